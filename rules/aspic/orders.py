"""Orders as values: what the sides, the referee and the bot's clock can say (rulebook 5 and 9)."""

import msgspec

from rules.aspic.board import Cell, Side


class Placement(msgspec.Struct, frozen=True, tag=True):
    """Place a piece on the first cell; the others wait in the queue (AS-place-h)."""

    cells: tuple[Cell, ...]


class Move(msgspec.Struct, frozen=True):
    """One of one's own pieces goes from `origin` to `to`."""

    origin: Cell
    to: Cell


class Turn(msgspec.Struct, frozen=True, tag=True):
    """A move, a shot, or both in that order (AS-turn-c); `shooter` is the cell of the piece that shoots."""

    move: Move | None = None
    shooter: Cell | None = None


class Test(msgspec.Struct, frozen=True, tag=True):
    """A shot to be tried without playing it (AS-test-a)."""

    __test__ = False  # it is none of pytest's

    shooter: Cell
    move: Move | None = None


class SecondsUsed(msgspec.Struct, frozen=True, tag=True):
    """What the bot measured for the turn of the side to act (rulebook 5.3)."""

    seconds: int


class RefereeWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """What the referee says: as a text (rulebook 5), or as an act whose fields these are."""


class Skip(RefereeWord, frozen=True, tag="skip"):
    """The referee skips the side to act."""


class Forfeit(RefereeWord, frozen=True, tag="forfeit"):
    """The referee, or a player who resigns, gives the match to the other side."""

    seat: Side


class End(RefereeWord, frozen=True, tag="end"):
    """The referee ends the match; without a winner it is a draw."""

    winner: Side | None


class AdjustClock(RefereeWord, frozen=True, tag="clock"):
    """The referee gives or takes seconds."""

    seat: Side
    delta: int


SideOrder = Placement | Turn | Test
RefereeOrder = Skip | Forfeit | End | AdjustClock
Order = SideOrder | SecondsUsed | RefereeOrder
