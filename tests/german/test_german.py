"""A third language costs its folder in `locales/` and one line: with them German is spoken, and nothing else changes.

The German of this test is English but for a few words. docs/contribuer.md tells what a translator writes.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = ("boards", "cogs", "db", "locales", "presenters", "referee", "rules", "config.py", "config.example.toml")
LINE = ('    "en": str,\n', '    "en": str,\n    "de": str,\n')

WRITTEN = {
    "calendar.ftl": (
        ("[5] Saturday", "[5] Samstag"),
        ("[1] January", "[1] Januar"),
        ("*[12] December", "*[12] Dezember"),
        ("{ day-weekday } { $day } {", "{ day-weekday }, { $day }. {"),
        ("*[2] the day after tomorrow", "*[2] übermorgen"),
        ("day-words-from = from", "day-words-from = vom von"),
        ("day-words-to = to", "day-words-to = bis"),
        ("day-words-at = at", "day-words-at = um"),
        ("day-words-nth = st nd rd th", "day-words-nth = ."),
    ),
    "commands.ftl": (("cmd-reglages = settings", "cmd-reglages = einstellungen"),),
    "ligue.ftl": (("language-name = English", "language-name = Deutsch"),),
    "shared.ftl": (("hours = { $count } h", "hours = { $count } Std."),),
    "double-commands.ftl": (("de-amount = ${ $dollars }", "de-amount = { $dollars } $"),),
    "kollaball-words.toml": (('"CARRIER"', '"TRÄGER"'), ('"PICKUP"', '"AUFHEBEN"')),
}


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Return a copy of the program to which German was added."""
    for name in PROGRAM:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    table = tmp_path / "presenters" / "texts.py"
    before = table.read_text("utf-8")
    assert before.count(LINE[0]) == 1
    table.write_text(before.replace(*LINE), "utf-8")
    german = tmp_path / "locales" / "de"
    shutil.copytree(ROOT / "locales" / "en", german)
    for file in german.glob("*-words.toml"):
        if file.name not in WRITTEN:
            file.unlink()  # whose readers write the page's words
    for name, words in WRITTEN.items():
        text = (german / name).read_text("utf-8")
        for english, own in words:
            assert text.count(english) == 1, (name, english)
            text = text.replace(english, own)
        (german / name).write_text(text, "utf-8")
    (german / "log.toml").write_text('[lines]\n"stopped" = "angehalten"\n', "utf-8")
    (tmp_path / "config.toml").write_text('token = "a.b.c"\nlanguage = "de"\n', "utf-8")
    return tmp_path


@pytest.fixture
def said(program: Path) -> dict[str, Any]:
    """Return what whoever reads German meets there."""
    walk = Path(__file__).with_name("walk.py")
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-W", "ignore", walk],
        cwd=program,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    read: dict[str, Any] = json.loads(done.stdout)
    assert Path(read.pop("from")) == program / "locales"
    return read


@pytest.mark.slow
def test_a_third_language_is_its_folder_and_one_line(said: dict[str, Any]) -> None:
    assert set(said["no words"]) == {"COUPE oui"}
    assert said["about"] != said["command"]
    assert said == {
        "speaks": "de",
        "austrian": "3 Std.",
        "swedish": "3 h",
        "money": "12.500 $",
        "command": "einstellungen",
        "about": said["about"],
        "languages": [["français", "fr"], ["English", "en"], ["Deutsch", "de"], ["comme Discord", "auto"]],
        "read": "1 P >B4; 2 RAM",
        "written": "1 P >B4; 2 AUFHEBEN",
        "no words": said["no words"],
        "day": "Samstag, 28. November 2026",
        "days": ["2026-12-24", "2027-01-02"],
        "moment": 1_796_067_000_000,
        "quiet": [1380, 480],
        "settings": "de",
        "asked": "Langue de la ligue, fr, en ou de [fr] : ",
        "log": "angehalten",
    }
