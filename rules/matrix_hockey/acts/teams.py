"""Acts on teams and the waiting list (MH-9-b to MH-9-e)."""

from msgspec import UNSET
from msgspec.structs import replace

from rules.dice import Dice
from rules.matrix_hockey.acts import consequences
from rules.matrix_hockey.acts.kinds import (
    AdjustPoints,
    Changed,
    ExcuseOnr,
    FreeUse,
    MakeDummy,
    SetStocks,
    TakeOver,
    WaitingList,
    find_team,
    phase_is,
    refusal,
    replace_team,
)
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.events import TeamDummy, TeamReplaced
from rules.matrix_hockey.season.tables import division_table
from rules.matrix_hockey.state import SeasonOutcome, State, TeamId
from rules.matrix_hockey.turn.ladder import SECOND, THIRD


def excuse_onr(state: State, act: ExcuseOnr) -> Changed:
    """MH-9-b: stocks, promotion bar and status as before the sanction; the match stands."""
    team = find_team(state, act.team)
    if not team.onr:
        raise refusal("no_onr", f"{act.team}: no ONR to excuse")
    team = replace(
        team,
        onr=team.onr - 1,
        extra_goals=team.extra_goals + act.extra_goals,
        super_saves=team.super_saves + act.super_saves,
        no_promotion=team.no_promotion and team.onr != SECOND,
        status="active" if team.onr >= THIRD else team.status,
    )
    return Changed(replace_team(state, act.team, team))


def take_over(state: State, act: TakeOver) -> Changed:
    """MH-9-c: after a dummy with a clean slate (MH-3.1.3-i), else only the name and the stored orders change."""
    team = find_team(state, act.team)
    waiting = state.waiting_list
    if act.waiting is not None:
        waiting = tuple(entry for entry in waiting if entry.id != act.waiting)
        if len(waiting) == len(state.waiting_list):
            raise refusal("not_waiting", f"{act.waiting!r:.40} does not wait")
    told = TeamReplaced(team=act.team, old_name=team.name, new_name=act.name, reason="referee")
    if team.status == "dummy":
        settings = settings_of(state.config).replacement
        team = replace(
            team,
            status="active",
            onr=0,
            no_promotion=team.no_promotion and settings.keeps_promotion_ban,
            extra_goals=team.extra_goals + settings.grant.extra_goals,
            super_saves=team.super_saves + settings.grant.super_saves,
        )
    after = replace_team(_without_orders(state, act.team), act.team, replace(team, name=act.name))
    return Changed(replace(after, waiting_list=waiting), (told,))


def make_dummy(state: State, act: MakeDummy) -> Changed:
    """MH-9-c: a team plays at random; its stored orders are dropped, its stocks stay for whoever takes it over."""
    team = find_team(state, act.team)
    if team.status == "dummy":
        raise refusal("dummy", f"{act.team} is a dummy already")
    after = replace_team(_without_orders(state, act.team), act.team, replace(team, status="dummy"))
    return Changed(after, (TeamDummy(team=act.team),))


def set_waiting_list(state: State, act: WaitingList) -> Changed:
    """MH-9-c: replace the list; nobody stands in it twice."""
    if len({entry.id for entry in act.entries}) != len(act.entries):
        raise refusal("waits_twice", "somebody stands in the list twice")
    return Changed(replace(state, waiting_list=act.entries))


def adjust_points(state: State, act: AdjustPoints, dice: Dice | None) -> Changed:
    """MH-9-d: points that count in the ranking: a division's, or a Gretzky pool's with what follows from it."""
    team = find_team(state, act.team)
    counts = team.record[act.comp]
    counts = replace(counts, adjust=counts.adjust + act.points)
    after = replace_team(state, act.team, replace(team, record={**team.record, act.comp: counts}))
    if act.comp == "WG" and state.wg.pools:
        return consequences.pools_again(after, dice)
    is_shown = act.comp == "CH" and state.phase == "season"
    return Changed(after, (division_table(after, team.division),) if is_shown else ())


def set_stocks(state: State, act: SetStocks) -> Changed:
    """MH-9-e: what a team has left; once the season is over, what it will have in the next."""
    team = find_team(state, act.team)
    if state.outcome is not UNSET:
        return Changed(replace(state, outcome=_with_stock(state.outcome, act)))
    extra = team.extra_goals if act.extra_goals is None else act.extra_goals
    saves = team.super_saves if act.super_saves is None else act.super_saves
    return Changed(replace_team(state, act.team, replace(team, extra_goals=extra, super_saves=saves)))


def _with_stock(outcome: SeasonOutcome, act: SetStocks) -> SeasonOutcome:
    stock = outcome.stock[act.team]
    extra = stock.extra_goals if act.extra_goals is None else act.extra_goals
    saves = stock.super_saves if act.super_saves is None else act.super_saves
    return replace(outcome, stock={**outcome.stock, act.team: replace(stock, extra_goals=extra, super_saves=saves)})


def free(state: State, act: FreeUse) -> Changed:
    """MH-9-e: columns and values that were played and are to be had again."""
    phase_is(state, "season")
    team = find_team(state, act.team)
    used = team.used[act.comp]
    after = replace(used, columns=_less(used.columns, act.columns), ot=_less(used.ot, act.ot))
    if act.so:
        after = replace(after, so=_less(used.so or (), act.so))
    return Changed(replace_team(state, act.team, replace(team, used={**team.used, act.comp: after})))


def _less(used: tuple[str, ...], freed: tuple[str, ...]) -> tuple[str, ...]:
    left = list(used)
    for one in freed:
        if one not in left:
            raise refusal("not_used", f"{one!r:.10} is not used", what=one[:10])
        left.remove(one)
    return tuple(left)


def _without_orders(state: State, team: TeamId) -> State:
    return replace(state, advance={other: orders for other, orders in state.advance.items() if other != team})
