"""The order by choices (`presenters.form.OrderForm`): every phase of a match, page by page; a competition's training.

The text is the order itself, a section to a line. The focus: nothing (the first page), `m5` (where does the 5 go?),
`l5`, `l5-d` (where is he placed?), `g`, `g2`, `g2-s` (the plan, a step of it, the cell of a shot), `p`, `k`, `k-left`
(policies, keeper), `o`, `c3` (the rest, a card's target), `b8` (a kicker's cell).
"""

from collections.abc import Callable, Mapping

from presenters.errors import UserError
from presenters.form import FormQuestion, Press, Step, Typed
from presenters.helvetia_cup.dossier import OrderForm, Place
from presenters.helvetia_cup.form import defence, gestures, kicks, moves, others, placement, setup, training
from presenters.helvetia_cup.form.desk import Desk, Page, stale
from presenters.helvetia_cup.form.draft import Draft
from presenters.helvetia_cup.wording import order_error_text
from presenters.post import Block, ButtonStyle
from rules.errors import OrderError
from rules.helvetia_cup.orders import EMPTY, Order
from rules.helvetia_cup.phases import PLACEMENTS, phase_of

BEFORE = frozenset({"setup", "cards"})


class HelvetiaForm(OrderForm):
    """The form of every phase."""

    code = "hc"

    def blank(self, place: Place) -> Step:
        """Return the squad or the placement as it is by itself; else nothing yet."""
        if training.is_due(place):
            return Step("")
        desk = Desk.at(place, "")
        if desk.state.phase == "setup":
            return Step(setup.usual(desk))
        return Step(placement.usual(desk) if desk.state.phase in PLACEMENTS else "")

    def again(self, place: Place, text: str) -> Step:
        """Return how the form goes on from an order."""
        if training.is_due(place):
            return Step(Draft.of(text).text)
        return Step(Desk.at(place, text).draft.text)

    def ask(self, place: Place, text: str, focus: str) -> FormQuestion:
        """Return what is asked next, with the order in words and its picture, or what cannot stand as it is."""
        if training.is_due(place):
            return training.ask(place, text)
        desk = Desk.at(place, text)
        page = _page(desk, focus)
        return FormQuestion(
            told=(*page.told, *self._shown(desk, focus)),
            asked=page.asked,
            choices=page.choices,
            presses=page.presses,
            is_ready=isinstance(desk.read, Order),
            is_shown=True,
        )

    def press(self, place: Place, step: Step, part: str, values: tuple[str, ...]) -> Step:
        """Return the order with what was chosen in it. Raises `UserError` for what was not offered."""
        if training.is_due(place):
            return training.press(place, part, values)
        desk = Desk.at(place, step.text)
        values = _offered(_page(desk, step.focus), part, values)
        if part == "back":
            return Step(desk.draft.text)
        if part == "to":
            return Step(desk.draft.text, values[0])
        if part == "nothing":
            return Step(desk.draft.with_section("G", "-").text)
        return _pressed(desk, step.focus, part, values)

    def typed(self, place: Place) -> Typed:
        """Return the texts of the form in which one types."""
        phase = phase_of(place.view)
        values = {name: place.voice.t(f"hc-form-typed-{name}", phase=phase) for name in Typed._fields}
        return Typed(**values)

    def _shown(self, desk: Desk, focus: str) -> tuple[Block, ...]:
        """Return the order so far: in words with its picture, or with its fault."""
        match desk.read:
            case None:
                return self._drawn(desk, focus, EMPTY)
            case Order() as order:
                return ("\n".join(desk.speaker.lines(order)), *self._drawn(desk, focus, order))
            case OrderError() as error:
                text = "; ".join(desk.draft.text.splitlines())
                fault = order_error_text(desk.words, desk.state, desk.seat, error, text)
                return (f"{desk.t('hc-form-wrong')}\n{fault}",)

    def _drawn(self, desk: Desk, focus: str, order: Order) -> tuple[Block, ...]:
        """Return the pitch with the order on it; on a figure's page what he reaches, on a shot's the goal."""
        if desk.state.phase in BEFORE:
            return ()
        if desk.state.phase == "shootout":
            return kicks.drawn(desk, focus)
        if focus.startswith("k"):
            return (desk.pictures.keeper(desk.seat, focus.partition("-")[2]),)
        if focus.startswith("m"):
            return (desk.pictures.reach(desk.state, desk.seat, order, moves.reach(desk, int(focus[1:]))),)
        if focus.startswith("g") and (found := gestures.aimed(desk, focus)) is not None:
            return (desk.pictures.aim(desk.seat, found[1].zone, found[1].cells),)
        return (desk.pictures.draft(desk.state, desk.seat, order),)


def _page(desk: Desk, focus: str) -> Page:
    phase = desk.state.phase
    if phase in BEFORE:
        return setup.page(desk, focus)
    if phase == "shootout":
        return kicks.page(desk, focus)
    if focus:
        return _deep(desk, focus)
    if phase in PLACEMENTS:
        return _placement(desk)
    return _attack(desk) if desk.is_attack else _defence(desk)


def _deep(desk: Desk, focus: str) -> Page:  # noqa: PLR0911 - one per page
    """Return the page of a focus. Raises `UserError` for one that is none here."""
    match focus[0]:
        case "m" if focus[1:].isdecimal() and "D" in desk.letters:
            return moves.page(desk, int(focus[1:]))
        case "l" if "L" in desk.letters:
            return placement.page(desk, focus)
        case "g" if "G" in desk.letters:
            return gestures.page(desk, focus)
        case "p" if "P" in desk.letters:
            return defence.men_page(desk)
        case "k" if "K" in desk.letters:
            return defence.keeper_page(desk, focus)
        case "o":
            return others.page(desk, focus)
        case "c" if focus[1:].isdecimal() and int(focus[1:]) in desk.team.hand:
            return others.page(desk, focus)
        case _:
            raise stale()


def _attack(desk: Desk) -> Page:
    presses = [desk.goes("g", desk.t("hc-form-to-plan"))] if desk.draft.plan else []
    if not desk.draft.sections and desk.state.restart is None:
        presses.append(Press("nothing", desk.t("hc-form-nothing")))
    if others.is_useful(desk):
        presses.append(desk.goes("o", desk.t("hc-form-to-others")))
    choices = (moves.figures(desk), *gestures.following(desk))
    is_told = any("%" in option.label for choice in choices for option in choice.options)
    asked = desk.t("hc-form-ask-attack", chances="yes" if is_told else "no")
    return Page(asked=asked, choices=choices, presses=tuple(presses))


def _defence(desk: Desk) -> Page:
    presses = [
        desk.goes("k", desk.t("hc-form-to-keeper")),
        desk.goes("p", desk.t("hc-form-to-policies")),
        desk.goes("o", desk.t("hc-form-to-others")),
    ]
    choices = (moves.figures(desk), defence.policies(desk))
    return Page(asked=desk.t("hc-form-ask-defence"), choices=choices, presses=tuple(presses))


def _placement(desk: Desk) -> Page:
    page = placement.page(desk, "")
    presses = list(page.presses)
    choices = page.choices
    if "G" in desk.letters:
        choices = (*choices, *gestures.following(desk))
        presses += [desk.goes("g", desk.t("hc-form-to-plan"))] if desk.draft.plan else []
    if others.is_useful(desk):
        presses.append(desk.goes("o", desk.t("hc-form-to-others"), ButtonStyle.secondary))
    return Page(page.told, page.asked, choices, tuple(presses))


def _pressed(desk: Desk, focus: str, part: str, values: tuple[str, ...]) -> Step:
    """Return what a press that was offered makes of the order."""
    phase = desk.state.phase
    if phase in BEFORE:
        return setup.press(desk, focus, part, values)
    if phase == "shootout":
        return kicks.press(desk, focus, part, values)
    if not focus and part == "man" and phase not in PLACEMENTS:
        return Step(desk.draft.text, f"m{values[0]}")
    if focus.startswith("m"):
        return moves.press(desk, int(focus[1:]), part, values)
    if part == "add" or focus.startswith("g"):
        return gestures.press(desk, focus, part, values)
    press: Pressed = _OF[focus[:1] or _first(phase)]
    return press(desk, focus, part, values)


def _first(phase: str) -> str:
    return "l" if phase in PLACEMENTS else "p"


Pressed = Callable[[Desk, str, str, tuple[str, ...]], Step]
_OF: Mapping[str, Pressed] = {
    "l": placement.press, "p": defence.press, "k": defence.press, "o": others.press, "c": others.press,
}  # fmt: skip


def _offered(page: Page, part: str, values: tuple[str, ...]) -> tuple[str, ...]:
    """Return what was chosen of what a page offers. Raises `UserError` for anything else: presses can be forged."""
    chosen = tuple(value for value in values if value)
    for one in page.choices:
        known = {option.value for option in one.options}
        if one.part == part and set(chosen) <= known and one.minimum <= len(set(chosen)) <= one.maximum:
            return chosen
    if any((one.part, one.value) == (part, values[0] if values else "") and not one.disabled for one in page.presses):
        return values
    raise UserError("error-stale")
