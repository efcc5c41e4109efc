"""Read by Python as it starts (PYTHONPATH): `python bot.py config.toml` then finds the fake Discord, and its faults.

The bot itself knows nothing of this. What is changed is outside it: where Discord is, what time it is, when the
process dies. Some waits are others: that of discord.py for further servers, the beat of the heart, its pause after a
RESUME and after a leap of the clock, the pauses between two tries of an answer or of the list of commands, how long a
locked database and a Discord that is away are waited for; and starts that end early make nobody wait.

FAULTS_DIR is a folder with which the test speaks to the process while it runs:
`clock` holds by how many ms its wall clock is wrong; `die` holds where it kills itself (`WHEN PATTERN`):
`before P`: before the statement that fits the pattern; `commit P`: before the commit of a transaction in which it
was executed; `committed P`: right after that commit. `poison` holds a text: no turn resolves in whose state it stands.
`migrations` is the folder of the migrations of a later program, which are then the process's own. `watch` holds a
pattern: each statement that fits it makes the file `watched` longer by a byte. After a stop (SIGSTOP) `slept` holds for
how many ms the monotonic clock has gone on besides.

FAULTS_DIE is the order to die (or to stop) that several processes may share: the first that comes to its place takes
it. FAULTS_LIMITS names constants of the program that are others here, so that nobody has to wait for half a minute.
"""

import contextlib
import datetime as dt
import importlib
import json
import os
import re
import signal
import sys
import time
import traceback
from pathlib import Path
from typing import Any

FOLDER = Path(os.environ["FAULTS_DIR"])


def install() -> None:
    """Change what is to be changed."""
    _where_discord_is()
    _what_time_it_is()
    _how_long_it_slept()
    _how_patient_it_is()
    _which_limits_it_has()
    _when_to_die()
    _what_is_poison()
    _what_is_migrated()
    _how_full_the_disk_is()


def _where_discord_is() -> None:
    import discord
    import discord.gateway
    import discord.http
    import discord.state
    import yarl

    discord.http.Route.BASE = os.environ["FAULTS_API"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["FAULTS_GATEWAY"])
    initialise = discord.state.ConnectionState.__init__

    def impatient(self: Any, *arguments: Any, **options: Any) -> None:
        initialise(self, *arguments, **{"guild_ready_timeout": 0.1, **options})

    discord.state.ConnectionState.__init__ = impatient  # type: ignore[method-assign]
    begin = discord.http.HTTPClient.__init__

    def named(self: Any, *arguments: Any, **options: Any) -> None:
        begin(self, *arguments, **options)
        self.user_agent = f"{self.user_agent} {FOLDER.name}"  # which of several processes it is

    discord.http.HTTPClient.__init__ = named  # type: ignore[method-assign]


def _what_time_it_is() -> None:
    import apscheduler.executors.base
    import apscheduler.schedulers.base
    import apscheduler.triggers.date
    import apscheduler.triggers.interval

    true_ns, file = time.time_ns, FOLDER / "clock"

    def wrong_ns() -> int:
        try:
            return true_ns() + int(file.read_text()) * 1_000_000
        except (OSError, ValueError):
            return true_ns()

    class WrongDatetime(dt.datetime):
        @classmethod
        def now(cls, tz: dt.tzinfo | None = None) -> dt.datetime:  # type: ignore[override]
            return dt.datetime.fromtimestamp(wrong_ns() / 1e9, tz)

    # Several processes go by the server's clock: for all of them it is wrong as the `clock` beside their folders says.
    import db.engine.postgres

    true_now_ms, common = db.engine.postgres.Postgres.now_ms, FOLDER.parent / "clock"

    async def server_now_ms(self: Any) -> int:
        try:
            return await true_now_ms(self) + int(common.read_text())
        except (OSError, ValueError):
            return await true_now_ms(self)

    db.engine.postgres.Postgres.now_ms = server_now_ms  # type: ignore[method-assign]
    time.time_ns = wrong_ns
    time.time = lambda: wrong_ns() / 1e9
    for module in (
        apscheduler.schedulers.base,
        apscheduler.executors.base,
        apscheduler.triggers.interval,
        apscheduler.triggers.date,
    ):
        module.datetime = WrongDatetime


def _how_long_it_slept() -> None:
    """A process that was stopped finds on waking that time has gone on: on the monotonic clock, too."""
    awake, slept_s = time.monotonic, 0.0

    def woken(*_: object) -> None:
        nonlocal slept_s
        with contextlib.suppress(OSError):  # a test may wake it without a word
            slept_s = int((FOLDER / "slept").read_text()) / 1000

    time.monotonic = lambda: awake() + slept_s
    signal.signal(signal.SIGCONT, woken)


def _which_limits_it_has() -> None:
    for name, value in json.loads(os.environ["FAULTS_LIMITS"]).items():
        module, _, constant = name.rpartition(".")
        known = importlib.import_module(module)
        assert hasattr(known, constant), name
        setattr(known, constant, value)


def _how_patient_it_is() -> None:
    import cogs.kit.tree
    import cogs.orders.replies
    import cogs.wire.listener
    import cogs.wire.running
    import db.engine.sqlite
    import referee.clock.gate
    import referee.clock.heart
    import referee.clock.lines

    referee.clock.lines.PAUSES_S = (0.0,)  # type: ignore[assignment]
    referee.clock.heart.BEAT_S = float(os.environ["FAULTS_BEAT_S"])
    referee.clock.gate.TRUST_S = float(os.environ["FAULTS_TRUST_S"])
    cogs.wire.listener.RETURN_S = 1.0
    cogs.wire.running.PAUSES_S = (0.3,)  # type: ignore[assignment]
    cogs.kit.tree.PAUSES_S = (0.3,)  # type: ignore[assignment]
    cogs.orders.replies.PAUSES_S = (0.1, 0.1, 0.1)
    *others, _ = db.engine.sqlite.PRAGMAS
    db.engine.sqlite.PRAGMAS = (*others, f"busy_timeout={os.environ['FAULTS_PATIENCE_MS']}")  # type: ignore[assignment]


def _when_to_die() -> None:
    from sqlalchemy import Engine, event
    from sqlalchemy.pool import Pool

    file, watch = Path(os.environ["FAULTS_DIE"]), FOLDER / "watch"
    fate = "dying"  # what hangs over a connection, until its transaction is over

    def order() -> tuple[str, str, str]:
        try:
            number, when, pattern = file.read_text().split(" ", 2)
        except (OSError, ValueError):
            return "", "", ""
        return number, when, pattern

    def die() -> None:
        number, *_ = order()
        try:
            file.unlink()
        except FileNotFoundError:  # another process has come first
            return
        (FOLDER / "died").touch()
        os.kill(os.getpid(), int(number or signal.SIGKILL))

    def on_statement(connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        _, when, pattern = order()
        if when and re.search(pattern, statement, re.DOTALL):
            if when == "before":
                die()
            connection.info[fate] = when
        if watch.exists() and re.search(watch.read_text(), statement, re.DOTALL):
            with (FOLDER / "watched").open("a") as watched:
                watched.write(".")

    def on_commit(connection: Any) -> None:
        when = connection.info.get(fate)
        if when == "commit":
            die()
        if when == "committed":
            connection.info[fate] = "on return"

    def on_rollback(connection: Any) -> None:
        if not connection.invalidated:
            connection.info.pop(fate, None)

    def on_return(_connection: Any, record: Any) -> None:
        if record.info.pop(fate, None) == "on return":
            die()

    event.listen(Engine, "before_cursor_execute", on_statement)
    event.listen(Engine, "commit", on_commit)
    event.listen(Engine, "rollback", on_rollback)
    event.listen(Pool, "checkin", on_return)


def _how_full_the_disk_is() -> None:
    import resource

    if os.environ["FAULTS_ROOM"]:
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(os.environ["FAULTS_ROOM"]), most))


def _what_is_migrated() -> None:
    if not (FOLDER / "migrations").exists():
        return
    import db.migrate

    for asked in (db.migrate.migrate, db.migrate.migrate_server, db.migrate.is_known):
        asked.__defaults__ = (FOLDER / "migrations",)


def _what_is_poison() -> None:
    if not (FOLDER / "poison").exists():
        return
    from rules.registry import GAMES

    poison = (FOLDER / "poison").read_text()
    for game in GAMES.values():
        resolve = game.resolve

        def poisoned(state: Any, orders: Any, dice: Any, resolve: Any = resolve) -> Any:
            if poison in repr(state):
                raise ZeroDivisionError(f"poison: {orders!r}")
            return resolve(state, orders, dice)

        object.__setattr__(game, "resolve", poisoned)


try:
    install()
except BaseException:
    traceback.print_exc()
    sys.stderr.flush()
    os._exit(97)  # Python itself would go on without us, and to the real Discord
