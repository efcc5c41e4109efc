"""What a referee's act changed in the position, field by field, in words: `players.b4.status`, `balls.rouge.cell`."""

from collections.abc import Mapping

from presenters.corrections import Told
from presenters.escaping import escape
from presenters.kollaball.acts import CHANGES
from presenters.kollaball.narrative.cast import Pen

NAME = 60
NOTHING = "—"

# The fields that are told, and what their values are. The others follow from these, or from what happened.
PLAYER: Mapping[str, Told] = {**{one.name: one.told for one in CHANGES}, "returns": "plain"}
TEAM: Mapping[str, Told] = {
    "captain": "player",
    "timeout": "word",
    "missed": "plain",
    "exclusions": "plain",
    "tactic_used": "word",
}
BALL: Mapping[str, Told] = {
    "at": "word",
    "by": "player",
    "cell": "plain",
    "target": "plain",
    "lands": "plain",
    "team_thrown": "team",
}
MATCH: Mapping[str, Told] = {"turn": "plain", "null_turns": "plain", "config.max_missed": "plain"}


def change_words(pen: Pen, path: str, was: object, now: object) -> str | None:
    """Return what changed in words; None for what is told otherwise."""
    family, _, rest = path.partition(".")
    whose, _, field = rest.partition(".")
    if path in MATCH:
        return pen.t("kb-change-match", field=path.rsplit(".", 1)[-1], **_values(pen, "plain", was, now))
    if family == "players" and field in PLAYER:
        values = _values(pen, PLAYER[field], was, now)
        return pen.t("kb-change-player", player=pen.player(whose), field=field, **values)
    if family == "players":
        return _of_player(pen, whose, field, now)
    if family == "teams" and field in TEAM:
        return pen.t("kb-change-team", team=pen.team(whose), field=field, **_values(pen, TEAM[field], was, now))
    if family == "balls" and field in BALL:
        return pen.t("kb-change-ball", ball=pen.ball(whose), field=field, **_values(pen, BALL[field], was, now))
    return None


def _of_player(pen: Pen, player: str, field: str, now: object) -> str | None:
    """Return that a player joined, or became a legend."""
    if not isinstance(now, Mapping):
        return None
    if field == "legend":
        title, move = escape(str(now.get("title")), NAME), pen.named("special", now.get("move"))
        return pen.t("kb-change-legend", player=pen.player(player), title=title, move=move)
    return None if field else pen.t("kb-change-joined", player=pen.player(player), cls=pen.named("class", now["class"]))


def _values(pen: Pen, kind: Told, was: object, now: object) -> dict[str, str]:
    return {"was": _shown(pen, kind, was), "now": _shown(pen, kind, now)}


def _shown(pen: Pen, kind: Told, value: object) -> str:
    """Return a value of a field as people say it."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return pen.t("yes" if value else "no")
    if kind == "word":
        return pen.t("kb-change-value", value=str(value))
    ways = {"player": pen.player, "team": pen.team}
    return ways[kind](str(value)) if kind in ways else escape(str(value), NAME)
