"""What the referee does to a match (rulebook 9; no edits of the board); and a side that does nothing in its turn."""

from typing import assert_never

from msgspec.structs import replace

from rules.aspic import events as ev
from rules.aspic.board import OPPONENT, Side
from rules.aspic.notation.reading import REFEREE
from rules.aspic.orders import AdjustClock, End, Forfeit, RefereeOrder, Skip
from rules.aspic.state import State
from rules.aspic.turn.flow import end_match, end_turn, pass_forced
from rules.aspic.turn.play import place_default
from rules.aspic.turn.work import Work, set_remaining
from rules.contract import Mark, Outcome


def skip(match: Work, side: Side) -> None:
    """AS-time-f: place on a default cell, or end the turn without anything done."""
    if match.phase == "placement":
        place_default(match, side)
    else:
        end_turn(match, side, is_goal=False)
        pass_forced(match)


def apply_referee(state: State, order: RefereeOrder) -> Outcome[State, ev.Event]:
    """Return the match after the referee's act, which fits the match; nothing happens when it is over."""
    match = Work(state)
    side = state.to_act
    if side is None:
        return Outcome(state, ())
    match order:
        case Skip():
            match.events.append(ev.TurnSkipped(seat=side))
            skip(match, side)
        case Forfeit(seat=seat):
            match.events.append(ev.MatchForfeited(seat=seat, reason="referee"))
            end_match(match, OPPONENT[seat], "forfeit")
        case End(winner=winner):
            end_match(match, winner, "referee")
        case AdjustClock():
            _adjust(match, order)
        case _:
            assert_never(order)
    outcome = match.outcome()
    return replace(outcome, trace=(Mark(orders=(REFEREE,)),) * len(outcome.events))


def _adjust(match: Work, order: AdjustClock) -> None:
    if match.clock is None:
        return
    remaining = match.clock.of(order.seat) + order.delta
    match.clock = set_remaining(match.clock, order.seat, remaining)
    match.events.append(ev.ClockAdjusted(seat=order.seat, delta=order.delta, remaining=remaining))
