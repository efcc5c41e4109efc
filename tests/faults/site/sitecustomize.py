"""Read by Python as it starts (PYTHONPATH): `python bot.py config.toml` then finds the fake Discord, and its faults.

The bot itself knows nothing of this. What is changed is outside it: where Discord is, what time it is, when the
process dies. Some waits are others: that of discord.py for further servers, the beat of the heart, its pause after a
RESUME and after a leap of the clock, the pauses between two tries of an answer or of the list of commands, how long a
locked database and a Discord that is away are waited for.

FAULTS_DIR is a folder with which the test speaks to the process while it runs:
`clock` holds by how many ms its wall clock is wrong; `die` holds where it kills itself (`WHEN PATTERN`):
`before P`: before the statement that fits the pattern; `commit P`: before the commit of a transaction in which it
was executed; `committed P`: right after that commit. `poison` holds a text: no turn resolves in whose state it stands.
`migrations` is the folder of the migrations of a later program, which are then the process's own.
"""

import datetime as dt
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
    _how_patient_it_is()
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


def _how_patient_it_is() -> None:
    import cogs.kit.listener
    import cogs.kit.running
    import cogs.kit.syncing
    import cogs.orders.replies
    import db.engine.sqlite
    import referee.clock.gate
    import referee.clock.heart

    referee.clock.heart.BEAT_S = float(os.environ["FAULTS_BEAT_S"])
    referee.clock.gate.TRUST_S = float(os.environ["FAULTS_TRUST_S"])
    cogs.kit.listener.RETURN_S = 1.0
    cogs.kit.running.PAUSES_S = (0.3,)  # type: ignore[assignment]
    cogs.kit.syncing.PAUSES_S = (0.3,)  # type: ignore[assignment]
    cogs.orders.replies.PAUSES_S = (0.1, 0.1, 0.1)
    *others, _ = db.engine.sqlite.PRAGMAS
    db.engine.sqlite.PRAGMAS = (*others, f"busy_timeout={os.environ['FAULTS_PATIENCE_MS']}")  # type: ignore[assignment]


def _when_to_die() -> None:
    from sqlalchemy import Engine, event
    from sqlalchemy.pool import Pool

    file = FOLDER / "die"
    fate = "dying"  # what hangs over a connection, until its transaction is over

    def order() -> tuple[str, str]:
        try:
            when, _, pattern = file.read_text().partition(" ")
        except OSError:
            return "", ""
        return when, pattern

    def die() -> None:
        file.unlink()
        os.kill(os.getpid(), signal.SIGKILL)

    def on_statement(connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        when, pattern = order()
        if when and re.search(pattern, statement, re.DOTALL):
            if when == "before":
                die()
            connection.info[fate] = when

    def on_commit(connection: Any) -> None:
        when = connection.info.get(fate)
        if when == "commit":
            die()
        if when == "committed":
            connection.info[fate] = "on return"

    def on_return(_connection: Any, record: Any) -> None:
        if record.info.get(fate) == "on return":
            die()

    event.listen(Engine, "before_cursor_execute", on_statement)
    event.listen(Engine, "commit", on_commit)
    event.listen(Engine, "rollback", lambda connection: connection.info.pop(fate, None))
    event.listen(Pool, "checkin", on_return)


def _how_full_the_disk_is() -> None:
    import resource

    if os.environ["FAULTS_ROOM"]:
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(os.environ["FAULTS_ROOM"]), most))


def _what_is_migrated() -> None:
    if not (FOLDER / "migrations").exists():
        return
    import functools

    import db.engine.database
    import db.migrate

    migrate = functools.partial(db.migrate.migrate, scripts=FOLDER / "migrations")
    db.engine.database.migrate = migrate  # type: ignore[assignment]


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
