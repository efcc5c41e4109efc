"""Matches that nobody plays: of an entrant that leaves (CP-2-e), and those still open when the turn closes (CP-9-b)."""

from typing import Literal

from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.config import Unplayed
from rules.competition.results import UNPLAYED, forfeit_verdict_of, settle_fixture
from rules.competition.ties import leaving_verdict, look_at_tie_again, lose
from rules.competition.turn.season import Season, fixtures_of


def leave(season: Season, entrant: str, reason: str | None) -> None:
    """Have an entrant leave; `reason`: why a referee excludes it, None: it withdraws."""
    if season.phase == "signup":  # CP-2-b
        del season.entrants[entrant]
        season.tell(ev.Withdrawn(entrant=entrant, policy="none"))
        return
    stage, number = season.current, season.stage
    is_concerned = entrant in stage.entrants
    policy = _policy(season, entrant) if is_concerned else "none"
    who = season.entrants[entrant]
    season.entrants[entrant] = replace(who, status="withdrawn" if reason is None else "excluded")
    if is_concerned:
        annulled = (*stage.annulled, entrant) if policy == "annul" else stage.annulled
        season.put(number, replace(stage, left=(*stage.left, entrant), annulled=annulled))
    season.tell(
        ev.Withdrawn(entrant=entrant, policy=policy)
        if reason is None
        else ev.Excluded(entrant=entrant, policy=policy, reason=reason)
    )
    if is_concerned:
        _settle_matches(season, entrant, policy)


def _policy(season: Season, entrant: str) -> Literal["annul", "forfeit"]:
    rule = season.settings.withdrawal
    if not season.current.has_calendar or rule == "forfeit":
        return "forfeit"
    own = [
        fixture
        for _, fixture in fixtures_of(season, season.stage)
        if entrant in {fixture.home, fixture.away} and fixture.status not in {"annulled", "void"}
    ]
    played = sum(fixture.status == "done" for fixture in own)
    return "annul" if rule == "annul" or 2 * played < len(own) else "forfeit"


def _settle_matches(season: Season, entrant: str, policy: str) -> None:
    number, stage = season.stage, season.current
    if stage.is_bracket:
        undecided = [key for key, tie in stage.ties.items() if tie.how is None and entrant in {tie.a, tie.b}]
        for key in undecided:
            lose(season, number, key, entrant)
        return
    own = [
        key
        for key, fixture in fixtures_of(season, number)
        if entrant in {fixture.home, fixture.away} and fixture.status != "void"
    ]
    for key in own:
        fixture = season.fixtures[key]
        if policy == "annul":
            season.fixtures[key] = replace(fixture, status="annulled")
        elif fixture.status in {"open", "planned", "postponed"}:
            settle_fixture(season, key, leaving_verdict(season, key, entrant), "left")


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
