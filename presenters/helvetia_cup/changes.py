"""What a referee's act changed in the position, field by field, in words; never anything secret."""

from presenters.escaping import escape
from presenters.helvetia_cup.words import Words, seat_of

NOTHING = "—"
# The fields that are told; the others follow from them, or are nobody's business.
MATCH = ("clock", "half", "score.home", "score.away", "ball.at", "phase", "stall", "held", "restart")
OF_A_MAN = ("at", "boost", "yellow", "status", "down")


def change_words(words: Words, path: str, was: object, now: object) -> str | None:  # noqa: PLR0911 - one per field
    """Return what changed in words; None for what is told otherwise."""
    values = {"was": _shown(was), "now": _shown(now)}
    if path in MATCH:
        return words.t("hc-change-match", field=path.replace(".", "-"), **values)
    match path.split("."):
        case ["attack"]:
            return words.t("hc-change-attack", was=_side(words, was), now=_side(words, now))
        case ["ball", "holder"]:
            return words.t("hc-change-holder", **values)
        case ["teams", seat, "players", number, field] if (side := seat_of(seat)) is not None and field in OF_A_MAN:
            return words.t("hc-change-man", player=words.man(side, int(number)), field=field, **values)
        case ["teams", seat, "subs_left"] if (side := seat_of(seat)) is not None:
            return words.t("hc-change-subs", team=words.team(side), **values)
        case ["teams", seat, "offside_call"] if (side := seat_of(seat)) is not None:
            return words.t("hc-change-offside", team=words.team(side), call=bool(now))
        case _:
            return None


def _shown(value: object) -> str:
    return NOTHING if value is None else escape(str(value))


def _side(words: Words, value: object) -> str:
    side = seat_of(str(value))
    return NOTHING if side is None else words.team(side)
