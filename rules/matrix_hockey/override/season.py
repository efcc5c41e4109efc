"""Acts on the season as a whole (MH-9-h to MH-9-j)."""

from collections import Counter
from collections.abc import Mapping

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from rules.dice import Dice
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.league import by_division
from rules.matrix_hockey.override.acts import (
    Changed,
    FinalOrder,
    ImportMatrix,
    SetCalendar,
    SetConfig,
    phase_is,
    refusal,
)
from rules.matrix_hockey.season.ending import finish, settle
from rules.matrix_hockey.season.matrices import check_width, import_matrix
from rules.matrix_hockey.season.setup import check_stocks, round_numbers
from rules.matrix_hockey.state import COMPS, Comp, NextDivision, NextStock, SeasonOutcome, State

# While the season runs (MH-9-h): what its end and the next season use, and what the bot alone uses.
_LATE = {("WG", "qualification"), ("gain",), ("saves",), ("newcomer",), ("inaugural",), ("promote",)}
_BOT = {("weekly",), ("charter",)}
# Before a competition's first round: what its matches and tables use, but not how it is organised.
_MATCH_KEYS = ("extra_goals", "super_saves", "bonus_goal", "x_ot_max", "x_so_max", "points", "tiebreaks")


def set_calendar(state: State, act: SetCalendar) -> Changed:
    """MH-9-h: move rounds of weeks to come."""
    phase_is(state, "season")
    now = state.week - 1
    calendar = tuple({comp: week[comp] for comp in COMPS if week.get(comp)} for week in act.calendar)
    if len(calendar) <= now or calendar[:now] != tuple(dict(week) for week in state.calendar[:now]):
        raise refusal("weeks that are over cannot change")
    if _rounds(calendar[now:]) != _rounds(state.calendar[now:]):
        raise refusal("every round still to be played must be there once")
    for comp in COMPS:
        numbers = [number for week in calendar for number in sorted(week.get(comp, ()))]
        if numbers != sorted(numbers):
            raise refusal(f"{comp}: rounds are played in their order")
    return Changed(replace(state, calendar=calendar))


def _rounds(weeks: tuple[Mapping[Comp, tuple[int, ...]], ...]) -> Counter[tuple[Comp, int]]:
    return Counter((comp, number) for week in weeks for comp, numbers in week.items() for number in numbers)


def put_matrix(state: State, act: ImportMatrix) -> Changed:
    """MH-2.1.1-k, MH-9-h: import a matrix; one whose competition has begun cannot be replaced."""
    phase_is(state, "setup", "season")
    comp = next((comp for comp in COMPS if comp == act.name.partition(":")[0]), None)
    is_own = act.name.startswith("CH:") and act.name[3:] in state.divisions
    if comp is None or (":" in act.name and not is_own):
        raise refusal(f"no such matrix: {act.name!r:.40}")
    if state.phase == "season" and is_begun(state, comp):
        raise refusal(f"{comp} has begun")
    rounds = round_numbers(state)[comp] if state.phase == "setup" else len(_numbers(state, comp))
    if act.text is not None:
        rows: Mapping[int, tuple[int, ...]] = import_matrix(act.text, rounds)
    elif act.rows is not None and sorted(act.rows) == list(range(1, rounds + 1)):
        check_width(act.rows, rounds)
        rows = dict(sorted(act.rows.items()))
    else:
        raise refusal(f"a row for each of {rounds} rounds is needed")
    return Changed(replace(state, matrices={**state.matrices, act.name: rows}))


def is_begun(state: State, comp: Comp) -> bool:
    """Return whether a round of a competition has been played."""
    return any(week.get(comp) for week in state.calendar[: state.week - 1])


def _numbers(state: State, comp: Comp) -> set[int]:
    return {number for week in state.calendar for number in week.get(comp, ())}


def set_config(state: State, act: SetConfig) -> Changed:
    """MH-9-h: other options; while the season runs only what has not been used yet."""
    changed = _differences(settings_of(state.config), settings_of(act.config))
    if state.phase == "season":
        fixed = [".".join(path) for path in sorted(changed) if not _may_change(state, path)]
        if fixed:
            raise refusal(f"not while the season runs: {', '.join(fixed)}")
    after = replace(state, config=act.config)
    if state.phase == "setup":
        check_stocks(after)
    return Changed(after)


def _differences(before: msgspec.Struct, after: msgspec.Struct) -> set[tuple[str, ...]]:
    """Return the keys in which two settings differ: `("promote",)`, `("CH", "points")`."""
    found: set[tuple[str, ...]] = set()
    for name in before.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old == new:
            continue
        if name in COMPS and isinstance(old, msgspec.Struct):
            found |= {(name, *path) for path in _differences(old, new)}
        else:
            found.add((name,))
    return found


def _may_change(state: State, path: tuple[str, ...]) -> bool:
    if path in _LATE | _BOT:
        return True
    comp = next((comp for comp in COMPS if comp == path[0]), None)
    return comp is not None and path[1] in _MATCH_KEYS and not is_begun(state, comp)


def stop(state: State, dice: Dice) -> Changed:
    """MH-9-i: end the season with the tables as they stand."""
    phase_is(state, "season")
    ended = finish(replace(state, advance={}), dice)
    return Changed(ended.state, ended.events)


def void(state: State) -> Changed:
    """MH-9-i: end the season as if it had not been: everybody stays, with the stocks of a first season."""
    phase_is(state, "season")
    settings = settings_of(state.config)
    members = by_division(state.divisions, state.teams)
    stock = NextStock(points=0, extra_goals=settings.inaugural.extra_goals, super_saves=settings.inaugural.super_saves)
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


def final_order(state: State, act: FinalOrder) -> Changed:
    """MH-9-j: replace a lot or a tie-break decision; movements are made anew."""
    if state.phase != "finished" or state.outcome is UNSET:
        raise refusal("the season is not over")
    tables = state.outcome.tables
    if act.division not in tables or sorted(act.order) != sorted(tables[act.division]):
        raise refusal("every team of the division, each once")
    ended = settle(state, {**tables, act.division: act.order})
    return Changed(ended.state, ended.events)


def refinished(changed: Changed, dice: Dice) -> Changed:
    """Return a finished season whose tables are made anew, because an act changed what they are made from."""
    ended = finish(changed.state, dice)
    return Changed(ended.state, (*changed.events, *ended.events))
