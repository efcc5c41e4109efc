"""The words that a picture is handed, in the reader's language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.helvetia_cup.pitch import Zone

ArrowKind = Literal["move", "carry", "short_pass", "long_pass", "deflection", "shot", "sidestep"]
"""A figure's way; its way with the ball; passes; a ball that deviates; any shot; the hex that a figure must take."""

SignKind = Literal["start", "carrier", "keeper", "captain", "boost", "tired", "fallen", "yellow"]
"""Where a figure was; who has the ball; the keeper; a captain; one BOOST; without BOOST; lying; cautioned."""

PolicyKind = Literal["steal", "tackle", "press"]
OutcomeKind = Literal["goal", "saved", "missed"]
SkillKind = Literal["steal", "tackle", "clear", "press", "dribble", "pass", "shot", "head", "defence", "offence"]
RestartKind = Literal["kickoff", "keeper", "free_kick", "offside", "penalty"]


@dataclass(frozen=True)
class Labels:
    """Short words in the reader's language; what is empty is left out.

    `half(number)`: beside the clock; 3 and 4 are extra time, 5 the shoot-out. `restarts`: what a turn starts from.
    `arrows`, `signs`: what each sort means; only those that a picture uses are shown. `reach(n)`: the key of the hexes
    that cost n BOOST; `overlap`: of those a wing gives. `policies`: at a defender. `goal`: at the net; `outcomes`:
    of a shot; `zones`: whence it came. `skills`: heads of columns, of some five letters; the last two are FAMILY's.
    `bench`, `gone`: over the figures that wait, and those that have left.
    """

    half: Callable[[int], str] = str
    restarts: Mapping[RestartKind, str] = field(default_factory=dict)
    arrows: Mapping[ArrowKind, str] = field(default_factory=dict)
    signs: Mapping[SignKind, str] = field(default_factory=dict)
    reach: Callable[[int], str] = str
    overlap: str = ""
    policies: Mapping[PolicyKind, str] = field(default_factory=dict)
    goal: str = ""
    outcomes: Mapping[OutcomeKind, str] = field(default_factory=dict)
    zones: Mapping[Zone, str] = field(default_factory=dict)
    skills: Mapping[SkillKind, str] = field(default_factory=dict)
    bench: str = ""
    gone: str = ""


NO_LABELS = Labels()
