"""Checks one player's line: player, entry, number of actions, each action, reserve, in that order (rulebook 5.4)."""

from rules.errors import OrderError
from rules.kollaball import facts, pitch
from rules.kollaball.notation.context import Context
from rules.kollaball.notation.draft import ActionDraft, LineDraft
from rules.kollaball.notation.geometry import check_ball_here, place_action
from rules.kollaball.notation.specials import check_special
from rules.kollaball.orders import Action, Burst, Line, Move, Pass, Reserve, Retreat, Stand
from rules.kollaball.state import Cell, PlayerId

_LONG_PASS = 2


def check_line(context: Context, draft: LineDraft) -> None:
    """Check a line and enter it in `context.lines`. Errors are at the line's first character and name its player."""
    try:
        _check_line(context, draft)
    except OrderError as error:
        error.details.setdefault("player", draft.number)
        raise


def _check_line(context: Context, draft: LineDraft) -> None:
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


def _check_player(context: Context, draft: LineDraft) -> PlayerId:
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


def _check_entry(context: Context, player: PlayerId, draft: LineDraft) -> None:
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
    context: Context, player: PlayerId, draft: LineDraft, start: Cell
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


def end_of(action: Action) -> Cell:
    """Return the cell where a player is planned to be after `action`."""
    match action:
        case Move(path=path):
            return path[-1]
        case Retreat(to=to):
            return to
        case _:
            return action.origin


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
    context: Context, line: LineDraft, draft: ActionDraft, actions: tuple[Action, ...], cell: Cell
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


def _check_burst(context: Context, line: LineDraft, draft: ActionDraft, last: Action, cell: Cell) -> Burst:
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
