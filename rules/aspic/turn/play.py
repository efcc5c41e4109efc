"""Move and shot (rulebook 6.2)."""

from rules.aspic import events as ev
from rules.aspic.board import POINT, Cell, Side
from rules.aspic.flights import FLIGHTS, Flight
from rules.aspic.orders import Move, Test, Turn
from rules.aspic.turn.work import Work, with_one_more


def carry_out_turn(match: Work, side: Side, turn: Turn) -> bool:
    """Carry out a legal turn, the move first (AS-turn-a); return whether it scored."""
    if turn.move is not None:
        _move(match, side, turn.move)
    return turn.shooter is not None and _shoot(match, side, turn.shooter)


def tested(ball: Cell, side: Side, test: Test) -> ev.ShotTested:
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
    match.score = with_one_more(match.score, side)  # AS-goal-a
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
