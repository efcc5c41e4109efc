"""Double-Échec's order words in English, beside those of the rulebook page (5.2): each page word and its own.

The letters of the lines stay; words behind them are only read. `LD` is the left defender, but behind `clear` (or the
page's `degage`), where it is the page's direction.
"""

import re
from collections.abc import Mapping

from presenters.orderwords import OrderWords, Translated

LETTERS: Mapping[str, tuple[str, ...]] = {
    "V": ("V", "STEAL"),
    "J": ("J", "FACEOFF", "FACE OFF"),
    "X": ("X", "CHANGE"),
    "R": ("R", "REBOUND"),
}
POSTS: Mapping[str, tuple[str, ...]] = {"AG": ("LW",), "AD": ("RW",), "DG": ("LD",), "DD": ("RD",)}
WAYS: Mapping[str, tuple[str, ...]] = {
    "AVG": ("FL", "AHEAD LEFT"),
    "AVD": ("FR", "AHEAD RIGHT"),
    "AV": ("FW", "AHEAD"),
    "ARG": ("BL", "BACK LEFT"),
    "ARD": ("BR", "BACK RIGHT"),
    "LG": ("SL", "SIDE LEFT"),
    "LD": ("SR", "SIDE RIGHT"),
}
VERBS: Mapping[str, tuple[str, ...]] = {
    "TIR": ("shoot", "shot"),
    "PASSE": ("pass",),
    "AVANCE": ("carry", "advance"),
    "DEGAGE": ("clear",),
    "ARRET": ("ask",),
    "RESTE": ("stay",),
    "VA": ("to",),
    "FIN": ("end",),
    "COUVRE": ("cover",),
    "MARQUE": ("mark",),
    "RAPIDE": ("quick",),
    "REND": ("give",),
    "NON": ("no",),
    "OUI": ("yes",),
    "SORT": ("out",),
}
LINKS: Mapping[str, tuple[str, ...]] = {
    "LIBRE": ("free",),
    "PUIS": ("then",),
    "VERS": ("towards", "toward"),
    "SI": ("if",),
    "PAR": ("by",),
    "VISE": ("aim",),
    "GARDE": ("keep",),
    "COTE": ("side",),
    "HAUT": ("upper",),
    "BAS": ("lower",),
    "BUT": ("goal", "net"),
    "MAISON": ("home",),
    "PENALITE": ("penalty",),
    "PERTE": ("lost",),
    "GAIN": ("won",),
}
VARIABLES: Mapping[str, tuple[str, ...]] = {"ECART": ("lead",), "POR": ("slot",), "MK": ("marked",), "PER": ("period",)}


class _English(OrderWords):
    """See the module."""

    def there(self, text: str) -> Translated:
        """Return a text with the page's words; a direction `LD` is left as it stands."""
        hidden = _DIRECTION.sub(lambda found: f"{found[1]}\x00\x00", text)
        read = super().there(hidden)
        return Translated(text, read.text.replace("\x00\x00", "LD"), read.pieces)


_DIRECTION = re.compile(r"((?:clear|degage|dégage)[ \t]+)LD\b", re.IGNORECASE)


def _small(words: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    return {page.lower(): own for page, own in words.items()}


ENGLISH = _English({**LETTERS, **POSTS, **WAYS, **_small(VERBS), **_small(LINKS), **_small(VARIABLES)})
