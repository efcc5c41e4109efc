"""Every reason to refuse has its text in both languages, and somebody who gives it."""

import ast

import pytest

from cogs.kit.errors import describe
from presenters.texts import LOCALES
from referee.model import Refusal, Why
from tests.presenters.catalogues import NAMING, messages


def raised() -> set[str]:
    """Return the members of `Why` that stand in what is raised somewhere in the program."""
    trees = (ast.parse(path.read_text("utf-8")) for room in NAMING for path in room.rglob("*.py"))
    raises = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Raise))
    return {
        one.attr
        for node in raises
        for one in ast.walk(node)
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == "Why"
    }


def test_every_reason_is_given_by_somebody() -> None:
    assert raised() == set(Why.__members__)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_has_its_text_and_every_text_its_reason(locale: str) -> None:
    told = {describe(Refusal(why))[0] for why in Why}
    assert {name for name in messages(locale) if name.startswith("refusal-")} == told
