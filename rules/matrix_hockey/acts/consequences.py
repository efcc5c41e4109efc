"""What follows from a referee's act: cups and finished seasons made again, by the final orders stated (MH-9-f, MH-9-j).

A cup is made again as long as nobody has played what follows. A match that was annulled has no result. The place that
it gave is filled as if both teams had been ONR: in KDH by the best loser (MH-3.2.3-d), in the final phase of WG by pool
goals, then lot (MH-3.3.3-d). Acts remember the orders that a referee has stated, so that a later act does not draw lots
and break ties again.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from rules.dice import Dice
from rules.matrix_hockey import facts, ranking
from rules.matrix_hockey.acts.kinds import Act, Changed, dice_of, refusal
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.season.ending import finish_season, settle_season
from rules.matrix_hockey.season.tables import pool_table, sheet_of
from rules.matrix_hockey.state import Comp, Pair, RecordComp, Result, State, TeamId
from rules.matrix_hockey.turn import cups
from rules.matrix_hockey.turn.cups import qualify
from rules.matrix_hockey.turn.matches import CLASSES_OF, decide_by_pool_goals
from rules.matrix_hockey.turn.work import Work


def list_stated_orders(state: State, comp: Literal["CH", "WG"]) -> Mapping[str, tuple[TeamId, ...]]:
    """Return the orders stated this season, the latest of each group: a division, a pool or `seconds`."""
    acts = (entry for entry in state.log or () if entry.op == "final_order" and entry.season == state.season)
    return {
        str(entry.details["group"]): msgspec.convert(entry.details["order"], tuple[str, ...])
        for entry in acts
        if entry.details.get("comp", "CH") == comp
    }


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
    cups.close_knockout_round(work, number, _results(work, "KDH", number))
    return Changed(work.built(), tuple(work.events))


def pools_again(state: State, dice: Dice | None) -> Changed:
    """Return the pools' tables; if their last round is over, who is qualified, and the semi-finals drawn again."""
    last = settings_of(state.config).WG.pool_rounds
    if not is_week_over(state, "WG", last):
        return Changed(state, tuple(pool_table(state, pool) for pool in state.wg.pools))
    if is_week_over(state, "WG", last + 1) or _is_stopped(state, "WG", last):
        return Changed(state)
    work = Work(state, dice_of(dice))
    cups.qualify(work, list_stated_orders(state, "WG"))
    return Changed(work.built(), tuple(work.events))


def final_phase_again(state: State, number: int, dice: Dice | None) -> Changed:
    """Return the final after a semi-final, or the winner after the final; nothing if what follows is closed."""
    if is_week_over(state, "WG", number + 1) or _is_stopped(state, "WG", number):
        return Changed(state)
    work = Work(state, dice_of(dice))
    cups.close_gretzky_round(work, number, _results(work, "WGF", number))
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
    winner = None if comp == "KDH" else pair[decide_by_pool_goals(work, pair, f"wg/{number}/lot/{place}")[1]]
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


class FinalOrder(Act, frozen=True, kw_only=True, tag="final_order"):
    """MH-9-j: a final order in place of lots and tie-breaks; points decide before.

    Movements, or who goes through, are made anew. `group`: a division, or with `comp` WG a pool or `seconds`, as in
    `standings`.
    """

    clause = "MH-9-j"

    comp: Literal["CH", "WG"] = "CH"
    group: str
    order: tuple[TeamId, ...]

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        return _of_division(state, self) if self.comp == "CH" else _of_pools(state, self, dice)


def _of_division(state: State, act: FinalOrder) -> Changed:
    """Return the season with another final table; movements are made anew."""
    if state.phase != "finished" or state.outcome is UNSET:
        raise refusal("not_over", "the season is not over")
    members = state.outcome.tables.get(act.group, ())
    sheet = sheet_of(state, "CH", act.group, members)
    if not members or not ranking.fits_points(sheet, members, act.order):
        raise _misfit()
    ended = settle_season(state, {**state.outcome.tables, act.group: act.order})
    table = ranking.table(sheet, act.group, [[team] for team in act.order], is_final=True)
    return Changed(ended.state, (table, *ended.events))


def _of_pools(state: State, act: FinalOrder, dice: Dice | None) -> Changed:
    """Return the Gretzky cup with another final order of a pool or of the seconds: who is qualified, the draw."""
    last = settings_of(state.config).WG.pool_rounds
    if not state.wg.pools or not is_week_over(state, "WG", last):
        raise refusal("pools_not_over", "the pools are not over")
    if state.phase != "season" or is_week_over(state, "WG", last + 1):
        raise refusal("semis_over", "the semi-finals have been played")
    work = Work(state, dice_of(dice))
    orders = qualify(work, {**list_stated_orders(state, "WG"), act.group: act.order})
    if orders.get(act.group) != list(act.order):
        raise _misfit()
    return Changed(work.built(), tuple(work.events))


def _misfit() -> Exception:
    return refusal("order", "every team of the group once, those with more points first")


def finish_again(changed: Changed, dice: Dice) -> Changed:
    """Return a finished season whose tables are made anew, because an act changed what they are made from."""
    ended = finish_season(changed.state, dice, list_stated_orders(changed.state, "CH"))
    return Changed(ended.state, (*changed.events, *ended.events))


def settle_again(changed: Changed) -> Changed:
    """Return a finished season whose movements are made anew from the same tables (MH-3.1.3-h, -i)."""
    outcome = changed.state.outcome
    if outcome is UNSET:
        return changed
    ended = settle_season(changed.state, outcome.tables)
    return Changed(ended.state, (*changed.events, *ended.events))
