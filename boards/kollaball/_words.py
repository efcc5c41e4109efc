"""The words that a picture is handed, and the letters and numbers it makes itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from rules.kollaball.state import Class, PlayerId, TeamId

ArrowKind = Literal["move", "strike", "throw", "knock", "lob", "reserve"]
"""A step; a hitter's charge; a pass or ball on its way; a step back one suffers; a lob; an action in reserve."""

CLASS_LETTERS: Mapping[Class, str] = {  # Guerrier, Alchimiste, Rôdeur, arCher, Voleur, Marchand
    "warrior": "G", "alchemist": "A", "ranger": "R", "archer": "C", "thief": "V", "merchant": "M",
}  # fmt: skip
_SPECIAL_LETTERS: Mapping[str, str] = {  # as the notation writes them
    "sprint": "S", "deep_pass": "D", "block": "B", "decoy": "L", "bribe": "V", "copy": "K",
}  # fmt: skip
SIDES: Mapping[TeamId, int] = {"rouge": 0, "bleue": 1}


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A line under the board; `team` puts the team's mark before it."""

    text: str
    team: TeamId | None = None


@dataclass(frozen=True)
class Labels:
    """Short words in the reader's language; what is empty is left out.

    `before`, `after`: over the two boards of a turn. `bench`, `out`, `missing`: behind a player off the pitch.
    `returns(turn)`: behind one on the sideline; `lands(turn)`: behind a ball in the air. `arrows`: what each sort of
    arrow means; only those that a picture uses are shown.
    """

    before: str = ""
    after: str = ""
    bench: str = ""
    out: str = ""
    missing: str = ""
    returns: Callable[[int], str] = str
    lands: Callable[[int], str] = str
    arrows: Mapping[ArrowKind, str] = field(default_factory=dict)


NO_LABELS = Labels()


def number_of(player: PlayerId) -> str:
    """Return the number on a player's token."""
    return player[1:]


def special_sign(kind: str, via: str) -> str:
    """Return a special as the notation writes it: `S`, copied `K:S`, a legend's `G:S`."""
    return {"copy": "K:", "legend": "G:"}.get(via, "") + _SPECIAL_LETTERS.get(kind, "?")
