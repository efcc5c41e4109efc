"""Acts of a referee in tests, on the page's base: what they change, what they bring, why they are refused."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from rules.contract import Outcome
from rules.dice import Dice
from rules.errors import CaseError
from rules.helvetia_cup import GAME
from rules.helvetia_cup.events import Event, RefereeActed
from rules.helvetia_cup.state import State
from tests.rules.helvetia_cup.page import Json, match

LOOSE = {"ball__at": "e5", "ball__holder": None}
ATTACK = {"phase": "attack", "pending__plan": None}


def ruled(op: str, fields: Mapping[str, object], dice: Dice | None = None, **changes: object) -> Outcome[State, Event]:
    act = {**fields, "op": op, "by": "77", "reason": "seen on film"}
    return GAME.override(match(**changes), act, dice)


def shown(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def difference(before: Json, after: Json, path: str = "") -> dict[str, object]:
    """Return what is different, by dotted paths."""
    found: dict[str, object] = {}
    for key in {**before, **after}:
        one, other = before.get(key), after.get(key)
        if isinstance(one, dict) and isinstance(other, dict):
            found |= difference(one, other, f"{path}{key}.")
        elif one != other:
            found[path + key] = other
    return found


def changed(
    op: str, fields: Mapping[str, object], dice: Dice | None = None, **changes: object
) -> tuple[dict[str, object], list[Json]]:
    """Return what an act changes of the page's base, and what it brings besides its own event."""
    outcome = ruled(op, fields, dice, **changes)
    told, *events = outcome.events
    assert isinstance(told, RefereeActed)
    assert (told.by, told.note) == ("77", "seen on film")
    assert GAME.decode(GAME.encode(outcome.state)) == outcome.state
    return difference(shown(match(**changes)), shown(outcome.state)), shown(events)


def refused(op: str, fields: Mapping[str, object], dice: Dice | None = None, **changes: object) -> str:
    """Return why an act is refused; nothing of the match has changed."""
    with pytest.raises(CaseError) as raised:
        ruled(op, fields, dice, **changes)
    assert raised.value.code == "HC_CASE"
    return raised.value.message
