"""What passes between a competition and its matches: how one starts, and what it reports (6.12, HC-3.3, HC-3.5)."""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.contract import JsonObject
from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.consistency import fault
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import (
    SEATS,
    ChallengeReport,
    ChallengesReport,
    CompetitionState,
    Entrant,
    Fixture,
    LegendsReport,
    Match,
    MatchReport,
    PlayerReport,
    PlayersReport,
)


def fixture_of(state: CompetitionState, fixture: str) -> Fixture:
    """Return a fixture by its id. Raises `CaseError` if there is none."""
    found = next((one for one in state.fixtures if one.id == fixture), None)
    if found is None:
        raise fault(f"no such fixture: {fixture!r:.40}")
    return found


def begin_match(state: CompetitionState, fixture: str) -> JsonObject:
    """Return the set-up of a fixture's match (HC-3.1-a, HC-3.3-b, -c), as `Game.new` wants it. Raises `CaseError`."""
    found = fixture_of(state, fixture)
    if found.status != "playing":
        raise fault(f"{fixture}: this match is not to be played now")
    sides = {seat: _carried(state.teams[key]) for seat, key in (("home", found.home), ("away", found.away))}
    return {"variant": "geek", "mode": state.format, "config": state.config, "teams": sides}


def _carried(entrant: Entrant) -> Mapping[str, object]:
    players = sorted(entrant.players.items())
    return {
        "team": entrant.team,
        "deck": entrant.deck,
        "legends_left": entrant.legends_left,
        "tired": tuple(n for n, member in players if member.tired),
        # HC-3.3-b
        "unavailable": tuple(n for n, member in players if member.suspended or member.injury is not None),
    }


def report_on_match(match: Match, fixture: str) -> MatchReport:
    """Return what a match that is over tells its competition. Raises `CaseError` for one without a result."""
    if match.result is None:
        raise fault("a match without a result has nothing to report")
    home, away = (_players(match, seat) for seat in SEATS)
    challenges = ChallengesReport(home=_challenge(match, "home"), away=_challenge(match, "away"))
    return MatchReport(
        fixture=fixture,
        score=match.result.score,
        winner=match.result.winner,
        forfeit=match.result.forfeit,
        shootout=match.result.shootout,
        players=PlayersReport(home=home, away=away),
        challenge=challenges,
        legends_used=LegendsReport(home=_legends(match, "home"), away=_legends(match, "away")),
    )


def _players(match: Match, seat: SeatName) -> Mapping[int, PlayerReport]:
    return {
        n: PlayerReport(
            yellow=player.yellow,
            red=player.red,
            injured=player.status == "injured",
            boost=player.boost,
            played=player.status != "bench",
        )
        for n, player in sorted(match.teams.of(seat).players.items())
    }


def _challenge(match: Match, seat: SeatName) -> ChallengeReport | None:
    """HC-3.1-o: a statistic of the team over the match, whatever its end."""
    side = match.teams.of(seat)
    if side.challenge is None:
        return None
    card = cards_of(side.team).get(side.challenge)
    wanted = None if card is None else card.challenge
    done = wanted is not None and wanted.is_met(match.stats.total(seat, wanted.stat))
    return ChallengeReport(card=side.challenge, done=done)


def _legends(match: Match, seat: SeatName) -> tuple[int, ...]:
    """HC-3.1-j: one that was chosen but never spent stays available."""
    side = match.teams.of(seat)
    cards = cards_of(side.team)
    return tuple(n for n in side.used if n in cards and cards[n].kind == "legend")


def deliver_report(state: CompetitionState, told: MatchReport) -> CompetitionState:
    """Return a competition that has a report in its inbox, in place of an earlier one of the same match."""
    fixture_of(state, told.fixture)
    waiting = tuple(one for one in state.inbox if one.fixture != told.fixture)
    return replace(state, inbox=(*waiting, told))
