"""Before and between turns: roll-call, line-up, rulings on timeouts, replacements (rulebook 6.0)."""

from collections.abc import Mapping

import msgspec

from rules.contract import Mark, Outcome, SeatId
from rules.kollaball import facts
from rules.kollaball.events import Event, KickedOff, LinedUp, PlaysShort, RolledCall, Substituted, TimeoutRuled
from rules.kollaball.orders import Lineup, Order, Replacement, RollCall, Ruling
from rules.kollaball.state import TEAMS, Ball, Cell, Ground, Held, Player, PlayerId, State, TeamId
from rules.kollaball.turn import results
from rules.reasons import Reason

Orders = Mapping[SeatId, Order | None]

GONE = {"out", "missing"}


def call_roll(state: State, orders: Orders) -> Outcome[State, Event]:
    """KB-1-c: everybody must be there; KB-1-d: the team that fails loses, if both do the match is closed."""
    events: list[Event] = []
    marks: list[Mark] = []
    failing: list[TeamId] = []
    for team in TEAMS:
        roster = facts.roster(state, team)
        order = orders.get(SeatId(team))
        absent = facts.absent(state, team, order.present if isinstance(order, RollCall) else ())
        events.append(RolledCall(team=team, absent=absent))
        # KB-2-b, KB-7-a: four players at least, and a captain
        is_few, is_headless = len(roster) < facts.STARTERS, state.teams[team].captain is None
        few = (Reason("too-few", {"count": len(roster)}, clause="KB-2-b"),) if is_few else ()
        headless = (Reason("no-captain", clause="KB-7-a"),) if is_headless else ()
        marks.append(Mark(reasons=few + headless))
        if absent or is_few or is_headless:
            failing.append(team)
    if failing:
        over, last = results.disqualify_teams(state, failing, "roll_call")
        return Outcome(state=over, events=(*events, *last), trace=(*marks, *[Mark()] * len(last)))
    return Outcome(state=msgspec.structs.replace(state, stage="lineup"), events=tuple(events), trace=tuple(marks))


def line_up(state: State, orders: Orders) -> Outcome[State, Event]:
    """KB-2-c, KB-4-b: the starters take their own goal with the ball, and the match kicks off."""
    events: list[Event] = []
    players = dict(state.players)
    balls: dict[str, Ball] = {}
    marks: list[Mark] = []
    for team in TEAMS:
        goal = state.teams[team].goal
        starters, holder = _starters(state, team, orders.get(SeatId(team)))
        for player in facts.roster(state, team):
            players[player] = _placed(players[player], goal if player in starters else None)
        balls[team] = Ground(team=team, cell=goal) if holder is None else Held(team=team, by=holder)
        events.append(LinedUp(team=team, players=starters, ball=holder))
        is_default = not isinstance(orders.get(SeatId(team)), Lineup)
        marks.append(Mark(reasons=(Reason("lineup-default", clause="KB-2-c"),) if is_default else ()))
    events.append(KickedOff())
    after = msgspec.structs.replace(state, stage="orders", turn=1, players=players, balls=balls)
    return Outcome(state=after, events=tuple(events), trace=(*marks, Mark()))


def _starters(state: State, team: TeamId, order: Order | None) -> tuple[tuple[PlayerId, ...], PlayerId | None]:
    """Return the starters in player order and who holds the ball; by default the lowest numbers (KB-2-c)."""
    if isinstance(order, Lineup):
        return tuple(sorted(order.starters)), order.ball
    lowest = facts.may_start(state, team)[: facts.STARTERS]
    return lowest, lowest[0] if lowest else None


def _placed(who: Player, cell: Cell | None) -> Player:
    """Return a player as a starter on `cell` or on the bench; one whom the referee put out before stays out."""
    if cell is None and who.status in GONE:
        return who
    return msgspec.structs.replace(who, status="bench" if cell is None else "pitch", cell=cell)


def rule(state: State, orders: Orders) -> Outcome[State, Event]:
    """KB-7-e, KB-7-f: the Admin's ruling on the first appeal; their silence upholds it."""
    order = orders.get(SeatId("admin"))
    upheld = order.upheld if isinstance(order, Ruling) else True
    if not state.timeouts:
        return Outcome(state=msgspec.structs.replace(state, stage="orders"), events=())
    team, *others = state.timeouts
    own = msgspec.structs.replace(state.teams[team], timeout="available" if upheld else "lost")
    after = msgspec.structs.replace(
        state,
        stage="timeout" if others else "orders",  # KB-7-g: each appeal gets its own ruling
        teams={**state.teams, team: own},
        timeouts=tuple(others),
    )
    silence = () if isinstance(order, Ruling) else (Reason("admin-silent", clause="KB-7-e"),)
    return Outcome(state=after, events=(TimeoutRuled(team=team, upheld=upheld),), trace=(Mark(reasons=silence),))


def replace_fractured(state: State, orders: Orders) -> Outcome[State, Event]:
    """KB-21-f: the fractured are replaced or their team plays short; then the next turn opens."""
    events: list[Event] = []
    marks: list[Mark] = []
    players = dict(state.players)
    for team in TEAMS:
        for out in (state.replacement or {}).get(team, ()):
            order = orders.get(SeatId(team))
            into = order.substitution.into if isinstance(order, Replacement) and order.substitution.out == out else None
            if into is None:
                events.append(PlaysShort(team=team, out=out))
                marks.append(Mark(reasons=(Reason("short-no-order" if order is None else "short-chosen"),)))
                continue
            cell = players[out].cell  # KB-2-g
            players[into] = msgspec.structs.replace(players[into], status="pitch", cell=cell)
            events.append(Substituted(team=team, out=out, into=into, cell=cell))
            marks.append(Mark())
    after = msgspec.structs.replace(state, stage="orders", players=players, replacement=None)
    return Outcome(state=after, events=tuple(events), trace=tuple(marks))
