"""What the texts of the service seats share: commands after one another, each taken or refused by itself (rulebook 9).

The sides' sheets are refused whole; here one bad command leaves the others as they are.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

import msgspec

from rules.double_echec.notation.grammar import MOST_CHARACTERS, fold_accents, sheet_lines_of
from rules.errors import OrderError

C = TypeVar("C")
T = TypeVar("T")

SHOWN = 40
_WHOLE = re.compile(r"[0-9]{1,12}")


class Piece(msgspec.Struct, frozen=True):
    """A command as it was sent: where it begins, and its text without the blanks around it."""

    at: int
    text: str


class Heard(msgspec.Struct, Generic[C], frozen=True):
    """The commands of a text that are taken, and the refusals of the others; both in the text's order."""

    commands: tuple[C, ...]
    refusals: tuple[OrderError, ...] = ()


def commands_of(text: str) -> list[Piece]:
    """Return the commands of a text. Raises `E_LIMIT` for a text that is too long, `E_EMPTY` for one without any."""
    if len(text) > MOST_CHARACTERS:
        raise OrderError("E_LIMIT")
    found = [Piece(at, line) for at, line in sheet_lines_of(text)]
    if not found:
        raise OrderError("E_EMPTY")
    return found


def heard(pieces: Iterable[Piece], read: Callable[[Piece], C]) -> Heard[C]:
    """Return the commands that `read` takes and what it refuses by an `OrderError`, each refusal at its command."""
    taken: list[C] = []
    refusals: list[OrderError] = []
    for piece in pieces:
        try:
            taken.append(read(piece))
        except OrderError as error:
            refusals.append(place_refusal(error, piece))
    return Heard(tuple(taken), tuple(refusals))


def place_refusal(error: OrderError, piece: Piece) -> OrderError:
    """Return a refusal at its command; what is refused is the whole of it unless a word is."""
    return OrderError(error.code, piece.at, **{"word": piece.text[:SHOWN], **error.details})


class CommandWords:
    """The words of a command from left to right: what is missing, or too much, makes it unreadable (`E_VERB`)."""

    def __init__(self, text: str) -> None:
        self._left = text.split()

    @property
    def more(self) -> bool:
        """Whether words are left."""
        return bool(self._left)

    def next(self) -> str:
        """Return the next word."""
        if not self._left:
            raise OrderError("E_VERB")
        return self._left.pop(0)

    def rest(self) -> tuple[str, ...]:
        """Return the words that are left, perhaps none."""
        rest, self._left = tuple(self._left), []
        return rest

    def one_of(self, known: Mapping[str, T]) -> T:
        """Return what the next word stands for among `known`, whose keys are folded."""
        word = self.next()
        if (meaning := known.get(fold_accents(word))) is None:
            raise OrderError("E_VERB", word=word[:SHOWN])
        return meaning

    def end(self) -> None:
        """See that nothing is left."""
        if self._left:
            raise OrderError("E_VERB", word=self._left[0][:SHOWN])


def whole_number_of(word: str, code: str = "E_NUM") -> int:
    """Return the whole number that a word is. Raises `code`."""
    if not _WHOLE.fullmatch(word):
        raise OrderError(code, word=word[:SHOWN])
    return int(word)
