"""The order by choices (`presenters.form.OrderForm`): every phase of a match, page by page; a competition's training.

The text is the order itself, a section to a line. The focus: nothing (the first page), `m5` (where does the 5 go?),
`l5`, `l5-d` (where are they placed?), `g`, `g2`, `g2-s` (the plan, a step of it, the cell of a shot), `p`, `k`,
`k-left` (policies, keeper), `o`, `c3` (the rest, a card's target), `b8` (a kicker's cell).
"""

from collections.abc import Callable, Mapping

from presenters.errors import UserError
from presenters.form import FormQuestion, FormStep, Press, Typed
from presenters.helvetia_cup.dossier import OrderForm, Place
from presenters.helvetia_cup.draft import OrderDraft
from presenters.helvetia_cup.form import defence, gestures, kicks, moves, others, placement, setup, training
from presenters.helvetia_cup.form.desk import FormDesk, FormPage, stale_error
from presenters.helvetia_cup.wording import order_error_text
from presenters.post import Block, ButtonStyle
from rules.errors import OrderError
from rules.helvetia_cup.orders import EMPTY, Order
from rules.helvetia_cup.phases import PLACEMENTS, phase_of

BEFORE = frozenset({"setup", "cards"})


class HelvetiaForm(OrderForm):
    """The form of every phase."""

    code = "hc"

    def blank(self, place: Place) -> FormStep:
        """Return the squad or the placement as it is by itself; else nothing yet."""
        if training.is_training(place):
            return FormStep("")
        desk = FormDesk.at(place, "")
        if desk.state.phase == "setup":
            return FormStep(setup.usual_start(desk))
        return FormStep(placement.first_placement(desk) if desk.state.phase in PLACEMENTS else "")

    def again(self, place: Place, text: str) -> FormStep:
        """Return how the form goes on from an order."""
        if training.is_training(place):
            return FormStep(OrderDraft.of(text).text)
        return FormStep(FormDesk.at(place, text).draft.text)

    def ask(self, place: Place, text: str, focus: str) -> FormQuestion:
        """Return what is asked next, with the order in words and its picture, or what cannot stand as it is."""
        if training.is_training(place):
            return training.ask_training(place, text)
        desk = FormDesk.at(place, text)
        page = _page(desk, focus)
        return FormQuestion(
            told=(*page.told, *self._shown(desk, focus)),
            asked=page.asked,
            choices=page.choices,
            presses=page.presses,
            is_ready=isinstance(desk.read, Order),
            is_shown=True,
        )

    def press(self, place: Place, step: FormStep, part: str, values: tuple[str, ...]) -> FormStep:
        """Return the order with what was chosen in it. Raises `UserError` for what was not offered."""
        if training.is_training(place):
            return training.press_training(place, part, values)
        desk = FormDesk.at(place, step.text)
        values = _offered(_page(desk, step.focus), part, values)
        if part == "back":
            return FormStep(desk.draft.text)
        if part == "to":
            return FormStep(desk.draft.text, values[0])
        if part == "nothing":
            return FormStep(desk.draft.with_section("G", "-").text)
        return _pressed(desk, step.focus, part, values)

    def typed(self, place: Place) -> Typed:
        """Return the texts of the form in which one types."""
        phase = phase_of(place.view)
        values = {name: place.voice.t(f"hc-form-typed-{name}", phase=phase) for name in Typed._fields}
        return Typed(**values)

    def _shown(self, desk: FormDesk, focus: str) -> tuple[Block, ...]:
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

    def _drawn(self, desk: FormDesk, focus: str, order: Order) -> tuple[Block, ...]:
        """Return the pitch with the order on it; on a figure's page what they reach, on a shot's the goal."""
        if desk.state.phase in BEFORE:
            return ()
        if desk.state.phase == "shootout":
            return kicks.kick_picture(desk, focus)
        if focus.startswith("k"):
            return (desk.pictures.keeper(desk.seat, focus.partition("-")[2]),)
        if focus.startswith("m"):
            return (desk.pictures.reach(desk.state, desk.seat, order, moves.reachable_hexes(desk, int(focus[1:]))),)
        if focus.startswith("g") and (found := gestures.find_open_shot(desk, focus)) is not None:
            return (desk.pictures.aim(desk.seat, found[1].zone, found[1].cells),)
        return (desk.pictures.draft(desk.state, desk.seat, order),)


def _page(desk: FormDesk, focus: str) -> FormPage:
    phase = desk.state.phase
    if phase in BEFORE:
        return setup.setup_page(desk, focus)
    if phase == "shootout":
        return kicks.kick_page(desk, focus)
    if focus:
        return _deep(desk, focus)
    if phase in PLACEMENTS:
        return _placement(desk)
    return _attack(desk) if desk.is_attack else _defence(desk)


def _deep(desk: FormDesk, focus: str) -> FormPage:  # noqa: PLR0911 - one per page
    """Return the page of a focus. Raises `UserError` for one that is none here."""
    match focus[0]:
        case "m" if focus[1:].isdecimal() and "D" in desk.letters:
            return moves.move_page(desk, int(focus[1:]))
        case "l" if "L" in desk.letters:
            return placement.placement_page(desk, focus)
        case "g" if "G" in desk.letters:
            return gestures.plan_page(desk, focus)
        case "p" if "P" in desk.letters:
            return defence.duel_page(desk)
        case "k" if "K" in desk.letters:
            return defence.keeper_page(desk, focus)
        case "o":
            return others.other_page(desk, focus)
        case "c" if focus[1:].isdecimal() and int(focus[1:]) in desk.team.hand:
            return others.other_page(desk, focus)
        case _:
            raise stale_error()


def _attack(desk: FormDesk) -> FormPage:
    presses = [desk.goes("g", desk.t("hc-form-to-plan"))] if desk.draft.plan else []
    if not desk.draft.sections and desk.state.restart is None:
        presses.append(Press("nothing", desk.t("hc-form-nothing")))
    if others.is_useful(desk):
        presses.append(desk.goes("o", desk.t("hc-form-to-others")))
    choices = (moves.figure_choice(desk), *gestures.next_gesture_choice(desk))
    is_told = any("%" in option.label for choice in choices for option in choice.options)
    asked = desk.t("hc-form-ask-attack", chances="yes" if is_told else "no")
    return FormPage(asked=asked, choices=choices, presses=tuple(presses))


def _defence(desk: FormDesk) -> FormPage:
    presses = [
        desk.goes("k", desk.t("hc-form-to-keeper")),
        desk.goes("p", desk.t("hc-form-to-policies")),
        desk.goes("o", desk.t("hc-form-to-others")),
    ]
    choices = (moves.figure_choice(desk), defence.policy_choice(desk))
    return FormPage(asked=desk.t("hc-form-ask-defence"), choices=choices, presses=tuple(presses))


def _placement(desk: FormDesk) -> FormPage:
    page = placement.placement_page(desk, "")
    presses = list(page.presses)
    choices = page.choices
    if "G" in desk.letters:
        choices = (*choices, *gestures.next_gesture_choice(desk))
        presses += [desk.goes("g", desk.t("hc-form-to-plan"))] if desk.draft.plan else []
    if others.is_useful(desk):
        presses.append(desk.goes("o", desk.t("hc-form-to-others"), ButtonStyle.secondary))
    return FormPage(page.told, page.asked, choices, tuple(presses))


def _pressed(desk: FormDesk, focus: str, part: str, values: tuple[str, ...]) -> FormStep:
    """Return what a press that was offered makes of the order."""
    phase = desk.state.phase
    if phase in BEFORE:
        return setup.press_setup(desk, focus, part, values)
    if phase == "shootout":
        return kicks.press_kick(desk, focus, part, values)
    if not focus and part == "man" and phase not in PLACEMENTS:
        return FormStep(desk.draft.text, f"m{values[0]}")
    if focus.startswith("m"):
        return moves.press_move(desk, int(focus[1:]), part, values)
    if part == "add" or focus.startswith("g"):
        return gestures.press_gesture(desk, focus, part, values)
    press: Pressed = _OF[focus[:1] or _first(phase)]
    return press(desk, focus, part, values)


def _first(phase: str) -> str:
    return "l" if phase in PLACEMENTS else "p"


Pressed = Callable[[FormDesk, str, str, tuple[str, ...]], FormStep]
_OF: Mapping[str, Pressed] = {
    "l": placement.press_placement, "p": defence.press_defence, "k": defence.press_defence,
    "o": others.press_other, "c": others.press_other,
}  # fmt: skip


def _offered(page: FormPage, part: str, values: tuple[str, ...]) -> tuple[str, ...]:
    """Return what was chosen of what a page offers. Raises `UserError` for anything else: presses can be forged."""
    chosen = tuple(value for value in values if value)
    for one in page.choices:
        known = {option.value for option in one.options}
        if one.part == part and set(chosen) <= known and one.minimum <= len(set(chosen)) <= one.maximum:
            return chosen
    if any((one.part, one.value) == (part, values[0] if values else "") and not one.disabled for one in page.presses):
        return values
    raise UserError("error-stale")
