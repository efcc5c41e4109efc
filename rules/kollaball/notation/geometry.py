"""Checks an action's cells from where its player is planned to be (rulebook 5.4, "Geometry checks in detail")."""

from rules.errors import OrderError
from rules.kollaball import pitch
from rules.kollaball.facts import balls_on_ground
from rules.kollaball.notation.draft import ActionDraft
from rules.kollaball.orders import Action, Drop, Move, Pass, Pickup, Retreat, Special, Stand
from rules.kollaball.state import Cell, Ground, State

SPRINT_CELLS = 2


def place_action(draft: ActionDraft, special: Special | None, goal: Cell, cell: Cell, at: int) -> Action:
    """Return the action of `draft`, begun on `cell`, by a player whose own goal is `goal`."""
    match draft.kind:
        case "receiver" | "hitter":
            return Move(role=draft.kind, origin=cell, path=_path(draft, special, goal, cell, at), special=special)
        case "pass":
            return Pass(origin=cell, to=_pass_target(draft, special, goal, cell, at), special=special)
        case "retreat":
            return Retreat(origin=cell, to=_retreat_target(draft, goal, cell, at))
        case "pickup":
            return Pickup(origin=cell)
        case "drop" | "stand" | "burst":  # a burst never comes here: see reserve.py
            # KB-4-d: nobody stays on his own goal
            if cell == goal:
                raise OrderError("own_goal_stay", at, cell=cell)
            return Drop(origin=cell) if special is None else Stand(origin=cell, carrier=draft.carrier, special=special)


def check_ball_here(state: State, cell: Cell, at: int) -> None:
    """Check that a ball (a decoy counts) can be picked up on `cell` this turn (KB-16-b)."""
    lying = [state.balls[ball] for ball in balls_on_ground(state, cell)]
    if not lying:
        raise OrderError("no_ball_here", at, cell=cell)
    if not any(isinstance(ball, Ground) and ball.since < state.turn for ball in lying):
        raise OrderError("ball_too_fresh", at, cell=cell)


def _path(draft: ActionDraft, special: Special | None, goal: Cell, cell: Cell, at: int) -> tuple[Cell, ...]:
    path = draft.path[1:] if draft.path[0] == cell else draft.path
    if not path:
        raise OrderError("not_adjacent", at, cell=cell, origin=cell, allowed=_names(pitch.front(goal, cell)))
    sprints = special is not None and special.kind == "sprint"
    if len(path) != (SPRINT_CELLS if sprints else 1):
        raise OrderError("sprint_path", at, cell=path[-1], origin=cell)
    start = cell
    for step in path:
        _check_step(draft.kind == "hitter" or sprints, goal, start, step, at)
        start = step
    if sprints and pitch.distance(cell, path[-1]) != SPRINT_CELLS:
        raise OrderError("sprint_path", at, cell=path[-1], origin=cell)
    return path


def _check_step(forward_only: bool, goal: Cell, start: Cell, step: Cell, at: int) -> None:
    if step not in pitch.neighbours(start):
        raise OrderError("not_adjacent", at, cell=step, origin=start, allowed=_names(pitch.neighbours(start)))
    if step == goal:
        raise OrderError("own_goal", at, cell=step)
    if step in pitch.front(goal, start):
        return
    if forward_only:
        raise OrderError("not_forward", at, cell=step, origin=start, allowed=_names(pitch.front(goal, start)))
    straight = pitch.straight_back(goal, start)
    if step != straight:
        raise OrderError("not_straight_back", at, cell=step, origin=start, allowed=straight or "")


def _pass_target(draft: ActionDraft, special: Special | None, goal: Cell, cell: Cell, at: int) -> Cell:
    _check_origin(draft, cell, at)
    deep = special is not None and special.kind == "deep_pass"
    allowed = pitch.forward_two(goal, cell) if deep else pitch.front(goal, cell)
    if draft.to not in allowed:
        raise OrderError("pass_range", at, cell=draft.to or "", origin=cell, allowed=_names(allowed))
    return draft.to


def _retreat_target(draft: ActionDraft, goal: Cell, cell: Cell, at: int) -> Cell:
    _check_origin(draft, cell, at)
    if draft.to == goal:
        raise OrderError("own_goal", at, cell=goal)
    if draft.to not in pitch.back(goal, cell):
        allowed = tuple(back for back in pitch.back(goal, cell) if back != goal)
        raise OrderError("not_backward", at, cell=draft.to or "", origin=cell, allowed=_names(allowed))
    return draft.to


def _check_origin(draft: ActionDraft, cell: Cell, at: int) -> None:
    if draft.origin is not None and draft.origin != cell:
        raise OrderError("wrong_origin", at, cell=cell, word=draft.origin)


def _names(cells: tuple[Cell, ...]) -> str:
    return ", ".join(cells)
