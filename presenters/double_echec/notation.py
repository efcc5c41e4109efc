"""The lines of a sheet as their parts: what the form asks for, what a sentence says. The page's notation is the value.

A line in canonical spelling has one of the `SHAPES`; a part that may be left out is the empty text.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

LIST, NUMBERS = r"\*|[A-Z]{1,2}(?:,[A-Z]{1,2})*", r"\d+(?:,\d+)*"
CELL, POST = r"but|maison|P|~?[A-M]\d{1,2}", r"C|AG|AD|DG|DD"
WAY, THEN = r"AVG|AVD|AV|ARG|ARD|LG|LD", r"(?:tir|passe|avance|reste).*?"
LINEUP_LETTERS = ("A", "P", "GB", "TP")
LETTERS = ("O", "M", "D", "L", "V", "J", "G", "X", "Z", "R", "B", "S", "K")
_SHOT = re.compile(r" (?:par (\d+)|avance (\S+)|(tir)|vise ([1-6])|(garde))")


class LinePart(NamedTuple):
    """A part of a line: its name, its shape, what stands before it; it may be left out if `is_free`."""

    name: str
    shape: str
    before: str = ""
    is_free: bool = False


def _free(name: str, before: str, shape: str) -> LinePart:
    return LinePart(name, shape, before, is_free=True)


@dataclass(frozen=True)
class LineShape:
    """A kind of line: its letter and word, its parts; `is_conditional`: `si` may follow."""

    key: str
    head: str
    parts: tuple[LinePart, ...] = ()
    tail: str = ""
    is_conditional: bool = True

    @property
    def letter(self) -> str:
        """The letter that its lines begin with; of a trio or a pair without the digit."""
        return self.key.partition("-")[0]

    @cached_property
    def asked(self) -> tuple[LinePart, ...]:
        """Its parts, the condition last."""
        return (*self.parts, _free("cond", " si ", r".+")) if self.is_conditional else self.parts

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        shown = [re.escape(self.head)]
        for one in self.parts:
            part = f"{re.escape(one.before)}(?P<{one.name}>{one.shape})"
            shown.append(f"(?:{part})?" if one.is_free else part)
        shown.append(re.escape(self.tail))
        if self.is_conditional:
            shown.append(r"(?: si (?P<cond>.+))?")
        return re.compile("".join(shown))

    def read(self, line: str) -> dict[str, str] | None:
        """Return the parts of a line; None if it is of another shape."""
        found = self._pattern.fullmatch(line)
        return None if found is None else {name: value or "" for name, value in found.groupdict().items()}

    def write(self, parts: Mapping[str, str]) -> str:
        """Return the line of some parts."""
        shown = [self.head]
        for one in self.parts:
            value = parts.get(one.name, "")
            shown.append(f"{one.before}{value}" if value else "")
        shown.append(self.tail)
        if self.is_conditional and parts.get("cond"):
            shown.append(f" si {parts['cond']}")
        return "".join(shown)


_FORCED = _free("forced", " ", "!")
_THEN = _free("then", " puis ", THEN)
_AIM = _free("aim", " vise ", "[1-6]")
SHAPES: Mapping[str, LineShape] = {
    shape.key: shape
    for shape in (
        LineShape("O-tir", "O tir", (_AIM,)),
        LineShape(
            "O-passe",
            "O passe ",
            (LinePart("list", LIST), _free("free", " ", "libre"), _free("least", " >=", r"\d+"), _THEN),
        ),
        LineShape("O-avance", "O avance", (_free("cell", " ", CELL),)),
        LineShape("O-degage", "O degage ", (LinePart("way", WAY),)),
        LineShape("O-arret", "O arret"),
        LineShape("M-va", "M ", (LinePart("post", POST), LinePart("cell", CELL, " va "))),
        LineShape("M-fin", "M fin"),
        LineShape("D-couvre", "D G couvre"),
        LineShape("D-garde", "D G va ", (LinePart("cell", CELL),)),
        LineShape("D-va", "D ", (LinePart("post", POST), LinePart("cell", CELL, " va "))),
        LineShape("D-marque", "D ", (LinePart("post", POST), LinePart("target", f"P|L|{POST}", " marque "))),
        LineShape("D-fin", "D fin"),
        LineShape("L", "L ", (LinePart("list", LIST), _THEN)),
        LineShape("V", "V ", (LinePart("list", LIST), _free("towards", " vers ", CELL))),
        LineShape("J-rapide", "J rapide ", (LinePart("do", "tir|passe|non"),)),
        LineShape("J-rend", "J rend ", (LinePart("list", LIST),)),
        LineShape("G-degage", "G degage ", (LinePart("way", WAY),)),
        LineShape("G-passe", "G passe"),
        LineShape("X-un", "X ", (LinePart("post", POST), LinePart("number", r"\d+", "="), _FORCED)),
        LineShape("X-ligne", "X ", (LinePart("lineup", r"[AP]\d"), _FORCED)),
        LineShape("X-assis", "X ", (LinePart("post", POST), LinePart("sits", "-", "="), _FORCED)),
        LineShape("X-echange", "X ", (LinePart("post", POST), LinePart("other", POST, "<>"), _FORCED)),
        LineShape("X-rien", "X -", (_FORCED,)),
        LineShape("Z", "Z ", (LinePart("list", r"[a-z]+(?:,[a-z]+)*"),)),
        LineShape("R-cote", "R cote ", (LinePart("side", "haut|bas"),), is_conditional=False),
        LineShape("R-liste", "R ", (LinePart("list", LIST),), is_conditional=False),
        LineShape("B", "B ", (LinePart("list", NUMBERS),), is_conditional=False),
        LineShape(
            "S",
            "S",
            (_free("shooter", " par ", r"\d+"), _free("cell", " avance ", CELL), _AIM, _free("keeps", " ", "garde")),
            is_conditional=False,
        ),
        LineShape("K", "K ", (LinePart("row", "F|G|H|couvre"), _free("out", " ", "sort")), is_conditional=False),
        LineShape("A", "A", (LinePart("lineup", "[1-4]"), LinePart("list", NUMBERS, " ")), is_conditional=False),
        LineShape("P", "P", (LinePart("lineup", "[1-4]"), LinePart("list", NUMBERS, " ")), is_conditional=False),
        LineShape("GB", "GB ", (LinePart("number", r"\d+"),), is_conditional=False),
        LineShape("TP", "TP ", (LinePart("answer", "oui|non"),), is_conditional=False),
    )
}


class LineReading(NamedTuple):
    """A line read: its shape, and the values of its parts."""

    shape: LineShape
    parts: Mapping[str, str]


def read_line(line: str) -> LineReading | None:
    """Return what a line in canonical spelling says; None for one that has no shape of ours."""
    line = _in_order(line) if line[:1] == "S" else line
    found = ((shape, shape.read(line)) for shape in SHAPES.values())
    return next((LineReading(shape, parts) for shape, parts in found if parts is not None), None)


def letter_of(line: str) -> str:
    """Return the letter of a line; of a trio or a pair without its digit."""
    head = line.partition(" ")[0]
    return head[:1] if head[1:].isdigit() else head


def _in_order(line: str) -> str:
    """Return a line `S` with each of its items once, the last of each, in the order of the shape."""
    shooter, cell, aim, keeps = "", "", "", ""
    for one in _SHOT.finditer(line):
        shooter, cell, keeps = one[1] or shooter, one[2] or cell, one[5] or keeps
        aim = "" if one[3] else one[4] or aim
    return SHAPES["S"].write({"shooter": shooter, "cell": cell, "aim": aim, "keeps": keeps})
