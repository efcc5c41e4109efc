"""3.7: what a result is, who has won by it, what it is worth."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.config import Points
from rules.competition.state import Fixture, How, Pair
from rules.competition.turn.season import Season

Letter = Literal["W", "D", "L"]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended, home first; `side`: who has won."""

    score: Pair
    how: How
    side: Literal["home", "away"] | None
    shootout: Pair | None = None
    missed: Pair = (0, 0)


def better(score: Pair) -> Literal["home", "away"] | None:
    """Return the side with more goals."""
    return None if score[0] == score[1] else "home" if score[0] > score[1] else "away"


def forfeit_verdict_of(by: Literal["home", "away", "both"], forfeit_score: Pair, missed: Pair = (0, 0)) -> Verdict:
    """CP-7-e: how a match ends that a side, or both, forfeit."""
    if by == "both":
        return Verdict(score=(0, 0), how="double_forfeit", side=None, missed=missed)
    most, least = forfeit_score
    if by == "home":
        return Verdict(score=(least, most), how="forfeit", side="away", missed=missed)
    return Verdict(score=(most, least), how="forfeit", side="home", missed=missed)


UNPLAYED = Verdict(score=(0, 0), how="unplayed", side=None)


def settle_with(fixture: Fixture, verdict: Verdict) -> Fixture:
    """Return a fixture with its result."""
    winner = {"home": fixture.home, "away": fixture.away, None: None}[verdict.side]
    return replace(
        fixture,
        status="done",
        started=True,  # CP-7-g
        score=verdict.score,
        shootout=verdict.shootout,
        how=verdict.how,
        winner=winner,
        missed=verdict.missed,
    )


def settle_fixture(season: Season, key: str, verdict: Verdict, by: ev.By) -> None:
    """Settle a fixture and tell its result; its tie is looked at by whoever calls."""
    fixture = settle_with(season.fixtures[key], verdict)
    season.fixtures[key] = fixture
    season.tell(
        ev.FixtureSettled(
            fixture=key,
            stage=fixture.stage,
            group=fixture.group,
            round=fixture.round,
            home=fixture.home,
            away=fixture.away,
            score=verdict.score,
            how=verdict.how,
            winner=fixture.winner,
            shootout=fixture.shootout,
            missed=fixture.missed,
            by=by,
        )
    )


def letter(fixture: Fixture, entrant: str) -> Letter:
    """Return whether a settled fixture was won, drawn or lost; a double forfeit is lost by both."""
    if fixture.winner is None:
        return "L" if fixture.how == "double_forfeit" else "D"
    return "W" if fixture.winner == entrant else "L"


def fixture_points_of(fixture: Fixture, entrant: str, points: Points) -> int:
    """CP-7-h: what a settled fixture brought one of its entrants."""
    got = letter(fixture, entrant)
    if got == "D":
        return points.draw
    match fixture.how:
        case "forfeit" | "double_forfeit":
            return points.forfeit_win if got == "W" else points.forfeit_loss
        case "overtime" | "shootout":
            return points.ot_win if got == "W" else points.ot_loss
        case _:
            return points.win if got == "W" else points.loss
