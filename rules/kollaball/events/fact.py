"""What all events share, and the words of the page that several of them use."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.kollaball.state import TeamId
from rules.shapes import As

Role = Literal["carrier", "receiver", "hitter", "picker"]
Side = Literal["favour", "against"]
Via = Literal["class", "copy", "legend"]
RandomEventName = Literal[
    "expulsion",
    "fracture",
    "serious_injury",
    "warning",
    "special_aborted",
    "fumble",
    "misunderstanding",
    "indecision",
    "sprain",
    "fatigue",
    "nothing",
]
BribeEffectName = Literal[
    "hindrance",
    "play_through",
    "referee_error",
    "imaginary_foul",
    "blatant_fix",
    "fair_call",
    "offside",
    "advantage",
    "play_on",
    "favouritism",
]
Cause = RandomEventName | BribeEffectName
Effect = As("effect")  # told by its name; where a sentence depends on what it is, it is the page's word
Special, Tactic = As("special"), As("tactic")  # likewise
ExpulsionCause = Literal["charge", "block", "advantage"]
FailedPickup = Literal["expelled", "no_ball", "lost_draw"]
VoidReason = Literal["no_ball", "holding_ball", "no_way", "sprain", "aborted"]


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all events share: who may see it, and from which turn on everybody may."""

    audience: TeamId | UnsetType = UNSET
    reveal_turn: int | UnsetType = UNSET
