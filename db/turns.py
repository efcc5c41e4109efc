"""Turns: what is open, what is due, what is over."""

from sqlalchemy import and_, func, or_, select

from db.engine import Tx
from db.rows import Cause, Contest, Turn, TurnStatus
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import first, many, number, rows_of
from db.tables import contest, seat, turn
from rules.contract import SeatId

_TURNS = rows_of(turn, Turn)
_IN_PLAY = turn.c.status.in_(("open", "stuck"))


async def get(tx: Tx, turn_id: int) -> Turn | None:
    """Return a turn."""
    return await first(tx, Turn, _TURNS.where(turn.c.id == turn_id))


async def need(tx: Tx, turn_id: int) -> Turn:
    """Return a turn that exists."""
    found = await get(tx, turn_id)
    if found is None:
        raise LookupError(f"no turn {turn_id}")
    return found


async def in_play(tx: Tx, contest_id: int) -> Turn | None:
    """Return the turn of a contest that is open, or stuck."""
    return await first(tx, Turn, _TURNS.where(turn.c.contest_id == contest_id, _IN_PLAY))


async def latest_closed(tx: Tx, contest_id: int) -> Turn | None:
    """Return the turn that was closed last."""
    query = _TURNS.where(turn.c.contest_id == contest_id, turn.c.status == "closed")
    return await first(tx, Turn, query.order_by(turn.c.id.desc()).limit(1))


async def of_contest(tx: Tx, contest_id: int) -> list[Turn]:
    """Return every turn of a contest, oldest first."""
    return await many(tx, Turn, _TURNS.where(turn.c.contest_id == contest_id).order_by(turn.c.id))


async def next_number(tx: Tx, contest_id: int, branch: int) -> int:
    """Return the number of the turn to open next."""
    query = select(func.max(turn.c.number)).where(turn.c.contest_id == contest_id, turn.c.branch == branch)
    return (await number(tx, query) or 0) + 1


async def add(tx: Tx, **fields: object) -> int:
    """Store a new turn; return its id."""
    return await add_row(tx, turn, **fields)


async def change(tx: Tx, turn_id: int, *, was: tuple[TurnStatus, ...], **fields: object) -> bool:
    """Change fields of a turn if its status is one of `was`; return whether it was."""
    return await change_rows(tx, turn, and_(turn.c.id == turn_id, turn.c.status.in_(was)), **fields) > 0


async def to_close(tx: Tx, due_before_ms: int) -> list[tuple[int, Cause]]:
    """Return the open turns to close now, most urgent first: past their deadline, or complete."""
    query = (
        select(turn.c.id, turn.c.due_ms)
        .join(contest)
        .where(turn.c.status == "open", contest.c.status == "open")
        .where(or_(turn.c.due_ms <= due_before_ms, turn.c.ready))
        .order_by(turn.c.due_ms, turn.c.id)
    )
    return [(row.id, "deadline" if row.due_ms <= due_before_ms else "complete") for row in await tx.execute(query)]


async def stuck(tx: Tx) -> list[int]:
    """Return the turns that could not be resolved."""
    return [row.id for row in await tx.execute(select(turn.c.id).where(turn.c.status == "stuck").order_by(turn.c.id))]


async def next_due_ms(tx: Tx) -> int | None:
    """Return the earliest deadline of all open turns."""
    query = select(func.min(turn.c.due_ms)).join(contest).where(turn.c.status == "open", contest.c.status == "open")
    return await number(tx, query)


async def owed(tx: Tx, user_id: int) -> list[tuple[Contest, Turn, SeatId]]:
    """Return the open turns in which a seat of a person is awaited, most urgent first."""
    return [owing for owing in await open_to(tx, user_id) if owing[2] in owing[1].awaiting]


async def open_to(tx: Tx, user_id: int) -> list[tuple[Contest, Turn, SeatId]]:
    """Return the open turns in which a seat of a person may send an order, most urgent first."""
    query = select(seat.c.contest_id, seat.c.seat).join(contest, contest.c.id == seat.c.contest_id)
    held = list(await tx.execute(query.where(seat.c.user_id == user_id, contest.c.status != "over")))
    ids = {row.contest_id for row in held}
    contests = {row.id: row for row in await many(tx, Contest, rows_of(contest, Contest).where(contest.c.id.in_(ids)))}
    turns_ = await many(tx, Turn, _TURNS.where(turn.c.contest_id.in_(ids), turn.c.status == "open"))
    by_contest = {row.contest_id: row for row in turns_}
    found = [
        (contests[row.contest_id], by_contest[row.contest_id], SeatId(row.seat))
        for row in held
        if row.contest_id in by_contest and row.seat in by_contest[row.contest_id].accepting
    ]
    return sorted(found, key=lambda owing: (owing[1].due_ms, owing[1].id))


async def to_remind(tx: Tx, now_ms: int) -> list[Turn]:
    """Return the open turns whose reminders need looking at."""
    query = _TURNS.join(contest).where(turn.c.status == "open", contest.c.status == "open")
    return await many(tx, Turn, query.where(turn.c.remind_ms <= now_ms).order_by(turn.c.remind_ms, turn.c.id))


async def next_remind_ms(tx: Tx) -> int | None:
    """Return when reminders need looking at next."""
    query = select(func.min(turn.c.remind_ms)).join(contest)
    return await number(tx, query.where(turn.c.status == "open", contest.c.status == "open"))


async def look_again(tx: Tx) -> None:
    """Have the reminders of every open turn looked at again, after settings have changed."""
    await change_rows(tx, turn, turn.c.status == "open", remind_ms=0)


async def latest(tx: Tx, contest_id: int) -> Turn | None:
    """Return the turn of a contest that was opened last, whatever became of it."""
    query = _TURNS.where(turn.c.contest_id == contest_id).order_by(turn.c.id.desc()).limit(1)
    return await first(tx, Turn, query)


async def following(tx: Tx, row: Turn) -> Turn | None:
    """Return the turn that was opened after `row`."""
    query = _TURNS.where(turn.c.contest_id == row.contest_id, turn.c.id > row.id).order_by(turn.c.id).limit(1)
    return await first(tx, Turn, query)


async def preceding(tx: Tx, row: Turn) -> Turn | None:
    """Return the turn that was opened before `row`."""
    query = _TURNS.where(turn.c.contest_id == row.contest_id, turn.c.id < row.id).order_by(turn.c.id.desc()).limit(1)
    return await first(tx, Turn, query)


async def closed_before(tx: Tx, row: Turn) -> list[Turn]:
    """Return the turns that were closed before `row` on the way to it, oldest first.

    A branch goes on from the turns that came before its first one, of the branches before it.
    """
    past = and_(turn.c.contest_id == row.contest_id, turn.c.branch <= row.branch, turn.c.number < row.number)
    found = await many(tx, Turn, _TURNS.where(past, turn.c.status == "closed").order_by(turn.c.branch, turn.c.id))
    latest = {one.number: one for one in found}
    return [latest[number] for number in sorted(latest)]
