"""Reads the parts of a turn's orders (rulebook 5.1). Errors: `syntax`, `unknown_cell`, at the offending token."""

from typing import Literal, assert_never

from rules.kollaball.notation.draft import (
    ActionDraft,
    LineDraft,
    SpecialDraft,
    SubstitutionDraft,
    TacticDraft,
    TurnDraft,
    Via,
)
from rules.kollaball.notation.tokens import DIGITS, TokenReader
from rules.kollaball.notation.writing import TACTIC_WORDS
from rules.kollaball.state import Cell, SpecialKind, TacticName

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


MAX_AMOUNT = 10**15  # no purse holds more: an amount beyond is read as one more than this
_AMOUNT_DIGITS = 15

_BASES: dict[str, SpecialKind] = {"S": "sprint", "D": "deep_pass", "B": "block"}
_VIAS: dict[str, Via] = {"K": "copy", "G": "legend"}
_SIDES: dict[str, Literal["favour", "against"]] = {"+": "favour", "-": "against"}
_DECOYS = frozenset("L" + digit for digit in DIGITS)
SUBSTITUTIONS = frozenset("X" + digit for digit in DIGITS)


def read_turn_draft(parts: list[TokenReader]) -> TurnDraft:
    """Return the draft of a turn's orders; `parts` is not empty."""
    if parts[0].take("-"):
        parts[0].end()
        if len(parts) > 1:
            raise parts[1].fail()
        return TurnDraft()
    substitutions: list[SubstitutionDraft] = []
    lines: list[LineDraft] = []
    tactic: TacticDraft | None = None
    for part in parts:
        if part.word in DIGITS:
            lines.append(_line(part))
        elif part.word == "X" or part.word in SUBSTITUTIONS:
            substitutions.append(read_substitution(part, may_decline=False))
        elif part.word == "T" and tactic is None:
            tactic = read_tactic(part)
        else:
            raise part.fail()
        part.end()
    return TurnDraft(tuple(substitutions), tactic, tuple(lines))


def read_substitution(part: TokenReader, *, may_decline: bool) -> SubstitutionDraft:
    """Return `X out in`, also written `X3 5`; with `may_decline` `X out -` as well."""
    out = part.next()[1:] or part.number()
    into = None if may_decline and part.take("-") else part.number()
    return SubstitutionDraft(part.start, out, into)


def _line(part: TokenReader) -> LineDraft:
    number = part.number()
    entry = part.cell() if part.take("E") else None
    if not part.word:
        return LineDraft(part.start, number, entry, (), None)
    actions = [_action(part)]
    while part.take("+"):
        actions.append(_action(part))
    reserve = _reserve(part) if part.take("?") else None
    return LineDraft(part.start, number, entry, tuple(actions), reserve)


def _action(part: TokenReader) -> ActionDraft:
    if part.word == "-":
        return _stand(part, carrier=False)
    return _base_action(part, riding=True)


def _reserve(part: TokenReader) -> ActionDraft:
    if not part.take("P"):
        return _base_action(part, riding=False)
    if part.take("^"):
        return _burst(part, None)
    action = _carrier(part, riding=False)
    if action.kind == "pass" and action.origin is None and part.take("^"):
        return _burst(part, action.to)
    return action


def _base_action(part: TokenReader, *, riding: bool) -> ActionDraft:
    """Read an action; `riding`: a special may ride on it."""
    word = part.word
    if word == "R" or word == "F":  # noqa: PLR1714 - the hot path
        return _move(part, riding=riding)
    if word == "RAM":
        return ActionDraft("pickup", part.next())
    if not part.take("P"):
        return _unannounced(part, riding=riding)
    if riding and part.word == "-":
        return _stand(part, carrier=True)
    return _carrier(part, riding=riding)


def _move(part: TokenReader, *, riding: bool) -> ActionDraft:
    word = part.next()
    part.take(">")
    path = [part.cell()]
    while part.take(">"):
        path.append(part.cell())
    special = _special(part) if riding else None
    return ActionDraft("receiver" if word == "R" else "hitter", word, path=tuple(path), special=special)


def _unannounced(part: TokenReader, *, riding: bool) -> ActionDraft:
    """Read a carrier's action without its `P`."""
    if part.take("POSE"):
        return ActionDraft("drop", "POSE", carrier=True)
    origin = part.cell() if part.at_cell() else None
    if part.take("<"):
        return _retreat(part, origin)
    part.expect(">")
    return _pass(part, origin, riding=riding)


def _carrier(part: TokenReader, *, riding: bool) -> ActionDraft:
    """Read what follows a `P`."""
    if not part.at_cell():
        return _unannounced(part, riding=riding)
    cell = part.cell()
    if part.take("<"):
        return _retreat(part, cell)
    if part.take(">"):
        return _pass(part, cell, riding=riding)
    return ActionDraft("pass", "P", to=cell, carrier=True, special=_special(part) if riding else None)  # `P D4`


def _pass(part: TokenReader, origin: Cell | None, *, riding: bool) -> ActionDraft:
    to = part.cell()
    return ActionDraft("pass", "P", origin=origin, to=to, carrier=True, special=_special(part) if riding else None)


def _retreat(part: TokenReader, origin: Cell | None) -> ActionDraft:
    return ActionDraft("retreat", "P", origin=origin, to=part.cell(), carrier=True)


def _burst(part: TokenReader, to: Cell | None) -> ActionDraft:
    return ActionDraft("burst", "P", to=to, advance=part.cell(), carrier=True)


def _stand(part: TokenReader, *, carrier: bool) -> ActionDraft:
    part.expect("-")
    special = _special(part)
    if special is None:
        raise part.fail()
    return ActionDraft("stand", "P -" if carrier else "-", carrier=carrier, special=special)


def _special(part: TokenReader) -> SpecialDraft | None:
    """Return the special that comes now, or None if none does."""
    via = _VIAS.get(part.word)
    if via is None:
        return _base(part, "class")
    part.next()
    part.expect(":")
    special = _base(part, via)
    if special is None:
        raise part.fail()
    return special


def _base(part: TokenReader, via: Via) -> SpecialDraft | None:
    word = part.word
    if word in _BASES:
        part.next()
        return SpecialDraft(_BASES[word], via)
    if word in _DECOYS:
        part.next()
        return _decoys(part, via, word[1])
    if part.take("L"):
        return _decoys(part, via, part.number())
    if part.take("V"):
        return _bribe(part, via)
    return None


def _decoys(part: TokenReader, via: Via, first: str) -> SpecialDraft:
    numbers = (first, part.number()) if part.take(",") else (first,)
    return SpecialDraft("decoy", via, numbers=numbers)


def _bribe(part: TokenReader, via: Via) -> SpecialDraft:
    side = _SIDES.get(part.word)
    if side is None:
        raise part.fail()
    part.next()
    if part.word[:1] not in DIGITS:
        raise part.fail()
    digits = part.next().lstrip("0") or "0"
    amount = int(digits) if len(digits) <= _AMOUNT_DIGITS else MAX_AMOUNT + 1
    return SpecialDraft("bribe", via, side=side, amount=amount)
