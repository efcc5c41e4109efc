"""What happened in a turn: one Struct per event type of rulebook part 7, with exactly the page's JSON fields."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from rules.competition.config import Criterion
from rules.competition.state import (
    Divisions,
    Format,
    Honours,
    How,
    Pair,
    Placing,
    TieHow,
)
from rules.shapes import OWNER, PERSON, As

Id = Annotated[str, As("entrant")]
Key = Annotated[str, As("fixture")]
Keys = tuple[Key, ...]
Ids = tuple[Id, ...]
By = Literal["results", "referee", "left", "unplayed"]
LeavingPolicy = Literal["none", "annul", "forfeit"]
ClosingPolicy = Literal["draw", "double_forfeit", "postpone"]
Flag = Literal["through", "out"]


EntrantName = Annotated[str, msgspec.Meta(extra={PERSON: "name", OWNER: "entrant"})]


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """An event; its type is its tag."""


class SignedUp(Fact, frozen=True, kw_only=True, tag="signed_up"):
    """CP-2-b, CP-2-d."""

    entrant: Id
    name: EntrantName
    rating: int
    late: bool


class Withdrawn(Fact, frozen=True, kw_only=True, tag="withdrawn"):
    """CP-2-b, CP-2-e."""

    entrant: Id
    policy: LeavingPolicy


class Excluded(Fact, frozen=True, kw_only=True, tag="excluded"):
    """CP-2-e, by the referee."""

    entrant: Id
    policy: LeavingPolicy
    reason: str


class Replaced(Fact, frozen=True, kw_only=True, tag="replaced"):
    """CP-2-g."""

    entrant: Id
    old_name: EntrantName
    new_name: EntrantName


class TooFew(Fact, frozen=True, kw_only=True, tag="too_few"):
    """CP-2-b."""

    entered: int


class CompetitionStarted(Fact, frozen=True, kw_only=True, tag="competition_started"):
    """CP-1-a; `entrants` by number."""

    season: int
    entrants: Ids


class StageOpened(Fact, frozen=True, kw_only=True, tag="stage_opened"):
    """Rulebook 6.4; `entrants`: the seeds."""

    stage: int
    format: Format
    entrants: Ids
    groups: Mapping[str, Ids] | None
    rounds: int


class RoundOpened(Fact, frozen=True, kw_only=True, tag="round_opened"):
    """Rulebook 6.4; `fixtures`: those that it opened."""

    stage: int
    round: int
    to: int
    fixtures: Keys
    byes: Ids


class Started(Fact, frozen=True, kw_only=True, tag="started"):
    """CP-7-g."""

    fixture: Key


class Postponed(Fact, frozen=True, kw_only=True, tag="postponed"):
    """CP-9-b."""

    fixture: Key


class FixtureSettled(Fact, frozen=True, kw_only=True, tag="result"):
    """3.7; home first."""

    fixture: Key
    stage: int
    group: str | None
    round: int
    home: Id
    away: Id
    score: Pair
    how: How
    winner: Id | None
    shootout: Pair | None
    missed: Pair
    by: By


class Abandoned(Fact, frozen=True, kw_only=True, tag="abandoned"):
    """CP-7-f."""

    fixture: Key
    replay: int


class TieOver(Fact, frozen=True, kw_only=True, tag="tie_over"):
    """CP-5-e."""

    stage: int
    tie: str
    winner: Id | None
    loser: Id | None
    score: Pair
    how: TieHow


class RoundOver(Fact, frozen=True, kw_only=True, tag="round_over"):
    """CP-9-a."""

    stage: int
    round: int
    to: int


class LotDrawn(Fact, frozen=True, kw_only=True, tag="lot_drawn"):
    """CP-8-i."""

    stage: int
    order: Ids


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a table (CP-8-b)."""

    rank: int
    entrant: Id
    played: int
    won: int
    drawn: int
    lost: int
    ot: Pair
    forfeits: int
    byes: int
    gf: int
    ga: int
    diff: int
    points: int
    adjust: int
    missed: int
    form: str
    by: Criterion | Literal["left", "lot"] | None
    flag: Flag | None


class TableDrawnUp(Fact, frozen=True, kw_only=True, tag="table"):
    """3.8; `group` is None in a Swiss stage."""

    stage: int
    group: str | None
    final: bool
    rows: tuple[TableLine, ...]


class StageOver(Fact, frozen=True, kw_only=True, tag="stage_over"):
    """Rulebook 6.4."""

    stage: int
    order: Ids


class Qualified(Fact, frozen=True, kw_only=True, tag="qualified"):
    """CP-10-b; `stage`: the next one."""

    stage: int
    entrants: Ids


class Promoted(Fact, frozen=True, kw_only=True, tag="promoted"):
    """CP-11-d, -e."""

    entrant: Id
    from_: str = msgspec.field(name="from")
    to: str


class Relegated(Fact, frozen=True, kw_only=True, tag="relegated"):
    """CP-11-d, -e."""

    entrant: Id
    from_: str = msgspec.field(name="from")
    to: str


class Finished(Fact, frozen=True, kw_only=True, tag="finished"):
    """3.11."""

    champion: Id | None
    placings: tuple[Placing, ...]
    honours: Honours
    next: Divisions | None


class RolledOver(Fact, frozen=True, kw_only=True, tag="rolled_over"):
    """CP-11-g; `season`: the new one."""

    season: int
    entrants: Ids


class Ignored(Fact, frozen=True, kw_only=True, tag="ignored"):
    """Rulebook 6.1: a line that no longer holds after the referee's."""

    seat: str
    line: str
    code: str


class CorrectedResult(msgspec.Struct, frozen=True, kw_only=True):
    """A fixture's result as `corrected` tells it."""

    score: Pair | None
    how: How | None
    winner: Id | None
    shootout: Pair | None
    missed: Pair


class Corrected(Fact, frozen=True, kw_only=True, tag="corrected"):
    """CP-R-b, CP-R-c; `replay`: taken back to be played again."""

    fixture: Key
    old: CorrectedResult
    new: CorrectedResult
    replay: bool


class PointsAdjusted(Fact, frozen=True, kw_only=True, tag="points_adjusted"):
    """CP-R-d."""

    stage: int
    entrant: Id
    points: int
    reason: str


class Moved(Fact, frozen=True, kw_only=True, tag="moved"):
    """CP-R-f; rounds."""

    fixture: Key
    from_: int = msgspec.field(name="from")
    to: int


class Swapped(Fact, frozen=True, kw_only=True, tag="swapped"):
    """CP-R-g."""

    stage: int
    round: int
    entrants: tuple[Id, Id]


class Redrawn(Fact, frozen=True, kw_only=True, tag="redrawn"):
    """CP-R-h, CP-R-b."""

    stage: int
    draws: int
    why: Literal["referee", "correction"]


class PairingRedone(Fact, frozen=True, kw_only=True, tag="pairing_redone"):
    """CP-R-b."""

    stage: int
    round: int
    fixtures: Keys
    byes: Ids


class PairingKept(Fact, frozen=True, kw_only=True, tag="pairing_kept"):
    """CP-R-b; `tie`: the corrected one, None: the whole stage stays."""

    stage: int
    tie: str | None


class Closed(Fact, frozen=True, kw_only=True, tag="closed"):
    """CP-R-i."""

    stage: int
    round: int
    policy: ClosingPolicy


class Stopped(Fact, frozen=True, kw_only=True, tag="stopped"):
    """CP-R-j."""

    stage: int
    round: int


Event = (
    SignedUp | Withdrawn | Excluded | Replaced | TooFew | CompetitionStarted | StageOpened | RoundOpened | Started
    | Postponed | FixtureSettled | Abandoned | TieOver | RoundOver | LotDrawn | TableDrawnUp | StageOver | Qualified
    | Promoted | Relegated | Finished | RolledOver | Ignored | Corrected | PointsAdjusted | Moved | Swapped | Redrawn
    | PairingRedone | PairingKept | Closed | Stopped
)  # fmt: skip
