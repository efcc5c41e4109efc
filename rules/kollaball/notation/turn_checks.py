"""Checks a turn's orders as a whole, in the order of rulebook 5.4, and makes the parsed order.

A tactic is checked twice: first whether it may be played now, and, after the lines, its parameters (KB-23).
"""

from rules.errors import OrderError
from rules.kollaball import facts, pitch
from rules.kollaball.notation import writing
from rules.kollaball.notation.draft import (
    SubstitutionDraft,
    TacticDraft,
    TurnContext,
    TurnDraft,
    context_of,
    find_rostered,
)
from rules.kollaball.notation.line_checks import check_line
from rules.kollaball.orders import Arrival, Exchange, Tactic, TurnOrder
from rules.kollaball.state import Cell, PlayerId, State, TeamId, player_key

RALLY_STEPS = 2  # KB-23-g


def check_availability(context: TurnContext, draft: TacticDraft) -> None:
    """Check that the team may play this tactic in this turn."""
    state = context.state
    if not state.config.tactics:
        raise OrderError("tactic_disabled", draft.at)
    if context.team.tactic_used:
        raise OrderError("tactic_used", draft.at)
    if context.team.tactic != ("own_game" if draft.copied else draft.name):
        raise OrderError("tactic_not_yours", draft.at)
    # KB-23-l: only right after the opponents performed it
    if draft.copied and state.last_tactics.get(context.opponents) != draft.name:
        raise OrderError("nothing_to_imitate", draft.at)
    if not context.query:
        return
    # KB-23-k: the query is sent alone, and not twice
    if context.draft.substitutions:
        raise OrderError("tactic_not_alone", context.draft.substitutions[0].at)
    if state.stage == "orders_second" or state.insight is not None or state.placement_blocked:
        raise OrderError("information_conflict", draft.at)


def check_parameters(context: TurnContext, draft: TacticDraft) -> Tactic:
    """Return the tactic of `draft`: its numbers are checked first, then its carrier, then its list."""
    _check_numbers(context, draft)
    carrier = _check_carrier(context, draft)
    origin = None if carrier is None else context.state.players[carrier].cell
    tactic = Tactic(name=draft.name, copied=draft.copied, carrier=carrier, origin=origin, cell=draft.cell)
    match draft.name:
        case "lob" | "feint" | "fall_back":
            _check_cell(context, draft, origin or context.goal)
            return tactic
        case "rally":
            arrivals = _check_arrivals(context, draft, carrier or "", origin or context.goal)
            return _with_arrivals(tactic, arrivals)
        case "reshuffle":
            return Tactic(name=draft.name, copied=draft.copied, exchanges=_check_exchanges(context, draft))
        case _:
            opponents = _check_opponents(context, draft)
            return Tactic(name=draft.name, copied=draft.copied, opponents=opponents)


def _with_arrivals(tactic: Tactic, arrivals: tuple[Arrival, ...]) -> Tactic:
    return Tactic(
        name=tactic.name, copied=tactic.copied, carrier=tactic.carrier, origin=tactic.origin, arrivals=arrivals
    )


def _check_numbers(context: TurnContext, draft: TacticDraft) -> None:
    own = [] if draft.carrier is None else [draft.carrier]
    own += [number for number, _ in draft.arrivals]
    own += [number for pair in draft.exchanges for number in pair]
    for number in own:
        context.member(number, draft.at)
    for number in draft.opponents:
        find_rostered(context.state, context.opponents, number, draft.at)


def _check_carrier(context: TurnContext, draft: TacticDraft) -> PlayerId | None:
    if draft.carrier is None:
        return None
    carrier = context.id_of(draft.carrier)
    who = context.state.players[carrier]
    if carrier not in context.holders or who.status != "pitch" or who.skip > 0:
        raise OrderError("tactic_needs_carrier", draft.at, player=draft.carrier)
    # KB-23-g: no rally round one's own goal
    if draft.name == "rally" and who.cell == context.goal:
        raise OrderError("own_goal", draft.at, cell=context.goal)
    return carrier


def _check_cell(context: TurnContext, draft: TacticDraft, origin: Cell) -> None:
    """Check the target of a lob, the arrival of a feint, the last retreat of a fall-back."""
    goal = context.goal
    match draft.name:
        case "lob":
            allowed = pitch.lob_targets(goal, origin)
        case "feint":
            allowed = pitch.front(goal, origin)
        case _:
            allowed = pitch.back(goal, facts.falls_back_to(goal, origin))
    if draft.cell is None:
        return
    if draft.name != "lob" and draft.cell == goal:
        raise OrderError("own_goal", draft.at, cell=goal)
    if draft.cell not in allowed:
        names = ", ".join(cell for cell in allowed if cell != goal)
        raise OrderError("tactic_target", draft.at, cell=draft.cell, allowed=names)


def _check_arrivals(context: TurnContext, draft: TacticDraft, carrier: PlayerId, centre: Cell) -> tuple[Arrival, ...]:
    found: dict[PlayerId, Cell] = {}
    for number, cell in draft.arrivals:
        player = context.id_of(number)
        if cell == context.goal:
            raise OrderError("own_goal", draft.at, cell=cell)
        start = context.start_of(player)
        fits = player != carrier and player not in found and context.can_act(player)
        # One due back without their entry cell has no start yet: that is `entry_missing`, later.
        if not fits or (start is not None and cell not in rally_cells(context.goal, start, centre)):
            raise OrderError("tactic_target", draft.at, player=number, cell=cell)
        found[player] = cell
    return tuple(Arrival(player=player, cell=found[player]) for player in sorted(found, key=player_key))


def rally_cells(goal: Cell, start: Cell, centre: Cell) -> tuple[Cell, ...]:
    """Return where a rally round `centre` may take a player from `start`, in cell order (KB-23-g)."""
    away = pitch.distance(start, centre)
    steps = min(RALLY_STEPS, away)
    return tuple(
        cell
        for cell in pitch.CELLS
        if steps
        and cell != goal
        and pitch.distance(start, cell) == steps
        and pitch.distance(cell, centre) == away - steps
    )


def _check_exchanges(context: TurnContext, draft: TacticDraft) -> tuple[Exchange, ...]:
    found: dict[PlayerId, PlayerId] = {}
    for left, right in draft.exchanges:
        player, place_of = context.id_of(left), context.id_of(right)
        place, own = context.start_of(place_of), context.start_of(player)
        # KB-23-i: nobody takes a place on their own goal unless they are there already
        if place == context.goal and own != context.goal:
            raise OrderError("own_goal", draft.at, player=left, cell=place)
        twice = player in found or place_of in found.values()
        able = context.can_act(player) and context.can_act(place_of)
        if player == place_of or twice or not able:
            raise OrderError("tactic_target", draft.at, player=left, target=right)
        found[player] = place_of
    if found.keys() != set(found.values()):
        raise OrderError("tactic_target", draft.at, player=draft.exchanges[0][0])
    return tuple(Exchange(player=player, place_of=found[player]) for player in sorted(found, key=player_key))


def _check_opponents(context: TurnContext, draft: TacticDraft) -> tuple[PlayerId, ...]:
    found = [context.opponents[0] + number for number in draft.opponents]
    for place, player in enumerate(found):
        if context.state.players[player].status != "pitch" or player in found[:place]:
            raise OrderError("tactic_target", draft.at, player=player[1:])
    if draft.name == "placement" and facts.appears_to_hold(context.state, found[0]):
        raise OrderError("placement_carrier", draft.at, player=found[0][1:])
    return tuple(found)


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


def _check_substitution(context: TurnContext, draft: SubstitutionDraft) -> None:
    out = context.member(draft.out, draft.at)
    into = find_rostered(context.state, context.team_id, draft.into or "", draft.at)
    may_leave = facts.may_be_replaced(context.state, out) and out not in context.substitutes.values()
    may_come = context.state.players[into].status == "bench" and into not in context.substitutes
    if not may_leave or not may_come:
        raise OrderError("sub_not_allowed", draft.at, player=draft.out, target=draft.into or "")
    context.substitutes[into] = out


def _check_missing(context: TurnContext, tactic: Tactic | None) -> None:
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


def _owing(context: TurnContext) -> list[PlayerId]:
    owing = [*facts.owing(context.state, context.team_id), *context.substitutes]
    return sorted(owing, key=player_key)


def _check_rally_is_whole(context: TurnContext, tactic: Tactic) -> None:
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
