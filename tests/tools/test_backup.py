"""`make backup` and `make restore`, as an organiser runs them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from db.engine import Database
from tests.support import postgres
from tools.backup import main

ROOT = Path(__file__).parents[2]


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.toml"
    path.write_text('log_level = "ERROR"\n', "utf-8")  # a token is for who goes to Discord
    return path


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.backup", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own module


async def test_a_copy_is_made_and_put_back(config: Path) -> None:
    database = await Database.open(config.with_name("sifflet.sqlite3"))
    assert run("make", config).returncode == 0
    refused = run("restore", config)
    assert refused.returncode == 1
    assert "Rien n'a été changé" in refused.stderr
    assert "pid" in refused.stderr
    await database.close()
    done = run("restore", config)
    assert done.returncode == 0
    assert "Vous pouvez démarrer le bot" in done.stdout
    assert len(list(config.parent.glob("sifflet.sqlite3.before-restore-*"))) == 1


def test_a_copy_of_a_database_on_a_server_is_made_and_put_back(config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{postgres.binaries()}:{os.environ['PATH']}")
    where = postgres.empty_database()
    secret = where.replace("sifflet@", "sifflet:a%20b%27c@")
    assert secret != where
    monkeypatch.setenv("SIFFLET_DATABASE", secret)
    assert "aucune copie" in run("restore", config).stderr
    assert "Copie faite et vérifiée" in run("make", config).stdout
    done = run("restore", config)
    assert "est gardée sous" in done.stdout
    assert sorted(file.suffix for file in (config.parent / "sauvegardes").iterdir()) == [".dump", ".dump"]
    monkeypatch.setenv("PATH", "/nowhere")
    refused = run("make", config)
    assert "pg_dump is not on the PATH" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    postgres.drop(where)


def test_what_cannot_be_done_is_said_in_one_line(config: Path) -> None:
    for arguments, said in (
        (("make", config), "pas encore de base"),
        (("restore", config), "aucune copie"),
        (("restore", config, config), "Rien n'a été changé"),
        (("restaurer",), "usage"),
    ):
        with pytest.raises(SystemExit, match=said) as refused:
            main([str(argument) for argument in arguments])
        assert len(str(refused.value).splitlines()) == 1
