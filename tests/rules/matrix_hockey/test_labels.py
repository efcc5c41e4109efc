"""A referee can force every die there is, and no other (MH-9-g)."""

import random

import pytest

from bench.seasons import full_league, random_orders
from rules.dice import Dice
from rules.matrix_hockey import GAME


@pytest.mark.clause("MH-9-g")
def test_every_draw_of_a_season_has_a_die_that_can_be_forced() -> None:
    chance = random.Random(3)
    state = full_league(config={"dummy": {"cups": "random"}})
    kinds = set()
    while True:
        dice = Dice(str(state.week).encode())
        after = GAME.resolve(state, random_orders(state, chance, onr=0.3), dice).state
        for roll in dice.rolls:
            faces = GAME.faces(state, roll.label)
            assert faces is not None, roll.label
            assert roll.sides <= faces, roll.label
            kinds.add("/".join(part for part in roll.label.split("/") if part.isalpha() or "_" in part))
        state = after
        if state.phase == "finished":
            break
    assert len(kinds) > 15


@pytest.mark.clause("MH-9-g")
@pytest.mark.parametrize(
    "label",
    [
        "ch/1/column/ghost",
        "ch/0/ot/E-01",
        "wg/1/so/E-01",
        "ch/1/bonus/D9",
        "matrix/CH:D9/1/A",
        "matrix/XX/1/A",
        "wg/finals",
        "lot/WG/E/1",
        "",
    ],
)
def test_a_die_that_there_is_not(label: str) -> None:
    assert GAME.faces(full_league(), label) is None
