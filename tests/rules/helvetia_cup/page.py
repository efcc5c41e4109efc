"""The page's own positions and worked examples (rulebook 4, 8), and changes to them."""

import re
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from rules.adjudicator import CaseResult, adjudicate
from rules.dice import Dice
from rules.helvetia_cup import GAME
from rules.helvetia_cup.state import Match

Json = dict[str, Any]

PAGE = Path(__file__).parents[3] / "docs" / "rulebook" / "helvetia-cup.md"
_BLOCK = re.compile(r"```json (?P<kind>case|base=(?P<base>\w+))\n(?P<body>.*?)```", re.DOTALL)


@cache
def _blocks() -> tuple[tuple[str | None, Json], ...]:
    found = _BLOCK.finditer(PAGE.read_text("utf-8"))
    return tuple((match["base"], msgspec.json.decode(match["body"])) for match in found)


@cache
def cases() -> Mapping[str, Json]:
    """Return the worked examples of part 8 by their ids."""
    return {case["id"]: case for base, case in _blocks() if base is None}


def base(name: str = "B1", **changes: object) -> Json:
    """Return a base as JSON; a change is a dotted path, its dots written `__`, and the value there."""
    bases = {key: value for key, value in _blocks() if key is not None}
    state = deepcopy(bases["B1"])
    if name != "B1":
        patch(state, bases[name])
    patch(state, {path.replace("__", "."): value for path, value in changes.items()})
    return state


def patch(state: Json, changes: Mapping[str, Any]) -> None:
    """Replace values at dotted paths."""
    for path, value in changes.items():
        *way, last = path.split(".")
        place = state
        for key in way:
            place = place[key]
        place[last] = deepcopy(value)


def at(state: Json, path: str) -> Any:
    """Return the value at a dotted path."""
    value: Any = state
    for key in path.split("."):
        value = value[key]
    return value


def match(name: str = "B1", **changes: object) -> Match:
    """Return a base, with changes, as a match."""
    state = GAME.decode(msgspec.json.encode(base(name, **changes)))
    assert isinstance(state, Match)
    return state


class Played(msgspec.Struct, frozen=True):
    """A turn as JSON."""

    state: Json
    events: list[Json]
    rolls: dict[str, int]

    def of(self, kind: str) -> list[Json]:
        return [event for event in self.events if event["type"] == kind]

    def one(self, kind: str) -> Json:
        (event,) = self.of(kind)
        return event

    @property
    def kinds(self) -> list[str]:
        return [event["type"] for event in self.events]


def play(state: Json, orders: Mapping[str, str] | None = None, forced: Mapping[str, int] | None = None) -> Played:
    """Adjudicate a turn through the adjudicator; no order may be refused."""
    case = {
        "game": "helvetia-cup", "state": state, "orders": orders or {}, "dice": {"forced": forced or {}},
    }  # fmt: skip
    result = adjudicate(msgspec.json.encode(case))
    assert isinstance(result, CaseResult), result
    assert not result.errors, result.errors
    shown = msgspec.json.decode(msgspec.json.encode(result))
    return Played(shown["state"], shown["events"], {roll.label: roll.value for roll in result.rolls})


def dice(**forced: int) -> Dice:
    """Return dice with forced values; `__` in a label is `/`."""
    return Dice(b"", forced={label.replace("__", "/"): value for label, value in forced.items()})
