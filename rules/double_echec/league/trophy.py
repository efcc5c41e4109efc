"""The best general manager: the Trophée Serge Gendron (DE-X-b, DE-X-c)."""

from collections.abc import Mapping
from functools import lru_cache

from rules.double_echec.state import LeagueTeam

Amount = int | float  # whole wherever it can be

# DE-X-c: what a salary counts, both bounds inclusive; to the letter, with the holes between. None: no bound.
BRACKETS: Mapping[str, tuple[int, int | None, int]] = {
    "cheap": (0, 9_999, 500),
    "modest": (10_000, 38_000, 250),
    "high": (100_000, 138_000, -300),
    "higher": (139_000, 176_000, -338),
    "top": (176_001, None, -380),
}
THOUSANDTHS = 1000


def trophy_terms_of(team: LeagueTeam) -> Mapping[str, Amount]:
    """Return what each term gives a team or costs it, in the order of DE-X-c."""
    return {name: _amount(thousandths) for name, thousandths in _thousandths(team).items()}


def total_of(team: LeagueTeam) -> Amount:
    """Return a team's score: the sum of its terms, exactly."""
    return _amount(thousandths_of(team))


def thousandths_of(team: LeagueTeam) -> int:
    """Return a team's score in thousandths, in which it is a whole number."""
    return sum(_thousandths(team).values())


def _thousandths(team: LeagueTeam) -> Mapping[str, int]:
    """Return the terms in thousandths: the payroll's term, a thousandth of it, is then a whole number too."""
    salaries = _of_salaries(team.salaries)
    gained = {
        "wins": team.wins * 1000,
        "otl": team.otl * 500,
        "playoff_wins": team.po_wins * 2000,
        "beers": team.beers * 100,
        "rookies": team.rookies * 500,
        "cheap": salaries["cheap"],
        "modest": salaries["modest"],
        "abilities": team.tpvba * 10,
        "picks1": team.picks.get("1", 0) * 2000,
        "picks2": team.picks.get("2", 0) * 1000,
        "picks3": team.picks.get("3", 0) * 500,
    }
    lost = {
        "free_agents": -team.ja * 500,
        "high": salaries["high"],
        "higher": salaries["higher"],
        "top": salaries["top"],
    }
    return {**_times(gained), "payroll": -team.payroll, **_times(lost)}


def _times(terms: Mapping[str, int]) -> Mapping[str, int]:
    return {name: amount * THOUSANDTHS for name, amount in terms.items()}


@lru_cache(maxsize=256)
def _of_salaries(salaries: tuple[int, ...]) -> Mapping[str, int]:
    """Return what the salaries of each bracket count."""
    return {
        name: each * sum(low <= salary and (high is None or salary <= high) for salary in salaries)
        for name, (low, high, each) in BRACKETS.items()
    }


def _amount(thousandths: int) -> Amount:
    return thousandths / THOUSANDTHS if thousandths % THOUSANDTHS else thousandths // THOUSANDTHS
