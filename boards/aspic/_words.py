"""The words that a picture is handed, and the numbers it writes itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from rules.aspic.board import Side
from rules.aspic.figures import Stat

Icon = Literal["placement", "move", "shot", "test"]
"""AS-phase-a: a piece, a dimmed piece, the ball, a dimmed ball."""

_HOUR, _MINUTE = 3600, 60
_TENTHS = 10


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A line under the board; `side` puts the side's mark before it."""

    text: str
    side: Side | None = None


def clock_text(seconds: int) -> str:
    """AS-info-a: return a time left as `h:mm:ss`."""
    return f"{seconds // _HOUR}:{seconds % _HOUR // _MINUTE:02}:{seconds % _MINUTE:02}"


def _percent(number: str) -> str:
    return f"{number} %"


@dataclass(frozen=True)
class Labels:
    """Short words in the reader's language; what is empty is left out.

    `time(seconds)`: a time left, from a day on best in days and hours. `decimal`: the mark; `percent(number)`.
    `phases`: beside the icon of the side to act. `occupation`, `distances`: beside the numbers below the board.
    `goal`: a shot that goes in. `refusals`: why a shot is refused, by code. `stats`: the lines of the summary.
    """

    time: Callable[[int], str] = clock_text
    decimal: str = ","
    percent: Callable[[str], str] = _percent
    phases: Mapping[Icon, str] = field(default_factory=dict)
    occupation: str = ""
    distances: str = ""
    goal: str = ""
    refusals: Mapping[str, str] = field(default_factory=dict)
    stats: Mapping[Stat, str] = field(default_factory=dict)

    def tenths(self, value: int) -> str:
        """AS-dist-b: return a number of tenths with one decimal."""
        return f"{value // _TENTHS}{self.decimal}{value % _TENTHS}"

    def share(self, value: int) -> str:
        """AS-occ-b: return tenths of a percent; a decimal that is zero is not shown."""
        return self.percent(str(value // _TENTHS) if value % _TENTHS == 0 else self.tenths(value))


NO_LABELS = Labels()
