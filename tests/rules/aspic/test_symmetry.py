"""The rules do not know left from right, nor top from bottom (rulebook 6.9)."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.aspic import GAME
from tests.rules.aspic import page
from tests.rules.aspic.positions import CELLS, json_of, legal, outcome, random_position, state_of

SEEDS = st.integers(0, 2**32)
EXCHANGED = {"left": "right", "right": "left", "lateral_1": "lateral_9", "lateral_9": "lateral_1"}


def mirrored(value: Any, cell: Callable[[str], str], names: tuple[str, ...]) -> Any:
    """Return JSON with every cell seen in a mirror and the `names` exchanged."""
    match value:
        case dict():
            turned = {key: mirrored(item, cell, names) for key, item in value.items()}
            return {EXCHANGED.get(key, key) if key in names else key: item for key, item in turned.items()}
        case list():
            return [mirrored(item, cell, names) for item in value]
        case str() if value in CELLS:
            return cell(value)
        case str() if value in names:
            return EXCHANGED[value]
        case _:
            return value


def mirrored_text(text: str, cell: Callable[[str], str]) -> str:
    found = text
    for place in range(len(text) - 1):
        if text[place : place + 2] in CELLS:
            found = found[:place] + cell(text[place : place + 2]) + found[place + 2 :]
    return found


def columns(raw: dict[str, Any]) -> dict[str, Any]:
    """Return the state with left and right exchanged; who starts the other half starts here (AS-match-c)."""
    found = mirrored(raw, page.mirrored_columns, ("left", "right"))
    if "half" in found:
        found["half"] = 3 - found["half"]
    return found


def lines(raw: dict[str, Any]) -> dict[str, Any]:
    return mirrored(raw, page.mirrored_lines, ("lateral_1", "lateral_9"))


@pytest.mark.clause("AS-move-c", "AS-shot-c", "AS-dest-h", "AS-match-c")
@given(SEEDS)
def test_left_and_right(seed: int) -> None:
    chance = random.Random(seed)
    raw = random_position(chance)
    state, other = state_of(raw), state_of(columns(raw))
    texts = legal(state)
    assert {mirrored_text(text, page.mirrored_columns) for text in texts} == set(legal(other))
    assert GAME.moves.perft(state, 1) == GAME.moves.perft(other, 1)
    if not texts:
        return
    text = chance.choice(texts)
    turned = json_of(outcome(other, mirrored_text(text, page.mirrored_columns)).state)
    straight = json_of(outcome(state, text).state)
    if straight["half"] != state.half or straight["phase"] == "over":
        return  # after half 1 comes half 2, after half 2 nothing: there the mirror has a crack
    assert turned["phase"] == straight["phase"]
    straight = columns(straight)
    samples = straight["stats"]["occupation"]
    samples["sum"] = 100 * samples["samples"] - samples["sum"]
    straight["pieces"] = {side: sorted(cells) for side, cells in straight["pieces"].items()}
    straight["teams"] = turned["teams"]
    if turned["half"] == straight["half"]:
        assert turned == straight


@pytest.mark.clause("AS-board-g", "AS-dest-h", "AS-dest-i")
@given(SEEDS)
def test_top_and_bottom(seed: int) -> None:
    chance = random.Random(seed)
    raw = random_position(chance)
    state, other = state_of(raw), state_of(lines(raw))
    texts = legal(state)
    assert {mirrored_text(text, page.mirrored_lines) for text in texts} == set(legal(other))
    if not texts:
        return
    text = chance.choice(texts)
    expected = lines(json_of(outcome(state, text).state))
    expected["pieces"] = {side: sorted(cells) for side, cells in expected["pieces"].items()}
    assert json_of(outcome(other, mirrored_text(text, page.mirrored_lines)).state) == expected


@pytest.mark.slow
@given(SEEDS)
def test_sequences_of_two_orders(seed: int) -> None:
    raw = random_position(random.Random(seed))
    raw["round"] = min(raw["round"], 4)  # the halves differ in what follows them
    state = state_of(raw)
    assert GAME.moves.perft(state, 2) == GAME.moves.perft(state_of(lines(raw)), 2)
    assert GAME.moves.perft(state, 2) == GAME.moves.perft(state_of(columns(raw)), 2)
