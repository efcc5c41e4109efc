"""CP-N-a: a text cut into lines and words, read from left to right."""

import re
from collections.abc import Iterator

from rules.errors import OrderError

LIMIT = 40_000  # characters
NAME_LIMIT, REASON_LIMIT = 60, 200

ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,31}", re.ASCII)
FIXTURE = re.compile(r"[Mm][1-9][0-9]{0,5}", re.ASCII)
SCORE = re.compile(r"([0-9]{1,3})-([0-9]{1,3})", re.ASCII)
_WORD = re.compile(r"[^ \t\r]+")
_LINE = re.compile(r"[^;\n]*")
_FOLD = str.maketrans("éèêôÉÈÊÔ", "eeeoeeeo")


def fold_word(word: str) -> str:
    """Return a word as the quoted words of the grammar are read: without case, É È Ê Ô as E, O."""
    return word.translate(_FOLD).lower()


class LineWords:
    """The words of a line, one after the other; `end`: where a word that is missing would stand."""

    def __init__(self, text: str, start: int, end: int) -> None:
        self._text = text
        self.end = end
        self._spans = [match.span() for match in _WORD.finditer(text, start, end)]
        self._next = 0

    def __bool__(self) -> bool:
        return bool(self._spans)

    @property
    def at(self) -> int:
        """Where the next word stands."""
        return self._spans[self._next][0] if self.is_left else self.end

    @property
    def is_left(self) -> bool:
        """Whether there is another word."""
        return self._next < len(self._spans)

    @property
    def peek(self) -> str:
        """The next word as it is written; empty if there is none."""
        return self._text[slice(*self._spans[self._next])] if self.is_left else ""

    @property
    def folded(self) -> str:
        """The next word as a quoted one."""
        return fold_word(self.peek)

    def take(self) -> str:
        """Return the next word and go on."""
        word = self.peek
        self._next += 1
        return word

    def rest(self, limit: int, code: str) -> str:
        """Return all from the next word to the line's last one, as written. Raises `OrderError`."""
        found = self._text[self.at : self._spans[-1][1]] if self.is_left else ""
        if not 0 < len(found) <= limit:
            raise OrderError(code, self.at)
        self._next = len(self._spans)
        return found

    def __str__(self) -> str:
        return " ".join(self._text[start:end] for start, end in self._spans)


def text_lines_of(text: str) -> Iterator[LineWords]:
    """Return the lines of a text that have words."""
    for match in _LINE.finditer(text):
        words = LineWords(text, *match.span())
        if words:
            yield words
