"""Fault 28: last night's copy is put back, as its operator does it."""

import asyncio
import sys
from pathlib import Path

from tests.faults.process import ROOT
from tests.faults.stage import BLUE, PLAYED, RED, Stage


async def backup(stage: Stage, verb: str, *copy: Path) -> str:
    """Run `make backup` or `make restore COPY=…`; return what it says."""
    command = (sys.executable, "-m", "tools.backup", verb, stage.bot.folder / "config.toml", *copy)
    tool = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    told, _ = await tool.communicate()
    assert tool.returncode == 0
    return told.decode()


def of_the_close(told: list[str]) -> list[str]:
    """Return the report; the panel names another seed after every close."""
    return [text for text in told if PLAYED in text]


async def test_a_turn_closed_after_the_copy_was_made_is_closed_again_and_told_once(stage: Stage) -> None:
    """Fault 28: found in the thread's history, hours later."""
    stage.bot.change("update contest set settings = json_set(settings, '$.early_close', json('false'))")
    await stage.started()
    match = stage.match
    await match.order(match.red, RED)
    await match.order(match.blue, BLUE)
    await stage.quiet()
    copy = Path((await backup(stage, "make")).rpartition(" : ")[2].strip())
    stage.pass_deadline(match)
    await match.played()
    await stage.quiet()
    before = match.told
    await stage.bot.stop()
    await backup(stage, "restore", copy)
    assert match.turns()[-1] == (2, "open")
    stage.pass_time(hours=3)
    await stage.bot.start()
    await stage.fake.world.until("the close", lambda: match.turns()[-1] == (3, "open"))
    await stage.quiet()
    assert of_the_close(match.told) == of_the_close(before)
    assert len(match.reports(1)) == 1


async def test_a_copy_of_a_few_minutes_ago_repeats_no_result(stage: Stage) -> None:
    """Fault 28: the bot was away for too short a time to call it an outage, and the close is hardly late."""
    stage.bot.change("update contest set settings = json_set(settings, '$.early_close', json('false'))")
    await stage.started()
    match = stage.match
    await match.orders()
    soon_ms = stage.fake.world.now_ms() + 60_000
    stage.bot.change("update turn set due_ms = ?, limit_ms = ? where status = 'open'", soon_ms, soon_ms)
    await stage.quiet()
    copy = Path((await backup(stage, "make")).rpartition(" : ")[2].strip())
    stage.pass_deadline(match)
    await match.played()
    await stage.quiet()
    before = match.told
    await stage.bot.stop()
    await backup(stage, "restore", copy)
    assert match.turns()[-1] == (2, "open")
    stage.pass_time(hours=0.1)
    await stage.bot.start()
    await stage.fake.world.until("the close", lambda: match.turns()[-1] == (3, "open"))
    await stage.quiet()
    assert of_the_close(match.told) == of_the_close(before)
    assert len(match.reports(1)) == 1


async def test_a_dm_that_was_answered_after_the_copy_was_made_is_taken_up_again(stage: Stage) -> None:
    """Fault 28: the database knows nothing of the draft that the answer shows."""
    await stage.started()
    match = stage.match
    copy = Path((await backup(stage, "make")).rpartition(" : ")[2].strip())
    stage.pass_time(seconds=300)
    await match.red.dm(RED)
    await stage.bot.stop()
    await backup(stage, "restore", copy)
    stage.pass_time(hours=1)  # beyond the time of the first answer's nonce
    await stage.bot.start()
    await stage.fake.world.until("a further answer", lambda: len(match.red.inbox()) == 2)
    await match.red.pressed(match.red.inbox()[1], "order-ok")
    await match.order(match.blue, BLUE)
    await match.played()
