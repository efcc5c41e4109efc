"""Checks one player's line: player, entry, number of actions, each action, reserve, in that order (rulebook 5.4).

An action's cells are checked from where its player is planned to be; a special by whose it is, whether it is left, what
it may ride on, and its own parameters (KB-17, KB-20-a).
"""

from rules.errors import OrderError
from rules.kollaball import facts, pitch
from rules.kollaball.facts import CLASS_SPECIALS, MIN_BRIBE, balls_on_ground
from rules.kollaball.notation.draft import ActionDraft, ActionKind, LineDraft, SpecialDraft, TurnContext
from rules.kollaball.notation.grammar import MAX_AMOUNT
from rules.kollaball.orders import (
    Action,
    Burst,
    Drop,
    Line,
    Move,
    Pass,
    Pickup,
    Reserve,
    Retreat,
    Special,
    Stand,
    end_of,
)
from rules.kollaball.state import Cell, Ground, PlayerId, SpecialKind, State

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
        case "drop" | "stand" | "burst":  # a burst never comes here: it is read by `_check_burst`
            # KB-4-d: nobody stays on their own goal
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


# KB-17-b: what each special may ride on, standing alone included
RIDES_ON: dict[SpecialKind, frozenset[ActionKind]] = {
    "sprint": frozenset({"receiver", "hitter"}),
    "deep_pass": frozenset({"pass"}),
    "block": frozenset({"receiver", "pass", "stand"}),
    "decoy": frozenset({"receiver", "hitter", "pass", "stand"}),
    "bribe": frozenset({"receiver", "hitter", "pass", "stand"}),
}
_GONE = frozenset({"out", "missing"})


def check_special(context: TurnContext, line: LineDraft, number: int, draft: SpecialDraft) -> Special:
    """Return the special of the action `number` (from 0) of a line; it has one at most."""
    kind, action, at = draft.kind, line.actions[number], line.at
    player = context.id_of(line.number)
    _check_right(context, player, draft, at, spent=any(one.special for one in line.actions[:number]))
    if draft.via == "copy" and kind not in context.state.last_specials and not context.state.config.criticals:
        raise OrderError("nothing_to_copy", at, player=player[1:], special=kind)
    # KB-multi-e: a bribe only on the first action
    if action.kind not in RIDES_ON[kind] or (kind == "bribe" and number > 0):
        raise OrderError("special_misplaced", at, player=player[1:], special=kind)
    if kind == "bribe":
        _check_amount(context, player, draft.amount or 0, at)
    if kind == "decoy":
        _check_targets(context, player, draft.numbers, at)
    targets = tuple(map(context.id_of, draft.numbers))
    return Special(kind=kind, via=draft.via, targets=targets, side=draft.side, amount=draft.amount)


def _check_right(context: TurnContext, player: PlayerId, draft: SpecialDraft, at: int, *, spent: bool) -> None:
    who = context.state.players[player]
    if draft.via == "class" and CLASS_SPECIALS.get(who.cls) != draft.kind:
        raise OrderError("wrong_class", at, player=player[1:], special=draft.kind)
    if draft.via == "copy" and who.cls != "alchemist":
        raise OrderError("wrong_class", at, player=player[1:], special="copy")
    if spent or (draft.via != "legend" and who.special_used):
        raise OrderError("special_used", at, player=player[1:], special=draft.kind)
    if draft.via == "legend":
        legend = who.legend
        if not context.state.config.legends or legend is None or legend.used or legend.move != draft.kind:
            raise OrderError("no_legend", at, player=player[1:], special=draft.kind)


def _check_amount(context: TurnContext, player: PlayerId, amount: int, at: int) -> None:
    purse = context.state.players[player].deniers
    limit = MAX_AMOUNT if purse is None else purse
    if not MIN_BRIBE <= amount <= limit:
        raise OrderError("bribe_amount", at, player=player[1:], amount=amount, limit=MIN_BRIBE, purse=limit)


def _check_targets(context: TurnContext, player: PlayerId, numbers: tuple[str, ...], at: int) -> None:
    seen: set[PlayerId] = set()
    for number in numbers:
        mate = context.id_of(number)
        who = context.state.players.get(mate)
        if mate in seen or who is None or who.status in _GONE:
            raise OrderError("decoy_target", at, player=player[1:], target=number)
        seen.add(mate)


_LONG_PASS = 2


def check_line(context: TurnContext, draft: LineDraft) -> None:
    """Check a line and enter it in `context.lines`. Errors are at the line's first character and name its player."""
    try:
        _check_line(context, draft)
    except OrderError as error:
        error.details.setdefault("player", draft.number)
        raise


def _check_line(context: TurnContext, draft: LineDraft) -> None:
    player = _check_player(context, draft)
    _check_entry(context, player, draft)
    allowed = 1 + context.state.players[player].extra
    if len(draft.actions) > allowed:
        raise OrderError("too_many_actions", draft.at, player=draft.number, limit=allowed)
    start = draft.entry or context.start_of(player)
    if start is None:
        raise OrderError("player_off_pitch", draft.at, player=draft.number)
    actions, end = _check_actions(context, player, draft, start)
    reserve = None if draft.reserve is None else _check_reserve(context, draft, draft.reserve, actions, end)
    context.lines[player] = Line(player=player, entry=draft.entry, actions=actions, reserve=reserve)


def _check_player(context: TurnContext, draft: LineDraft) -> PlayerId:
    player = context.member(draft.number, draft.at)
    if player in context.lines:
        raise OrderError("duplicate_player", draft.at, player=draft.number)
    who = context.state.players[player]
    if who.status != "pitch" and player not in context.substitutes and not context.is_due(player):
        raise OrderError("player_off_pitch", draft.at, player=draft.number)
    if who.status == "pitch" and who.skip > 0:
        raise OrderError("player_skips", draft.at, player=draft.number)
    beside_team_tactic = context.whole_team and bool(draft.actions)
    if beside_team_tactic or context.query or player == context.tactic_carrier:
        raise OrderError("tactic_not_alone", draft.at, player=draft.number)
    return player


def _check_entry(context: TurnContext, player: PlayerId, draft: LineDraft) -> None:
    # KB-20-i
    if not context.is_due(player):
        if draft.entry is not None:
            raise OrderError("entry_not_due", draft.at, player=draft.number, cell=draft.entry)
        return
    allowed = facts.entry_cells(context.state, player)
    if draft.entry is None:
        raise OrderError("entry_missing", draft.at, player=draft.number, allowed=", ".join(allowed))
    if draft.entry not in allowed:
        raise OrderError("entry_cell", draft.at, player=draft.number, cell=draft.entry, allowed=", ".join(allowed))


def _check_actions(
    context: TurnContext, player: PlayerId, draft: LineDraft, start: Cell
) -> tuple[tuple[Action, ...], Cell]:
    """Return the line's actions, and the cell where the last one is planned to end."""
    actions: list[Action] = []
    cell = start
    ball: bool | None = player in context.holders  # None: unknown
    for number, written in enumerate(draft.actions):
        if ball is not None and written.carrier != ball:
            raise OrderError("role_mismatch", draft.at, player=draft.number, word=written.word)
        riding = None
        if written.special is not None:
            riding = check_special(context, draft, number, written.special)
        if written.kind == "pickup" and number == 0 and draft.entry is None:
            check_ball_here(context.state, cell, draft.at)
        action = place_action(written, riding, context.goal, cell, draft.at)
        actions.append(action)
        cell = end_of(action)
        ball = _ball_after(written, ball)
    return tuple(actions), cell


def _ball_after(written: ActionDraft, before: bool | None) -> bool | None:
    """Return what is known of the ball in hand after an action: True, False, or None for unknown (rulebook 5.4)."""
    match written.kind:
        case "receiver" | "pickup":
            return None
        case "hitter" | "pass" | "drop":
            return False
        case "retreat":
            return True
        case "stand" | "burst":
            return before


def _check_reserve(
    context: TurnContext, line: LineDraft, draft: ActionDraft, actions: tuple[Action, ...], cell: Cell
) -> Reserve:
    if draft.kind == "burst":
        return _check_burst(context, line, draft, actions[-1], cell)
    try:
        reserve = place_action(draft, None, context.goal, cell, line.at)
    except OrderError as error:
        raise OrderError("reserve_illegal", line.at, **error.details, cause=error.code) from None
    if isinstance(reserve, Stand):  # the grammar has no such reserve
        raise OrderError("reserve_illegal", line.at, player=line.number, cause="stand")
    return reserve


def _check_burst(context: TurnContext, line: LineDraft, draft: ActionDraft, last: Action, cell: Cell) -> Burst:
    """Check `? P [>target] ^cell` (KB-22-e, KB-22-f)."""
    own = last.special if isinstance(last, Move | Pass | Stand) else None
    kind = own.kind if own is not None and own.via == "class" else None
    legal = context.state.config.criticals and kind in ("sprint", "deep_pass")
    legal = legal and draft.advance in pitch.front(context.goal, cell)
    if draft.to is not None:
        near = 1 <= pitch.distance(cell, draft.to) <= _LONG_PASS
        legal = legal and kind == "deep_pass" and near and draft.to != context.goal
    if not legal or draft.advance is None:
        raise OrderError("reserve_illegal", line.at, player=line.number, cause="burst")
    return Burst(origin=cell, to=draft.to, advance=draft.advance)
