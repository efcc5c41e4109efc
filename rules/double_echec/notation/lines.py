"""The table of shapes: what each kind of line may say, part by part (rulebook 5.2).

By it a sheet is read and written (one way only, "canonical spelling"), asked for in the form, told in sentences.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import count
from typing import Any, Generic, NamedTuple, TypeVar, get_args

from rules.double_echec import orders as sh
from rules.double_echec.notation.grammar import MOST_CHARACTERS, Known, Words, sheet_lines_of
from rules.double_echec.orders import POSTS, SKATER_POSTS
from rules.double_echec.rink import CELL, CREASES
from rules.double_echec.state import LineName
from rules.errors import OrderError

MOST_LINES = 16

T = TypeVar("T")
P = TypeVar("P", bound=sh.Part)


@dataclass(frozen=True, eq=False)
class PartKind(Generic[T]):
    """What a part may say: how it is read and written, whether it begins at the next word, whether it can say a value.

    `texts`: all that it may say, if that is little.
    """

    read: Callable[[Words], T]
    text: Callable[[T], str] = str
    begins: Callable[[Words], bool] = lambda words: False
    says: Callable[[T], bool] = lambda value: value is not None
    texts: tuple[str, ...] = ()

    def parsed(self, text: str) -> T:
        """Return what a text says that this has written."""
        return self.read(Words(text))


class LinePart(NamedTuple):
    """A part of a line: its name, what it may say, the field that holds it, what stands before it.

    It may be left out if `is_free`.
    """

    name: str
    kind: PartKind[Any]
    field: str
    before: str = " "
    is_free: bool = False

    @property
    def word(self) -> str:
        """The word before it, if there is one."""
        return self.before.strip().upper()


@dataclass(frozen=True, eq=False)
class LineShape(Generic[P]):
    """A kind of line, or of a part of one: its words and parts, the value that it is.

    `fixed`: fields that its words say. What may be left out comes last. `asked_for`: what a form asks
    for instead of its parts.
    """

    key: str
    kind: type[P]
    head: str
    parts: tuple[LinePart, ...] = ()
    fixed: Mapping[str, object] = field(default_factory=dict)
    asked_for: tuple[LinePart, ...] = ()

    @property
    def letter(self) -> str:
        """The letter that its lines begin with; the name of a line-up's."""
        return self.head.partition(" ")[0]

    @property
    def asked(self) -> tuple[LinePart, ...]:
        """Its parts as a form asks for them, the condition last."""
        return self.asked_for or self.parts

    @cached_property
    def steps(self) -> tuple[str | LinePart, ...]:
        """Its words and the parts that it cannot be without, in their order."""
        found: list[str | LinePart] = [*self.head.upper().split()]
        for part in self.parts:
            if not part.is_free:
                found += [part.word, part] if part.word else [part]
        return tuple(found)

    def is_of(self, value: sh.Part) -> bool:
        """Return whether a value is written so."""
        return all(getattr(value, name) == said for name, said in self.fixed.items()) and all(
            part.is_free or part.kind.says(getattr(value, part.field)) for part in self.parts
        )

    def texts(self, value: sh.Part) -> Mapping[str, str]:
        """Return what the parts asked for say; of one that is left out nothing."""
        return {part.name: _said(part, value) for part in self.asked}

    def write(self, texts: Mapping[str, str]) -> str:
        """Return the line whose parts say this."""
        return _joined(self.head, ((part, texts.get(part.name, "")) for part in self.asked))


def _free(name: str, kind: PartKind[Any], field: str = "", before: str = " ") -> LinePart:
    return LinePart(name, kind, field or name, before, is_free=True)


def _said(part: LinePart, value: sh.Part) -> str:
    said = getattr(value, part.field)
    return "" if part.is_free and (said is None or said is False or said == ()) else part.kind.text(said)


def _joined(head: str, said: Iterable[tuple[LinePart, str]]) -> str:
    return head + "".join(f"{part.before}{text}" for part, text in said if text)


def _write(shapes: Iterable[LineShape[Any]], value: sh.Part) -> str:
    shape = next(one for one in shapes if one.is_of(value))
    return _joined(shape.head, ((part, _said(part, value)) for part in shape.parts))


def _read(shapes: Sequence[LineShape[P]], words: Words, first: int = 0) -> P:
    """Return what comes next, which has one of these shapes; their first so many words are read."""
    found: dict[str, object] = {}
    for place in count(first):
        if place == len(shapes[0].steps):  # no shape begins as another one ends
            break
        step = _next_step([shape.steps[place] for shape in shapes], words)
        if isinstance(step, LinePart):
            found[step.field] = step.kind.read(words)
        shapes = [shape for shape in shapes if shape.steps[place] == step]
    (shape,) = shapes
    for part in shape.parts:
        if part.is_free and (words.takes(part.word) if part.word else part.kind.begins(words)):
            found[part.field] = part.kind.read(words)
    return shape.kind(**shape.fixed, **found)


def _next_step(steps: Sequence[str | LinePart], words: Words) -> str | LinePart:
    for step in steps:
        if isinstance(step, str) and words.takes(step):
            return step
    parts = [step for step in steps if isinstance(step, LinePart)]
    if not parts:
        raise words.fault("E_VERB", words.next())
    return next((part for part in parts if part.kind.begins(words)), parts[0])


# ---- what parts may say


def _one_of(known: Mapping[str, T], code: str = "E_VERB") -> PartKind[T]:
    folded = {text.upper(): value for text, value in known.items()}
    spelled = {value: text for text, value in known.items()}
    return PartKind(
        read=lambda words: words.one_of(folded, code),
        text=spelled.__getitem__,
        begins=lambda words: words.peek in folded,
        says=spelled.__contains__,
        texts=tuple(known),
    )


def _word_of(*words: str, code: str = "E_VERB") -> PartKind[str]:
    return _one_of({word: word for word in words}, code)


def _flag(sign: str) -> PartKind[bool]:
    return _one_of({sign: True})


def _list_of(one: PartKind[T]) -> PartKind[tuple[T, ...]]:
    return PartKind(
        lambda words: words.listed(one.read), lambda values: ",".join(map(one.text, values)), texts=one.texts
    )


def _who(posts: Mapping[str, T]) -> PartKind[Any]:
    several = _list_of(_one_of(posts, "E_SLOT"))
    return PartKind(
        read=lambda words: sh.ANY if words.takes(sh.ANY) else several.read(words),
        text=lambda who: sh.ANY if who == sh.ANY else several.text(who),
        begins=lambda words: words.has_word or words.peek == sh.ANY,
        texts=(sh.ANY, *posts),
    )


def _cell_among(cells: Iterable[str], named: Sequence[str] = ()) -> PartKind[str]:
    known, by_name = frozenset(cells), {name.upper(): name for name in named}

    def read(words: Words) -> str:
        word = words.next()
        if word in by_name:
            return by_name[word]
        if word.removeprefix("~") not in known:
            raise words.fault("E_CELL", word)
        return word

    return PartKind(read, begins=lambda words: words.has_word, says=bool)


_LINE_NAMES: tuple[str, ...] = get_args(LineName)
_LINEUP_NAME = re.compile("[AP][0-9]")
POST = _one_of(SKATER_POSTS, "E_SLOT")
WHO = _who(SKATER_POSTS)
HANDED_TO = _who({post: slot for post, slot in SKATER_POSTS.items() if post != "C"})  # whom a puck is handed to
TARGET: PartKind[str] = _one_of({"P": "P", "L": "L", **SKATER_POSTS}, "E_SLOT")
PLACE = _cell_among(CELL, ("but", "maison", "P"))
CREASE_CELL = _cell_among(CREASES)
WAY = _word_of(*get_args(sh.Direction), code="E_DIR")
ROW: PartKind[str | None] = _one_of({"couvre": None, **{row: row for row in get_args(sh.Row)}})
NET = _one_of({str(n): n for n in range(1, 7)}, "E_AIM")
NUMBER, JERSEY = PartKind(lambda words: words.number()), PartKind(Words.jersey)
LINEUP = PartKind(
    read=lambda words: words.lineup(_LINE_NAMES),
    begins=lambda words: words.peek is not None and _LINEUP_NAME.fullmatch(words.peek) is not None,
)
_VARIABLES = {word.upper(): word for word in get_args(sh.Variable)}
_OPERATORS = {word: word for word in get_args(sh.Operator)}
_EQUALITY = {"=": "=", "!=": "!="}


def _numbers(most: int) -> PartKind[Any]:
    """Return so many jerseys, with which the line ends: the list is read whole, then counted."""

    def read(words: Words) -> tuple[int, ...] | int:
        found = words.listed(Words.jersey)
        words.end()
        if len(found) != most:
            raise words.fault("E_NUM", words.letter)
        return found if most > 1 else found[0]

    return PartKind(read, lambda who: ",".join(map(str, who)) if most > 1 else str(who))


def _cond(words: Words) -> sh.Cond:
    var = words.one_of(_VARIABLES, "E_COND")
    op = words.one_of(_EQUALITY if var == "por" else _OPERATORS, "E_COND")
    value = words.one_of(POSTS, "E_COND") if var == "por" else _signed(words)
    return sh.Cond(var=var, op=op, value=value)


def _signed(words: Words) -> int:
    return -words.number("E_COND") if words.takes("-") else words.number("E_COND")


def _cond_text(cond: sh.Cond) -> str:
    return f"{cond.var}{cond.op}{sh.POST_OF[cond.value] if isinstance(cond.value, str) else cond.value}"


CONDS = PartKind(lambda words: words.parted("&", _cond), lambda conds: " & ".join(map(_cond_text, conds)))
_CELL, _AIM = _free("cell", PLACE), _free("aim", NET, before=" vise ")
_OPTIONS = (
    LineShape("tir", sh.Option, "tir", (), {"do": "tir"}),
    LineShape("passe", sh.Option, "passe", (_free("list", WHO, "to"),), {"do": "passe"}),
    LineShape("avance", sh.Option, "avance", (_CELL,), {"do": "avance"}),
    LineShape("reste", sh.Option, "reste", (), {"do": "reste"}),
)
OPTIONS = PartKind(
    read=lambda words: words.parted("/", lambda words: _read(_OPTIONS, words)),
    text=lambda options: "/".join(_write(_OPTIONS, option) for option in options),
)
_ITEMS = (
    LineShape("par", sh.ShotItem, "par", (LinePart("number", JERSEY, "n"),), {"do": "par"}),
    LineShape("avance", sh.ShotItem, "avance", (LinePart("cell", PLACE, "cell"),), {"do": "avance"}),
    LineShape("tir", sh.ShotItem, "tir", (), {"do": "tir"}),
    LineShape("vise", sh.ShotItem, "vise", (LinePart("aim", NET, "n"),), {"do": "vise"}),
    LineShape("garde", sh.ShotItem, "garde", (), {"do": "garde"}),
)


def _items(words: Words) -> tuple[sh.ShotItem, ...]:
    found: list[sh.ShotItem] = []
    while words.peek not in (None, "SI"):
        found.append(_read(_ITEMS, words))
    return tuple(found)


ITEMS = PartKind(
    read=_items, text=lambda items: " ".join(_write(_ITEMS, item) for item in items), begins=lambda words: True
)

# ---- the lines

_IF, _FORCED = _free("cond", CONDS, "si", " si "), _free("forced", _flag("!"), "at_once")
_FREE, _LEAST, _THEN = (
    _free("free", _flag("libre")),
    _free("least", NUMBER, before=" >="),
    _free("then", OPTIONS, before=" puis "),
)
_LIST, _WAY = LinePart("list", WHO, "who"), LinePart("way", WAY, "direction")
_SLOT, _TO = LinePart("post", POST, "slot"), LinePart("cell", PLACE, "cell", " va ")
_MARKS = LinePart("target", TARGET, "mark", " marque ")
_SHOT = (
    _free("shooter", JERSEY, before=" par "),
    _free("cell", PLACE, before=" avance "),
    _AIM,
    _free("keeps", _flag("garde")),
)

SHAPES: tuple[LineShape[Any], ...] = (
    LineShape("O-tir", sh.OnCard, "O tir", (_AIM, _IF), {"do": "tir"}),
    LineShape(
        "O-passe", sh.OnCard, "O passe", (LinePart("list", WHO, "to"), _FREE, _LEAST, _THEN, _IF), {"do": "passe"}
    ),
    LineShape("O-avance", sh.OnCard, "O avance", (_CELL, _IF), {"do": "avance"}),
    LineShape("O-degage", sh.OnCard, "O degage", (_WAY, _IF), {"do": "degage"}),
    LineShape("O-arret", sh.OnCard, "O arret", (_IF,), {"do": "arret"}),
    LineShape("M-va", sh.Support, "M", (_SLOT, _TO, _IF)),
    LineShape("M-fin", sh.Support, "M fin", (_IF,), {"slot": None}),
    LineShape("D-couvre", sh.Defend, "D G couvre", (_IF,), {"slot": "G", "do": "couvre"}),
    LineShape("D-garde", sh.Defend, "D G va", (LinePart("cell", CREASE_CELL, "cell"), _IF), {"slot": "G", "do": "va"}),
    LineShape("D-va", sh.Defend, "D", (_SLOT, _TO, _IF), {"do": "va"}),
    LineShape("D-marque", sh.Defend, "D", (_SLOT, _MARKS, _IF), {"do": "marque"}),
    LineShape("D-fin", sh.Defend, "D fin", (_IF,), {"slot": None}),
    LineShape("L", sh.Loose, "L", (LinePart("list", _who(POSTS), "who"), _THEN, _IF)),
    LineShape("V", sh.Steal, "V", (_LIST, _free("towards", PLACE, "cell", " vers "), _IF)),
    LineShape("J-rapide", sh.Quick, "J rapide", (LinePart("do", _word_of("tir", "passe", "non"), "do"), _IF)),
    LineShape("J-rend", sh.FaceoffTarget, "J rend", (LinePart("list", HANDED_TO, "who"), _IF)),
    LineShape("G-degage", sh.KeeperCard, "G degage", (_WAY, _IF)),
    LineShape("G-passe", sh.KeeperCard, "G passe", (_IF,), {"direction": None}),
    LineShape("X-un", sh.Change, "X", (_SLOT, LinePart("number", JERSEY, "n", "="), _FORCED, _IF)),
    LineShape("X-ligne", sh.LineChange, "X", (LinePart("lineup", LINEUP, "line"), _FORCED, _IF)),
    LineShape("X-assis", sh.Change, "X", (_SLOT, LinePart("sits", _one_of({"-": None}), "n", "="), _FORCED, _IF)),
    LineShape("X-echange", sh.Swap, "X", (_SLOT, LinePart("other", POST, "other", "<>"), _FORCED, _IF)),
    LineShape("X-rien", sh.Forget, "X -", (_FORCED, _IF)),
    LineShape("Z", sh.Stop, "Z", (LinePart("list", _list_of(_word_of(*get_args(sh.StopWord))), "on"), _IF)),
    LineShape("R-cote", sh.Circle, "R cote", (LinePart("side", _one_of({"haut": True, "bas": False}), "upper"),)),
    LineShape("R-liste", sh.Preference, "R", (_LIST,)),
    LineShape("B", sh.Serve, "B", (LinePart("list", _list_of(JERSEY), "who"),)),
    LineShape("S", sh.ShotPlan, "S", (_free("items", ITEMS),), asked_for=_SHOT),
    LineShape(
        "K",
        sh.KeeperPlan,
        "K",
        (LinePart("row", ROW, "row"), _free("out", _flag("sort"), "comes_out")),
    ),
    *(
        LineShape(name[0], sh.LineUp, name, (LinePart("list", _numbers(3 - (name[0] == "P")), "who"),), {"line": name})
        for name in _LINE_NAMES
    ),
    LineShape("GB", sh.Keeper, "GB", (LinePart("number", _numbers(1), "n"),)),
    LineShape("TP", sh.Precise, "TP", (LinePart("answer", _one_of({"oui": True, "non": False}), "yes"),)),
)
LETTER_OF: Mapping[type[sh.Line], str] = {one.kind: one.letter for one in SHAPES if one.kind not in sh.LINE_UP}
LETTERS = tuple(dict.fromkeys(LETTER_OF.values()))
_BY_LETTER = {one.letter: [shape for shape in SHAPES if shape.letter == one.letter] for one in SHAPES}
_BY_KIND = {one.kind: [shape for shape in SHAPES if shape.kind is one.kind] for one in SHAPES}


def read_sheet_lines(text: str, known: Known | None = None) -> Iterator[tuple[int, sh.AnyLine]]:
    """Yield the lines of a sheet with their offsets, one by one, so that a caller finds its own faults in their order.

    Raises `OrderError` for the first fault that words can have. `known`: None where anything may be named.
    """
    if len(text) > MOST_CHARACTERS:
        raise OrderError("E_LIMIT", 0)
    counts: dict[str, int] = {}
    for at, line in sheet_lines_of(text):
        words = Words(line, at, known)
        counts[words.letter] = counts.get(words.letter, 0) + 1
        if counts[words.letter] > MOST_LINES:
            raise OrderError("E_LIMIT", at)
        found = _line(words)
        if words.is_repeating or (isinstance(found, sh.Swap) and found.slot == found.other):
            raise words.fault("E_DUP", words.letter)
        yield at, found
    if not counts:
        raise OrderError("E_EMPTY", 0)


def _line(words: Words) -> sh.AnyLine:
    letter = words.next()
    if letter not in _BY_LETTER:
        raise words.fault("E_LINE", letter)
    shapes = _BY_LETTER[letter]
    if shapes[0].kind in sh.LINE_UP:
        words.check_phase()
    line: sh.AnyLine = _read(shapes, words, first=1)
    words.end()
    return line


@lru_cache(maxsize=4096)
def standing_line(text: str) -> sh.AnyLine:
    """Return a line as it stands in a state. Raises `OrderError`."""
    ((_, line),) = read_sheet_lines(text)
    return line


def write_sheet(sheet: sh.Sheet) -> str:
    """Return a sheet as text; reading it gives the same sheet."""
    return "; ".join(map(line_text, sheet.lines))


@lru_cache(maxsize=4096)
def line_text(line: sh.AnyLine) -> str:
    """Return a line as text."""
    return _write(_BY_KIND[type(line)], line)


class LineReading(NamedTuple):
    """A line read: its shape, and the value that it is."""

    shape: LineShape[Any]
    line: sh.AnyLine

    @property
    def texts(self) -> Mapping[str, str]:
        """What its parts say."""
        return self.shape.texts(self.line)

    def with_part(self, part: str, text: str) -> str:
        """Return the line with another part."""
        return self.shape.write({**self.texts, part: text})


@lru_cache(maxsize=4096)
def read_line(text: str) -> LineReading | None:
    """Return what a line says, even if it names something twice; None for one that has no shape."""
    try:
        line = _line(Words(text))
    except OrderError:
        return None
    return LineReading(next(shape for shape in _BY_KIND[type(line)] if shape.is_of(line)), line)


def letter_of(line: str) -> str:
    """Return the letter of a line; of a trio or a pair without its digit."""
    head = line.partition(" ")[0]
    return head[:1] if head[1:].isdigit() else head
