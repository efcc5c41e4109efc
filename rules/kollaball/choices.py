"""What a player may do as the first action of an ordinary turn: what a form offers instead of the notation."""

from rules.kollaball import facts, pitch
from rules.kollaball.orders import Action, Drop, Move, Pass, Pickup, Retreat, Special
from rules.kollaball.state import Cell, PlayerId, State, team_of

SPRINT_LENGTH = 2  # KB-17-f


def actions(state: State, player: PlayerId, cell: Cell) -> tuple[Action, ...]:
    """Return the legal first actions of a player who stands on (or enters at) `cell`, the simplest first.

    Specials that change the action itself (sprint, deep pass) are included; those that only ride on one are not.
    """
    goal = state.teams[team_of(player)].goal
    own = _own_special(state, player)
    if facts.real_ball_of(state, player) is not None:
        return _carrying(goal, cell, deep=own == "deep_pass")
    return _empty_handed(state, goal, cell, sprint=own == "sprint")


def _own_special(state: State, player: PlayerId) -> str | None:
    who = state.players[player]
    return None if who.special_used else facts.CLASS_SPECIALS.get(who.cls)


def _carrying(goal: Cell, cell: Cell, *, deep: bool) -> tuple[Action, ...]:
    found: list[Action] = [Pass(origin=cell, to=to) for to in pitch.front(goal, cell)]  # KB-15-b
    if deep:
        special = Special(kind="deep_pass")
        found += [Pass(origin=cell, to=to, special=special) for to in pitch.forward_two(goal, cell)]  # KB-17-g
    found += [Retreat(origin=cell, to=to) for to in pitch.back(goal, cell) if to != goal]  # KB-14-c
    if cell != goal:  # KB-4-d
        found.append(Drop(origin=cell))
    return tuple(found)


def _empty_handed(state: State, goal: Cell, cell: Cell, *, sprint: bool) -> tuple[Action, ...]:
    ahead, behind = pitch.front(goal, cell), pitch.straight_back(goal, cell)
    found: list[Action] = [Move(role="receiver", origin=cell, path=(to,)) for to in ahead]  # KB-14-d
    if behind is not None and behind != goal:
        found.append(Move(role="receiver", origin=cell, path=(behind,)))
    found += [Move(role="hitter", origin=cell, path=(to,)) for to in ahead]  # KB-14-e
    if any(state.balls[ball].since < state.turn for ball in facts.balls_on_ground(state, cell)):  # type: ignore[union-attr]
        found.insert(0, Pickup(origin=cell))  # KB-16-b
    if sprint:
        special = Special(kind="sprint")
        ways = [(step, to) for step in ahead for to in pitch.front(goal, step)]
        far = [way for way in ways if pitch.distance(cell, way[1]) == SPRINT_LENGTH]
        found += [Move(role="receiver", origin=cell, path=way, special=special) for way in far]  # KB-17-f
        found += [Move(role="hitter", origin=cell, path=way, special=special) for way in far]
    return tuple(found)
