"""The settings: what is wrong is told in one plain line, and the token never shows."""

import json
import logging
import os
import re
import subprocess
import sys
import tomllib
from datetime import time
from pathlib import Path
from typing import get_args

import pytest
from pydantic import ValidationError

from config import (
    ADDRESS,
    ENVIRONMENT_PREFIX,
    HIDDEN,
    STAGES,
    VERSION,
    Brief,
    Redaction,
    Settings,
    Spoken,
    is_exposed,
    load,
    set_up_logs,
)
from rules.kollaball.state import Stage as KollaballStage

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "config.example.toml"
TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"  # made up


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(ENVIRONMENT_PREFIX + name.upper(), raising=False)


@pytest.fixture
def write(tmp_path: Path):
    def write_file(text: str) -> Path:
        path = tmp_path / "config.toml"
        path.write_text(text, "utf-8")
        return path

    return write_file


def refusal(path: Path) -> list[str]:
    with pytest.raises(SystemExit) as stop:
        load(path)
    return [line.replace(f"{path} : ", "") for line in str(stop.value.code).splitlines()]


def test_the_example_is_what_is_set_anyway(write) -> None:
    settings = load(write(EXAMPLE.read_text("utf-8").replace('token = ""', f'token = "{TOKEN}"')))
    defaults = Settings(token=TOKEN)
    ours = settings.model_dump(exclude={"database", "stage_hours"})
    assert ours == defaults.model_dump(exclude={"database", "stage_hours"})
    assert settings.database.name == defaults.database.name


def test_the_example_explains_every_setting() -> None:
    lines = EXAMPLE.read_text("utf-8").splitlines()
    for name in Settings.model_fields:
        [place] = [i for i, line in enumerate(lines) if re.match(rf"({name} =|\[{name}\])", line)]
        assert lines[place - 1].startswith("# "), f"{name} has no comment above it"


def test_the_example_names_every_kind_of_turn() -> None:
    for stage in STAGES:
        assert f"\n{stage} = " in EXAMPLE.read_text("utf-8")
    assert set(get_args(KollaballStage)) - {"finished"} <= set(STAGES)


def test_the_example_as_it_is_asks_for_the_token() -> None:
    with pytest.raises(SystemExit, match="token : collez entre les guillemets le jeton du bot"):
        load(EXAMPLE)


def test_the_environment_comes_before_the_file(write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIFFLET_TOKEN", TOKEN)
    monkeypatch.setenv("SIFFLET_REMINDER_HOURS", "[12]")
    settings = load(write('zone = "America/Montreal"\nreminder_hours = [3]\n'))
    assert (settings.zone, settings.reminder_hours) == ("America/Montreal", (12,))
    assert settings.token.get_secret_value() == TOKEN


def test_the_database_lies_beside_the_file(write) -> None:
    path = write(f'token = "{TOKEN}"\ndatabase = "données/ligue.sqlite3"\n')
    assert load(path).database == path.parent / "données" / "ligue.sqlite3"
    assert load(write(f'token = "{TOKEN}"\ndatabase = "/srv/ligue.sqlite3"\n')).database == Path("/srv/ligue.sqlite3")


def test_quiet_hours_are_minutes_of_the_day() -> None:
    assert Settings(token=TOKEN, quiet_hours=(time(23), time(7, 30))).quiet_minutes == (1380, 450)
    assert Settings(token=TOKEN).quiet_minutes is None


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("tymezone = 1", "tymezone : ce réglage n'existe pas ; voulez-vous dire « zone » ?"),
        ("xyz = 1", "xyz : ce réglage n'existe pas."),
        ('zone = "Europe/Pari"', "zone : ce fuseau horaire est inconnu ; voulez-vous dire « Europe/Paris » ?"),
        ('language = "de"', "language : choisissez parmi 'fr' ou 'en'."),
        ("early_close = 3", "early_close : écrivez true ou false."),
        ("reminder_hours = [0]", "reminder_hours.0 : la valeur doit être au moins 1."),
        ('reminder_hours = "24"', "reminder_hours : écrivez une liste entre crochets."),
        ('quiet_hours = ["23:00"]', "quiet_hours : donnez deux heures, le début et la fin, ou aucune : []."),
        (
            'quiet_hours = ["25:00", "07:00"]',
            'quiet_hours.0 : écrivez une heure entre guillemets, par exemple "23:00".',
        ),
        ("stage_hours = 24", "stage_hours : écrivez une table, par exemple [stage_hours]."),
        ("[stage_hours]\norders = 1000", "stage_hours.orders : la valeur doit être au plus 336."),
        ("database = 3", "database : écrivez un chemin entre guillemets."),
        ("health_port = 65536", "health_port : la valeur doit être au plus 65535."),
        ('health_port = "x"', "health_port : écrivez un nombre entier."),
        ("metrics = true", "metrics : les mesures se lisent sur health_port : donnez-lui un port."),
        ('log_format = "xml"', "log_format : choisissez parmi 'text' ou 'json'."),
    ],
)
def test_a_wrong_key_gives_one_clear_line(write, text: str, line: str) -> None:
    assert refusal(write(f'token = "{TOKEN}"\n{text}\n')) == [line]


def test_a_wrong_kind_of_turn_lists_the_right_ones(write) -> None:
    [line] = refusal(write(f'token = "{TOKEN}"\n[stage_hours]\nordres = 24\n'))
    assert line.startswith("stage_hours.ordres : ce genre de tour est inconnu ; choisissez parmi roll_call, ")


def test_every_fault_is_told_at_once(write) -> None:
    lines = refusal(write('zone = "x"\nearly_close = 2\nfoo = 1\n'))
    assert [line.split(" : ")[0] for line in lines] == ["token", "zone", "early_close", "foo"]


def test_a_wrong_variable_is_called_by_its_name(write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIFFLET_LANGUAGE", "de")
    assert refusal(write(f'token = "{TOKEN}"\n')) == [
        "variable SIFFLET_LANGUAGE : language : choisissez parmi 'fr' ou 'en'."
    ]


def test_a_missing_file_says_what_to_do(tmp_path: Path) -> None:
    assert refusal(tmp_path / "config.toml") == [
        "ce fichier n'existe pas ; copiez config.example.toml sous ce nom et remplissez-le."
    ]


def test_what_is_no_toml_is_told_with_its_line(write) -> None:
    [line] = refusal(write('token = "x"\nzone : "Europe/Paris"\n'))
    assert "TOML" in line
    assert "line 2" in line


@pytest.mark.parametrize(
    "text",
    [
        f'token = "{TOKEN} "',
        f'token = ["{TOKEN}"]',
        f'token = "{TOKEN}" zone = 3',
        f'token = "{TOKEN}',
        f"token = {TOKEN}",
        f'token = "{TOKEN}"\nzone = 3',
        f'token = "{TOKEN}"\n[stage_hours]\norders = "{TOKEN}"',
        f'toke = "{TOKEN}"',
    ],
)
def test_no_refusal_shows_the_token(write, text: str) -> None:
    assert TOKEN not in "\n".join(refusal(write(text)))


def test_the_settings_do_not_print_the_token() -> None:
    settings = Settings(token=TOKEN)
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"


def refuse_login(secret: str) -> None:
    raise RuntimeError(f"401 for {secret}")


def logged(tmp_path: Path) -> str:
    """Return what a root handler with the redaction writes for records that hold the token in every possible place."""
    path = tmp_path / "log.txt"
    handler = logging.FileHandler(path, encoding="utf-8")
    handler.addFilter(Redaction(TOKEN))
    log = logging.Logger("discord.http")
    log.addHandler(handler)
    log.info("Authorization: Bot %s", TOKEN)
    log.info(f"{{'token': '{TOKEN}'}}", stack_info=True)
    try:
        refuse_login(TOKEN)
    except RuntimeError:
        log.exception("login failed with %(token)s", {"token": TOKEN})
    handler.close()
    return path.read_text("utf-8")


def test_the_log_hides_the_token(tmp_path: Path) -> None:
    text = logged(tmp_path)
    assert TOKEN not in text
    assert f"RuntimeError: 401 for {HIDDEN}" in text
    assert text.count(HIDDEN) == 4


def test_redaction_covers_the_handlers_of_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    handler = logging.NullHandler()
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    set_up_logs(Settings(token=TOKEN))
    assert [type(found) for found in handler.filters] == [Spoken, Brief, Redaction]


@pytest.mark.parametrize(
    ("says", "is_brief"), [("Attempting a reconnect in %.2fs", True), ("Ignoring exception in %.2f", False)]
)
def test_a_line_that_is_tried_again_is_one_line_and_a_fault_of_ours_keeps_its_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str, is_brief: bool
) -> None:
    path = tmp_path / "log.txt"
    handler = logging.FileHandler(path, encoding="utf-8")
    log = logging.Logger("discord.client")
    log.addHandler(handler)
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    set_up_logs(Settings(token=TOKEN))
    try:
        refuse_login(TOKEN)
    except RuntimeError:
        log.exception(says, 1.5)
    handler.close()
    written = path.read_text("utf-8").splitlines()
    assert (written == ["Attempting a reconnect in 1.50s (RuntimeError)"]) is is_brief
    assert ("Traceback" in "".join(written)) is not is_brief


PASSWORD = "p@ss/wörd:1"
SERVER = "postgresql://sifflet:p%40ss%2Fw%C3%B6rd%3A1@base/sifflet"


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_the_log_hides_the_password_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log_format: str
) -> None:
    path = tmp_path / "log.txt"
    handler = logging.FileHandler(path, encoding="utf-8")
    log = logging.Logger("sqlalchemy")
    log.addHandler(handler)
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    set_up_logs(Settings(token=TOKEN, database=SERVER, log_format=log_format))
    log.warning("connecting to %s", SERVER)
    try:
        refuse_login(f"{TOKEN} and password {PASSWORD!r}, given in {SERVER}")
    except RuntimeError:
        log.exception("cannot connect with %s", PASSWORD)
    handler.close()
    text = path.read_text("utf-8")
    assert text.count("masqu") == 5
    for secret in (TOKEN, PASSWORD, "p%40ss", "p@ss", "rd:1"):
        assert secret not in text


@pytest.mark.parametrize("scheme", ["postgres", "postgresql+psycopg", "mysql"])
def test_an_address_of_another_kind_is_no_file(scheme: str) -> None:
    with pytest.raises(ValidationError, match="écrivez l'adresse ainsi"):
        Settings(token=TOKEN, database=SERVER.replace("postgresql", scheme))


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://sifflet:s3cret@base",  # no database
        "postgresql://sifflet:s3cret@base/",
        "postgresql://sifflet:s3cret@base:0/sifflet",
        "postgresql://sifflet:s3cret@base:port/sifflet",
        "postgresql://sifflet:p@s3cret@base/sifflet",  # one reads the last @, another the first
        "postgresql://sifflet:s3cret@base/sifflet#1",
        "postgresql://sifflet@base/sifflet?password=s3cret",
        "postgresql://sifflet@base/sifflet?options=-csearch_path%3Ds3cret",
        "postgresql://sifflet@base/sifflet?sslkey=a&sslpassword=s3cret",
        "postgresql://sifflet:s3cret@base/sifflet?host=a&host=b",
        "postgresql://sifflet:s3cret@base/sifflet?host",
        "postgresql://[sifflet:s3cret@base/sifflet",
    ],
)
def test_an_address_that_not_all_read_alike_is_refused_and_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    path = tmp_path / "config.toml"
    path.write_text(f'token = "{TOKEN}"\ndatabase = "{address}"\n', "utf-8")
    with pytest.raises(SystemExit) as error:
        load(path)
    assert str(error.value) == f"{path} : database : {ADDRESS}."
    assert "s3cret" not in str(error.value)


@pytest.mark.parametrize("behind", ["", "?host=/run/postgresql", "?sslmode=require&channel_binding=require"])
def test_an_address_with_what_may_stand_behind_it_is_kept(behind: str) -> None:
    assert Settings(token=TOKEN, database=SERVER + behind).database == SERVER + behind


def test_who_does_not_go_to_discord_needs_no_token(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text('database = "ligue.sqlite3"\n', "utf-8")
    assert load(path, has_token=False).database == tmp_path / "ligue.sqlite3"
    with pytest.raises(SystemExit, match="token"):
        load(path)


@pytest.mark.parametrize(
    ("text", "mode", "exposed"),
    [
        (f'token = "{TOKEN}"', 0o644, True),
        (f'token = "{TOKEN}"', 0o640, False),
        ('token = ""', 0o644, False),  # it comes from the environment
        (f'token = ""\ndatabase = "{SERVER}"', 0o644, True),
        ('token = ""\ndatabase = "postgresql://sifflet@base/sifflet"', 0o644, False),
    ],
)
def test_a_secret_that_everybody_can_read_is_known(tmp_path: Path, text: str, mode: int, exposed: bool) -> None:
    path = tmp_path / "config.toml"
    path.write_text(text, "utf-8")
    path.chmod(mode)
    assert is_exposed(path) is exposed


def test_a_log_for_programs_is_one_object_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log.txt"
    handler = logging.FileHandler(path, encoding="utf-8")
    log = logging.Logger("sifflet")
    log.addHandler(handler)
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    set_up_logs(Settings(token=TOKEN, log_format="json"), "worker")
    log.info("deux\nlignes, « %s » \ud800", "citées")
    try:
        refuse_login(TOKEN)
    except RuntimeError:
        log.exception("login failed")
    handler.close()
    first, second = (json.loads(line) for line in path.read_text("utf-8").splitlines())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first.pop("time"))
    assert first.pop("process").endswith(f"-{os.getpid()}")
    assert first == {
        "level": "INFO", "logger": "sifflet", "message": "deux\nlignes, « citées » \ud800", "role": "worker",
    }  # fmt: skip
    assert "« citées » \\ud800" in path.read_text("utf-8")  # whoever reads it as it is reads French
    assert (second["level"], second["message"]) == ("ERROR", "login failed")
    assert second["exception"].startswith("Traceback")
    assert second["exception"].endswith(f"RuntimeError: 401 for {HIDDEN}")


def test_the_version_is_that_of_the_project() -> None:
    assert tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"] == VERSION


def test_the_program_stops_with_the_line_alone(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own interpreter, our own entry
        [sys.executable, "bot.py", str(tmp_path / "none.toml")], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert "ce fichier n'existe pas" in done.stderr


def test_no_statement_is_logged_at_the_usual_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    set_up_logs(Settings(token=TOKEN))
    assert not logging.getLogger("sqlalchemy.engine.Engine").isEnabledFor(logging.INFO)
