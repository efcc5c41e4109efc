"""Kollaball's order words in English, beside those of the rulebook page (part 5): each page word and its own.

The first is the one shown back. Where the page's letter is good English too (`S` sprint, `D` deep pass), it stays,
and the words behind it are only read.
"""

from collections.abc import Mapping

from presenters.orderwords import OrderWords
from presenters.texts import BASE, catalogue_language

ROLES: Mapping[str, tuple[str, ...]] = {
    "P": ("P", "PASS", "CARRIER"),
    "R": ("R", "RECEIVER"),
    "F": ("H", "HITTER"),
    "RAM": ("PICKUP", "PICK UP"),
    "POSE": ("DROP",),
    "E": ("E", "ENTER"),
    "X": ("X", "SUB"),
}
SPECIALS: Mapping[str, tuple[str, ...]] = {
    "S": ("S", "SPRINT"),
    "D": ("D", "DEEP", "DEEP PASS"),
    "B": ("B", "BLOCK"),
    "L": ("DECOY",),
    **{f"L{number}": (f"DECOY {number}",) for number in range(10)},  # a letter and its digit are one token
    "V": ("BRIBE",),
    "K": ("COPY",),
    "G": ("LEGEND",),
}
TACTICS: Mapping[str, tuple[str, ...]] = {
    "T": ("T", "TACTIC"),
    "JEU": ("IMITATE",),
    "CHANDELLE": ("LOB",),
    "FEINTE": ("FEINT",),
    "RASSEMBLEMENT": ("RALLY",),
    "REFORMATION": ("RESHUFFLE",),
    "ANALYSE": ("ANALYSIS", "ANALYZE"),
    "PLACEMENT": ("PLACEMENT",),
    "NEUTRALISATION": ("NEUTRALISE", "NEUTRALIZE"),
    "REPLI": ("FALLBACK", "FALL BACK"),
}
STAGES: Mapping[str, tuple[str, ...]] = {
    "COMPO": ("LINEUP", "LINE UP"),
    "BALLE": ("BALL",),
    "PRESENTS": ("PRESENT",),
    "ARRET": ("TIMEOUT", "TIME OUT"),
    "MAINTENU": ("UPHELD",),
    "REJETE": ("REJECTED",),
}

ENGLISH = OrderWords({**ROLES, **SPECIALS, **TACTICS, **STAGES})


def own_words(locale: str) -> OrderWords | None:
    """Return the English order words for English readers."""
    return None if catalogue_language(locale) == BASE else ENGLISH
