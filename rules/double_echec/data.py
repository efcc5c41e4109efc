"""The quantities of rulebook 3.15, read once from the page's table."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

Team = Literal["home", "away"]
Setting = Annotated[int, msgspec.Meta(ge=-999_999, le=999_999)]  # of a league, whose config may override it


class MatchData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a match, which a match's `config` may override."""

    periods: int
    units_per_period: int
    units_per_turn: int
    stops_per_period: int
    minor_units: int
    major_units: int
    min_skaters: int
    season_ot_skaters: int
    minor_ends_on_goal: bool
    shorthanded_icing: bool
    offside: Literal["none", "blue"]
    injury_matches: int


class Sided(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cells of each side."""

    home: tuple[str, ...]
    away: tuple[str, ...]


class Spots(Sided, frozen=True, forbid_unknown_fields=True):
    """The face-off spots."""

    centre: str


class Doors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The door of each side's penalty box."""

    home: str
    away: str


class RinkData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rink."""

    columns: int
    rows: str
    goal_lines_after_column: tuple[int, int]
    blue_lines_after_column: tuple[int, int]
    red_line_column: int
    net: Sided
    crease: Sided
    net_numbers: Mapping[str, tuple[int, int]]
    forbidden_corners_between_rows: tuple[str, ...]
    spots: Spots
    bench_doors: Sided
    box_doors: Doors


class ClearDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DE-4-a: the dice of a clear by the clearer's zone."""

    defensive: int
    neutral: int
    offensive: int


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DE-7: the average ticket by stage."""

    season: Setting
    semifinal: Setting
    final: Setting


class LeaguePoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DE-B.league-a: the points of a result."""

    win: Setting
    otl: Setting
    loss: Setting


class LeagueData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a league."""

    seats: Setting
    price: Prices
    points: LeaguePoints
    meetings: Setting
    playoff_teams: Setting
    series_best_of: Setting
    draft_rounds: Annotated[int, msgspec.Meta(ge=0, le=99)]
    vote_threshold: Setting
    salary_base: Setting
    rookie_salary: Setting


class Doctrine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sheet under every sheet."""

    text: str


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table."""

    match: MatchData
    rink: RinkData
    deck: Mapping[Literal["F", "D", "G"], Mapping[str, int]]
    clear_dice: ClearDice
    league: LeagueData
    doctrine: Doctrine


DATA: Data = msgspec.convert(
    tomllib.loads((Path(__file__).parent / "data" / "double-echec.toml").read_text("utf-8")), Data
)
