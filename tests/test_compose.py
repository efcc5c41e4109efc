"""What compose.postgres.yaml and the units of systemd start, as far as can be told without a container."""

import asyncio
import json
import os
import re
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest

from cogs.kit.health import Probe
from cogs.wire.running import read_arguments
from config import Settings, where
from db import backup
from db.engine import Database
from db.server import parts
from referee.house import House, SystemClock
from tests.support import postgres
from tests.support.chance import of_this_test
from tests.support.template import put_database

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "compose.postgres.yaml").read_text("utf-8")
GIVEN = {"SIFFLET_TOKEN": "a-token", "POSTGRES_PASSWORD": "a-password"}
LINE = re.compile(r"( *)(- )?(?:([\w.<-]+):(?: |$))?(?:&([\w-]+) ?)?(.*)")


def read() -> dict[str, Any]:
    """Return what the file says. It keeps to a part of YAML: maps, lists of texts, lists as JSON, anchors."""
    anchors = dict[str, Any]()
    root = dict[str, Any]()
    inside: list[tuple[int, Any]] = [(-1, root)]
    pending: tuple[dict[str, Any], str] | None = None
    for line in TEXT.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        indent, dash, key, anchor, text = LINE.fullmatch(line).groups()
        while inside[-1][0] >= len(indent):
            inside.pop()
        here = inside[-1][1]
        if dash:
            if here == {}:
                owner, name = pending
                here = owner[name] = []
                inside[-1] = (inside[-1][0], here)
            here.append(line.strip().removeprefix("- "))
            continue
        if key == "<<":
            here.update(anchors[text.removeprefix("*")])
            continue
        if text.startswith("*"):
            value: Any = anchors[text[1:]]
        elif text:
            value = json.loads(text) if text[0] in '["' else text
        else:
            value = {}
            inside.append((len(indent), value))
            pending = (here, key)
        here[key] = value
        if anchor:
            anchors[anchor] = value
    return root


SERVICES = read()["services"]


def filled_in(text: str) -> str:
    """Return a text with the secrets of `.env`."""
    return re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: GIVEN[found[1]], text)


def test_it_is_one_gateway_two_workers_and_the_database() -> None:
    roles = {name: service["command"][-1] for name, service in SERVICES.items() if "--role" in service["command"]}
    assert roles == {"gateway": "gateway", "worker": "worker"}
    assert SERVICES["worker"]["deploy"] == {"replicas": "2"}
    assert set(SERVICES) == {"gateway", "worker", "base"}


def test_one_builds_the_image_that_both_run() -> None:
    """Two that build one tag at the same time do not get along; whoever does not build is not to look elsewhere."""
    both = [SERVICES[name] for name in ("gateway", "worker")]
    assert [service["image"] for service in both] == ["sifflet", "sifflet"]
    assert [service.get("build", {}).get("dockerfile") for service in both] == ["Containerfile", None]
    assert [service.get("pull_policy") for service in both] == [None, "never"]


def test_every_service_comes_back_ends_cleanly_and_is_looked_at() -> None:
    for service in SERVICES.values():
        assert service["restart"] == "unless-stopped"
        assert service["stop_grace_period"] == "1m"
        assert service["healthcheck"]["test"][0] == "CMD"
    assert "ports" not in TEXT


@pytest.mark.parametrize("name", ["gateway", "worker"])
def test_its_settings_are_the_bots(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given = {key: filled_in(value) for key, value in SERVICES[name]["environment"].items()}
    assert {key.removeprefix("SIFFLET_").lower() for key in given} <= set(Settings.model_fields)
    for key, value in given.items():
        monkeypatch.setenv(key, value)
    settings = Settings()
    assert settings.database == "postgresql://sifflet:a-password@base/sifflet"
    assert (settings.health_port, settings.metrics, settings.log_format) == (8080, True, "json")


def test_no_secret_stands_in_the_repository() -> None:
    for service in SERVICES.values():
        for key, value in service["environment"].items():
            if re.search("TOKEN|PASSWORD|DATABASE", key):
                assert re.search(r"\$\{\w+:\?", value), key
    assert "/.env" in (ROOT / ".gitignore").read_text("utf-8").splitlines()


async def test_the_bots_role_owns_its_database_and_is_no_superuser(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The script of the first start, on a server of its own: with what it makes the bot runs."""
    server = postgres.Server()
    monkeypatch.setenv("PATH", f"{postgres.binaries()}:{os.environ['PATH']}")
    [script] = [place.split(":")[0] for place in SERVICES["base"]["volumes"] if place.startswith("./")]
    assert ROOT.joinpath(script).stat().st_mode & stat.S_IXUSR
    ours = server.url.set(drivername="postgresql")
    with psycopg.connect(ours.render_as_string(), autocommit=True) as connection:
        connection.execute("CREATE ROLE boss SUPERUSER LOGIN")
    with psycopg.connect(ours.set(username="boss").render_as_string(), autocommit=True) as connection:
        connection.execute("ALTER ROLE sifflet RENAME TO initdb")  # the name that a server of our tests begins with
        given = {"POSTGRES_USER": "boss", "SIFFLET_PASSWORD": "a-password", "PGHOST": str(server.folder)}
        await asyncio.to_thread(subprocess.run, ["sh", ROOT / script], env=os.environ | given, check=True)
        may = "SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication FROM pg_roles WHERE rolname = 'sifflet'"
        assert connection.execute(may).fetchone() == (False,) * 4
    database = ours.set(database="sifflet").render_as_string()
    await (await Database.open(database)).close()
    copy = await asyncio.to_thread(backup.make, database, tmp_path, 0, 1)
    assert backup.restore(copy, database, tmp_path, 1) is not None
    server.remove()


def test_the_programs_for_copies_are_those_of_the_server() -> None:
    [server] = re.findall(r"image: postgres:(\d+)\n", TEXT)
    [programs] = re.findall(r"postgresql-client-(\d+)", (ROOT / "Containerfile").read_text("utf-8"))
    assert programs == server


@pytest.mark.parametrize("is_up", [True, False])
async def test_its_probe_believes_the_bots(tmp_path: Path, is_up: bool) -> None:
    house = House(
        db=await Database.open(put_database(tmp_path / "sifflet.sqlite3")),
        clock=SystemClock(),
        games={},
        random_bytes=of_this_test(),
    )

    async def line_up(_: object) -> bool:
        return is_up

    probe = Probe(house.clock, measures=False)
    await probe.open("127.0.0.1", 0)

    probe.watch(house, line_up)
    _, python, *arguments = SERVICES["worker"]["healthcheck"]["test"]
    assert python == "python"
    asking = await asyncio.create_subprocess_exec(
        sys.executable,
        *(argument.replace(":8080/", f":{probe.port}/") for argument in arguments),
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert (await asking.wait() == 0) is is_up
    await probe.close()
    await house.db.close()


OPERATING = (ROOT / "docs" / "exploitation.md").read_text("utf-8")


def test_the_units_of_systemd_start_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several processes on a machine each has a port of its own for its probe: its name."""
    units = [unit for unit in re.findall(r"```ini\n(.*?)```", OPERATING, re.DOTALL) if "ExecStart" in unit]
    roles = []
    for unit in units:
        command = re.search(r"^ExecStart=\S+/python bot.py (.*)$", unit, re.MULTILINE)
        monkeypatch.setattr(sys, "argv", ["bot.py", *command[1].split()])
        roles.append(read_arguments().role)
    assert roles == ["all", "gateway"]
    [setting] = re.findall(r"^Environment=(\w+)=%i$", units[1], re.MULTILINE)
    assert setting.removeprefix("SIFFLET_").lower() in Settings.model_fields
    assert re.findall(r"sifflet-gateway@(\d+)", OPERATING) == ["8080", "8081"]


def test_an_address_that_is_ciphered_and_checked_is_taken_as_it_is_told() -> None:
    for told in re.findall(r"postgresql://[^` ]*sslmode=[^` ]*", OPERATING):
        assert where(told) == told
        assert parts(told)["sslmode"] == "verify-full"
