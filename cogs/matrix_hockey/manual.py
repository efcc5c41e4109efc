"""The rules at hand: short pages, and any clause of the rulebook by its number."""

import re
from functools import cache
from pathlib import Path

from cogs.shared.errors import UserError
from cogs.shared.escaping import clip, plain
from cogs.shared.posts import Post
from cogs.shared.texts import Texts

RULEBOOK = Path(__file__).parents[2] / "docs" / "rulebook" / "matrix-hockey.md"
CLAUSE = re.compile(r"\*\*(MH-[0-9.]+-[a-z])\*\* ((?:(?!\*\*MH-).)*)")
LIMIT = 3500


@cache
def clauses() -> dict[str, str]:
    """Return the rulebook's clauses: id -> text, as the page has it (in English)."""
    found: dict[str, str] = {}
    for line in RULEBOOK.read_text(encoding="utf-8").splitlines():
        for match in CLAUSE.finditer(line):
            found[match[1].upper()] = match[2].strip()
    return found


def clause_post(texts: Texts, language: str, asked: str) -> Post:
    """Return one clause; `3.1.3-k` and `mh-3.1.3-k` name the same. Raises `UserError` if there is none."""
    wanted = plain(asked, 20).upper().replace(" ", "")
    wanted = wanted if wanted.startswith("MH-") else f"MH-{wanted}"
    text = clauses().get(wanted)
    if text is None:
        raise UserError("mh-clause-unknown", clause=wanted)
    return Post((f"### {wanted}", clip(text, LIMIT), texts.t(language, "mh-clause-source")))


def rules_post(texts: Texts, language: str, page: str) -> Post:
    """Return one of the short pages."""
    return Post((texts.t(language, f"mh-rules-{page}"),))
