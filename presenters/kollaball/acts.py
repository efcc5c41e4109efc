"""What a referee writes for an act of part 9, read into the act's fields. Raises `UserError` with an example."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from presenters.errors import UserError
from presenters.escaping import plain
from presenters.texts import Voice
from rules.kollaball.pitch import CELL_ORDER
from rules.kollaball.state import TEAMS, State, TeamId

Fields = Mapping[str, object]

NAME = 32
TITLE = 100
CLASSES = ("warrior", "alchemist", "ranger", "archer", "thief", "merchant")
MOVES = ("sprint", "deep_pass", "block", "decoy", "bribe")
STATUSES = {"terrain": "pitch", "banc": "bench", "touche": "sideline", "sorti": "out", "absent": "missing"}
YES_NO = {"oui": True, "non": False, "yes": True, "no": False}
NUMBERS = {"saute": "skip", "extra": "extra", "deniers": "deniers"}
_CHANGE = re.compile(r"([a-zé]+)\s*=\s*(\S+)", re.IGNORECASE)
_PLAYER = re.compile(r"(\d)\s*[:,]?\s+(.+)", re.DOTALL)
_BALL = re.compile(r"(?:(\S+?)\s*:\s*)?(tenue|sol|air)\s+(\S+)(?:\s+(\d{1,4}))?", re.IGNORECASE)
_POINTS = re.compile(r"(\d{1,2})\s*-\s*(\d{1,2})")


@dataclass(frozen=True)
class Given:
    """The match, the team chosen (if any), the text; `voice` speaks the referee's language."""

    voice: Voice
    state: State
    team: TeamId | None
    text: str

    @property
    def side(self) -> TeamId:
        """The team chosen. Raises `UserError` without one."""
        if self.team is None:
            raise UserError("act-team")
        return self.team

    def player(self, number: str) -> str:
        """Return the player of that number in the team chosen."""
        return f"{self.side[0]}{number}"


def how(act: str) -> UserError:
    """Return the answer to a text that is no such act: what it should look like."""
    return UserError(f"kb-act-how-{act.replace('_', '-')}")


def _of_team(given: Given) -> Fields:
    return {"team": given.side}


def _patience(given: Given) -> Fields:
    if not re.fullmatch(r"[1-9]\d?", given.text.strip()):
        raise how("set_max_missed")
    return {"value": int(given.text)}


def _numbered(given: Given, act: str) -> tuple[str, str]:
    """Return the player that a text begins with, and the rest of it."""
    found = _PLAYER.fullmatch(given.text.strip())
    if found is None:
        raise how(act)
    return given.player(found[1]), found[2].strip()


def _set_player(given: Given) -> Fields:
    """Read `2 case=C4 statut=terrain saute=1 extra=0 special=oui deniers=200`; what is not written stays."""
    player, rest = _numbered(given, "set_player")
    fields: dict[str, object] = {"player": player}
    if _CHANGE.sub("", rest).strip():
        raise how("set_player")
    for key, value in _CHANGE.findall(rest):
        fields |= _changed(key.casefold(), value)
    return fields


def _changed(key: str, value: str) -> Fields:
    known = value.casefold()
    if key in NUMBERS and re.fullmatch(r"\d{1,6}", value):
        return {NUMBERS[key]: int(value)}
    if key == "case" and (known == "-" or value.upper() in CELL_ORDER):
        return {"cell": None if known == "-" else value.upper()}
    if key == "statut" and known in STATUSES:
        return {"status": STATUSES[known]}
    if key in {"special", "spécial"} and known in YES_NO:
        return {"special_used": YES_NO[known]}
    raise how("set_player")


def _set_ball(given: Given) -> Fields:
    """Read `tenue 2`, `sol D4` or `air D4 6` (where and when it lands); another ball than the team's before a colon."""
    found = _BALL.fullmatch(given.text.strip())
    if found is None:
        raise how("set_ball")
    ball, where, place, turn = found[1] or given.side, found[2].casefold(), found[3], found[4]
    if where == "tenue":
        holder = given.player(place) if place.isdigit() else place.casefold()
        return {"ball": ball, "location": {"at": "held", "by": holder}}
    if place.upper() not in CELL_ORDER:
        raise how("set_ball")
    if where == "sol":
        return {"ball": ball, "location": {"at": "ground", "cell": place.upper()}}
    if turn is None:
        raise how("set_ball")
    air = {"at": "air", "target": place.upper(), "lands": int(turn), "team_thrown": given.side}
    return {"ball": ball, "location": air}


def _set_timeout(given: Given) -> Fields:
    known = given.text.strip().casefold()
    if known not in YES_NO:
        raise how("set_timeout")
    return {"team": given.side, "value": "available" if YES_NO[known] else "lost"}


def _named(given: Given, family: str, codes: tuple[str, ...], text: str, act: str) -> str:
    """Return the code whose name in the referee's language, or which itself, `text` is."""
    names = {given.voice.t(f"kb-{family}-{code}").casefold(): code for code in codes}
    known = {**names, **{code: code for code in codes}}
    if text.strip().casefold() not in known:
        raise how(act)
    return known[text.strip().casefold()]


def _add_player(given: Given) -> Fields:
    """Read `6 voleur Nina`."""
    player, rest = _numbered(given, "add_player")
    kind, _, name = rest.partition(" ")
    fields = {"team": given.side, "player": player, "class": _named(given, "class", CLASSES, kind, "add_player")}
    return {**fields, "name": plain(name, NAME)} if name.strip() else fields


def _declare_legend(given: Given) -> Fields:
    """Read `2 Le Roc : blocage`."""
    player, rest = _numbered(given, "declare_legend")
    title, colon, move = rest.rpartition(":")
    if not colon or not plain(title, TITLE):
        raise how("declare_legend")
    return {
        "player": player,
        "title": plain(title, TITLE),
        "move": _named(given, "special", MOVES, move, "declare_legend"),
    }


def _set_result(given: Given) -> Fields:
    """Read `2-0`, the points of the red team first; the team chosen has won, without one it is a draw."""
    found = _POINTS.fullmatch(given.text.strip())
    if found is None:
        raise how("set_result")
    points = {team: int(found[place]) for place, team in enumerate(TEAMS, start=1)}
    return {"winner": given.team, "points": points}


READERS: Mapping[str, Callable[[Given], Fields]] = {
    "set_player": _set_player,
    "set_ball": _set_ball,
    "set_timeout": _set_timeout,
    "forgive_missed": _of_team,
    "set_max_missed": _patience,
    "add_player": _add_player,
    "declare_legend": _declare_legend,
    "disqualify": _of_team,
    "set_result": _set_result,
}
