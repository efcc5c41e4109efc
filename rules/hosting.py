"""A competition hosts matches: what it says of them, and what a game says of how one begins (design 8).

How one ended is told by `rules.contract.KeepsScore`.
"""

from collections.abc import Container, Mapping
from typing import Literal, Protocol, runtime_checkable

import msgspec

from rules.contract import How, JsonObject, S_contra, SeatId

Level = Literal["yes", "no", "aggregate"]  # whether a match may end level (CP-1-e)
Which = Literal["home", "away"]


class Fixture(msgspec.Struct, frozen=True, kw_only=True):
    """A match that a competition wants played (CP-1-e): `home` and `away` are entrants; `level`: what it must decide.

    A growing `replays` means: to be played anew. `first_leg`, of `aggregate` only: what home and away scored in it.
    """

    key: str
    home: SeatId
    away: SeatId
    stage: int
    group: str | None
    round: int
    leg: int | None
    level: Level
    replays: int
    first_leg: tuple[int, int] | None = None


@runtime_checkable
class HostsMatches(Protocol[S_contra]):
    """A contest whose turns are rounds of matches that are contests of their own."""

    def fixtures(self, state: S_contra) -> tuple[Fixture, ...]:
        """Return the matches to be played now (CP-1-e)."""

    def placed(self, state: S_contra) -> Mapping[int, SeatId]:
        """Return who has each place alone, once the season is over (CP-11-b); nothing before."""

    def champions(self, state: S_contra) -> Mapping[int, SeatId]:
        """Return who has won each season that is over (CP-11-g)."""

    def live(self, state: S_contra, orders: Mapping[SeatId, object]) -> msgspec.Struct:
        """Return the state with the lines in hand carried out, and nothing that follows from them."""

    def begun(self, state: S_contra, keys: Container[tuple[str, int]]) -> msgspec.Struct:
        """Return the state in which these matches (key, replays), where they are open, have begun (CP-7-g)."""

    def report(
        self,
        key: str,
        score: tuple[int, int] | None,
        winner: Which | None,
        how: How,
        missed: tuple[int, int],
    ) -> str:
        """Return the line that tells how a match ended, home first (CP-1-f); `score` None: a game without goals."""


class Somebody(msgspec.Struct, frozen=True, kw_only=True):
    """A person by the text of his id, his name, and what he has told of himself for the game."""

    id: str
    name: str
    data: JsonObject = {}


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant as it plays: its name, who answers for it, who plays for it, what its team has written down."""

    name: str
    captain: str | None = None
    people: tuple[Somebody, ...] = ()
    data: JsonObject = {}


class Sides(msgspec.Struct, frozen=True):
    """Who meets whom."""

    home: Side
    away: Side


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What a match is played on: the game's own options, and what it has to decide."""

    options: JsonObject = {}
    level: Level = "yes"


class Hosting(msgspec.Struct, frozen=True, kw_only=True):
    """How a hosted match begins: its set-up, where both sides sit, the seats of the bot and the referees, who plays.

    `players`: the game's id of a player, his person's id, his seat. `turn_s`: how long a turn lasts at the most, where
    that is the match's own business.
    """

    setup: JsonObject
    home: SeatId = SeatId("home")
    away: SeatId = SeatId("away")
    service: tuple[SeatId, ...] = ()
    players: tuple[tuple[str, str, SeatId], ...] = ()
    turn_s: int | None = None


@runtime_checkable
class ClaimsRewards(Protocol):
    """A game whose winners have to come in person for what they have won."""

    @property
    def reward_clause(self) -> str:
        """The clause that says so."""


@runtime_checkable
class CanBeHosted(Protocol):
    """A game whose matches a competition can host."""

    @property
    def entered_by(self) -> Literal["team", "person"]:
        """Whether its entrants are teams of the league or persons."""

    def hosted(self, terms: Terms, sides: Sides) -> Hosting:
        """Return how a match of two entrants begins. Raises `CaseError` for options or a side that cannot play."""
