"""What the log says: every line of the program is said in French, too, with the same values in the same order."""

import ast
import logging
import re
from collections.abc import Iterator

import pytest

from config import Settings, Spoken, log_words, set_up_logs
from tools.house import read_sources

LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
VALUE = re.compile(r"%[+\d.]*[sdfr]")
WORD = re.compile(r"[a-z]{2}")


def lines_of_the_program() -> Iterator[str]:
    """Yield what a logger is given to say, by its words or by the name of a constant."""
    sources = read_sources()
    constants = {
        target.id: node.value.value
        for source in sources.values()
        for node in source.tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for source in sources.values():
        for node in ast.walk(source.tree):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="log"), attr=level), args=[said, *_]) if (
                    level in LEVELS
                ):
                    line = said.value if isinstance(said, ast.Constant) else constants[ast.unparse(said)]
                    if WORD.search(VALUE.sub("", line)):
                        yield line


def test_every_line_of_the_log_is_said_in_french() -> None:
    lines, words = set(lines_of_the_program()), log_words("fr")
    assert len(lines) > 50
    assert lines - set(words) == set(), "locales/fr/log.toml lacks these"
    said = "\n".join(source.text for source in read_sources().values())
    assert [line for line in words if line not in said] == [], "nothing says these any more"
    assert [line for line, said in words.items() if VALUE.findall(line) != VALUE.findall(said)] == []


def test_the_setting_decides_the_language(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {}
    for language in ("fr", "en"):
        handler = logging.NullHandler()
        monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
        set_up_logs(settings.model_copy(update={"log_language": language}))
        record = logging.LogRecord("sifflet", logging.INFO, "", 1, "ready as %s in %d servers", ("s", 2), None)
        assert handler.filter(record)
        said[language] = record.getMessage()
    assert said == {"fr": "prêt : s, sur 2 serveur(s)", "en": "ready as s in 2 servers"}


def test_a_line_of_somebody_else_stays_as_it_is() -> None:
    record = logging.LogRecord("discord", logging.INFO, "", 1, "a line of theirs: %s", ("x",), None)
    assert Spoken(log_words("fr")).filter(record) and record.getMessage() == "a line of theirs: x"
