"""The form « Ma semaine »: a button for each round of the week opens a dialog of only what the coach still has.

Of the weeks to come a round is chosen first: the form's focus is then its key (`CH6`), a dialog's is always one.
"""

from collections.abc import Mapping
from typing import get_args

from presenters.errors import UserError
from presenters.form import Dialog, FormQuestion, FormStep, Opener
from presenters.matrix_hockey.choices import NO_ORDER, Choices
from presenters.matrix_hockey.dossier import OrderForm, Place
from presenters.matrix_hockey.draft import UNKNOWN, OrderDraft, Part, RoundSlot
from presenters.matrix_hockey.wording import order_notation
from presenters.matrix_hockey.words import GameWords
from presenters.post import ButtonStyle
from rules.matrix_hockey.orders import Order
from rules.matrix_hockey.state import State

MOST_ROUNDS = 10  # of a week that have a button


class MatrixForm(OrderForm):
    """The form of a week."""

    code = "mh"

    def again(self, place: Place, text: str) -> FormStep:
        """Return the choices that the form knows."""
        return FormStep(_sheet(place, text).text)

    def ask(self, place: Place, text: str, focus: str) -> FormQuestion:
        """Return the week's rounds and the one in focus. Raises `UserError` where nothing can be ordered."""
        sheet = _sheet(place, text)
        if not sheet.slots:
            raise UserError("mh-build-nothing")
        words = GameWords(place.voice, sheet.state)
        now = [slot for slot in sheet.slots if slot.week == sheet.state.week][:MOST_ROUNDS]
        later = [slot for slot in sheet.slots if slot not in now]
        shown = [*now, *(slot for slot in later if slot == _focused(sheet, focus))]
        told = "\n".join(_line(words, sheet, slot) for slot in shown) or words.t("mh-week-nothing")
        so_far = words.t("mh-build-so-far", open=UNKNOWN in sheet.text)
        return FormQuestion(
            told=(told, *((so_far,) if sheet.text else ())),
            asked=_asked(words, sheet),
            openers=tuple(_opener(words, sheet, slot) for slot in shown),
            choices=tuple(Choices(words, sheet).rounds(later, focus)),
            is_ready=sheet.is_ready,
            is_shown=True,
        )

    def press(self, place: Place, step: FormStep, part: str, values: tuple[str, ...]) -> FormStep:
        """Return the form at another round."""
        sheet = _sheet(place, step.text)
        if part != "round" or _focused(sheet, values[0]) is None:
            raise UserError("error-stale")
        return FormStep(sheet.text, values[0])

    def dialog(self, place: Place, text: str, focus: str) -> Dialog:
        """Return the choices for the round in focus."""
        sheet, slot = _at(place, text, focus)
        words = GameWords(place.voice, sheet.state)
        opponent = sheet.opponent(slot)
        rival = "none" if opponent is None else words.names[opponent]
        return Dialog(words.t("mh-build-title", key=slot.key, opponent=rival), Choices(words, sheet).choices(slot))

    def decide(self, place: Place, step: FormStep, chosen: Mapping[str, str]) -> FormStep:
        """Return the week with the choices for a round in it, or without its order."""
        sheet, slot = _at(place, step.text, step.focus)
        if chosen.get("column") == NO_ORDER:
            return FormStep(sheet.without(slot).text)
        for name, value in chosen.items():
            part = next((one for one in get_args(Part) if one == name), None)
            if part is None:
                raise UserError("error-stale")
            if not sheet.allows(slot, part, value):
                raise UserError("mh-build-gone", value=value[:10])
            sheet = sheet.with_choice(slot, part, value)
        return FormStep(sheet.text)


def _sheet(place: Place, text: str) -> OrderDraft:
    if not isinstance(place.view, State):
        raise UserError("error-stale")
    sent = place.sent if isinstance(place.sent, Order) else None
    return OrderDraft.read(place.view, place.seat, sent, text)


def _at(place: Place, text: str, focus: str) -> tuple[OrderDraft, RoundSlot]:
    sheet = _sheet(place, text)
    slot = _focused(sheet, focus)
    if slot is None:
        raise UserError("error-stale")
    return sheet, slot


def _focused(sheet: OrderDraft, focus: str) -> RoundSlot | None:
    """Return the round in focus, None without one. Raises `UserError` for a round that takes no orders."""
    found = sheet.slot(focus)
    if focus and found is None:
        raise UserError("error-stale")
    return found


def _line(words: GameWords, sheet: OrderDraft, slot: RoundSlot) -> str:
    """Return a round with its opponent, and with what is on record for it where the form leaves that as it is."""
    recorded = None if slot.key in sheet.lines else sheet.recorded(slot.key)
    return words.t(
        "mh-build-line",
        key=slot.key,
        week=slot.week,
        when="now" if slot.week == sheet.state.week else "later",
        opponent="none" if slot.pair is None else words.team(sheet.opponent(slot)),
        order="none" if recorded is None else order_notation(recorded.text(slot.comp)),
    )


def _asked(words: GameWords, sheet: OrderDraft) -> str:
    if missing := ", ".join(slot.key for slot in sheet.missing):
        return words.t("mh-build-missing", rounds=missing)
    return words.t("mh-build-complete", ready=sheet.is_ready)


def _opener(words: GameWords, sheet: OrderDraft, slot: RoundSlot) -> Opener:
    is_missing = (line := sheet.pending(slot.key)) is None or line.is_cancelled
    label = words.t("mh-build-pick", key=slot.key, missing=is_missing)
    style = ButtonStyle.primary if slot in sheet.missing else ButtonStyle.secondary
    return Opener(label, slot.key, style, disabled=is_missing and not sheet.columns(slot))
