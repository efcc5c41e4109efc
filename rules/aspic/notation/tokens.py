"""The words of an order, read one by one from left to right (rulebook 5.1)."""

from typing import Literal, NamedTuple

from rules.aspic.board import BIT, Cell
from rules.errors import OrderError

_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_DIGITS = frozenset("0123456789")
_QUOTED = 12  # as much of a text as an error message repeats

Kind = Literal["cell", "place", "cross", "dash", "test", "end"]
_MARKS: dict[str, Kind] = {
    **dict.fromkeys("Pp", "place"),
    **dict.fromkeys("xX×", "cross"),
    **dict.fromkeys("-–—>", "dash"),
    "?": "test",
}


class Word(NamedTuple):
    """A token at its place in the text; `cell` is the cell that it names, empty if it names none."""

    kind: Kind
    at: int
    cell: Cell = ""


def next_word(text: str, at: int) -> tuple[Word, int]:
    """Return the first word from `at` on, and where it stops. Raises `AS_SYNTAX` or `AS_BAD_CELL`."""
    while at < len(text) and text[at].isspace():
        at += 1
    if at == len(text):
        return Word("end", at), at
    first = text[at]
    mark = _MARKS.get(first)
    if mark is not None:
        return Word(mark, at), at + 1
    stop = at + 1
    while stop < len(text) and text[stop] in _DIGITS:
        stop += 1
    if first not in _LETTERS or stop == at + 1:
        raise wrong_word(text, at)
    cell = text[at:stop].upper()
    if cell not in BIT:
        raise OrderError("AS_BAD_CELL", at, word=text[at : min(stop, at + _QUOTED)])
    return Word("cell", at, cell), stop


def wrong_word(text: str, at: int) -> OrderError:
    """Return the error of a text that leaves the grammar at `at`."""
    return OrderError("AS_SYNTAX", at, word=text[at : at + _QUOTED])
