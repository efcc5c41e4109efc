"""What happens in a league: the league's part of rulebook part 7, and `league_edit`."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from rules.double_echec.events.fact import Fact
from rules.double_echec.state import MatchStage

Code = str  # of a team
Amount = int | float  # whole wherever it can be
Field = Literal[
    "adjust", "beers", "rookies", "ja", "payroll", "tpvba", "revenue", "salaries", "picks", "playoffs", "champion",
    "alex",
]  # fmt: skip
Value = int | str | tuple[int | str, ...] | Mapping[str, int]


class MatchRecorded(Fact, frozen=True, kw_only=True, tag="match_recorded"):
    """A result counts, with the home side's gate and beers (DE-B.league-d)."""

    home: Code
    away: Code
    score: tuple[int, int]
    overtime: bool
    stage: MatchStage
    gate: int
    beers: int


class StandingsPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the standings."""

    team: Code
    points: int


class StandingsDrawn(Fact, frozen=True, kw_only=True, tag="standings"):
    """The standings, best first (DE-B.league-b)."""

    order: tuple[StandingsPlace, ...]


class DraftRound(Fact, frozen=True, kw_only=True, tag="draft_round"):
    """A round of the draft: who chooses, in this order (DE-8)."""

    round: int
    order: tuple[Code, ...]


class GmScore(Fact, frozen=True, kw_only=True, tag="gm_score"):
    """A general manager's score, term by term (DE-X-c)."""

    team: Code
    terms: Mapping[str, Amount]
    total: Amount


class TrophyAwarded(Fact, frozen=True, kw_only=True, tag="trophy"):
    """A trophy; tied winners share it (DE-X-b)."""

    name: Literal["serge_gendron"] = "serge_gendron"
    winners: tuple[Code, ...]


class LeagueEdit(Fact, frozen=True, kw_only=True, tag="league_edit"):
    """A referee changed a record: its value afterwards; `team` None for one of the league (part 9)."""

    team: Code | None
    field: Field
    value: Value


LeagueEvent = MatchRecorded | StandingsDrawn | DraftRound | GmScore | TrophyAwarded | LeagueEdit
