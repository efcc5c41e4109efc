"""A week of the season, step by step (rulebook part 6)."""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.matrix_hockey import facts, ranking
from rules.matrix_hockey.events import Event, WeekClosed
from rules.matrix_hockey.league import group_by_division
from rules.matrix_hockey.orders import Order, choice_text
from rules.matrix_hockey.season.ending import finish_season
from rules.matrix_hockey.state import State
from rules.matrix_hockey.turn import cups, ladder, matches, plays, scores
from rules.matrix_hockey.turn.work import Work, work_sheet_of


def resolve(state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
    """Return the state after this week and all that happened. Raises `StateError` for a state that cannot be played."""
    rounds = facts.rounds_to_play(state)
    for a_round in rounds:
        scores.check_rows(state, a_round)
    work = Work(state, dice)
    _take_in(work, orders)  # 1
    slots = [plays.choose_plays(work, a_round) for a_round in rounds]  # 2
    plays.grant_boosts(work, slots)  # 3
    for slot in slots:  # 4
        _play(work, slot)
    ladder.lapse(work)  # 5
    ladder.climb(work, slots)  # 6
    return _close(work)  # 7


def _take_in(work: Work, orders: Mapping[SeatId, Order | None]) -> None:
    """Step 1: good items go into the book, a later one replaces, cancellations take out (MH-3.1.3-m, MH-5-d, -e)."""
    for team in work.teams:
        order = orders.get(SeatId(team))
        if order is None:
            continue
        book = work.advance.setdefault(team, {})
        for item in order.items:
            if item.choice is None:
                book.pop(item.key, None)
            else:
                book[item.key] = choice_text(item.choice)
                work.sent.add((team, item.key))


def _play(work: Work, slot: plays.Slot) -> None:
    scores.score_plays(work, slot)
    scores.draw_bonus_goals(work, slot)
    results = matches.play_round(work, slot)
    if slot.comp == "KDH":
        cups.close_knockout_round(work, slot.number, results)
    elif slot.comp == "WG":
        cups.close_gretzky_round(work, slot.number, results)


def _close(work: Work) -> Outcome[State, Event]:
    """Step 7: tables and the next week, or the end of the season."""
    state = work.before
    is_last = facts.is_last_week(state)
    if not is_last and facts.rounds_of_week(state, "CH", state.week):
        _show_tables(work)
    work.events.append(WeekClosed(week=state.week))
    after = work.built()
    if not is_last:
        return Outcome(replace(after, week=state.week + 1), tuple(work.events), work.marks())
    finished = finish_season(after, work.dice)
    return Outcome(finished.state, (*work.events, *finished.events), (*work.marks(), *finished.trace))


def _show_tables(work: Work) -> None:
    for division, members in group_by_division(work.before.divisions, work.before.teams).items():
        sheet = work_sheet_of(work, "CH", division, members)
        groups = ranking.rank_by_criteria(sheet, members, work.settings.CH.tiebreaks)
        work.events.append(ranking.table(sheet, division, groups, is_final=False))
