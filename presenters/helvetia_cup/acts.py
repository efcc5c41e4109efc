"""The acts of Helvetia Cup's part 9 as a referee writes them: what each field is, and how it is read."""

import re
from collections.abc import Mapping

from presenters.corrections import NUMBER, Act, Field, Fields, Given, choice, number
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.state import State

_CONFIRM = "hc-act-confirm"  # the match is over
_COLOURS: Mapping[str, object] = {
    **dict.fromkeys(("jaune", "yellow"), "yellow"),
    **dict.fromkeys(("rouge", "red"), "red"),
}
_YES: Mapping[str, object] = {**dict.fromkeys(("oui", "yes"), True), **dict.fromkeys(("non", "no"), False)}
_SCORE = re.compile(r"score\s+(\d{1,2})\s*[-–]\s*(\d{1,2})", re.IGNORECASE)
_BALL = re.compile(r"(?:balle|ballon|ball)\s+([a-i]\d{1,2})(?:\s+(\d{1,2}))?", re.IGNORECASE)
_CLOCK = re.compile(r"(?:horloge|clock)\s+(\d{1,2})", re.IGNORECASE)
_ATTACK = re.compile(r"attaque|attack", re.IGNORECASE)
_SUBS = re.compile(r"(?:changements|subs)\s+(\d)", re.IGNORECASE)
_OFFSIDE = re.compile(r"(?:hors-?jeu|off-?side)\s+(oui|non|yes|no)", re.IGNORECASE)
_PLACE = re.compile(r"(\d{1,2})\s+(?:en\s+|at\s+)?([a-i]\d{1,2})", re.IGNORECASE)
_COUNT = re.compile(r"(\d{1,2})\s+(boost|jaune|yellow)\s+(\d{1,2})", re.IGNORECASE)


def _hex(given: Given[State], text: str) -> str:
    """Read a hex of the pitch."""
    if text.lower() not in PITCH:
        raise ValueError(text)
    return text.lower()


def _set(given: Given[State]) -> Fields:  # noqa: PLR0911 - one per field
    """Read what is changed: score, clock, ball, attack; with a team its figures, substitutions, call of off-sides."""
    text = given.text.strip()
    if found := _SCORE.fullmatch(text):
        return {"path": "score.home", "value": int(found[1]), "also": {"score.away": int(found[2])}}
    if found := _CLOCK.fullmatch(text):
        return {"path": "clock", "value": int(found[1])}
    if found := _BALL.fullmatch(text):
        holder = None if found[2] is None else int(found[2])
        return {"path": "ball", "value": {"at": _hex(given, found[1]), "holder": holder}}
    if _ATTACK.fullmatch(text):
        return {"path": "attack", "value": given.chosen}
    if found := _SUBS.fullmatch(text):
        return {"path": f"teams.{given.chosen}.subs_left", "value": int(found[1])}
    if found := _OFFSIDE.fullmatch(text):
        return {"path": f"teams.{given.chosen}.offside_call", "value": choice(_YES)(given, found[1])}
    if found := _PLACE.fullmatch(text):
        return {"path": f"teams.{given.chosen}.players.{int(found[1])}.at", "value": _hex(given, found[2])}
    if found := _COUNT.fullmatch(text):
        field = "boost" if found[2].casefold() == "boost" else "yellow"
        return {"path": f"teams.{given.chosen}.players.{int(found[1])}.{field}", "value": int(found[3])}
    raise ValueError(text)


PLAYER: Field[State] = Field("player", NUMBER, number)
COLOUR: Field[State] = Field("colour", r"[a-z]+", choice(_COLOURS))
ACTS: tuple[Act[State], ...] = (
    Act(op="set", code="hc", whole=_set),
    Act(op="offside", code="hc", clause="HC-PM-offside"),
    Act(op="card", code="hc", shape=r"{player}\s+{colour}", fields=(PLAYER, COLOUR), seat="seat"),
    Act(
        op="cancel_card",
        code="hc",
        shape=r"{player}\s+{colour}(?:\s+{at})?",
        fields=(PLAYER, COLOUR, Field("at", r"\S+", _hex)),
        seat="seat",
    ),
    Act(op="forfeit", code="hc", seat="seat", confirm=_CONFIRM, clause="HC-3.4-b"),
    Act(op="abandon", code="hc", confirm="hc-act-confirm-void"),
    Act(
        op="result",
        code="hc",
        shape=r"{home}\s*[-–]\s*{away}",
        fields=(Field("home", r"\d{1,2}", number), Field("away", r"\d{1,2}", number)),
        seat="winner",
        is_seat_free=True,
        confirm=_CONFIRM,
    ),
)
