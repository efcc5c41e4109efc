"""CP-9-b: what becomes of matches that are still open when the turn closes."""

from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.config import Unplayed
from rules.competition.results import UNPLAYED, forfeit_verdict_of, settle_fixture
from rules.competition.ties import look_at_tie_again
from rules.competition.turn.season import Season, fixtures_of


def close_unplayed(season: Season) -> None:
    """Close what is open, in passes, until nothing is left to do."""
    asked = season.doings["policy"]
    policy: Unplayed = season.settings.unplayed if asked is None else asked
    if policy == "wait":
        return
    # A referee's word closes postponed fixtures too.
    concerned = {"open"} if asked is None or policy == "postpone" else {"open", "postponed"}
    while True:
        to_close = [
            key
            for key, fixture in fixtures_of(season, season.stage)
            if fixture.status in concerned and key not in season.fresh
        ]
        if not to_close:
            return
        for key in to_close:
            _close(season, key, policy)


def _close(season: Season, key: str, policy: Unplayed) -> None:
    fixture = season.fixtures[key]
    if policy == "postpone":
        season.fixtures[key] = replace(fixture, status="postponed")
        season.tell(ev.Postponed(fixture=key))
        return
    verdict = UNPLAYED if policy == "draw" else forfeit_verdict_of("both", season.settings.forfeit_score)
    settle_fixture(season, key, verdict, "unplayed")
    if fixture.tie is not None:
        look_at_tie_again(season, fixture.stage, fixture.tie)
