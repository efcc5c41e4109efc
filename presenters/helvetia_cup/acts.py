"""Helvetia Cup's acts of part 9, on a match and on a competition: how they are written, what one changed in a match.

Nothing secret is ever told.
"""

import re
from collections.abc import Mapping

from presenters.corrections import NUMBER, CorrectionText, Field, Fields, WrittenAct, choice_reader, read_number
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.helvetia_cup.words import GameWords, side_of
from rules.helvetia_cup.acts.competition import (
    ClearInjury,
    ClearSuspension,
    CorrectTable,
    GiveCard,
    ReopenTraining,
    TakeCard,
)
from rules.helvetia_cup.acts.fields import SetField
from rules.helvetia_cup.acts.matches import AbandonMatch, CallOffside, CancelCard, EnterResult, ForfeitMatch, ShowCard
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.state import CompetitionState, State

Change = tuple[str, object]  # a path of the state, and what is there from now on

_CONFIRM = "match-act-confirm"  # the match is over
_COLOURS: Mapping[str, object] = {
    **dict.fromkeys(("jaune", "yellow"), "yellow"),
    **dict.fromkeys(("rouge", "red"), "red"),
}
_YES: Mapping[str, object] = {**dict.fromkeys(("oui", "yes"), True), **dict.fromkeys(("non", "no"), False)}
_SCORE = re.compile(r"score\s+([0-9]{1,2})\s*[-–]\s*([0-9]{1,2})", re.IGNORECASE)
_BALL = re.compile(r"(?:balle|ballon|ball)\s+([a-i][0-9]{1,2})(?:\s+([0-9]{1,2}))?", re.IGNORECASE)
_CLOCK = re.compile(r"(?:horloge|clock)\s+([0-9]{1,2})", re.IGNORECASE)
_ATTACK = re.compile(r"(?:attaque|attack)\b(?:\s*,?(.+))?", re.IGNORECASE | re.DOTALL)
_SUBS = re.compile(r"(?:changements|subs)\s+([0-9]{1,2})", re.IGNORECASE)
_OFFSIDE = re.compile(r"(?:hors-?jeu|off-?side)\s+(oui|non|yes|no)", re.IGNORECASE)
_PLACE = re.compile(r"([0-9]{1,2})\s+(?:en\s+|at\s+)?([a-i][0-9]{1,2})", re.IGNORECASE)
_GOALS = re.compile(r"([0-9]{1,2})\s*[-–]\s*([0-9]{1,2})", re.IGNORECASE)
_FIXTURE = re.compile(r"(r[0-9]{1,2}m[0-9]{1,2})\s+([0-9]{1,2})\s*[-–]\s*([0-9]{1,2})", re.IGNORECASE)
_CARDS = re.compile(r"(?:A\s+)?([0-9]{1,2}(?:\s+[0-9]{1,2})*)", re.IGNORECASE)
_COUNT = re.compile(r"([0-9]{1,2})\s+(boost|jaune|yellow)\s+([0-9]{1,2})", re.IGNORECASE)


def _hex(given: CorrectionText[State], text: str) -> str:
    """Read a hex of the pitch."""
    if text.lower() not in PITCH:
        raise ValueError(text)
    return text.lower()


def _set(given: CorrectionText[State]) -> Fields:
    """Read what is changed (rulebook 9): one form, or the attack and forms that change with it."""
    text = given.text.strip()
    if found := _ATTACK.fullmatch(text):
        changes: list[Change] = [("attack", given.chosen)]
        for form in () if found[1] is None else found[1].split(","):
            changes += _form(given, form.strip())
    else:
        changes = _form(given, text)
    (path, value), *others = changes
    also = dict(others)
    if len({path, *also}) < len(changes):
        raise ValueError(text)
    return {"path": path, "value": value, **({"also": also} if also else {})}


def _form(given: CorrectionText[State], text: str) -> list[Change]:  # noqa: PLR0911 - one per field
    """Read a form: score, clock, ball; of the team chosen its figures, substitutions, call of off-sides."""
    if found := _SCORE.fullmatch(text):
        return [("score.home", int(found[1])), ("score.away", int(found[2]))]
    if found := _CLOCK.fullmatch(text):
        return [("clock", int(found[1]))]
    if found := _BALL.fullmatch(text):
        holder = None if found[2] is None else int(found[2])
        return [("ball", {"at": _hex(given, found[1]), "holder": holder})]
    if found := _SUBS.fullmatch(text):
        return [(f"teams.{given.chosen}.subs_left", int(found[1]))]
    if found := _OFFSIDE.fullmatch(text):
        return [(f"teams.{given.chosen}.offside_call", choice_reader(_YES)(given, found[1]))]
    if found := _PLACE.fullmatch(text):
        return [(f"teams.{given.chosen}.players.{int(found[1])}.at", _hex(given, found[2]))]
    if found := _COUNT.fullmatch(text):
        field = "boost" if found[2].casefold() == "boost" else "yellow"
        return [(f"teams.{given.chosen}.players.{int(found[1])}.{field}", int(found[3]))]
    raise ValueError(text)


def _result(given: CorrectionText[State]) -> Fields:
    """Read the score of the match, of a competition that of one of its matches; a seat chosen has won."""
    if isinstance(given.state, CompetitionState):
        return _fixture(given, given.state)
    found = _GOALS.fullmatch(given.text.strip())
    if found is None:
        raise ValueError(given.text)
    return {"winner": given.seat, "home": int(found[1]), "away": int(found[2])}


def _fixture(given: CorrectionText[State], state: CompetitionState) -> Fields:
    found = _FIXTURE.fullmatch(given.text.strip())
    one = None if found is None else next((one for one in state.fixtures if one.id == found[1].lower()), None)
    if found is None or one is None or given.seat not in (None, one.home, one.away):
        raise UserError("hc-act-how-fixture")
    winner = None if given.seat is None else "home" if given.seat == one.home else "away"
    return {"fixture": one.id, "home": int(found[2]), "away": int(found[3]), "winner": winner}


def _training(given: CorrectionText[State]) -> Fields:
    """Read the cards that are bought, with the letter of the section or without."""
    found = _CARDS.fullmatch(given.text.strip())
    if found is None:
        raise ValueError(given.text)
    return {"cards": [int(one) for one in found[1].split()]}


CARD: Field[State] = Field("card", "[0-9]{1,2}", read_number)
_LINE: tuple[Field[State], ...] = tuple(
    Field(name, "-?[0-9]{1,3}", read_number, word=word)
    for name, word in (
        ("won", "gagnes"), ("drawn", "nuls"), ("lost", "perdus"), ("gf", "bp"), ("ga", "bc"), ("points", "points"),
    )
)  # fmt: skip
PLAYER: Field[State] = Field("player", NUMBER, read_number)
COLOUR: Field[State] = Field("colour", r"[a-z]+", choice_reader(_COLOURS))
ACTS: tuple[WrittenAct[State], ...] = (
    WrittenAct("hc", SetField, whole=_set),
    WrittenAct("hc", CallOffside),
    WrittenAct("hc", ShowCard, r"{player}\s+{colour}", (PLAYER, COLOUR)),
    WrittenAct("hc", CancelCard, r"{player}\s+{colour}(?:\s+{at})?", (PLAYER, COLOUR, Field("at", r"\S+", _hex))),
    WrittenAct("hc", ForfeitMatch, confirm=_CONFIRM),
    WrittenAct("hc", AbandonMatch, confirm="hc-act-confirm-void"),
    WrittenAct("hc", EnterResult, whole=_result, confirm=_CONFIRM),
    WrittenAct("hc", ClearSuspension, "{player}", (PLAYER,)),
    WrittenAct("hc", ClearInjury, "{player}", (PLAYER,)),
    WrittenAct("hc", GiveCard, "{card}", (CARD,)),
    WrittenAct("hc", TakeCard, "{card}", (CARD,)),
    WrittenAct("hc", ReopenTraining, whole=_training),
    WrittenAct("hc", CorrectTable, "{changes}", changes=_LINE),
)


NOTHING = "—"
# The fields that are told; the others follow from them, or are nobody's business.
MATCH = ("clock", "half", "score.home", "score.away", "ball.at", "phase", "stall", "held", "restart")
OF_A_PLAYER = ("at", "boost", "yellow", "status", "down")


def describe_change(words: GameWords, path: str, was: object, now: object) -> str | None:  # noqa: PLR0911 - one per field
    """Return what changed in words; None for what is told otherwise."""
    values = {"was": _shown(was), "now": _shown(now)}
    if path in MATCH:
        return words.t("hc-change-match", field=path.replace(".", "-"), **values)
    match path.split("."):
        case ["attack"]:
            return words.t("hc-change-attack", was=_side(words, was), now=_side(words, now))
        case ["ball", "holder"]:
            return words.t("hc-change-holder", **values)
        case ["teams", seat, "players", number, field] if (side := side_of(seat)) is not None and field in OF_A_PLAYER:
            return words.t("hc-change-man", player=words.player(side, int(number)), field=field, **values)
        case ["teams", seat, "subs_left"] if (side := side_of(seat)) is not None:
            return words.t("hc-change-subs", team=words.team(side), **values)
        case ["teams", seat, "offside_call"] if (side := side_of(seat)) is not None:
            return words.t("hc-change-offside", team=words.team(side), call=bool(now))
        case _:
            return None


def _shown(value: object) -> str:
    return NOTHING if value is None else escape(str(value))


def _side(words: GameWords, value: object) -> str:
    side = side_of(str(value))
    return NOTHING if side is None else words.team(side)
