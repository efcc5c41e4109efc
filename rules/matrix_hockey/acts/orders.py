"""Final orders in place of lots and tie-breaks (MH-9-j), and finished seasons whose tables are made anew."""

from msgspec import UNSET

from rules.dice import Dice
from rules.matrix_hockey import ranking
from rules.matrix_hockey.acts import cups
from rules.matrix_hockey.acts.kinds import Changed, FinalOrder, dice_of, refusal
from rules.matrix_hockey.acts.stated import stated_orders
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.season.ending import finish_season, settle_season
from rules.matrix_hockey.season.tables import sheet_of
from rules.matrix_hockey.state import State
from rules.matrix_hockey.turn import gretzky
from rules.matrix_hockey.turn.work import Work


def final_order(state: State, act: FinalOrder, dice: Dice | None) -> Changed:
    """MH-9-j: put a stated order in place of the one that tie-breaks and lots gave; points decide before."""
    return _of_division(state, act) if act.comp == "CH" else _of_pools(state, act, dice)


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
    if not state.wg.pools or not cups.is_week_over(state, "WG", last):
        raise refusal("pools_not_over", "the pools are not over")
    if state.phase != "season" or cups.is_week_over(state, "WG", last + 1):
        raise refusal("semis_over", "the semi-finals have been played")
    work = Work(state, dice_of(dice))
    orders = gretzky.qualify(work, {**stated_orders(state, "WG"), act.group: act.order})
    if orders.get(act.group) != list(act.order):
        raise _misfit()
    return Changed(work.built(), tuple(work.events))


def _misfit() -> Exception:
    return refusal("order", "every team of the group once, those with more points first")


def refinished(changed: Changed, dice: Dice) -> Changed:
    """Return a finished season whose tables are made anew, because an act changed what they are made from."""
    ended = finish_season(changed.state, dice, stated_orders(changed.state, "CH"))
    return Changed(ended.state, (*changed.events, *ended.events))


def resettled(changed: Changed) -> Changed:
    """Return a finished season whose movements are made anew from the same tables (MH-3.1.3-h, -i)."""
    outcome = changed.state.outcome
    if outcome is UNSET:
        return changed
    ended = settle_season(changed.state, outcome.tables)
    return Changed(ended.state, (*changed.events, *ended.events))
