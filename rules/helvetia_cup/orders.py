"""A coach's order as a value: a field per section of rulebook 5.1. What is empty, or None, was not sent."""

from typing import Literal

import msgspec

from rules.helvetia_cup.pitch import Hex, Zone

Do = Literal["-", "p", "l", "s", "v", "t"]  # none, short pass, long pass, shot, volley, header
Gesture = Literal["steal", "tackle", "press"]
BALL: Literal["b"] = "b"


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of an order; two are equal when they say the same."""


class Squad(Part, frozen=True, kw_only=True):
    """`S`: each number once, in the order written."""

    starters: tuple[int, ...]
    bench: tuple[int, ...]


class CardPlay(Part, frozen=True, kw_only=True):
    """A card of `C`, with its target if one is named."""

    card: int
    target: int | None = None


class Place(Part, frozen=True, kw_only=True):
    """A figure of `L`."""

    player: int
    at: Hex


class Swap(Part, frozen=True, kw_only=True):
    """A change of `X`."""

    out: int
    substitute: int


class Move(Part, frozen=True, kw_only=True):
    """A move of `D`: through `points`; to the opponent or the ball (`b`) of `mark`; `+`; off for `substitute`."""

    player: int
    points: tuple[Hex, ...] = ()
    mark: int | Literal["b"] | None = None
    overlap: bool = False
    substitute: int | None = None


class Alternative(Part, frozen=True, kw_only=True):
    """An alternative of a step of `G`: a pass aims at `player` or `at`, a shot at `cell`; `safe`: only if (`?`)."""

    do: Do
    player: int | None = None
    at: Hex | None = None
    cell: str | None = None
    safe: bool = False


Step = tuple[Alternative, ...]


class Policy(Part, frozen=True, kw_only=True):
    """What a defender, or with None every other one, does to the carrier (`P`)."""

    player: int | None = None
    do: Gesture


class CellSet(Part, frozen=True, kw_only=True):
    """Cells of `K`, A to F; `zone`: only for shots from there."""

    zone: Zone | None = None
    cells: tuple[str, ...]


class Kick(Part, frozen=True, kw_only=True):
    """A kicker of `B` and their cell."""

    player: int
    cell: str


class Order(Part, frozen=True, kw_only=True):
    """An order, a field per section; what a section left out means, HC-PM-onr says."""

    squad: Squad | None = None  # S
    toss: Literal["attack", "defence"] | None = None  # J
    cards: tuple[CardPlay, ...] = ()  # C
    challenge: int | Literal["non"] | None = None  # F
    placement: tuple[Place, ...] = ()  # L
    swaps: tuple[Swap, ...] = ()  # X
    moves: tuple[Move, ...] = ()  # D
    plan: tuple[Step, ...] = ()  # G
    escapes: tuple[Hex, ...] = ()  # E
    policies: tuple[Policy, ...] = ()  # P
    intercepts: tuple[int, ...] | Literal["all"] | None = None  # I; (): nobody
    cells: tuple[CellSet, ...] = ()  # K
    substitutes: tuple[int, ...] | None = None  # R; (): none comes on
    offside: bool | None = None  # H
    taker: int | None = None  # T
    keeper: int | None = None  # N
    kicks: tuple[Kick, ...] = ()  # B
    training: tuple[int, ...] = ()  # A

    def policy(self, player: int) -> Gesture:
        """Return what a defender does to the carrier: their own policy, else the general one, else press."""
        own = {policy.player: policy.do for policy in self.policies}
        return own.get(player, own.get(None, "press"))

    def intercepts_with(self, player: int) -> bool:
        """Return whether a defender attempts interceptions and clearances."""
        return self.intercepts is None or self.intercepts == "all" or player in self.intercepts

    def cells_for(self, zone: Zone, size: int) -> tuple[str, ...] | None:
        """Return the keeper's cells for a shot: the zone's own set of that size, else the general one, if given."""
        given = {one.zone: one.cells for one in self.cells if len(one.cells) == size}
        return given.get(zone, given.get(None))


EMPTY = Order()
