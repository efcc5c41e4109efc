"""CP-8: what the settled fixtures of a table come to, its order, and the criterion that decided each rank."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from itertools import accumulate
from typing import Literal

import msgspec

from rules.competition.config import Criterion, StageSettings, stage_settings_of
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
    tally.byes = len(rounds)
    tally.earned += worth * len(rounds)
    for round_ in rounds:
        tally.by_round[round_] = tally.by_round.get(round_, 0) + worth


Reason = Criterion | Literal["left", "lot"]


class EqualEntrants(msgspec.Struct, frozen=True):
    """Entrants that are equal so far, by seed; `by`: what separates them from those above, None for the first."""

    entrants: tuple[str, ...]
    by: Reason | None


def blocks_of(standings: Standings) -> list[EqualEntrants]:
    """Return the table after the last criterion: a block of two or more is a shared rank."""
    tallies = standings.tallies
    blocks = [EqualEntrants(tuple(tallies), None)] if tallies else []
    blocks = _split(blocks, "left", lambda entrants: _by_key(entrants, lambda one: -tallies[one].is_left))
    for criterion in standings.settings.ranking:
        blocks = _split(blocks, criterion, partial(_parts, standings, criterion))
    return blocks


def draw_lots(blocks: Sequence[EqualEntrants], lots: Sequence[str]) -> list[EqualEntrants]:
    """Return a table without shared ranks: the lot decides (CP-8-i)."""
    place = {entrant: index for index, entrant in enumerate(lots)}
    return _split(blocks, "lot", lambda entrants: [(one,) for one in sorted(entrants, key=place.__getitem__)])


def is_shared(blocks: Sequence[EqualEntrants]) -> bool:
    """Return whether any rank is shared."""
    return any(len(block.entrants) > 1 for block in blocks)


def list_entrants(blocks: Sequence[EqualEntrants]) -> list[str]:
    """Return the entrants of a table in order."""
    return [entrant for block in blocks for entrant in block.entrants]


def _split(
    blocks: Sequence[EqualEntrants], by: Reason, parts_of: Callable[[tuple[str, ...]], list[tuple[str, ...]]]
) -> list[EqualEntrants]:
    found = []
    for block in blocks:
        parts = parts_of(block.entrants) if len(block.entrants) > 1 else [block.entrants]
        found += [EqualEntrants(part, by if index else block.by) for index, part in enumerate(parts)]
    return found


def _by_key(entrants: Sequence[str], key: Callable[[str], Hashable]) -> list[tuple[str, ...]]:
    """Return the entrants in parts of equal key, the largest key first."""
    parts: dict[Hashable, list[str]] = {}
    for entrant in entrants:
        parts.setdefault(key(entrant), []).append(entrant)
    return [tuple(parts[value]) for value in sorted(parts, reverse=True)]  # type: ignore[type-var]


def _parts(standings: Standings, by: Criterion, entrants: tuple[str, ...]) -> list[tuple[str, ...]]:
    if by == "head_to_head":
        return _head_to_head(standings, entrants)
    figure = FIGURES[by]
    return _by_key(entrants, lambda one: figure(standings, standings.tallies[one]))


def _head_to_head(standings: Standings, entrants: tuple[str, ...]) -> list[tuple[str, ...]]:
    """CP-8-f: the fixtures among equals only; every part of two or more again, on those among that part."""
    parts = _by_key(entrants, triples_among(standings, entrants).__getitem__)
    if len(parts) == 1:
        return parts
    return [smaller for part in parts for smaller in (_head_to_head(standings, part) if len(part) > 1 else [part])]


def triples_among(standings: Standings, entrants: Sequence[str]) -> dict[str, tuple[int, int, int]]:
    """CP-8-f: what each has earned, its goal difference and its goals in the fixtures among `entrants` only."""
    among = set(entrants)
    triples = dict.fromkeys(entrants, (0, 0, 0))
    for fixture in standings.fixtures:
        if fixture.home in among and fixture.away in among:
            for entrant in (fixture.home, fixture.away):
                earned, diff, goals = triples[entrant]
                own, against = fixture.goals_of(entrant), fixture.goals_of(fixture.other(entrant))
                earned += fixture_points_of(fixture, entrant, standings.settings.points)
                triples[entrant] = (earned, diff + own - against, goals + own)
    return triples


def _sonneborn_berger(standings: Standings, tally: EntrantTally) -> int:
    return sum(worth * standings.tallies[other].earned for other, worth in tally.met)


def _terms(standings: Standings, tally: EntrantTally) -> list[int]:
    return [standings.tallies[other].earned for other, _ in tally.met] + [tally.earned] * tally.byes


def _cut(standings: Standings, tally: EntrantTally) -> int:
    terms = _terms(standings, tally)
    return sum(terms) - min(terms, default=0)


def _progressive(standings: Standings, tally: EntrantTally) -> int:
    return sum(accumulate(tally.by_round.get(round_, 0) for round_ in range(1, standings.stage.to + 1)))


Figure = Callable[[Standings, EntrantTally], int]
FIGURES: Mapping[Criterion, Figure] = {
    "points": lambda _, tally: tally.points,
    "wins": lambda _, tally: tally.won,
    "goal_difference": lambda _, tally: tally.diff,
    "goals_for": lambda _, tally: tally.gf,
    "away_goals": lambda _, tally: tally.away,
    "fair_play": lambda _, tally: -tally.missed,
    "rating": lambda _, tally: tally.rating,
    "sonneborn_berger": _sonneborn_berger,
    "buchholz": lambda standings, tally: sum(_terms(standings, tally)),
    "buchholz_cut1": _cut,
    "progressive": _progressive,
}
