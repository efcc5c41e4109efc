"""Cuts a text into parts and tokens (rulebook 5.1), and reads tokens one by one. Linear; offsets are those as sent."""

import re
import unicodedata

from rules.errors import OrderError
from rules.kollaball.pitch import CELLS
from rules.kollaball.state import Cell

MAX_TEXT = 4000
SEPARATORS = frozenset(";\n\r\x85\u2028\u2029")
DIGITS = frozenset("0123456789")

# A letter-digit, a run of letters, a run of digits, or one other character; blanks are passed over.
_TOKEN = re.compile("[A-Z][0-9]|[A-Z]+|[0-9]+|[;\n\r\x85\u2028\u2029]|\\S")
_ACCENTS = re.compile("[\u0300-\u036f]+")
_CELLS = {cell: cell for cell in CELLS}  # one string per cell: tables then find it without comparing letters
_LETTER_DIGIT = 2
_NO_CELLS = DIGITS | {"L"}  # what a token of a character and a digit begins with when it is no cell
_SHOWN = 40  # how much of a faulty word an error quotes


def _folding() -> dict[int, str]:
    """Return small and accented Latin letters -> the plain capital letter."""
    table = {ord(letter): letter.upper() for letter in "abcdefghijklmnopqrstuvwxyz"}
    for code in (*range(0xC0, 0x250), *range(0x1E00, 0x1F00)):
        parts = unicodedata.normalize("NFD", chr(code))
        if parts[0].isascii() and parts[0].isalpha() and _ACCENTS.fullmatch(parts, 1):
            table[code] = parts[0].upper()
    return table


_FOLDING = _folding()


class TokenReader:
    """The tokens of one part, read from left to right. At its end the current word is empty."""

    __slots__ = ("_source", "_starts", "_words", "place")

    def __init__(self, source: str, words: list[str], starts: list[int], end: int) -> None:
        self._source = source
        self._words = [*words, ""]
        self._starts = [*starts, end]
        self.place = 0

    @property
    def word(self) -> str:
        """The current token, in plain capital letters; empty at the end of the part."""
        return self._words[self.place]

    @property
    def start(self) -> int:
        """The offset of the part's first character."""
        return self._starts[0]

    def fail(self, code: str = "syntax") -> OrderError:
        """Return the error that the current token is; `word` quotes it as it was sent, empty where the part ends."""
        at = self._starts[self.place]
        quoted = self._source[at : at + min(len(self.word), _SHOWN)]
        plain = quoted.encode("utf-8", "replace").decode("utf-8")
        return OrderError(code, at, word=plain, cell=plain)

    def take(self, word: str) -> bool:
        """Pass over the current token if it is `word`; return whether it was."""
        if self._words[self.place] != word:
            return False
        self.place += 1
        return True

    def expect(self, word: str) -> None:
        """Pass over `word`, which must come now."""
        if not self.take(word):
            raise self.fail()

    def end(self) -> None:
        """Check that nothing is left."""
        if self.word:
            raise self.fail()

    def next(self) -> str:
        """Return the current token and pass over it."""
        word = self._words[self.place]
        self.place += 1
        return word

    def number(self) -> str:
        """Return the player number that must come now: one digit."""
        if self.word not in DIGITS:
            raise self.fail()
        return self.next()

    def at_cell(self) -> bool:
        """Return whether the current token is written like a cell. `L` and a digit is always a decoy."""
        word = self._words[self.place]
        return len(word) == _LETTER_DIGIT and word[1] in DIGITS and word[0] not in _NO_CELLS

    def cell(self) -> Cell:
        """Return the cell that must come now."""
        cell = _CELLS.get(self._words[self.place])
        if cell is None:
            raise self.fail("unknown_cell" if self.at_cell() else "syntax")
        self.place += 1
        return cell


def split(text: str) -> list[TokenReader]:
    """Return the parts of `text` that are not empty. Raises `OrderError` `syntax` if it is too long."""
    if len(text) > MAX_TEXT:
        raise OrderError("syntax", MAX_TEXT, word="", limit=MAX_TEXT)
    folded, offsets = _fold(text)
    parts: list[TokenReader] = []
    words: list[str] = []
    starts: list[int] = []
    for match in _TOKEN.finditer(folded):
        word = match.group()
        at = match.start() if offsets is None else offsets[match.start()]
        if word not in SEPARATORS:
            words.append(word)
            starts.append(at)
        elif words:
            parts.append(TokenReader(text, words, starts, at))
            words, starts = [], []
    if words:
        parts.append(TokenReader(text, words, starts, len(text)))
    return parts


def _fold(text: str) -> tuple[str, list[int] | None]:
    """Return `text` in plain capitals and, where accents had to be taken out, the offset of each character left."""
    if text.isascii():
        return text.upper(), None
    folded = text.translate(_FOLDING)
    if not _ACCENTS.search(folded):
        return folded, None
    kept = [(at, character) for at, character in enumerate(folded) if not _ACCENTS.match(character)]
    return "".join(character for _, character in kept), [at for at, _ in kept]
