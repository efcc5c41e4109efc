"""CP-7-b to CP-7-e: the result that a line gives, and whether its fixture may end like that."""

from typing import Literal

from rules.competition import orders as od
from rules.competition.config import stage_settings_of
from rules.competition.results import Verdict, better, forfeit_verdict_of
from rules.competition.state import Fixture, How, Tie
from rules.competition.turn.season import Season
from rules.errors import OrderError

WORDS: dict[str, od.Pair] = {"dom": (1, 0), "ext": (0, 1), "nul": (0, 0)}  # CP-7-c
FORFEITING: dict[od.ForfeitWord, Literal["home", "away", "both"]] = {"dom": "home", "ext": "away", "double": "both"}


def verdict_of(season: Season, act: od.Report | od.Forfeit) -> Verdict:
    """Return the result that a line gives its fixture."""
    if isinstance(act, od.Forfeit):
        settings = stage_settings_of(season.config, season.fixtures[act.fixture].stage)
        return forfeit_verdict_of(FORFEITING[act.side], settings.forfeit_score, act.missed)
    if isinstance(act.result, str):
        score = WORDS[act.result]
        return Verdict(score=score, how="score", side=better(score), missed=act.missed)
    if act.shootout is None:
        how: How = "overtime" if act.is_overtime else "score"
        return Verdict(score=act.result, how=how, side=better(act.result), missed=act.missed)
    if isinstance(act.shootout, str):
        side: Literal["home", "away"] = "home" if act.shootout == "dom" else "away"
        return Verdict(score=act.result, how="shootout", side=side, missed=act.missed)
    kicks = act.shootout
    return Verdict(score=act.result, how="shootout", side=better(kicks), shootout=kicks, missed=act.missed)


def tie_of(season: Season, fixture: Fixture) -> Tie | None:
    """Return the tie that a fixture belongs to."""
    return None if fixture.tie is None else season.stages[fixture.stage - 1].ties.get(fixture.tie)


def check_level(season: Season, line: od.Line, act: od.Report | od.Forfeit) -> None:
    """CP-7-d. Raises `OrderError`: `E_TAB`, `E_LEVEL`."""
    fixture = season.fixtures[act.fixture]
    tie = tie_of(season, fixture)
    level = "yes" if tie is not None and tie.left is not None else fixture.level
    verdict = verdict_of(season, act)
    is_level = _is_level(season, fixture, tie if level == "aggregate" else None, verdict)
    if isinstance(act, od.Report):
        if act.shootout is not None:
            if not is_level:
                raise OrderError("E_TAB", line.at["tab"], fixture=act.fixture)
            if verdict.side is None:
                raise OrderError("E_LEVEL", line.at["shootout"], fixture=act.fixture)
        elif is_level and level != "yes":
            raise OrderError("E_LEVEL", line.at["result"], fixture=act.fixture)
    if _levels_legs(season, fixture, tie, verdict):
        raise OrderError("E_LEVEL", line.at["result"], fixture=act.fixture)


def _is_level(season: Season, fixture: Fixture, tie: Tie | None, verdict: Verdict) -> bool:
    """Return whether a score leaves things level; `tie`: of two legs, together with its first one."""
    home, away = verdict.score
    if tie is None:
        return home == away
    first = season.fixtures[tie.games[0]]
    return home + first.goals_of(fixture.home) == away + first.goals_of(fixture.away)


def _levels_legs(season: Season, fixture: Fixture, tie: Tie | None, verdict: Verdict) -> bool:
    """Return whether a first leg would make two settled legs level that nothing in the second one decides."""
    if tie is None or tie.left is not None or fixture.leg != 1 or len(tie.games) != 2:  # noqa: PLR2004
        return False
    second = season.fixtures[tie.games[1]]
    if second.status != "done" or second.how in {"shootout", "forfeit", "double_forfeit"}:
        return False
    home, away = verdict.score
    return home + second.goals_of(fixture.home) == away + second.goals_of(fixture.away)
