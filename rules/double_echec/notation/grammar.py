"""A text taken apart (rulebook 5.2): its lines, their words from left to right, and the faults of words (5.4)."""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from rules.errors import OrderError

MOST_CHARACTERS = 1800

T = TypeVar("T")

_SIGN = re.compile(r"<>|>=|<=|!=|[=<>&/,!*-]")  # each a word of its own
_TOKEN = re.compile(rf"{_SIGN.pattern}|~?[^\s~=<>&/,!*-]+|~")  # any other sign is part of its word
_NUMBER = re.compile("[0-9]+")


@dataclass
class Known:
    """What a sheet may name: jerseys, and lines, to which its reader adds those that the sheet declares."""

    jerseys: Collection[int]
    lines: set[str]
    is_lineup: bool


def fold_accents(text: str) -> str:
    """Return a text without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c)).upper()


def sheet_lines_of(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a sheet that are not empty, each with the offset of its first character that is no blank."""
    at = 0
    for line in re.split("[;\n]", text):
        if line.strip():
            yield at + len(line) - len(line.lstrip()), line.strip()
        at += len(line) + 1


class Words:
    """The words of a line, read from left to right; `known`: None where anything may be named."""

    def __init__(self, line: str, at: int = 0, known: Known | None = None) -> None:
        self._words = _TOKEN.findall(fold_accents(line))
        self._at, self._known = at, known
        self._place = 0
        self._lists: list[tuple[object, ...]] = []

    @property
    def letter(self) -> str:
        """The first word."""
        return self._words[0] if self._words else "…"

    @property
    def peek(self) -> str | None:
        """The next word; None at the end."""
        return self._words[self._place] if self._place < len(self._words) else None

    @property
    def has_word(self) -> bool:
        """Whether a word comes next that is neither a sign nor `si`."""
        return self.peek is not None and self.peek != "SI" and not _SIGN.fullmatch(self.peek)

    def fault(self, code: str, word: str | None = None) -> OrderError:
        """Return the error of a word."""
        return OrderError(code, self._at, word=(word if word is not None else (self.peek or "…"))[:20])

    def next(self) -> str:
        """Return the next word; where there is none, it is missing (`E_VERB`)."""
        word = self.peek
        if word is None:
            raise self.fault("E_VERB")
        self._place += 1
        return word

    def takes(self, word: str) -> bool:
        """Return whether the next word is `word`, and go past it."""
        if self.peek != word:
            return False
        self._place += 1
        return True

    def one_of(self, known: Mapping[str, T], code: str = "E_VERB") -> T:
        """Return what the next word stands for. Raises `code` for one that is not known."""
        word = self.next()
        if word not in known:
            raise self.fault(code, word)
        return known[word]

    def number(self, code: str = "E_VERB") -> int:
        """Return the next word, a number without sign. Raises `code`."""
        word = self.next()
        if not _NUMBER.fullmatch(word):
            raise self.fault(code, word)
        return int(word)

    def jersey(self) -> int:
        """Return the next word, a number of the roster."""
        word, n = self.peek, self.number("E_NUM")
        if self._known is not None and n not in self._known.jerseys:
            raise self.fault("E_NUM", word)
        return n

    def lineup(self, names: Collection[str]) -> str:
        """Return the next word, the name of a line or pair that is declared; of `names` where anything may be named."""
        word = self.next()
        if word not in (names if self._known is None else self._known.lines):
            raise self.fault("E_NUM", word)
        return word

    def listed(self, read: Callable[["Words"], T]) -> tuple[T, ...]:
        """Return a list, in which nothing may stand twice (`is_repeating`)."""
        found = self.parted(",", read)
        self._lists.append(found)
        return found

    def parted(self, sign: str, read: Callable[["Words"], T]) -> tuple[T, ...]:
        """Return what stands between signs, at least one thing."""
        found = [read(self)]
        while self.takes(sign):
            found.append(read(self))
        return tuple(found)

    def end(self) -> None:
        """See that the line ends here."""
        if self.peek is not None:
            raise self.fault("E_COND" if self.peek == "SI" else "E_VERB")

    def check_phase(self) -> None:
        """See that a line-up is being asked for."""
        if self._known is not None and not self._known.is_lineup:
            raise self.fault("E_PHASE", self.letter)

    @property
    def is_repeating(self) -> bool:
        """Whether a list that was read names something twice."""
        return any(len(set(named)) < len(named) for named in self._lists)
