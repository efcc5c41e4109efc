"""The referee's text orders on a match (rulebook part 9): each command is told by `referee_override`, or refused alone.

A command that cannot be read is `E_VERB`; one that would break the match is `E_PHASE`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, cast

import msgspec

from rules.contract import Mark
from rules.dice import Dice
from rules.double_echec.acts import rulings
from rules.double_echec.codec import CODEC
from rules.double_echec.events import Event, RefereeOverride
from rules.double_echec.notation.grammar import fold_accents
from rules.double_echec.notation.services import CommandWords, Piece, commands_of, heard, place_refusal, whole_number_of
from rules.double_echec.rink import CELL
from rules.double_echec.state import FULL_DECKS, Card, Cell, Deck, Match, Next, PenaltyKind, Team
from rules.errors import CaseError, OrderError

PUCK, LAST = "RONDELLE", "SUITE"  # judged together; the JSON of the last is the rest of the text
_SEATS: Mapping[str, Team] = {"HOME": "home", "AWAY": "away"}
_KINDS: Mapping[str, PenaltyKind] = {"MINOR": "minor", "MAJOR": "major", "BENCH_MINOR": "bench_minor"}
_DECKS: Mapping[str, Deck] = {"F": "F", "D": "D", "G": "G"}
_VERDICTS = {"ACCEPTE": True, "REFUSE": False}
_next: msgspec.json.Decoder[Next | None] = msgspec.json.Decoder(Next | None)


class Applied(msgspec.Struct, frozen=True):
    """A match after the commands that were taken, what they brought (with its trace), and the others' refusals."""

    state: Match
    events: tuple[Event, ...] = ()
    trace: tuple[Mark, ...] = ()
    refusals: tuple[OrderError, ...] = ()


class _Command(NamedTuple):
    piece: Piece
    word: str
    ruling: rulings.Ruling


def apply_text(state: Match, text: str, dice: Dice) -> Applied:
    """Return `state` after the referee's `text`, each command one `referee_override`. Labels: those of `LIBERE`."""
    try:
        pieces = _pieces(text)
    except OrderError as error:
        return Applied(state, refusals=(error,))
    taken = heard(pieces, _command)
    refusals = [*taken.refusals]
    applied = Applied(state)
    for group in _groups(pieces, taken.commands):
        try:
            applied = _carried_out(applied, group, dice)
        except CaseError:
            refusals += [place_refusal(OrderError("E_PHASE"), command.piece) for command in group]
    in_order = sorted(refusals, key=lambda error: error.at)
    return msgspec.structs.replace(applied, refusals=tuple(in_order))


def apply_together(state: Match, texts: Sequence[str], dice: Dice) -> Applied:
    """Return what commands do that are judged together. Raises `E_VERB`, `E_PHASE`."""
    commands = [_command(Piece(0, text)) for text in texts]
    try:
        return _carried_out(Applied(state), commands, dice)
    except CaseError:
        raise OrderError("E_PHASE") from None


def _pieces(text: str) -> list[Piece]:
    """Return the commands; the last one is all that is left of the text."""
    found: list[Piece] = []
    for piece in commands_of(text):
        if fold_accents(piece.text.split()[0]) == LAST:
            return [*found, Piece(piece.at, text[piece.at :].strip())]
        found.append(piece)
    return found


def _groups(pieces: Sequence[Piece], commands: Sequence[_Command]) -> Iterator[Sequence[_Command]]:
    """Yield the commands as they are judged: a `RONDELLE` directly before `SUITE` with it, each other one alone."""
    pair = commands[-2:]
    if [command.word for command in pair] != [PUCK, LAST] or [command.piece for command in pair] != pieces[-2:]:
        pair = ()
    yield from ([command] for command in commands[: len(commands) - len(pair)])
    if pair:
        yield pair


def _carried_out(before: Applied, commands: Sequence[_Command], dice: Dice) -> Applied:
    """Return what some commands make of a match, which is judged after all of them. Raises `CaseError`."""
    state, events, trace = before.state, [*before.events], [*before.trace]
    for command in commands:
        drawn = len(dice.rolls)
        state, brought = command.ruling(state, dice)
        mark = Mark(rolls=tuple(roll.label for roll in dice.rolls[drawn:]), round=state.beat)
        events += [RefereeOverride(text=command.piece.text), *brought]
        trace += [Mark(round=state.beat), *(mark for _ in brought)]
    return Applied(_read_again(state), tuple(events), tuple(trace))


def _read_again(state: Match) -> Match:
    """Return a match that fits together within all bounds. Raises `CaseError`."""
    read = CODEC.decode(CODEC.encode(state))
    return cast("Match", read)


def _command(piece: Piece) -> _Command:
    """Return what a command is. Raises `E_VERB`."""
    words = CommandWords(piece.text)
    word = fold_accents(words.next())
    if word not in _READERS:
        raise OrderError("E_VERB", word=piece.text[:40])
    ruling = _READERS[word](words)
    words.end()
    return _Command(piece, word, ruling)


def _number(words: CommandWords) -> int:
    return whole_number_of(words.next(), "E_VERB")


def _cell(words: CommandWords) -> Cell:
    cell = fold_accents(word := words.next())
    if cell not in CELL:
        raise OrderError("E_VERB", word=word)
    return cell


def _card(words: CommandWords) -> tuple[Deck, Card]:
    deck, _, card = (word := words.next()).partition("/")
    found = _DECKS.get(fold_accents(deck))
    if found is None or card.lower() not in FULL_DECKS[found]:
        raise OrderError("E_VERB", word=word)
    return found, cast("Card", card.lower())


def _wrong_card(words: CommandWords) -> rulings.Ruling:
    team, (deck, card) = words.one_of(_SEATS), _card(words)
    is_accepted = words.one_of(_VERDICTS)
    server = _number(words) if words.more else None
    return rulings.rule_wrong_card(team, deck, card, server, is_accepted=is_accepted)


def _clock(words: CommandWords) -> rulings.Ruling:
    return rulings.set_clock(_number(words), _number(words))


def _score(words: CommandWords) -> rulings.Ruling:
    return rulings.set_score(_number(words), _number(words))


def _place(words: CommandWords) -> rulings.Ruling:
    return rulings.place_player(words.one_of(_SEATS), _number(words), _cell(words))


def _puck(words: CommandWords) -> rulings.Ruling:
    return rulings.place_puck(_cell(words), (words.one_of(_SEATS), _number(words)) if words.more else None)


def _penalty(words: CommandWords) -> rulings.Ruling:
    team, n, kind = words.one_of(_SEATS), _number(words), words.one_of(_KINDS)
    return rulings.give_penalty(team, n, kind, _number(words) if words.more else None)


def _release(words: CommandWords) -> rulings.Ruling:
    return rulings.release_from_box(words.one_of(_SEATS), _number(words))


def _deck(words: CommandWords) -> rulings.Ruling:
    deck, counts = words.one_of(_DECKS), dict[Card, int]()
    for word in (words.next(), *words.rest()):
        card, _, count = word.partition("=")
        if card.lower() not in FULL_DECKS[deck] or card.lower() in counts:
            raise OrderError("E_VERB", word=word)
        counts[cast("Card", card.lower())] = whole_number_of(count, "E_VERB")
    return rulings.set_deck(deck, counts)


def _what_next(words: CommandWords) -> rulings.Ruling:
    written = " ".join(words.rest())
    try:
        return rulings.set_what_next(_next.decode(written))
    except (msgspec.MsgspecError, RecursionError):
        raise OrderError("E_VERB", word=written[:40]) from None


def _stop(words: CommandWords) -> rulings.Ruling:
    return rulings.stop_match()


def _forfeit(words: CommandWords) -> rulings.Ruling:
    return rulings.forfeit_game(words.one_of(_SEATS))


_READERS: Mapping[str, Callable[[CommandWords], rulings.Ruling]] = {
    "CARTE": _wrong_card,
    "HORLOGE": _clock,
    "SCORE": _score,
    "POSE": _place,
    PUCK: _puck,
    "PEINE": _penalty,
    "LIBERE": _release,
    "CARTES": _deck,
    LAST: _what_next,
    "ARRETE": _stop,
    "FORFAIT": _forfeit,
}
