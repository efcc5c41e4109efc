"""What a verification says: one line for each thing that it looked at."""

from collections.abc import Mapping
from typing import Literal

import msgspec

Point = Literal[
    "seal", "time", "announced", "promise", "blind", "blind-kept", "entropy", "entropy-blind", "roll", "rolls",
    "version", "events", "result", "decided", "entry", "chain",
]  # fmt: skip


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was looked at: it `holds`, does not, or (None) cannot be checked with this file.

    `about` is the seat, the die's label or the entry's number; `count` how many there were.
    """

    point: Point
    holds: bool | None
    about: str = ""
    count: int = 0


MESSAGES: Mapping[Point, str] = {
    "seal": "empreinte de l'ordre de {about}",
    "time": "ordre de {about} reçu avant la clôture",
    "announced": "empreinte que porte l'annonce : {about}",
    "promise": "graine des dés promise à l'ouverture du tour",
    "blind": "voile promis à l'ouverture du tour",
    "blind-kept": "voile pas encore public : l'entropie ne peut pas encore être vérifiée",
    "entropy": "entropie tirée des ordres, sans voile (tour ouvert avant qu'il y en ait)",
    "entropy-blind": "entropie tirée du voile et des ordres",
    "roll": "tirage {about}",
    "rolls": "tirages, refaits : {count}",
    "version": "résultat : règles {about}, non rejouées",
    "events": "évènements du tour, refaits : {count}",
    "result": "position après le tour, refaite",
    "decided": "tour décidé sans être joué : par l'arbitre, ou entre les joueurs",
    "entry": "écriture n° {about} du journal",
    "chain": "écritures : {count}",
}
_SIGNS = {True: "ok ", False: "NON", None: " ? "}
_ABOUT = 80


def describe_check(line: Check) -> str:
    """Return a line for a terminal: `ok`, `NON` or `?`, and what was looked at."""
    about = "".join(sign if sign.isprintable() else "?" for sign in line.about[:_ABOUT])
    return f"{_SIGNS[line.holds]} {MESSAGES[line.point].format(about=about, count=line.count)}"
