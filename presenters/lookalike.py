"""Names that look alike: Cyrillic and Greek letters for Latin ones, full-width forms, hidden signs, other cases.

Two teams of a league must not be taken for each other, in a table, in a list of choices or by a referee.
"""

import unicodedata
from collections.abc import Iterable

from presenters.escaping import plain

LONGEST = 200
_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹАВЕЅІЈКМНОРСТУХҮӀԚԜԌ", "ABEZHIKMNOPTYXCABESIJKMHOPCTYXYIQWG")
_SMALL = str.maketrans("αγεικνορτυχϲавеіјкмнорстухѕүһӏԁԛԝɑɡı", "ayeikvoptuxcabeijkmhopctyxsyhldqwagi")


def shapes(name: str) -> frozenset[str]:
    """Return the ways in which a name can be read by eye; two names look alike if they share one."""
    seen = unicodedata.normalize("NFKD", plain(name, LONGEST))
    return frozenset(_read(each) for each in (seen, seen.upper(), seen.lower()))


def twin_of(name: str, others: Iterable[str]) -> str | None:
    """Return the first of `others` that looks like `name`; None if there is none."""
    mine = shapes(name)
    return next((other for other in others if mine & shapes(other)), None)


def _read(text: str) -> str:
    letters = unicodedata.normalize("NFKC", text.translate(_CAPITALS).translate(_SMALL).casefold())
    return " ".join(letters.split())
