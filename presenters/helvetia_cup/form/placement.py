"""The pages of a placement: a formation in one tap, or figure by figure: who, which row, which hex."""

from collections.abc import Mapping

from presenters.form import FormChoice, FormStep, Press
from presenters.helvetia_cup.form.desk import FormDesk, FormPage, stale_error
from presenters.post import ButtonStyle, SelectOption
from rules.errors import OrderError
from rules.helvetia_cup.phases import role_of
from rules.helvetia_cup.pitch import PITCH, Hex
from rules.helvetia_cup.placing import check_placement

Placement = Mapping[int, Hex]


def first_placement(desk: FormDesk) -> str:
    """Return what a coach begins with: their last placement in this role, else the ready formation."""
    return f"L {write_placement(last_placement(desk) or ready_formation(desk))}"


def last_placement(desk: FormDesk) -> Placement | None:
    """Return the last placement in this role, if it is still possible."""
    role = role_of(desk.state, desk.seat)
    placed = desk.team.last_placement.of(role)
    if placed is None or set(placed) != set(desk.team.on_pitch):
        return None
    try:
        check_placement(desk.seat, role, desk.team.keeper, desk.team.on_pitch, placed)
    except OrderError:
        return None
    return placed


def ready_formation(desk: FormDesk) -> dict[int, Hex]:
    """Return the ready formation (Appendix A.6) for who is on the pitch, changes written so far included."""
    data, keeper = PITCH.data.formation, desk.team.keeper
    players = sorted(_there(desk))
    outfield = [n for n in players if n != keeper]
    placed: dict[int, Hex] = {}
    if keeper in players:
        placed[keeper] = PITCH.keeper_zone(desk.seat)
    if desk.is_attack and outfield:
        placed[outfield.pop()] = PITCH.own(desk.seat, data.kicker)
    slots = data.attack if desk.is_attack else data.defence
    return placed | {n: PITCH.own(desk.seat, at) for n, at in zip(outfield, slots, strict=False)}


def write_placement(placed: Placement) -> str:
    """Return a placement in notation."""
    return " ".join(f"{n}-{at}" for n, at in placed.items())


def placement_page(desk: FormDesk, focus: str) -> FormPage:
    """Return the figures to place; of one the rows, of a row its hexes."""
    if not focus:
        return _first(desk)
    number, row = _read(focus)
    told = desk.t("hc-form-placing", player=desk.player(number), at=desk.draft.placement.get(number, "?"))
    if row:
        options = [SelectOption(_hex_label(desk, at, number), at) for at in free_hexes(desk, number) if at[0] == row]
        choice = FormChoice("at", desk.t("hc-form-where"), options, is_pressed=True)
        return FormPage(
            (told,), choices=(choice,), presses=(desk.goes(f"l{number}", desk.t("hc-form-rows")), desk.back())
        )
    rows = dict.fromkeys(at[0] for at in free_hexes(desk, number))
    options = [SelectOption(desk.t("hc-form-row", row=one), one) for one in rows]
    choices = [FormChoice("row", desk.t("hc-form-rows"), options, is_pressed=True)]
    bench = _bench(desk)
    if bench and number != desk.team.keeper:
        subs = [SelectOption(desk.t("hc-form-comes-on", player=desk.player(n)), str(n)) for n in bench]
        choices.append(FormChoice("sub", desk.t("hc-form-subs"), subs, is_pressed=True))
    return FormPage((told,), choices=tuple(choices), presses=(desk.back(),))


def press_placement(desk: FormDesk, focus: str, part: str, values: tuple[str, ...]) -> FormStep:
    """Return the placement after a press. Raises `UserError` for what was not offered."""
    draft = desk.draft
    match part:
        case "man":
            return FormStep(draft.text, f"l{values[0]}")
        case "base":
            return FormStep(draft.with_section("L", write_placement(ready_formation(desk))).text)
        case "last" if (placed := last_placement(desk)) is not None:
            return FormStep(draft.with_section("X", "").with_section("L", write_placement(placed)).text)
    number, _ = _read(focus)
    match part:
        case "row":
            return FormStep(draft.text, f"l{number}-{values[0]}")
        case "at":
            return FormStep(
                draft.with_section("L", write_placement(place_figure(draft.placement, number, values[0]))).text
            )
        case "sub":
            comes = int(values[0])
            placed = {comes if n == number else n: at for n, at in draft.placement.items()}
            swaps = (*draft.tokens("X"), f"{number}>{comes}")
            return FormStep(draft.with_tokens("X", swaps).with_section("L", write_placement(placed)).text)
    raise stale_error()


def place_figure(placed: Placement, number: int, at: Hex) -> dict[int, Hex]:
    """Return a placement with a figure elsewhere; who stands there changes places with them."""
    was = placed.get(number)
    there = next((n for n, one in placed.items() if one == at and n != number), None)
    found = {**placed, number: at}
    if there is not None and was is not None:
        found[there] = was
    return found


def free_hexes(desk: FormDesk, number: int) -> list[Hex]:
    """Return where a figure may be placed; a team-mate's hex is one, as they change places."""
    keeper, team = number == desk.team.keeper, desk.draft.placement
    if keeper:
        return [PITCH.keeper_zone(desk.seat)]
    kept = {at for n, at in team.items() if n == desk.team.keeper}
    return [
        at
        for at in PITCH.hexes
        if PITCH.in_half(desk.seat, at)
        and at not in PITCH.keeper_zones | kept
        and (at not in PITCH.circle or (desk.is_attack and at == PITCH.centre))
    ]


def _first(desk: FormDesk) -> FormPage:
    outfield = [n for n in desk.draft.placement if n != desk.team.keeper]
    options = [
        SelectOption(desk.t("hc-form-at", player=desk.player(n), at=desk.draft.placement[n]), str(n)) for n in outfield
    ]
    choices = (FormChoice("man", desk.t("hc-form-who"), options, is_pressed=True),) if options else ()
    presses = [Press("base", desk.t("hc-form-base"), style=ButtonStyle.primary)]
    if last_placement(desk) is not None:
        presses.append(Press("last", desk.t("hc-form-last")))
    return FormPage(asked=desk.t("hc-form-ask-place", attack=desk.is_attack), choices=choices, presses=tuple(presses))


def _bench(desk: FormDesk) -> list[int]:
    """Return who may still come on after a goal."""
    made = desk.draft.swaps
    if not desk.state.sub_window or desk.team.subs_left <= len(made):
        return []
    on = {comes for _, comes in made}
    return [n for n in desk.team.bench if n not in on]


def _there(desk: FormDesk) -> set[int]:
    """Return who is on the pitch after the changes written so far."""
    there = set(desk.team.on_pitch)
    for out, comes in desk.draft.swaps:
        if comes in desk.team.players:
            there = (there - {out}) | {comes}
    return there


def _hex_label(desk: FormDesk, at: Hex, number: int) -> str:
    there = next((n for n, one in desk.draft.placement.items() if one == at and n != number), None)
    return at if there is None else desk.t("hc-form-swap", at=at, player=desk.player(there))


def _read(focus: str) -> tuple[int, str]:
    """Return the figure and the row that a focus is about."""
    number, _, row = focus.removeprefix("l").partition("-")
    if not focus.startswith("l") or not number.isdecimal():
        raise stale_error()
    return int(number), row
