"""A turn closes (rulebook 6.1): the orders are read and legal, here they take effect."""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.aspic import events as ev
from rules.aspic.board import OPPONENT, Side
from rules.aspic.notation.reading import CLOCK, REFEREE
from rules.aspic.orders import Order, Placement, RefereeOrder, SecondsUsed, Test, Turn
from rules.aspic.state import State
from rules.aspic.turn.flow import end_match, end_turn, pass_forced
from rules.aspic.turn.play import carry_out_turn, place_pieces, try_out_shot
from rules.aspic.turn.referee import apply_referee, skip
from rules.aspic.turn.work import Work, set_count, set_remaining
from rules.contract import Mark, Outcome, SeatId


def resolve(state: State, orders: Mapping[SeatId, Order | None]) -> Outcome[State, ev.Event]:
    """Return what the parsed `orders` make of `state`, with what stands behind each event."""
    outcome = _resolve(state, orders)
    if outcome.trace:  # the referee's
        return outcome
    return replace(outcome, trace=tuple(Mark(orders=_behind(state, orders, event)) for event in outcome.events))


def _behind(state: State, orders: Mapping[SeatId, Order | None], event: ev.Event) -> tuple[str, ...]:
    """Return the seats, service seats included, whose order of this turn an event follows from."""
    match event:
        case ev.ClockCharged() | ev.ClockExpired() | ev.MatchEnded(by="time"):
            return (CLOCK,)
        case ev.TurnMissed() | ev.PiecePlaced(source="queue" | "default"):  # no order, or one of a turn before
            return ()
        case _:
            return tuple(seat for seat in (state.to_act,) if seat and orders.get(SeatId(seat)) is not None)


def _resolve(state: State, orders: Mapping[SeatId, Order | None]) -> Outcome[State, ev.Event]:
    """Return what the parsed `orders` make of `state`; no order of the side to act is a missed turn.

    A referee's order is the only one looked at (6.1-2); a test changes nothing (6.1-5). Draws nothing (6.0).
    """
    order = orders.get(SeatId(REFEREE))
    if isinstance(order, RefereeOrder):
        return apply_referee(state, order)
    side = state.to_act
    if side is None or state.ball is None:
        return Outcome(state, ())
    order = orders.get(SeatId(side))
    if isinstance(order, Test):
        return Outcome(state, (try_out_shot(state.ball, side, order),))
    match = Work(state)
    used = orders.get(SeatId(CLOCK))
    if isinstance(used, SecondsUsed) and _is_out_of_time(match, side, used.seconds):
        return match.outcome()
    match order:
        case Placement(cells=cells):
            match.missed = set_count(match.missed, side, 0)
            place_pieces(match, side, cells)
        case Turn():
            match.missed = set_count(match.missed, side, 0)
            end_turn(match, side, is_goal=carry_out_turn(match, side, order))
            pass_forced(match)
        case _:
            _miss(match, side)
    return match.outcome()


def _is_out_of_time(match: Work, side: Side, seconds: int) -> bool:
    """Charge the turn's seconds (6.1-6); return whether that ended the match."""
    if match.clock is None:
        return False
    remaining = max(0, match.clock.of(side) - seconds)
    match.clock = set_remaining(match.clock, side, remaining)
    match.events.append(ev.ClockCharged(seat=side, seconds=seconds, remaining=remaining))
    if remaining > 0:
        return False
    match.events.append(ev.ClockExpired(seat=side))  # AS-time-c: the order that came too late is not played
    end_match(match, OPPONENT[side], "time")
    return True


def _miss(match: Work, side: Side) -> None:
    """AS-time-f: count a missed turn (6.1-7); too many in a row, or one where that is the rule, lose the match."""
    missed = match.missed.of(side) + 1
    match.missed = set_count(match.missed, side, missed)
    match.events.append(ev.TurnMissed(seat=side, missed=missed))
    limit = match.config.max_missed
    if match.config.on_missed == "forfeit" or 0 < limit <= missed:
        match.events.append(ev.MatchForfeited(seat=side, reason="missed"))
        end_match(match, OPPONENT[side], "forfeit")
    else:
        skip(match, side)
