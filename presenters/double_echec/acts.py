"""The acts of Double-Échec's part 9 as a referee writes them, and what one changed, field by field, in words.

Of a sheet nothing is ever told.
"""

import re
from collections.abc import Mapping
from typing import get_args

from presenters.corrections import NUMBER, CorrectionText, Field, Fields, WrittenAct, choice_reader, read_number
from presenters.double_echec.words import GameWords, side_of
from presenters.escaping import escape
from rules.double_echec.acts.rulings import (
    GiveForfeit,
    GivePenalty,
    JudgeWrongCard,
    PlacePlayer,
    PlacePuck,
    ReleasePlayer,
    SetCards,
    SetClock,
    SetScore,
    SetWhatNext,
    StopMatch,
)
from rules.double_echec.data import DATA
from rules.double_echec.rink import CELL
from rules.double_echec.state import OTHER, Card, Match, PenaltyKind, RecoverNext, State

_CONFIRM = "match-act-confirm"  # the match is over
_CARDS: tuple[Card, ...] = get_args(Card)
_KINDS: Mapping[str, PenaltyKind] = {
    **{kind: kind for kind in get_args(PenaltyKind)},
    "mineure": "minor",
    "majeure": "major",
    "banc": "bench_minor",
    "bench": "bench_minor",
}
# A card in a word: the page's own, or as one says it.
_WORDS: Mapping[str, Card] = {
    **{card: card for card in _CARDS},
    **dict.fromkeys(("passe-ou-tir", "pass-or-shoot"), "pass_or_shot"),
    "passe": "pass",
    "avance": "advance",
    **dict.fromkeys(("dégagement", "degagement"), "clear"),
    "vol": "steal",
    **dict.fromkeys(("mise", "face-off"), "faceoff"),
    "retour": "rebound",
    **dict.fromkeys(("passe-près", "passe-pres", "pass-nearest"), "pass_nearest"),
    **dict.fromkeys(("passe-centre", "pass-centre"), "pass_centre"),
}
_VERDICTS: Mapping[str, object] = {
    "accepte": True,
    "acceptée": True,
    "refuse": False,
    "refusée": False,
    "accepted": True,
    "refused": False,
}
_PUCK = re.compile(r"(\S+)(?:\s+([0-9]{1,6}))?")
_COUNT = re.compile(r"([a-zéè_-]+)\s*=\s*([0-9]{1,2})", re.IGNORECASE)
_NEXT = re.compile(
    r"(mise|face-off|faceoff|défense|defense|defend|carte|card|libre|rondelle|loose|puck|tir|shot)(?:\s+(\S+))?(?:\s+([A-M]))?",
    re.I,
)


def _cell(given: CorrectionText[State], text: str) -> str:
    """Read a cell of the rink."""
    if text.upper() not in CELL:
        raise ValueError(text)
    return text.upper()


def _deck(given: CorrectionText[State], text: str) -> str:
    return text.upper()


def _match(given: CorrectionText[State]) -> Match:
    if not isinstance(given.state, Match):
        raise ValueError(given.text)  # noqa: TRY004 - how an act says that it is not readable
    return given.state


def _puck(given: CorrectionText[State]) -> Fields:
    """Read `G13` (loose) or `G13 9` (held by a player of the team chosen), with what then comes."""
    found = _PUCK.fullmatch(given.text.strip())
    if found is None:
        raise ValueError(given.text)
    state, cell = _match(given), _cell(given, found[1])
    if found[2] is not None:
        coming = {"next": {"do": "defend"}} if isinstance(state.next, RecoverNext) else {}
        return {"cell": cell, "seat": given.chosen, "player": int(found[2]), **coming}
    held = state.puck.held
    return {"cell": cell, **({} if held is None else {"next": {"do": "recover", "team": OTHER[held[0]]}})}


def _cards(given: CorrectionText[State]) -> Fields:
    """Read `F pass=3 steal=0`: how many cards of these types a deck has left."""
    deck, _, rest = given.text.strip().partition(" ")
    counts = {word.casefold(): int(count) for word, count in _COUNT.findall(rest)}
    if deck.upper() not in DATA.deck or not counts or _COUNT.sub("", rest).strip() or not set(counts) <= set(_WORDS):
        raise ValueError(given.text)
    return {"deck": deck.upper(), "cards": {_WORDS[word]: count for word, count in counts.items()}}


def _next(given: CorrectionText[State]) -> Fields:
    """Read what comes next: `mise D6`, `défense`, `carte`, `libre` (the team chosen tries), `tir 9 F` (its player)."""
    found = _NEXT.fullmatch(given.text.strip())
    if found is None:
        raise ValueError(given.text)
    word = found[1].casefold()
    match word:
        case "mise" | "face-off" | "faceoff" if found[2]:
            coming: dict[str, object] = {"do": "faceoff", "spot": _cell(given, found[2])}
        case "tir" | "shot" if found[2] and found[2].isdecimal() and found[3]:
            coming = {"do": "penalty_shot", "team": given.chosen, "player": int(found[2]), "row": found[3].upper()}
        case "libre" | "rondelle" | "loose" | "puck" if not found[2]:
            coming = {"do": "recover", "team": given.chosen}
        case "défense" | "defense" | "defend" if not found[2]:
            coming = {"do": "defend"}
        case "carte" | "card" if not found[2]:
            coming = {"do": "card"}
        case _:
            raise ValueError(given.text)
    return {"next": coming}


PLAYER: Field[State] = Field("player", NUMBER, read_number)
DECK: Field[State] = Field("deck", "[FDG]", _deck)
DIGITS = r"[0-9]{1,2}"
ACTS: tuple[WrittenAct[State], ...] = (
    WrittenAct(
        "de",
        JudgeWrongCard,
        r"{deck}\s*/\s*{card}\s+{accepted}(?:\s+{player})?",
        (
            DECK,
            Field("card", r"[^\s/]+", choice_reader(_WORDS)),
            Field("accepted", r"\S+", choice_reader(_VERDICTS)),
            PLAYER,
        ),
    ),
    WrittenAct(
        "de", SetClock, r"{period}\s+{units}", tuple(Field(one, DIGITS, read_number) for one in ("period", "units"))
    ),
    WrittenAct(
        "de", SetScore, r"{home}\s*[-–]\s*{away}", tuple(Field(one, DIGITS, read_number) for one in ("home", "away"))
    ),
    WrittenAct("de", PlacePlayer, r"{player}\s+{cell}", (PLAYER, Field("cell", r"\S+", _cell))),
    WrittenAct("de", PlacePuck, whole=_puck),
    WrittenAct(
        "de",
        GivePenalty,
        r"{player}\s+{kind}(?:\s+{units})?",
        (PLAYER, Field("kind", r"[a-zé_]+", choice_reader(_KINDS)), Field("units", r"[0-9]{1,3}", read_number)),
    ),
    WrittenAct("de", ReleasePlayer, "{player}", (PLAYER,)),
    WrittenAct("de", SetCards, whole=_cards),
    WrittenAct("de", SetWhatNext, whole=_next),
    WrittenAct("de", StopMatch, confirm=_CONFIRM),
    WrittenAct("de", GiveForfeit, confirm=_CONFIRM),
)


NOTHING = "—"
# The fields that are told; the others follow from them, or are nobody's business.
MATCH = ("clock.period", "clock.units", "score.home", "score.away", "puck.at", "phase")


def describe_change(words: GameWords, path: str, was: object, now: object) -> str | None:
    """Return what changed in words; None for what is told otherwise."""
    values = {"was": _shown(was), "now": _shown(now)}
    if path in MATCH:
        return words.t("de-change-match", field=path.replace(".", "-"), **values)
    parts = path.split(".")
    match parts:
        case ["teams", seat, "at", number] if (team := side_of(seat)) is not None:
            return words.t("de-change-at", player=words.player(team, int(number)), **values)
        case ["puck", "held"]:
            return words.t("de-change-held", was=_player(words, was), now=_player(words, now))
        case ["decks", _, _]:
            return words.t("de-change-deck", deck=parts[1], card=words.t(f"de-card-{parts[2]}"), **values)
        case _:
            return None


def _shown(value: object) -> str:
    return NOTHING if value is None else escape(str(value))


def _player(words: GameWords, value: object) -> str:
    match value:
        case [str(seat), int(number)] if (team := side_of(seat)) is not None:
            return words.player(team, number)
        case _:
            return NOTHING
