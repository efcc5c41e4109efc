"""The grammar of rulebook 5.1, without a look at the board: a text becomes a draft whose words know their places.

How long a text may be, and that it must not be blank, is looked at first, for the sides and the referee alike. Then its
words are read one by one, from left to right.
"""

from typing import Literal, NamedTuple

from rules.aspic.board import BIT, Cell
from rules.errors import OrderError

LONGEST = 200


def check_length(text: str) -> None:
    """Raise `AS_TOO_LONG` for more than 200 characters, blanks included, and `AS_EMPTY` for a blank text."""
    if len(text) > LONGEST:
        raise OrderError("AS_TOO_LONG", LONGEST)
    if not text or text.isspace():
        raise OrderError("AS_EMPTY")


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


class PlacementDraft(NamedTuple):
    """`P` and its cells; `at` is the place of the P."""

    at: int
    cells: tuple[Word, ...]


class TurnOrTest(NamedTuple):
    """A turn or, with `is_test`, a test; `at` is the place of its first word, or of its `?`."""

    at: int
    is_test: bool
    move: tuple[Word, Word] | None
    shooter: Word | None


Draft = PlacementDraft | TurnOrTest


class _Reader:
    """A text with one word read ahead."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.word, self._stop = next_word(text, 0)

    def take(self, kind: Kind) -> Word:
        """Return the word ahead, which must be of `kind`, and read the next. Raises `AS_SYNTAX`, `AS_BAD_CELL`."""
        word = self.word
        if word.kind != kind:
            raise wrong_word(self._text, word.at)
        self.word, self._stop = next_word(self._text, self._stop)
        return word

    def is_at(self, kind: Kind) -> bool:
        """Return whether the word ahead is of `kind`."""
        return self.word.kind == kind

    def finish(self) -> None:
        """Raise `AS_SYNTAX` if anything is left."""
        if not self.is_at("end"):
            raise wrong_word(self._text, self.word.at)


def draft_of(text: str) -> Draft:
    """Return what `text` says. Raises `OrderError` `AS_SYNTAX` or `AS_BAD_CELL` at the earliest wrong word."""
    reader = _Reader(text)
    first = reader.word
    draft: Draft
    if reader.is_at("place"):
        draft = _placement(reader)
    elif reader.is_at("test"):
        reader.take("test")
        draft = _turn(reader, first.at, is_test=True)
    else:
        draft = _turn(reader, first.at, is_test=False)
    reader.finish()
    return draft


def _placement(reader: _Reader) -> PlacementDraft:
    at = reader.take("place").at
    cells = [reader.take("cell")]
    while reader.is_at("cell"):
        cells.append(reader.take("cell"))
    return PlacementDraft(at, tuple(cells))


def _turn(reader: _Reader, at: int, *, is_test: bool) -> TurnOrTest:
    if reader.is_at("cross"):
        return TurnOrTest(at, is_test, None, _shot(reader))
    origin = reader.take("cell")
    reader.take("dash")
    move = (origin, reader.take("cell"))
    return TurnOrTest(at, is_test, move, _shot(reader) if reader.is_at("cross") else None)


def _shot(reader: _Reader) -> Word:
    reader.take("cross")
    return reader.take("cell")
