"""The books that a game keeps of a competition's season: results, gates, a trophy, a draft; and trades between teams.

They are a contest of their own, told in the texts of one service seat by what the competition has come to. Two teams
exchange what they have written down, and choices of a draft that their season's books know.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

import msgspec

from rules.contract import E, How, JsonObject, S, SeatId


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


Entries = Mapping[str, str]  # what an entry is of -> the text that enters it


@dataclass(frozen=True, kw_only=True)
class KeepsBooks(Generic[S, E]):
    """A game that keeps books of the seasons that competitions play of it.

    `keeper`: the service seat that enters what happens. `books(course)`: the set-up of the books of a season.
    `begun(data, season)`: what a team has written down as a season begins. `result(one, events)`: the text that enters
    a result; `events` are its match's, none where it was not played here. `entries(course)`: the entries besides
    results, in the order in which they are made, each as it is now. `accounts(books, teams, opening)`: the texts that
    enter what entrants have written down, where the books have it otherwise; `opening`: with what each begins the
    season, too.
    """

    keeper: SeatId
    books: Callable[[Course], JsonObject]
    begun: Callable[[JsonObject, int], JsonObject]
    result: Callable[[Settled, tuple[E, ...]], str]
    entries: Callable[[Course], Entries]
    accounts: Callable[[S, Mapping[SeatId, JsonObject], bool], tuple[str, ...]]


class DealError(Exception):
    """Why a deal cannot be done: a stable `code`, which of both teams it is about (0 or 1), details."""

    def __init__(self, code: str, side: int = 0, **details: str | int) -> None:
        super().__init__(f"{code}: {side}")
        self.code, self.side, self.details = code, side, details


@dataclass(frozen=True, kw_only=True)
class Trades(Generic[S]):
    """A game whose teams trade.

    `traded(sheets, deal)`: what both teams have written down after a deal; raises `DealError`. `trades_choices(deal)`:
    whether it is about choices, too, which only the books of a season know. `choices(books, codes, deal)`: the text
    that enters the choices of both teams after it; raises `DealError`.
    """

    traded: Callable[[tuple[JsonObject, JsonObject], JsonObject], tuple[JsonObject, JsonObject]]
    trades_choices: Callable[[JsonObject], bool]
    choices: Callable[[S, tuple[SeatId, SeatId], JsonObject], str]
