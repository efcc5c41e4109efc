"""CP-8-a: what the settled fixtures of a table come to for each of its entrants."""

from collections.abc import Mapping, Sequence

import msgspec

from rules.competition.config import StageSettings, stage_settings_of
from rules.competition.results import fixture_points_of, letter
from rules.competition.state import Fixture, Stage
from rules.competition.turn.season import SeasonLike, fixtures_of

WORTH = {"W": 2, "D": 1, "L": 0}  # CP-8-g


class EntrantTally(msgspec.Struct, kw_only=True):
    """The figures of an entrant; `met`: its opponents and what they count for in CP-8-g, by fixture."""

    adjust: int
    rating: int
    is_left: bool
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    ot_won: int = 0
    ot_lost: int = 0
    forfeits: int = 0
    byes: int = 0
    gf: int = 0
    ga: int = 0
    away: int = 0
    earned: int = 0
    missed: int = 0
    bye_worth: int = 0
    met: list[tuple[str, int]] = []
    letters: list[tuple[int, str]] = []
    by_round: dict[int, int] = {}

    @property
    def points(self) -> int:
        """CP-8-a."""
        return self.earned + self.adjust

    @property
    def diff(self) -> int:
        """Goal difference."""
        return self.gf - self.ga

    @property
    def form(self) -> str:
        """CP-8-b: the last five results, oldest first, by round, then number."""
        ordered = sorted(self.letters, key=lambda one: one[0])  # they come in number order
        return "".join(found for _, found in ordered)[-5:]


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """A table before it is ranked: its entrants by seed, with their figures, and its settled fixtures."""

    stage: Stage
    settings: StageSettings
    group: str | None
    tallies: Mapping[str, EntrantTally]
    fixtures: Sequence[Fixture]


def groups_of_table(stage: Stage) -> tuple[str | None, ...]:
    """Return the groups that have a table, in order; None stands for the one table of a Swiss stage."""
    return tuple(stage.groups) if stage.groups is not None else (None,)


def standings_of(held: SeasonLike, number: int, group: str | None) -> Standings:
    """Return the figures of a table."""
    stage, settings = held.stages[number - 1], stage_settings_of(held.config, number)
    members = stage.entrants if group is None or stage.groups is None else stage.groups[group]
    seed = {entrant: index for index, entrant in enumerate(stage.entrants)}
    tallies = {
        entrant: EntrantTally(
            adjust=stage.adjust.get(entrant, 0),
            rating=held.entrants[entrant].rating,
            is_left=entrant in stage.left,
        )
        for entrant in sorted(members, key=seed.__getitem__)
        if entrant not in stage.annulled
    }
    settled = [f for _, f in fixtures_of(held, number) if f.status == "done" and (group is None or f.group == group)]
    for fixture in settled:
        _count(tallies, fixture, settings)
    for entrant, rounds in stage.byes.items():
        if entrant in tallies:
            _count_byes(tallies[entrant], rounds, settings.points.bye)
    return Standings(stage=stage, settings=settings, group=group, tallies=tallies, fixtures=settled)


def _count(tallies: Mapping[str, EntrantTally], fixture: Fixture, settings: StageSettings) -> None:
    for side, entrant in enumerate((fixture.home, fixture.away)):
        tally = tallies[entrant]
        got, worth = letter(fixture, entrant), fixture_points_of(fixture, entrant, settings.points)
        tally.played += 1
        tally.won += got == "W"
        tally.drawn += got == "D"
        tally.lost += got == "L"
        if fixture.how in {"overtime", "shootout"}:
            tally.ot_won += got == "W"
            tally.ot_lost += got == "L"
        tally.forfeits += got == "L" and fixture.how in {"forfeit", "double_forfeit"}
        goals = fixture.goals_of(entrant)
        tally.gf += goals
        tally.ga += fixture.goals_of(fixture.other(entrant))
        tally.away += goals * side
        tally.missed += fixture.missed[side]
        tally.earned += worth
        tally.by_round[fixture.round] = tally.by_round.get(fixture.round, 0) + worth
        tally.met.append((fixture.other(entrant), WORTH[got]))
        tally.letters.append((fixture.round, got))


def _count_byes(tally: EntrantTally, rounds: Sequence[int], worth: int) -> None:
    tally.byes, tally.bye_worth = len(rounds), worth
    tally.earned += worth * len(rounds)
    for round_ in rounds:
        tally.by_round[round_] = tally.by_round.get(round_, 0) + worth
