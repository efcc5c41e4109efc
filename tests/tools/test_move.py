"""`make move`, as an organiser runs it."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.support import postgres
from tests.support.template import put_database
from tools.move import main

ROOT = Path(__file__).parents[2]


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.move", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own module


def test_a_house_is_moved_and_what_to_do_next_is_said(tmp_path: Path) -> None:
    path, where = put_database(tmp_path / "sifflet.sqlite3"), postgres.empty_database()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO person (user_id, name, palette) VALUES (1, 'x', 'default')")
    done = run(path, where)
    assert done.returncode == 0
    assert "1 lignes" in done.stdout
    assert "ne démarrez plus jamais" in done.stdout
    refused = run(path, where)
    assert "n'est pas vide (table person)" in refused.stderr
    assert refused.returncode == 1
    postgres.drop(where)


def test_the_bots_own_database_is_that_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There, and not on a command line that everybody can see, its password has a place."""
    path, where, back = put_database(tmp_path / "a"), postgres.empty_database(), tmp_path / "b"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO person (user_id, name, palette) VALUES (1, 'x', 'default')")
    monkeypatch.setenv("SIFFLET_DATABASE", where)
    main([str(path)])
    main(["", str(back)])
    with closing(sqlite3.connect(back)) as database:
        assert database.execute("SELECT name FROM person").fetchall() == [("x",)]
    postgres.drop(where)


def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path) -> None:
    fresh = put_database(tmp_path / "sifflet.sqlite3")
    nowhere = "postgresql://sifflet:geheim@localhost:1/sifflet"
    for arguments, said in (
        ((tmp_path / "nothing", fresh), "il n'y a pas de base"),
        ((fresh, tmp_path / "new"), "il n'y a rien à déménager"),
        ((fresh, fresh), "la même base"),
        ((fresh, nowhere), "cannot be used"),
        ((fresh, nowhere.replace("postgresql", "postgres")), "écrivez l'adresse ainsi"),
        (("", ""), "usage"),
        ((fresh,), "usage"),
        ((fresh, "", ""), "usage"),
    ):
        with pytest.raises(SystemExit, match=said) as refused:
            main([str(argument) for argument in arguments])
        assert "geheim" not in str(refused.value)
        assert len(str(refused.value).splitlines()) == 1
