"""The one way to write an order (rulebook 5.1 and 5.4): shown back to the captain, and compared in KB-23-m."""

from typing import assert_never

from rules.kollaball.orders import (
    Action,
    Burst,
    Drop,
    Line,
    Lineup,
    Move,
    Order,
    Pass,
    Pickup,
    Replacement,
    Reserve,
    Retreat,
    RollCall,
    Ruling,
    Special,
    Stand,
    Substitution,
    Tactic,
    Timeout,
    TurnOrder,
)
from rules.kollaball.state import PlayerId, SpecialKind, TacticName

SPECIAL_LETTERS: dict[SpecialKind, str] = {"sprint": "S", "deep_pass": "D", "block": "B", "decoy": "L", "bribe": "V"}
TACTIC_WORDS: dict[TacticName, str] = {
    "lob": "CHANDELLE",
    "feint": "FEINTE",
    "rally": "RASSEMBLEMENT",
    "reshuffle": "REFORMATION",
    "analysis": "ANALYSE",
    "placement": "PLACEMENT",
    "neutralise": "NEUTRALISATION",
    "fall_back": "REPLI",
}
_VIA = {"class": "", "copy": "K:", "legend": "G:"}


def canonical(value: Order) -> str:
    """Return `value` in canonical form; the parts of a turn's orders are separated by `; `."""
    match value:
        case TurnOrder():
            return "; ".join(_parts(value)) or "-"
        case Timeout():
            return "ARRET"
        case RollCall(present=present):
            return " ".join(["PRESENTS", *map(_number, present)])
        case Lineup(starters=starters, ball=ball):
            return " ".join(["COMPO", *map(_number, starters), "BALLE", _number(ball)])
        case Ruling(upheld=upheld):
            return "MAINTENU" if upheld else "REJETE"
        case Replacement(substitution=substitution):
            return _substitution(substitution)
        case _:
            assert_never(value)


def line_actions(value: Line) -> str:
    """Return a player's actions without their number, entry and reserve: the text that KB-23-m compares."""
    return " + ".join(map(_action, value.actions))


def write_tactic(value: Tactic) -> str:
    """Return the tactic's part, from its `T` on."""
    words = ["T", "JEU"] if value.copied else ["T"]
    words.append(TACTIC_WORDS[value.name])
    if value.carrier is not None:
        words.append(_number(value.carrier))
    if value.cell is not None:
        words.append(f"<{value.cell}" if value.name == "fall_back" else value.cell)
    words += [f"{_number(arrival.player)}>{arrival.cell}" for arrival in value.arrivals]
    words += [f"{_number(pair.player)}={_number(pair.place_of)}" for pair in value.exchanges]
    words += map(_number, value.opponents)
    return " ".join(words)


def noted_texts(value: TurnOrder) -> dict[str, str]:
    """Return what neutralisation notes of an order: player or `T` -> canonical text; idle players left out (4.2)."""
    texts: dict[str, str] = {line.player: line_actions(line) for line in value.lines if line.actions}
    if value.tactic is not None:
        texts["T"] = write_tactic(value.tactic)
    return texts


def sealed_text(value: TurnOrder) -> str:
    """Return the text to seal in `orders_second`: as it was sent, else in canonical form."""
    return value.text or canonical(value)


def _number(player: PlayerId) -> str:
    return player[1:]


def _parts(value: TurnOrder) -> list[str]:
    parts = [_substitution(substitution) for substitution in value.substitutions]
    if value.tactic is not None:
        parts.append(write_tactic(value.tactic))
    return parts + [_line(line) for line in value.lines]


def _substitution(value: Substitution) -> str:
    return f"X {_number(value.out)} {'-' if value.into is None else _number(value.into)}"


def _line(value: Line) -> str:
    words = [_number(value.player)]
    if value.entry is not None:
        words.append(f"E {value.entry}")
    if value.actions:
        words.append(line_actions(value))
    if value.reserve is not None:
        words.append(f"? {_action(value.reserve)}")
    return " ".join(words)


def _action(value: Action | Reserve) -> str:  # noqa: PLR0911 - one per kind of action
    match value:
        case Move(role=role, origin=origin, path=path, special=special):
            letter = "R" if role == "receiver" else "F"
            return f"{letter} {'>'.join((origin, *path))}{riding(special)}"
        case Pass(origin=origin, to=to, special=special):
            return f"P {origin}>{to}{riding(special)}"
        case Retreat(origin=origin, to=to):
            return f"P {origin}<{to}"
        case Drop():
            return "P POSE"
        case Pickup():
            return "RAM"
        case Stand(carrier=carrier, special=special):
            return f"{'P ' if carrier else ''}-{riding(special)}"
        case Burst(to=to, advance=advance):
            return f"P ^{advance}" if to is None else f"P >{to} ^{advance}"
        case _:
            assert_never(value)


def riding(special: Special | None) -> str:
    """Return a special as it follows its action, a blank first; nothing for none."""
    if special is None:
        return ""
    written = SPECIAL_LETTERS[special.kind]
    if special.kind == "decoy":
        written += ",".join(map(_number, special.targets))
    elif special.kind == "bribe":
        written += f"{'+' if special.side == 'favour' else '-'}{special.amount}"
    return f" {_VIA[special.via]}{written}"
