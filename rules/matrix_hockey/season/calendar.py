"""Fixtures by the circle method and the weeks of the three competitions (MH-3.1.1-c, MH-4-a)."""

from collections.abc import Mapping, Sequence

from rules.matrix_hockey.config import SeasonSettings
from rules.matrix_hockey.state import COMPS, Comp, Pair, TeamId

Calendar = tuple[Mapping[Comp, tuple[int, ...]], ...]

FULL_WEEKS = 10
_FULL: Mapping[Comp, tuple[int, ...]] = {  # the weeks of the rounds in the full league
    "WG": (2, 3, 4, 5, 6, 7, 8, 9),
    "KDH": (2, 4, 5, 6, 8, 9, 10),
}


def draw_up_round_robin(teams: Sequence[TeamId]) -> dict[int, tuple[Pair, ...]]:
    """MH-3.1.1-c: return a single round robin, by round; an odd team out rests."""
    seats: list[TeamId | None] = [*teams, *([None] if len(teams) % 2 else [])]
    m = len(seats)
    rounds: dict[int, tuple[Pair, ...]] = {}
    for r in range(1, m):
        numbers = [(r, m) if r % 2 else (m, r)]
        for k in range(1, m // 2):
            a, b = (r - 1 + k) % (m - 1) + 1, (r - 1 - k) % (m - 1) + 1
            numbers.append((a, b) if k % 2 else (b, a))
        pairs = ((seats[first - 1], seats[second - 1]) for first, second in numbers)
        rounds[r] = tuple((home, away) for home, away in pairs if home is not None and away is not None)
    return rounds


def pool_rounds(pools: Mapping[str, Sequence[TeamId]]) -> dict[int, tuple[Pair, ...]]:
    """MH-3.3.1-c: return the pool rounds of WG, home and away, pool A first in each."""
    found: dict[int, tuple[Pair, ...]] = {}
    for members in pools.values():
        first = draw_up_round_robin(members)
        second = {r + len(first): tuple((away, home) for home, away in pairs) for r, pairs in first.items()}
        for r, pairs in {**first, **second}.items():
            found[r] = found.get(r, ()) + pairs
    return found


def awaits_draw(comp: Comp, number: int, pool_rounds: int) -> bool:
    """Return whether the round before decides who plays a round: it cannot be played in the same week (MH-3.2.1-e)."""
    return number > 1 and (comp == "KDH" or (comp == "WG" and number > pool_rounds))


def season_calendar(settings: SeasonSettings, rounds: Mapping[Comp, int]) -> Calendar:
    """MH-4-a: return the weeks of a season with so many `rounds` per competition (0: not played)."""
    ch_rounds = rounds["CH"]
    ch_weeks = max(1, ch_rounds - 1) if settings.CH.last_two_together else max(1, ch_rounds)
    weeks = max(ch_weeks, rounds["WG"], rounds["KDH"])
    week_of: dict[Comp, dict[int, int]] = {"CH": {r: min(r, ch_weeks) for r in range(1, ch_rounds + 1)}}
    for comp in ("WG", "KDH"):
        week_of[comp] = _cup_weeks(comp, rounds[comp], weeks)
    return tuple(
        {
            comp: played
            for comp in COMPS
            if (played := tuple(r for r, its_week in week_of[comp].items() if its_week == week))
        }
        for week in range(1, weeks + 1)
    )


def _cup_weeks(comp: Comp, rounds: int, weeks: int) -> dict[int, int]:
    if weeks == FULL_WEEKS and rounds == len(_FULL[comp]):
        return dict(enumerate(_FULL[comp], start=1))
    return {r: weeks - rounds + r for r in range(1, rounds + 1)}
