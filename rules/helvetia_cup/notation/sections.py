"""A text cut into sections and tokens (rulebook 5.1), each with where it begins."""

import re
from collections.abc import Iterator
from functools import cached_property

import msgspec

from rules.errors import OrderError

KEYS = frozenset("SJCFLXDGEPIKRHTNBA")
SHOWN = 40
_CHUNK = re.compile(r"[^;\n]+")
_TOKEN = re.compile(r"[^\s,]+")
_AFTER_KEY = frozenset(":+-0123456789")


class Token(msgspec.Struct, frozen=True):
    """What stands between separators, in lower case; `at`: where it begins in the text of the order."""

    at: int
    text: str

    @property
    def fault(self) -> OrderError:
        """The error of a token that does not fit its section."""
        return OrderError("syntax", self.at, token=self.text[:SHOWN])


class Section(msgspec.Struct, frozen=True, dict=True):
    """A section: its key, where that stands, and its body with where that begins."""

    key: str
    at: int
    body: str
    begin: int

    @cached_property
    def tokens(self) -> tuple[Token, ...]:
        """The tokens of the body, at least one. Raises `syntax` for a section without."""
        found = tuple(Token(self.begin + match.start(), match[0].lower()) for match in _TOKEN.finditer(self.body))
        if not found:
            raise OrderError("syntax", self.at, token=self.key)
        return found


def sections(text: str) -> Iterator[Section]:
    """Yield the sections of a text, one by one, so that a caller finds the faults of each in their order.

    Raises `unknown_section` and, for what starts with no letter, `syntax`.
    """
    for chunk in _CHUNK.finditer(text):
        stripped = chunk[0].strip()
        if not stripped:
            continue
        at = chunk.start() + len(chunk[0]) - len(chunk[0].lstrip())
        if not stripped[0].isalpha():
            raise OrderError("syntax", at, token=stripped.split()[0][:SHOWN])
        key = stripped[0].upper()
        if key not in KEYS or not stripped[0].isascii() or not _ends_key(stripped[1:2]):
            raise OrderError("unknown_section", at, key=stripped.split()[0][:SHOWN])
        yield _section(key, at, stripped[1:])


def _ends_key(following: str) -> bool:
    return not following or following.isspace() or following in _AFTER_KEY


def _section(key: str, at: int, rest: str) -> Section:
    body = rest.lstrip()
    body = body[1:] if body.startswith(":") else body
    return Section(key, at, body, at + 1 + len(rest) - len(body))
