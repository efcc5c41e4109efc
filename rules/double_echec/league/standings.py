"""What a season comes to: its table (DE-B.league-a, -b), who chooses when in the next draft (DE-8), its trophy."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.dice import Dice
from rules.double_echec.data import LeaguePoints
from rules.double_echec.league.settings import ROUNDS, league_settings_of
from rules.double_echec.state import League, LeagueTeam


def season_points_of(team: LeagueTeam, points: LeaguePoints) -> int:
    """Return a team's points, a referee's among them (rulebook 9, `POINTS`)."""
    return team.wins * points.win + team.otl * points.otl + team.losses * points.loss + team.adjust


def rank_teams(league: League) -> tuple[tuple[str, int], ...]:
    """Return the codes of the teams, best first, each with its points.

    DE-B.league-b: points, wins, goal difference, goals for, code.
    """
    points = league_settings_of(league.config).points
    total = {code: season_points_of(team, points) for code, team in league.teams.items()}

    def place(item: tuple[str, LeagueTeam]) -> tuple[int, int, int, int, str]:
        code, team = item
        return -total[code], -team.wins, team.ga - team.gf, -team.gf, code

    return tuple((code, total[code]) for code, _ in sorted(league.teams.items(), key=place))


class Due(NamedTuple):
    """Whose choice is next, in which round."""

    team: str
    round: int


def draft_order(league: League, dice: Dice) -> tuple[str, ...]:
    """Return the order of every round, first choice first. Labels: `draft/lottery/i`, i-th choice drawn."""
    worst_first = [code for code, _ in reversed(rank_teams(league))]
    last = [code for code in worst_first if code == league.champion]  # DE-8-a
    others = [code for code in worst_first if code in league.playoffs and code not in last]  # DE-8-b
    left = sorted(set(league.teams) - {*others, *last})
    drawn: list[str] = []
    while left:  # DE-8-c
        drawn.append(dice.pick(f"draft/lottery/{len(drawn) + 1}", left))
        left.remove(drawn[-1])
    return (*drawn, *others, *last)


def owners(order: Sequence[str], choices: Mapping[str, int]) -> tuple[str, ...]:
    """Return who chooses at the places of a round that are left, of the choices that each team owns by now.

    The first places are gone. A place whose team owns no choice any more is that of who owns more than its own.
    """
    left = list(order)[max(0, len(order) - sum(choices.values())) :]
    more = {code: count - (code in left) for code, count in choices.items()}
    bought = [code for code in order for _ in range(more.get(code, 0))]
    return tuple(code if choices.get(code, 0) else bought.pop(0) for code in left)


def turn_of(league: League, order: Sequence[str]) -> Due | None:
    """Return whose choice is next; None once all are made."""
    for among in ROUNDS:
        left = owners(order, {code: team.picks.get(among, 0) for code, team in league.teams.items()})
        if left:
            return Due(left[0], int(among))
    return None


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
