"""A match in numbers, all exact, in integers: what is shown of it (rulebook 6.7), and what its events come to (10)."""

from collections.abc import Iterable
from math import isqrt
from typing import Literal

import msgspec

from rules.aspic.board import Side
from rules.aspic.events import Event, HalfEnded, OccupationSampled, ShotTaken
from rules.aspic.state import Histogram, State, Travelled

EVEN = 500  # an occupation of 50 %, in tenths
_SCALE = 10**30


def percent_played(state: State) -> int:
    """AS-prog-a: return the percent of the match that is over, rounded down."""
    if state.phase == "over":
        return 100
    rounds = state.config.rounds_per_half
    return 100 * ((state.half - 1) * rounds + state.round - 1) // (2 * rounds)


def occupation_tenths(state: State) -> int:
    """AS-occ-b: return the left side's occupation in tenths of a percent, rounded half up; 500 before a sample."""
    occupation = state.stats.occupation
    if occupation.samples == 0:
        return EVEN
    return (20 * occupation.sum + occupation.samples) // (2 * occupation.samples)


def occupation_shown(state: State) -> tuple[Side | None, int]:
    """AS-occ-b: return the side that has the larger part, and that part in tenths; None: both have the same."""
    left = occupation_tenths(state)
    if left == EVEN:
        return None, EVEN
    return ("left", left) if left > EVEN else ("right", 2 * EVEN - left)


def distances_tenths(travelled: Travelled) -> tuple[int, int]:
    """AS-dist-a: return the distances of a side's pieces and of its ball, in tenths of a cell."""
    return distance_tenths(travelled.pieces), distance_tenths(travelled.ball)


def distance_tenths(histogram: Histogram) -> int:
    """Return the sum of all displacements in tenths of a cell, rounded half up."""
    # Roots to 30 digits: a sum of them that is not a whole number is never that near to a half.
    tenths = sum(10 * count * isqrt(int(key) * _SCALE**2) for key, count in histogram.items())
    return (2 * tenths + _SCALE) // (2 * _SCALE)


_DECIMALS = 10


class Tries(msgspec.Struct, frozen=True, kw_only=True):
    """A side's shots, and what became of them; a double rebound counts as two, a post as a rebound too."""

    shots: int = 0
    goals: int = 0
    posts: int = 0
    rebounds: int = 0
    swaps: int = 0


class Turning(msgspec.Struct, frozen=True, kw_only=True):
    """Something to mark on the curve, after so many samples: a goal, or the end of the first half (no seat)."""

    samples: int
    seat: Side | None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The statistics of a match; `curve`: the left side's occupation after each sample, in tenths of a percent."""

    left: Tries
    right: Tries
    curve: tuple[int, ...]
    turnings: tuple[Turning, ...]

    def of(self, side: Side) -> Tries:
        """Return the count of a side."""
        return self.left if side == "left" else self.right


def sum_up_match(events: Iterable[Event]) -> Summary:
    """Return the statistics of the turns with these events, the oldest first."""
    tries: dict[Side, Tries] = {"left": Tries(), "right": Tries()}
    curve: list[int] = []
    turnings: list[Turning] = []
    total = 0
    for event in events:
        match event:
            case ShotTaken(seat=seat):
                tries[seat] = _with(tries[seat], event)
                if event.goal:  # its sample comes after it
                    turnings.append(Turning(samples=len(curve) + 1, seat=seat))
            case OccupationSampled(value=value):
                total += value
                curve.append((2 * _DECIMALS * total + len(curve) + 1) // (2 * (len(curve) + 1)))  # AS-occ-b
            case HalfEnded(half=1):
                turnings.append(Turning(samples=len(curve), seat=None))
            case _:
                pass
    return Summary(left=tries["left"], right=tries["right"], curve=tuple(curve), turnings=tuple(turnings))


def _with(tries: Tries, shot: ShotTaken) -> Tries:
    return Tries(
        shots=tries.shots + 1,
        goals=tries.goals + shot.goal,
        posts=tries.posts + ("post" in shot.rebounds),
        rebounds=tries.rebounds + len(shot.rebounds),
        swaps=tries.swaps + shot.swap,
    )


Stat = Literal["shots", "goals", "posts", "rebounds", "swaps"]
