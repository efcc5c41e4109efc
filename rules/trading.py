"""Two teams of a league exchange what they have written down, and choices of a draft that their season's books know."""

from typing import Protocol, runtime_checkable

from rules.contract import JsonObject, S_contra, SeatId


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
