"""The state of a season, shaped exactly as rulebook part 4. Reading it with its defaults is `codec.py`'s work."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.kit.numbers import Count, Integer, Number
from rules.shapes import As, HoldsPersonIds, PersonId

TeamId = Annotated[str, As("team")]
DivisionId = Annotated[str, As("division")]
Comp = Literal["CH", "WG", "KDH"]
RecordComp = Literal["CH", "WG", "WGF", "KDH"]
Phase = Literal["setup", "season", "finished"]
Decided = Literal["regulation", "overtime", "draw", "shootout", "pool_goals", "lot", "forfeit", "double_onr"]
OutcomeClass = Literal[
    "win", "ot_win", "so_win", "tb_win", "ff_win", "draw", "ot_loss", "so_loss", "tb_loss", "loss", "ff_loss"
]
Pair = tuple[TeamId, TeamId]

# Far more than any league has, and little enough for a turn to take no time.
MOST_TEAMS, MOST_DIVISIONS, MOST_WEEKS = 1000, 100, 400
Small = Annotated[int, msgspec.Meta(ge=0, le=9_999)]  # goals of a cell, an option
Level = Annotated[int, msgspec.Meta(ge=0, le=99)]
Played = Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST_WEEKS)]  # in order of play
Slots = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=9_999)], ...], msgspec.Meta(max_length=MOST_WEEKS)]
Teams = Annotated[tuple[TeamId, ...], msgspec.Meta(max_length=MOST_TEAMS)]
Rows = Annotated[
    Mapping[int, Annotated[tuple[Small, ...], msgspec.Meta(max_length=26)]], msgspec.Meta(max_length=MOST_WEEKS)
]
Rounds = Annotated[
    Mapping[int, Annotated[tuple[Pair, ...], msgspec.Meta(max_length=MOST_TEAMS)]], msgspec.Meta(max_length=MOST_WEEKS)
]

COMPS: tuple[Comp, ...] = ("CH", "WG", "KDH")
RECORD_COMPS: tuple[RecordComp, ...] = ("CH", "WG", "WGF", "KDH")
CLASSES: tuple[OutcomeClass, ...] = (
    "win",
    "ot_win",
    "so_win",
    "tb_win",
    "ff_win",
    "draw",
    "ot_loss",
    "so_loss",
    "tb_loss",
    "loss",
    "ff_loss",
)
WIN_CLASSES = 5  # the first five of CLASSES
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
VALUES = "012345X"


class Division(msgspec.Struct, frozen=True, kw_only=True):
    """A division: its level (1 is the top) and the division that it promotes to."""

    level: Level
    parent: DivisionId | None = None


class Used(msgspec.Struct, frozen=True, kw_only=True):
    """Columns and values that a team has played in a competition, in order of play; `so` in KDH only."""

    columns: Played = ()
    ot: Played = ()
    so: Played | UnsetType = UNSET


class Counts(msgspec.Struct, frozen=True):
    """A team's matches of one competition by outcome class, its goals, shut-outs and the referee's adjustment."""

    win: Count = 0
    ot_win: Count = 0
    so_win: Count = 0
    tb_win: Count = 0
    ff_win: Count = 0
    draw: Count = 0
    ot_loss: Count = 0
    so_loss: Count = 0
    tb_loss: Count = 0
    loss: Count = 0
    ff_loss: Count = 0
    gf: Count = 0
    ga: Count = 0
    shutouts: Count = 0
    adjust: Integer = 0


# Places in `msgspec.structs.astuple(counts)`: the classes in the order of CLASSES, then these.
GF, GA, SHUTOUTS, ADJUST = 11, 12, 13, 14
CLASS_AT: Mapping[str, int] = {name: place for place, name in enumerate(CLASSES)}


class Team(msgspec.Struct, frozen=True, kw_only=True):
    """A franchise; its id is the seat. `onr` counts the rungs of the ladder (MH-3.1.3)."""

    name: str
    division: DivisionId
    code: Number
    extra_goals: Count = 0
    super_saves: Count = 0
    onr: Count = 0
    no_promotion: bool = False
    status: Literal["active", "dummy"] = "active"
    new: bool = False
    used: Mapping[Comp, Used]
    record: Mapping[RecordComp, Counts]


class Fixtures(msgspec.Struct, frozen=True, kw_only=True):
    """The matches known so far, home team first: CH by division and round, the cups by round."""

    CH: Mapping[DivisionId, Rounds] = {}
    WG: Rounds = {}
    KDH: Rounds = {}


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A match that was played; `group` is the division, the pool, `F` (final phase) or `K`."""

    comp: RecordComp
    round: Number
    group: str
    home: TeamId
    away: TeamId
    score: tuple[Count, Count] | None
    decided: Decided
    winner: TeamId | None
    so: tuple[Count, Count] | None
    classes: tuple[OutcomeClass, OutcomeClass]


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits for a team."""

    id: PersonId
    name: str


class Titles(msgspec.Struct, frozen=True, kw_only=True):
    """The holders of the two cups."""

    WG: TeamId | None = None
    KDH: TeamId | None = None


class Gretzky(msgspec.Struct, frozen=True, kw_only=True):
    """The WG cup; `alive` is empty before the semi-finals."""

    teams: Teams = ()
    pools: Annotated[Mapping[str, Teams], msgspec.Meta(max_length=26)] = {}
    alive: Teams = ()
    winner: TeamId | None = None


class Knockout(msgspec.Struct, frozen=True, kw_only=True):
    """The KDH cup; `alive` in canonical order, exempt teams included."""

    alive: Teams = ()
    winner: TeamId | None = None


class NextDivision(msgspec.Struct, frozen=True, kw_only=True):
    """Who will be in a division next season, in the order of the codes; the rest of `size` is vacant."""

    from_above: Teams = ()
    stay: Teams = ()
    from_below: Teams = ()
    size: Annotated[int, msgspec.Meta(ge=0, le=MOST_TEAMS)] = 0


class NextStock(msgspec.Struct, frozen=True, kw_only=True):
    """What a team has earned for next season (MH-2.1.2.1-b, MH-2.1.3.1)."""

    points: Integer
    extra_goals: Count
    super_saves: Count


class SeasonOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a season ended; every division is a key everywhere."""

    tables: Mapping[DivisionId, Teams] = {}
    promoted: Mapping[DivisionId, Teams] = {}
    relegated: Mapping[DivisionId, Teams] = {}
    dissolved: Teams = ()
    next: Mapping[DivisionId, NextDivision] = {}
    stock: Mapping[TeamId, NextStock] = {}
    titles: Titles = Titles()


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A referee's act; `at_ms` is when, if whoever carried it out said so; `details` are the act's own fields."""

    op: str
    by: PersonId
    reason: str
    season: Number
    week: Number
    at_ms: int | None = None
    details: HoldsPersonIds = {}


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A season. Teams stand in canonical order. Immutable: `msgspec.structs.replace` makes the next one."""

    game: Literal["matrix-hockey"] = "matrix-hockey"
    phase: Phase = "season"
    season: Number = 1
    week: Number = 1
    config: Mapping[str, object] = {}
    divisions: Mapping[DivisionId, Division]
    teams: Mapping[TeamId, Team]
    calendar: tuple[Mapping[Comp, Slots], ...] = ()
    matrices: Mapping[str, Rows] = {}
    fixtures: Fixtures = Fixtures()
    results: tuple[Result, ...] = ()
    advance: Mapping[TeamId, Mapping[str, str]] = {}
    waiting_list: tuple[Waiting, ...] = ()
    titles: Titles = Titles()
    wg: Gretzky = Gretzky()
    kdh: Knockout = Knockout()
    outcome: SeasonOutcome | UnsetType = UNSET
    log: tuple[LogEntry, ...] | UnsetType = UNSET


NO_USE: Mapping[Comp, Used] = {"CH": Used(), "WG": Used(), "KDH": Used(so=())}
NO_RECORD: Mapping[RecordComp, Counts] = {comp: Counts() for comp in RECORD_COMPS}
