"""The bot as its user runs it: `python bot.py config.toml`, a process of its own, here against the fake Discord."""

import asyncio
import contextlib
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

from tests.faults.fake.server import TOKEN, FakeDiscord
from tests.faults.fake.world import WAIT_S
from tests.faults.nursery import ROOT, Child, Given, nursery, started_anew
from tests.support.beside import beside

SITE = Path(__file__).parent / "site"
# Settings would come from the environment, too; and a start that compiles everything anew takes twice as long.
NOT_OURS = ("SIFFLET_", "PYTHONDONTWRITEBYTECODE")


class Row(dict[Any, Any]):
    """A row of a server's database, as one of SQLite's: by names and by numbers."""


def _row(cursor: Any) -> Any:
    names = [column.name for column in cursor.description or ()]
    return lambda values: Row({**dict(enumerate(values)), **dict(zip(names, values, strict=True))})


class BotProcess:
    """One bot on one folder: its configuration, its database, its log. It can be started again and again."""

    def __init__(
        self,
        folder: Path,
        fake: FakeDiscord,
        *,
        database: Path | str | None = None,
        role: str | None = None,
        beat_s: float = 0.3,
        trust_s: float = 0.0,
    ) -> None:
        self.folder, self.fake = folder, fake
        self.database = database or folder / "sifflet.sqlite3"
        self.role = role
        self.beat_s, self.trust_s, self.patience_ms = beat_s, trust_s, 30_000
        self.room_bytes: int | None = None  # larger files the process cannot write, from its next start on
        self.skew_ms = 0  # by which its clock is ahead of everybody's
        self.limits: dict[str, object] = {}  # constants of the program, by their whole name
        self.settings: dict[str, object] = {}  # those that the environment gives
        self.die_file = folder / "die"
        self.is_forked = True  # False: a Python of its own is started, as by its user, which takes seconds
        self.starts = 0
        self._is_connected = False
        self._process: Child | None = None
        (folder / "config.toml").write_text(
            f'token = "{TOKEN}"\ndatabase = "{self.database}"\nemojis = false\nlog_language = "en"\n', "utf-8"
        )

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def log(self) -> str:
        """What the process has written since its first start."""
        return (self.folder / "bot.log").read_text("utf-8") if self.starts else ""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def launch(self) -> None:
        """Start the process."""
        assert not self.is_alive
        self.starts += 1
        for left in ("died", "slept"):
            (self.folder / left).unlink(missing_ok=True)
        arguments = (str(self.folder / "config.toml"), *(("--role", self.role) if self.role else ()))
        (log := self.folder / "bot.log").touch()
        given: Given = {"environment": self.environment(), "log": log}
        if self.is_forked:
            self._process = await asyncio.wrap_future(nursery().fork(*arguments, **given))
        else:
            self._process = started_anew(*arguments, **given)

    def environment(self) -> dict[str, str]:
        """Return the environment in which a program finds the fake Discord, and the faults."""
        return {
            **{name: value for name, value in os.environ.items() if not name.startswith(NOT_OURS)},
            **self.fake.environment(),
            **{f"SIFFLET_{name.upper()}": str(value) for name, value in self.settings.items()},
            "FAULTS_DIR": str(self.folder),
            "FAULTS_DIE": str(self.die_file),
            "FAULTS_LIMITS": json.dumps(self.limits),
            "FAULTS_BEAT_S": str(self.beat_s),
            "FAULTS_TRUST_S": str(self.trust_s),
            "FAULTS_PATIENCE_MS": str(self.patience_ms),
            "FAULTS_ROOM": "" if self.room_bytes is None else str(self.room_bytes),
            "PYTHONPATH": f"{SITE}:{ROOT}",
            "PYTHONUNBUFFERED": "1",
            # A full disk would leave broken bytecode behind, in the sources' own folders.
            **({} if self.room_bytes is None else {"PYTHONDONTWRITEBYTECODE": "1"}),
        }

    async def start(self) -> None:
        """Start the process and wait until it plays."""
        before = self.log.count("ready as")
        await self.launch()
        await self.fake.world.until("the bot to be ready", lambda: self._started(before))
        self._is_connected = True

    def _started(self, before: int) -> bool:
        assert self.is_alive, f"the bot did not start:\n{self.log[-3000:]}"
        return self.log.count("ready as") > before and bool(self.fake.world.commands)  # nothing waits for these

    def _tell(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):  # it may have ended just now
            os.kill(self.pid, number)

    def kill(self) -> None:
        """`kill -9`."""
        if self.is_alive:
            self._tell(signal.SIGKILL)

    async def killed(self) -> None:
        """`kill -9`, and wait for the end."""
        self.kill()
        await self.ended()

    async def stop(self, *signals: int) -> tuple[int, float]:
        """Send signals (SIGTERM unless others are named); return the exit code and how long it took."""
        start = time.monotonic()
        for number in signals or (signal.SIGTERM,):
            self._tell(number)
        return await self.ended(), time.monotonic() - start

    async def ended(self, seconds: float = WAIT_S) -> int:
        """Return the exit code once the process has ended."""
        assert self._process is not None
        async with asyncio.timeout(seconds):
            code = await asyncio.wrap_future(self._process.ended)
        if self._is_connected and self.role is None and self.fake.gateway.session is not None:
            self.fake.gateway.session.socket = None
        self._is_connected = False
        return code

    def die_at(self, when: str, pattern: str, number: signal.Signals = signal.SIGKILL) -> None:
        """Have the process kill itself at a point of its work with the database (`site/sitecustomize.py`)."""
        self.die_file.write_text(f"{int(number)} {when} {pattern}", "utf-8")

    @property
    def has_died(self) -> bool:
        """Whether it has come to the point where it was to die, or to stop."""
        return (self.folder / "died").exists()

    def watch(self, pattern: str) -> None:
        """Count from now on the statements that fit `pattern`."""
        (self.folder / "watched").unlink(missing_ok=True)
        (self.folder / "watch").write_text(pattern, "utf-8")

    @property
    def watched(self) -> int:
        """Return how many statements have been counted."""
        path = self.folder / "watched"
        return path.stat().st_size if path.exists() else 0

    def pause(self) -> None:
        """Stop the process, as a machine does that has other things to do (SIGSTOP)."""
        self._tell(signal.SIGSTOP)

    def wake(self, slept_s: float = 0) -> None:
        """Let it go on; `slept_s` have passed meanwhile besides what has really."""
        file = self.folder / "slept"
        slept_ms = int(file.read_text()) if file.exists() else 0
        file.write_text(str(slept_ms + round(slept_s * 1000)))
        (self.folder / "died").unlink(missing_ok=True)
        self._tell(signal.SIGCONT)

    def poison(self, text: str | None) -> None:
        """Have the rules fail, from the next start on, on every state in which `text` stands; None: on none."""
        path = self.folder / "poison"
        path.unlink(missing_ok=True)
        if text is not None:
            path.write_text(text, "utf-8")

    def set_clock(self, wrong_ms: int) -> None:
        """Let the machine's wall clock be ahead of the true time (or behind it)."""
        new = self.folder / "clock.new"
        new.write_text(str(wrong_ms + self.skew_ms), "utf-8")
        new.replace(self.folder / "clock")

    def rows(self, query: str, *values: Any) -> list[dict[str, Any]]:
        """Return what stands in the database, as of the last commit."""
        with beside(self.database) as database:
            return database.dicts(query, values)

    def change(self, statement: str, *values: Any) -> None:
        """Change the database behind the bot's back."""
        with beside(self.database) as database:
            database.change(statement, values)

    def value(self, query: str, *values: Any) -> Any:
        """Return the first value of the first row."""
        return next(iter(self.rows(query, *values)[0].values()))
