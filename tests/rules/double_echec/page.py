"""The page's own example of a match (rulebook 4), and changes to it."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from rules.double_echec import GAME
from rules.double_echec.state import Match

Json = dict[str, Any]

PAGE = Path(__file__).parents[3] / "docs" / "rulebook" / "double-echec.md"


@cache
def _example() -> Json:
    text = PAGE.read_text("utf-8")
    start = text.index('{\n "game": "double-echec"')
    example: Json = msgspec.json.decode(text[start : text.index("```", start)])
    return example


def example(**changes: object) -> Json:
    """Return the example as JSON; a change is a dotted path, its dots written `__`, and the value there."""
    state = deepcopy(_example())
    for path, value in changes.items():
        *way, last = path.split("__")
        place = state
        for key in way:
            place = place[key]
        place[last] = value
    return state


def match(**changes: object) -> Match:
    """Return the example as a match."""
    state = GAME.decode(msgspec.json.encode(example(**changes)))
    assert isinstance(state, Match)
    return state


def shown(value: object) -> Any:
    """Return a state or an event as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
