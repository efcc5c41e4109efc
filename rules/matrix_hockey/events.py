"""What happened: one Struct per event type of rulebook part 7, with exactly the page's JSON fields.

Everything that happens in a season is public; what is secret (orders ahead) never comes in an event.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.matrix_hockey.state import Comp, Decided, DivisionId, Pair, Rows, TeamId, Titles
from rules.shapes import As, PersonId

Numbers = tuple[int, int]
Name = Annotated[str, As("name")]  # of a team, as its people wrote it


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all events share."""


class MatrixDrawn(Fact, frozen=True, kw_only=True, tag="matrix_drawn"):
    """A matrix was drawn (MH-2.1.1-b)."""

    name: str
    rows: Rows


class WgPoolsDrawn(Fact, frozen=True, kw_only=True, tag="wg_pools_drawn"):
    """The Gretzky pools (MH-3.3.1-c)."""

    pools: Mapping[str, tuple[TeamId, ...]]


class WgNotPlayed(Fact, frozen=True, kw_only=True, tag="wg_not_played"):
    """Too few candidates for the Gretzky cup (MH-3.3.1-b)."""

    candidates: int


class SeasonStarted(Fact, frozen=True, kw_only=True, tag="season_started"):
    """The season begins."""

    season: int
    weeks: int


class Onr(Fact, frozen=True, kw_only=True, tag="onr"):
    """No order for a round; column and value are drawn, or the match is forfeit."""

    team: TeamId
    comp: Comp
    round: int
    column: str | None
    ot: str | None
    forfeit: bool


class ChoiceRedrawn(Fact, frozen=True, kw_only=True, tag="choice_redrawn"):
    """A stored choice that is no longer there was drawn anew (MH-4-c, -e)."""

    team: TeamId
    comp: Comp
    round: int
    what: Literal["column", "ot", "so"]
    ordered: str | None
    got: str


class BoostCut(Fact, frozen=True, kw_only=True, tag="boost_cut"):
    """More was played than is left (MH-4-f, -g)."""

    team: TeamId
    comp: Comp
    round: int
    what: Literal["extra_goals", "super_saves"]
    asked: int
    granted: int


class BonusGoal(Fact, frozen=True, kw_only=True, tag="bonus_goal"):
    """The bonus goal of a division fell to a team (MH-2.1.4)."""

    division: DivisionId
    round: int
    team: TeamId
    refused: bool


class MatchSide(msgspec.Struct, frozen=True, kw_only=True):
    """How one team came to its score; `saved` are its own goals that the opponent stopped."""

    team: TeamId
    column: str | None
    cell: int | None
    crowd: int | None
    base: int | None
    extra: int
    saves: int
    saved: int | None
    bonus: int | None
    onr: bool
    dummy: bool
    ot: str | None
    so: str | None


class MatchPlayed(Fact, frozen=True, kw_only=True, tag="match"):
    """A match; `ot` and `so` are the numbers after X."""

    comp: Comp
    round: int
    group: str
    home: TeamId
    away: TeamId
    score: Numbers | None
    regulation: Numbers | None
    decided: Decided
    winner: TeamId | None
    ot: Numbers | None
    so: Numbers | None
    sides: tuple[MatchSide, MatchSide]


class KdhReadmitted(Fact, frozen=True, kw_only=True, tag="kdh_readmitted"):
    """The best loser takes an empty place (MH-3.2.3-d)."""

    round: int
    team: TeamId
    instead_of: Pair
    criterion: Literal["shootout", "overtime", "regulation"]
    by_lot: bool


class KdhRoundOver(Fact, frozen=True, kw_only=True, tag="kdh_round_over"):
    """Who of those that had a match is through, and who is out."""

    round: int
    through: tuple[TeamId, ...]
    out: tuple[TeamId, ...]


class KdhDraw(Fact, frozen=True, kw_only=True, tag="kdh_draw"):
    """The matches of a round (MH-3.2.1-e)."""

    round: int
    matches: tuple[Pair, ...]
    bye: TeamId | None


class KdhWinner(Fact, frozen=True, kw_only=True, tag="kdh_winner"):
    """The KDH cup is over."""

    team: TeamId | None


class WgQualified(Fact, frozen=True, kw_only=True, tag="wg_qualified"):
    """Who goes to the semi-finals (MH-3.3.1-d)."""

    winners: tuple[TeamId, ...]
    best_seconds: tuple[TeamId, ...]


class WgSemisDrawn(Fact, frozen=True, kw_only=True, tag="wg_semis_drawn"):
    """The semi-finals (MH-3.3.1-e)."""

    matches: tuple[Pair, ...]


class WgWinner(Fact, frozen=True, kw_only=True, tag="wg_winner"):
    """The Gretzky cup is over."""

    team: TeamId


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of a table: the outcome classes with a count above 0 only."""

    rank: int
    team: TeamId
    points: int
    played: int
    gf: int
    ga: int
    win: int | UnsetType = UNSET
    ot_win: int | UnsetType = UNSET
    so_win: int | UnsetType = UNSET
    tb_win: int | UnsetType = UNSET
    ff_win: int | UnsetType = UNSET
    draw: int | UnsetType = UNSET
    ot_loss: int | UnsetType = UNSET
    so_loss: int | UnsetType = UNSET
    tb_loss: int | UnsetType = UNSET
    loss: int | UnsetType = UNSET
    ff_loss: int | UnsetType = UNSET


class TableDrawnUp(Fact, frozen=True, kw_only=True, tag="standings"):
    """A table; equal teams share a rank until the final one (MH-3.1.5-f)."""

    comp: Literal["CH", "WG"]
    group: str
    final: bool
    table: tuple[Row, ...]


class LotDrawn(Fact, frozen=True, kw_only=True, tag="lot_drawn"):
    """A lot gave a rank to one of those still equal."""

    what: Literal["rank"] = "rank"
    comp: Literal["CH", "WG"]
    group: str
    rank: int
    among: tuple[TeamId, ...]
    team: TeamId


class OrdersLapsed(Fact, frozen=True, kw_only=True, tag="orders_lapsed"):
    """A stored order can no longer play (MH-4-h)."""

    team: TeamId
    comp: Comp
    round: int


class Sanction(Fact, frozen=True, kw_only=True, tag="sanction"):
    """A rung of the ladder (MH-3.1.3-e, -f, -g)."""

    team: TeamId
    step: int
    extra_goals_lost: int
    super_saves_lost: int


class TeamDummy(Fact, frozen=True, kw_only=True, tag="team_dummy"):
    """A team plays at random from now on (MH-3.1.3-g)."""

    team: TeamId


class TeamReplaced(Fact, frozen=True, kw_only=True, tag="team_replaced"):
    """A team was taken over (MH-3.1.3-i, -j; `referee`: MH-9-c)."""

    team: TeamId
    old_name: Name
    new_name: Name
    reason: Literal["dummy", "first_round", "referee"]


class WeekClosed(Fact, frozen=True, kw_only=True, tag="week_closed"):
    """The week is over."""

    week: int


class Dissolved(Fact, frozen=True, kw_only=True, tag="dissolved"):
    """A dummy leaves at the season's end (MH-3.1.3-h)."""

    team: TeamId
    division: DivisionId


class PromotionRefused(Fact, frozen=True, kw_only=True, tag="promotion_refused"):
    """A team may not go up (MH-3.1.6-c)."""

    team: TeamId
    division: DivisionId
    rank: int


class Promoted(Fact, frozen=True, kw_only=True, tag="promoted", rename={"source": "from", "target": "to"}):
    """A team goes up."""

    team: TeamId
    source: DivisionId
    target: DivisionId


class Relegated(Fact, frozen=True, kw_only=True, tag="relegated", rename={"source": "from", "target": "to"}):
    """A team goes down."""

    team: TeamId
    source: DivisionId
    target: DivisionId


class SeasonFinished(Fact, frozen=True, kw_only=True, tag="season_finished"):
    """The season is over; the champion is the first of the first division."""

    champion: TeamId | None
    titles: Titles


class TeamEnters(Fact, frozen=True, kw_only=True, tag="team_enters"):
    """A team of the waiting list gets a place in the next season."""

    team: TeamId
    division: DivisionId


class Vacancy(Fact, frozen=True, kw_only=True, tag="vacancy"):
    """A place that nobody takes: a dummy."""

    team: TeamId
    division: DivisionId


class WgEntrants(Fact, frozen=True, kw_only=True, tag="wg_entrants"):
    """Who is qualified for next season's Gretzky cup, in order of qualification (MH-3.3.1-b)."""

    teams: tuple[TeamId, ...]


class SeasonRolled(Fact, frozen=True, kw_only=True, tag="season_rolled"):
    """The next season's state is there."""

    season: int


class Overridden(Fact, frozen=True, kw_only=True, tag="override"):
    """A referee's act (rulebook part 9); what it brings follows."""

    op: str
    by: PersonId
    reason: str


Event = (
    MatrixDrawn
    | WgPoolsDrawn
    | WgNotPlayed
    | SeasonStarted
    | Onr
    | ChoiceRedrawn
    | BoostCut
    | BonusGoal
    | MatchPlayed
    | KdhReadmitted
    | KdhRoundOver
    | KdhDraw
    | KdhWinner
    | WgQualified
    | WgSemisDrawn
    | WgWinner
    | TableDrawnUp
    | LotDrawn
    | OrdersLapsed
    | Sanction
    | TeamDummy
    | TeamReplaced
    | WeekClosed
    | Dissolved
    | PromotionRefused
    | Promoted
    | Relegated
    | SeasonFinished
    | TeamEnters
    | Vacancy
    | WgEntrants
    | SeasonRolled
    | Overridden
)
