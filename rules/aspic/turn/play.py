"""What a side does in its turn: it places pieces (rulebook 6.3), or moves and shoots (6.2)."""

from rules.aspic import events as ev
from rules.aspic.board import BIT, OPPONENT, POINT, Cell, Side
from rules.aspic.flights import FLIGHTS, Flight
from rules.aspic.orders import Move, Test, Turn
from rules.aspic.turn.flow import pass_forced
from rules.aspic.turn.work import Work, add_one

# For a side that is skipped: the first of these that it does not occupy yet.
DEFAULT_CELLS: dict[Side, tuple[Cell, ...]] = {
    "left": ("D5", "C3", "D7", "B5", "E2", "C8", "B3"),
    "right": ("H5", "I3", "H7", "J5", "G2", "I8", "J3"),
}


def place_pieces(match: Work, side: Side, cells: tuple[Cell, ...]) -> None:
    """Place on the first of `cells`; the others become the side's queue (AS-place-h)."""
    _put(match, side, cells[0], "order")
    match.queue[side] = cells[1:]
    if cells[1:]:
        match.events.append(ev.QueueSet(seat=side, count=len(cells) - 1))
    _go_on(match, side)


def place_default(match: Work, side: Side) -> None:
    """Place the piece of a skipped side on its next default cell (AS-time-f)."""
    cell = next(cell for cell in DEFAULT_CELLS[side] if not BIT[cell] & match.pieces[side])
    _put(match, side, cell, "default")
    _go_on(match, side)


def _put(match: Work, side: Side, cell: Cell, source: ev.Source) -> None:
    match.pieces[side] |= BIT[cell]
    match.events.append(ev.PiecePlaced(seat=side, cell=cell, source=source))


def _go_on(match: Work, placed: Side) -> None:
    """After `placed` placed a piece: go on with the queues until a side must be asked or all pieces stand."""
    while not match.has_all_pieces():
        placed = match.to_act = OPPONENT[placed]
        queue = match.queue[placed]
        if not queue:
            return
        match.queue[placed] = queue[1:]
        _put(match, placed, queue[0], "queue")
    _kick_off(match)


def _kick_off(match: Work) -> None:
    """AS-place-b: the side that placed last plays."""
    kickoff = match.kickoff
    assert kickoff is not None  # noqa: S101 - a placement has a side that kicks off
    match.phase = "play"
    match.to_act, match.kickoff = kickoff, None
    match.queue = {"left": (), "right": ()}
    match.events.append(ev.KickoffReady(kickoff=kickoff))
    pass_forced(match)


def carry_out_turn(match: Work, side: Side, turn: Turn) -> bool:
    """Carry out a legal turn, the move first (AS-turn-a); return whether it scored."""
    if turn.move is not None:
        _move(match, side, turn.move)
    return turn.shooter is not None and _shoot(match, side, turn.shooter)


def try_out_shot(ball: Cell, side: Side, test: Test) -> ev.ShotTested:
    """Return what a legal test shows (AS-test-b)."""
    flight = FLIGHTS[side][ball][test.shooter]
    move = None if test.move is None else (test.move.origin, test.move.to)
    return ev.ShotTested(
        seat=side,
        move=move,
        shooter=flight.shooter,
        ball_from=flight.ball,
        ball_to=flight.ball_to,
        vector=flight.vector,
        cardinal=flight.cardinal,
        rebounds=flight.rebounds,
        crossing=flight.crossing,
        goal=flight.is_goal,
        swap=flight.is_swap,
    )


def _move(match: Work, side: Side, move: Move) -> None:
    (x, y), (to_x, to_y) = POINT[move.origin], POINT[move.to]
    match.relocate(side, move.origin, move.to)
    match.count_distance(side, (to_x - x, to_y - y), with_ball=False)
    match.events.append(ev.PieceMoved(seat=side, origin=move.origin, to=move.to))


def _shoot(match: Work, side: Side, shooter: Cell) -> bool:
    assert match.ball is not None  # noqa: S101 - it is on the board as long as the match lasts
    flight = FLIGHTS[side][match.ball][shooter]
    match.events.append(_shot_taken(side, flight))
    match.relocate(side, shooter, match.ball)  # AS-exec-a
    match.count_distance(side, flight.vector, with_ball=True)
    match.ball = flight.ball_to
    if flight.crossing is None or not flight.is_goal:
        return False
    match.score = add_one(match.score, side)  # AS-goal-a
    match.events.append(ev.GoalScored(seat=side, crossing=flight.crossing, score=match.score))
    return True


def _shot_taken(side: Side, flight: Flight) -> ev.ShotTaken:
    return ev.ShotTaken(
        seat=side,
        shooter=flight.shooter,
        ball_from=flight.ball,
        ball_to=flight.ball_to,
        vector=flight.vector,
        cardinal=flight.cardinal,
        rebounds=flight.rebounds,
        crossing=flight.crossing,
        goal=flight.is_goal,
        swap=flight.is_swap,
    )
