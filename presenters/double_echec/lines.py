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


class Part(NamedTuple):
    """A part of a line: its name, its shape, what stands before it; it may be left out if `is_free`."""

    name: str
    shape: str
    before: str = ""
    is_free: bool = False


def _free(name: str, before: str, shape: str) -> Part:
    return Part(name, shape, before, is_free=True)


@dataclass(frozen=True)
class Shape:
    """A kind of line: its letter and word, its parts; `is_conditional`: `si` may follow."""

    key: str
    head: str
    parts: tuple[Part, ...] = ()
    tail: str = ""
    is_conditional: bool = True

    @property
    def letter(self) -> str:
        """The letter that its lines begin with; of a trio or a pair without the digit."""
        return self.key.partition("-")[0]

    @cached_property
    def asked(self) -> tuple[Part, ...]:
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
SHAPES: Mapping[str, Shape] = {
    shape.key: shape
    for shape in (
        Shape("O-tir", "O tir", (_AIM,)),
        Shape(
            "O-passe",
            "O passe ",
            (Part("list", LIST), _free("free", " ", "libre"), _free("least", " >=", r"\d+"), _THEN),
        ),
        Shape("O-avance", "O avance", (_free("cell", " ", CELL),)),
        Shape("O-degage", "O degage ", (Part("way", WAY),)),
        Shape("O-arret", "O arret"),
        Shape("M-va", "M ", (Part("post", POST), Part("cell", CELL, " va "))),
        Shape("M-fin", "M fin"),
        Shape("D-couvre", "D G couvre"),
        Shape("D-garde", "D G va ", (Part("cell", CELL),)),
        Shape("D-va", "D ", (Part("post", POST), Part("cell", CELL, " va "))),
        Shape("D-marque", "D ", (Part("post", POST), Part("target", f"P|L|{POST}", " marque "))),
        Shape("D-fin", "D fin"),
        Shape("L", "L ", (Part("list", LIST), _THEN)),
        Shape("V", "V ", (Part("list", LIST), _free("towards", " vers ", CELL))),
        Shape("J-rapide", "J rapide ", (Part("do", "tir|passe|non"),)),
        Shape("J-rend", "J rend ", (Part("list", LIST),)),
        Shape("G-degage", "G degage ", (Part("way", WAY),)),
        Shape("G-passe", "G passe"),
        Shape("X-un", "X ", (Part("post", POST), Part("number", r"\d+", "="), _FORCED)),
        Shape("X-ligne", "X ", (Part("lineup", r"[AP]\d"), _FORCED)),
        Shape("X-assis", "X ", (Part("post", POST), Part("sits", "-", "="), _FORCED)),
        Shape("X-echange", "X ", (Part("post", POST), Part("other", POST, "<>"), _FORCED)),
        Shape("X-rien", "X -", (_FORCED,)),
        Shape("Z", "Z ", (Part("list", r"[a-z]+(?:,[a-z]+)*"),)),
        Shape("R-cote", "R cote ", (Part("side", "haut|bas"),), is_conditional=False),
        Shape("R-liste", "R ", (Part("list", LIST),), is_conditional=False),
        Shape("B", "B ", (Part("list", NUMBERS),), is_conditional=False),
        Shape(
            "S",
            "S",
            (_free("shooter", " par ", r"\d+"), _free("cell", " avance ", CELL), _AIM, _free("keeps", " ", "garde")),
            is_conditional=False,
        ),
        Shape("K", "K ", (Part("row", "F|G|H|couvre"), _free("out", " ", "sort")), is_conditional=False),
        Shape("A", "A", (Part("lineup", "[1-4]"), Part("list", NUMBERS, " ")), is_conditional=False),
        Shape("P", "P", (Part("lineup", "[1-4]"), Part("list", NUMBERS, " ")), is_conditional=False),
        Shape("GB", "GB ", (Part("number", r"\d+"),), is_conditional=False),
        Shape("TP", "TP ", (Part("answer", "oui|non"),), is_conditional=False),
    )
}


class Read(NamedTuple):
    """A line read: its shape, and the values of its parts."""

    shape: Shape
    parts: Mapping[str, str]


def read(line: str) -> Read | None:
    """Return what a line in canonical spelling says; None for one that has no shape of ours."""
    line = _in_order(line) if line[:1] == "S" else line
    found = ((shape, shape.read(line)) for shape in SHAPES.values())
    return next((Read(shape, parts) for shape, parts in found if parts is not None), None)


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
