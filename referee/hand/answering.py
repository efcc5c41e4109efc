"""Who answers for a seat: its captain and, beside him, the deputy who stands in for him. Decided here and nowhere else.

Both may send orders for the seat and read them; a deputy's order is a fall-back (`chain`). All else that a captain may
do, such as resigning or naming a deputy, is the captain's alone.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from db import contests, deputies
from db.engine import Tx
from referee.house import House
from referee.model import Deputy, File, Link, Seat
from rules.contract import SeatId


class Held(NamedTuple):
    """A seat, who answers for it, and as what."""

    seat: SeatId
    user_id: int
    link: Link


async def all_of(tx: Tx, contest_id: int) -> list[Held]:
    """Return everybody who answers for a seat of a contest: the captains in the order of their seats, then deputies."""
    return _held(await contests.seats(tx, contest_id), await deputies.in_force(tx, contest_id))


def held_in(file: File) -> list[Held]:
    """Return the same as a file has it."""
    return _held(file.seats, file.deputies)


def engaged_in(file: File) -> set[int]:
    """Return the people who answer for a seat or play in a contest."""
    return {one.user_id for one in held_in(file)} | {one.user_id for one in file.participants}


def link_in(file: File, seat: str, user_id: int) -> Link | None:
    """Return as what a person answers for a seat; None if he does not."""
    return next((one.link for one in held_in(file) if (one.seat, one.user_id) == (seat, user_id)), None)


def _held(seats: Iterable[Seat], standing_in: Iterable[Deputy]) -> list[Held]:
    captains = [(row.seat, row.user_id) for row in seats]
    held = [Held(seat, user_id, "captain") for seat, user_id in captains if user_id is not None]
    return held + [Held(row.seat, row.user_id, "deputy") for row in standing_in]


async def captained(tx: Tx, contest_id: int, user_id: int) -> list[SeatId]:
    """Return the seats of a contest whose captain a person is, in their order."""
    return [row.seat for row in await contests.seats(tx, contest_id) if row.user_id == user_id]


async def seats_of(house: House, contest_id: int, user_id: int) -> list[SeatId]:
    """Return the seats of a contest that a person answers for, those that he holds himself first."""
    async with house.db.read() as tx:
        return [one.seat for one in await all_of(tx, contest_id) if one.user_id == user_id]


async def people_of(tx: Tx, contest_id: int, seats: Collection[SeatId]) -> list[Held]:
    """Return who answers for one of `seats`."""
    return [one for one in await all_of(tx, contest_id) if one.seat in seats]
