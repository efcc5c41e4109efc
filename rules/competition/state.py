"""The state of a competition as rulebook part 4 writes it: frozen values, with exactly the page's JSON keys."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from rules.competition.config import CompetitionConfig
from rules.kit.numbers import Count, Integer, Number
from rules.shapes import PersonName

CASE_ERROR = "CP_CASE"
REFEREE, RESULTS = "referee", "results"
MOST_ENTRANTS = 128

EntrantId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]{0,31}\Z")]
FixtureKey = Annotated[str, msgspec.Meta(pattern=r"^M[1-9][0-9]{0,5}\Z")]
Natural = Number
Round = Annotated[int, msgspec.Meta(ge=1, le=999)]  # as `deplace` can write it
Ids = Annotated[tuple[EntrantId, ...], msgspec.Meta(max_length=MOST_ENTRANTS)]
Pair = tuple[Count, Count]

Phase = Literal["signup", "running", "finished"]
Format = Literal["round_robin", "groups", "swiss", "knockout", "double_elimination", "playoff"]
EntrantStatus = Literal["in", "withdrawn", "excluded"]
FixtureStatus = Literal["planned", "open", "postponed", "done", "annulled", "void"]
How = Literal["score", "overtime", "shootout", "forfeit", "double_forfeit", "unplayed"]
TieHow = Literal["games", "left", "bye", "empty"]
Level = Literal["yes", "no", "aggregate"]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A value without any other keys than its own."""


class Entrant(Strict, frozen=True, kw_only=True):
    """Who takes part (CP-2-a); `number`: the order of sign-up."""

    name: Annotated[PersonName, msgspec.Meta(min_length=1, max_length=60)]
    number: Natural
    rating: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0
    status: EntrantStatus = "in"

    @property
    def is_in(self) -> bool:
        """Whether it has not left."""
        return self.status == "in"


class Fixture(Strict, frozen=True, kw_only=True):
    """A match to be hosted; `score`, `shootout` and `missed` are home first."""

    stage: Natural = 1
    group: str | None = None
    round: Round = 1
    tie: str | None = None
    leg: Natural | None = None
    home: EntrantId
    away: EntrantId
    level: Level = "yes"
    status: FixtureStatus = "open"
    started: bool = False
    replays: Count = 0
    score: Pair | None = None
    shootout: Pair | None = None
    how: How | None = None
    winner: EntrantId | None = None
    missed: Pair = (0, 0)

    @property
    def has_begun(self) -> bool:
        """CP-7-g: whether it has started; a settled one counts as started."""
        return self.started or self.status == "done"

    def other(self, entrant: str) -> str:
        """Return the opponent of one of its two entrants."""
        return self.away if entrant == self.home else self.home

    def goals_of(self, entrant: str) -> int:
        """Return what one of its two entrants has scored; 0 without a score."""
        if self.score is None:
            return 0
        return self.score[0] if entrant == self.home else self.score[1]


class Tie(Strict, frozen=True, kw_only=True):
    """Two entrants of a bracket and their games; `score`: games won (legs: the aggregate) of `a` and `b`.

    `how` is None while it is not over; `left`: who left while it was being played.
    """

    round: Round
    a: EntrantId | None = None
    b: EntrantId | None = None
    games: Annotated[tuple[FixtureKey, ...], msgspec.Meta(max_length=5)] = ()
    left: EntrantId | None = None
    winner: EntrantId | None = None
    loser: EntrantId | None = None
    score: Pair = (0, 0)
    how: TieHow | None = None


class Stage(Strict, frozen=True, kw_only=True):
    """A stage; `source`: who came in before any shuffle, `entrants`: the seed list, both best first."""

    format: Format
    source: Ids
    entrants: Ids
    groups: Mapping[str, Ids] | None = None
    round: Round = 1
    to: Round = 1
    rounds: Round = 1
    draws: Natural = 1
    left: Ids = ()
    annulled: Ids = ()
    adjust: Mapping[EntrantId, Integer] = {}
    byes: Mapping[EntrantId, Annotated[tuple[Round, ...], msgspec.Meta(max_length=999)]] = {}
    ties: Mapping[str, Tie] = {}
    lots: Ids = ()
    waiting: bool = False
    order: Ids = ()

    @property
    def is_bracket(self) -> bool:
        """Whether it is played in ties."""
        return self.format in {"knockout", "double_elimination", "playoff"}

    @property
    def has_calendar(self) -> bool:
        """Whether all its fixtures are made when it opens: round robin and groups."""
        return self.format in {"round_robin", "groups"}


class Placing(Strict, frozen=True, kw_only=True):
    """A place in the end (CP-11-b)."""

    place: Natural
    entrant: EntrantId


class Honours(Strict, frozen=True, kw_only=True):
    """CP-11-c; nothing is set before the end."""

    champion: EntrantId | msgspec.UnsetType | None = msgspec.UNSET
    runner_up: EntrantId | msgspec.UnsetType | None = msgspec.UNSET
    third: Ids | msgspec.UnsetType = msgspec.UNSET
    best_attack: Ids | msgspec.UnsetType = msgspec.UNSET
    fair_play: Ids | msgspec.UnsetType = msgspec.UNSET


class PastSeason(Strict, frozen=True, kw_only=True):
    """Who won a season before; the entrant may be gone."""

    season: Natural
    champion: EntrantId | None


Divisions = Annotated[tuple[Ids, ...], msgspec.Meta(max_length=26)]


class State(Strict, frozen=True, kw_only=True):
    """A competition; `stage`: the number of the current stage, the last one when finished, 0 in `signup`."""

    game: Literal["competition"] = "competition"
    phase: Phase = "signup"
    season: Natural = 1
    turn: Natural = 1
    config: CompetitionConfig
    entrants: Mapping[EntrantId, Entrant]
    stage: Count
    stages: tuple[Stage, ...] = ()
    fixtures: Mapping[FixtureKey, Fixture] = {}
    champion: EntrantId | None = None
    placings: Annotated[tuple[Placing, ...], msgspec.Meta(max_length=MOST_ENTRANTS)] = ()
    honours: Honours = Honours()
    next: Divisions | None = None
    palmares: Annotated[tuple[PastSeason, ...], msgspec.Meta(max_length=999)] = ()


def number_of(key: str) -> int:
    """Return the number in a fixture's key: `M10` comes after `M2`."""
    return int(key[1:])
