"""A competition hosts its matches: which are to be played, how each begins, the act that tells how it ended (6.12)."""

import msgspec

from rules.contract import Deed, SeatId
from rules.dice import Dice
from rules.helvetia_cup.codec import CODEC
from rules.helvetia_cup.competition.carry import begin_match, fixture_of, report_on_match
from rules.helvetia_cup.competition.resolution import can_be_entered
from rules.helvetia_cup.competition.rounds import fixtures_in_round
from rules.helvetia_cup.consistency import fault
from rules.helvetia_cup.setup import MatchSetup, new_match
from rules.helvetia_cup.state import CompetitionState, Match, MatchReport, State
from rules.helvetia_cup.turn import resolve
from rules.hosting import HostedFixture, Hosting


def competition_of(state: State) -> CompetitionState:
    """Return the competition that a state is. Raises `CaseError` for a match."""
    if not isinstance(state, CompetitionState):
        raise fault("no competition")
    return state


def list_open_fixtures(state: State) -> tuple[HostedFixture, ...]:
    """Return the matches of the round that are to be played: those whose report is still to come."""
    if not isinstance(state, CompetitionState) or state.phase != "playing":
        return ()
    told = {one.fixture for one in state.inbox}
    return tuple(
        HostedFixture(
            key=one.id,
            home=SeatId(one.home),
            away=SeatId(one.away),
            stage=1,
            group=None,
            round=one.round,
            leg=None,
            level="no" if state.format == "cup" else "yes",
            replays=0,
        )
        for one in fixtures_in_round(state)
        if one.status == "playing" and one.id not in told
    )


def is_told(state: CompetitionState) -> bool:
    """Return whether every match of the round has its report, so that it is over."""
    told = {one.fixture: one for one in state.inbox}
    left = [one for one in fixtures_in_round(state) if one.status != "done"]
    return all(one.id in told and can_be_entered(state, one, told[one.id]) for one in left)


def host_fixture(state: State, fixture: str) -> Hosting:
    """Return how the match of a fixture begins (HC-3.3). Raises `CaseError`."""
    return Hosting(setup=msgspec.to_builtins(begin_match(competition_of(state), fixture), str_keys=True))


def list_forgone(state: State) -> tuple[Deed, ...]:
    """Return the reports of matches that a team with too few players loses without playing (HC-3.3-e)."""
    found = []
    for one in list_open_fixtures(state):
        setup = CODEC.made(MatchSetup, host_fixture(state, one.key).setup)
        over = resolve(new_match(setup), {}, Dice(b"")).state
        if over.result is not None:
            found.append(_deed(competition_of(state), report_on_match(over, one.key)))
    return tuple(found)


def report_deed_of(state: State, fixture: str, match: msgspec.Struct) -> Deed | None:
    """Return the act by which a match reports; None of one that is void. Raises `CaseError`."""
    if not isinstance(match, Match):
        raise fault("no match")
    if match.result is None:
        return None
    return _deed(competition_of(state), report_on_match(match, fixture))


def _deed(state: CompetitionState, its: MatchReport) -> Deed:
    found = fixture_of(state, its.fixture)
    return "report", {"home": found.home, "away": found.away, "report": msgspec.to_builtins(its, str_keys=True)}
