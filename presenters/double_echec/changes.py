"""What a referee's act changed in the position, field by field, in words; never anything of a sheet."""

from presenters.double_echec.words import Words, team_of
from presenters.escaping import escape

NOTHING = "—"
# The fields that are told; the others follow from them, or are nobody's business.
MATCH = ("clock.period", "clock.units", "score.home", "score.away", "puck.at", "phase")


def change_words(words: Words, path: str, was: object, now: object) -> str | None:
    """Return what changed in words; None for what is told otherwise."""
    values = {"was": _shown(was), "now": _shown(now)}
    if path in MATCH:
        return words.t("de-change-match", field=path.replace(".", "-"), **values)
    parts = path.split(".")
    match parts:
        case ["teams", seat, "at", number] if (team := team_of(seat)) is not None:
            return words.t("de-change-at", player=words.man(team, int(number)), **values)
        case ["puck", "held"]:
            return words.t("de-change-held", was=_man(words, was), now=_man(words, now))
        case ["decks", _, _]:
            return words.t("de-change-deck", deck=parts[1], card=words.t(f"de-card-{parts[2]}"), **values)
        case _:
            return None


def _shown(value: object) -> str:
    return NOTHING if value is None else escape(str(value))


def _man(words: Words, value: object) -> str:
    match value:
        case [str(seat), int(number)] if (team := team_of(seat)) is not None:
            return words.man(team, number)
        case _:
            return NOTHING
