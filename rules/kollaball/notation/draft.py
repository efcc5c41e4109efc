"""What the grammar reads, before anything is checked against the state: numbers and cells as written."""

from typing import Literal

import msgspec

from rules.kollaball.state import Cell, SpecialKind, TacticName

Via = Literal["class", "copy", "legend"]
ActionKind = Literal["receiver", "hitter", "pass", "retreat", "drop", "pickup", "stand", "burst"]


class SpecialDraft(msgspec.Struct, frozen=True):
    """A special as written; `numbers`: of those who are to get decoys."""

    kind: SpecialKind
    via: Via
    numbers: tuple[str, ...] = ()
    side: Literal["favour", "against"] | None = None
    amount: int | None = None


class ActionDraft(msgspec.Struct, frozen=True):
    """An action or reserve as written.

    `word`: the letters that say the role. `path`: of a move, with its origin if it was written. `origin`, `to`: of a
    pass or retreat; of a burst `to` is the pass's target, `advance` the cell after `^`.
    """

    kind: ActionKind
    word: str
    path: tuple[Cell, ...] = ()
    origin: Cell | None = None
    to: Cell | None = None
    advance: Cell | None = None
    carrier: bool = False
    special: SpecialDraft | None = None


class LineDraft(msgspec.Struct, frozen=True):
    """A player's line; `at` is the offset of its first character."""

    at: int
    number: str
    entry: Cell | None
    actions: tuple[ActionDraft, ...]
    reserve: ActionDraft | None


class SubstitutionDraft(msgspec.Struct, frozen=True):
    """`X out in`; `into` is None for `X out -`."""

    at: int
    out: str
    into: str | None


class TacticDraft(msgspec.Struct, frozen=True):
    """A tactic's part. `arrivals`, `exchanges`: the list of a rally, a reshuffle; `opponents`: their numbers."""

    at: int
    name: TacticName
    copied: bool
    carrier: str | None = None
    cell: Cell | None = None
    arrivals: tuple[tuple[str, Cell], ...] = ()
    exchanges: tuple[tuple[str, str], ...] = ()
    opponents: tuple[str, ...] = ()


class TurnDraft(msgspec.Struct, frozen=True):
    """A turn's orders as written, in text order."""

    substitutions: tuple[SubstitutionDraft, ...] = ()
    tactic: TacticDraft | None = None
    lines: tuple[LineDraft, ...] = ()
