"""The books that a game keeps of a competition's season: results, gates, a trophy, a draft; and trades between teams.

They are a contest of their own, told in the texts of one service seat by what the competition has come to. Two teams
exchange what they have written down, and choices of a draft that their season's books know.
"""

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

import msgspec

from rules.contract import E_contra, How, JsonObject, S_contra, SeatId


class Settled(msgspec.Struct, frozen=True, kw_only=True):
    """A match that has a result: `home` and `away` are entrants, `score` is home first.

    `ahead`: how many rounds of its bracket come after its own; None in a table.
    """

    key: str
    home: SeatId
    away: SeatId
    score: tuple[int, int]
    how: How
    ahead: int | None


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """What a season has come to: who plays it (entrant -> name), the results that count, in number order.

    `qualified`: who plays the last stage, best first, once that is a bracket and has begun.
    """

    season: int
    entrants: Mapping[SeatId, str]
    settled: tuple[Settled, ...] = ()
    qualified: tuple[SeatId, ...] = ()
    champion: SeatId | None = None
    is_over: bool = False


@runtime_checkable
class HasCourse(Protocol[S_contra]):
    """A contest that hosts matches and says what they come to."""

    def course(self, state: S_contra) -> Course | None:
        """Return the course of the season; None before it has begun."""


Entries = Mapping[str, str]  # what an entry is of -> the text that enters it


@runtime_checkable
class KeepsBooks(Protocol[S_contra, E_contra]):
    """A game that keeps books of the seasons that competitions play of it."""

    def keeper(self) -> SeatId:
        """The service seat that enters what happens."""

    def books(self, course: Course) -> JsonObject:
        """Return the set-up of the books of a season."""

    def begun(self, data: JsonObject, season: int) -> JsonObject:
        """Return what a team has written down as a season begins."""

    def result(self, one: Settled, events: tuple[E_contra, ...]) -> str:
        """Return the text that enters a result; `events`: of its match, none where it was not played here."""

    def entries(self, course: Course) -> Entries:
        """Return the entries besides results, in the order in which they are made, each as it is now."""

    def accounts(
        self, books: S_contra, teams: Mapping[SeatId, JsonObject], *, opening: bool = False
    ) -> tuple[str, ...]:
        """Return the texts that enter what entrants have written down, where the books have it otherwise.

        `opening`: with what each of them begins the season, too.
        """


@runtime_checkable
class SuitsCompetitions(Protocol):
    """A game whose page has its own points and ranking for the competitions that play it."""

    def suited(self, config: JsonObject) -> JsonObject:
        """Return a competition's `config` (CP-3.12) with them, where it says nothing else."""


class DealError(Exception):
    """Why a deal cannot be done: a stable `code`, which of both teams it is about (0 or 1), details."""

    def __init__(self, code: str, side: int = 0, **details: str | int) -> None:
        super().__init__(f"{code}: {side}")
        self.code, self.side, self.details = code, side, details


@runtime_checkable
class Trades(Protocol[S_contra]):
    """A game whose teams trade."""

    def traded(self, sheets: tuple[JsonObject, JsonObject], deal: JsonObject) -> tuple[JsonObject, JsonObject]:
        """Return what both teams have written down after a deal. Raises `DealError`."""

    def trades_choices(self, deal: JsonObject) -> bool:
        """Return whether a deal is about choices, too: only the books of a season know them."""

    def choices(self, books: S_contra, codes: tuple[SeatId, SeatId], deal: JsonObject) -> str:
        """Return the text that enters the choices of both teams after a deal. Raises `DealError`."""
