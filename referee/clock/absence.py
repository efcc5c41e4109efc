"""The time in which the program did not run, or Discord did not reach it: nobody could play, nobody's time ran."""

import asyncio
from collections.abc import Sequence

from db import keys, outages, pulse, turns
from db.engine import Tx
from referee.batches import Chore, run_chore
from referee.faults import report_failure
from referee.hand.play import take_turn
from referee.hand.times import HOUR_MS
from referee.house import House
from referee.outbox import announce
from referee.turns import thinking
from referee.turns.outages import SHORTEST_MS
from rules.contract import AnyGame

AT_ONCE = 256  # positions in memory


async def last_alive_ms(house: House) -> int | None:
    """Return when the program was last noted to be alive; None before the first time."""
    async with house.db.read() as tx:
        return await pulse.last_ms(tx)


async def note_alive(house: House) -> None:
    """Note that people can reach us, or what time has passed since they could."""
    now_ms = house.clock.now_ms()  # before we wait for anything: who was stopped meanwhile knows of no later time
    async with house.db.read() as tx:
        last_ms = await pulse.last_ms(tx)
    if last_ms is not None and now_ms - last_ms >= SHORTEST_MS:
        await count_absence(house)
        return
    if house.db.server is not None and last_ms is not None and 0 < last_ms - now_ms < HOUR_MS:
        return  # another has noted a later time since we looked at the clock: we were stopped
    async with house.db.write(keys.APART) as tx:
        await pulse.note(tx, now_ms, after_ms=last_ms)


async def count_absence(house: House, since_ms: int | None = None) -> int:
    """Count the time since `since_ms` as idle in the turns with a thinking time; return how many.

    None: since the program was last seen alive. To be called before any order is read. Reserves then last that much
    longer; a turn's own limit stays. Nobody is seen alive before all is counted: who comes after one that died in the
    midst counts it all, and in what was counted only what is later.
    """
    now_ms = house.clock.now_ms()
    async with house.db.read() as tx:
        noted_ms = await pulse.last_ms(tx)
    last_ms = noted_ms if since_ms is None else since_ms
    stood = 0 if last_ms is None or last_ms >= now_ms else await _stand(house, (last_ms, now_ms))
    async with house.db.write(keys.APART) as tx:
        is_first = await pulse.note(tx, now_ms, after_ms=noted_ms)
        if is_first and last_ms is not None and now_ms - last_ms >= SHORTEST_MS:
            await outages.add(tx, last_ms, now_ms)
    return stood


async def _stand(house: House, away: thinking.Span) -> int:
    """Count the span `away` as idle in every turn whose time runs; return in how many."""
    clocked = await _clocked(house)

    async def found(_: Tx) -> Sequence[int]:
        return list(clocked)

    chore = Chore[int](
        found=found,
        act=lambda tx, turn_id: _stood(tx, house, clocked[turn_id], turn_id, away),
        number=int,
        what=lambda turn_id: f"turn {turn_id}",
    )
    return await run_chore(house, chore)


async def _clocked(house: House) -> dict[int, AnyGame]:
    """Return the turns whose time runs, read before anybody is kept waiting: of a hundred thousand that takes long."""
    found: dict[int, AnyGame] = {}
    async with house.db.read() as tx:
        for game in filter(thinking.may_run, house.games.values()):
            running = await turns.running(tx, game.key)
            for start in range(0, len(running), AT_ONCE):
                states = await turns.states(tx, running[start : start + AT_ONCE])
                found |= {turn_id: game for turn_id, state in states.items() if _runs(game, turn_id, state)}
                await asyncio.sleep(0)
    return found


def _runs(game: AnyGame, turn_id: int, state: bytes) -> bool:
    try:
        return thinking.has_clock(game, game.decode(state))
    except Exception as error:  # whatever a game raises: its close will find that, and nothing else waits for it
        report_failure(f"turn {turn_id} cannot be read", error)
        return False


async def _stood(tx: Tx, house: House, game: AnyGame, turn_id: int, away: thinking.Span) -> bool:
    """Count the span `away` as idle in a turn, if its time still runs; return whether it does."""
    turn = next(iter(await turns.running_among(tx, [turn_id])), None)
    if turn is None or not _runs(game, turn.id, turn.state):
        return False
    after = thinking.add_idle_span(turn, away)
    _, due_ms = thinking.move_limit(game, game.decode(turn.state), after, 0)
    await turns.change(tx, turn.id, was=("open",), idle=after.idle, due_ms=due_ms)
    if due_ms != turn.due_ms:
        await turns.change(tx, turn.id, was=("open",), remind_ms=0)
        await announce.refresh_panels(await take_turn(tx, house, turn.id))
    return True
