"""The books that are kept of a competition's season, and what is entered in them."""

import msgspec
from sqlalchemy import bindparam, delete, select, update

from db.engine import Tx
from db.rows import Contest
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import many, rows_of
from db.tables import booking, books, contest


class Books(msgspec.Struct, frozen=True, kw_only=True):
    """The contest in which the books of a season are kept; `is_behind`: an entry is to be corrected in them."""

    contest_id: int
    competition_id: int
    season: int
    is_behind: bool


class Booking(msgspec.Struct, frozen=True, kw_only=True):
    """An entry: of what it is, what it was made of (`mark`, empty: of nothing any more), the `number` of its turn.

    `wanted`: what is to be entered there instead.
    """

    id: int
    books_id: int
    entry: str
    mark: str
    number: int
    wanted: str | None


BEHIND = select(books.c.contest_id).where(books.c.is_behind)
_BOOKS = rows_of(books, Books)
_OF = _BOOKS.where(books.c.competition_id == bindparam("competition_id")).order_by(books.c.season)
_CONTESTS = rows_of(contest, Contest).join(books, books.c.contest_id == contest.c.id)
_IN_LEAGUE = _CONTESTS.where(
    contest.c.league_id == bindparam("league_id"), contest.c.game == bindparam("game")
).order_by(contest.c.id.desc())
_BOOKINGS = rows_of(booking, Booking).where(booking.c.books_id == bindparam("books_id")).order_by(booking.c.number)
_CHANGE = update(books).where(books.c.contest_id == bindparam("where_id"))
_CHANGE_BOOKING = update(booking).where(booking.c.id == bindparam("where_id"))


async def of_competition(tx: Tx, competition_id: int) -> list[Books]:
    """Return the books of a competition, by season."""
    return await many(tx, Books, _OF, competition_id=competition_id)


async def in_league(tx: Tx, league_id: int, game: str) -> list[Contest]:
    """Return the contests that are books of a game in a league, the newest first."""
    return await many(tx, Contest, _IN_LEAGUE, league_id=league_id, game=game)


async def behind(tx: Tx) -> list[int]:
    """Return the books with an entry to correct."""
    return list((await tx.execute(BEHIND)).scalars())


async def add(tx: Tx, contest_id: int, competition_id: int, season: int) -> None:
    """Store that a contest is the books of a season."""
    await add_row(tx, books, contest_id=contest_id, competition_id=competition_id, season=season, is_behind=False)


async def change(tx: Tx, contest_id: int, **fields: object) -> None:
    """Change fields of books."""
    await change_rows(tx, _CHANGE, where_id=contest_id, **fields)


async def forget(tx: Tx, contest_id: int) -> None:
    """Remove the note that a contest is the books of a season: another one will be."""
    await tx.apply(delete(booking).where(booking.c.books_id == contest_id))
    await tx.apply(delete(books).where(books.c.contest_id == contest_id))


async def bookings(tx: Tx, contest_id: int) -> list[Booking]:
    """Return what is entered in books, in the order of its turns."""
    return await many(tx, Booking, _BOOKINGS, books_id=contest_id)


async def book(tx: Tx, contest_id: int, entry: str, mark: str, number: int) -> None:
    """Store that something is entered in the turn `number`."""
    await add_row(tx, booking, books_id=contest_id, entry=entry, mark=mark, number=number, wanted=None)


async def change_booking(tx: Tx, booking_id: int, **fields: object) -> None:
    """Change fields of an entry."""
    await change_rows(tx, _CHANGE_BOOKING, where_id=booking_id, **fields)


async def lose_bookings(tx: Tx, contest_id: int, number: int) -> None:
    """Remove the notes of what was entered in the turn `number` or later: the books have gone back before it."""
    await tx.apply(delete(booking).where(booking.c.books_id == contest_id, booking.c.number >= number))
