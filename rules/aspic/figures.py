"""What is shown of a match in numbers (rulebook 6.7); all exact, in integers."""

from math import isqrt

from rules.aspic.board import Side
from rules.aspic.state import Histogram, State, Travelled

EVEN = 500  # an occupation of 50 %, in tenths
_SCALE = 10**30


def progress(state: State) -> int:
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
