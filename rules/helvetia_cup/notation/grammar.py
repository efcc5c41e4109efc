"""The body of each section as a value, by the grammar of rulebook 5.1 alone: `syntax`, `unknown_hex`.

A text is cut into sections and tokens, each with where it begins. Section texts that a state keeps (`pending`) are
read again by the same grammar.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import cast

import msgspec
from msgspec.structs import replace

from rules.errors import OrderError
from rules.helvetia_cup import orders as od
from rules.helvetia_cup.orders import EMPTY, Order
from rules.helvetia_cup.pitch import PITCH, Hex, Zone

KEYS = frozenset("SJCFLXDGEPIKRHTNBA")
SHOWN = 40
_CHUNK = re.compile(r"[^;\n]+")
_TOKEN = re.compile(r"[^\s,]+")
_AFTER_KEY = frozenset(":+-0123456789")


class Token(msgspec.Struct, frozen=True):
    """What stands between separators, in lower case; `at`: where it begins in the text of the order."""

    at: int
    text: str

    @property
    def fault(self) -> OrderError:
        """The error of a token that does not fit its section."""
        return OrderError("syntax", self.at, token=self.text[:SHOWN])


class Section(msgspec.Struct, frozen=True, dict=True):
    """A section: its key, where that stands, and its body with where that begins."""

    key: str
    at: int
    body: str
    begin: int

    @cached_property
    def tokens(self) -> tuple[Token, ...]:
        """The tokens of the body, at least one. Raises `syntax` for a section without."""
        found = tuple(Token(self.begin + match.start(), match[0].lower()) for match in _TOKEN.finditer(self.body))
        if not found:
            raise OrderError("syntax", self.at, token=self.key)
        return found


def split_sections(text: str) -> Iterator[Section]:
    """Yield the sections of a text, one by one, so that a caller finds the faults of each in their order.

    Raises `unknown_section` and, for what starts with no letter, `syntax`.
    """
    for chunk in _CHUNK.finditer(text):
        stripped = chunk[0].strip()
        if not stripped:
            continue
        at = chunk.start() + len(chunk[0]) - len(chunk[0].lstrip())
        if not stripped[0].isalpha():
            raise OrderError("syntax", at, token=stripped.split()[0][:SHOWN])
        key = stripped[0].upper()
        if key not in KEYS or not stripped[0].isascii() or not _ends_key(stripped[1:2]):
            raise OrderError("unknown_section", at, key=stripped.split()[0][:SHOWN])
        yield _section(key, at, stripped[1:])


def _ends_key(following: str) -> bool:
    return not following or following.isspace() or following in _AFTER_KEY


def _section(key: str, at: int, rest: str) -> Section:
    body = rest.lstrip()
    body = body[1:] if body.startswith(":") else body
    return Section(key, at, body, at + 1 + len(rest) - len(body))


Places = tuple[int, ...]  # where in the text each item of a section begins
Read = tuple[object, Places]

FIELDS: Mapping[str, str] = {
    "S": "squad", "J": "toss", "C": "cards", "F": "challenge", "L": "placement", "X": "swaps", "D": "moves",
    "G": "plan", "E": "escapes", "P": "policies", "I": "intercepts", "K": "cells", "R": "substitutes",
    "H": "offside", "T": "taker", "N": "keeper", "B": "kicks", "A": "training",
}  # fmt: skip
_N = "[0-9]{1,2}"
_HEX = "[a-z][0-9]{1,2}"
_NUMBER = re.compile(_N)
_ANY_HEX = re.compile(_HEX)
_CARD = re.compile(f"({_N})(?:@({_N}))?")
_PLACE = re.compile(f"({_N})-({_HEX})")
_SWAP = re.compile(f"({_N})>({_N})")
_MOVE = re.compile(rf"({_N})((?:-{_HEX})*)(?:-@({_N}|b))?(?:(\+)|x({_N}))?")
_ALTERNATIVE = re.compile(rf"(?:-|([pl])(?:({_N})|({_HEX}))(\?)?|([svt])([a-f])(\?)?)")
_POLICY = re.compile(f"(?:({_N})=)?([a-z]+)")
_SET = re.compile("(?:([gcd]):)?([a-z]+)")
_KICK = re.compile(f"({_N})([a-z])")
_SQUAD = re.compile(r"/|[^\s,/]+")
_PLAN = re.compile("[^/>]+|[/>]")
_BLANK = re.compile(r"\s+")
_TOSS: Mapping[str, str] = {
    "attaque": "attack", "att": "attack",
    "défense": "defence", "defense": "defence", "déf": "defence", "def": "defence",
}  # fmt: skip
_YES_NO: Mapping[str, bool] = {"oui": True, "+": True, "non": False, "-": False}
_NONE = frozenset({"non", "-"})
_POLICIES: Mapping[str, od.Gesture] = {
    "pique": "steal", "pq": "steal", "tacle": "tackle", "ta": "tackle", "presse": "press", "pr": "press",
}  # fmt: skip
_ZONES: Mapping[str, Zone] = {"g": "left", "c": "centre", "d": "right"}


class Grammar(msgspec.Struct, frozen=True):
    """How sections are read; `marks`: moves may end at `@`, as only the defence's do."""

    marks: bool = False

    def read(self, section: Section) -> Read:
        """Return the value of a section and where its items begin. Raises `syntax`, `unknown_hex`."""
        return _READERS[section.key](self, section)


def _fit(pattern: re.Pattern[str], token: Token) -> re.Match[str]:
    found = pattern.fullmatch(token.text)
    if found is None:
        raise token.fault
    return found


def _hex(name: str, at: int) -> Hex:
    if name not in PITCH:
        raise OrderError("unknown_hex", at, hex=name)
    return name


def _alone(section: Section) -> None:
    """See that a section has no token but its first, which is read already."""
    for token in section.tokens[1:]:
        raise token.fault


def _places(section: Section) -> Places:
    return tuple(token.at for token in section.tokens)


def _int(text: str | None) -> int | None:
    return None if text is None else int(text)


def _squad(grammar: Grammar, section: Section) -> Read:
    """A number twice counts once (rulebook 5.3)."""
    first = section.tokens[0].at
    words = [match[0] for match in _SQUAD.finditer(section.body)]
    slashes = [i for i, word in enumerate(words) if word == "/"]
    numbers = [word for word in words if word != "/"]
    wrong = next((word for word in numbers if not _NUMBER.fullmatch(word)), None)
    if wrong is not None or len(slashes) != 1 or slashes == [0]:
        raise Token(first, wrong or section.body.strip()).fault
    starters = tuple(dict.fromkeys(map(int, numbers[: slashes[0]])))
    bench = tuple(n for n in dict.fromkeys(map(int, numbers[slashes[0] :])) if n not in starters)
    return od.Squad(starters=starters, bench=bench), (first,)


def _toss(grammar: Grammar, section: Section) -> Read:
    token = section.tokens[0]
    choice = _TOSS.get(unicodedata.normalize("NFC", token.text))
    if choice is None:
        raise token.fault
    _alone(section)
    return choice, (token.at,)


def _cards(grammar: Grammar, section: Section) -> Read:
    found = [_fit(_CARD, token) for token in section.tokens]
    return tuple(od.CardPlay(card=int(card[1]), target=_int(card[2])) for card in found), _places(section)


def _challenge(grammar: Grammar, section: Section) -> Read:
    token = section.tokens[0]
    answer: int | str = "non" if token.text in _NONE else int(_fit(_NUMBER, token)[0])
    _alone(section)
    return answer, (token.at,)


def _placement(grammar: Grammar, section: Section) -> Read:
    places = []
    for token in section.tokens:
        place = _fit(_PLACE, token)
        places.append(od.Place(player=int(place[1]), at=_hex(place[2], token.at)))
    return tuple(places), _places(section)


def _swaps(grammar: Grammar, section: Section) -> Read:
    found = [_fit(_SWAP, token) for token in section.tokens]
    return tuple(od.Swap(out=int(swap[1]), substitute=int(swap[2])) for swap in found), _places(section)


def _moves(grammar: Grammar, section: Section) -> Read:
    return tuple(_move(grammar, token) for token in section.tokens), _places(section)


def _move(grammar: Grammar, token: Token) -> od.Move:
    player, way, mark, overlap, substitute = _fit(_MOVE, token).groups()
    is_idle = not (way or mark or overlap or substitute)
    if is_idle or (mark is not None and not grammar.marks):
        raise token.fault
    return od.Move(
        player=int(player),
        points=tuple(_hex(name, token.at) for name in way.split("-")[1:]),
        mark=od.BALL if mark == od.BALL else _int(mark),
        overlap=overlap is not None,
        substitute=_int(substitute),
    )


def _plan(grammar: Grammar, section: Section) -> Read:
    """Blanks mean nothing; where an alternative is missing, the fault stands where it ought to begin."""
    if not section.body.strip():
        raise OrderError("syntax", section.at, token=section.key)
    steps: list[list[od.Alternative]] = [[]]
    places: list[int] = []
    is_due, end = True, section.begin + len(section.body)
    for match in _PLAN.finditer(section.body):
        text, at = match[0], section.begin + match.start()
        if not text.strip():
            continue
        if text in "/>":
            if is_due:
                raise Token(at, text).fault
            is_due = True
            if text == ">":
                steps.append([])
            continue
        token = Token(at + len(text) - len(text.lstrip()), _BLANK.sub("", text).lower())
        steps[-1].append(_alternative(token))
        places.append(token.at)
        is_due = False
    if is_due:
        raise Token(end, "").fault
    return tuple(map(tuple, steps)), tuple(places)


def _alternative(token: Token) -> od.Alternative:
    kick, player, at, safe_pass, shot, cell, safe_shot = _fit(_ALTERNATIVE, token).groups()
    return od.Alternative(
        do=cast("od.Do", kick or shot or "-"),
        player=_int(player),
        at=None if at is None else _hex(at, token.at),
        cell=None if cell is None else cell.upper(),
        safe=(safe_pass or safe_shot) is not None,
    )


def _escapes(grammar: Grammar, section: Section) -> Read:
    return tuple(_hex(_fit(_ANY_HEX, token)[0], token.at) for token in section.tokens), _places(section)


def _policies(grammar: Grammar, section: Section) -> Read:
    policies: list[od.Policy] = []
    has_general = False
    for token in section.tokens:
        player, word = _fit(_POLICY, token).groups()
        if word not in _POLICIES or (player is None and has_general):
            raise token.fault
        has_general = has_general or player is None
        policies.append(od.Policy(player=_int(player), do=_POLICIES[word]))
    return tuple(policies), _places(section)


def _numbers(grammar: Grammar, section: Section) -> Read:
    return tuple(int(_fit(_NUMBER, token)[0]) for token in section.tokens), _places(section)


def _intercepts(grammar: Grammar, section: Section) -> Read:
    answer = _YES_NO.get(section.tokens[0].text)
    if answer is None:
        return _numbers(grammar, section)
    _alone(section)
    return ("all" if answer else ()), (section.tokens[0].at,)


def _substitutes(grammar: Grammar, section: Section) -> Read:
    if section.tokens[0].text not in _NONE:
        return _numbers(grammar, section)
    _alone(section)
    return (), (section.tokens[0].at,)


def _sets(grammar: Grammar, section: Section) -> Read:
    """What is no cell of the goal is found by the checks (`bad_cell`)."""
    found = [_fit(_SET, token) for token in section.tokens]
    sets = tuple(
        od.CellSet(zone=_ZONES[one[1]] if one[1] else None, cells=tuple(sorted(one[2].upper()))) for one in found
    )
    return sets, _places(section)


def _offside(grammar: Grammar, section: Section) -> Read:
    token = section.tokens[0]
    answer = _YES_NO.get(token.text)
    if answer is None:
        raise token.fault
    _alone(section)
    return answer, (token.at,)


def _one_number(grammar: Grammar, section: Section) -> Read:
    token = section.tokens[0]
    number = int(_fit(_NUMBER, token)[0])
    _alone(section)
    return number, (token.at,)


def _kicks(grammar: Grammar, section: Section) -> Read:
    found = [_fit(_KICK, token) for token in section.tokens]
    return tuple(od.Kick(player=int(kick[1]), cell=kick[2].upper()) for kick in found), _places(section)


_READERS: Mapping[str, Callable[[Grammar, Section], Read]] = {
    "S": _squad, "J": _toss, "C": _cards, "F": _challenge, "L": _placement, "X": _swaps, "D": _moves, "G": _plan,
    "E": _escapes, "P": _policies, "I": _intercepts, "K": _sets, "R": _substitutes, "H": _offside,
    "T": _one_number, "N": _one_number, "B": _kicks, "A": _numbers,
}  # fmt: skip


KEPT = frozenset("GERI")


@lru_cache(maxsize=256)
def read_pending(text: str | None) -> Order:
    """Return what was kept of an order, an empty one for nothing. Raises `OrderError` if it is none of `G E R I`."""
    order = EMPTY
    for section in split_sections(text or ""):
        if section.key not in KEPT:
            raise OrderError("section_not_allowed", section.at, key=section.key)
        value, _ = Grammar().read(section)
        order = replace(order, **{FIELDS[section.key]: value})
    return order
