"""The table of labels holds every die that a match ever rolls, with at least as many faces."""

import pytest

from rules.dice import Dice
from rules.kollaball import labels
from rules.kollaball.game import GAME
from tests.rules.kollaball.positions import match
from tests.rules.kollaball.test_random_play import closings
from tests.rules.kollaball.test_random_play import played as crowded


def drawn():
    for seed in range(40):
        for state, orders, dice_seed, _ in closings(seed):
            dice = Dice(dice_seed)
            GAME.resolve(state, orders, dice)
            yield state, dice.rolls
    for seed in range(600):
        state, orders, forced, _ = crowded(seed)
        dice = Dice(str(seed).encode(), forced=forced)
        GAME.resolve(state, orders, dice)
        yield state, dice.rolls


def test_every_die_that_is_rolled_is_in_the_table():
    unknown = {
        (roll.label, roll.sides)
        for state, rolls in drawn()
        for roll in rolls
        if (labels.faces(state, roll.label) or 0) < roll.sides
    }
    assert unknown == set()


@pytest.mark.parametrize(
    ("label", "faces"),
    [
        ("event/trigger", 100),
        ("tie_break", 100),
        ("bribe/r1/turns", 2),
        ("round/2/back/b1", 2),
        ("round/1/pickup/D4/1/player", 3),
        ("event/victim", 3),
        ("round/1/reception/leurre-b1-3b", 2),
        ("bribe/r6/trigger", None),
        ("round/1/pickup/H9/1/player", None),
        ("round/0/back/b1", None),
        ("bribe/<p>/trigger", None),
        ("event/trigger ", None),
        ("", None),
    ],
)
def test_a_label_must_name_what_is_in_the_match(label, faces):
    assert labels.faces(match("r1 D4", "r2 D3", "r3 bench", "b1 E4"), label) == faces
