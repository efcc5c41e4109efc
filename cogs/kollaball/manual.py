"""The rules at hand: short pages, and any clause of the rulebook by its number."""

import re
from functools import cache
from pathlib import Path

from cogs.shared.errors import UserError
from cogs.shared.escaping import clip, plain
from cogs.shared.posts import Post
from cogs.shared.texts import Texts

RULEBOOK = Path(__file__).parents[2] / "docs" / "rulebook" / "kollaball.md"
CLAUSE = re.compile(r"^- \*\*(KB-[0-9a-z]+-[a-z0-9]+)\*\* (.*)$")
LIMIT = 3500


@cache
def clauses() -> dict[str, str]:
    """Return the rulebook's clauses: id -> text, as the page has it (in English)."""
    found: dict[str, str] = {}
    for line in RULEBOOK.read_text(encoding="utf-8").splitlines():
        if match := CLAUSE.match(line):
            found[match[1].upper()] = match[2]
    return found


def clause_post(texts: Texts, language: str, asked: str) -> Post:
    """Return one clause; `19-k` and `kb-19-k` name the same. Raises `UserError` if there is none."""
    wanted = plain(asked, 20).upper().replace(" ", "")
    wanted = wanted if wanted.startswith("KB-") else f"KB-{wanted}"
    text = clauses().get(wanted)
    if text is None:
        raise UserError("kb-clause-unknown", clause=wanted)
    return Post((f"### {wanted}", clip(text, LIMIT), texts.t(language, "kb-clause-source")))


def rules_post(texts: Texts, language: str, page: str) -> Post:
    """Return one of the short pages."""
    return Post((texts.t(language, f"kb-rules-{page}"),))
