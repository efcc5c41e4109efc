"""Parsed orders: every cell is resolved, nothing is left to interpret. The notation package makes them from text."""

from typing import Literal

import msgspec

from rules.kollaball.state import Cell, PlayerId, SpecialKind, TacticName


class Special(msgspec.Struct, frozen=True, kw_only=True):
    """A special riding on an action. `targets`: to whom decoys go; `side`, `amount`: of a bribe (KB-20-a)."""

    kind: SpecialKind
    via: Literal["class", "copy", "legend"] = "class"
    targets: tuple[PlayerId, ...] = ()
    side: Literal["favour", "against"] | None = None
    amount: int | None = None


class Move(msgspec.Struct, frozen=True, kw_only=True, tag="move"):
    """A receiver's or hitter's move; `path` holds the cells walked, `origin` excluded."""

    role: Literal["receiver", "hitter"]
    origin: Cell
    path: tuple[Cell, ...]
    special: Special | None = None


class Pass(msgspec.Struct, frozen=True, kw_only=True, tag="pass"):
    """A carrier's pass from `origin` to the cell `to`."""

    origin: Cell
    to: Cell
    special: Special | None = None


class Retreat(msgspec.Struct, frozen=True, kw_only=True, tag="retreat"):
    """A carrier's step back (KB-14-c)."""

    origin: Cell
    to: Cell


class Drop(msgspec.Struct, frozen=True, kw_only=True, tag="drop"):
    """A carrier puts their ball on the ground (KB-16-e)."""

    origin: Cell


class Pickup(msgspec.Struct, frozen=True, kw_only=True, tag="pickup"):
    """A player picks up a ball of their cell (KB-16-b)."""

    origin: Cell


class Stand(msgspec.Struct, frozen=True, kw_only=True, tag="stand"):
    """A player stands on a special alone; `carrier`: announced as `P -` (KB-17-b).

    `special` is None only inside a resolution, once it has been aborted (KB-21-i).
    """

    origin: Cell
    carrier: bool
    special: Special | None


class Burst(msgspec.Struct, frozen=True, kw_only=True, tag="burst"):
    """The reserve `? P [>to] ^advance`: breakthrough (KB-22-e) or one-two (KB-22-f)."""

    origin: Cell
    to: Cell | None
    advance: Cell


Action = Move | Pass | Retreat | Drop | Pickup | Stand
Reserve = Move | Pass | Retreat | Drop | Pickup | Burst


def end_of(action: Action) -> Cell:
    """Return the cell where a player is planned to be after `action`."""
    match action:
        case Move(path=path):
            return path[-1]
        case Retreat(to=to):
            return to
        case _:
            return action.origin


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What one player is to do. `actions` may be empty for an entry beside a whole-team tactic."""

    player: PlayerId
    entry: Cell | None = None
    actions: tuple[Action, ...] = ()
    reserve: Reserve | None = None


class Substitution(msgspec.Struct, frozen=True, kw_only=True):
    """`X out in`; `into` is None for `X out -` (stage `replacement` only)."""

    out: PlayerId
    into: PlayerId | None


class Exchange(msgspec.Struct, frozen=True, kw_only=True):
    """In a reshuffle `player` takes the place of `place_of` (KB-23-i)."""

    player: PlayerId
    place_of: PlayerId


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """In a rally `player` goes to `cell` (KB-23-g)."""

    player: PlayerId
    cell: Cell


class Tactic(msgspec.Struct, frozen=True, kw_only=True):
    """A collective action; `name` is what is performed, `copied` tells `T JEU` (KB-23-l).

    `carrier`: of lob, feint, rally, fall_back. `origin`: where they are planned to be. `cell`: target of a lob, arrival
    of a feint, last retreat of a fall-back. `opponents`: of analysis and placement, in the order written (KB-23-j).
    The other lists are in player order.
    """

    name: TacticName
    copied: bool = False
    carrier: PlayerId | None = None
    origin: Cell | None = None
    cell: Cell | None = None
    arrivals: tuple[Arrival, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    opponents: tuple[PlayerId, ...] = ()


class TurnOrder(msgspec.Struct, frozen=True, kw_only=True, tag="turn", eq=False):
    """A team's orders for a turn, in player order.

    `text` is what the captain sent: it is what `orders_second` seals (4.2), and has no part in equality.
    """

    substitutions: tuple[Substitution, ...] = ()
    tactic: Tactic | None = None
    lines: tuple[Line, ...] = ()
    text: str = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TurnOrder) and self._meaning() == other._meaning()

    def __ne__(self, other: object) -> bool:  # a Struct brings one of its own, which compares `text` as well
        return not self == other

    def __hash__(self) -> int:
        return hash(self._meaning())

    def _meaning(self) -> tuple[object, ...]:
        return (self.substitutions, self.tactic, self.lines)


class Timeout(msgspec.Struct, frozen=True, tag="timeout"):
    """`ARRET` (KB-7-d)."""


class RollCall(msgspec.Struct, frozen=True, kw_only=True, tag="roll_call"):
    """`PRESENTS`: who has checked in, in player order (KB-1-c)."""

    present: tuple[PlayerId, ...]


class Lineup(msgspec.Struct, frozen=True, kw_only=True, tag="lineup"):
    """`COMPO`: the four starters in player order and the holder of the ball (KB-2-c)."""

    starters: tuple[PlayerId, ...]
    ball: PlayerId


class Ruling(msgspec.Struct, frozen=True, kw_only=True, tag="ruling"):
    """The Admin's answer to a timeout (KB-7-e)."""

    upheld: bool


class Replacement(msgspec.Struct, frozen=True, kw_only=True, tag="replacement"):
    """A team's answer after a fracture (KB-21-f)."""

    substitution: Substitution


Order = TurnOrder | Timeout | RollCall | Lineup | Ruling | Replacement
