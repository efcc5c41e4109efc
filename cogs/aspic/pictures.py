"""Aspic's pictures with their words. None is needed: the text beside it says everything that a picture shows."""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.aspic.words import Words
from cogs.shared.posts import Block
from rules.aspic.board import Cell, Side
from rules.aspic.listing import Trial
from rules.aspic.orders import Move


@dataclass(frozen=True)
class Pictures:
    """The pictures of one match, in one language and one palette."""

    words: Words
    title: str
    subtitle: str
    palette: str = "default"

    def board(self) -> tuple[Block, ...]:
        """Return the position."""
        return ()

    def shots(self, move: Move | None) -> tuple[Block, ...]:
        """Return what each piece's shot would do, as things are or after `move`."""
        return ()

    def moves(self, piece: Cell) -> tuple[Block, ...]:
        """Return where a piece may go."""
        return ()

    def placement(self, side: Side, chosen: Sequence[Cell]) -> tuple[Block, ...]:
        """Return the placement with the cells chosen so far."""
        return ()

    def trial(self, trial: Trial, move: Move | None) -> tuple[Block, ...]:
        """Return what a tried shot does, or why it cannot."""
        return ()
