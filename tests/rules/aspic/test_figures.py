"""What is shown in numbers: progress, occupation, distances."""

import pytest

from rules.aspic import figures
from rules.aspic.state import Travelled
from tests.rules.aspic.positions import in_play, state_of


def occupation(total: int, samples: int):
    return state_of({"stats": {"occupation": {"sum": total, "samples": samples}}})


@pytest.mark.clause("AS-prog-a")
@pytest.mark.parametrize(
    ("rounds", "half", "number", "shown"),
    [
        (25, 1, 11, 20),
        (50, 1, 21, 20),
        (5, 1, 3, 20),
        (10, 1, 5, 20),
        (50, 1, 1, 0),
        (50, 1, 2, 1),
        (5, 2, 1, 50),
        (5, 2, 5, 90),
        (50, 2, 50, 99),
        (25, 1, 2, 2),
    ],
)
def test_progress_is_rounds_completed_in_percent_of_the_match(rounds: int, half: int, number: int, shown: int) -> None:
    state = state_of({"config": {"rounds_per_half": rounds}, "half": half, "round": number})
    assert figures.percent_played(state) == shown


@pytest.mark.clause("AS-prog-a")
def test_progress_at_the_end() -> None:
    over = {**in_play(half=1, round=2), "phase": "over", "result": {"winner": "left", "by": "time"}}
    assert figures.percent_played(state_of(over)) == 100


@pytest.mark.clause("AS-occ-b")
@pytest.mark.parametrize(
    ("total", "samples", "tenths", "shown"),
    [
        (0, 0, 500, (None, 500)),
        (60, 1, 600, ("left", 600)),
        (90, 2, 450, ("right", 550)),
        (120, 3, 400, ("right", 600)),
        (120, 4, 300, ("right", 700)),
        (100, 3, 333, ("right", 667)),
        (200, 3, 667, ("left", 667)),
        (50, 1, 500, (None, 500)),
        (4001, 80, 500, (None, 500)),
        (4004, 80, 501, ("left", 501)),
        (3996, 80, 500, (None, 500)),
        (100, 1, 1000, ("left", 1000)),
        (0, 7, 0, ("right", 1000)),
    ],
)
def test_occupation_rounds_the_left_value_half_up_to_a_tenth(total, samples, tenths, shown) -> None:
    state = occupation(total, samples)
    assert figures.occupation_tenths(state) == tenths
    assert figures.occupation_shown(state) == shown


@pytest.mark.clause("AS-dist-a")
@pytest.mark.parametrize(
    ("histogram", "tenths"),
    [
        ({}, 0),
        ({"1": 1}, 10),
        ({"2": 1}, 14),
        ({"4": 3}, 60),
        ({"5": 1}, 22),
        ({"8": 1}, 28),
        ({"10": 1}, 32),
        ({"13": 1}, 36),
        ({"18": 1}, 42),
        ({"18": 1000}, 42426),
        ({"1": 1, "2": 1, "9": 2}, 84),
    ],
)
def test_distances_are_roots_rounded_half_up_to_a_tenth(histogram, tenths: int) -> None:
    assert figures.distance_tenths(histogram) == tenths
    assert figures.distances_tenths(Travelled(pieces=histogram, ball={})) == (tenths, 0)
