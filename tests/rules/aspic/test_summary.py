"""The statistics of a match against its last state."""

from itertools import chain

import pytest

from bench.picture_aspic import match
from rules.aspic.figures import Tries, occupation_tenths, sum_up_match


@pytest.mark.clause("AS-occ-b", "AS-score-a", "AS-dist-b")
def test_the_numbers_counted_from_events_agree_with_the_state():
    turns = match(25)
    state = turns[-1][0]
    found = sum_up_match(chain.from_iterable(events for _, events in turns))
    assert found.curve[-1] == occupation_tenths(state)
    assert len(found.curve) == state.stats.occupation.samples == 100
    for side in ("left", "right"):
        assert found.of(side).goals == state.score.of(side)
        assert found.of(side).shots == sum(state.stats.distance.of(side).ball.values())
    goals = [turning for turning in found.turnings if turning.seat is not None]
    assert len(goals) == state.score.left + state.score.right > 0
    assert [turning.samples for turning in found.turnings if turning.seat is None] == [50]


def test_a_match_that_never_began_has_nothing_to_count():
    found = sum_up_match(())
    assert (found.left, found.curve, found.turnings) == (Tries(), (), ())
