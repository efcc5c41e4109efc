"""The referee's acts on a match, as a text or from the desk: each is told by `referee_override`, or refused alone.

Of a text a command that cannot be read is `E_VERB`; one that would break the match is `E_PHASE`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, cast, get_args

import msgspec

from rules.contract import JsonObject, Mark, Outcome
from rules.dice import Dice
from rules.double_echec.acts.kinds import Act
from rules.double_echec.acts.rulings import AnyAct, PlacePuck, SetWhatNext
from rules.double_echec.codec import CODEC
from rules.double_echec.consistency import fault
from rules.double_echec.events import Event, RefereeOverride
from rules.double_echec.messages import MESSAGES
from rules.double_echec.notation.grammar import fold_accents
from rules.double_echec.notation.services import CommandWords, Piece, commands_of, heard, place_refusal
from rules.double_echec.state import Match, State
from rules.errors import CaseError, OrderError
from rules.kit.acts import unpack_act

_KINDS: Mapping[str, type[Act]] = {act.word: act for act in get_args(AnyAct)}


class Applied(msgspec.Struct, frozen=True):
    """A match after the commands that were taken, what they brought (with its trace), and the others' refusals."""

    state: Match
    events: tuple[Event, ...] = ()
    trace: tuple[Mark, ...] = ()
    refusals: tuple[OrderError, ...] = ()


class _Command(NamedTuple):
    piece: Piece
    act: Act


def override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    """Return a match after `act`, and its events. Raises `CaseError` if it cannot be read or does not fit.

    `dice`: for them whom `LIBERE` lets come on. A league is edited by its commissioner's texts.
    """
    if not isinstance(state, Match):
        raise fault("no match")
    wanted: AnyAct = unpack_act(AnyAct, act, fault)
    commands = [_Command(Piece(0, part.text), part) for part in wanted.parts]
    try:
        done = _carried_out(Applied(state), commands, Dice(b"") if dice is None else dice)
    except CaseError:
        raise CaseError("E_PHASE", MESSAGES["E_PHASE"].format_map({"word": wanted.op()})) from None
    return Outcome(done.state, done.events, done.trace)


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


def _pieces(text: str) -> list[Piece]:
    """Return the commands; the last one is all that is left of the text."""
    found: list[Piece] = []
    for piece in commands_of(text):
        if fold_accents(piece.text.split()[0]) == SetWhatNext.word:
            return [*found, Piece(piece.at, text[piece.at :].strip())]
        found.append(piece)
    return found


def _groups(pieces: Sequence[Piece], commands: Sequence[_Command]) -> Iterator[Sequence[_Command]]:
    """Yield the commands as they are judged: a `RONDELLE` directly before `SUITE` with it, each other one alone."""
    pair, kinds = commands[-2:], [type(command.act) for command in commands[-2:]]
    if kinds != [PlacePuck, SetWhatNext] or [command.piece for command in pair] != pieces[-2:]:
        pair = ()
    yield from ([command] for command in commands[: len(commands) - len(pair)])
    if pair:
        yield pair


def _carried_out(before: Applied, commands: Sequence[_Command], dice: Dice) -> Applied:
    """Return what some commands make of a match, which is judged after all of them. Raises `CaseError`."""
    state, events, trace = before.state, [*before.events], [*before.trace]
    for command in commands:
        drawn = len(dice.rolls)
        done = command.act.apply(state, dice)
        state = done.state
        mark = Mark(rolls=tuple(roll.label for roll in dice.rolls[drawn:]), round=state.beat)
        events += [RefereeOverride(text=command.piece.text), *done.events]
        trace += [Mark(round=state.beat), *(mark for _ in done.events)]
    return Applied(_read_again(state), tuple(events), tuple(trace))


def _read_again(state: Match) -> Match:
    """Return a match that fits together within all bounds. Raises `CaseError`."""
    read = CODEC.decode(CODEC.encode(state))
    return cast("Match", read)


def _command(piece: Piece) -> _Command:
    """Return what a command is. Raises `E_VERB`."""
    words = CommandWords(piece.text)
    kind = _KINDS.get(fold_accents(words.next()))
    if kind is None:
        raise OrderError("E_VERB", word=piece.text[:40])
    return _Command(piece, kind.read(words))
