"""What a captain may order in a turn: what a form offers instead of the notation. Everything offered parses."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations, product

from msgspec.structs import replace

from rules.kollaball import facts, pitch
from rules.kollaball.notation.line_checks import RIDES_ON
from rules.kollaball.notation.turn_checks import rally_cells
from rules.kollaball.orders import (
    Action,
    Arrival,
    Drop,
    Exchange,
    Line,
    Move,
    Pass,
    Pickup,
    Retreat,
    Special,
    Stand,
    Substitution,
    Tactic,
    end_of,
)
from rules.kollaball.state import Cell, Ground, PlayerId, SpecialKind, State, TacticName, TeamId, opponents_of, team_of

SPRINT_LENGTH = 2  # KB-17-f
BRIBES = tuple(range(50, 501, 50))  # KB-20-b: from 500 on the chance is 100 %
_STANDING: frozenset[SpecialKind] = frozenset({"block", "decoy", "bribe"})  # KB-17-b
_GONE = frozenset({"out", "missing"})


def rights(state: State, player: PlayerId) -> tuple[Special, ...]:
    """Return the kinds of special that a player may still play, without parameters: their class's, copies, a legend's.

    Under `criticals` an alchemist may try any kind (KB-22-d), else what was performed in the turn before (KB-17-e).
    """
    who = state.players[player]
    found: list[Special] = []
    if not who.special_used and who.cls in facts.CLASS_SPECIALS:
        found.append(Special(kind=facts.CLASS_SPECIALS[who.cls]))
    if not who.special_used and who.cls == "alchemist":
        kinds = tuple(facts.CLASS_SPECIALS.values()) if state.config.criticals else state.last_specials
        found += [Special(kind=kind, via="copy") for kind in kinds]
    if state.config.legends and who.legend is not None and not who.legend.used:
        found.append(Special(kind=who.legend.move, via="legend"))
    return tuple(found)


def first_actions(state: State, player: PlayerId, cell: Cell) -> tuple[Action, ...]:
    """Return the first actions of a player who stands on (or enters at) `cell`, the simplest first.

    Specials that change the action itself (sprint, deep pass) are included; those that ride on it are `riders`.
    """
    has_ball = facts.real_ball_of(state, player) is not None
    lying = any(_is_ripe(state, ball) for ball in facts.balls_on_ground(state, cell))  # KB-16-b
    goal = state.teams[team_of(player)].goal
    return tuple(_actions(goal, cell, rights(state, player), has_ball, lying=lying))


def further_actions(state: State, line: Line) -> tuple[Action, ...]:
    """Return what may be chained to a player's line with `+` (KB-multi-a); nothing once they have no action left."""
    if not line.actions or len(line.actions) > state.players[line.player].extra:
        return ()
    ball: bool | None = facts.real_ball_of(state, line.player) is not None
    unspent = True
    for action in line.actions:
        ball = _ball_after(action, ball)
        unspent = unspent and getattr(action, "special", None) is None
    goal, left = state.teams[team_of(line.player)].goal, rights(state, line.player) if unspent else ()
    return tuple(_actions(goal, end_of(line.actions[-1]), left, ball, lying=ball is not True))


def riders(state: State, line: Line) -> tuple[Special, ...]:
    """Return the specials, with their parameters, that may ride on the last action of a line (KB-17-b)."""
    if any(getattr(action, "special", None) is not None for action in line.actions):
        return ()
    return tuple(
        special
        for right in rights(state, line.player)
        if right.kind in _STANDING
        and _kind_of(line.actions[-1]) in RIDES_ON[right.kind]
        and (right.kind != "bribe" or len(line.actions) == 1)  # KB-multi-e
        for special in _with_parameters(state, line.player, right)
    )


def stands(state: State, player: PlayerId, cell: Cell) -> tuple[Stand, ...]:
    """Return the specials that a player may play standing still (KB-17-b), not on their own goal (KB-4-d)."""
    if cell == state.teams[team_of(player)].goal:
        return ()
    carrier = facts.real_ball_of(state, player) is not None
    return tuple(
        Stand(origin=cell, carrier=carrier, special=special)
        for right in rights(state, player)
        if right.kind in _STANDING
        for special in _with_parameters(state, player, right)
    )


def substitutions(state: State, team: TeamId) -> tuple[Substitution, ...]:
    """Return who may come in for whom, in a turn's orders (KB-2-f, KB-20-g) or after a fracture (KB-21-f)."""
    if state.stage == "replacement":
        leaving = (state.replacement or {}).get(team, ())
    else:
        leaving = tuple(player for player in facts.roster(state, team) if facts.may_be_replaced(state, player))
    return tuple(Substitution(out=out, into=into) for out in leaving for into in facts.bench_players_of(state, team))


def _actions(goal: Cell, cell: Cell, kinds: Sequence[Special], ball: bool | None, *, lying: bool) -> Iterator[Action]:
    """Yield a player's actions from `cell`, with a ball `lying` there or not, and the specials that they have left.

    `ball`: whether they hold one; None: whether they will is not known, both are possible.
    """
    if ball is not False:
        yield from _carrying(goal, cell, [right for right in kinds if right.kind == "deep_pass"])
    if ball is not True:
        if lying:
            yield Pickup(origin=cell)
        yield from _empty_handed(goal, cell, [right for right in kinds if right.kind == "sprint"])


def _carrying(goal: Cell, cell: Cell, deep: list[Special]) -> Iterator[Action]:
    for to in pitch.front(goal, cell):  # KB-15-b
        yield Pass(origin=cell, to=to)
    for special in deep:
        for to in pitch.forward_two(goal, cell):  # KB-17-g
            yield Pass(origin=cell, to=to, special=special)
    for to in pitch.back(goal, cell):  # KB-14-c
        if to != goal:
            yield Retreat(origin=cell, to=to)
    if cell != goal:  # KB-4-d
        yield Drop(origin=cell)


def _empty_handed(goal: Cell, cell: Cell, sprint: list[Special]) -> Iterator[Action]:
    ahead, behind = pitch.front(goal, cell), pitch.straight_back(goal, cell)
    for to in ahead:
        yield Move(role="receiver", origin=cell, path=(to,))  # KB-14-d
    if behind is not None and behind != goal:
        yield Move(role="receiver", origin=cell, path=(behind,))
    for to in ahead:
        yield Move(role="hitter", origin=cell, path=(to,))  # KB-14-e
    for special in sprint:
        for way in _sprints(goal, cell):
            yield Move(role="receiver", origin=cell, path=way, special=special)
        for way in _sprints(goal, cell):
            yield Move(role="hitter", origin=cell, path=way, special=special)


def _sprints(goal: Cell, cell: Cell) -> list[tuple[Cell, Cell]]:
    """Return one way to each cell that a sprint reaches (KB-17-f); where two lead there, the straighter one."""
    found: dict[Cell, tuple[Cell, Cell]] = {}
    for step in pitch.front(goal, cell):
        for to in pitch.front(goal, step):
            if pitch.distance(cell, to) == SPRINT_LENGTH:
                found.setdefault(to, (step, to))
    return [found[to] for to in pitch.forward_two(goal, cell)]


def _with_parameters(state: State, player: PlayerId, right: Special) -> Iterator[Special]:
    """Yield a special with each choice of its parameters: who gets a decoy, side and amount for a bribe."""
    if right.kind == "decoy":
        team = team_of(player)
        near = facts.pitch_players_of(state, team) + facts.due_back(state, team)
        among = [one for one in near if state.players[one].status not in _GONE]  # KB-17-h: themselves included
        among.sort(key=lambda one: one == player)
        for one in among:
            yield Special(kind="decoy", via=right.via, targets=(one,))
        if state.config.criticals and right.via == "class":  # KB-22-g
            for pair in permutations(among, 2):
                yield Special(kind="decoy", via=right.via, targets=pair)
    elif right.kind == "bribe":
        purse = state.players[player].deniers
        for amount in BRIBES:
            if purse is None or amount <= purse:
                yield Special(kind="bribe", via=right.via, side="favour", amount=amount)
                yield Special(kind="bribe", via=right.via, side="against", amount=amount)
    else:
        yield right


def _kind_of(action: Action) -> str:
    match action:
        case Move(role=role):
            return role
        case Pass():
            return "pass"
        case Stand():
            return "stand"
        case _:
            return "none"


def _ball_after(action: Action, before: bool | None) -> bool | None:
    """Return what is known of the ball in hand after an action (rulebook 5.4): True, False, None for unknown."""
    match action:
        case Move(role="receiver") | Pickup():
            return None
        case Move() | Pass() | Drop():
            return False
        case Retreat():
            return True
        case Stand():
            return before


def _is_ripe(state: State, ball: str) -> bool:
    where = state.balls[ball]
    return isinstance(where, Ground) and where.since < state.turn


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
    able = [player for player in facts.pitch_players_of(state, team) if state.players[player].skip == 0]
    match name:
        case "lob" | "feint" | "fall_back" | "rally":
            for carrier in able:
                if facts.real_ball_of(state, carrier) is not None:
                    yield from _carried(state, carrier, able, goal, name)
        case "reshuffle":
            yield from _reshuffles(state, able, goal)
        case "analysis":
            for pair in combinations(facts.pitch_players_of(state, opponents_of(team)), 2):
                yield Tactic(name=name, opponents=pair)
        case "placement":
            if state.stage != "orders_second" and state.insight is None and not state.placement_blocked:  # KB-23-k
                for player in facts.pitch_players_of(state, opponents_of(team)):
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
