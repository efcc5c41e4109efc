"""What tests ask of the records, and set in them, behind the referee's back: nobody else does."""

from db import challenges as challenge_rows
from db import contest_acts, contests, turns
from referee.hand.play import take_turn
from referee.house import House
from referee.league.challenges import CLAIM_MS, get_challenge
from referee.model import Challenge, Contest, ContestAct, Turn
from referee.turns.contests import list_turns_open_to
from referee.turns.owing import Lacking, find_lacking
from rules.contract import SeatId


async def list_contest_acts(house: House, contest_id: int) -> list[ContestAct]:
    """Return what the players of a contest did besides playing, oldest first."""
    async with house.db.read() as tx:
        return await contest_acts.of_contest(tx, contest_id)


async def list_owed_turns(house: House, user_id: int) -> list[tuple[Contest, Turn, SeatId]]:
    """Return the open turns in which a seat of a person is awaited, most urgent first."""
    return [owing for owing in await list_turns_open_to(house, user_id) if owing[2] in owing[1].awaiting]


async def list_open_challenges(house: House, league_id: int, game: str) -> list[Challenge]:
    """Return the challenges of a game in a league that may be taken, oldest first."""
    now_ms = house.clock.now_ms()
    async with house.db.read() as tx:
        found = await challenge_rows.open_ones(tx, league_id, game, now_ms, now_ms - CLAIM_MS)
    return [await get_challenge(house, one.id) for one in found]


async def set_seat_captain(house: House, contest_id: int, seat: str, user_id: int | None) -> None:
    """Change who answers for a seat, without a word."""
    async with house.db.write() as tx:
        await contests.set_captain(tx, contest_id, SeatId(seat), user_id)
        await turns.look_again_at(tx, contest_id)


async def list_missing_seats(house: House, turn_id: int) -> tuple[SeatId, ...]:
    """Return the awaited seats that still owe something in a turn."""
    return tuple(await read_lacking(house, turn_id))


async def read_lacking(house: House, turn_id: int) -> Lacking:
    """Return what is still owed in a turn, and by whom."""
    async with house.db.read() as tx:
        return await find_lacking(await take_turn(tx, house, turn_id))
