"""What a referee's act changed in a competition, field by field, in words."""

from presenters.escaping import escape
from presenters.helvetia_cup.series.words import SeriesWords

NOTHING = "—"
OF_A_MAN = ("suspended", "injury")
OF_A_ROW = ("won", "drawn", "lost", "gf", "ga", "points")


def change_words(words: SeriesWords, path: str, was: object, now: object) -> str | None:
    """Return what changed in words; None for what is told otherwise."""
    values = {"was": _shown(was), "now": _shown(now)}
    match path.split("."):
        case ["teams", key, "deck"]:
            return words.t("hc-change-series", field="deck", team=words.entrant(key), player="", **values)
        case ["teams", key, "players", number, field] if field in OF_A_MAN:
            player = words.figure_of(key, int(number))
            return words.t("hc-change-series", field=field, team=words.entrant(key), player=player, **values)
        case ["table", key, field] if field in OF_A_ROW:
            return words.t("hc-change-series", field=field, team=words.entrant(key), player="", **values)
        case _:
            return None


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or NOTHING
    return NOTHING if value in (None, 0) else escape(str(value))
