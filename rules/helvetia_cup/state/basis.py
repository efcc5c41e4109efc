"""What the states of matches and competitions share: their words, and the table of rulebook 3.12."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec.structs import force_setattr

from rules.helvetia_cup.pitch import SeatName
from rules.kit.numbers import Count
from rules.shapes import As

Seat = Annotated[SeatName, As("seat")]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]  # of a shirt
CardNo = Annotated[int, msgspec.Meta(ge=0, le=99)]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=999)]
TeamKey = Annotated[str, As("entrant")]  # of a team in its competition

Variant = Literal["geek", "family"]
Mode = Literal["single", "cup", "league"]
Tempo = Literal["alternate", "simultaneous"]
Phase = Literal[
    "setup", "cards", "place_defence", "place_attack", "place", "attack", "defence", "play", "shootout", "finished"
]
Restart = Literal["kickoff", "keeper", "free_kick", "offside", "penalty"]
Status = Literal["pitch", "bench", "off", "injured", "sent_off"]
Role = Literal["attack", "defence"]
Stat = Literal[
    "boosts_spent", "overlaps", "short_passes", "long_passes", "long_passes_completed", "steals", "steals_won",
    "dribbles_won", "tackles", "tackles_won", "fouls", "interceptions", "interceptions_won", "clearances",
    "clearances_won", "shots", "volleys", "headers", "penalties", "goals", "saves", "yellow", "red", "injuries",
    "offsides",
]  # fmt: skip
TieBreak = Literal["difference", "goals_for", "head_to_head", "draw"]
TieBreaks = Annotated[tuple[TieBreak, ...], msgspec.Meta(max_length=9)]
RedCells = Annotated[tuple[Minutes, ...], msgspec.Meta(max_length=99)]

SEATS: tuple[SeatName, SeatName] = ("home", "away")
OTHER: Mapping[SeatName, SeatName] = {"home": "away", "away": "home"}
MOST_ON_PITCH = 5
ATTACKS: Mapping[SeatName, Literal["east", "west"]] = {"home": "east", "away": "west"}  # HC-2.2-b


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a state, in which every key is known."""


class Config(Strict, frozen=True, kw_only=True, omit_defaults=True):
    """The table of rulebook 3.12; only what differs from it is written.

    The page bounds `possession_limit`; the other bounds keep a match one that ends.
    """

    tempo: Tempo = "alternate"
    cards: bool = False
    subs_at_half: bool = False
    max_subs: Few = 2
    stall_limit: Few = 4
    possession_limit: Few = 10
    offside_call_default: bool = False
    half_minutes: Minutes = 45
    extra_minutes: Minutes = 15
    keeper_cells_max: Few = 3
    plan_max_steps: Few = 12
    family_red_cells: RedCells = (9, 18, 27, 36, 45)
    table_tiebreak: TieBreaks = (
        "difference",
        "goals_for",
        "head_to_head",
        "draw",
    )
    training_before_first: bool = True

    def __post_init__(self) -> None:
        """Have values that equal a default be that default, by which they are left out when written."""
        for name, default in zip(self.__struct_fields__, self.__struct_defaults__, strict=True):
            if getattr(self, name) == default:
                force_setattr(self, name, default)


class BySeat(Strict, frozen=True, kw_only=True):
    """A number of each seat: goals, kicks."""

    home: Count = 0
    away: Count = 0

    def of(self, seat: SeatName) -> int:
        """Return the number of a seat."""
        return self.home if seat == "home" else self.away


class State(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """Of a match (`Match`) or of a competition (`CompetitionState`)."""

    game: Literal["helvetia-cup"] = "helvetia-cup"
