"""Step 4, first part: the matrix, the crowd, the bonus goals (MH-2.1-a, MH-2.1.1-d, -e, MH-2.1.4)."""

from collections import Counter

from rules.matrix_hockey import facts
from rules.matrix_hockey.consistency import StateError
from rules.matrix_hockey.events import BonusGoal
from rules.matrix_hockey.facts import Round
from rules.matrix_hockey.state import LETTERS, DivisionId, State, TeamId
from rules.matrix_hockey.turn.plays import Play, Slot
from rules.matrix_hockey.turn.work import Work, teams_of
from rules.reasons import Reason


def row_of(state: State, a_round: Round, division: DivisionId) -> tuple[int, ...]:
    """Return the matrix row of a round. Raises `StateError` `E_STATE_ROW` without one, or if it is too short."""
    name = facts.matrix_name(state, a_round.comp, division)
    rows = state.matrices.get(name, {})
    row = rows.get(a_round.number, ())
    if len(row) < max(facts.width_of(rows), 1):
        raise StateError("E_STATE_ROW", "matrices", name, a_round.number)
    return row


def check_rows(state: State, a_round: Round) -> None:
    """Raise `StateError` if a match of the round has no row to be played on."""
    groups = dict.fromkeys(a_round.groups)
    for division in groups if a_round.comp == "CH" else ("",):
        row_of(state, a_round, division)


def score_plays(work: Work, slot: Slot) -> None:
    """Fill in cell, crowd and base of every play of a round."""
    zones = _zones(work, slot)
    counts_dummies = work.settings.dummy.counts_for_columns
    crowd = Counter(
        (zones[play.team], play.column)
        for play in slot.plays.values()
        if play.column is not None and not play.is_onr and (counts_dummies or not play.is_dummy)
    )
    rows: dict[DivisionId, tuple[int, ...]] = {}
    for play in slot.plays.values():
        if play.column is None:
            continue
        division = work.teams[play.team].division if slot.comp == "CH" else ""
        if division not in rows:
            rows[division] = row_of(work.before, slot.round, division)
        _fill(work, play, rows[division][LETTERS.index(play.column)], crowd[zones[play.team], play.column])


def _fill(work: Work, play: Play, cell: int, choosers: int) -> None:
    penalty = 0
    if play.is_onr:  # MH-3.1.3-b
        crowd = max(0, choosers - 1) if work.settings.onr.crowd_basis == "choosers" else choosers
        penalty = work.settings.onr.penalty_goals
    elif play.is_dummy and not work.settings.dummy.counts_for_columns:  # MH-3.1.3-g
        crowd = choosers
    else:
        crowd = choosers - 1  # MH-2.1.1-d
    play.cell, play.crowd, play.base = cell, crowd, max(0, cell - crowd - penalty)


def _zones(work: Work, slot: Slot) -> dict[TeamId, str]:
    """MH-2.1.1-f: return the crowd zone of each team."""
    zones = {}
    for place, (pair, group) in enumerate(zip(slot.round.matches, slot.round.groups, strict=True)):
        zone = ""
        if slot.comp == "CH" or (slot.comp == "WG" and work.settings.WG.scope == "pool"):
            zone = group
        elif slot.comp == "KDH" and work.settings.KDH.scope == "match":
            zone = str(place)
        for team in pair:
            zones[team] = zone
    return zones


def draw_bonus_goals(work: Work, slot: Slot) -> None:
    """MH-2.1.4: one team of each division gets the bonus goal. Draws `ch/{r}/bonus/{division}`."""
    if slot.comp != "CH" or not work.settings.CH.bonus_goal:
        return
    by_group: dict[str, list[tuple[TeamId, TeamId]]] = {}
    for pair, group in zip(slot.round.matches, slot.round.groups, strict=True):
        by_group.setdefault(group, []).append(pair)
    for division, pairs in by_group.items():
        team = work.dice.pick(f"ch/{slot.number}/bonus/{division}", work.in_order(teams_of(pairs)))
        play = slot.plays[team]
        # MH-3.1.3-d: offside for an ONR team
        refused = play.is_onr or (play.is_dummy and not work.settings.dummy.bonus_goal)
        play.bonus = 0 if refused else 1
        reasons = [Reason("bonus-drawn", {"count": 2 * len(pairs)})]
        if refused:
            reasons.append(Reason("bonus-refused", {"dummy": "yes" if play.is_dummy else "no"}, clause="MH-3.1.3-d"))
        work.tell(BonusGoal(division=division, round=slot.number, team=team, refused=refused), *reasons)
