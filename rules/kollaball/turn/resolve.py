"""The close of any turn: which stage it was, and what the orders in hand make of it (rulebook 6.0, 6.1).

An ordinary turn takes the steps of 6.2 in their order; T6 are its rounds (KB-multi-b): round 1 is everybody's first
action, round 2 the second ones, and so on.
"""

from collections.abc import Mapping
from typing import assert_never

import msgspec

from rules.contract import Mark, Outcome, SeatId
from rules.dice import Dice
from rules.kollaball import facts
from rules.kollaball.events import (
    AnalysisRevealed,
    Disqualified,
    Event,
    LinedUp,
    PlacementRevealed,
    PlaysShort,
    RolledCall,
    Substituted,
    TacticPlayed,
    TacticsCancelled,
    TimeoutCalled,
    TimeoutRuled,
    TurnVoid,
)
from rules.kollaball.orders import Order, Timeout, TurnOrder
from rules.kollaball.state import TEAMS, State, TeamId
from rules.kollaball.turn import (
    catches,
    charges,
    departures,
    goals,
    insight,
    kickoff,
    moves,
    passes,
    repairs,
    results,
    validity,
)
from rules.kollaball.turn.bribes import resolve_bribes, resolve_copies
from rules.kollaball.turn.closing import close, reveal_events, settle_state
from rules.kollaball.turn.goals import break_through
from rules.kollaball.turn.opening import neutralise, open_turn
from rules.kollaball.turn.random_events import strike
from rules.kollaball.turn.work import Work, begin
from rules.reasons import Named, Reason
from rules.trail import Trail


def play_rounds(work: Work) -> None:
    """Play round 1, then further ones while some acting player has an action left."""
    while work.round == 0 or any(len(plan.actions) > work.round for _, plan in work.acting_plans()):
        work.round += 1
        _play(work)


def _play(work: Work) -> None:
    trail = work.trail
    trail.step, trail.round = "moves", work.round
    work.pushed.clear()
    validity.drop_void_actions(work)
    moves.move_all(work)
    trail.step = "passes"
    passes.throw_all(work)
    trail.step = "decoys"
    moves.give_all(work)
    trail.step = "charges"
    melee = charges.charge_all(work)
    granted = repairs.apply_favours(work, melee)
    claimed = catches.claims(work)
    departures.expel_all(work, melee)
    trail.step = "catches"
    catches.settle_catches(work, claimed, granted, set(melee.expelled))
    trail.step = "goal"
    goals.check_goals(work)


def play_turn_steps(state: State, orders: Mapping[TeamId, TurnOrder], dice: Dice) -> Outcome[State, Event]:
    """Return what a turn comes to in which both teams have sent their orders (rulebook 6.2)."""
    work = begin(state, orders, dice)
    work.trail.step = "opening"
    open_turn(work)  # T1
    neutralise(work)  # T2
    work.trail.step = "event"
    strike(work)  # T3
    if work.barred is not None:
        return _stop(work, work.barred)
    work.trail.step = "bribes"
    resolve_bribes(work)  # T4
    work.trail.step = "copies"
    resolve_copies(work)  # T5
    play_rounds(work)  # T6
    work.trail.step, work.trail.round = "extra", 0
    break_through(work)  # T7
    work.trail.step = "closing"
    return close(work)  # T8


def _stop(work: Work, team: TeamId) -> Outcome[State, Event]:
    """KB-21-e: the second exclusion ends the match at once; the turn is not resolved further and keeps its number."""
    state, events = results.disqualify_teams(settle_state(work), [team], "exclusions")
    work.trail.step = "closing"
    for event in events:
        work.log(event)
    return Outcome(state=state, events=reveal_events(work), trace=work.trail)


Orders = Mapping[SeatId, Order | None]


def resolve(state: State, orders: Orders, dice: Dice) -> Outcome[State, Event]:
    """Return the next state and what happened; `orders` of seats that are not awaited are ignored (rulebook 4.4)."""
    outcome = _resolve(state, orders, dice)
    if isinstance(outcome.trace, Trail):
        return outcome
    return msgspec.structs.replace(outcome, trace=_marks(orders, outcome))


def _marks(orders: Orders, outcome: Outcome[State, Event]) -> tuple[Mark, ...]:
    """Return what stands behind events before or between turns: no draw, and who sent something to that effect."""
    sent = [str(seat) for seat, order in sorted(orders.items()) if order is not None]
    reasons = [mark.reasons for mark in outcome.trace] or [()] * len(outcome.events)
    return tuple(
        Mark(orders=tuple(seat for seat in sent if _is_told(seat, event)), reasons=why)
        for event, why in zip(outcome.events, reasons, strict=True)
    )


def _is_told(seat: str, event: Event) -> bool:
    """Return whether an event follows from the order of a seat."""
    match event:
        case TimeoutRuled():
            return seat == "admin"
        case TacticsCancelled() | PlacementRevealed() | AnalysisRevealed():  # one team asks, the other's order answers
            return True
        case RolledCall() | LinedUp() | TimeoutCalled() | Substituted() | PlaysShort() | TacticPlayed():
            return seat == event.team
        case _:
            return False


def _resolve(state: State, orders: Orders, dice: Dice) -> Outcome[State, Event]:
    match state.stage:
        case "roll_call":
            return kickoff.call_roll(state, orders)
        case "lineup":
            return kickoff.line_up(state, orders)
        case "timeout":
            return kickoff.rule(state, orders)
        case "replacement":
            return kickoff.replace_fractured(state, orders)
        case "orders" | "orders_second":
            return _close_orders(state, orders, dice)
        case "finished":
            return Outcome(state=state, events=())
        case _:
            assert_never(state.stage)


def _close_orders(state: State, orders: Orders, dice: Dice) -> Outcome[State, Event]:
    """6.1: timeouts, then missing orders, then questions to answer first, then the turn itself."""
    seats = facts.awaiting(state)
    awaited = [team for team in TEAMS if team in seats]
    callers = [team for team in awaited if isinstance(orders.get(SeatId(team)), Timeout)]
    if callers:
        return _suspend(state, callers)
    sent = {team: order for team in awaited if isinstance(order := orders.get(SeatId(team)), TurnOrder)}
    missing = [team for team in awaited if team not in sent]
    if missing:
        return void_missed_turn(state, missing)
    if state.stage == "orders":
        asked = _ask_first(state, sent)
        if asked is not None:
            return asked
    elif state.sealed is not None:
        sealed = insight.unseal(state, state.sealed)
        if sealed is None:
            return void_missed_turn(state, [])
        sent[state.sealed.seat] = sealed
    return play_turn_steps(state, sent, dice)


def _suspend(state: State, callers: list[TeamId]) -> Outcome[State, Event]:
    """6.1 (1), KB-7-e: the turn is not played; the Admin must rule."""
    teams = {
        team: msgspec.structs.replace(own, timeout="running") if team in callers else own
        for team, own in state.teams.items()
    }
    after = msgspec.structs.replace(_opened_again(state), stage="timeout", teams=teams, timeouts=tuple(callers))
    return Outcome(state=after, events=tuple(TimeoutCalled(team=team) for team in callers))


def void_missed_turn(state: State, missing: list[TeamId]) -> Outcome[State, Event]:
    """6.1 (2), KB-9-c, KB-9-d: nothing happens, the turn does not count, and who misses too often is out.

    `missing` is empty when the referee voids the turn, or a sealed order has become impossible by their correction.
    """
    teams = {
        team: msgspec.structs.replace(own, missed=own.missed + 1) if team in missing else own
        for team, own in state.teams.items()
    }
    after = msgspec.structs.replace(_opened_again(state), teams=teams, null_turns=state.null_turns + 1)
    counts = {team: teams[team].missed for team in TEAMS}
    events: list[Event] = [TurnVoid(turn=state.turn, missing=tuple(missing), missed=counts)]
    limit = state.config.max_missed
    why = {
        team: Reason("missed", {"team": Named("team", (team,)), "missed": counts[team], "max": limit})
        for team in missing
    }
    late = [team for team in missing if teams[team].missed > state.config.max_missed]
    if late:
        after, last = results.disqualify_teams(after, late, "missed_turns")
        events += last
    first = Mark(reasons=tuple(why.values()) if missing else (Reason("sealed-lost"),))
    more = (Mark(reasons=(why[event.team],)) if isinstance(event, Disqualified) else Mark() for event in events[1:])
    return Outcome(state=after, events=tuple(events), trace=(first, *more))


def _opened_again(state: State) -> State:
    """Return the state in which the same turn is ordered anew; an answer already given is used up (KB-23-j)."""
    return msgspec.structs.replace(
        state, stage="orders", sealed=None, insight=None if state.stage == "orders_second" else state.insight
    )


def _ask_first(state: State, sent: Mapping[TeamId, TurnOrder]) -> Outcome[State, Event] | None:
    """6.1 (3): answer a placement query or an analysis before the turn; None if there is neither."""
    queries = {team: query for team, order in sent.items() if (query := insight.placement_query(order)) is not None}
    if len(queries) > 1:  # KB-23-k: neither is answered nor spent
        after = msgspec.structs.replace(state, placement_blocked=True)
        return Outcome(state=after, events=(TacticsCancelled(tactic="placement"),))
    if state.insight is not None:
        (other,) = sent
        after, events = insight.answer_analysis(state, state.insight, other, sent[other])
        return Outcome(state=after, events=tuple(events))
    for team, query in queries.items():
        (other,) = (one for one in sent if one != team)
        after, events = insight.answer_placement(state, team, query, sent[other])
        return Outcome(state=after, events=tuple(events))
    return None
