"""The acts of Kollaball's part 9 as a referee writes them, and what one changed, field by field, in words.

A field has its path: `players.b4.status`, `balls.rouge.cell`.
"""

import re
from collections.abc import Mapping

from presenters.corrections import (
    NUMBER,
    YES_NO,
    CorrectionText,
    Field,
    Fields,
    Reads,
    Told,
    WrittenAct,
    choice_reader,
    code_reader,
    read_number,
)
from presenters.escaping import escape, plain
from presenters.kollaball.words import GameWords
from rules.kollaball.acts import (
    AddPlayer,
    DeclareLegend,
    Disqualify,
    ForgiveMissed,
    SetBall,
    SetMaxMissed,
    SetPlayer,
    SetResult,
    SetTimeout,
)
from rules.kollaball.pitch import CELL_ORDER
from rules.kollaball.state import TEAMS, State

NAME = 32
TITLE = 100
CLASSES = ("warrior", "alchemist", "ranger", "archer", "thief", "merchant")
MOVES = ("sprint", "deep_pass", "block", "decoy", "bribe")
STATUSES = {"terrain": "pitch", "banc": "bench", "touche": "sideline", "sorti": "out", "absent": "missing"}
_TIMEOUT = {word: "available" if yes else "lost" for word, yes in YES_NO.items()}
_CONFIRM = "act-confirm"
_AFTER_NUMBER = r"\s*[:,]?\s+"
_BALL = re.compile(r"(?:(\S+?)\s*:\s*)?(tenue|sol|air)\s+(\S+)(?:\s+([0-9]{1,4}))?", re.IGNORECASE)


def _cell(given: CorrectionText[State], text: str) -> str | None:
    """Read a cell; `-` is none."""
    if text != "-" and text.upper() not in CELL_ORDER:
        raise ValueError(text)
    return None if text == "-" else text.upper()


def _player(given: CorrectionText[State], text: str) -> str:
    """Read the number of a player of the team chosen."""
    return f"{given.chosen[0]}{text}"


def _text(limit: int) -> Reads[State]:
    def read(given: CorrectionText[State], text: str) -> str:
        if not (shown := plain(text, limit)):
            raise ValueError(text)
        return shown

    return read


def _points(given: CorrectionText[State], text: str) -> Fields:
    """Read `2-0`, the points of the red team first."""
    return dict(zip(TEAMS, map(int, text.split("-")), strict=True))


def _set_ball(given: CorrectionText[State]) -> Fields:
    """Read `tenue 2`, `sol D4` or `air D4 6` (where and when it lands); another ball than the team's before a colon."""
    found = _BALL.fullmatch(given.text.strip())
    if found is None:
        raise ValueError(given.text)
    ball, where, place, turn = found[1] or given.chosen, found[2].casefold(), found[3], found[4]
    if where == "tenue":
        if not place.isascii():
            raise ValueError(given.text)
        holder = _player(given, place) if place.isdigit() else place.casefold()
        return {"ball": ball, "location": {"at": "held", "by": holder}}
    cell = _cell(given, place)
    if cell is None or (where == "air" and turn is None):
        raise ValueError(given.text)
    if where == "sol":
        return {"ball": ball, "location": {"at": "ground", "cell": cell}}
    return {
        "ball": ball,
        "location": {"at": "air", "target": cell, "lands": int(turn), "team_thrown": given.chosen},
    }


PLAYER = Field("player", r"[0-9]", _player)
# What `set_player` writes; what is told of a player after any act says the same fields (`PLAYER_FIELDS`).
CHANGES: tuple[Field[State], ...] = (
    Field("cell", r"\S+", _cell, word="case"),
    Field("status", r"\S+", choice_reader(STATUSES), "word", "statut"),
    Field("skip", NUMBER, read_number, word="saute"),
    Field("extra", NUMBER, read_number, word="extra"),
    Field("special_used", r"\S+", choice_reader(YES_NO), "word", "special"),
    Field("deniers", NUMBER, read_number, word="deniers"),
)

ACTS: tuple[WrittenAct[State], ...] = (
    WrittenAct("kb", SetPlayer, "{player}" + _AFTER_NUMBER + "{changes}", (PLAYER,), changes=CHANGES),
    WrittenAct("kb", SetBall, whole=_set_ball),
    WrittenAct("kb", SetTimeout, "{value}", (Field("value", r"\S+", choice_reader(_TIMEOUT)),)),
    WrittenAct("kb", ForgiveMissed),
    WrittenAct("kb", SetMaxMissed, "{value}", (Field("value", r"[1-9][0-9]?", read_number),)),
    WrittenAct(
        "kb",
        AddPlayer,
        "{player}" + _AFTER_NUMBER + r"{class}(?:\s+{name})?",
        (PLAYER, Field("class", r"\S+", code_reader("kb-class", CLASSES)), Field("name", r"\S.*", _text(NAME))),
    ),
    WrittenAct(
        "kb",
        DeclareLegend,
        "{player}" + _AFTER_NUMBER + "{title}:{move}",
        (
            PLAYER,
            Field("title", r".*", _text(TITLE)),
            Field("move", r"[^:]+", code_reader("kb-special", MOVES), "word"),
        ),
    ),
    WrittenAct("kb", Disqualify, confirm=_CONFIRM),
    WrittenAct(
        "kb",
        SetResult,
        "{points}",
        (Field("points", r"[0-9]{1,2}\s*-\s*[0-9]{1,2}", _points),),
        may_choose="winner",
        confirm=_CONFIRM,
    ),
)


SHOWN_NAME = 60
NO_VALUE = "—"

# The fields that are told, and what their values are. The others follow from these, or from what happened.
PLAYER_FIELDS: Mapping[str, Told] = {**{one.name: one.told for one in CHANGES}, "returns": "plain"}
TEAM_FIELDS: Mapping[str, Told] = {
    "captain": "player",
    "timeout": "word",
    "missed": "plain",
    "exclusions": "plain",
    "tactic_used": "word",
}
BALL_FIELDS: Mapping[str, Told] = {
    "at": "word",
    "by": "player",
    "cell": "plain",
    "target": "plain",
    "lands": "plain",
    "team_thrown": "team",
}
MATCH_FIELDS: Mapping[str, Told] = {"turn": "plain", "null_turns": "plain", "config.max_missed": "plain"}


def describe_change(words: GameWords, path: str, was: object, now: object) -> str | None:
    """Return what changed in words; None for what is told otherwise."""
    family, _, rest = path.partition(".")
    whose, _, field = rest.partition(".")
    if path in MATCH_FIELDS:
        return words.t("kb-change-match", field=path.rsplit(".", 1)[-1], **_values(words, "plain", was, now))
    if family == "players" and field in PLAYER_FIELDS:
        values = _values(words, PLAYER_FIELDS[field], was, now)
        return words.t("kb-change-player", player=words.player(whose), field=field, **values)
    if family == "players":
        return _of_player(words, whose, field, now)
    if family == "teams" and field in TEAM_FIELDS:
        return words.t(
            "kb-change-team", team=words.team(whose), field=field, **_values(words, TEAM_FIELDS[field], was, now)
        )
    if family == "balls" and field in BALL_FIELDS:
        return words.t(
            "kb-change-ball", ball=words.ball(whose), field=field, **_values(words, BALL_FIELDS[field], was, now)
        )
    return None


def _of_player(words: GameWords, player: str, field: str, now: object) -> str | None:
    """Return that a player joined, or became a legend."""
    if not isinstance(now, Mapping):
        return None
    if field == "legend":
        title, move = escape(str(now.get("title")), SHOWN_NAME), words.named("special", now.get("move"))
        return words.t("kb-change-legend", player=words.player(player), title=title, move=move)
    return (
        None
        if field
        else words.t("kb-change-joined", player=words.player(player), cls=words.named("class", now["class"]))
    )


def _values(words: GameWords, kind: Told, was: object, now: object) -> dict[str, str]:
    return {"was": _shown(words, kind, was), "now": _shown(words, kind, now)}


def _shown(words: GameWords, kind: Told, value: object) -> str:
    """Return a value of a field as people say it."""
    if value is None:
        return NO_VALUE
    if isinstance(value, bool):
        return words.t("yes" if value else "no")
    if kind == "word":
        return words.t("kb-change-value", value=str(value))
    ways = {"player": words.player, "team": words.team}
    return ways[kind](str(value)) if kind in ways else escape(str(value), SHOWN_NAME)
