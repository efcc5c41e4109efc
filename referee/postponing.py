"""Deadlines that are put off as a turn opens, each with its reason, for everybody to read.

A deadline that would fall on a day without play of the league's calendar comes at the same hour of the next day that
is played. What the players have agreed on, the hour at which a contest begins, stays where it is; so does the end of a
reserve of thinking time, which is the rulebook's.
"""

from collections.abc import Sequence
from typing import NamedTuple

from db import leagues, no_play, postponements
from db.engine import Tx
from db.rows import Contest, PostponedWhy, Postponement
from referee import announce
from referee.house import House
from referee.play import Play
from referee.times import played_ms
from rules.contract import SeatId


class Delay(NamedTuple):
    """One step by which a deadline is put off; `seat` and `user_id` as in `Postponement`."""

    why: PostponedWhy
    from_ms: int
    to_ms: int
    seat: SeatId | None = None
    user_id: int | None = None


async def delays(tx: Tx, contest: Contest, due_ms: int) -> list[Delay]:
    """Return the steps by which the deadline planned for a turn is put off; none if it stays."""
    off = await no_play.of_league(tx, contest.league_id)
    if not off:
        return []
    to_ms = played_ms(due_ms, (await leagues.get(tx, contest.league_id)).zone, off)
    return [] if to_ms == due_ms else [Delay("no_play", due_ms, to_ms)]


async def keep(tx: Tx, turn_id: int, steps: Sequence[Delay], at_ms: int) -> None:
    """Store why, and from when to when, the deadline of a turn was put off."""
    for step in steps:
        await postponements.add(tx, turn_id, at_ms=at_ms, **step._asdict())


async def tell(play: Play) -> None:
    """Tell everybody if the deadline of a turn was put off."""
    if await postponements.of_turn(play.tx, play.turn.id):
        await announce.post(play, kind="postponed", to="thread")


async def of_turn(house: House, turn_id: int) -> list[Postponement]:
    """Return how the deadline of a turn was put off, in order."""
    async with house.db.read() as tx:
        return await postponements.of_turn(tx, turn_id)
