"""From the text of a sheet to its value: the grammar of rulebook 5.2, the errors of 5.4. Linear in the text."""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeVar, get_args

from rules.double_echec import orders as sh
from rules.double_echec.orders import POSTS, SKATER_POSTS
from rules.double_echec.rink import CELL, CREASES
from rules.double_echec.state import LineName
from rules.errors import OrderError

MOST_CHARACTERS = 1800
MOST_LINES = 16

T = TypeVar("T")

_SIGN = re.compile(r"<>|>=|<=|!=|[=<>&/,!*-]")  # each a word of its own
_TOKEN = re.compile(rf"{_SIGN.pattern}|~?[^\s~=<>&/,!*-]+|~")  # any other sign is part of its word
_OPERATORS: tuple[str, ...] = get_args(sh.Operator)
_LINE_NAMES: tuple[str, ...] = get_args(LineName)
_PAIR, _LINE = 2, 3
_NAMED_CELLS = {"BUT": "but", "MAISON": "maison", "P": "P"}
_DIRECTIONS: tuple[str, ...] = get_args(sh.Direction)
_NETS = frozenset("123456")
_NUMBER = re.compile("[0-9]+")
_VARIABLES = frozenset(word.upper() for word in get_args(sh.Variable))
_POST, _EQUALITY = "POR", frozenset({"=", "!="})
_HANDED_TO = {post: slot for post, slot in SKATER_POSTS.items() if post != "C"}


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


def read_sheet_lines(text: str, known: Known | None = None) -> Iterator[tuple[int, sh.AnyLine]]:
    """Yield the lines of a sheet with their offsets, one by one, so that a caller finds its own faults in their order.

    Raises `OrderError` for the first fault that words can have. `known`: None where anything may be named.
    """
    if len(text) > MOST_CHARACTERS:
        raise OrderError("E_LIMIT", 0)
    counts: dict[str, int] = {}
    for at, line in sheet_lines_of(text):
        words = _TOKEN.findall(fold_accents(line))
        letter = words[0] if words else "…"
        counts[letter] = counts.get(letter, 0) + 1
        if counts[letter] > MOST_LINES:
            raise OrderError("E_LIMIT", at)
        yield at, _Words(words, at, known).line()
    if not counts:
        raise OrderError("E_EMPTY", 0)


@lru_cache(maxsize=4096)
def standing_line(text: str) -> sh.AnyLine:
    """Return a line as it stands in a state. Raises `OrderError`."""
    ((_, line),) = read_sheet_lines(text)
    return line


class _Words:
    """The words of one line, read from left to right."""

    def __init__(self, words: Sequence[str], at: int, known: Known | None) -> None:
        self._words, self._at, self._known = words, at, known
        self._place = 0
        self._once: list[tuple[object, ...]] = []

    def fault(self, code: str, word: str | None = None) -> OrderError:
        return OrderError(code, self._at, word=(word if word is not None else (self.peek or "…"))[:20])

    @property
    def peek(self) -> str | None:
        return self._words[self._place] if self._place < len(self._words) else None

    def next(self) -> str:
        """Return the next word; where there is none, it is missing."""
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

    def one_of(self, *words: str) -> str:
        word = self.next()
        if word not in words:
            raise self.fault("E_VERB", word)
        return word.lower()

    def must(self, word: str) -> None:
        self.one_of(word)

    # ---- the lines

    def line(self) -> sh.AnyLine:
        letter = self.next()
        read = _READERS.get(letter)
        if read is None:
            raise self.fault("E_LINE", letter)
        if letter in _LINE_UP and self._known is not None and not self._known.is_lineup:
            raise self.fault("E_PHASE", letter)
        line = read(self)
        for named in self._once:
            if len(set(named)) < len(named):
                raise self.fault("E_DUP", letter)
        return line

    def on_card(self) -> sh.OnCard:
        match self.one_of("TIR", "PASSE", "AVANCE", "DEGAGE", "ARRET"):
            case "tir":
                return sh.OnCard(do="tir", aim=self.net() if self.takes("VISE") else None, si=self.si())
            case "passe":
                to = self.who(SKATER_POSTS)
                free = self.takes("LIBRE")
                least = self.integer() if self.takes(">=") else None
                then = self.options() if self.takes("PUIS") else None
                return sh.OnCard(do="passe", to=to, free=free, least=least, then=then, si=self.si())
            case "avance":
                return sh.OnCard(do="avance", cell=self.optional_cell(), si=self.si())
            case "degage":
                return sh.OnCard(do="degage", direction=self.direction(), si=self.si())
            case _:
                return sh.OnCard(do="arret", si=self.si())

    def support(self) -> sh.Support:
        if self.takes("FIN"):
            return sh.Support(si=self.si())
        slot = self.post(SKATER_POSTS)
        self.must("VA")
        return sh.Support(slot=slot, cell=self.cell(), si=self.si())

    def defend(self) -> sh.Defend:
        if self.takes("FIN"):
            return sh.Defend(si=self.si())
        slot = self.post(POSTS)
        if slot == "G":
            if self.one_of("COUVRE", "VA") == "couvre":
                return sh.Defend(slot=slot, do="couvre", si=self.si())
            return sh.Defend(slot=slot, do="va", cell=self.crease_cell(), si=self.si())
        if self.one_of("VA", "MARQUE") == "va":
            return sh.Defend(slot=slot, do="va", cell=self.cell(), si=self.si())
        for mark in ("P", "L"):
            if self.takes(mark):
                return sh.Defend(slot=slot, do="marque", mark=mark, si=self.si())
        return sh.Defend(slot=slot, do="marque", mark=self.post(SKATER_POSTS), si=self.si())

    def loose(self) -> sh.Loose:
        who = self.who(POSTS)
        return sh.Loose(who=who, then=self.options() if self.takes("PUIS") else None, si=self.si())

    def steal(self) -> sh.Steal:
        who = self.who(SKATER_POSTS)
        return sh.Steal(who=who, cell=self.cell() if self.takes("VERS") else None, si=self.si())

    def faceoff(self) -> sh.Quick | sh.FaceoffTarget:
        if self.one_of("RAPIDE", "REND") == "rapide":
            return sh.Quick(do=self.one_of("TIR", "PASSE", "NON"), si=self.si())  # type: ignore[arg-type]
        return sh.FaceoffTarget(who=self.who(_HANDED_TO), si=self.si())

    def keeper_card(self) -> sh.KeeperCard:
        if self.one_of("DEGAGE", "PASSE") == "degage":
            return sh.KeeperCard(direction=self.direction(), si=self.si())
        return sh.KeeperCard(si=self.si())

    def change(self) -> sh.Change | sh.LineChange | sh.Swap | sh.Forget:
        word = self.peek
        if self.takes("-"):
            return sh.Forget(at_once=self.takes("!"), si=self.si())
        if word is not None and re.fullmatch("[AP][0-9]", word):
            self._place += 1
            if word not in (_LINE_NAMES if self._known is None else self._known.lines):
                raise self.fault("E_NUM", word)
            return sh.LineChange(line=word, at_once=self.takes("!"), si=self.si())  # type: ignore[arg-type]
        slot = self.post(SKATER_POSTS)
        if self.takes("<>"):
            other = self.post(SKATER_POSTS)
            self._once.append((slot, other))
            return sh.Swap(slots=(slot, other), at_once=self.takes("!"), si=self.si())
        self.must("=")
        n = None if self.takes("-") else self.jersey()
        return sh.Change(slot=slot, n=n, at_once=self.takes("!"), si=self.si())

    def stop(self) -> sh.Stop:
        words = self.listed(lambda: self.one_of("BUT", "PENALITE", "PERTE", "GAIN"))
        return sh.Stop(on=words, si=self.si())  # type: ignore[arg-type]

    def choice(self) -> sh.Preference | sh.Circle:
        if self.takes("COTE"):
            return sh.Circle(upper=self.one_of("HAUT", "BAS") == "haut", si=self.no_si())
        return sh.Preference(who=self.who(SKATER_POSTS), si=self.no_si())

    def serve(self) -> sh.Serve:
        return sh.Serve(who=self.listed(self.jersey), si=self.no_si())

    def shot_plan(self) -> sh.ShotPlan:
        items: list[sh.ShotItem] = []
        while self.peek not in (None, "SI"):
            match self.one_of("PAR", "AVANCE", "TIR", "VISE", "GARDE"):
                case "par":
                    items.append(sh.ShotItem(do="par", n=self.jersey()))
                case "avance":
                    items.append(sh.ShotItem(do="avance", cell=self.cell()))
                case "vise":
                    items.append(sh.ShotItem(do="vise", n=self.net()))
                case "garde":
                    items.append(sh.ShotItem(do="garde"))
                case _:
                    items.append(sh.ShotItem(do="tir"))
        return sh.ShotPlan(items=tuple(items), si=self.no_si())

    def keeper_plan(self) -> sh.KeeperPlan:
        word = self.one_of("F", "G", "H", "COUVRE")
        row = None if word == "couvre" else word.upper()
        return sh.KeeperPlan(row=row, comes_out=self.takes("SORT"), si=self.no_si())  # type: ignore[arg-type]

    def line_up(self) -> sh.LineUp:
        line = self._words[0]
        who = self.counted(_LINE if line[0] == "A" else _PAIR)
        return sh.LineUp(line=line, who=who)  # type: ignore[arg-type]

    def keeper(self) -> sh.Keeper:
        (n,) = self.counted(1)
        return sh.Keeper(n=n)

    def precise(self) -> sh.Precise:
        return sh.Precise(yes=self.one_of("OUI", "NON") == "oui", si=self.no_si())

    # ---- what they are made of

    def listed(self, item: Callable[[], T]) -> tuple[T, ...]:
        found = [item()]
        while self.takes(","):
            found.append(item())
        self._once.append(tuple(found))
        return tuple(found)

    def counted(self, count: int) -> tuple[int, ...]:
        """Return so many jerseys, with which the line ends: the list is read whole, then counted."""
        found = self.listed(self.jersey)
        self.no_si()
        if len(found) != count:
            raise self.fault("E_NUM", self._words[0])
        return found

    def post(self, posts: Mapping[str, T]) -> T:
        word = self.next()
        if word not in posts:
            raise self.fault("E_SLOT", word)
        return posts[word]

    def who(self, posts: Mapping[str, T]) -> tuple[T, ...] | Literal["*"]:
        return "*" if self.takes("*") else self.listed(lambda: self.post(posts))

    @property
    def _is_word_next(self) -> bool:
        return self.peek is not None and self.peek != "SI" and not _SIGN.fullmatch(self.peek)

    def cell(self) -> str:
        word = self.next()
        if word in _NAMED_CELLS:
            return _NAMED_CELLS[word]
        if word.removeprefix("~") not in CELL:
            raise self.fault("E_CELL", word)
        return word

    def optional_cell(self) -> str | None:
        return self.cell() if self._is_word_next else None

    def crease_cell(self) -> str:
        word = self.next()
        if word.removeprefix("~") not in CREASES:
            raise self.fault("E_CELL", word)
        return word

    def direction(self) -> sh.Direction:
        word = self.next()
        if word not in _DIRECTIONS:
            raise self.fault("E_DIR", word)
        return word  # type: ignore[return-value]

    def net(self) -> int:
        word = self.next()
        if word not in _NETS:
            raise self.fault("E_AIM", word)
        return int(word)

    def integer(self) -> int:
        word = self.next()
        if not _NUMBER.fullmatch(word):
            raise self.fault("E_VERB", word)
        return int(word)

    def jersey(self) -> int:
        word = self.next()
        if not _NUMBER.fullmatch(word) or (self._known is not None and int(word) not in self._known.jerseys):
            raise self.fault("E_NUM", word)
        return int(word)

    def options(self) -> tuple[sh.Option, ...]:
        found = [self.option()]
        while self.takes("/"):
            found.append(self.option())
        return tuple(found)

    def option(self) -> sh.Option:
        match self.one_of("TIR", "PASSE", "AVANCE", "RESTE"):
            case "passe":
                is_list = self._is_word_next or self.peek == sh.ANY
                return sh.Option(do="passe", to=self.who(SKATER_POSTS) if is_list else None)
            case "avance":
                return sh.Option(do="avance", cell=self.optional_cell())
            case "tir":
                return sh.Option(do="tir")
            case _:
                return sh.Option(do="reste")

    def no_si(self) -> tuple[sh.Cond, ...]:
        """Go to the end of a line that takes no condition."""
        if self.peek is not None:
            raise self.fault("E_COND" if self.peek == "SI" else "E_VERB")
        return ()

    def si(self) -> tuple[sh.Cond, ...]:
        """Return the conditions, with which the line ends."""
        found: list[sh.Cond] = []
        if self.takes("SI"):
            found.append(self.cond())
            while self.takes("&"):
                found.append(self.cond())
        self.no_si()
        return tuple(found)

    def cond(self) -> sh.Cond:
        var = self.next()
        if var not in _VARIABLES:
            raise self.fault("E_COND", var)
        op = self.next()
        if op not in _OPERATORS or (var == _POST and op not in _EQUALITY):
            raise self.fault("E_COND", op)
        value = self.next()
        if var == _POST:
            if value not in POSTS:
                raise self.fault("E_COND", value)
            return sh.Cond(var="por", op=op, value=POSTS[value])  # type: ignore[arg-type]
        sign = 1
        if value == "-":
            sign, value = -1, self.next()
        if not _NUMBER.fullmatch(value):
            raise self.fault("E_COND", value)
        return sh.Cond(var=var.lower(), op=op, value=sign * int(value))  # type: ignore[arg-type]


_READERS: Mapping[str, Callable[[_Words], sh.AnyLine]] = {
    "O": _Words.on_card, "M": _Words.support, "D": _Words.defend, "L": _Words.loose, "V": _Words.steal,
    "J": _Words.faceoff, "G": _Words.keeper_card, "X": _Words.change, "Z": _Words.stop, "R": _Words.choice,
    "B": _Words.serve, "S": _Words.shot_plan, "K": _Words.keeper_plan,
    **dict.fromkeys(_LINE_NAMES, _Words.line_up), "GB": _Words.keeper, "TP": _Words.precise,
}  # fmt: skip
_LINE_UP = (*_LINE_NAMES, "GB", "TP")
