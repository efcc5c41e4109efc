"""Whether a placement is legal (HC-2.2-k, -l): the same for an order and for a placement that is played again."""

from collections.abc import Collection, Mapping

from rules.errors import OrderError
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName
from rules.helvetia_cup.state import Role


def check_placement(
    seat: SeatName, role: Role, keeper: int | None, on_pitch: Collection[int], placed: Mapping[int, Hex]
) -> None:
    """See that a seat may place its figures so, in the order of the checks of rulebook 5.3.

    `placed`: figures that are on the pitch, in the order written. Raises `OrderError`, `at` 0.
    """
    missing = next((n for n in on_pitch if n not in placed), None)
    if missing is not None:
        raise OrderError("placement_missing", n=missing)
    taken: set[Hex] = set()
    for name in placed.values():
        if name in taken:
            raise OrderError("occupied", hex=name)
        taken.add(name)
    for n, name in placed.items():
        _check_figure(seat, keeper, n, name)
    if role == "attack" and PITCH.centre not in taken:
        raise OrderError("placement_kicker")
    for n, name in placed.items():
        if name in PITCH.circle and (role == "defence" or name != PITCH.centre):
            raise OrderError("placement_circle", n=n)


def _check_figure(seat: SeatName, keeper: int | None, n: int, name: Hex) -> None:
    if n == keeper:
        if name != PITCH.keeper_zone(seat):
            raise OrderError("placement_keeper", n=n)
    elif name in PITCH.keeper_zones:
        raise OrderError("keeper_zone", n=n)
    elif not PITCH.in_half(seat, name):
        raise OrderError("placement_half", n=n)
