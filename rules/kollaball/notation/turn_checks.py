"""Checks a turn's orders as a whole, in the order of rulebook 5.4, and makes the parsed order."""

from rules.errors import OrderError
from rules.kollaball import facts
from rules.kollaball.notation import writing
from rules.kollaball.notation.context import Context, context_of, rostered
from rules.kollaball.notation.draft import SubstitutionDraft, TurnDraft
from rules.kollaball.notation.line_checks import check_line
from rules.kollaball.notation.tactic_checks import check_availability, check_parameters
from rules.kollaball.orders import Tactic, TurnOrder
from rules.kollaball.state import PlayerId, State, TeamId, player_key

MUST_CHANGE = 2  # KB-23-m


def check_turn(state: State, team: TeamId, draft: TurnDraft, text: str) -> TurnOrder:
    """Return the order that `draft` is for `team`."""
    context = context_of(state, team, draft)
    for substitution in draft.substitutions:
        _check_substitution(context, substitution)
    if draft.tactic is not None:
        check_availability(context, draft.tactic)
    for line in draft.lines:
        check_line(context, line)
    tactic = None if draft.tactic is None else check_parameters(context, draft.tactic)
    _check_missing(context, tactic)
    lines = tuple(context.lines[player] for player in sorted(context.lines, key=player_key))
    order = TurnOrder(substitutions=context.substitutions, tactic=tactic, lines=lines, text=text)
    _check_change(state, team, order)
    return order


def _check_substitution(context: Context, draft: SubstitutionDraft) -> None:
    out = context.member(draft.out, draft.at)
    into = rostered(context.state, context.team_id, draft.into or "", draft.at)
    may_leave = facts.may_be_replaced(context.state, out) and out not in context.substitutes.values()
    may_come = context.state.players[into].status == "bench" and into not in context.substitutes
    if not may_leave or not may_come:
        raise OrderError("sub_not_allowed", draft.at, player=draft.out, target=draft.into or "")
    context.substitutes[into] = out


def _check_missing(context: Context, tactic: Tactic | None) -> None:
    """Check that everybody who owes something has it (KB-12-d; `at` 0: the fault is in no part)."""
    if tactic is not None and context.whole_team:
        if tactic.name == "rally":
            _check_rally_is_whole(context, tactic)
        for player in facts.due_back(context.state, context.team_id):
            if player not in context.lines:
                allowed = ", ".join(facts.entry_cells(context.state, player))
                raise OrderError("entry_missing", 0, player=player[1:], allowed=allowed)
    elif not context.query:
        for player in _owing(context):
            line = context.lines.get(player)
            if (line is None or not line.actions) and player != context.tactic_carrier:
                raise OrderError("missing_player", 0, player=player[1:])


def _owing(context: Context) -> list[PlayerId]:
    owing = [*facts.owing(context.state, context.team_id), *context.substitutes]
    return sorted(owing, key=player_key)


def _check_rally_is_whole(context: Context, tactic: Tactic) -> None:
    """KB-23-g: the list must name everyone who has to move."""
    named = {arrival.player for arrival in tactic.arrivals}
    for player in _owing(context):
        start = context.start_of(player)
        if player not in named and start is not None and start != tactic.origin:
            raise OrderError("missing_player", 0, player=player[1:])


def _check_change(state: State, team: TeamId, order: TurnOrder) -> None:
    """KB-23-m: after a neutralisation at least two of the noted actions must change."""
    noted = state.noted
    if noted is None or noted.team != team:
        return
    tactic = order.tactic
    if tactic is not None and (tactic.name == "placement" or tactic.name in facts.WHOLE_TEAM_TACTICS):
        return
    texts = writing.noted_texts(order)
    keys = texts.keys() | noted.orders.keys()
    changed = sum(texts.get(key) != noted.orders.get(key) for key in keys)
    if changed < min(MUST_CHANGE, len(keys)):
        raise OrderError("neutralised_unchanged", 0, limit=MUST_CHANGE, amount=changed)
