"""A house that was moved goes on as if it had stayed: the same dice, the same words, each said once."""

from dataclasses import replace
from pathlib import Path

from sqlalchemy import select

from db.engine import Database, Where
from db.moving import move_house
from db.tables import turn
from referee.outbox.sender import Sender
from tests.referee.world import Discord, TestClock, World
from tests.support import postgres
from tests.support.chance import of_this_test


async def gone_on(world: World, where: Where) -> tuple[list[object], list[tuple[str, str, str]]]:
    """Return the turns of a world that goes on at `where`, closed after its deadline, and everything that was said."""
    clock = TestClock(world.clock.ms)
    discord = Discord(clock, messages=list(world.discord.messages))
    house = replace(world.house, db=await Database.open(where), clock=clock, random_bytes=of_this_test("after"))
    there = World(where, clock, discord, house, Sender(house, discord), world.league, world.number)
    await there.heart.beat()
    clock.pass_(hours=30)
    await there.heart.beat()
    async with house.db.read() as tx:
        rows = [tuple(row) for row in await tx.execute(select(turn).order_by(turn.c.id))]
    await there.close()
    return rows, sorted((message.lane, message.kind, str(message.payload)) for message in discord.messages)


async def test_a_turn_that_was_open_closes_in_the_new_house_with_the_same_dice(world: World, tmp_path: Path) -> None:
    match = await world.match()
    await world.send(await world.turn(match), "right", "2")
    await world.close()  # what the opening says still waits to be sent
    server, back = postgres.empty_database(), tmp_path / "back.sqlite3"
    move_house(world.path, server)
    move_house(server, back)
    stayed = await gone_on(world, world.path)
    assert stayed[0][0] != stayed[0][-1]
    assert "match_opened" in [kind for _, kind, _ in stayed[1]]
    assert await gone_on(world, server) == stayed
    assert await gone_on(world, back) == stayed
    postgres.drop(server)
    await world.reopen()
