"""A competition hosts matches: what it says of them, and what a game says of how one begins (design 8).

How one ended is told by `rules.contract.KeepsScore`.
"""

from collections.abc import Mapping
from typing import Literal, Protocol, runtime_checkable

import msgspec

from rules.contract import How, JsonObject, S_contra, SeatId

Level = Literal["yes", "no", "aggregate"]  # whether a match may end level (CP-1-e)
Which = Literal["home", "away"]


class Fixture(msgspec.Struct, frozen=True, kw_only=True):
    """A match that a competition wants played (CP-1-e): `home` and `away` are entrants; `level`: what it must decide.

    A growing `replays` means: to be played anew. `first_leg`, of `aggregate` only: what home and away scored in it.
    `ahead`: how many rounds of its bracket come after its own; None in a table.
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
    ahead: int | None = None


@runtime_checkable
class HostsMatches(Protocol[S_contra]):
    """A contest whose turns are rounds of matches that are contests of their own."""

    def fixtures(self, state: S_contra) -> tuple[Fixture, ...]:
        """Return the matches to be played now (CP-1-e)."""

    def live(self, state: S_contra, orders: Mapping[SeatId, object]) -> msgspec.Struct:
        """Return the state with the lines in hand carried out, and nothing that follows from them."""

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
    """What a match is played on: the game's own options, what it has to decide, and `Fixture.ahead`."""

    options: JsonObject = {}
    level: Level = "yes"
    ahead: int | None = None


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
class CanBeHosted(Protocol):
    """A game whose matches a competition can host."""

    @property
    def entered_by(self) -> Literal["team", "person"]:
        """Whether its entrants are teams of the league or persons."""

    def hosted(self, terms: Terms, sides: Sides) -> Hosting:
        """Return how a match of two entrants begins. Raises `CaseError` for options or a side that cannot play."""
