"""The rules as people read them: their files hold what a league can be told, in both languages, and are found again."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from presenters.manual import PAGE_LIMIT, Clause, Drawing, Manual, read_manual
from presenters.texts import LOCALES
from rules.registry import GAMES
from tools.trace import RULEBOOKS, defined_clauses

ROOT = Path(__file__).parents[2]
SENTENCE = range(20, 221)
CHAPTERS = range(6, 23)
CLAUSE = re.compile(r"[A-Z]{2}-[A-Za-z0-9.-]*[A-Za-z0-9]")
MACHINE = re.compile(r"Error\b|\bE_[A-Z]+|JSON|\bconfig\b|`[a-z]+_[a-z_]+`|rulebook")
PAGES = tuple(GAMES)


def quoted(folder: Path) -> Iterator[str]:
    """Yield the texts that the code writes, without what it says of itself."""
    for path in folder.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        own = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        yield from (
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in own
        )


@pytest.fixture(scope="module")
def cited() -> set[str]:
    """Return the clauses that a person can be shown: what refusals, events, decisions and commands cite."""
    texts = [text for name in ("rules", "presenters", "cogs", "referee") for text in quoted(ROOT / name)]
    texts += [path.read_text("utf-8") for path in (ROOT / "locales").rglob("*.ftl")]
    return {clause for text in texts for clause in CLAUSE.findall(text)} & set(defined_clauses(RULEBOOKS))


def clauses_of(manual: Manual) -> list[Clause]:
    return [clause for chapter in manual.chapters for clause in chapter.clauses]


@pytest.mark.parametrize("page", PAGES)
def test_every_clause_that_can_reach_a_person_has_a_sentence_in_each_language(page: str, cited: set[str]) -> None:
    prefix = GAMES[page].code
    for locale in LOCALES:
        written = {clause.id for clause in clauses_of(read_manual(page, locale))}
        assert sorted(clause for clause in cited - written if clause.startswith(f"{prefix}-")) == [], locale
        assert sorted(written - set(defined_clauses(RULEBOOKS))) == []


@pytest.mark.parametrize("page", PAGES)
def test_both_languages_say_the_same_in_the_same_order(page: str) -> None:
    one, *others = (
        [[clause.id for clause in chapter.clauses] for chapter in read_manual(page, locale).chapters]
        for locale in LOCALES
    )
    assert others == [one] * len(others)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("page", PAGES)
def test_a_sentence_is_short_and_stands_for_itself(page: str, locale: str) -> None:
    manual = read_manual(page, locale)
    assert len(manual.chapters) in CHAPTERS
    ids = [clause.id for clause in clauses_of(manual)]
    assert len(ids) == len(set(ids))
    for clause in clauses_of(manual):
        assert len(clause.sentence) in SENTENCE, clause
        assert clause.sentence.endswith(".") and not re.search(r"[*`\[\]_]", clause.sentence), clause
    text = (ROOT / "docs" / "reglement" / f"{page}.{locale}.md").read_text("utf-8")
    assert text.count("<a id=") == len(ids)  # none is written in another form
    assert MACHINE.findall(text) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("page", PAGES)
def test_pages_are_short_and_lose_nothing(page: str, locale: str) -> None:
    manual = read_manual(page, locale)
    assert [part for one in manual.pages for part in one.parts] == [
        part for chapter in manual.chapters for part in chapter.parts
    ]
    for one in manual.pages:
        assert sum(len(part) for part in one.parts if isinstance(part, str)) <= PAGE_LIMIT
        for part in one.parts:
            assert not isinstance(part, Drawing) or (part.path.is_file() and part.alt), part


def test_words_are_found_whatever_their_accents_and_capitals() -> None:
    manual = read_manual("kollaball", "fr")
    assert manual.search("RECOIT pas") == manual.search("reçoit PAS") != ()
    assert manual.search("brouette") == manual.search("  ") == ()
