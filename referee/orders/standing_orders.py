"""A captain's standing order in one contest: a text in the game's notation, sealed, for the turns that he misses.

It is read anew in each position: what it is worth there, and when it counts, is decided by `chain`.
"""

from db import contests, keys, standing_orders
from db.engine import Tx
from referee.hand.answering import list_captain_seats
from referee.hand.play import take_latest_turn
from referee.hand.times import snowflake_ms
from referee.house import House
from referee.model import Refusal, StandingOrder, Why
from referee.orders import succession
from rules.contract import SeatId


async def leave_standing_order(house: House, contest_id: int, user_id: int, text: str, snowflake: int) -> StandingOrder:
    """Keep `text` as the standing order of a captain, in place of the one that he had; return it.

    A turn whose deadline has passed still goes by the one that he had (`chain`).
    It may be one that cannot be played in the present position (`is_possible`). Raises `Refusal`: `captain_only`,
    `over`, `standing_unknown` where the game has no use for any.
    """
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        seat = await _seat(tx, contest_id, user_id)
        contest = await contests.need(tx, contest_id)
        if contest.status == "over":
            raise Refusal(Why.OVER)
        if not house.games[contest.game].standing_stages:
            raise Refusal(Why.STANDING_UNKNOWN, game=contest.game)
        await standing_orders.end(tx, contest_id, seat, snowflake_ms(snowflake))
        return await standing_orders.add(
            tx,
            contest_id=contest_id,
            seat=seat,
            user_id=user_id,
            text=text,
            snowflake=snowflake,
            set_ms=snowflake_ms(snowflake),
        )


async def withdraw_standing_order(house: House, contest_id: int, user_id: int, snowflake: int) -> None:
    """Take a standing order back, as `leave_standing_order`. Raises `Refusal`: `captain_only`, `standing_none`."""
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        seat = await _seat(tx, contest_id, user_id)
        if await _of_seat(tx, contest_id, seat) is None:
            raise Refusal(Why.STANDING_NONE)
        await standing_orders.end(tx, contest_id, seat, snowflake_ms(snowflake))


async def find_standing_order(house: House, contest_id: int, seat: str) -> StandingOrder | None:
    """Return the standing order of a seat. Whoever asks must answer for the seat: the caller sees to that."""
    async with house.db.read() as tx:
        return await _of_seat(tx, contest_id, seat)


async def is_possible(house: House, standing: StandingOrder) -> bool:
    """Return whether a standing order could be played in the turn that was opened last."""
    async with house.db.read() as tx:
        play = await take_latest_turn(tx, house, standing.contest_id)
        return play.turn.status == "open" and succession.read_standing_order(play, standing) is not None


async def _of_seat(tx: Tx, contest_id: int, seat: str) -> StandingOrder | None:
    return next((one for one in await standing_orders.in_force(tx, contest_id) if one.seat == seat), None)


async def _seat(tx: Tx, contest_id: int, user_id: int) -> SeatId:
    held = await list_captain_seats(tx, contest_id, user_id)
    if not held:
        raise Refusal(Why.CAPTAIN_ONLY)
    return held[0]
