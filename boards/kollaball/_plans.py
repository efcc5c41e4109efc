"""From orders to plans: what is to go from whom to which cell, and where each plan's arrow begins."""

from collections.abc import Sequence

import msgspec

from boards.kollaball._words import ArrowKind
from rules.kollaball.pitch import COORDINATES
from rules.kollaball.state import Cell, PlayerId, State


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """An arrow from the thing `start` to the thing `end`, along `cells`; things are players and earlier ends."""

    kind: ArrowKind
    start: str
    end: str
    cells: tuple[Cell, ...]


class Plans:
    """Collects the plans of one order; a player's second one begins where his first one ends."""

    def __init__(self, state: State) -> None:
        self.plans: list[Plan] = []
        self._cells = {player: data.cell for player, data in state.players.items() if data.status == "pitch"}
        self._at: dict[PlayerId, str] = {player: player for player in self._cells}

    def moves(self, player: PlayerId, kind: ArrowKind, cells: Sequence[Cell]) -> None:
        """Add a player's walk along `cells`, the first being where he starts."""
        if self._adds(kind, player, cells):
            self._at[player] = self.plans[-1].end
            self._cells[player] = cells[-1]

    def throws(self, player: PlayerId, kind: ArrowKind, start: Cell, end: Cell) -> None:
        """Add a ball's flight from a player's hand."""
        self._adds(kind, player, (start, end))

    def gives(self, player: PlayerId, to: PlayerId) -> None:
        """Add a decoy's way from hand to hand."""
        start, end = self._cells.get(player), self._cells.get(to)
        if player != to and start in COORDINATES and end in COORDINATES and start and end:
            self.plans.append(Plan(kind="throw", start=self._at[player], end=to, cells=(start, end)))

    def _adds(self, kind: ArrowKind, player: PlayerId, cells: Sequence[Cell]) -> bool:
        """Add an arrow if it leads somewhere; one from another cell than the player is planned to be in has none."""
        leads = len(cells) > 1 and cells[0] != cells[-1] and all(cell in COORDINATES for cell in cells)
        if not leads or self._cells.get(player) != cells[0]:
            return False
        self.plans.append(
            Plan(kind=kind, start=self._at[player], end=f"to/{len(self.plans)}", cells=tuple(cells)),
        )
        return True
