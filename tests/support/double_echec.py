"""A match of Double-Échec between a defensive action and the card: the example of rulebook part 4."""

import json
import re
from pathlib import Path

from rules.dice import Dice
from rules.double_echec.game import GAME
from rules.double_echec.state import Match

_PAGE = (Path(__file__).parents[2] / "docs" / "rulebook" / "double-echec.md").read_text(encoding="utf-8")
EXAMPLE: dict = json.loads(re.search(r"```json\n(.*?)\n```", _PAGE, re.DOTALL)[1])  # type: ignore[index]


def match(given: dict) -> Match:
    """Return the match of a state as JSON."""
    state = GAME.decode(json.dumps(given).encode())
    assert isinstance(state, Match)
    return state


def lineup() -> Match:
    """Return a match at its line-up turn, the men of the example on both sides."""
    sides = {
        team: {"name": side["name"], "roster": [{**man, "n": man["n"]} for man in side["roster"]]}
        for team, side in EXAMPLE["teams"].items()
    }
    state = GAME.new(sides, Dice(b""))
    assert isinstance(state, Match)
    return state
