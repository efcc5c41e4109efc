"""The past of a contest, as far as it may be known."""

from db import contests, records
from db import orders as rows
from db import turns as turn_rows
from referee.house import House
from referee.model import Arbitration, Bribe, MissingOrder, StoredOrder, Turn


async def turns(house: House, contest_id: int) -> list[Turn]:
    """Return every turn of a contest, oldest first, the annulled ones and the open one with them."""
    async with house.db.read() as tx:
        return await turn_rows.of_contest(tx, contest_id)


async def orders_received(house: House, turn_id: int) -> list[StoredOrder]:
    """Return the orders that a turn was, or would be, resolved with, public or not: not to be shown."""
    async with house.db.read() as tx:
        return await rows.all_current(tx, turn_id)


async def orders_of(house: House, turn_id: int) -> list[StoredOrder] | None:
    """Return the orders that a closed turn was resolved with; None while they are still secret.

    Orders that were thrown away are not among them: they were discarded unread.
    """
    async with house.db.read() as tx:
        turn = await turn_rows.need(tx, turn_id)
        latest = await turn_rows.latest(tx, turn.contest_id)
        if turn.status != "closed" or latest is None:
            return None
        game = house.games[(await contests.need(tx, turn.contest_id)).game]
        now = game.decode(latest.state if latest.after is None else latest.after)
        if not game.is_public(now, game.decode_events(turn.events)):
            return None
        return await rows.all_current(tx, turn_id)


async def bribes(house: House, contest_id: int | None = None, *, turn_id: int | None = None) -> list[Bribe]:
    """Return the bribes of a contest, or of a turn, oldest first."""
    async with house.db.read() as tx:
        return await records.bribes(tx, contest_id=contest_id, turn_id=turn_id)


async def missing(house: House, contest_id: int | None = None, *, turn_id: int | None = None) -> list[MissingOrder]:
    """Return the missing orders of a contest, or of a turn, oldest first."""
    async with house.db.read() as tx:
        return await records.missing_orders(tx, contest_id=contest_id, turn_id=turn_id)


async def closed_before(house: House, turn: Turn) -> list[Turn]:
    """Return the turns that were played before `turn`, oldest first; those of an older branch are not among them."""
    async with house.db.read() as tx:
        return await turn_rows.closed_before(tx, turn)


async def acts_on(house: House, turn: Turn) -> list[Arbitration]:
    """Return the referees' acts on a turn, oldest first."""
    async with house.db.read() as tx:
        return await records.acts_on(tx, turn)
