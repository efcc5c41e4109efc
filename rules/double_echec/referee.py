"""The referee's text orders on a match (rulebook part 9): each command is told by `referee_override`, or refused alone.

A command that cannot be read is `E_VERB`; one that would break the match is `E_PHASE`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import cast

import msgspec

from rules.double_echec import rulings, wrong_cards
from rules.double_echec.consistency import check
from rules.double_echec.events import Event, RefereeOverride
from rules.double_echec.reading import fold
from rules.double_echec.rink import CELL
from rules.double_echec.services import Piece, Words, pieces_of, placed, whole
from rules.double_echec.state import FULL_DECKS, Card, Cell, Deck, Match, Next, PenaltyKind, Team
from rules.errors import CaseError, OrderError

ALONE = "SUITE"  # its JSON is the rest of the text
_SEATS: Mapping[str, Team] = {"HOME": "home", "AWAY": "away"}
_KINDS: Mapping[str, PenaltyKind] = {"MINOR": "minor", "MAJOR": "major", "BENCH_MINOR": "bench_minor"}
_DECKS: Mapping[str, Deck] = {"F": "F", "D": "D", "G": "G"}
_VERDICTS = {"ACCEPTE": True, "REFUSE": False}
_next: msgspec.json.Decoder[Next | None] = msgspec.json.Decoder(Next | None)


class Applied(msgspec.Struct, frozen=True):
    """A match after the commands that were taken, what they brought, and the refusals of the others."""

    state: Match
    events: tuple[Event, ...] = ()
    refusals: tuple[OrderError, ...] = ()


def apply(state: Match, text: str) -> Applied:
    """Return `state` after the referee's `text`, each command one `referee_override`; nothing is drawn."""
    try:
        pieces = _pieces(text)
    except OrderError as error:
        return Applied(state, (), (error,))
    events: list[Event] = []
    refusals: list[OrderError] = []
    for piece in pieces:
        try:
            state, brought = _carried_out(state, (piece.text,), is_alone=len(pieces) == 1)
        except OrderError as error:
            refusals.append(placed(error, piece))
        else:
            events += brought
    return Applied(state, tuple(events), tuple(refusals))


def together(state: Match, texts: Sequence[str]) -> rulings.Ruled:
    """Return what commands do that fit a match only together, if at all. Raises `E_VERB`, `E_PHASE`."""
    return _carried_out(state, texts, is_alone=True)


def _pieces(text: str) -> list[Piece]:
    """Return the commands; `SUITE` has a text of its own."""
    pieces = pieces_of(text)
    if fold(pieces[0].text.split()[0]) == ALONE:
        return [Piece(pieces[0].at, text[pieces[0].at :].strip())]
    return pieces


def _carried_out(state: Match, texts: Sequence[str], *, is_alone: bool) -> rulings.Ruled:
    events: list[Event] = []
    for text in texts:
        ruling = _ruling(text, is_alone=is_alone)
        with _fitting():
            state, brought = ruling(state)
        events += [RefereeOverride(text=text), *brought]
    with _fitting():
        check(state)
    return state, tuple(events)


@contextmanager
def _fitting() -> Iterator[None]:
    try:
        yield
    except CaseError:
        raise OrderError("E_PHASE") from None


def _ruling(text: str, *, is_alone: bool) -> rulings.Ruling:
    """Return what a command is. Raises `E_VERB`."""
    words = Words(text)
    read = words.one_of(_READERS)
    if read is _what_next and not is_alone:
        raise OrderError("E_VERB")
    ruling = read(words)
    words.end()
    return ruling


def _number(words: Words) -> int:
    return whole(words.next(), "E_VERB")


def _cell(words: Words) -> Cell:
    cell = fold(word := words.next())
    if cell not in CELL:
        raise OrderError("E_VERB", word=word)
    return cell


def _card(words: Words) -> tuple[Deck, Card]:
    deck, _, card = (word := words.next()).partition("/")
    found = _DECKS.get(fold(deck))
    if found is None or card.lower() not in FULL_DECKS[found]:
        raise OrderError("E_VERB", word=word)
    return found, cast("Card", card.lower())


def _wrong_card(words: Words) -> rulings.Ruling:
    team, (deck, card) = words.one_of(_SEATS), _card(words)
    is_accepted = words.one_of(_VERDICTS)
    server = _number(words) if words.more else None
    return wrong_cards.ruling(team, deck, card, server, is_accepted=is_accepted)


def _clock(words: Words) -> rulings.Ruling:
    return rulings.clock(_number(words), _number(words))


def _score(words: Words) -> rulings.Ruling:
    return rulings.score(_number(words), _number(words))


def _place(words: Words) -> rulings.Ruling:
    return rulings.place(words.one_of(_SEATS), _number(words), _cell(words))


def _puck(words: Words) -> rulings.Ruling:
    return rulings.puck(_cell(words), (words.one_of(_SEATS), _number(words)) if words.more else None)


def _penalty(words: Words) -> rulings.Ruling:
    team, n, kind = words.one_of(_SEATS), _number(words), words.one_of(_KINDS)
    return rulings.penalty(team, n, kind, _number(words) if words.more else None)


def _release(words: Words) -> rulings.Ruling:
    return rulings.release(words.one_of(_SEATS), _number(words))


def _deck(words: Words) -> rulings.Ruling:
    deck, counts = words.one_of(_DECKS), dict[Card, int]()
    for word in (words.next(), *words.rest()):
        card, _, count = word.partition("=")
        if card.lower() not in FULL_DECKS[deck] or card.lower() in counts:
            raise OrderError("E_VERB", word=word)
        counts[cast("Card", card.lower())] = whole(count, "E_VERB")
    return rulings.deck(deck, counts)


def _what_next(words: Words) -> rulings.Ruling:
    written = " ".join(words.rest())
    try:
        return rulings.what_next(_next.decode(written))
    except (msgspec.MsgspecError, RecursionError):
        raise OrderError("E_VERB", word=written[:40]) from None


def _stop(words: Words) -> rulings.Ruling:
    return rulings.stop()


def _forfeit(words: Words) -> rulings.Ruling:
    return rulings.forfeit(words.one_of(_SEATS))


_READERS: Mapping[str, Callable[[Words], rulings.Ruling]] = {
    "CARTE": _wrong_card,
    "HORLOGE": _clock,
    "SCORE": _score,
    "POSE": _place,
    "RONDELLE": _puck,
    "PEINE": _penalty,
    "LIBERE": _release,
    "CARTES": _deck,
    ALONE: _what_next,
    "ARRETE": _stop,
    "FORFAIT": _forfeit,
}
