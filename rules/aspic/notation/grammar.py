"""The grammar of rulebook 5.1, without a look at the board: a text becomes a draft whose words know their places."""

from typing import NamedTuple

from rules.aspic.notation.tokens import Kind, Word, next_word, wrong_word


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
