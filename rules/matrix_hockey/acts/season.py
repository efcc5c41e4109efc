"""Acts on the season as a whole (MH-9-h to MH-9-j)."""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from rules.dice import Dice
from rules.kit.numbers import Number
from rules.matrix_hockey.acts.kinds import Act, Changed, dice_of, phase_is, refusal
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.league import group_by_division
from rules.matrix_hockey.season.calendar import awaits_draw
from rules.matrix_hockey.season.ending import finish_season
from rules.matrix_hockey.season.matrices import check_width, import_matrix
from rules.matrix_hockey.season.rollover import roll_over
from rules.matrix_hockey.season.setup import check_stocks, round_numbers
from rules.matrix_hockey.state import COMPS, Comp, NextDivision, NextStock, Rows, SeasonOutcome, State

# While the season runs (MH-9-h): what its end and the next season use, and what the bot alone uses.
_LATE = {("WG", "qualification"), ("gain",), ("saves",), ("newcomer",), ("inaugural",), ("promote",)}
_LATE |= {("replacement", "auto")}  # a referee may refuse the automatic replacement at any time (MH-9-c)
_BOT = {("weekly",), ("charter",)}
# Before a competition's first round: what its matches and tables use, but not how it is organised.
_MATCH_KEYS = ("extra_goals", "super_saves", "bonus_goal", "x_ot_max", "x_so_max", "points", "tiebreaks")
# Before the first week is closed: what every week uses.
_FROM_THE_START = ("onr", "dummy", "replacement", "extra_goals_priority")
_DEEP = (*COMPS, "replacement")  # options whose parts may change apart


class SetCalendar(Act, frozen=True, kw_only=True, tag="calendar"):
    """MH-9-h: the whole calendar, of which only weeks to come may differ.

    A round that is drawn from the one before needs a later week.
    """

    clause = "MH-9-h"

    calendar: tuple[Mapping[Comp, tuple[Number, ...]], ...]

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        phase_is(state, "season")
        now = state.week - 1
        calendar = tuple({comp: week[comp] for comp in COMPS if week.get(comp)} for week in self.calendar)
        if len(calendar) <= now or calendar[:now] != tuple(dict(week) for week in state.calendar[:now]):
            raise refusal("past_weeks", "weeks that are over cannot change")
        if _rounds(calendar[now:]) != _rounds(state.calendar[now:]):
            raise refusal("rounds", "every round still to be played must be there once")
        pool_rounds = settings_of(state.config).WG.pool_rounds
        for comp in COMPS:
            weeks = [(number, week) for week, played in enumerate(calendar) for number in sorted(played.get(comp, ()))]
            for (before, earlier), (number, later) in pairwise(weeks):
                if number < before or (earlier == later >= now and awaits_draw(comp, number, pool_rounds)):
                    raise refusal("round_order", f"{comp}{number} comes after {comp}{before}", round=f"{comp}{number}")
        return Changed(replace(state, calendar=calendar))


def _rounds(weeks: tuple[Mapping[Comp, tuple[int, ...]], ...]) -> Counter[tuple[Comp, int]]:
    return Counter((comp, number) for week in weeks for comp, numbers in week.items() for number in numbers)


class ImportMatrix(Act, frozen=True, kw_only=True, tag="matrix"):
    """MH-9-h: a matrix before its first round, as `text` (MH-2.1.1-k) or as `rows` by round."""

    clause = "MH-9-h"

    name: str
    text: str | None = None
    rows: Rows | None = None

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        phase_is(state, "setup", "season")
        comp = next((comp for comp in COMPS if comp == self.name.partition(":")[0]), None)
        is_own = self.name.startswith("CH:") and self.name[3:] in state.divisions
        if comp is None or (":" in self.name and not is_own):
            raise refusal("no_matrix", f"no such matrix: {self.name!r:.40}")
        if state.phase == "season" and is_begun(state, comp):
            raise refusal("begun", f"{comp} has begun", comp=comp)
        rounds = round_numbers(state)[comp] if state.phase == "setup" else len(_numbers(state, comp))
        if self.text is not None:
            rows: Mapping[int, tuple[int, ...]] = import_matrix(self.text, rounds)
        elif self.rows is not None and sorted(self.rows) == list(range(1, rounds + 1)):
            check_width(self.rows, rounds)
            rows = dict(sorted(self.rows.items()))
        else:
            raise refusal("rows", f"a row for each of {rounds} rounds is needed", count=rounds)
        return Changed(replace(state, matrices={**state.matrices, self.name: rows}))


def is_begun(state: State, comp: Comp) -> bool:
    """Return whether a round of a competition has been played."""
    return any(week.get(comp) for week in state.calendar[: state.week - 1])


def _numbers(state: State, comp: Comp) -> set[int]:
    return {number for week in state.calendar for number in week.get(comp, ())}


class SetConfig(Act, frozen=True, kw_only=True, tag="config"):
    """MH-9-h: the whole of the overrides.

    While the season runs only keys not used yet may change, and `replacement.auto` (MH-9-c).
    """

    clause = "MH-9-h"

    config: Mapping[str, object]

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        changed = _differences(settings_of(state.config), settings_of(self.config))
        if state.phase == "season":
            fixed = [".".join(path) for path in sorted(changed) if not _may_change(state, path)]
            if fixed:
                raise refusal("used", f"not while the season runs: {', '.join(fixed)}", keys=", ".join(fixed))
        after = replace(state, config=self.config)
        if state.phase != "season":
            check_stocks(after if state.phase == "setup" else roll_over(after).state)
        return Changed(after)


def _differences(before: msgspec.Struct, after: msgspec.Struct) -> set[tuple[str, ...]]:
    """Return the keys in which two settings differ: `("promote",)`, `("CH", "points")`."""
    found: set[tuple[str, ...]] = set()
    for name in before.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old == new:
            continue
        if name in _DEEP:
            found |= {(name, *path) for path in _differences(old, new)}
        else:
            found.add((name,))
    return found


def _may_change(state: State, path: tuple[str, ...]) -> bool:
    if path in _LATE | _BOT:
        return True
    if path[0] in _FROM_THE_START:
        return not any(is_begun(state, comp) for comp in COMPS)
    comp = next((comp for comp in COMPS if comp == path[0]), None)
    return comp is not None and path[1] in _MATCH_KEYS and not is_begun(state, comp)


class StopSeason(Act, frozen=True, kw_only=True, tag="stop"):
    """MH-9-i: the season ends with the tables as they stand."""

    clause = "MH-9-i"

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        drawing = dice_of(dice)
        phase_is(state, "season")
        ended = finish_season(replace(state, advance={}), drawing)
        return Changed(ended.state, ended.events)


class VoidSeason(Act, frozen=True, kw_only=True, tag="void"):
    """MH-9-i: the season counts for nothing: everybody stays, with a first season's stocks, and so do the titles."""

    clause = "MH-9-i"

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        phase_is(state, "season")
        settings = settings_of(state.config)
        members = group_by_division(state.divisions, state.teams)
        stock = NextStock(
            points=0, extra_goals=settings.inaugural.extra_goals, super_saves=settings.inaugural.super_saves
        )
        nobody: Mapping[str, tuple[str, ...]] = dict.fromkeys(members, ())
        outcome = SeasonOutcome(
            tables={division: tuple(teams) for division, teams in members.items()},
            promoted=nobody,
            relegated=nobody,
            next={division: NextDivision(stay=tuple(teams), size=len(teams)) for division, teams in members.items()},
            stock=dict.fromkeys(state.teams, stock),
            titles=state.titles,
        )
        return Changed(replace(state, phase="finished", advance={}, outcome=outcome))
