"""What a text orders: its lines, each an act, with where in the text its words stand."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Pair = tuple[int, int]
SideWord = Literal["dom", "ext"]
ForfeitWord = Literal["dom", "ext", "double"]
CloseWord = Literal["nul", "double", "report"]


@dataclass(frozen=True, slots=True)
class Report:
    """`M12 3-1`: `result` is a score or a word; `shootout` a score or who has won it."""

    fixture: str
    result: Pair | Literal["dom", "ext", "nul"]
    is_overtime: bool = False
    shootout: Pair | SideWord | None = None
    missed: Pair = (0, 0)


@dataclass(frozen=True, slots=True)
class Abandon:
    """`M12 interrompu`."""

    fixture: str


@dataclass(frozen=True, slots=True)
class Forfeit:
    """`forfait M12 dom`."""

    fixture: str
    side: ForfeitWord
    missed: Pair = (0, 0)


@dataclass(frozen=True, slots=True)
class Begin:
    """`debut M12`."""

    fixture: str


@dataclass(frozen=True, slots=True)
class SignUp:
    """`inscrit lions 1500 Les Lions`; without a name it is the id."""

    entrant: str
    rating: int = 0
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Withdraw:
    """`retrait lions`."""

    entrant: str


@dataclass(frozen=True, slots=True)
class Replace:
    """`remplace lions Les Tigres`."""

    entrant: str
    name: str


@dataclass(frozen=True, slots=True)
class Correct:
    """`corrige M12 3-1`."""

    what: Report | Forfeit | Abandon


@dataclass(frozen=True, slots=True)
class Adjust:
    """`points lions -3 motif`."""

    entrant: str
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class Exclude:
    """`exclut lions motif`."""

    entrant: str
    reason: str


@dataclass(frozen=True, slots=True)
class Move:
    """`deplace M12 5`."""

    fixture: str
    round: int


@dataclass(frozen=True, slots=True)
class Swap:
    """`echange lions tigres`."""

    one: str
    two: str


@dataclass(frozen=True, slots=True)
class Redraw:
    """`retirage`."""


@dataclass(frozen=True, slots=True)
class Close:
    """`cloture nul`."""

    word: CloseWord


@dataclass(frozen=True, slots=True)
class Stop:
    """`fin`."""


@dataclass(frozen=True, slots=True)
class NewSeason:
    """`saison`."""


Act = (
    Report | Abandon | Forfeit | Begin | SignUp | Withdraw | Replace | Correct | Adjust | Exclude | Move | Swap
    | Redraw | Close | Stop | NewSeason
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Line:
    """A line: what it orders; its words as they were sent, single blanks between; where the words for faults stand.

    `at`: `first`, `fixture`, `id`, `second`, `number`, `result`, `tab`, `shootout`, `word`.
    """

    act: Act
    words: str = field(compare=False)
    at: Mapping[str, int] = field(compare=False)


Order = tuple[Line, ...]
