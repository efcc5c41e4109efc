"""An order stays between its seat and the close."""

import logging

import pytest
from sqlalchemy.exc import SQLAlchemyError

from db import orders as stored
from db import outbox
from referee.course import sending
from referee.desk import arbitration
from referee.hand import record
from referee.model import By
from referee.orders import drafts
from rules.contract import SeatId
from rules.errors import OrderError
from tests.referee.world import CAMILLE, REMI, World

SECRET = "8 MARGUERITE"


async def test_no_log_line_holds_an_order_even_when_everything_is_logged(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    contest = await world.match()
    turn = await world.turn(contest)
    draft = await drafts.write_draft(world.house, turn.id, "left", CAMILLE, SECRET)
    await sending.confirm_order(world.house, draft.id, CAMILLE, world.stamp())
    with pytest.raises(OrderError):
        await world.send(turn, "right", "MARGUERITE")
    await world.send(turn, "right", "BOOM MARGUERITE")
    await world.sender.flush()
    assert caplog.records
    assert "MARGUERITE" not in caplog.text


async def test_an_error_of_the_database_does_not_show_what_was_to_be_written(world: World) -> None:
    with pytest.raises(SQLAlchemyError) as error:
        async with world.house.db.write() as tx:
            await stored.add(
                tx, turn_id=999, seat=SeatId("left"), user_id=1, by_referee=False, text=SECRET, canonical=SECRET,
                as_sent=SECRET,                sent_ms=0, snowflake=0, receipt="", salt=b"", seal="",
            )  # fmt: skip
    assert "MARGUERITE" not in str(error.value)


async def test_nothing_that_is_sent_or_recorded_before_the_close_holds_an_order(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", SECRET)
    await arbitration.enter_order(world.house, contest.id, By(REMI, "absence"), seat="right", text=SECRET)
    acts = await record.read_journal(world.house, contest_id=contest.id)
    async with world.house.db.read() as tx:
        rows = [await outbox.get(tx, number) for number in range(1, 30)]
    assert "MARGUERITE" not in repr([*acts, *rows])


async def test_a_stuck_turn_keeps_its_secret(world: World, caplog: pytest.LogCaptureFixture) -> None:
    turn = await world.turn(await world.match())
    await world.send(turn, "left", "BOOM MARGUERITE")
    await world.close_overdue(turn)
    assert "is stuck: ZeroDivisionError" in caplog.text
    assert "MARGUERITE" not in caplog.text
