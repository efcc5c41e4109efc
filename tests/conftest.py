"""What every test has: simulated Discord with the real bot, and the check of every request against Discord's own terms.

Fixtures: `league` (tests/support/league.py) with the people `captain`, `opponent`, `referee`, `organiser`, `stranger`;
`settings`, `clock`, `database_path`, `make_bot` for tests that need another bot; `simcord_env`, the world underneath.
"""

import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import pytest_asyncio
import simcord.env
from simcord import Env

from config import Settings
from tests.support import postgres
from tests.support.chance import of_this_test
from tests.support.discord_spec import VARIABLE, SpecCheck, objections, spec_path
from tests.support.hurry import hurried
from tests.support.league import League, MakeBot, Person
from tests.support.on_server import play_on_server
from tests.support.once import copy_quickly, picture_bytes, share_commands, share_statements
from tests.support.read_aloud import spelled
from tests.support.running import SHUFFLE, collect_seldom, cost, scratch_in_memory, shuffle
from tests.support.settling import park_event_waits, settle_quickly
from tests.support.simulation import (
    VirtualClock,
    patch_apscheduler,
    virtual_timers,
)
from tests.support.template import database_at, give_all_back
from tools.demo.chance import Chance

__all__ = ["hurried"]

SHARED_MACHINE = [hypothesis.HealthCheck.too_slow]
for profile, examples, is_same in (("full", 100, True), ("fast", 10, True), ("search", 1000, False)):
    hypothesis.settings.register_profile(
        profile,
        deadline=None,
        max_examples=examples,
        derandomize=is_same,  # what is drawn follows from the test alone; `search` looks elsewhere at each run
        suppress_health_check=SHARED_MACHINE,
    )
hypothesis.settings.load_profile(os.environ.get("SIFFLET_HYPOTHESIS", "full"))

share_statements()
share_commands()
copy_quickly()

SPEC_PATH = spec_path()
SPEC = SpecCheck.read(SPEC_PATH) if SPEC_PATH else None


def pytest_configure() -> None:
    """Choose where scratch files go, before the first one is made, and what server all workers share."""
    scratch_in_memory()
    postgres.begin_for_all()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what is not for a database server, if it is to be one; take another order if one is asked for."""
    if postgres.is_asked():
        items[:] = [item for item in items if "e2e" not in item.path.parts or item.get_closest_marker("postgres")]
    if seed := os.environ.get(SHUFFLE):
        shuffle(items, seed)


def pytest_collection_finish() -> None:
    """Begin the tests."""
    collect_seldom()


@pytest.fixture(autouse=True)
def discord_spec(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Check every request that a bot made in simulated Discord, however the test set it up."""
    worlds: list[Any] = []

    class WatchedBackend(simcord.env.Backend):
        def __init__(self) -> None:
            super().__init__()
            worlds.append(self)

    monkeypatch.setattr(simcord.env, "Backend", WatchedBackend)
    yield
    if SPEC is not None:
        faults = [fault for world in worlds for fault in objections(SPEC, world.http_requests)]
        assert not faults, "Discord would refuse:\n" + "\n".join(faults)
    texts = [text for world in worlds for text in spelled(world.http_requests)]
    assert not texts, "a screen reader would spell:\n" + "\n".join(texts)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end what the run took, and when requests were not checked."""
    terminalreporter.write_line(cost())
    if SPEC is None:
        terminalreporter.write_sep(
            "-", "NOT CHECKED: the bot's requests against Discord's OpenAPI description", yellow=True
        )
        terminalreporter.write_line(f"Its openapi.json is not there; name it in {VARIABLE} to have the check.")


@pytest.fixture(autouse=True)
def databases() -> Iterator[None]:
    """Have what this test had of a database server go to the next."""
    yield
    give_all_back()


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
def chance() -> Chance:
    """Return this test's own chance: the same bytes at every run, and no other test's."""
    return of_this_test()


@pytest.fixture
def database_path(tmp_path: Path) -> Any:
    """Return where this test's database is: a file, but for the address of one on a server (`make test-postgres`)."""
    return database_at(tmp_path / "sifflet.sqlite3")


@pytest.fixture
def settings(database_path: Any) -> Settings:
    return Settings(
        token="not-a-token",
        database=database_path,
        emojis=False,
        strict_texts=True,
        backups_kept=0,
        outage_hours=0,
        requests_per_s=0,
    )


@pytest.fixture
def make_bot(settings: Settings, clock: VirtualClock, chance: Chance) -> MakeBot:
    """Return what makes a bot on this test's database; a test may override it with a bot of its own."""
    from bot import create_bot

    return lambda: create_bot(settings, clock=clock, random_bytes=chance)


@pytest_asyncio.fixture
async def simcord_env(make_bot: MakeBot, clock: VirtualClock, monkeypatch: pytest.MonkeyPatch, hurried: None) -> Env:
    """Simulated Discord, not started yet, so that a server can be there before the bot is; `league` starts it.

    The bot's database has no threads, whose order would be another at each run; it has them in `tests/faults`.
    """
    if postgres.is_asked():
        play_on_server(monkeypatch)
    env = Env(make_bot())
    clock.bind(env)
    patch_apscheduler(monkeypatch, env.now)
    virtual_timers(env)
    settle_quickly(env)
    park_event_waits(monkeypatch)
    monkeypatch.setattr("cogs.kit.rendering.png_bytes", picture_bytes)
    return env


@pytest_asyncio.fixture
async def league(simcord_env: Env, make_bot: MakeBot) -> AsyncIterator[League]:
    """A started bot in a server; simulated time begins on 2026-01-01 at 00:00 UTC."""
    league = League(simcord_env, make_bot)
    assert league.guild
    try:
        await simcord_env.start()
        yield league
    finally:
        await league.stop()


@pytest.fixture
def person(league: League) -> Callable[..., Person]:
    """Return what brings somebody new into the server: `person("nadia", locale="en-GB", roles=…, permissions="…")`."""
    return league.person


@pytest.fixture
def captain(league: League) -> Person:
    return league.person("camille")


@pytest.fixture
def opponent(league: League) -> Person:
    return league.person("olga")


@pytest.fixture
def organiser(league: League) -> Person:
    """Somebody who may manage the server and so install the league."""
    return league.person("oscar", permissions="manage_guild")


@pytest.fixture
def referee(league: League) -> Person:
    """Somebody with the server's role "Arbitres"; a league must have been installed with that role to know it."""
    return league.person("remi", roles=[league.role("Arbitres")], permissions="manage_messages")


@pytest.fixture
def stranger(league: League) -> Person:
    """Somebody of the server who is in no team."""
    return league.person("stan")
