"""The words that a picture is handed, and the numbers it makes itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.kollaball.state import Class, PlayerId, TeamId

ArrowKind = Literal["move", "strike", "throw", "knock", "lob", "reserve"]
"""A step; a hitter's charge; a pass or ball on its way; a step back one suffers; a lob; an action in reserve."""

SignKind = Literal["start", "order", "idle", "stopped", "unspent"]
"""Where a piece was before; the number of a step; who sits out; who was stopped or left; who still has his special."""

SIDES: Mapping[TeamId, int] = {"rouge": 0, "bleue": 1}


@dataclass(frozen=True)
class Labels:
    """Short words in the reader's language; what is empty is left out.

    `goal`: over the cell of whoever scored. `bench`, `out`, `missing`: behind a player off the pitch.
    `returns(turn)`: behind one on the sideline; `lands(turn)`: behind a ball in the air. `classes`: behind one on the
    pitch. `special(kind, via)`: what somebody plays, instead of their class. `arrows`, `signs`: what each sort of arrow
    and of sign means; only those that a picture uses are shown.
    """

    goal: str = ""
    bench: str = ""
    out: str = ""
    missing: str = ""
    returns: Callable[[int], str] = str
    lands: Callable[[int], str] = str
    classes: Mapping[Class, str] = field(default_factory=dict)
    special: Callable[[str, str], str] = lambda _kind, _via: ""
    arrows: Mapping[ArrowKind, str] = field(default_factory=dict)
    signs: Mapping[SignKind, str] = field(default_factory=dict)


NO_LABELS = Labels()


def token_number_of(player: PlayerId) -> str:
    """Return the number on a player's token."""
    return player[1:]
