"""`make play` as a process of its own, and a browser of this machine to play in."""

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import PHONE, Player

ROOT = Path(__file__).parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
READY = re.compile(r"Prêt : (http://127\.0\.0\.1:\d+)")
LEAVING_S = 60

Sit = Callable[..., Player]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser of this machine; where there is none, the test is skipped, and says so.

    It is closed after its module: as long as it is open a loop runs in this thread, and no asynchronous test can.
    """
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip(f"no browser: none of {', '.join(BROWSERS)} is installed (Debian: apt install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shell() -> Iterator[str]:
    """The address of a shell that all tests share; it ends as by ctrl-c, and has logged no error."""
    command = (sys.executable, "-m", "tools.play", "--port", "0", "--no-browser")
    with subprocess.Popen(  # noqa: S603 - our own program
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        lines: list[str] = []
        while not (found := READY.search(line := process.stdout.readline())):
            lines.append(line)
            assert line, "".join(lines) + process.stderr.read()
        try:
            yield found[1]
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=LEAVING_S)
        finally:
            process.kill()
    assert not errors, errors
    assert process.returncode == 0


@pytest.fixture
def sit(browser: Browser, shell: str) -> Iterator[Sit]:
    """Return what lets somebody sit down at a screen of that size, at a page; everything is as at the beginning."""
    players: list[Player] = []

    def at(size: dict[str, int], where: str = "/") -> Player:
        page = browser.new_page(viewport=size, locale="fr-FR")
        if not players:
            assert page.request.post(f"{shell}/recommencer").ok
        players.append(Player(page, shell))
        players[-1].begin(where)
        return players[-1]

    yield at
    for player in players:
        player.page.close()


@pytest.fixture
def camille(sit: Sit) -> Player:
    """The captain whose turn it is, on a phone."""
    return sit(PHONE)
