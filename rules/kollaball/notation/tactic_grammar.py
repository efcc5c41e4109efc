"""Reads a tactic's part: `T`, `JEU` if it imitates, the name and its parameters (rulebook 5.1)."""

from typing import assert_never

from rules.kollaball.notation.draft import TacticDraft
from rules.kollaball.notation.tokens import DIGITS, TokenReader
from rules.kollaball.notation.writing import TACTIC_WORDS
from rules.kollaball.state import Cell, TacticName

_NAMES: dict[str, TacticName] = {word: name for name, word in TACTIC_WORDS.items()}


def read_tactic(part: TokenReader) -> TacticDraft:  # noqa: PLR0911 - one per tactic
    """Return the draft of a tactic; the current token is its `T`."""
    part.expect("T")
    copied = part.take("JEU")
    name = _NAMES.get(part.word)
    if name is None:
        raise part.fail()
    part.next()
    match name:
        case "lob" | "feint":
            return TacticDraft(part.start, name, copied, carrier=part.number(), cell=_target(part))
        case "rally":
            return TacticDraft(part.start, name, copied, carrier=part.number(), arrivals=_arrivals(part))
        case "reshuffle":
            return TacticDraft(part.start, name, copied, exchanges=_exchanges(part))
        case "analysis":
            return TacticDraft(part.start, name, copied, opponents=(part.number(), part.number()))
        case "placement":
            return TacticDraft(part.start, name, copied, opponents=(part.number(),))
        case "fall_back":
            carrier = part.number()
            return TacticDraft(part.start, name, copied, carrier, part.cell() if part.take("<") else None)
        case "neutralise" | "own_game":
            return TacticDraft(part.start, name, copied)
        case _:
            assert_never(name)


def _target(part: TokenReader) -> Cell:
    part.take(">")
    return part.cell()


def _arrivals(part: TokenReader) -> tuple[tuple[str, Cell], ...]:
    found: list[tuple[str, Cell]] = []
    while part.word in DIGITS:
        found.append((part.number(), _target(part)))
    return tuple(found)


def _exchanges(part: TokenReader) -> tuple[tuple[str, str], ...]:
    found = [_exchange(part)]
    while part.word in DIGITS:
        found.append(_exchange(part))
    return tuple(found)


def _exchange(part: TokenReader) -> tuple[str, str]:
    player = part.number()
    part.expect("=")
    return player, part.number()
