"""The state of a match, shaped exactly as rulebook part 4. What its types cannot say is in `consistency.py`."""

from collections.abc import Mapping
from typing import Generic, Literal, TypeVar, get_args

import msgspec

from rules.aspic.board import KICKOFF_CELL, Cell, Side
from rules.kit.numbers import Count, Number
from rules.shapes import PersonName

Phase = Literal["placement", "play", "over"]
By = Literal["score", "time", "forfeit", "referee"]
SquaredLength = Literal["1", "2", "4", "5", "8", "9", "10", "13", "18"]
SQUARED_LENGTHS: Mapping[int, SquaredLength] = {int(length): length for length in get_args(SquaredLength)}
Histogram = Mapping[SquaredLength, Number]

T = TypeVar("T")


class Sides(msgspec.Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """A value for each side."""

    left: T
    right: T

    def of(self, side: Side) -> T:
        """Return the value of `side`."""
        return self.left if side == "left" else self.right


class CellLists(Sides[tuple[Cell, ...]], frozen=True, forbid_unknown_fields=True):
    """Cells of each side."""

    left: tuple[Cell, ...] = ()
    right: tuple[Cell, ...] = ()


class Tally(Sides[Count], frozen=True, forbid_unknown_fields=True):
    """A count for each side, from zero."""

    left: Count = 0
    right: Count = 0


class Clock(Sides[Count], frozen=True, forbid_unknown_fields=True):
    """The seconds that each side has left."""


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings that the engine reads (rulebook 3, "Config keys")."""

    pieces: Literal[5, 6, 7] = 6  # AS-side-b
    rounds_per_half: Literal[5, 10, 25, 50] = 50  # AS-match-b
    on_missed: Literal["skip", "forfeit"] = "skip"  # AS-time-f
    max_missed: Count = 3  # AS-time-f; 0: never
    placement_queue: bool = True  # AS-place-h


class LeftTeam(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The team on the left; the engine does not read it."""

    name: PersonName = "Gauche"
    color: str = "green"


class RightTeam(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The team on the right; the engine does not read it."""

    name: PersonName = "Droite"
    color: str = "orange"


class Teams(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays at which end, for the whole match (AS-side-a)."""

    left: LeftTeam = LeftTeam()
    right: RightTeam = RightTeam()


class Occupation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The samples of the ball's place, in percent for the left side (AS-occ-a)."""

    sum: Count = 0
    samples: Count = 0


class Travelled(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The displacements of a side's pieces and of the ball it shot, by squared length (AS-dist-b)."""

    pieces: Histogram = {}
    ball: Histogram = {}


class Distances(Sides[Travelled], frozen=True, forbid_unknown_fields=True):
    """The distances of each side."""

    left: Travelled = Travelled()
    right: Travelled = Travelled()


class Stats(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is counted over the match."""

    occupation: Occupation = Occupation()
    distance: Distances = Distances()


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the match ended; no winner: a draw."""

    winner: Side | None
    by: By


class State(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match. Immutable: `msgspec.structs.replace` makes the next one. `to_act` is None when it is over."""

    game: Literal["aspic"] = "aspic"
    config: Config = Config()
    teams: Teams = Teams()
    phase: Phase = "placement"
    half: Literal[1, 2] = 1
    round: Number = 1
    to_act: Side | None
    kickoff: Side | None
    ball: Cell | None = KICKOFF_CELL
    pieces: CellLists = CellLists()
    queue: CellLists = CellLists()
    score: Tally = Tally()
    clock: Clock | None = None
    missed: Tally = Tally()
    stats: Stats = Stats()
    result: Result | None = None


def starter(half: int) -> Side:
    """AS-match-c: return the side that has the first turn of every round of a half."""
    return "left" if half == 1 else "right"
