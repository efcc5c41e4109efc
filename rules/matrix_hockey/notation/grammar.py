"""Reading of an order text (grammar of part 5): tokens with their places, the leftmost fault raised at once."""

import re
from dataclasses import dataclass
from typing import NoReturn

from rules.errors import OrderError
from rules.matrix_hockey.state import Comp

MAX_LENGTH = 2000
SEPARATORS = ";\n"
COMPETITIONS: dict[str, Comp] = {
    "CH": "CH",
    "CHAMPIONNAT": "CH",
    "WG": "WG",
    "GRETZKY": "WG",
    "SUPERCOUPE": "WG",
    "KDH": "KDH",
    "COUPE": "KDH",
}
OT_VALUES, SO_VALUES = frozenset("0123X"), frozenset("012345X")
MAX_COUNT_DIGITS = 2
NO_ROUND = 999_999  # stands for every higher number: no season has that many rounds

_BLANKS = re.compile(r"[ \t\r]*")
_LETTERS = re.compile(r"[A-Za-z]+")
_DIGITS = re.compile(r"[0-9]+")
_WORD = re.compile(r"[A-Za-z0-9]+")


@dataclass(frozen=True, slots=True)
class RawChoice:
    """A choice as read, with the places of its parts; a place is None where there is nothing."""

    column: str
    column_at: int
    extra: int
    extra_at: int | None
    saves: int
    saves_at: int | None
    ot: str
    ot_at: int
    so: str | None
    so_at: int
    close_at: int


@dataclass(frozen=True, slots=True)
class RawItem:
    """An item as read; without `choice` it is a cancellation, without `number` it means this week's round."""

    at: int
    comp: Comp
    number: int | None
    number_at: int
    choice: RawChoice | None


def read_items(text: str) -> list[RawItem]:
    """Return the items of a text, at least one. Raises `OrderError` for the leftmost fault of reading."""
    if len(text) > MAX_LENGTH:
        raise OrderError("E_SYNTAX", MAX_LENGTH, word="")
    reader = _Reader(text)
    items: list[RawItem] = []
    while reader.skip_separators():
        items.append(reader.item())
    if not items:
        raise OrderError("E_EMPTY", 0)
    return items


class _Reader:
    """Walks through a text once; `at` is always the next character that is no blank."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.skip_blanks()

    @property
    def char(self) -> str:
        """The next character; empty at the end."""
        return self.text[self.at : self.at + 1]

    @property
    def is_item_over(self) -> bool:
        return self.at >= len(self.text) or self.char in SEPARATORS

    def skip_blanks(self) -> None:
        found = _BLANKS.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def skip_separators(self) -> bool:
        """Go to the next item; return whether there is one."""
        while self.at < len(self.text) and self.char in SEPARATORS:
            self.step()
        return self.at < len(self.text)

    def step(self) -> None:
        self.at += 1
        self.skip_blanks()

    def take(self, pattern: re.Pattern[str]) -> str:
        """Return the run that stands here (empty: none) and go behind it."""
        found = pattern.match(self.text, self.at)
        if found is None:
            return ""
        self.at = found.end()
        self.skip_blanks()
        return found[0]

    def fail(self, code: str, at: int | None = None, **details: str | int) -> NoReturn:
        place = self.at if at is None else at
        if self.text[place : place + 1] == "*":
            raise OrderError("E_BONUS_STAR", place)
        raise OrderError(code, place, **{"word": self.text[place : place + 20].strip(), **details})

    def item(self) -> RawItem:
        start = self.at
        word = self.take(_LETTERS)
        comp = COMPETITIONS.get(word.upper())
        if comp is None:
            if len(word) > 1:
                self.fail("E_COMPETITION", start, word=word)
            choice = self.choice(word, start) if word else self.choice_or_cancellation()
            return RawItem(start, "CH", None, start, choice)
        number_at = self.at
        digits = self.take(_DIGITS)
        return RawItem(start, comp, _round(digits) if digits else None, number_at, self.choice_or_cancellation())

    def choice_or_cancellation(self) -> RawChoice | None:
        if self.char == "-":
            self.step()
            self.expect_end()
            return None
        start = self.at
        word = self.take(_LETTERS)
        if not word:
            self.fail("E_COLUMN_MISSING")
        if len(word) > 1:
            self.fail("E_COLUMN_UNKNOWN", start, column=word)
        return self.choice(word, start)

    def choice(self, letter: str, column_at: int) -> RawChoice:
        extra, extra_at = 0, None
        saves, saves_at = 0, None
        while self.char in ("+", "#"):
            if self.char == "+":
                extra_at = self.at if extra_at is None else extra_at
                extra += self.boost()
            else:
                saves_at = self.at if saves_at is None else saves_at
                saves += self.boost()
        if self.char != "(":
            self.fail("E_OT_MISSING" if self.is_item_over else "E_SYNTAX")
        self.step()
        ot, ot_at = self.value("E_OT_MISSING", "E_OT_VALUE", OT_VALUES)
        so, so_at = None, self.at
        if self.char == "/":
            self.step()
            so, so_at = self.value("E_SO_MISSING", "E_SO_VALUE", SO_VALUES)
        close_at = self.at
        if self.char != ")":
            self.fail("E_SYNTAX")
        self.step()
        self.expect_end()
        return RawChoice(letter.upper(), column_at, extra, extra_at, saves, saves_at, ot, ot_at, so, so_at, close_at)

    def boost(self) -> int:
        self.step()
        count_at = self.at
        digits = self.take(_DIGITS)
        if not digits:
            return 1
        if len(digits) > MAX_COUNT_DIGITS or int(digits) == 0:
            self.fail("E_SYNTAX", count_at)
        return int(digits)

    def value(self, missing: str, wrong: str, allowed: frozenset[str]) -> tuple[str, int]:
        start = self.at
        word = self.take(_WORD)
        if not word:
            self.fail(missing)
        if word.upper() not in allowed:
            self.fail(wrong, start, value=word, left=", ".join(sorted(allowed)))
        return word.upper(), start

    def expect_end(self) -> None:
        if not self.is_item_over:
            self.fail("E_SYNTAX")


def _round(digits: str) -> int:
    """Return the round that a run of digits names; of thousands of digits nobody could make a number in a text."""
    significant = digits.lstrip("0") or "0"
    return int(significant) if len(significant) < len(str(NO_ROUND)) else NO_ROUND
