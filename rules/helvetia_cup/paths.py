"""Shortest ways over the pitch (HC-2.4-l): the same for who checks a move, plays it or shows where it can go."""

from collections.abc import Mapping
from functools import cache

from rules.helvetia_cup.pitch import PITCH, Hex, SeatName

Path = tuple[Hex, ...]  # start excluded, end included


@cache
def closed_zones_of(seat: SeatName, *, keeper: bool) -> frozenset[Hex]:
    """HC-2.6-keeper-d: return the keeper zones that a figure may not enter; `keeper`: they act as their side's."""
    return PITCH.keeper_zones - {PITCH.keeper_zone(seat)} if keeper else PITCH.keeper_zones


@cache
def measure_distances(end: Hex, closed: frozenset[Hex]) -> Mapping[Hex, int]:
    """Return how many steps it is between `end` and every hex; `closed` ones are at an end of a way, or on none."""
    found = {end: 0}
    front = [end]
    for here in front:
        if here in closed and here != end:
            continue
        for neighbour in PITCH.neighbours(here):
            if neighbour not in found:
                found[neighbour] = found[here] + 1
                front.append(neighbour)
    return found


@cache
def shortest(seat: SeatName, start: Hex, end: Hex, closed: frozenset[Hex]) -> Path | None:
    """Return the path of HC-2.4-l; None without a way or from a hex to itself.

    Among the shortest, each step goes to the first neighbour in the order F, FL, FR, BL, BR, B that lies on one.
    """
    steps = measure_distances(end, closed)
    if start == end or end in closed or start not in steps:
        return None
    path: list[Hex] = []
    here = start
    while here != end:
        here = next(
            hex_ for hex_ in PITCH.around(seat, here) if hex_ not in closed and steps.get(hex_) == steps[here] - 1
        )
        path.append(here)
    return tuple(path)


def through(seat: SeatName, start: Hex, points: tuple[Hex, ...], closed: frozenset[Hex]) -> Path | None:
    """Return the path from a hex through `points`, None if there is none."""
    path: Path = ()
    for point in points:
        leg = shortest(seat, path[-1] if path else start, point, closed)
        if leg is None:
            return None
        path += leg
    return path
