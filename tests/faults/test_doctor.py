"""`make doctor` beside a bot that runs: it sees what is missing here and at Discord, changes nothing, keeps nobody."""

import asyncio
import sys
from pathlib import Path

import discord
import pytest

from cogs.wire.listener import INTENTS
from tests.faults.fake.world import ANNOUNCE, REFEREES
from tests.faults.nursery import ROOT
from tests.faults.stage import Stage
from tools.doctor.abroad import PRIVILEGED, judge_intents

WELL, FAULT, UNKNOWN = 0, 1, 2


async def doctor(stage: Stage, config: Path | None = None, **given: str) -> tuple[int, str]:
    """Run the doctor as a host does; return its exit code and what it prints."""
    config = config or stage.bot.folder / "config.toml"
    environment = {**stage.bot.environment(), "SIFFLET_BACKUPS_KEPT": "0", **given}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tools.doctor", str(config), cwd=ROOT, env=environment, stdout=-1, stderr=-2
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


@pytest.fixture(autouse=True)
def secret(stage: Stage) -> Path:
    """Keep the settings to the bot's own account."""
    path = stage.bot.folder / "config.toml"
    path.chmod(0o600)
    return path


@pytest.fixture
def exposed(secret: Path) -> None:
    """Let everybody on the machine read the settings."""
    secret.chmod(0o644)


@pytest.fixture
def misspelt(tmp_path: Path) -> Path:
    """Return settings with two faults."""
    path = tmp_path / "other.toml"
    path.write_text('token = ""\nzone = "Europe/Pari"\n', "utf-8")
    return path


def faults_of(said: str) -> list[str]:
    return [line for line in said.splitlines() if line.startswith("✘")]


async def test_where_nothing_is_missing_it_says_so_beside_the_bot_and_keeps_nobody(stage: Stage) -> None:
    await stage.started()
    code, said = await doctor(stage)
    assert (code, faults_of(said)) == (WELL, []), said
    assert all(word in said for word in ("Python", "requirements.lock", "à l'heure", "1 ligue", "salons, rôle et perm"))
    assert "Traceback" not in said
    await stage.match.orders()  # the bot plays on
    await stage.match.played()


async def test_each_thing_that_is_missing_is_a_line_with_what_to_do(stage: Stage, exposed: None) -> None:
    await stage.started()
    world = stage.fake.world
    world.deny(ANNOUNCE, discord.Permissions(attach_files=True))
    del world.channels[REFEREES]
    code, said = await doctor(stage, SIFFLET_BACKUPS_KEPT="3", SIFFLET_BACKUP_FOLDER="ailleurs")
    assert code == FAULT
    settings, copies, *server = faults_of(said)
    assert "chmod 600" in settings
    assert "aucune" in copies
    assert len(server) == 2 and any("Joindre des fichiers" in line for line in server)
    assert any("salon des arbitres n'existe plus" in line and "/ligue installer" in line for line in server)
    world.deny(ANNOUNCE, discord.Permissions.none())


async def test_a_token_that_discord_refuses(stage: Stage) -> None:
    stage.fake.faults.add("GET", "/users/@me", status=401, times=1)
    code, said = await doctor(stage)
    assert code == FAULT
    assert ["Jeton" in line and "portail" in line for line in faults_of(said)] == [True]


CONTENT, MEMBERS, PRESENCE = (
    discord.ApplicationFlags(**{f"gateway_{name}": True}).value
    for name in ("message_content", "guild_members", "presence")
)
LIMITED_CONTENT = discord.ApplicationFlags(gateway_message_content_limited=True).value


@pytest.mark.parametrize(
    ("flags", "told"), [(0, "aucun n'est allumé"), (LIMITED_CONTENT, "à éteindre : Message Content")]
)
async def test_the_intents_of_the_application_are_told(stage: Stage, flags: int, told: str) -> None:
    stage.fake.world.flags = flags
    code, said = await doctor(stage)
    stage.fake.world.flags = 0
    [line] = [line for line in said.splitlines() if "Intents" in line]
    assert code == WELL and line.startswith("✔")
    assert "demandés : guilds, guild_messages, dm_messages ; aucun privilégié n'est nécessaire" in line
    assert told in line


async def test_intents_of_which_discord_says_nothing_are_not_verified(stage: Stage) -> None:
    stage.fake.faults.add("GET", "/applications/@me", status=404, times=1)
    code, said = await doctor(stage)
    assert (code, faults_of(said)) == (UNKNOWN, [])
    assert "? Intents : non vérifié" in said


@pytest.mark.parametrize(
    ("asked", "flags", "verdict", "told"),
    [
        ("message_content", 0, "fault", "Message Content Intent : nécessaire et éteint"),
        ("message_content", MEMBERS | PRESENCE, "fault", "Message Content Intent : nécessaire et éteint"),
        ("message_content", CONTENT, "well", "Message Content Intent : nécessaire et allumé"),
        ("message_content", LIMITED_CONTENT | MEMBERS, "well", "à éteindre : Server Members Intent"),
        ("members", MEMBERS, "well", "aucun n'est allumé sans nécessité"),
        ("presences", PRESENCE | CONTENT, "well", "à éteindre : Message Content Intent"),
        ("presences", 0, "fault", "portail"),
    ],
)
def test_an_intent_that_is_needed_and_off_is_a_fault(asked: str, flags: int, verdict: str, told: str) -> None:
    found = judge_intents(discord.Intents(guilds=True, **{asked: True}), flags)
    assert found.verdict == verdict and told in found.told


def test_the_bot_needs_no_privileged_intent() -> None:
    assert not any(getattr(INTENTS, name) for name, _, _ in PRIVILEGED)


async def test_without_discord_what_is_there_is_looked_at_and_the_rest_is_not_verified(stage: Stage) -> None:
    code, said = await doctor(stage, FAULTS_API="http://127.0.0.1:9/api/v10")
    assert (code, faults_of(said)) == (UNKNOWN, [])
    assert said.count("non vérifié") == 3 and "1 ligue" in said


async def test_a_bot_on_no_server_is_told_where_to_invite_it(stage: Stage) -> None:
    stage.fake.world.is_kicked = True
    code, said = await doctor(stage)
    stage.fake.world.is_kicked = False
    assert code == FAULT and "https://discord.com/oauth2/authorize?client_id=" in said
    assert "n'est plus sur ce serveur" in said


async def test_settings_that_cannot_be_read_are_told_line_by_line(stage: Stage, misspelt: Path) -> None:
    code, said = await doctor(stage, misspelt)
    assert code == FAULT
    assert len(faults_of(said)) == 2 and "Europe/Paris" in said
