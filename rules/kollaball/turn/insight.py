"""What a team learns before it orders: placement queries and analyses (KB-23-j, KB-23-k), and the sealed orders."""

from collections.abc import Mapping

import msgspec

from rules.contract import SeatId
from rules.errors import OrderError
from rules.kollaball.events import AnalysisRevealed, Event, PlacementRevealed, TacticPlayed
from rules.kollaball.events.fact import Role
from rules.kollaball.facts import WHOLE_TEAM_TACTICS
from rules.kollaball.notation.writing import sealed_text
from rules.kollaball.orders import Action, Move, Retreat, Tactic, TurnOrder
from rules.kollaball.state import Cell, Insight, PlayerId, Sealed, State, TeamId
from rules.kollaball.turn.validity import action_role_of


def placement_query(order: TurnOrder) -> Tactic | None:
    """Return the placement that an order asks for, if it is such a query."""
    tactic = order.tactic
    return tactic if tactic is not None and tactic.name == "placement" else None


def answer_placement(state: State, team: TeamId, query: Tactic, other: TurnOrder) -> tuple[State, list[Event]]:
    """KB-23-k: spend the placement of `team` and tell it the path; what the other team sent is sealed."""
    opponent = query.opponents[0]
    own = state.teams[team]
    stats = msgspec.structs.replace(own.stats, specials=own.stats.specials + 1)
    teams = {**state.teams, team: msgspec.structs.replace(own, tactic_used=True, stats=stats)}
    asked = msgspec.structs.replace(state, teams=teams, turn_tactics={**state.turn_tactics, team: "placement"})
    path = _path(state, opponent, other)
    return _seal(asked, "bleue" if team == "rouge" else "rouge", other), [
        TacticPlayed(team=team, tactic="placement", copied=query.copied),
        PlacementRevealed(team=team, player=opponent, path=path, audience=team),
    ]


def answer_analysis(state: State, insight: Insight, other_team: TeamId, other: TurnOrder) -> tuple[State, list[Event]]:
    """KB-23-j: tell the informed team the roles of its two targets; what the other team sent is sealed."""
    roles = {player: _role(player, other) for player in insight.targets}
    event = AnalysisRevealed(team=insight.team, roles=roles, audience=insight.team)
    return _seal(state, other_team, other), [event]


def unseal(state: State, sealed: Sealed) -> TurnOrder | None:
    """Return the sealed order, parsed again (rulebook 6.1); None if a referee's correction made it impossible."""
    from rules.kollaball.notation import parse  # noqa: PLC0415 - only this one moment needs the parser

    try:
        order = parse(state, SeatId(sealed.seat), sealed.text)
    except OrderError:
        return None
    return order if isinstance(order, TurnOrder) else None


def _seal(state: State, seat: TeamId, order: TurnOrder) -> State:
    return msgspec.structs.replace(state, stage="orders_second", sealed=Sealed(seat=seat, text=sealed_text(order)))


def _first_actions(order: TurnOrder) -> Mapping[PlayerId, Action]:
    """Return the first action of everybody who has one; under a whole-team tactic nobody has."""
    if order.tactic is not None and order.tactic.name in WHOLE_TEAM_TACTICS:
        return {}
    return {line.player: line.actions[0] for line in order.lines if line.actions}


def _path(state: State, player: PlayerId, order: TurnOrder) -> tuple[Cell, ...]:
    """KB-23-k: the cells of their first action, from their own on; one cell: they do not move."""
    cell = state.players[player].cell
    start = () if cell is None else (cell,)
    match _first_actions(order).get(player):
        case Move(path=path):
            return start + path
        case Retreat(to=to):
            return (*start, to)
        case _:
            return start


def _role(player: PlayerId, order: TurnOrder) -> Role | None:
    """KB-23-j: the role of their first action; the player of a lob or feint is carrier."""
    if order.tactic is not None and order.tactic.name in {"lob", "feint"} and order.tactic.carrier == player:
        return "carrier"
    action = _first_actions(order).get(player)
    return None if action is None else action_role_of(action)
