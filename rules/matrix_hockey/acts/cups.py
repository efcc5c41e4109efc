"""What follows in a cup from a result that a referee changed (MH-9-f): made again as long as nobody has played it.

A match that was annulled has no result. The place that it gave is filled as if both teams had been ONR: in KDH by the
best loser (MH-3.2.3-d), in the final phase of WG by pool goals, then lot (MH-3.3.3-d).
"""

from msgspec.structs import replace

from rules.dice import Dice
from rules.matrix_hockey import facts
from rules.matrix_hockey.acts.kinds import Changed, dice_of
from rules.matrix_hockey.acts.stated import stated_orders
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.season.tables import pool_table
from rules.matrix_hockey.state import Comp, Pair, RecordComp, Result, State
from rules.matrix_hockey.turn import gretzky, knockout
from rules.matrix_hockey.turn.matches import CLASSES_OF, by_pool_goals
from rules.matrix_hockey.turn.work import Work


def is_week_over(state: State, comp: Comp, number: int) -> bool:
    """Return whether the week of a round is over."""
    week = facts.week_of(state, comp, number)
    return week is not None and (week < state.week or (state.phase == "finished" and week == state.week))


def knock_out_again(state: State, number: int, dice: Dice | None) -> Changed:
    """Return who goes on after round `number` of KDH, and the next round drawn again; nothing if that is closed."""
    if is_week_over(state, "KDH", number + 1) or _is_stopped(state, "KDH", number):
        return Changed(state)
    played = {team for pair in state.fixtures.KDH.get(number, ()) for team in pair}
    alive = tuple(team for team in state.teams if team in played or team in state.kdh.alive)
    work = Work(replace(state, kdh=replace(state.kdh, alive=alive, winner=None)), dice_of(dice))
    work.kdh_fixtures.pop(number + 1, None)
    knockout.close_knockout_round(work, number, _results(work, "KDH", number))
    return Changed(work.built(), tuple(work.events))


def pools_again(state: State, dice: Dice | None) -> Changed:
    """Return the pools' tables; if their last round is over, who is qualified, and the semi-finals drawn again."""
    last = settings_of(state.config).WG.pool_rounds
    if not is_week_over(state, "WG", last):
        return Changed(state, tuple(pool_table(state, pool) for pool in state.wg.pools))
    if is_week_over(state, "WG", last + 1) or _is_stopped(state, "WG", last):
        return Changed(state)
    work = Work(state, dice_of(dice))
    gretzky.qualify(work, stated_orders(state, "WG"))
    return Changed(work.built(), tuple(work.events))


def final_phase_again(state: State, number: int, dice: Dice | None) -> Changed:
    """Return the final after a semi-final, or the winner after the final; nothing if what follows is closed."""
    if is_week_over(state, "WG", number + 1) or _is_stopped(state, "WG", number):
        return Changed(state)
    work = Work(state, dice_of(dice))
    gretzky.close_gretzky_round(work, number, _results(work, "WGF", number))
    return Changed(work.built(), tuple(work.events))


def _is_stopped(state: State, comp: Comp, number: int) -> bool:
    """Return whether the season was ended before the cup was."""
    return state.phase == "finished" and number < facts.last_round(state, comp)


def _results(work: Work, comp: RecordComp, number: int) -> list[Result]:
    """Return the results of a round in the order of its matches, what stands for those annulled among them."""
    known = {
        (result.home, result.away): result for result in work.results if (result.comp, result.round) == (comp, number)
    }
    fixtures = work.kdh_fixtures if comp == "KDH" else work.wg_fixtures
    pairs = fixtures.get(number, ())
    return [known.get(pair) or _annulled(work, comp, number, place, pair) for place, pair in enumerate(pairs, start=1)]


def _annulled(work: Work, comp: RecordComp, number: int, place: int, pair: Pair) -> Result:
    winner = None if comp == "KDH" else pair[by_pool_goals(work, pair, f"wg/{number}/lot/{place}")[1]]
    return Result(
        comp=comp,
        round=number,
        group=facts.KNOCK_OUT if comp == "KDH" else facts.FINAL_PHASE,
        home=pair[0],
        away=pair[1],
        score=None,
        decided="double_onr",
        winner=winner,
        so=None,
        classes=CLASSES_OF["double_onr"],
    )
