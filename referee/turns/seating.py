"""Who holds which seat after a turn: games whose seats change say how, here it is written down."""

from typing import NamedTuple

import msgspec

from db import contests, turns
from db.rows import Seat, Turn
from referee.hand.play import Play
from rules.contract import Sitting

SNOWFLAKE_DIGITS = 15  # a person of a waiting list who is on Discord bears their Discord id


class Seating(NamedTuple):
    """The turn in hand with who holds the seats now, and those of them that somebody has just been given."""

    play: Play
    newly: tuple[Seat, ...]


async def seat_people(play: Play, before: msgspec.Struct, after: msgspec.Struct, *, at_close: bool = True) -> Seating:
    """Write down who holds the seats now that the contest went from one state to another, and return that.

    What a turn's close changed can be taken back with `reseat`.
    """
    sittings = () if play.game.seasons is None else play.game.seasons.seating(before, after)
    if not sittings:
        return Seating(play, ())
    there = await contests.seats(play.tx, play.contest.id)  # an act may have taken somebody out just now
    held = {row.seat: row for row in there}
    coming = [_seat(play.contest.id, sitting, held.get(sitting.seat)) for sitting in sittings]
    if coming == there:
        return Seating(play.with_seats(there), ())
    was = [(row.seat, row.name, row.user_id) for row in there] if at_close else None
    await turns.change(play.tx, play.turn.id, was=("open", "stuck", "closed"), seated=was)
    await contests.set_seats(play.tx, play.contest.id, coming)
    holders = {row.seat: row.user_id for row in there}
    newly = (row for row in coming if row.user_id is not None and row.user_id != holders.get(row.seat))
    return Seating(play.with_seats(coming), tuple(newly))


async def reseat(play: Play, closed: Turn) -> None:
    """Have the seats held as they were before `closed` was closed."""
    if closed.seated is not None:
        rows = [
            Seat(contest_id=play.contest.id, seat=seat, name=name, user_id=user) for seat, name, user in closed.seated
        ]
        await contests.set_seats(play.tx, play.contest.id, rows)


def _seat(contest_id: int, sitting: Sitting, held: Seat | None) -> Seat:
    user_id = None if held is None else held.user_id
    if sitting.person is not None:
        user_id = user_of(sitting.person)
    return Seat(contest_id=contest_id, seat=sitting.seat, name=sitting.name, user_id=user_id)


def user_of(person: str) -> int | None:
    """Return the Discord user that an entry of a waiting list names; None for somebody who is not on Discord."""
    is_snowflake = person.isascii() and person.isdigit() and len(person) >= SNOWFLAKE_DIGITS
    return int(person) if is_snowflake else None
