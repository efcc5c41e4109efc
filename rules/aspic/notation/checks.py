"""Whether what a draft says may be done (rulebook 5.2, from `AS_TEST_NO_SHOT` on); orders come out."""

from rules.aspic.board import BIT, FREE_ZONE, Side, set_of
from rules.aspic.moves import refusal_of_move
from rules.aspic.notation.grammar import Draft, PlacementDraft, TurnOrTest
from rules.aspic.notation.tokens import Word
from rules.aspic.orders import Move, Placement, SideOrder, Test, Turn
from rules.aspic.shots import refusal_of_shot, standing_in
from rules.aspic.state import State
from rules.errors import OrderError

_ZONES: dict[Side, dict[str, str | int]] = {"left": {"first": "B", "last": "E"}, "right": {"first": "G", "last": "J"}}


def checked(state: State, side: Side, draft: Draft) -> SideOrder:
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
    pieces = standing_in(state, side)
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
