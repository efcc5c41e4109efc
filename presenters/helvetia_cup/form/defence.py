"""The pages of the defence: what is done to the carrier, and the keeper's cells."""

from presenters.form import FormChoice, FormStep
from presenters.helvetia_cup.draft import OrderDraft
from presenters.helvetia_cup.form.desk import FormDesk, FormPage, stale_error
from presenters.post import SelectOption
from rules.helvetia_cup import chances
from rules.helvetia_cup.chances import keeper_sets
from rules.helvetia_cup.pitch import PITCH, ZONES, Zone

WORDS = {"pique": "steal", "tacle": "tackle", "presse": "press"}
LETTERS: dict[str, Zone] = {"g": "left", "c": "centre", "d": "right"}
USUAL = "-"  # the policy of all others


def policy_choice(desk: FormDesk) -> FormChoice:
    """Return what all who reach the carrier do to them."""
    now = next((one for one in desk.draft.tokens("P") if "=" not in one), "")
    options = [SelectOption(desk.t(f"hc-form-policy-{WORDS[one]}", chosen=one == now), one) for one in _known(desk)]
    return FormChoice("policy", desk.t("hc-form-policy"), options, is_pressed=True)


def _known(desk: FormDesk) -> list[str]:
    return [one for one in WORDS if one != "tacle" or not desk.state.is_family]


def duel_page(desk: FormDesk) -> FormPage:
    """Return what each defender does to the carrier, with their chances."""
    choices = []
    for number in desk.team.on_pitch:
        now = desk.draft.of_player("P", number).partition("=")[2]
        duel = None if desk.state.ball.holder is None else chances.duel_chances(desk.foreseen, number)
        options = [SelectOption(desk.t("hc-form-policy-usual"), USUAL, default=not now)]
        options += [SelectOption(_policy_label(desk, duel, one), one, default=one == now) for one in _known(desk)]
        choices.append(FormChoice(f"p{number}", desk.t("hc-form-policy-of", player=desk.player(number)), options))
    return FormPage((desk.t("hc-form-policies"),), choices=tuple(choices), presses=(desk.back(),))


def _policy_label(desk: FormDesk, duel: chances.DuelChances | None, word: str) -> str:
    if duel is None:
        return desk.t(f"hc-form-policy-{WORDS[word]}", chosen=False)
    tackle = 0 if duel.tackle is None else duel.tackle.percent
    return desk.t(
        f"hc-form-odds-{WORDS[word]}",
        percent=duel.steal_wins if word == "pique" else tackle,
        foul=duel.foul_percent,
        press=duel.press,
    )


def press_defence(desk: FormDesk, focus: str, part: str, values: tuple[str, ...]) -> FormStep:
    """Return the defence after a press. Raises `UserError` for what was not offered."""
    draft, value = desk.draft, values[0]
    if part == "policy":
        own = [one for one in draft.tokens("P") if "=" in one]
        return FormStep(draft.with_tokens("P", (*own, value)).text)
    if part.startswith("p") and part[1:].isdecimal():
        token = "" if value == USUAL else f"{part[1:]}={value}"
        return FormStep(draft.with_player("P", int(part[1:]), token).text, focus)
    if part.startswith("set"):
        return FormStep(_with_set(desk, focus, value).text, focus)
    if part == "clear":
        return FormStep(draft.with_section("K", "").text, focus)
    raise stale_error()


def largest_set(desk: FormDesk) -> int:
    """Return the largest set that the keeper can be asked for."""
    sizes = range(1, desk.state.config.keeper_cells_max + 1)
    return max(
        (len(sets[0]) for size in sizes if (sets := keeper_sets(desk.state, desk.seat, size, "penalty"))), default=0
    )


def keeper_page(desk: FormDesk, focus: str) -> FormPage:
    """Return the keeper's cells for a shot from one, two, three hexes, from anywhere or from one side."""
    zone = focus.partition("-")[2]
    if zone and zone not in ZONES:
        raise stale_error()
    shown = desk.t("hc-form-keeper", zone=desk.t(f"hc-zone-{zone}") if zone else "none")
    now = {len(one.rpartition(":")[2]): one for one in desk.draft.tokens("K") if _zone(one) == zone}
    choices = []
    for size in range(1, largest_set(desk) + 1):
        sets = ["".join(cells) for cells in PITCH.keeper_sets[size]]
        chosen = now.get(size, "").rpartition(":")[2]
        options = [
            SelectOption(desk.t("hc-form-cells", cells=one, chosen=one == chosen), one, default=one == chosen)
            for one in sets
        ]
        choices.append(FormChoice(f"set{size}", desk.t("hc-form-cells-at", size=size), options, is_pressed=size == 1))
    ways = [
        desk.goes("k" if one == "any" else f"k-{one}", desk.t(f"hc-form-from-{one}"))
        for one in ("any", *ZONES)
        if one != (zone or "any")
    ]
    told = (shown, *(() if desk.draft.body("K") else (desk.t("hc-form-keeper-none"),)))
    return FormPage(
        ("\n".join(told),), choices=tuple(choices), presses=(desk.back(), *([] if desk.state.is_family else ways))
    )


def _zone(token: str) -> str:
    letter, _, cells = token.partition(":")
    return LETTERS[letter] if cells and letter in LETTERS else ""


def _with_set(desk: FormDesk, focus: str, cells: str) -> OrderDraft:
    zone = focus.partition("-")[2]
    letter = next((f"{one}:" for one, its in LETTERS.items() if its == zone), "")
    others = [one for one in desk.draft.tokens("K") if (_zone(one), len(one.rpartition(":")[2])) != (zone, len(cells))]
    return desk.draft.with_tokens("K", (*others, f"{letter}{cells}"))
