"""Faults 22, 23 and 24: a second bot, an end in the midst of things, a start that fails; Discord away at the start."""

import asyncio
import re
import shutil
import signal
from pathlib import Path

import pytest

from db.migrate import MIGRATIONS, migrate
from tests.faults.fake.server import TOKEN, FakeDiscord
from tests.faults.process import BotProcess
from tests.faults.stage import BLUE, PLAYED, RED, Stage

LATER = '''"""Two tables more."""

from alembic import op

revision = "9999"
down_revision = "{before}"


def upgrade() -> None:
    """Make them."""
    op.execute("CREATE TABLE later (id INTEGER)")
    op.execute("CREATE TABLE latest (id INTEGER)")
'''
REFUSED = 1  # the exit code; a service manager starts it again
THREAD = "/channels/301/messages"


def copies(folder: Path) -> list[Path]:
    """Return the copies that were made before a migration."""
    return list(folder.glob("sifflet.sqlite3.before-*"))


async def test_started_by_a_command_line_it_plays_and_ends(stage: Stage) -> None:
    """As its user does, by a Python of its own; the other tests save that time (`nursery.py`)."""
    stage.bot.is_forked = False
    await stage.started()
    await stage.match.orders()
    await stage.match.played()
    assert (await stage.bot.stop())[0] == 0


@pytest.mark.parametrize("status", [0, 503], ids=["no answer", "503"])
async def test_discord_away_at_the_start_is_asked_again_until_it_is_there(stage: Stage, status: int) -> None:
    """A line in the log for each try, no traceback."""
    stage.fake.faults.add("GET", "/users/@me", status=status, times=2)
    await stage.started()
    await stage.match.orders()
    await stage.match.played()
    assert "Discord cannot be reached" in stage.bot.log


async def test_a_bot_that_waits_for_discord_can_be_stopped(stage: Stage) -> None:
    """Fault 23."""
    stage.fake.faults.add("GET", "/users/@me", status=503, times=None)
    await stage.bot.launch()
    await stage.fake.world.until("the second try", lambda: stage.bot.log.count("Discord cannot be reached") > 1)
    code, _ = await stage.bot.stop()
    assert code == 0


async def test_a_token_that_the_gateway_refuses_ends_the_bot_as_one_that_rest_refuses(stage: Stage) -> None:
    """Close code 4004: one line, no traceback, no further try."""
    stage.fake.gateway.token = "another"
    await stage.bot.launch()
    assert await stage.bot.ended() == REFUSED
    assert stage.bot.log.count("Discord refuse ce jeton") == 1
    assert "Traceback" not in stage.bot.log
    stage.fake.gateway.token = TOKEN


@pytest.mark.parametrize("status", [0, 503], ids=["reset", "503"])
async def test_a_list_of_commands_that_is_never_taken_keeps_nothing_waiting(stage: Stage, status: int) -> None:
    """The clock runs, orders come by DM; it is sent again and again, and taken in the end."""
    fault = stage.fake.faults.add("PUT", r"/applications/\d+/commands", status=status, times=None)
    await stage.bot.launch()
    await stage.fake.world.until("the bot to be ready", lambda: "ready as" in stage.bot.log)
    await stage.match.orders()
    await stage.match.played()
    await stage.fake.world.until("a further try", lambda: fault.struck > 1)
    assert stage.bot.log.count("did not take the list of commands") >= 1
    stage.fake.faults.clear()
    await stage.fake.world.until("the list", lambda: stage.fake.world.commands)


def refused(where: str) -> dict[str, object]:
    """Return what Discord says of the first command's first option, or of the whole of its options."""
    said: dict[str, object] = {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 1 and 25."}]}
    for key in reversed(where.split(".")):
        said = {key: said}
    return {"code": 50035, "message": "Invalid Form Body", "errors": said}


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (refused("0.options.0.description"), r"400, code 50035 · Invalid Form Body · \S+ \S+ description: Must be"),
        (refused("0.options"), r"400, code 50035 · Invalid Form Body · \S+: Must be"),
        ({"code": 30034, "message": "Max number of commands"}, "400, code 30034 · Max number of commands"),
    ],
)
async def test_a_list_of_commands_that_is_refused_is_told_with_what_is_wrong_in_it_and_not_sent_again_soon(
    stage: Stage, body: dict[str, object], says: str
) -> None:
    stage.expected.append("Discord refuses the list of commands")
    fault = stage.fake.faults.add("PUT", r"/applications/\d+/commands", status=400, body=body, times=None)
    await stage.bot.launch()
    await stage.fake.world.until("the refusal", lambda: "Discord refuses the list of commands" in stage.bot.log)
    await stage.match.orders()
    await stage.match.played()
    [line] = [line for line in stage.bot.log.splitlines() if "the list of commands" in line]
    assert re.search(rf"ERROR .*{says}.*; trying again in 3600 s", line) and "options" not in line
    assert fault.struck == 1 and "Traceback" not in stage.bot.log
    await stage.bot.killed()
    stage.bot.limits = {"cogs.kit.tree.REFUSED_S": 0.1}
    await stage.bot.launch()
    await stage.fake.world.until("further tries", lambda: fault.struck > 3)
    stage.fake.faults.clear()
    await stage.fake.world.until("the list", lambda: stage.fake.world.commands)


async def test_a_list_of_commands_that_hangs_keeps_nothing_waiting(stage: Stage) -> None:
    hold = asyncio.Event()
    stage.fake.faults.add("PUT", r"/applications/\d+/commands", hold=hold)
    await stage.bot.launch()
    await stage.fake.world.until("the bot to be ready", lambda: "ready as" in stage.bot.log)
    await stage.match.orders()
    await stage.match.played()
    hold.set()
    await stage.fake.world.until("the list", lambda: stage.fake.world.commands)


async def test_a_second_bot_on_the_same_database_refuses_and_the_first_is_unharmed(
    stage: Stage, tmp_path: Path
) -> None:
    """Fault 22."""
    await stage.started()
    (tmp_path / "second").mkdir()
    second = BotProcess(tmp_path / "second", stage.fake, database=stage.bot.database)
    await second.launch()
    assert await second.ended() == REFUSED
    assert f"another Sifflet (pid {stage.bot.pid}) already runs on this database" in second.log
    assert "Traceback" not in second.log
    await stage.match.orders()
    await stage.match.played()
    assert stage.fake.gateway.identified == 1


@pytest.mark.parametrize(
    ("signals", "after"),
    [
        pytest.param([signal.SIGTERM], False, id="SIGTERM before its effect"),
        pytest.param([signal.SIGTERM], True, id="SIGTERM after its effect"),
        pytest.param([signal.SIGINT, signal.SIGINT], True, id="Ctrl-C twice"),
    ],
)
async def test_told_to_stop_while_a_report_is_on_its_way_it_ends_well_and_the_report_is_there_once(
    stage: Stage, signals: list[int], after: bool
) -> None:
    """Fault 23: the request hangs, and nobody waits for it."""
    match = (await stage.started()).match
    fault = stage.fake.faults.add("POST", THREAD, hold=asyncio.Event(), after=after, says=PLAYED)
    await match.orders()
    await stage.fake.world.until("the request", lambda: fault.struck)
    code, _ = await stage.bot.stop(*signals)
    assert code == 0
    assert fault.hold is not None
    fault.hold.set()
    await stage.bot.start()
    await match.played()
    await stage.quiet()
    assert len(match.reports(1)) == 1


async def test_told_to_stop_it_answers_first_what_somebody_has_in_hand(stage: Stage) -> None:
    """As on every update: the press is not left without a word, and not answered twice."""
    match = (await stage.started()).match
    shown = await match.red.dm(RED)
    fault = stage.fake.faults.add("PATCH", "/webhooks/.*", hold=asyncio.Event(), after=True)
    press = match.red.press(shown, "order-ok")
    await stage.fake.world.until("the answer to be on its way", lambda: fault.struck)
    stopping = asyncio.create_task(stage.bot.stop())
    await stage.fake.world.until("it to stop", lambda: "in hand are answered first" in stage.bot.log)
    assert fault.hold is not None
    fault.hold.set()
    assert (await stopping)[0] == 0
    assert "Bien reçu" in press.text
    await stage.bot.start()
    await match.order(match.blue, BLUE)
    await match.played()


async def test_killed_from_outside_in_the_midst_of_everything_it_goes_on(stage: Stage) -> None:
    """Fault 23: the machine runs out of memory, again and again."""
    match = (await stage.started()).match
    await match.order(match.red, RED)
    for _ in range(2):
        await stage.bot.killed()
        await stage.bot.start()
    await match.order(match.blue, BLUE)
    await match.played()


async def test_a_program_older_than_the_database_refuses_and_changes_nothing(stage: Stage) -> None:
    """Fault 24."""
    known = stage.bot.value("select version_num from alembic_version")
    stage.bot.change("update alembic_version set version_num = '9999'")
    before = stage.bot.database.read_bytes()
    await stage.bot.launch()
    assert await stage.bot.ended() == REFUSED
    assert "made by a newer Sifflet (revision 9999" in stage.bot.log and "sifflet.sqlite3" in stage.bot.log
    assert "Traceback" not in stage.bot.log
    assert stage.bot.database.read_bytes() == before
    stage.bot.change("update alembic_version set version_num = ?", known)


@pytest.mark.parametrize("role", ["gateway", "worker"])
async def test_on_a_file_there_is_one_process(tmp_path: Path, role: str) -> None:
    async with FakeDiscord() as fake:
        bot = BotProcess(tmp_path, fake, role=role)
        await bot.launch()
        assert await bot.ended() == REFUSED
        [line] = [line for line in bot.log.splitlines() if "PostgreSQL" in line]
        assert line.startswith("config.toml : database :") and "Traceback" not in bot.log
        assert not bot.database.exists()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        pytest.param(b"", "the file is empty", id="empty"),
        pytest.param(b"not a database" * 400, "file is not a database", id="no database"),
        pytest.param(None, "unable to open database file", id="a folder"),
    ],
)
async def test_a_file_that_cannot_be_used_is_refused_in_one_line(
    tmp_path: Path, content: bytes | None, says: str
) -> None:
    """Fault 24: what a failed copy leaves, above all; nothing is changed, and the operator learns what they can do."""
    async with FakeDiscord() as fake:
        bot = BotProcess(tmp_path, fake)
        if content is None:
            bot.database.mkdir()
        else:
            bot.database.write_bytes(content)
        await bot.launch()
        assert await bot.ended() == REFUSED
        [line] = [line for line in bot.log.splitlines() if str(bot.database) in line]
        assert says in line and "make restore" in line
        assert "Traceback" not in bot.log
        assert content is None or bot.database.read_bytes() == content


@pytest.mark.parametrize("is_new", [True, False])
async def test_a_full_disk_at_the_start_is_told_in_one_line_and_the_next_start_is_well(
    tmp_path: Path, is_new: bool
) -> None:
    """Fault 11: while the database is made, and before the first line is written into one that is there."""
    async with FakeDiscord() as fake:
        bot = BotProcess(tmp_path, fake)
        if not is_new:
            migrate(bot.database)
        bot.room_bytes = 12_000
        await bot.launch()
        assert await bot.ended() == REFUSED
        [line] = [line for line in bot.log.splitlines() if str(bot.database) in line]
        assert "cannot be used" in line and "is there room on the disk" in line
        assert "Traceback" not in bot.log
        assert bot.database.exists() is not is_new
        bot.room_bytes = None
        await bot.start()
        assert (await bot.stop())[0] == 0


async def test_killed_in_a_migration_the_next_start_makes_it_whole(tmp_path: Path) -> None:
    """Fault 24: a database to be migrated, and a death between two changes."""
    async with FakeDiscord() as fake:
        bot = BotProcess(tmp_path, fake)
        migrate(bot.database)
        known = bot.value("select version_num from alembic_version")
        scripts = tmp_path / "migrations"
        shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
        (scripts / "versions" / "9999_later.py").write_text(LATER.format(before=known), "utf-8")
        bot.die_at("before", "CREATE TABLE latest")
        await bot.launch()
        assert await bot.ended() == -signal.SIGKILL
        assert bot.value("select version_num from alembic_version") == known
        assert not bot.rows("select name from sqlite_master where name = 'later'")
        await bot.start()
        assert bot.value("select version_num from alembic_version") == "9999"
        assert bot.rows("select name from sqlite_master where name = 'later'")
        assert (await bot.stop())[0] == 0
        assert copies(tmp_path)


async def test_killed_while_a_database_is_made_the_next_start_makes_it_whole(tmp_path: Path) -> None:
    """Fault 24: half of the tables are there."""
    async with FakeDiscord() as fake:
        bot = BotProcess(tmp_path, fake)
        bot.die_at("before", "CREATE TABLE outbox")
        await bot.launch()
        assert await bot.ended() == -signal.SIGKILL
        assert not bot.database.exists()
        await bot.start()
        assert (await bot.stop())[0] == 0
