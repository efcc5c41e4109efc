"""What follows from a state: the week's rounds, who plays, what each team still has."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from rules.contract import SeatId
from rules.matrix_hockey.config import SeasonSettings, settings_of
from rules.matrix_hockey.state import COMPS, LETTERS, VALUES, Comp, DivisionId, Pair, Rows, SeasonOutcome, State, TeamId

POOLS = "ABCD"
FINAL_PHASE, KNOCK_OUT = "F", "K"


class Round(msgspec.Struct, frozen=True):
    """A round of a competition with its matches in fixture order; `groups` has the group of each match."""

    comp: Comp
    number: int
    matches: tuple[Pair, ...]
    groups: tuple[str, ...]


def week_of(state: State, comp: Comp, number: int) -> int | None:
    """Return the week in which a round is played; None if the calendar does not have it."""
    for week, rounds in enumerate(state.calendar, start=1):
        if number in rounds.get(comp, ()):
            return week
    return None


def rounds_of_week(state: State, comp: Comp, week: int) -> tuple[int, ...]:
    """Return the rounds of a competition in a week, ascending."""
    if not 1 <= week <= len(state.calendar):
        return ()
    return tuple(sorted(set(state.calendar[week - 1].get(comp, ()))))


def last_round(state: State, comp: Comp) -> int:
    """Return the highest round of a competition in the calendar; 0 without one."""
    return max((number for week in state.calendar for number in week.get(comp, ())), default=0)


def has_matrix(state: State, comp: Comp) -> bool:
    """Return whether a competition has a matrix at all; without one it is not played (part 4)."""
    return comp in state.matrices or (comp == "CH" and any(name.startswith("CH:") for name in state.matrices))


def matrix_name(state: State, comp: Comp, division: DivisionId) -> str:
    """MH-2.1.1-j: a division's own matrix takes precedence."""
    own = f"CH:{division}"
    return own if comp == "CH" and own in state.matrices else comp


def width_of(rows: Rows | None) -> int:
    """Return the number of columns of a matrix: the length of the row of the lowest round."""
    return min(len(rows[min(rows)]), len(LETTERS)) if rows else 0


def columns_of(state: State, comp: Comp, division: DivisionId) -> str:
    """Return the letters of the columns that a team of `division` chooses from."""
    return LETTERS[: width_of(state.matrices.get(matrix_name(state, comp, division)))]


def columns_left(state: State, team: TeamId, comp: Comp) -> str:
    """MH-2.1.1-g: return the letters that a team has not played yet."""
    who = state.teams[team]
    used = who.used[comp].columns
    return "".join(letter for letter in columns_of(state, comp, who.division) if letter not in used)


def values_left(stock: Mapping[str, int], used: Iterable[str]) -> dict[str, int]:
    """MH-2.2-c: return how many of each value are left, those with any, in the order 0 1 2 3 4 5 X."""
    spent = tuple(used)
    left = {value: stock.get(value, 0) - spent.count(value) for value in VALUES}
    return {value: number for value, number in left.items() if number > 0}


def ot_left(state: State, team: TeamId, comp: Comp) -> dict[str, int]:
    """Return a team's overtime values that are left, with their numbers."""
    stock: Mapping[str, int] = settings_of(state.config).of(comp).ot_stock
    return values_left(stock, state.teams[team].used[comp].ot)


def so_left(state: State, team: TeamId) -> dict[str, int]:
    """Return a team's shoot-out values (KDH) that are left, with their numbers."""
    stock: Mapping[str, int] = settings_of(state.config).KDH.so_stock
    return values_left(stock, state.teams[team].used["KDH"].so or ())


def is_engaged(state: State, team: TeamId, comp: Comp) -> bool:
    """Return whether a team is (still) in a competition that is played."""
    if comp not in settings_of(state.config).competitions:
        return False
    match comp:
        case "CH":
            return True
        case "WG":
            return team in (state.wg.alive or state.wg.teams) and team in state.wg.teams
        case "KDH":
            return team in state.kdh.alive


def round_of(state: State, comp: Comp, number: int) -> Round:
    """Return a round as `fixtures` have it; without matches if they do not."""
    match comp:
        case "CH":
            pairs = [
                (pair, division)
                for division in state.divisions
                for pair in state.fixtures.CH.get(division, {}).get(number, ())
            ]
            return Round(comp, number, tuple(pair for pair, _ in pairs), tuple(division for _, division in pairs))
        case "WG":
            matches = state.fixtures.WG.get(number, ())
            return Round(comp, number, matches, _pools_of(state, number, matches))
        case "KDH":
            matches = state.fixtures.KDH.get(number, ())
            return Round(comp, number, matches, (KNOCK_OUT,) * len(matches))


def _pools_of(state: State, number: int, matches: Sequence[Pair]) -> tuple[str, ...]:
    if number > settings_of(state.config).WG.pool_rounds:
        return (FINAL_PHASE,) * len(matches)
    pool_of = {team: pool for pool, teams in state.wg.pools.items() for team in teams}
    return tuple(pool_of.get(home, "") for home, _ in matches)


def rounds_to_play(state: State) -> tuple[Round, ...]:
    """Return this week's rounds that have matches: CH ascending, then WG, KDH (part 6, step 2)."""
    if state.phase != "season":
        return ()
    played = settings_of(state.config).competitions
    found = (
        round_of(state, comp, number)
        for comp in COMPS
        if comp in played and has_matrix(state, comp)
        for number in rounds_of_week(state, comp, state.week)
    )
    return tuple(a_round for a_round in found if a_round.matches)


def list_owed(state: State) -> dict[SeatId, tuple[str, ...]]:
    """Return for each active team the rounds that it plays this week (`CH10`), teams in canonical order."""
    keys: dict[TeamId, list[str]] = {}
    for a_round in rounds_to_play(state):
        for pair in a_round.matches:
            for team in pair:
                keys.setdefault(team, []).append(f"{a_round.comp}{a_round.number}")
    return {
        SeatId(team): tuple(dict.fromkeys(keys[team]))
        for team, who in state.teams.items()
        if team in keys and who.status == "active"
    }


def awaiting(state: State) -> tuple[SeatId, ...]:
    """Return the active teams with a match this week for whose round nothing is stored (end of part 5)."""
    nothing: Mapping[str, str] = {}
    return tuple(
        team
        for team, keys in list_owed(state).items()
        if any(key not in state.advance.get(team, nothing) for key in keys)
    )


def is_last_week(state: State) -> bool:
    """Return whether the season ends with this week."""
    return state.week >= len(state.calendar)


def is_pool_round(settings: SeasonSettings, number: int) -> bool:
    """Return whether a WG round is one of the pools'."""
    return number <= settings.WG.pool_rounds


def champion(state: State) -> TeamId | None:
    """Return the first of the first division once the season is over; None before, and of one voided (MH-9-i)."""
    if state.phase != "finished" or not isinstance(state.outcome, SeasonOutcome):
        return None
    log = state.log if isinstance(state.log, tuple) else ()
    if any(entry.op == "void" and entry.season == state.season for entry in log):
        return None
    return next(iter(state.outcome.tables.get(next(iter(state.divisions), ""), ())), None)
