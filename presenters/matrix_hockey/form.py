"""The form « Ma semaine »: choices of only what the coach still has, round by round, weeks ahead too.

The focus is the key of the round that is asked for (`CH6`); without one it is the first that lacks an order.
"""

from typing import get_args

from presenters.errors import UserError
from presenters.form import Press, Question, Step
from presenters.matrix_hockey import standing
from presenters.matrix_hockey.dossier import OrderForm, Place
from presenters.matrix_hockey.offer import Offer
from presenters.matrix_hockey.week_sheet import Part, Sheet, Slot
from presenters.matrix_hockey.words import Words
from presenters.post import Style
from rules.matrix_hockey.order import Order
from rules.matrix_hockey.state import State


class MatrixForm(OrderForm):
    """The form of a week."""

    code = "mh"

    def again(self, place: Place, text: str) -> Step:
        """Return the choices that the form knows."""
        return Step(_sheet(place, text).text)

    def ask(self, place: Place, text: str, focus: str) -> Question:
        """Return the question about one round. Raises `UserError` where nothing can be ordered."""
        sheet = _sheet(place, text)
        slot = _slot(sheet, focus)
        words = Words(place.voice, sheet.state)
        offer = Offer(words, sheet)
        missing = ", ".join(one.key for one in sheet.missing)
        return Question(
            told=(_question(words, sheet, slot), *((words.t("mh-build-so-far"),) if sheet.text else ())),
            asked=words.t("mh-build-missing", rounds=missing) if missing else words.t("mh-build-complete"),
            choices=(*offer.rounds(slot), *offer.choices(slot)),
            presses=_presses(words, sheet, slot),
            is_ready=sheet.is_ready,
        )

    def press(self, place: Place, step: Step, part: str, values: tuple[str, ...]) -> Step:
        """Return the week with a choice in it, or at another round."""
        sheet, value = _sheet(place, step.text), values[0]
        if part == "round":
            return Step(sheet.text, _slot(sheet, value).key)
        slot = _slot(sheet, step.focus)
        if part == "drop":
            return Step(sheet.without(slot).text, slot.key)
        known = next((one for one in get_args(Part) if one == part), None)
        if known is None:
            raise UserError("error-stale")
        if not sheet.allows(slot, known, value):
            raise UserError("mh-build-gone", value=value[:10])
        return Step(sheet.with_choice(slot, known, value).text, slot.key)


def _sheet(place: Place, text: str) -> Sheet:
    if not isinstance(place.view, State):
        raise UserError("error-stale")
    sent = place.sent if isinstance(place.sent, Order) else None
    return Sheet.read(place.view, place.seat, sent, text)


def _slot(sheet: Sheet, focus: str) -> Slot:
    slots = sheet.slots
    if not slots:
        raise UserError("mh-build-nothing")
    found = sheet.slot(focus) if focus else (sheet.missing or slots)[0]
    if found is None:
        raise UserError("error-stale")
    return found


def _question(words: Words, sheet: Sheet, slot: Slot) -> str:
    """Return what the form asks now: the round, the opponent, the row of the matrix, what is left to spend."""
    cells = standing.cells(sheet.state, sheet.team, slot.comp, slot.number)
    row = " ".join(f"{letter}{cells[letter]}" for letter in sheet.columns(slot) if letter in cells)
    opponent = "none" if slot.pair is None else words.team(slot.pair[slot.pair[0] == sheet.team])
    return words.t(
        "mh-build-ask",
        key=slot.key,
        comp=words.comp(slot.comp),
        round=words.round(slot.comp, slot.number),
        opponent=opponent,
        week=slot.week,
        when="now" if slot.week == sheet.state.week else "later",
        row=f"`{row or '—'}`",
        extra=sheet.most(slot, "extra"),
        saves=sheet.most(slot, "saves"),
    )


def _presses(words: Words, sheet: Sheet, slot: Slot) -> tuple[Press, ...]:
    found = []
    following = next((one for one in sheet.missing if one.key != slot.key), None)
    if following is not None:
        found.append(Press("round", words.t("mh-build-next", key=following.key), following.key, Style.primary))
    pending = sheet.pending(slot.key)
    if pending is not None and not pending.is_cancelled:
        found.append(Press("drop", words.t("mh-build-drop", key=slot.key)))
    return tuple(found)
