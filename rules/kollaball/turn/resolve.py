"""The turn: the steps of rulebook 6.2 in their order."""

from collections.abc import Mapping

from rules.contract import Outcome
from rules.dice import Dice
from rules.kollaball.events import Event
from rules.kollaball.orders import TurnOrder
from rules.kollaball.state import State, TeamId
from rules.kollaball.turn import results
from rules.kollaball.turn.bribes import resolve_bribes
from rules.kollaball.turn.closing import close, reveal_events, settle_state
from rules.kollaball.turn.copies import resolve_copies
from rules.kollaball.turn.goals import break_through
from rules.kollaball.turn.neutralisation import neutralise
from rules.kollaball.turn.opening import open_turn
from rules.kollaball.turn.random_events import strike
from rules.kollaball.turn.rounds import play_rounds
from rules.kollaball.turn.work import Work, begin


def play(state: State, orders: Mapping[TeamId, TurnOrder], dice: Dice) -> Outcome[State, Event]:
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
