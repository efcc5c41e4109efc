"""Acts on teams and the waiting list (MH-9-b to MH-9-e)."""

from msgspec import UNSET
from msgspec.structs import replace

from rules.dice import Dice
from rules.kit.numbers import Count, Integer
from rules.matrix_hockey.acts import consequences
from rules.matrix_hockey.acts.kinds import Act, Changed, find_team, phase_is, refusal, replace_team
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.events import TeamDummy, TeamReplaced
from rules.matrix_hockey.season.tables import division_table
from rules.matrix_hockey.state import Comp, RecordComp, SeasonOutcome, State, TeamId, Waiting
from rules.matrix_hockey.turn.ladder import SECOND, THIRD


class ExcuseOnr(Act, frozen=True, kw_only=True, tag="excuse_onr"):
    """MH-9-b: take the last rung back: stocks, promotion bar and status as before the sanction; the match stands.

    What the sanction took is given back as told (fields of its event).
    """

    clause = "MH-9-b"
    remakes = "tables"

    team: TeamId
    extra_goals: Count = 0
    super_saves: Count = 0

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        team = find_team(state, self.team)
        if not team.onr:
            raise refusal("no_onr", f"{self.team}: no ONR to excuse")
        team = replace(
            team,
            onr=team.onr - 1,
            extra_goals=team.extra_goals + self.extra_goals,
            super_saves=team.super_saves + self.super_saves,
            no_promotion=team.no_promotion and team.onr != SECOND,
            status="active" if team.onr >= THIRD else team.status,
        )
        return Changed(replace_team(state, self.team, team))


class TakeOver(Act, frozen=True, kw_only=True, tag="take_over"):
    """MH-9-c: another coach; `waiting` is their entry of the waiting list, if they have one.

    After a dummy with a clean slate (MH-3.1.3-i), else only the name and the stored orders change.
    """

    clause = "MH-9-c"
    remakes = "movements"

    team: TeamId
    name: str
    waiting: str | None = None

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        team = find_team(state, self.team)
        waiting = state.waiting_list
        if self.waiting is not None:
            waiting = tuple(entry for entry in waiting if entry.id != self.waiting)
            if len(waiting) == len(state.waiting_list):
                raise refusal("not_waiting", f"{self.waiting!r:.40} does not wait")
        told = TeamReplaced(team=self.team, old_name=team.name, new_name=self.name, reason="referee")
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
        after = replace_team(_without_orders(state, self.team), self.team, replace(team, name=self.name))
        return Changed(replace(after, waiting_list=waiting), (told,))


class MakeDummy(Act, frozen=True, kw_only=True, tag="make_dummy"):
    """MH-9-c: a team plays at random from now on; its stored orders go, its stocks stay for whoever takes over."""

    clause = "MH-9-c"
    remakes = "movements"

    team: TeamId

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        team = find_team(state, self.team)
        if team.status == "dummy":
            raise refusal("dummy", f"{self.team} is a dummy already")
        after = replace_team(_without_orders(state, self.team), self.team, replace(team, status="dummy"))
        return Changed(after, (TeamDummy(team=self.team),))


class WaitingList(Act, frozen=True, kw_only=True, tag="waiting_list"):
    """MH-9-c: the whole list, first served first; nobody stands in it twice."""

    clause = "MH-9-c"

    entries: tuple[Waiting, ...]

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        if len({entry.id for entry in self.entries}) != len(self.entries):
            raise refusal("waits_twice", "somebody stands in the list twice")
        return Changed(replace(state, waiting_list=self.entries))


class AdjustPoints(Act, frozen=True, kw_only=True, tag="points"):
    """MH-9-d: so many points more or fewer, besides earlier adjustments.

    They count in the ranking: a division's, or a Gretzky pool's with what follows from it.
    """

    clause = "MH-9-d"
    remakes = "tables"

    team: TeamId
    comp: RecordComp = "CH"
    points: Integer

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        team = find_team(state, self.team)
        counts = team.record[self.comp]
        counts = replace(counts, adjust=counts.adjust + self.points)
        after = replace_team(state, self.team, replace(team, record={**team.record, self.comp: counts}))
        if self.comp == "WG" and state.wg.pools:
            return consequences.pools_again(after, dice)
        is_shown = self.comp == "CH" and state.phase == "season"
        return Changed(after, (division_table(after, team.division),) if is_shown else ())


class SetStocks(Act, frozen=True, kw_only=True, tag="stocks"):
    """MH-9-e: what a team has left; once the season is over, what it will have in the next."""

    clause = "MH-9-e"

    team: TeamId
    extra_goals: Count | None = None
    super_saves: Count | None = None

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        team = find_team(state, self.team)
        if state.outcome is not UNSET:
            return Changed(replace(state, outcome=_with_stock(state.outcome, self)))
        extra = team.extra_goals if self.extra_goals is None else self.extra_goals
        saves = team.super_saves if self.super_saves is None else self.super_saves
        return Changed(replace_team(state, self.team, replace(team, extra_goals=extra, super_saves=saves)))


def _with_stock(outcome: SeasonOutcome, act: SetStocks) -> SeasonOutcome:
    stock = outcome.stock[act.team]
    extra = stock.extra_goals if act.extra_goals is None else act.extra_goals
    saves = stock.super_saves if act.super_saves is None else act.super_saves
    return replace(outcome, stock={**outcome.stock, act.team: replace(stock, extra_goals=extra, super_saves=saves)})


class FreeUse(Act, frozen=True, kw_only=True, tag="free"):
    """MH-9-e: columns and values that a team played and has again."""

    clause = "MH-9-e"

    team: TeamId
    comp: Comp
    columns: tuple[str, ...] = ()
    ot: tuple[str, ...] = ()
    so: tuple[str, ...] = ()

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        phase_is(state, "season")
        team = find_team(state, self.team)
        used = team.used[self.comp]
        after = replace(used, columns=_less(used.columns, self.columns), ot=_less(used.ot, self.ot))
        if self.so:
            after = replace(after, so=_less(used.so or (), self.so))
        return Changed(replace_team(state, self.team, replace(team, used={**team.used, self.comp: after})))


def _less(used: tuple[str, ...], freed: tuple[str, ...]) -> tuple[str, ...]:
    left = list(used)
    for one in freed:
        if one not in left:
            raise refusal("not_used", f"{one!r:.10} is not used", what=one[:10])
        left.remove(one)
    return tuple(left)


def _without_orders(state: State, team: TeamId) -> State:
    return replace(state, advance={other: orders for other, orders in state.advance.items() if other != team})
