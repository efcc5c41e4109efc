"""A second reading of Kollaball's orders as thumbs write them: `1p→b4 2rb4, 3 F A3/4 R B5`.

The page's grammar (rulebook 5.1) has refused the text. Here commas, slashes and blanks may part the orders of two
players, letters may stand close together, and arrows may be any that a keyboard has. A line end or `;` still parts,
and within an order everything stands in the page's sequence, so there is one reading or none: an order ends with the
first sign that cannot belong to it, and none begins with a sign that could. The one sign that could do either is the
number behind a decoy's comma (`L2,3`): what follows decides whether that is player 3's own order.
"""

import re
import unicodedata
from collections.abc import Mapping

from rules.kollaball import facts
from rules.kollaball.listing import first_actions
from rules.kollaball.orders import Action, Move, Pass, Pickup, Retreat
from rules.kollaball.state import State, TeamId

LONGEST = 1000  # characters; no order comes near
GRAMMAR = frozenset({"syntax", "unknown_cell"})  # the faults of a text that the page's grammar refuses

_SIGNS = str.maketrans(
    {**dict.fromkeys("→⇒➔➜➝➞➡⟶›", ">"), **dict.fromkeys("←⇐⬅⟵‹", "<"), **dict.fromkeys("‐‑–—−", "-")}
)
_ARROW = re.compile("[-=]+>|<[-=]+")
_BETWEEN = re.compile(r"[\s,/;]*")

_WORDS = "CHANDELLE|FEINTE|RASSEMBLEMENT|REFORMATION|ANALYSE|PLACEMENT|NEUTRALISATION|REPLI|COMPO|BALLE|JEU|POSE|RAM"
# A decoy and an amount are one token each: no other comma counts, no other number has two digits.
_TOKEN = re.compile(rf"{_WORDS}|L\s*[0-9](?:\s*,\s*[0-9])?|[+-]\s*[0-9]+|[A-G][0-9]|[A-Z]|[0-9]|[^\s,/]")

# What the grammar of part 5.1 is made of. A blank stands for blanks or none, `_` for them, commas and slashes.
_CELL = "[A-G][1-7]"
_SPECIAL = rf"(?:[KG] : )?(?:[SDB]|V [+-] [0-9]++|L [0-9](?: , [0-9](?! (?:[RFPE<>-]|{_CELL})))?)"
_ACTION = (
    rf"(?:[RF] >? {_CELL}(?: > {_CELL})*+(?: {_SPECIAL})?|RAM|(?:P )?POSE|(?:P )?- {_SPECIAL}"
    rf"|(?:P )?(?:{_CELL} )?[<>] {_CELL}(?: {_SPECIAL})?|P {_CELL}(?: {_SPECIAL})?)"
)
_ACTIONS = rf"{_ACTION}(?: \+ {_ACTION})*+(?: \? (?:P (?:>? {_CELL} )?\^ {_CELL}|{_ACTION}))?"
_LINE = rf"[0-9] (?:E {_CELL}(?: {_ACTIONS})?|{_ACTIONS})"
_TACTIC = (
    rf"T (?:JEU )?(?:(?:CHANDELLE|FEINTE) [0-9] >? {_CELL}|RASSEMBLEMENT [0-9](?:_[0-9] >? {_CELL})*+"
    rf"|REFORMATION(?:_[0-9] = [0-9])++|ANALYSE_[0-9]_[0-9]|PLACEMENT [0-9]|NEUTRALISATION|REPLI [0-9](?: < {_CELL})?)"
)
_OTHERS = "X [0-9]_(?:[0-9]|-)|COMPO(?:_[0-9]){4}_BALLE_[0-9]"
_PART = re.compile(f"{_LINE}|{_TACTIC}|{_OTHERS}".replace(" ", r"[ \t]*+").replace("_", r"[ \t,/]*+"))


def read_leniently(text: str, roles: Mapping[str, str]) -> str | None:
    """Return a text that the grammar refused in the page's notation; None where it has no lenient reading either.

    `roles`: letters of the reader's language that stand for a role of the page's (`H` for `F`). Linear in the text.
    """
    if len(text) > LONGEST:
        return None
    folded = _roles(_folded(text), roles)
    at, parts = _end(folded, 0), list[str]()
    while at < len(folded):
        part = _PART.match(folded, at)
        if part is None:
            return None
        parts.append(" ".join(_TOKEN.findall(part.group())))
        at = _end(folded, part.end())
    return "; ".join(parts) or None


def _end(folded: str, at: int) -> int:
    """Return where the next part begins."""
    found = _BETWEEN.match(folded, at)
    return found.end() if found else at


def _folded(text: str) -> str:
    """Return a text in plain capitals, with arrows and dashes as the page writes them."""
    plain = unicodedata.normalize("NFKD", text.upper().translate(_SIGNS))
    bare = "".join(character for character in plain if not unicodedata.category(character).startswith("M"))
    return _ARROW.sub(lambda arrow: ">" if ">" in arrow.group() else "<", bare)


def _roles(folded: str, roles: Mapping[str, str]) -> str:
    """Return a text with the page's letter for each role that stands close to its cell."""
    for own, page in roles.items():
        folded = re.sub(rf"(?<![A-Z]){own}(?=[ \t]*>?[ \t]*{_CELL})", page, folded)
    return folded


# What people call an action in a sentence, by the beginnings of words, and the beginning of its notation.
_NAMED = (
    (("PASS", "LANC", "THROW"), "P >"),
    (("RAMASS", "PICK"), "RAM"),
    (("FRAPP", "CHARG", "ATTAQ", "HIT", "ATTACK"), "F "),
    (("RECUL", "RETREAT", "STEP BACK"), "P <"),
    (("AVANC", "BOUG", "DEPLAC", "RECEV", "RECOI", "MOVE", "RECEIV", "GO "), "R "),
)
_SENTENCE = 300  # characters


def named_actions(state: State, team: TeamId, text: str) -> tuple[str, ...]:
    """Return the first action that a sentence names and somebody of the team can do, with their number: `1 P >C4`."""
    folded = f" {_folded(text[:_SENTENCE])} "
    for words, notation in _NAMED:
        if not any(f" {word}" in folded for word in words):
            continue
        for player in facts.owing(state, team):
            cell = state.players[player].cell
            for action in first_actions(state, player, cell) if cell is not None else ():
                said = _short(action)
                if said.startswith(notation):
                    return (f"{player[1:]} {said}",)
    return ()


def _short(action: Action) -> str:
    """Return an action without special in short; empty for the others."""
    match action:
        case Move(special=None, role=role, path=path):
            return f"{'R' if role == 'receiver' else 'F'} {path[-1]}"
        case Pass(special=None, to=to):
            return f"P >{to}"
        case Retreat(to=to):
            return f"P <{to}"
        case Pickup():
            return "RAM"
        case _:
            return ""
