"""Rulebook 3.12: the config, kept as it is given; `stage_settings_of` has it with all defaults."""

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

Small = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Goals = Annotated[int, msgspec.Meta(ge=0, le=99)]
Criterion = Literal[
    "points", "wins", "goal_difference", "goals_for", "away_goals", "fair_play", "rating",
    "head_to_head", "sonneborn_berger", "buchholz", "buchholz_cut1", "progressive",
]  # fmt: skip
Unplayed = Literal["wait", "draw", "double_forfeit", "postpone"]
Withdrawal = Literal["half", "annul", "forfeit"]
Fill = Literal["snake", "pots", "listed"]
Length = Literal[1, 3, 5, "legs"]
Seeding = Literal["listed", "rating", "drawn", "rank", "cross"]
Ranking = Annotated[tuple[Criterion, ...], msgspec.Meta(min_length=1)]

TABLE_RANKING: tuple[Criterion, ...] = ("points", "goal_difference", "goals_for", "head_to_head")
SWISS_RANKING: tuple[Criterion, ...] = (
    "points", "buchholz_cut1", "buchholz", "sonneborn_berger", "goal_difference",
)  # fmt: skip


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A key that is not there, or null, breaks the page."""


class Take(_Strict, frozen=True, kw_only=True):
    """CP-10-b: who goes on from the stage before."""

    top: Annotated[int, msgspec.Meta(ge=1, le=128)]
    best: Annotated[int, msgspec.Meta(ge=0, le=26)] | UnsetType = UNSET

    @property
    def extra(self) -> int:
        """How many of the next ones are taken."""
        return 0 if self.best is UNSET else self.best


class PointsConfig(_Strict, frozen=True, kw_only=True):
    """CP-7-h: what each result is worth."""

    win: Small | UnsetType = UNSET
    draw: Small | UnsetType = UNSET
    loss: Small | UnsetType = UNSET
    ot_win: Small | UnsetType = UNSET
    ot_loss: Small | UnsetType = UNSET
    forfeit_win: Small | UnsetType = UNSET
    forfeit_loss: Small | UnsetType = UNSET
    bye: Small | UnsetType = UNSET


class StageConfig(_Strict, frozen=True, kw_only=True, tag_field="format"):
    """What every format has."""

    seeding: Seeding | UnsetType = UNSET
    take: Take | UnsetType = UNSET
    unplayed: Unplayed | UnsetType = UNSET
    forfeit_score: tuple[Goals, Goals] | UnsetType = UNSET


class TableConfig(StageConfig, frozen=True, kw_only=True):
    """What a format with tables has."""

    points: PointsConfig | UnsetType = UNSET
    ranking: Ranking | UnsetType = UNSET
    draws: bool | UnsetType = UNSET


class RoundRobinConfig(TableConfig, frozen=True, kw_only=True, tag="round_robin"):
    """3.3, one group."""

    meetings: Annotated[int, msgspec.Meta(ge=1, le=4)] | UnsetType = UNSET
    window: Annotated[int, msgspec.Meta(ge=1, le=999)] | UnsetType = UNSET
    withdrawal: Withdrawal | UnsetType = UNSET


class GroupsConfig(RoundRobinConfig, frozen=True, kw_only=True, tag="groups"):
    """3.3, several groups or divisions."""

    groups: Annotated[int, msgspec.Meta(ge=2, le=26)]
    fill: Fill | UnsetType = UNSET
    sizes: tuple[Annotated[int, msgspec.Meta(ge=2, le=128)], ...] | UnsetType = UNSET


class SwissConfig(TableConfig, frozen=True, kw_only=True, tag="swiss"):
    """3.4."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=64)]
    late_entry: Annotated[int, msgspec.Meta(ge=0, le=64)] | UnsetType = UNSET


class BracketConfig(StageConfig, frozen=True, kw_only=True):
    """What a bracket has."""

    draw: Literal["seeded", "drawn"] | UnsetType = UNSET
    tie: Length | UnsetType = UNSET
    final: Length | UnsetType = UNSET


class KnockoutConfig(BracketConfig, frozen=True, kw_only=True, tag="knockout"):
    """3.5."""

    third_place: bool | UnsetType = UNSET
    reseed: bool | UnsetType = UNSET


class DoubleEliminationConfig(BracketConfig, frozen=True, kw_only=True, tag="double_elimination"):
    """3.6."""

    reset: bool | UnsetType = UNSET


AnyStage = RoundRobinConfig | GroupsConfig | SwissConfig | KnockoutConfig | DoubleEliminationConfig


class DivisionsConfig(_Strict, frozen=True, kw_only=True):
    """CP-11-d, -e."""

    exchange: Annotated[int, msgspec.Meta(ge=0, le=64)]
    playoff: bool | UnsetType = UNSET
    tie: Length | UnsetType = UNSET


class CompetitionConfig(_Strict, frozen=True, kw_only=True):
    """A competition's config as it is given."""

    stages: Annotated[tuple[AnyStage, ...], msgspec.Meta(min_length=1, max_length=8)]
    divisions: DivisionsConfig | UnsetType | None = UNSET

    def __post_init__(self) -> None:
        """Check what the types do not say. Raises `ValueError`."""
        for index, stage in enumerate(self.stages):
            fault = _fault_of(self, index, stage)
            if fault is not None:
                raise ValueError(f"stages: {index + 1}: {fault}")
        first = self.stages[0]
        if isinstance(self.divisions, DivisionsConfig) and not (
            len(self.stages) == 1
            and isinstance(first, GroupsConfig)
            and first.fill == "listed"
            and first.seeding in {UNSET, "listed"}
        ):
            raise ValueError("divisions: one stage of groups is needed, fill and seeding listed")


def _fault_of(config: CompetitionConfig, index: int, stage: AnyStage) -> str | None:
    before = config.stages[index - 1] if index else None
    allowed = {"listed", "rating", "drawn"} if before is None else {"rank", "cross", "drawn"}
    checks = (
        (stage.seeding is UNSET or stage.seeding in allowed, "seeding"),
        (_is_taken(stage, before), "take"),
        (stage.unplayed is UNSET or stage.unplayed in _policies(stage), "unplayed"),
        (stage.forfeit_score is UNSET or stage.forfeit_score[0] > stage.forfeit_score[1], "forfeit_score"),
        (stage.seeding != "cross" or _may_cross(stage, before), "seeding cross"),
        (not isinstance(stage, TableConfig) or _is_distinct(stage.ranking), "ranking"),
        (not isinstance(stage, GroupsConfig) or _fits(stage), "sizes"),
        (not isinstance(stage, SwissConfig) or _may_enter_late(stage, index), "late_entry"),
    )
    return next((key for holds, key in checks if not holds), None)


def _policies(stage: AnyStage) -> set[str]:
    found = {"wait", "double_forfeit"}
    if isinstance(stage, TableConfig) and stage.draws is not False:
        found.add("draw")
    return found | {"postpone"} if isinstance(stage, RoundRobinConfig) else found


def _is_taken(stage: AnyStage, before: AnyStage | None) -> bool:
    if stage.take is UNSET:
        return True
    return before is not None and (stage.take.extra == 0 or isinstance(before, RoundRobinConfig))


def _may_cross(stage: AnyStage, before: AnyStage | None) -> bool:
    """CP-10-c: two from each of an even number of groups."""
    is_even = isinstance(before, GroupsConfig) and before.groups % 2 == 0
    return is_even and stage.take is not UNSET and stage.take.top == 2 and not stage.take.extra  # noqa: PLR2004


def _is_distinct(ranking: Ranking | UnsetType) -> bool:
    return ranking is UNSET or len(set(ranking)) == len(ranking)


def _fits(stage: GroupsConfig) -> bool:
    return stage.sizes is UNSET or (stage.fill == "listed" and len(stage.sizes) == stage.groups)


def _may_enter_late(stage: SwissConfig, index: int) -> bool:
    return stage.late_entry is UNSET or (index == 0 and stage.late_entry <= stage.rounds)


class Points(msgspec.Struct, frozen=True, kw_only=True):
    """CP-7-h with the missing keys."""

    win: int
    draw: int
    loss: int
    ot_win: int
    ot_loss: int
    forfeit_win: int
    forfeit_loss: int
    bye: int


class StageSettings(msgspec.Struct, frozen=True, kw_only=True):
    """A stage's config with its defaults; what its format does not have is the default too.

    `reset`, `late_entry` and so on are looked at by their format only.
    """

    format: str
    points: Points
    ranking: tuple[Criterion, ...]
    seeding: Seeding
    take: Take | None = None
    unplayed: Unplayed = "wait"
    forfeit_score: tuple[int, int] = (3, 0)
    draws: bool = True
    meetings: int = 1
    window: int = 1
    withdrawal: Withdrawal = "half"
    groups: int = 1
    fill: Fill = "snake"
    sizes: tuple[int, ...] | None = None
    rounds: int = 1
    late_entry: int = 0
    draw: Literal["seeded", "drawn"] = "seeded"
    tie: Length = 1
    final: Length = 1
    third_place: bool = False
    reseed: bool = False
    reset: bool = True

    @property
    def is_drawn(self) -> bool:
        """Whether anything is drawn when the stage is made."""
        return self.seeding == "drawn" or self.draw == "drawn" or self.fill == "pots"


def divisions_of(config: CompetitionConfig) -> DivisionsConfig | None:
    """Return the divisions, if there are any."""
    return config.divisions if isinstance(config.divisions, DivisionsConfig) else None


@lru_cache(maxsize=256)
def stage_settings_of(config: CompetitionConfig, number: int) -> StageSettings:
    """Return the settings of a stage by its number; the one after the last is the play-off of CP-11-e."""
    divisions = divisions_of(config)
    if divisions is not None and number > len(config.stages):
        length: Length = 1 if divisions.tie is UNSET else divisions.tie
        first = stage_settings_of(config, 1)
        return msgspec.structs.replace(first, format="playoff", unplayed="wait", tie=length, final=length, take=None)
    stage = config.stages[number - 1]
    given = {key: value for key in stage.__struct_fields__ if (value := getattr(stage, key)) is not UNSET}
    given["points"] = _points(stage.points if isinstance(stage, TableConfig) else UNSET)
    given.setdefault("ranking", SWISS_RANKING if isinstance(stage, SwissConfig) else TABLE_RANKING)
    given.setdefault("seeding", "listed" if number == 1 else "rank")
    given.setdefault("final", given.get("tie", 1))
    return StageSettings(format=str(stage.__struct_config__.tag), **given)


def _points(given: PointsConfig | UnsetType) -> Points:
    def worth(key: str, default: int) -> int:
        value = UNSET if given is UNSET else getattr(given, key)
        return default if value is UNSET else int(value)

    win, loss = worth("win", 3), worth("loss", 0)
    return Points(
        win=win,
        draw=worth("draw", 1),
        loss=loss,
        ot_win=worth("ot_win", win),
        ot_loss=worth("ot_loss", loss),
        forfeit_win=worth("forfeit_win", win),
        forfeit_loss=worth("forfeit_loss", loss),
        bye=worth("bye", win),
    )
