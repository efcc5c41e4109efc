"""A referee's acts, for the tests of rulebook part 9."""

from typing import Any

import pytest

from rules.dice import Dice
from rules.errors import CaseError
from rules.matrix_hockey import GAME
from rules.matrix_hockey.state import State
from tests.rules.matrix_hockey.support import Played


def act(state: State, op: str, *, seed: bytes | None = None, **fields: Any) -> Played:
    """Carry out an act; `seed`: with dice."""
    dice = None if seed is None else Dice(seed)
    return GAME.override(state, {"op": op, "by": "remi", "reason": "appel", "at_ms": 5, **fields}, dice)


def refused(state: State, op: str, **fields: Any) -> str:
    """Return why an act is impossible."""
    with pytest.raises(CaseError) as raised:
        act(state, op, **fields)
    assert raised.value.code in {"MH_CASE", "E_MATRIX_ROWS", "E_MATRIX_WIDTH", "E_MATRIX_VALUE"}
    return raised.value.message
