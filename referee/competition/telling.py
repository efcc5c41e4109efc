"""A competition is told what happens to it: lines of its service seat, which count in its open turn."""

import msgspec

from db import competitions as rows
from db import contests, turns
from db.engine import Tx
from referee.clock.times import snowflake_at
from referee.competition.terms import RESULTS, SERVICE_USER
from referee.house import House
from referee.orders.intake import Received, Sent, receive
from referee.turns.play import Play, take
from rules.contract import SeatId
from rules.hosting import HostsMatches


async def tell(tx: Tx, house: House, competition_id: int, line: str, user_id: int = SERVICE_USER) -> Received | None:
    """Have a line count in the open turn of a competition; None where none is open.

    Raises `OrderError` where the rules refuse the line.
    """
    turn = await turns.in_play(tx, competition_id)
    if turn is None or turn.status != "open":
        return None
    play = await take(tx, house, turn.id)
    at_ms = min(play.now_ms, turn.due_ms)  # until the close it counts, however late the close is
    return await receive(play, Sent(seat=SeatId(RESULTS), user_id=user_id, text=line, snowflake=snowflake_at(at_ms)))


async def standing(tx: Tx, house: House, competition_id: int) -> Play:
    """Return the turn of a competition that was opened last. Raises `LookupError` where a contest is none."""
    if await rows.get(tx, competition_id) is None:
        raise LookupError(f"contest {competition_id} is no competition")
    contest = await contests.need(tx, competition_id)
    last = await turns.latest(tx, contest.id)
    if last is None:
        raise LookupError(f"no turn in contest {competition_id}")
    return await take(tx, house, last.id)


def host_of(play: Play) -> HostsMatches[msgspec.Struct] | None:
    """Return the rules of a contest that hosts matches; None of any other."""
    game = play.game
    return game if isinstance(game, HostsMatches) else None
