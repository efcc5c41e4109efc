"""The ways in which a team may play its tactic in a turn, as a form offers them (KB-23)."""

from collections.abc import Iterator
from itertools import combinations, islice, permutations, product

from msgspec.structs import replace

from rules.kollaball import facts, pitch
from rules.kollaball.notation.tactic_checks import rally_cells
from rules.kollaball.orders import Arrival, Exchange, Tactic
from rules.kollaball.state import Cell, PlayerId, State, TacticName, TeamId, opponents_of

MOST = 100  # a rally may fit in more ways than anybody would read


def tactics(state: State, team: TeamId) -> tuple[Tactic, ...]:
    """Return the tactics that the team may order now, at most 100; nothing where it may not play one.

    With players due back a rally or a reshuffle may depend on entry cells: those are left to the notation.
    """
    side = state.teams[team]
    if not state.config.tactics or side.tactic is None or side.tactic_used:
        return ()
    name, copied = side.tactic, False
    if name == "own_game":  # KB-23-l
        imitated = state.last_tactics.get(opponents_of(team))
        if imitated is None:
            return ()
        name, copied = imitated, True
    ways = islice(_ways(state, team, name), MOST)
    return tuple(replace(found, copied=copied) for found in ways)


def _ways(state: State, team: TeamId, name: TacticName) -> Iterator[Tactic]:
    goal = state.teams[team].goal
    able = [player for player in facts.on_pitch(state, team) if state.players[player].skip == 0]
    match name:
        case "lob" | "feint" | "fall_back" | "rally":
            for carrier in able:
                if facts.real_ball_of(state, carrier) is not None:
                    yield from _carried(state, carrier, able, goal, name)
        case "reshuffle":
            yield from _reshuffles(state, able, goal)
        case "analysis":
            for pair in combinations(facts.on_pitch(state, opponents_of(team)), 2):
                yield Tactic(name=name, opponents=pair)
        case "placement":
            if state.stage != "orders_second" and state.insight is None and not state.placement_blocked:  # KB-23-k
                for player in facts.on_pitch(state, opponents_of(team)):
                    if not facts.appears_to_hold(state, player):
                        yield Tactic(name=name, opponents=(player,))
        case "neutralise":
            yield Tactic(name=name)
        case "own_game":
            return


def _carried(state: State, carrier: PlayerId, able: list[PlayerId], goal: Cell, name: TacticName) -> Iterator[Tactic]:
    """Yield the ways of a tactic that a carrier starts (KB-23-d)."""
    origin = state.players[carrier].cell or goal
    cells: tuple[Cell | None, ...] = ()
    if name == "lob":
        cells = pitch.lob_targets(goal, origin)
    elif name == "feint":
        cells = pitch.front(goal, origin)
    elif name == "fall_back":
        reached = facts.falls_back_to(goal, origin)
        cells = (None, *(cell for cell in pitch.back(goal, reached) if cell != goal))
    elif origin != goal:
        yield from _rallies(state, carrier, [mate for mate in able if mate != carrier], goal)
    for cell in cells:
        yield Tactic(name=name, carrier=carrier, origin=origin, cell=cell)


def _rallies(state: State, carrier: PlayerId, mates: list[PlayerId], goal: Cell) -> Iterator[Tactic]:
    centre = state.players[carrier].cell or goal
    moving = [mate for mate in mates if state.players[mate].cell != centre]
    ways = [rally_cells(goal, state.players[mate].cell or goal, centre) for mate in moving]
    for cells in product(*ways):
        arrivals = tuple(Arrival(player=mate, cell=cell) for mate, cell in zip(moving, cells, strict=True))
        yield Tactic(name="rally", carrier=carrier, origin=centre, arrivals=arrivals)


def _reshuffles(state: State, able: list[PlayerId], goal: Cell) -> Iterator[Tactic]:
    """Yield every exchange of places among those who can act, those of the fewest players first (KB-23-i)."""
    for size in range(2, len(able) + 1):
        for group in combinations(able, size):
            for places in permutations(group):
                pairs = tuple(zip(group, places, strict=True))
                if all(player != place and _may_take(state, player, place, goal) for player, place in pairs):
                    exchanges = tuple(Exchange(player=player, place_of=place) for player, place in pairs)
                    yield Tactic(name="reshuffle", exchanges=exchanges)


def _may_take(state: State, player: PlayerId, place_of: PlayerId, goal: Cell) -> bool:
    return state.players[place_of].cell != goal or state.players[player].cell == goal
