"""Order words of another language than a game's page, put into the page's at the door: the rules read nothing else.

They stand in `locales/<language>/*-words.toml`, a table per game under its presenter's `code`; those of games that have
none, and of readers of the page's language, stay as they are. Linear in the text.
"""

import re
import tomllib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from presenters import texts
from rules.errors import OrderError

_LETTERS = "A-Za-z\u00c0-\u024f\u0300-\u036f"


@dataclass(frozen=True, slots=True)
class SwappedWord:
    """A word that was replaced: where it stands in the page's text, and where in the text as sent."""

    start: int
    end: int
    sent_start: int
    sent_end: int


@dataclass(frozen=True, slots=True)
class Translated:
    """An order's text as it was sent, and as the rules read it."""

    sent: str
    text: str
    pieces: tuple[SwappedWord, ...] = ()

    def in_sent(self, error: OrderError) -> OrderError:
        """Return an error of the page's text as one of the text as sent: its place, and the word that it quotes."""
        if not self.pieces:
            return error
        piece = self._before(error.at)
        if piece is None:
            return error
        if error.at >= piece.end:
            return OrderError(error.code, piece.sent_end + error.at - piece.end, **error.details)
        read, sent = self.text[piece.start : piece.end], self.sent[piece.sent_start : piece.sent_end]
        details = {name: sent if value == read else value for name, value in error.details.items()}
        return OrderError(error.code, piece.sent_start, **details)

    def _before(self, at: int) -> SwappedWord | None:
        """Return the last piece that begins at a place of the page's text or before."""
        found = bisect_right(self.pieces, at, key=lambda piece: piece.start)
        return self.pieces[found - 1] if found else None


class OrderWords:
    """The words of one game in one language: `table` gives each of the page's words its own, the first is shown.

    A word is found whole, in upper or lower case: no letter stands beside it, and behind one that means a letter no
    digit, which would make a cell of both. One with a blank (`PICK UP`) may also be written in one or with a hyphen; it
    may stand for itself, so that no word in it is taken for another. `letters` are those of its words that are one
    letter, as the page's are.
    """

    def __init__(self, table: Mapping[str, Sequence[str]]) -> None:
        self.table = table
        replaced = [
            (own, page) for page, all_own in table.items() for own in all_own if own != page or len(own.split()) > 1
        ]
        self._there = {_key(own): page for own, page in replaced}
        self._back = {_key(page): all_own[0] for page, all_own in table.items() if all_own[0] != page}
        self.letters = {own: page for own, page in replaced if len(own) == len(page) == 1}
        self._own = _pattern(replaced)
        self._page = _pattern([(page, page) for page, all_own in table.items() if all_own[0] != page])

    def there(self, text: str) -> Translated:
        """Return a text with the page's words in place of this language's."""
        parts: list[str] = []
        pieces: list[SwappedWord] = []
        read = length = 0
        for match in self._own.finditer(text):
            kept, word = text[read : match.start()], self._there[_key(match.group())]
            start = length + len(kept)
            length, read = start + len(word), match.end()
            parts += (kept, word)
            pieces.append(SwappedWord(start, length, match.start(), read))
        return Translated(text, "".join((*parts, text[read:])), tuple(pieces))

    def back(self, text: str) -> str:
        """Return a text in the page's words with this language's in their place."""
        return self._page.sub(lambda match: self._back[_key(match.group())], text)


def order_words(code: str, language: str) -> OrderWords:
    """Return the words of a game, by its presenter's `code`, in a language; none where people write the page's."""
    return _read_words(tuple(texts.ROOTS), texts.catalogue_language(language)).get(code) or OrderWords({})


@cache
def _read_words(roots: tuple[Path, ...], language: str) -> Mapping[str, OrderWords]:
    files = (file for root in roots for file in sorted((root / language).glob("*-words.toml")))
    tables = (tomllib.loads(file.read_text("utf-8")) for file in files)
    return {code: OrderWords(table) for read in tables for code, table in read.items()}


def _key(word: str) -> str:
    return "".join(character for character in word.upper() if character not in " \t-")


def _pattern(words: Sequence[tuple[str, str]]) -> re.Pattern[str]:
    """Return what finds any of `words`, each with the page's word that it means, the longest first."""
    if not words:
        return re.compile("(?!)")
    written = [
        (form, page) for own, page in words for form in ((own,) if own.isascii() else (own.lower(), own.upper()))
    ]
    longest = sorted(written, key=lambda word: len(word[0]), reverse=True)
    choices = "|".join(
        r"[ \t-]*".join(map(re.escape, word.split())) + (r"(?![0-9])" if len(page) == 1 else "")
        for word, page in longest
    )
    return re.compile(rf"(?<![{_LETTERS}])(?:{choices})(?![{_LETTERS}])", re.IGNORECASE | re.ASCII)
