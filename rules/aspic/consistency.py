"""Whether the parts of a state fit together (rulebook 4, "Reading a state"): what its types cannot say."""

from rules.aspic.board import BALL_ZONE, BIT, FORBIDDEN, FREE_ZONE, KICKOFF_CELL, OPPONENT, SIDES, Cell, Cells, Side
from rules.aspic.state import State
from rules.errors import CaseError

CASE_ERROR = "AS_CASE"


def check_state(state: State) -> None:
    """Raise `CaseError` `AS_CASE` if `state` contradicts itself."""
    if state.round > state.config.rounds_per_half:
        raise fault("there is no such round")
    if (state.phase == "over") != (state.result is not None):
        raise fault("a match has a result when it is over, and only then")
    if (state.phase == "over") != (state.to_act is None):
        raise fault("a side is to act until the match is over")
    if (state.phase == "placement") != (state.kickoff is not None):
        raise fault("a side is to kick off in a placement, and only then")
    left, right = (_members(state.pieces.of(side)) for side in SIDES)
    if left & right:
        raise fault("two pieces share a cell")
    _check_ball(state, left | right)
    if left & FORBIDDEN["left"] or right & FORBIDDEN["right"]:
        raise fault("a piece stands where it may not")
    _check_numbers(state, left, right)
    _check_queues(state)


def fault(message: str) -> CaseError:
    """Return the error of a state that is no position."""
    return CaseError(CASE_ERROR, message)


def _members(cells: tuple[Cell, ...]) -> Cells:
    """Return the set of `cells`; they must be cells of the board and all different."""
    found = 0
    for cell in cells:
        bit = BIT.get(cell)
        if bit is None:
            raise fault(f"no such cell: {cell!r:.20}")
        if found & bit:
            raise fault(f"{cell} is named twice")
        found |= bit
    return found


def _check_ball(state: State, pieces: Cells) -> None:
    if state.ball is None:
        if state.result is None or state.result.by != "score":
            raise fault("the ball is off the board only when a goal ended the match")
        return
    bit = BIT.get(state.ball, 0)
    if not bit & BALL_ZONE:
        raise fault("the ball is in none of the columns B to J")
    if bit & pieces:
        raise fault("a piece stands on the ball's cell")
    if state.phase == "placement" and state.ball != KICKOFF_CELL:
        raise fault("in a placement the ball is on F5")


def _check_numbers(state: State, left: Cells, right: Cells) -> None:
    full = state.config.pieces
    counts = {"left": left.bit_count(), "right": right.bit_count()}
    if state.kickoff is not None and state.to_act is not None:
        # AS-place-b: who does not kick off is one piece ahead when the other is to act.
        ahead = counts[OPPONENT[state.kickoff]] - counts[state.kickoff]
        if ahead != (state.to_act == state.kickoff) or counts[state.to_act] >= full:
            raise fault("these numbers of pieces do not fit the side that is to place")
        _check_zones(left, right)
    elif set(counts.values()) != {full}:
        _check_broken_off(state, left, right)


def _check_broken_off(state: State, left: Cells, right: Cells) -> None:
    """Check a match that lacks pieces: it must have ended during a placement."""
    counts = (left.bit_count(), right.bit_count())
    if state.result is None or state.result.by == "score" or state.ball != KICKOFF_CELL:
        raise fault(f"each side has {state.config.pieces} pieces")
    if max(counts) > state.config.pieces or max(counts) - min(counts) > 1:
        raise fault("these numbers of pieces do not fit a placement")
    _check_zones(left, right)


def _check_zones(left: Cells, right: Cells) -> None:
    if left & ~FREE_ZONE["left"] or right & ~FREE_ZONE["right"]:
        raise fault("in a placement the pieces stand in their own free zones")


def _check_queues(state: State) -> None:
    for side in SIDES:
        queue = state.queue.of(side)
        if queue:
            _check_queue(state, side, _members(queue))


def _check_queue(state: State, side: Side, queue: Cells) -> None:
    if state.phase != "placement" or state.to_act == side:
        raise fault(f"{side}: a queue is for a placement, while the other side is to act")
    pieces = _members(state.pieces.of(side))
    if queue & ~FREE_ZONE[side] or queue & pieces:
        raise fault(f"{side}: a queue names free cells of the own free zone")
    if queue.bit_count() > state.config.pieces - pieces.bit_count():
        raise fault(f"{side}: more cells in the queue than pieces left to place")
