"""CP-R-g: two entrants take each other's places in the current round; venues stay with the places."""

from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.state import Stage, Tie
from rules.competition.turn.season import Season, fixtures_of


def swap(season: Season, one: str, two: str) -> None:
    """Swap two entrants in the fixtures, ties and byes of the current round."""
    other = {one: two, two: one}

    def of(entrant: str | None) -> str | None:
        return entrant if entrant is None else other.get(entrant, entrant)

    stage = season.current
    for key, fixture in list(fixtures_of(season, season.stage)):
        if fixture.round == stage.round and fixture.status != "void":
            home, away = other.get(fixture.home, fixture.home), other.get(fixture.away, fixture.away)
            season.fixtures[key] = replace(fixture, home=home, away=away)
    ties = {
        key: _swapped(tie, of(tie.a), of(tie.b)) if tie.round == stage.round else tie for key, tie in stage.ties.items()
    }
    season.put(season.stage, replace(stage, ties=ties, byes=_byes(stage, one, two)))
    season.tell(ev.Swapped(stage=season.stage, round=stage.round, entrants=(one, two)))


def _swapped(tie: Tie, a: str | None, b: str | None) -> Tie:
    """Return a tie with its new entrants; of those that are over only byes are swapped."""
    return replace(tie, a=a, b=b, winner=a) if tie.how == "bye" else replace(tie, a=a, b=b)


def _byes(stage: Stage, one: str, two: str) -> dict[str, tuple[int, ...]]:
    byes = dict(stage.byes)
    for given, taken in ((one, two), (two, one)):
        if stage.round in stage.byes.get(given, ()):
            byes[given] = tuple(round_ for round_ in byes[given] if round_ != stage.round)
            byes[taken] = (*byes.get(taken, ()), stage.round)
    return {entrant: rounds for entrant, rounds in byes.items() if rounds}
