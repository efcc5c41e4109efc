"""What a captain should know of an order that is taken: blunders that it tells by itself.

The turn is walked through as the order plans it, with nobody in the way; of the opponents counts only where they stand
and how far anybody could go from there.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from rules.contract import Notice, SeatId
from rules.kollaball import facts, pitch
from rules.kollaball.events.fact import Role
from rules.kollaball.listing import rights
from rules.kollaball.orders import Action, Drop, Move, Order, Pass, Pickup, TurnOrder, end_of
from rules.kollaball.state import Air, Cell, Ground, PlayerId, State, TeamId, opponents_of, team_at
from rules.kollaball.turn.moves import REACH
from rules.kollaball.turn.validity import action_role_of
from rules.kollaball.turn.work import special_of
from rules.reasons import Named

CLAUSES = {
    "W_NO_RECEIVER": "KB-15-d",
    "W_RECEIVERS_DRAWN": "KB-15-e",
    "W_BALL_TOO_MANY": "KB-15-f",
    "W_PICKERS_DRAWN": "KB-16-a",
    "W_DECOY_FAR": "KB-17-h",
    "W_CHARGE_EMPTY": "KB-19-p",
}


Thrown = tuple[Cell, tuple[PlayerId, ...]]  # where to, and by whom; by nobody: a lob that comes down


@dataclass
class _Plan:
    """Where a team's players are after a round as ordered, their roles, and who then has a real ball in hand."""

    cells: dict[PlayerId, Cell]
    holding: set[PlayerId]
    roles: dict[PlayerId, Role | None] = field(default_factory=dict)

    def receivers(self, cell: Cell) -> list[PlayerId]:
        """Return who would catch a ball that comes to a cell (KB-15-d, -f), in player order."""
        return [
            player
            for player, there in sorted(self.cells.items())
            if there == cell and self.roles.get(player) == "receiver" and player not in self.holding
        ]


def warnings(state: State, seat: SeatId, order: Order) -> tuple[Notice, ...]:
    """Return what an order tells of itself: balls that nobody catches, draws that it asks for, blows in the air."""
    return tuple(_warnings(state, team_at(seat), order)) if isinstance(order, TurnOrder) else ()


def _warnings(state: State, team: TeamId, order: TurnOrder) -> Iterator[Notice]:
    plan = _Plan(_starts(state, team, order), set(facts.carriers(state, team)))
    rounds = max((len(line.actions) for line in order.lines), default=0)
    for number in range(max(1, rounds)):
        acts = {line.player: line.actions[number] for line in order.lines if len(line.actions) > number}
        for player, action in acts.items():
            plan.cells[player], plan.roles[player] = end_of(action), action_role_of(action)
        if number == 0:
            _play_feint(plan, order)
            yield from _empty_charges(state, team, acts)
            yield from _drawn_pickers(state, acts)
        yield from _far_decoys(plan, acts)
        plan.holding -= {player for player, action in acts.items() if isinstance(action, Pass | Drop)}
        coming: list[Thrown] = [(action.to, (player,)) for player, action in acts.items() if isinstance(action, Pass)]
        if number == 0:
            coming += [(cell, ()) for cell in _landing(state, team)]
        for cell in pitch.sort_cells({cell for cell, _ in coming}):
            yield from _catches(plan, cell, [by for to, by in coming if to == cell])


def _starts(state: State, team: TeamId, order: TurnOrder) -> dict[PlayerId, Cell]:
    on_pitch = {player: state.players[player].cell for player in facts.pitch_players_of(state, team)}
    found = {player: cell for player, cell in on_pitch.items() if cell is not None}
    found |= {line.player: line.entry for line in order.lines if line.entry is not None}
    return found


def _play_feint(plan: _Plan, order: TurnOrder) -> None:
    """KB-23-h: the carrier of a feint advances."""
    tactic = order.tactic
    if tactic is not None and tactic.name == "feint" and tactic.carrier is not None and tactic.cell is not None:
        plan.cells[tactic.carrier] = tactic.cell


def _landing(state: State, team: TeamId) -> list[Cell]:
    """Return where lobs of the team come down in this turn (KB-23-f)."""
    return [
        where.target
        for where in state.balls.values()
        if isinstance(where, Air)
        and where.team_thrown == team
        and where.lands <= state.turn
        and where.target is not None
    ]


def _catches(plan: _Plan, cell: Cell, throwers: list[tuple[PlayerId, ...]]) -> Iterator[Notice]:
    """Tell what becomes of the balls that come to a cell, each from its thrower (nobody: a lob that comes down)."""
    able, passers = plan.receivers(cell), Named("player", tuple(player for by in throwers for player in by))
    if not able:
        yield Notice(code="W_NO_RECEIVER", details={"cell": cell, "who": passers})
    elif len(able) < len(throwers):
        yield Notice(code="W_BALL_TOO_MANY", details={"cell": cell, "who": Named("player", tuple(able))})
    elif len(able) > len(throwers):
        yield Notice(code="W_RECEIVERS_DRAWN", details={"cell": cell, "who": Named("player", tuple(able))})
    if len(able) <= len(throwers):
        plan.holding |= set(able)


def _drawn_pickers(state: State, acts: dict[PlayerId, Action]) -> Iterator[Notice]:
    """KB-16-a: more team-mates want a ball of their cell than lie there."""
    pickers: dict[Cell, list[PlayerId]] = {}
    for player, action in sorted(acts.items()):
        if isinstance(action, Pickup):
            pickers.setdefault(action.origin, []).append(player)
    for cell, players in pickers.items():
        lying = [where for where in state.balls.values() if isinstance(where, Ground) and where.cell == cell]
        if len(players) > sum(where.since < state.turn for where in lying):
            yield Notice(code="W_PICKERS_DRAWN", details={"cell": cell, "who": Named("player", tuple(players))})


def _far_decoys(plan: _Plan, acts: dict[PlayerId, Action]) -> Iterator[Notice]:
    """KB-17-h: a decoy whose taker will be too far away after the moves stays with its thief."""
    for player, action in acts.items():
        special = special_of(action)
        if special is None or special.kind != "decoy":
            continue
        for target in special.targets:
            if target not in plan.cells or pitch.distance(plan.cells[player], plan.cells[target]) > REACH:
                details = {"who": Named("player", (player,)), "target": Named("player", (target,))}
                yield Notice(code="W_DECOY_FAR", details=details)


def _empty_charges(state: State, team: TeamId, acts: dict[PlayerId, Action]) -> Iterator[Notice]:
    """KB-19-p: a charge on a cell that no opponent can be on."""
    charging = [
        (player, action.path[-1])
        for player, action in sorted(acts.items())
        if isinstance(action, Move) and action.role == "hitter"
    ]
    reached = _reached_by(state, opponents_of(team)) if charging else set()
    for player, cell in charging:
        if cell not in reached:
            yield Notice(code="W_CHARGE_EMPTY", details={"cell": cell, "who": Named("player", (player,))})


def _reached_by(state: State, team: TeamId) -> set[Cell]:
    """Return every cell where somebody of a team can be when the first charges fall: rather too many than too few."""
    goal, found = state.teams[team].goal, set[Cell]()
    has_tactic = state.config.tactics and not state.teams[team].tactic_used
    for player in facts.roster(state, team):
        for start in _starts_of(state, player):
            near = {start, *pitch.neighbours(start)} if state.config.random_events else {start}  # KB-21-h: pushed back
            for cell in near:
                found |= {cell, *pitch.neighbours(cell)}
                if _may_sprint(state, player):
                    found |= set(pitch.forward_two(goal, cell))
                if has_tactic:  # KB-23-n
                    behind = facts.falls_back_to(goal, cell)
                    found |= {behind, *pitch.neighbours(behind)}
    return found


def _starts_of(state: State, player: PlayerId) -> tuple[Cell, ...]:
    """Return where a player may begin the turn: on the pitch, back from the sideline, in the place of one who left."""
    if facts.is_due_back(state, player):
        return facts.entry_cells(state, player)
    who = state.players[player]
    if who.cell is not None and (who.status == "pitch" or facts.may_be_replaced(state, player)):
        return (who.cell,)
    return ()


def _may_sprint(state: State, player: PlayerId) -> bool:
    """Return whether a player, or who comes in for them, may advance by two cells (KB-17-f)."""
    is_on_pitch = state.players[player].status == "pitch"
    return not is_on_pitch or any(right.kind == "sprint" for right in rights(state, player))
