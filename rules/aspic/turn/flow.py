"""What follows a turn: sample, round, half, end of the match, new placement, forced passes (rulebook 6.4 to 6.6)."""

from rules.aspic import events as ev
from rules.aspic.board import BIT, KICKOFF_CELL, OPPONENT, POINT, Side
from rules.aspic.listing import has_turn
from rules.aspic.state import By, Result
from rules.aspic.turn.work import Work

_GOAL_SAMPLE = {"left": 100, "right": 0}


def end_turn(match: Work, side: Side, *, is_goal: bool) -> None:
    """End the turn of `side` (rulebook 6.4)."""
    _sample(match, side, is_goal=is_goal)
    if side != match.starter and _end_round(match):
        return
    if is_goal:
        start_placement(match, OPPONENT[side])  # AS-place-e: the side that conceded kicks off
    else:
        match.to_act = OPPONENT[side]


def start_placement(match: Work, kickoff: Side) -> None:
    """AS-place-a, AS-place-b: take the pieces off, put the ball on F5; the side that will not kick off is first."""
    match.phase = "placement"
    match.kickoff = kickoff
    match.to_act = OPPONENT[kickoff]
    match.ball = KICKOFF_CELL
    match.pieces = {"left": 0, "right": 0}
    match.queue = {"left": (), "right": ()}
    match.events.append(
        ev.PlacementStarted(half=match.half, round=match.round, kickoff=kickoff, first=OPPONENT[kickoff])
    )


def end_match(match: Work, winner: Side | None, by: By) -> None:
    """End the match; pieces, ball, half and round stay as they are (rulebook 6.5)."""
    match.phase = "over"
    match.to_act = match.kickoff = None
    match.queue = {"left": (), "right": ()}
    match.result = Result(winner=winner, by=by)
    match.events.append(ev.MatchEnded(winner=winner, by=by, score=match.score))


def pass_forced(match: Work) -> None:
    """AS-turn-g: pass the side to act as long as it has no legal turn; its missed turns stay (rulebook 6.6)."""
    while match.phase == "play" and match.to_act is not None and match.ball is not None:
        side = match.to_act
        if has_turn(side, match.pieces[side], match.occupied, BIT[match.ball]):
            return
        match.events.append(ev.TurnPassed(seat=side))
        end_turn(match, side, is_goal=False)


def _sample(match: Work, side: Side, *, is_goal: bool) -> None:
    """AS-occ-a: sample the ball's place in percent for the left side; a goal counts 100 or 0."""
    value = _GOAL_SAMPLE[side] if is_goal or match.ball is None else 10 * (POINT[match.ball][0] - 1)
    match.sample(value)
    match.events.append(ev.OccupationSampled(seat=side, value=value))


def _end_round(match: Work) -> bool:
    """End the round (AS-match-d); return whether a half, and with it this turn's flow, is over too."""
    match.events.append(ev.RoundEnded(half=match.half, round=match.round))
    if match.round < match.config.rounds_per_half:
        match.round += 1
        return False
    match.events.append(ev.HalfEnded(half=match.half, score=match.score))
    if match.half == 1:
        match.half, match.round = 2, 1
        start_placement(match, "right")  # AS-place-c; AS-place-f: only this one, even after a goal
    else:
        end_match(match, _leader(match), "score")
    return True


def _leader(match: Work) -> Side | None:
    """AS-match-e: return the side with more goals; None for a draw."""
    difference = match.score.left - match.score.right
    return None if difference == 0 else "left" if difference > 0 else "right"
