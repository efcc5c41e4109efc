"""Who answers for a seat: its captain and, beside him, the deputy who stands in for him. Decided here and nowhere else.

Both may send orders for the seat and read them; a deputy's order is a fall-back (`chain`). All else that a captain may
do, such as resigning or naming a deputy, is the captain's alone.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple, Protocol

from db import contests, deputies
from db.engine import Tx
from referee.house import House
from referee.model import Deputy, File, Link, Participant, Seat
from rules.contract import SeatId


class SeatHolder(NamedTuple):
    """A seat, who answers for it, and as what."""

    seat: SeatId
    user_id: int
    link: Link


class Seated(Protocol):
    """Who sits where in a contest, as a file has it, and what a turn is opened on."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, in their order."""

    @property
    def deputies(self) -> tuple[Deputy, ...]:
        """Those who stand in."""

    @property
    def participants(self) -> tuple[Participant, ...]:
        """The players."""


async def list_holders(tx: Tx, contest_id: int) -> list[SeatHolder]:
    """Return everybody who answers for a seat of a contest: the captains in the order of their seats, then deputies."""
    return _held(await contests.seats(tx, contest_id), await deputies.in_force(tx, contest_id))


def holders_in(seated: Seated) -> list[SeatHolder]:
    """Return the same of what was read already."""
    return _held(seated.seats, seated.deputies)


def list_engaged(file: File) -> set[int]:
    """Return the people who answer for a seat or play in a contest."""
    return {one.user_id for one in holders_in(file)} | {one.user_id for one in file.participants}


def find_link(file: File, seat: str, user_id: int) -> Link | None:
    """Return as what a person answers for a seat; None if they do not."""
    return next((one.link for one in holders_in(file) if (one.seat, one.user_id) == (seat, user_id)), None)


def _held(seats: Iterable[Seat], standing_in: Iterable[Deputy]) -> list[SeatHolder]:
    captains = [(row.seat, row.user_id) for row in seats]
    held = [SeatHolder(seat, user_id, "captain") for seat, user_id in captains if user_id is not None]
    return held + [SeatHolder(row.seat, row.user_id, "deputy") for row in standing_in]


async def list_captain_seats(tx: Tx, contest_id: int, user_id: int) -> list[SeatId]:
    """Return the seats of a contest whose captain a person is, in their order."""
    return [row.seat for row in await contests.seats(tx, contest_id) if row.user_id == user_id]


async def list_seats_of_person(house: House, contest_id: int, user_id: int) -> list[SeatId]:
    """Return the seats of a contest that a person answers for, those that they hold themselves first."""
    async with house.db.read() as tx:
        return [one.seat for one in await list_holders(tx, contest_id) if one.user_id == user_id]


async def list_holders_of(tx: Tx, contest_id: int, seats: Collection[SeatId]) -> list[SeatHolder]:
    """Return who answers for one of `seats`."""
    return [one for one in await list_holders(tx, contest_id) if one.seat in seats]
