"""What a whole match comes to, counted from its events (rulebook 10, "Statistics")."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from rules.aspic.board import Side
from rules.aspic.events import Event, HalfEnded, OccupationSampled, ShotTaken

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


def summary(events: Iterable[Event]) -> Summary:
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
