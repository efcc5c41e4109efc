"""The pages of the shoot-out: each kicker with their cell, the keeper's cells kick by kick."""

from presenters.form import FormChoice, FormStep
from presenters.helvetia_cup.draft import token_number
from presenters.helvetia_cup.form.desk import FormDesk, FormPage, stale_error
from presenters.post import Picture, SelectOption
from rules.helvetia_cup import chances
from rules.helvetia_cup.pitch import CELLS, PITCH
from rules.helvetia_cup.state import OTHER
from rules.helvetia_cup.teams import TEAMS
from rules.helvetia_cup.turn.shooting import cell_malus, kicks_due

SPOT = 2  # hexes from the spot to the goal


def count_kicks(desk: FormDesk) -> int:
    """Return how many kicks each side takes in this turn."""
    return 1 if desk.state.shootout is None else kicks_due(desk.state.shootout)


def kick_page(desk: FormDesk, focus: str) -> FormPage:
    """Return the next kicker, their cell, the keeper's next set."""
    if focus.startswith("b") and focus[1:].isdecimal():
        return _cell(desk, int(focus[1:]))
    choices: list[FormChoice] = []
    kickers = desk.draft.tokens("B")
    if len(kickers) < count_kicks(desk) and (players := list_kickers(desk)):
        options = [
            SelectOption(desk.t("hc-form-kicker", player=desk.player(n), shot=kicker_shot(desk, n)), str(n))
            for n in players
        ]
        choices.append(FormChoice("man", desk.t("hc-form-kick", number=len(kickers) + 1), options, is_pressed=True))
    sets = chances.keeper_sets(desk.state, desk.seat, SPOT, "penalty")
    saved = len(desk.draft.tokens("K"))
    if sets and saved < count_kicks(desk):
        cells = [SelectOption("".join(one), "".join(one)) for one in sets]
        choices.append(FormChoice("set", desk.t("hc-form-save", number=saved + 1), cells))
    return FormPage(asked=desk.t("hc-form-ask-kicks", count=count_kicks(desk)), choices=tuple(choices))


def press_kick(desk: FormDesk, focus: str, part: str, values: tuple[str, ...]) -> FormStep:
    """Return the kicks after a press. Raises `UserError` for what was not offered."""
    draft, value = desk.draft, values[0]
    match part:
        case "man":
            return FormStep(draft.text, f"b{value}")
        case "cell":
            return FormStep(draft.with_tokens("B", (*draft.tokens("B"), f"{focus[1:]}{value}")).text)
        case "set":
            return FormStep(draft.with_tokens("K", (*draft.tokens("K"), value)).text)
    raise stale_error()


def list_kickers(desk: FormDesk) -> list[int]:
    """Return who may kick: nobody twice before all have (HC-2.6-so-e)."""
    shootout = desk.state.shootout
    taken = () if shootout is None else shootout.taken.of(desk.seat)
    named = [token_number(one) for one in desk.draft.tokens("B")]
    fresh = [n for n in desk.team.on_pitch if n not in taken and n not in named]
    return sorted(fresh or [n for n in desk.team.on_pitch if n not in named], key=lambda n: (-kicker_shot(desk, n), n))


def kicker_shot(desk: FormDesk, number: int) -> int:
    """Return a player's shot as they are now."""
    card, is_tired = TEAMS[desk.team.team].card(number), desk.team.players[number].boost == 0
    return card.skill("shot", family=desk.state.is_family, exhausted=is_tired)


def kick_picture(desk: FormDesk, focus: str) -> tuple[Picture, ...]:
    """Return the goal: before a kicker with what they need, else with what each cell costs the opponents."""
    if focus.startswith("b") and focus[1:].isdecimal():
        return (desk.pictures.aim(desk.seat, "centre", _chances(desk, int(focus[1:]))),)
    return (desk.pictures.keeper(desk.seat, "centre"),)


def _chances(desk: FormDesk, number: int) -> dict[str, chances.RollChance]:
    defence, shot = OTHER[desk.seat], kicker_shot(desk, number)
    spot = PITCH.spot(defence, PITCH.penalty_spot(defence))
    if spot is None:
        raise stale_error()
    return {cell: chances.chance(shot - cell_malus(spot, cell, family=desk.state.is_family)) for cell in CELLS}


def _cell(desk: FormDesk, number: int) -> FormPage:
    if number not in list_kickers(desk):
        raise stale_error()
    options = [
        SelectOption(desk.t("hc-form-cell", cell=cell, needed=one.needed, percent=one.percent), cell)
        for cell, one in _chances(desk, number).items()
    ]
    told = desk.t("hc-form-kicking", player=desk.player(number))
    choice = FormChoice("cell", desk.t("hc-form-where-goal"), options, is_pressed=True)
    return FormPage((told,), choices=(choice,), presses=(desk.back(),))
