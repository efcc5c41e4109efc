"""From the text of a seat to its order (rulebook 5, 9): a side's, the bot's clock's, the referee's.

What a side's draft says must be allowed on the board (rulebook 5.2, from `AS_TEST_NO_SHOT` on); the first reason to
refuse it is told.
"""

import re

from rules.aspic.board import BIT, FREE_ZONE, SIDES, Side, set_of
from rules.aspic.notation.grammar import Draft, PlacementDraft, TurnOrTest, Word, check_length, draft_of
from rules.aspic.orders import (
    AdjustClock,
    End,
    Forfeit,
    Move,
    Order,
    Placement,
    RefereeOrder,
    SecondsUsed,
    SideOrder,
    Skip,
    Test,
    Turn,
)
from rules.aspic.refusals import pieces_around, refusal_of_move, refusal_of_shot
from rules.aspic.state import State
from rules.errors import OrderError

_SECONDS = re.compile(r"[0-9]{1,200}")
_DELTA = re.compile(r"[+-][0-9]+")
_SIDES: dict[str, Side] = {"left": "left", "right": "right"}


def clock_order(text: str) -> SecondsUsed:
    """Return the seconds that a turn took. Raises `AS_CLOCK_SYNTAX`."""
    if not _SECONDS.fullmatch(text):
        raise OrderError("AS_CLOCK_SYNTAX")
    return SecondsUsed(int(text))


def referee_order(state: State, text: str) -> RefereeOrder:
    """Return what the referee does. Raises `AS_TOO_LONG`, `AS_EMPTY` and the `AS_REF_…` codes."""
    check_length(text)
    order = _read(text)
    if isinstance(order, AdjustClock):
        check_adjustment(state, order)
    return order


def check_adjustment(state: State, order: AdjustClock) -> None:
    """Raise `AS_REF_NO_CLOCK` without a clock, `AS_REF_VALUE` if nothing would remain on it."""
    if state.clock is None:
        raise OrderError("AS_REF_NO_CLOCK")
    if state.clock.of(order.seat) + order.delta <= 0:
        raise OrderError("AS_REF_VALUE")


def _read(text: str) -> RefereeOrder:
    # No letter but an ASCII one becomes an ASCII one here: the two that `lower` would make so are left out.
    words = [word.lower() if word.isascii() else word for word in text.split()]
    match words:
        case ["skip"]:
            return Skip()
        case ["end", "draw"]:
            return End(None)
        case ["end", side] if side in _SIDES:
            return End(_SIDES[side])
        case ["forfeit", side] if side in _SIDES:
            return Forfeit(_SIDES[side])
        case ["clock", side, delta] if side in _SIDES and _DELTA.fullmatch(delta):
            return AdjustClock(_SIDES[side], int(delta))
        case _:
            raise OrderError("AS_REF_SYNTAX")


_ZONES: dict[Side, dict[str, str | int]] = {"left": {"first": "B", "last": "E"}, "right": {"first": "G", "last": "J"}}


def check_draft(state: State, side: Side, draft: Draft) -> SideOrder:
    """Return the order of `side`, which is to act. Raises `OrderError` for the first reason to refuse it."""
    if isinstance(draft, TurnOrTest) and draft.is_test and draft.shooter is None:
        raise OrderError("AS_TEST_NO_SHOT", draft.at)
    # AS-turn-b, AS-place-a: pieces are placed in a placement, and nothing else is done there.
    if isinstance(draft, PlacementDraft) != (state.phase == "placement"):
        raise OrderError("AS_WRONG_PHASE", draft.at, due="la pose" if state.phase == "placement" else "jouer")
    return _placement(state, side, draft) if isinstance(draft, PlacementDraft) else _turn(state, side, draft)


def _placement(state: State, side: Side, draft: PlacementDraft) -> Placement:
    taken = set_of(state.pieces.of(side))
    left_to_place = state.config.pieces - taken.bit_count()
    for number, word in enumerate(draft.cells):
        bit = BIT[word.cell]
        if number > 0 and not state.config.placement_queue:  # AS-place-h
            raise OrderError("AS_QUEUE_OFF", word.at)
        if number >= left_to_place:  # AS-side-b
            raise OrderError("AS_PLACE_TOO_MANY", word.at, n=left_to_place)
        if not bit & FREE_ZONE[side]:  # AS-place-d
            raise OrderError("AS_PLACE_ZONE", word.at, **_ZONES[side])
        if bit & taken:
            raise OrderError("AS_PLACE_OCCUPIED", word.at, cell=word.cell)
        taken |= bit
    return Placement(tuple(word.cell for word in draft.cells))


def _turn(state: State, side: Side, draft: TurnOrTest) -> Turn | Test:
    ball = state.ball
    assert ball is not None  # noqa: S101 - it is on the board as long as the match lasts
    pieces = pieces_around(state, side)
    move: Move | None = None
    if draft.move is not None:
        origin, to = draft.move
        refusal = refusal_of_move(side, origin.cell, to.cell, pieces.own, pieces.occupied | BIT[ball])
        if refusal is not None:
            at = origin.at if refusal.code == "AS_MOVE_NOT_YOURS" else to.at
            raise OrderError(refusal.code, at, cell=refusal.cell)
        move = Move(origin.cell, to.cell)
        pieces = pieces.after(move)
    if draft.shooter is None:
        return Turn(move)
    code = refusal_of_shot(side, draft.shooter.cell, ball, pieces)
    if code is not None:
        raise OrderError(code, draft.shooter.at)
    return _order(draft, move, draft.shooter)


def _order(draft: TurnOrTest, move: Move | None, shooter: Word) -> Turn | Test:
    return Test(shooter.cell, move) if draft.is_test else Turn(move, shooter.cell)


REFEREE = "referee"
CLOCK = "clock"


def parse(state: State, seat: str, text: str) -> Order:
    """Return the order that `text` is for `seat`, one of the sides, `referee` or `clock`.

    Raises `OrderError` with the first code that applies, in the order of rulebook 5.2, and nothing else.
    """
    if state.phase == "over":
        raise OrderError("AS_MATCH_OVER")
    if seat == REFEREE:
        return referee_order(state, text)
    if seat == CLOCK:
        return clock_order(text)
    for side in SIDES:
        if seat == side == state.to_act:
            check_length(text)
            return check_draft(state, side, draft_of(text))
    raise OrderError("AS_NOT_YOUR_TURN")
