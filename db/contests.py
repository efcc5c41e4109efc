"""Contests, their seats and who plays in them."""

from collections.abc import Sequence

from sqlalchemy import and_, delete, insert, select

from db.engine import Tx
from db.rows import Contest, Participant, Seat
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import first, many, rows_of
from db.tables import contest, panel, participant, seat
from rules.contract import SeatId

_CONTESTS = rows_of(contest, Contest)
_SEATS = rows_of(seat, Seat)
_PARTICIPANTS = rows_of(participant, Participant)


async def get(tx: Tx, contest_id: int) -> Contest | None:
    """Return a contest."""
    return await first(tx, Contest, _CONTESTS.where(contest.c.id == contest_id))


async def need(tx: Tx, contest_id: int) -> Contest:
    """Return a contest that exists."""
    found = await get(tx, contest_id)
    if found is None:
        raise LookupError(f"no contest {contest_id}")
    return found


async def of_league(tx: Tx, league_id: int, *, open_only: bool) -> list[Contest]:
    """Return the contests of a league, newest first."""
    query = _CONTESTS.where(contest.c.league_id == league_id)
    if open_only:
        query = query.where(contest.c.status != "over")
    return await many(tx, Contest, query.order_by(contest.c.id.desc()))


async def of_person(tx: Tx, user_id: int, *, open_only: bool) -> list[tuple[Contest, SeatId]]:
    """Return the contests in which a person holds a seat or plays, newest first, with his seat in each."""
    held = select(seat.c.contest_id, seat.c.seat).where(seat.c.user_id == user_id)
    played = select(participant.c.contest_id, participant.c.seat).where(participant.c.user_id == user_id)
    pairs = sorted({(row[0], row[1]) for row in await tx.execute(held.union(played))}, reverse=True)
    query = _CONTESTS.where(contest.c.id.in_([contest_id for contest_id, _ in pairs]))
    if open_only:
        query = query.where(contest.c.status != "over")
    found = {row.id: row for row in await many(tx, Contest, query)}
    return [(found[contest_id], SeatId(name)) for contest_id, name in pairs if contest_id in found]


async def add(tx: Tx, **fields: object) -> int:
    """Store a new contest; return its id."""
    return await add_row(tx, contest, **fields)


async def change(tx: Tx, contest_id: int, **fields: object) -> None:
    """Change fields of a contest."""
    await change_rows(tx, contest, contest.c.id == contest_id, **fields)


async def seats(tx: Tx, contest_id: int) -> list[Seat]:
    """Return the seats of a contest in the order in which they were given."""
    return await many(tx, Seat, _SEATS.where(seat.c.contest_id == contest_id).order_by(seat.c.place))


async def add_seat(tx: Tx, row: Seat, place: int) -> None:
    """Store a seat."""
    await add_row(tx, seat, contest_id=row.contest_id, seat=row.seat, name=row.name, user_id=row.user_id, place=place)


async def set_captain(tx: Tx, contest_id: int, name: SeatId, user_id: int | None) -> bool:
    """Change who answers for a seat; return whether there is such a seat."""
    where = and_(seat.c.contest_id == contest_id, seat.c.seat == name)
    return await change_rows(tx, seat, where, user_id=user_id) > 0


async def set_seats(tx: Tx, contest_id: int, rows: Sequence[Seat]) -> None:
    """Put `rows` in place of the seats of a contest, in their order."""
    await tx.apply(delete(seat).where(seat.c.contest_id == contest_id))
    values = [
        {"contest_id": contest_id, "seat": row.seat, "name": row.name, "user_id": row.user_id, "place": place}
        for place, row in enumerate(rows)
    ]
    if values:
        await tx.apply(insert(seat).values(values))


async def panels(tx: Tx, contest_id: int) -> dict[str, int]:
    """Return the messages that are the panels of a contest, by the panels' names."""
    query = select(panel.c.name, panel.c.message_id).where(panel.c.contest_id == contest_id)
    return {row.name: row.message_id for row in await tx.execute(query)}


async def set_panel(tx: Tx, contest_id: int, name: str, message_id: int) -> None:
    """Keep which message is a panel of a contest."""
    where = and_(panel.c.contest_id == contest_id, panel.c.name == name)
    if await change_rows(tx, panel, where, message_id=message_id) == 0:
        await add_row(tx, panel, contest_id=contest_id, name=name, message_id=message_id)


async def participants(tx: Tx, contest_id: int) -> list[Participant]:
    """Return who plays in a contest, by seat and player."""
    query = _PARTICIPANTS.where(participant.c.contest_id == contest_id)
    return await many(tx, Participant, query.order_by(participant.c.place))


async def add_participant(tx: Tx, row: Participant, place: int) -> None:
    """Store that a person plays."""
    await add_row(
        tx,
        participant,
        contest_id=row.contest_id,
        player=row.player,
        user_id=row.user_id,
        seat=row.seat,
        place=place,
    )


async def engaged(tx: Tx, contest_id: int) -> set[int]:
    """Return the users who hold a seat or play in a contest."""
    held = select(seat.c.user_id).where(seat.c.contest_id == contest_id, seat.c.user_id.is_not(None))
    played = select(participant.c.user_id).where(participant.c.contest_id == contest_id)
    return {row[0] for row in await tx.execute(held.union(played))}


async def refereed_by(tx: Tx, league_id: int, game: str) -> dict[int, int]:
    """Return how many contests of a game each referee of a league has had."""
    query = select(contest.c.referee_id).where(
        contest.c.league_id == league_id, contest.c.game == game, contest.c.referee_id.is_not(None)
    )
    counts: dict[int, int] = {}
    for (user_id,) in await tx.execute(query):
        counts[user_id] = counts.get(user_id, 0) + 1
    return counts
