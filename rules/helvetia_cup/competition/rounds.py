"""The rounds of a competition: who plays, what comes next (rulebook 4.2, 6.12); who is awaited: `phases.py`."""

from msgspec import UNSET
from msgspec.structs import replace

from rules.helvetia_cup.competition.creation import make_fixtures
from rules.helvetia_cup.competition.draw import in_pairs
from rules.helvetia_cup.state import CompetitionState, Fixture


def fixtures_in_round(state: CompetitionState) -> tuple[Fixture, ...]:
    """Return the fixtures of the round that is prepared or played, in their order."""
    return tuple(fixture for fixture in state.fixtures if fixture.round == state.round)


def drawn_order(state: CompetitionState) -> tuple[str, ...]:
    """Return the teams of a cup as drawn; by their keys where the state does not say (rulebook 4.2)."""
    return tuple(sorted(state.teams)) if state.order is UNSET else state.order


def cup_winner_of(state: CompetitionState) -> str | None:
    """Return who has won a cup; None while it goes on, and of a league."""
    is_won = state.format == "cup" and state.phase == "finished"
    return state.fixtures[-1].winner if is_won and state.fixtures else None


def _still_in(state: CompetitionState, played: tuple[Fixture, ...]) -> tuple[str, ...]:
    """Return who is left in a cup after a round: the byes (after the first), then the winners in fixture order."""
    met = {team for fixture in played for team in (fixture.home, fixture.away)}
    skipped = [team for team in drawn_order(state) if team not in met] if state.round == 1 else []
    return (*skipped, *(fixture.winner for fixture in played if fixture.winner is not None))


def with_round_closed(state: CompetitionState) -> CompetitionState:
    """Return a competition that goes on to its next round, or is finished, if every match of this one is done."""
    played = fixtures_in_round(state)
    if any(fixture.status != "done" for fixture in played):
        return state
    following = state.round + 1
    if state.format == "cup":
        left = _still_in(state, played)
        coming = in_pairs(left if len(left) > 1 else ())
        state = replace(state, fixtures=(*state.fixtures, *make_fixtures(following, coming)))
    if not any(fixture.round == following for fixture in state.fixtures):
        return replace(state, phase="finished")
    return replace(state, phase="preparation", round=following)
