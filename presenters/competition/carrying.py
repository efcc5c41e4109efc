"""From a season that runs already to a competition: which fixture each result is of, and the lines that tell of it.

Results are carried turn by turn, as if they had just been played; those of rounds to come when an earlier one is not
over yet are moved into the round that is open first (CP-R-f). So the history, the tables and every later correction
are those of any other season.
"""

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from presenters.competition.season_file import PlayedMatch, SeasonFile
from presenters.errors import UploadFault, UploadFaults, fault_at, sort_faults
from referee.competition.entering import make_entrant_id
from referee.competition.founding import ServiceLines
from rules.competition import GAME
from rules.competition.state import REFEREE, RESULTS, State
from rules.competition.turn.season import is_open
from rules.contract import JsonObject, SeatId
from rules.dice import Dice
from rules.reading import read_turn

MOST_MEETINGS = 4  # CP-3-c


class CarriedSeason(msgspec.Struct, frozen=True, kw_only=True):
    """A season to be founded: its set-up, the lines of each turn (the first closes sign-up), how it stands then."""

    setup: JsonObject
    turns: tuple[ServiceLines, ...]
    state: State
    turned: int = 0  # matches that the calendar has the other way round


def carry_season(file: SeasonFile, suited: Callable[[JsonObject], JsonObject] = dict) -> CarriedSeason | UploadFaults:
    """Return the season of a file, as a round robin unless it says all itself; `suited`: as its game wants it.

    Faults: `often`, `refused`, `twice`.
    """
    if file.state is not None:
        return CarriedSeason(setup=file.state, turns=(), state=GAME.new(file.state, Dice(b"")))
    pairs = Counter(frozenset(pair) for pair in file.fixtures)
    pair, meetings = max(pairs.items(), key=lambda item: item[1], default=(frozenset(), 1))
    if meetings > MOST_MEETINGS:
        return UploadFaults((fault_at("often", teams=" – ".join(sorted(pair)), count=meetings, most=MOST_MEETINGS),))
    ids: dict[str, SeatId] = {}
    for name in file.teams:
        ids[name] = make_entrant_id(name, set(ids.values()))
    setup: JsonObject = {
        "config": suited({"stages": [{"format": "round_robin", **({"meetings": meetings} if meetings > 1 else {})}]}),
        "entrants": {ids[name]: {"name": name, "number": number} for number, name in enumerate(_order(file), start=1)},
    }
    return _carry(setup, file.played, ids)


def _order(file: SeasonFile) -> Sequence[str]:
    """Return the teams so that the calendar is that of the file, if it begins with a round of ours (CP-3-b)."""
    count = len(file.teams)
    first = file.fixtures[: count // 2]
    if len({name for pair in first for name in pair}) != count - count % 2 or len(first) != count // 2:
        return file.teams
    resting = [name for name in file.teams if all(name not in pair for pair in first)]
    pairs = [*((name, "") for name in resting), *first]
    pairs = [pair if number % 2 or not number else pair[::-1] for number, pair in enumerate(pairs)]
    return [*(home for home, _ in pairs), *(away for _, away in reversed(pairs) if away)]


def _carry(setup: JsonObject, played: Sequence[PlayedMatch], ids: dict[str, SeatId]) -> CarriedSeason | UploadFaults:
    """Return the season with its matches told turn by turn."""
    state, turns = GAME.new(setup, Dice(b"")), [ServiceLines()]
    state = GAME.resolve(state, {}, Dice(b"")).state
    left, turned_round, found = _fixtures_of(state, played, ids)
    if found:
        return sort_faults(found)
    while left:
        now = {key for key in left if is_open(state.fixtures[key])}
        is_whole = all(key in left for key, one in state.fixtures.items() if is_open(one))
        ahead = [] if is_whole and now else [key for key in left if key not in now]
        round_ = state.stages[0].round
        lines = ServiceLines(
            referee="\n".join(f"deplace {key} {round_}\n{left[key]}" for key in ahead),
            results="\n".join(left[key] for key in left if key in now),
        )
        texts = {SeatId(REFEREE): lines.referee or None, SeatId(RESULTS): lines.results or None}
        reading = read_turn(GAME, state, texts)
        if reading.refusals:
            return UploadFaults((fault_at("refused", message=reading.refusals[0].error.code),))
        state = GAME.resolve(state, reading.orders, Dice(b"")).state
        turns.append(lines)
        left = {key: line for key, line in left.items() if key not in now and key not in ahead}
    return CarriedSeason(setup=setup, turns=tuple(turns), state=state, turned=turned_round)


def _fixtures_of(
    state: State, played: Sequence[PlayedMatch], ids: dict[str, SeatId]
) -> tuple[dict[str, str], int, list[UploadFault]]:
    """Return the line of each fixture that has a result, how many are the other way round, and what fits nowhere."""
    free: dict[tuple[str, str], list[str]] = {}
    for key, fixture in state.fixtures.items():
        free.setdefault((fixture.home, fixture.away), []).append(key)
    told: dict[str, str] = {}
    later = [one for one in played if not _told(told, free.get((ids[one.home], ids[one.away])), one)]
    lost = [one for one in later if not _told(told, free.get((ids[one.away], ids[one.home])), one, is_turned=True)]
    found = [fault_at("twice", one.line, home=one.home, away=one.away) for one in lost]
    return {key: told[key] for key in state.fixtures if key in told}, len(later), found


def _told(told: dict[str, str], keys: list[str] | None, one: PlayedMatch, *, is_turned: bool = False) -> bool:
    """Tell of a match as the first of these fixtures that is free; return whether one is."""
    if not keys:
        return False
    key = keys.pop(0)
    told[key] = one.report(key, is_turned=is_turned)
    return True
