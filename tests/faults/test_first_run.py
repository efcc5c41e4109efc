"""The first `make run`, at a real terminal: three questions, a file for its owner alone, the bot goes on line."""

import asyncio
import os
import pty
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from config import load
from tests.faults.fake.server import TOKEN
from tests.faults.nursery import ROOT
from tests.faults.stage import Stage


class Terminal:
    """A program at a terminal: what it has said, and what is typed."""

    def __init__(self, environment: dict[str, str], *arguments: str) -> None:
        self._ours, theirs = pty.openpty()
        self.said = ""
        self.process = subprocess.Popen(  # noqa: S603 - our own entry
            [sys.executable, "bot.py", *arguments], cwd=ROOT, env=environment, stdin=theirs, stdout=theirs,
            stderr=theirs, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        asyncio.get_running_loop().add_reader(self._ours, self._read)
        self._more = asyncio.Event()

    def _read(self) -> None:
        try:
            self.said += os.read(self._ours, 65_536).decode(errors="replace")
        except OSError:  # the program has ended
            asyncio.get_running_loop().remove_reader(self._ours)
        self._more.set()

    async def says(self, words: str) -> None:
        """Wait until the program has said so, since what was said last."""
        async with asyncio.timeout(60):
            while words not in self.said:
                assert self.process.poll() is None, self.said
                self._more.clear()
                await self._more.wait()
        self.said = self.said.partition(words)[2]

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self._ours, f"{text}\n".encode())

    def leave(self) -> None:
        """Type Ctrl-D: nobody will answer. (Ctrl-C is nothing to what was started in the background.)"""
        os.write(self._ours, b"\x04")

    async def ended(self) -> int:
        return await asyncio.to_thread(self.process.wait, 60)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._ours)
        os.close(self._ours)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (folder := tmp_path / "neuf").mkdir()
    return folder / "config.toml"


def mode_of(path: Path) -> int | None:
    return path.stat().st_mode & 0o777 if path.exists() else None


@pytest_asyncio.fixture
async def terminal(stage: Stage, path: Path) -> AsyncIterator[Terminal]:
    opened = Terminal(stage.bot.environment(), str(path))
    yield opened
    opened.close()


async def test_three_questions_and_the_bot_is_on_line(stage: Stage, terminal: Terminal, path: Path) -> None:
    stage.fake.faults.add("GET", "/users/@me", status=401, times=1)
    await terminal.says("Jeton du bot")
    terminal.type("pas.le.bon")
    await terminal.says("Discord refuse ce jeton")
    await terminal.says("Jeton du bot")
    terminal.type(TOKEN)
    await terminal.says("Fuseau horaire")
    terminal.type("Mars/Olympus")
    await terminal.says("Ce fuseau n'existe pas")
    terminal.type("America/Montreal")
    await terminal.says("Langue")
    terminal.type("")
    await terminal.says("lisible par vous seul")
    await terminal.says("https://discord.com/oauth2/authorize?client_id=")
    await terminal.says("prêt : sifflet")
    os.kill(terminal.process.pid, signal.SIGTERM)
    assert await terminal.ended() == 0
    assert TOKEN not in terminal.said
    assert mode_of(path) == 0o600
    written = load(path)
    assert (written.token.get_secret_value(), written.zone, written.language) == (TOKEN, "America/Montreal", "fr")


async def test_who_thinks_better_of_it_leaves_nothing_behind(terminal: Terminal, path: Path) -> None:
    await terminal.says("Jeton du bot")
    terminal.leave()
    assert await terminal.ended() == 1
    assert mode_of(path) is None


async def test_without_a_terminal_the_one_line_says_what_to_do(stage: Stage, path: Path) -> None:
    done = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", str(path), cwd=ROOT, env=stage.bot.environment(), stdin=-3, stdout=-1, stderr=-2
    )
    said, _ = await done.communicate()
    assert done.returncode == 1 and said.decode().count("\n") == 1 and "config.example.toml" in said.decode()
