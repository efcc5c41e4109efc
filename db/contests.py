"""Contests, their seats and who plays in them."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import BigInteger, bindparam, delete, select, update

from db import deputies
from db.engine import Tx, upsert
from db.rows import Contest, League, Participant, Seat
from db.sql import add_all, add_back, fetch_first, many, rows_of, value
from db.sql import change as change_rows
from db.tables import contest, league, panel, participant, seat
from rules.contract import SeatId

_CONTESTS = rows_of(contest, Contest)
_SEATS = rows_of(seat, Seat)
_PARTICIPANTS = rows_of(participant, Participant)
_CONTEST_ID = bindparam("contest_id", type_=BigInteger)
_BY_ID = _CONTESTS.where(contest.c.id == _CONTEST_ID)
_OF_LEAGUE = _CONTESTS.where(contest.c.league_id == bindparam("league_id")).order_by(contest.c.id.desc())
_HELD = select(seat.c.contest_id, seat.c.seat).where(seat.c.user_id == bindparam("user_id"))
_PLAYED = select(participant.c.contest_id, participant.c.seat).where(participant.c.user_id == bindparam("user_id"))
_THEIRS = _HELD.union(_PLAYED, deputies.HELD).subquery()
_OF_PERSON = select(_THEIRS.c.seat, *_CONTESTS.selected_columns).join(contest, contest.c.id == _THEIRS.c.contest_id)
_RUNNING_OF_PERSON = _OF_PERSON.where(contest.c.status != "over")
_WITH_LEAGUE = (
    select(*_CONTESTS.selected_columns, *rows_of(league, League).selected_columns)
    .join(league, league.c.id == contest.c.league_id)
    .where(contest.c.id == bindparam("contest_id"))
)
_AMONG = _CONTESTS.where(contest.c.id.in_(bindparam("ids", expanding=True)))
_CHANGE = update(contest).where(contest.c.id == bindparam("where_id"))
_LOSE_THREAD = update(contest).where(
    contest.c.id == bindparam("where_id"), contest.c.thread_id == bindparam("where_thread")
)
_KEEP_THREAD = update(contest).where(
    contest.c.id == bindparam("where_id"),
    contest.c.thread_id.is_(None),
    contest.c.opening_ms == bindparam("where_opening", type_=BigInteger),
)
_SEATS_OF = _SEATS.where(seat.c.contest_id == _CONTEST_ID).order_by(seat.c.place)
_SEATS_AMONG = _SEATS.where(seat.c.contest_id.in_(bindparam("ids", expanding=True))).order_by(
    seat.c.contest_id, seat.c.place
)
_SEATS_OF_GAME = (
    _SEATS.join(contest)
    .where(contest.c.league_id == bindparam("league_id"), contest.c.game == bindparam("game"))
    .order_by(seat.c.contest_id, seat.c.place)
)
_CHANGE_SEAT = update(seat).where(
    seat.c.contest_id == bindparam("where_contest"), seat.c.seat == bindparam("where_seat")
)
_PANELS = select(panel.c.name, panel.c.message_id).where(panel.c.contest_id == _CONTEST_ID)
_ADD_PANEL = upsert(panel)
_SET_PANEL = _ADD_PANEL.on_conflict_do_update(
    index_elements=[panel.c.contest_id, panel.c.name], set_={"message_id": _ADD_PANEL.excluded.message_id}
)
_PARTICIPANTS_OF = _PARTICIPANTS.where(participant.c.contest_id == _CONTEST_ID).order_by(participant.c.place)
_STANDING_IN = deputies.STANDING_IN.subquery()
_ENGAGED = (
    select(seat.c.user_id)
    .where(seat.c.contest_id == _CONTEST_ID, seat.c.user_id.is_not(None))
    .union(
        select(participant.c.user_id).where(participant.c.contest_id == _CONTEST_ID),
        select(_STANDING_IN.c.user_id).where(_STANDING_IN.c.contest_id == _CONTEST_ID),
    )
)
_OPEN_REFEREED = _CONTESTS.where(contest.c.referee_id == bindparam("user_id"), contest.c.status != "over")


async def get(tx: Tx, contest_id: int) -> Contest | None:
    """Return a contest."""
    return await fetch_first(tx, Contest, _BY_ID, contest_id=contest_id)


async def need(tx: Tx, contest_id: int) -> Contest:
    """Return a contest that exists."""
    found = await get(tx, contest_id)
    if found is None:
        raise LookupError(f"no contest {contest_id}")
    return found


async def of_league(tx: Tx, league_id: int, *, open_only: bool) -> list[Contest]:
    """Return the contests of a league, newest first."""
    query = _OF_LEAGUE.where(contest.c.status != "over") if open_only else _OF_LEAGUE
    return await many(tx, Contest, query, league_id=league_id)


async def with_league(tx: Tx, contest_id: int) -> tuple[Contest, League]:
    """Return a contest that exists, with its league."""
    row = (await tx.execute(_WITH_LEAGUE, {"contest_id": contest_id})).first()
    if row is None:
        raise LookupError(f"no contest {contest_id}")
    at = len(Contest.__struct_fields__)
    return value(Contest, row[:at]), value(League, row[at:])


async def of_person(tx: Tx, user_id: int, *, open_only: bool) -> list[tuple[Contest, SeatId]]:
    """Return the contests in which a person answers for a seat or plays, newest first, with their seat in each."""
    rows = await tx.execute(_RUNNING_OF_PERSON if open_only else _OF_PERSON, {"user_id": user_id})
    found = [(value(Contest, row[1:]), SeatId(row[0])) for row in rows]
    return sorted(found, key=lambda theirs: (theirs[0].id, theirs[1]), reverse=True)


async def among(tx: Tx, contest_ids: Sequence[int]) -> dict[int, Contest]:
    """Return contests by their ids."""
    return {row.id: row for row in await many(tx, Contest, _AMONG, ids=list(contest_ids))}


async def add(tx: Tx, **fields: object) -> Contest:
    """Store a new contest; return it."""
    return await add_back(tx, contest, Contest, **fields)


async def change(tx: Tx, contest_id: int, **fields: object) -> None:
    """Change fields of a contest."""
    await change_rows(tx, _CHANGE, where_id=contest_id, **fields)


async def keep_thread(tx: Tx, contest_id: int, opening_ms: int, thread_id: int) -> bool:
    """Keep the thread of a contest that was begun to be opened at `opening_ms`; return False if that is past."""
    values = {"where_id": contest_id, "where_opening": opening_ms, "thread_id": thread_id}
    return await change_rows(tx, _KEEP_THREAD, **values) > 0


async def lose_thread(tx: Tx, contest_id: int, thread_id: int) -> None:
    """Note that a contest has no thread any more, unless it has another than `thread_id` by now."""
    await change_rows(tx, _LOSE_THREAD, where_id=contest_id, where_thread=thread_id, thread_id=None, opening_ms=None)


async def seats(tx: Tx, contest_id: int) -> list[Seat]:
    """Return the seats of a contest in the order in which they were given."""
    return await many(tx, Seat, _SEATS_OF, contest_id=contest_id)


async def seats_of_game(tx: Tx, league_id: int, game: str) -> dict[int, list[Seat]]:
    """Return the seats of every contest of a game in a league, each one's in their order."""
    return _by_contest(await many(tx, Seat, _SEATS_OF_GAME, league_id=league_id, game=game))


async def seats_among(tx: Tx, contest_ids: Sequence[int]) -> dict[int, list[Seat]]:
    """Return the seats of some contests, likewise."""
    return _by_contest(await many(tx, Seat, _SEATS_AMONG, ids=list(contest_ids)))


def _by_contest(seats: Sequence[Seat]) -> dict[int, list[Seat]]:
    found: dict[int, list[Seat]] = {}
    for row in seats:
        found.setdefault(row.contest_id, []).append(row)
    return found


async def add_seats(tx: Tx, rows: Sequence[Seat]) -> None:
    """Store all the seats of a contest, in their order."""
    await add_all(tx, seat, [{**msgspec.structs.asdict(row), "place": place} for place, row in enumerate(rows)])


async def set_captain(tx: Tx, contest_id: int, name: SeatId, user_id: int | None) -> bool:
    """Change who answers for a seat; return whether there is such a seat."""
    return await change_rows(tx, _CHANGE_SEAT, where_contest=contest_id, where_seat=name, user_id=user_id) > 0


async def set_seats(tx: Tx, contest_id: int, rows: Sequence[Seat]) -> None:
    """Put `rows` in place of the seats of a contest, in their order."""
    await tx.apply(delete(seat).where(seat.c.contest_id == contest_id))
    await add_seats(tx, rows)


async def panels(tx: Tx, contest_id: int) -> dict[str, int]:
    """Return the messages that are the panels of a contest, by the panels' names."""
    return {row.name: row.message_id for row in await tx.execute(_PANELS, {"contest_id": contest_id})}


async def set_panel(tx: Tx, contest_id: int, name: str, message_id: int) -> None:
    """Keep which message is a panel of a contest."""
    await tx.apply(_SET_PANEL, {"contest_id": contest_id, "name": name, "message_id": message_id})


async def participants(tx: Tx, contest_id: int) -> list[Participant]:
    """Return who plays in a contest, by seat and player."""
    return await many(tx, Participant, _PARTICIPANTS_OF, contest_id=contest_id)


async def add_participants(tx: Tx, rows: Sequence[Participant]) -> None:
    """Store who plays in a contest, in their order."""
    await add_all(tx, participant, [{**msgspec.structs.asdict(row), "place": place} for place, row in enumerate(rows)])


async def engaged(tx: Tx, contest_id: int) -> set[int]:
    """Return the users who answer for a seat or play in a contest."""
    return {row[0] for row in await tx.execute(_ENGAGED, {"contest_id": contest_id})}


async def open_refereed(tx: Tx, user_id: int) -> list[Contest]:
    """Return the contests that a person referees and that are not over."""
    return await many(tx, Contest, _OPEN_REFEREED, user_id=user_id)
