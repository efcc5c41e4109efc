"""A coach's sheet as a value: one Struct per letter of rulebook 5.2. Posts are slots; cells are as typed."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from rules.double_echec.state import LineName, SkaterSlot, Slot

SKATER_POSTS: Mapping[str, SkaterSlot] = {"C": "C", "AG": "LW", "AD": "RW", "DG": "LD", "DD": "RD"}
POSTS: Mapping[str, Slot] = {**SKATER_POSTS, "G": "G"}
POST_OF: Mapping[Slot, str] = {slot: post for post, slot in POSTS.items()}


ANY = "*"
Who = tuple[SkaterSlot, ...] | Literal["*"]  # a list of posts, or all of them
Variable = Literal["d", "pct", "zone", "ecart", "u", "per", "k", "num", "mk", "por"]
Operator = Literal["=", "!=", "<", ">", "<=", ">="]
Direction = Literal["AV", "AVG", "AVD", "ARG", "ARD", "LG", "LD"]
Row = Literal["F", "G", "H"]
StopWord = Literal["but", "penalite", "perte", "gain"]


class Part(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A part of a sheet; two are equal when they say the same."""


class Cond(Part, frozen=True, kw_only=True):
    """A comparison; the value of `por` is a slot."""

    var: Variable
    op: Operator
    value: int | Slot


class Option(Part, frozen=True, kw_only=True):
    """What is done with the points left: `to` of a pass (None: as if `*`), `cell` of a carry (None: none named)."""

    do: Literal["tir", "passe", "avance", "reste"]
    to: Who | None = None
    cell: str | None = None


class Line(Part, frozen=True, kw_only=True):
    """A line; `si`: all that has to hold."""

    si: tuple[Cond, ...] = ()


class OnCard(Line, frozen=True, kw_only=True):
    """`O`: what to do with a card. `then`: None where nothing is said (`tir/avance`)."""

    do: Literal["tir", "passe", "avance", "degage", "arret"]
    aim: int | None = None
    to: Who = ()
    free: bool = False
    least: int | None = None
    then: tuple[Option, ...] | None = None
    cell: str | None = None
    direction: Direction | None = None


class Support(Line, frozen=True, kw_only=True):
    """`M`: where a team-mate goes with points left over; no slot: `fin`."""

    slot: SkaterSlot | None = None
    cell: str = ""


class Defend(Line, frozen=True, kw_only=True):
    """`D`: the defensive action; no slot: `fin`. `mark`: the puck, a free player, or the player of a slot."""

    slot: Slot | None = None
    do: Literal["fin", "couvre", "va", "marque"] = "fin"
    cell: str = ""
    mark: Literal["P", "L"] | SkaterSlot | None = None


class Loose(Line, frozen=True, kw_only=True):
    """`L`: who goes for a loose puck."""

    who: tuple[Slot, ...] | Literal["*"]
    then: tuple[Option, ...] | None = None


class Steal(Line, frozen=True, kw_only=True):
    """`V`: who steals, and towards which cell they get out."""

    who: Who
    cell: str | None = None


class Quick(Line, frozen=True, kw_only=True):
    """`J rapide`: whether a quick face-off is played."""

    do: Literal["tir", "passe", "non"]


class FaceoffTarget(Line, frozen=True, kw_only=True):
    """`J rend`: who gets the puck of a face-off."""

    who: Who


class KeeperCard(Line, frozen=True, kw_only=True):
    """`G`: a goalkeeper's pass card; no direction: pass."""

    direction: Direction | None = None


class Change(Line, frozen=True, kw_only=True):
    """`X`: `n` comes on in `slot`; without `n` the slot sits (4-on-4). `at_once`: sure or not (`!`)."""

    slot: SkaterSlot
    n: int | None
    at_once: bool = False


class LineChange(Line, frozen=True, kw_only=True):
    """`X A2`: a whole line or pair."""

    line: LineName
    at_once: bool = False


class Swap(Line, frozen=True, kw_only=True):
    """`X C<>AG`: two players swap their slots."""

    slot: SkaterSlot
    other: SkaterSlot
    at_once: bool = False


class Forget(Line, frozen=True, kw_only=True):
    """`X -`: no change that was said before waits any more; never kept."""

    at_once: bool = False


class Stop(Line, frozen=True, kw_only=True):
    """`Z`: what ends the turn."""

    on: tuple[StopWord, ...]


class Preference(Line, frozen=True, kw_only=True):
    """`R` with a list: who gets a rebound among equals."""

    who: Who


class Circle(Line, frozen=True, kw_only=True):
    """`R cote`: which circle when the choice is ours."""

    upper: bool


class Serve(Line, frozen=True, kw_only=True):
    """`B`: who serves a bench minor."""

    who: tuple[int, ...]


class ShotItem(Part, frozen=True, kw_only=True):
    """An item of `S`: by whom, where to, ordinary (`tir`) or at which number, without one-timers (`garde`)."""

    do: Literal["par", "avance", "tir", "vise", "garde"]
    n: int | None = None
    cell: str | None = None


class ShotPlan(Line, frozen=True, kw_only=True):
    """`S`: a penalty shot of ours."""

    items: tuple[ShotItem, ...] = ()

    @property
    def shooter(self) -> int | None:
        """Who shoots: of repeated or contrary items the last counts."""
        return self._last("par").n

    @property
    def cell(self) -> str | None:
        """Where they skate to."""
        return self._last("avance").cell

    @property
    def aim(self) -> int | None:
        """The number aimed at."""
        return self._last("tir", "vise").n

    @property
    def keeps(self) -> bool:
        """Whether they never take the one-timer."""
        return any(item.do == "garde" for item in self.items)

    def _last(self, *kinds: str) -> ShotItem:
        return next((item for item in reversed(self.items) if item.do in kinds), ShotItem(do="tir"))


class KeeperPlan(Line, frozen=True, kw_only=True):
    """`K`: our goalkeeper in a penalty shot; no row: `couvre`."""

    row: Row | None = None
    comes_out: bool = False


class LineUp(Line, frozen=True, kw_only=True):
    """A line or a pair."""

    line: LineName
    who: tuple[int, ...]


class Keeper(Line, frozen=True, kw_only=True):
    """`GB`: the goalkeeper."""

    n: int


class Precise(Line, frozen=True, kw_only=True):
    """`TP`: whether aimed shots are agreed to in open play."""

    yes: bool


AnyLine = (
    OnCard | Support | Defend | Loose | Steal | Quick | FaceoffTarget | KeeperCard | Change | LineChange | Swap | Forget
    | Stop | Preference | Circle | Serve | ShotPlan | KeeperPlan | LineUp | Keeper | Precise
)  # fmt: skip

LINE_UP = (LineUp, Keeper, Precise)


class Sheet(msgspec.Struct, frozen=True, tag=True):
    """A coach's order: its lines as typed, in order."""

    lines: tuple[AnyLine, ...]


class RefereeText(msgspec.Struct, frozen=True, tag=True):
    """What the seat `referee` says (part 9)."""

    text: str


class LeagueText(msgspec.Struct, frozen=True, tag=True):
    """What the seat `commissioner` says (6.11 and part 9)."""

    text: str


Order = Sheet | RefereeText | LeagueText
