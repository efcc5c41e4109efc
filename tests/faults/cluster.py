"""The same evening with several processes: gateways and workers, on one database of a PostgreSQL server.

The server is one of these tests' own: it is stopped, its connections are cut, its clock is set.
"""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg

from db.migrate import migrate_server
from tests.faults.fake.people import Person
from tests.faults.fake.server import FakeDiscord
from tests.faults.fake.shapes import Message
from tests.faults.fake.world import REFEREE_ROLE
from tests.faults.invariants import GRACE_MS
from tests.faults.league import MATCHES, REFEREE, Setting, prepare
from tests.faults.process import BotProcess
from tests.faults.stage import Match, Stage
from tests.support.beside import TABLES, beside
from tests.support.postgres import QUICK, Server

# Who holds a line and says nothing loses it sooner than in half a minute, and who wants it asks more often.
LIMITS = {
    "db.engine.held.IDLE_S": 6,
    "db.engine.held.ANSWER_S": 4.0,
    "referee.clock.lines.TEND_S": 0.5,
    "referee.clock.lines.TRY_S": 0.3,
}
# A transaction of a process that was stopped is ended sooner than in half a minute.
ENDED_SOON: dict[str, object] = {
    "db.server.STILL_S": 3,
    "db.engine.postgres.IDLE_S": 3,
    "db.engine.postgres._OPTIONS": "-c idle_in_transaction_session_timeout=3s -c timezone=UTC",
}
# What a server that is away, or has no room, has the program say.
UNSAVED = (
    "OperationalError",
    "server closed the connection",
    "terminating connection",
    "Session is closed",
    "_MissingSentinel",
    "no copy of the database is made",
)
UNKEPT = "pas pu l'enregistrer"  # what somebody is told then
LOOK = "FROM line"  # with this every beat of a worker begins
IN_TIME = "-c lock_timeout=60s"  # a test that waits for a lock fails, and does not wait for ever
# The server's clock is a table's: `public` is looked through before what the server has itself.
CLOCK = """
    CREATE SCHEMA test;
    CREATE TABLE test.clock (ahead_ms bigint);
    INSERT INTO test.clock VALUES (0);
    CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
        AS 'SELECT pg_catalog.clock_timestamp() + ahead_ms * interval ''1 ms'' FROM test.clock';
    CREATE FUNCTION test.full() RETURNS trigger LANGUAGE plpgsql
        AS 'BEGIN RAISE EXCEPTION ''No space left on device'' USING ERRCODE = ''disk_full''; END';
"""


@dataclass(frozen=True)
class Cluster(Stage):
    """A stage with several processes. `bot` is none of them: it is a look into their database, and never runs."""

    server: Server = field(kw_only=True)
    settings: Sequence[Setting] = field(default=MATCHES, kw_only=True)
    processes: dict[str, BotProcess] = field(default_factory=dict, kw_only=True)
    given: dict[str, object] = field(default_factory=dict, kw_only=True)  # settings of every process

    @property
    def log(self) -> str:
        """What all have written."""
        return "".join(f"\n--- {name}\n{process.log}" for name, process in self.processes.items())

    @property
    def gateway(self) -> BotProcess:
        return self.processes["gateway"]

    @property
    def matches(self) -> list[Match]:
        return [Match(self, setting) for setting in self.settings]

    def __getitem__(self, name: str) -> BotProcess:
        return self.processes[name]

    def add(self, name: str, **limits: object) -> BotProcess:
        """Give the process of a name, which tells its role: `gateway`, `standby`, `worker1`, `all1`; it is off."""
        folder = self.bot.folder / name
        folder.mkdir()
        role = "gateway" if name in {"gateway", "standby"} else name.rstrip("0123456789")
        process = BotProcess(folder, self.fake, database=self.bot.database, role=role)
        process.limits, process.settings = {**LIMITS, **limits}, self.given
        if role == "worker":
            process.die_file = self.bot.folder / "die"  # whichever of them comes first
        process.watch(LOOK)
        process.set_clock(self.fake.world.ahead_ms)
        self.processes[name] = process
        return process

    async def up(self, *names: str, **limits: object) -> "Cluster":
        """Start processes, those that are known and those that are not, and wait until each does its work."""
        for name in names:
            if name not in self.processes:
                self.add(name, **limits)
        await asyncio.gather(*(self._up(self[name]) for name in names))
        await self.quiet()
        return self

    async def _up(self, process: BotProcess) -> None:
        if process.role != "worker":
            await process.start()
            return
        seen = process.watched
        await process.launch()
        await self.beats(process, seen)

    async def beats(self, process: BotProcess, seen: int | None = None, *, times: int = 1) -> None:
        """Wait until a worker has beaten again, so many times (since it had been seen to beat `seen` times)."""
        before = process.watched if seen is None else seen

        def has_beaten() -> bool:
            assert process.is_alive, f"{process.folder.name} has ended:\n{process.log[-3000:]}"
            return process.watched >= before + times

        await self.fake.world.until(f"{process.folder.name} to beat", has_beaten)

    async def says(self, process: BotProcess, what: str, *, times: int = 1) -> None:
        """Wait until a process has written something, so many times."""
        await self.fake.world.until(f"« {what} » of {process.folder.name}", lambda: process.log.count(what) >= times)

    async def one_dies(self, *among: str) -> BotProcess:
        """Wait until one of these processes has come to where it was to die, and has died; return it."""

        def dead() -> BotProcess | None:
            return next((self[name] for name in among if not self[name].is_alive), None)

        return await self.fake.world.until("one to die", dead)

    def pass_time(self, *, hours: float = 0, seconds: float = 0) -> None:
        """Let time pass for everybody: Discord, the server of the database, each process by its own clock."""
        self.fake.world.ahead_ms += round((hours * 3600 + seconds) * 1000)
        self.bot.change("UPDATE test.clock SET ahead_ms = ?", self.fake.world.ahead_ms)
        for process in self.processes.values():
            process.set_clock(self.fake.world.ahead_ms)

    def end_time(self, match: Match) -> None:
        """Let the time of one match's turn be over, and of no other's."""
        due_ms = self.fake.world.now_ms() - GRACE_MS - 1000
        change = "UPDATE turn SET due_ms = ? WHERE contest_id = ? AND status = 'open'"
        self.bot.change(change, due_ms, match.setting.contest_id)

    async def recover(self) -> None:
        """The same; once more if somebody has ended meanwhile, who is started again.

        Who was started just as the server went away gives up, and is alive until they have.
        """
        alive = self._alive
        try:
            await super().recover()
        except AssertionError:
            if self._alive == alive:
                raise
            await super().recover()

    @property
    def _alive(self) -> list[str]:
        return [name for name, process in self.processes.items() if process.is_alive]

    async def all_started(self) -> None:
        """Start what is needed for the evening to go on: somebody who has the line, somebody who closes and sends."""
        roles = {process.role for process in self.processes.values() if process.is_alive}
        wanted = {"gateway": {"gateway", "all"}, "worker1": {"worker", "all"}}
        await self.up(*(name for name, among in wanted.items() if roles.isdisjoint(among)))

    async def insist(self, person: Person, shown: Message) -> None:
        """Have somebody press « confirm » until they have a receipt, as one does whose press is not answered."""
        for _ in range(20):
            press = person.forge(shown, next(one for one in shown.custom_ids if one.startswith("order-ok")))
            with contextlib.suppress(AssertionError):
                if "Bien reçu" in (await person.answered(press, 3.0)).text:
                    return
        raise AssertionError(f"{person.id} never got a receipt")

    async def asked(self) -> str:
        """Return what somebody is told who asks until they are answered: the line may just go from one to another."""
        for _ in range(15):
            press = self.match.red.use("mes-matchs")
            with contextlib.suppress(AssertionError):
                return (await self.match.red.answered(press, 5.0)).text
        return ""

    def cut(self) -> None:
        """Cut every connection to the database."""
        with beside(self.bot.database) as database:
            database.send_away()

    @contextmanager
    def no_server(self, how: signal.Signals) -> Iterator[None]:
        """Stop the server, and start it again at the end of the block."""
        self.server.stop(how)
        try:
            yield
        finally:
            self.server.start()
            with contextlib.suppress(psycopg.OperationalError):
                self.bot.value("SELECT 1")  # the look into the database finds that, and begins anew

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """Let every statement that writes fail, as the server has it fail on a disk that is full (53100)."""
        names = [name for name in TABLES if name != "alembic_version"]
        self._to_each(
            names, "CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE OR DELETE ON {} EXECUTE FUNCTION test.full()"
        )
        try:
            yield
        finally:
            self._to_each(names, "DROP TRIGGER full_disk ON {}")

    def _to_each(self, names: Sequence[str], statement: str) -> None:
        with psycopg.connect(str(self.bot.database), autocommit=True, options=IN_TIME) as connection:
            for name in names:  # each by itself: whoever has one table waits for no other
                connection.execute(statement.format(name).encode())


class Databases:
    """A server, and on it the databases of one test after the other: copies of a league's at its first turn."""

    def __init__(self, options: Sequence[str] = (), **given: Any) -> None:
        # What it has said is kept is kept, also where it is stopped without any notice.
        durable = [option for option in QUICK if not option.startswith("synchronous_commit")]
        self.server = Server((*durable, *options), **given)
        self._templates: dict[int, str] = {}
        self._count = 0

    async def make(self, settings: Sequence[Setting]) -> str:
        """Return the address of a new database with the league of `league.py`, and these matches."""
        template = self._templates.get(len(settings))
        if template is None:
            template = self._templates[len(settings)] = await self._template(settings)
        self._count += 1
        return self._create(f"stage{self._count}", template)

    async def _template(self, settings: Sequence[Setting]) -> str:
        name = f"template{len(settings)}"
        where = self._create(name, "template1")
        await asyncio.to_thread(migrate_server, where)
        await prepare(where, settings)
        with psycopg.connect(where) as connection:
            connection.execute(CLOCK)
        return name

    def _create(self, name: str, template: str) -> str:
        url = self.server.url.set(drivername="postgresql")
        with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
            connection.execute(f"ALTER DATABASE {name} SET search_path = public, pg_catalog".encode())
            connection.execute("CHECKPOINT")  # else the copy's sequences go back to the template's when it is killed
        return url.set(database=name).render_as_string(hide_password=False)


@asynccontextmanager
async def clustered(folder: Path, databases: Databases, settings: Sequence[Setting]) -> AsyncIterator[Cluster]:
    """Give a stage on a new database of the server; no process is started yet."""
    where = await databases.make(settings)
    async with FakeDiscord() as fake:
        for setting in settings:
            fake.world.thread(" – ".join(setting.names), thread_id=setting.thread_id)
        fake.world.member_roles[REFEREE] = [REFEREE_ROLE]
        bot = BotProcess(folder, fake, database=where)
        cluster = Cluster(fake, bot, server=databases.server, settings=settings)
        try:
            yield cluster
        finally:
            for process in cluster.processes.values():
                if process.is_alive:
                    with contextlib.suppress(ProcessLookupError):
                        await process.killed()
