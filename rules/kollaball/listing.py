"""What a captain may order in a turn: what a form offers instead of the notation. Everything offered parses."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from rules.kollaball import facts, pitch
from rules.kollaball.notation.specials import RIDES_ON
from rules.kollaball.orders import Action, Drop, Line, Move, Pass, Pickup, Retreat, Special, Stand, Substitution
from rules.kollaball.state import Cell, Ground, PlayerId, SpecialKind, State, TeamId, team_of

SPRINT_LENGTH = 2  # KB-17-f
BRIBES = tuple(range(50, 501, 50))  # KB-20-b: from 500 on the chance is 100 %
_STANDING: frozenset[SpecialKind] = frozenset({"block", "decoy", "bribe"})  # KB-17-b
_GONE = frozenset({"out", "missing"})


def rights(state: State, player: PlayerId) -> tuple[Special, ...]:
    """Return the kinds of special that a player may still play, without parameters: his class's, copies, a legend's.

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
    """Return what may be chained to a player's line with `+` (KB-multi-a); nothing once he has no action left."""
    if not line.actions or len(line.actions) > state.players[line.player].extra:
        return ()
    ball: bool | None = facts.real_ball_of(state, line.player) is not None
    unspent = True
    for action in line.actions:
        ball = _ball_after(action, ball)
        unspent = unspent and getattr(action, "special", None) is None
    goal, left = state.teams[team_of(line.player)].goal, rights(state, line.player) if unspent else ()
    return tuple(_actions(goal, _end_of(line.actions[-1]), left, ball, lying=ball is not True))


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
    """Return the specials that a player may play standing still (KB-17-b), not on his own goal (KB-4-d)."""
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
    return tuple(Substitution(out=out, into=into) for out in leaving for into in facts.on_bench(state, team))


def _actions(goal: Cell, cell: Cell, kinds: Sequence[Special], ball: bool | None, *, lying: bool) -> Iterator[Action]:
    """Yield a player's actions from `cell`, with a ball `lying` there or not, and the specials that he has left.

    `ball`: whether he holds one; None: whether he will is not known, both are possible.
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
        near = facts.on_pitch(state, team) + facts.due_back(state, team)
        among = [one for one in near if state.players[one].status not in _GONE]  # KB-17-h: himself included
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


def _end_of(action: Action) -> Cell:
    match action:
        case Move(path=path):
            return path[-1]
        case Retreat(to=to):
            return to
        case _:
            return action.origin


def _is_ripe(state: State, ball: str) -> bool:
    where = state.balls[ball]
    return isinstance(where, Ground) and where.since < state.turn
