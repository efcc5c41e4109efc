"""Whole matches with random orders, for every setting: the invariants of rulebook 6.9 in every state on the way."""

import itertools
import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.aspic import GAME, figures
from rules.aspic.state import State
from rules.contract import SeatId
from tests.rules.aspic.positions import NO_DICE, after, in_play, json_of, legal, outcome, random_match, state_of

SETTINGS = list(itertools.product((5, 6, 7), (5, 10), ("skip", "forfeit"), (0, 1, 3), (True, False)))


def check(state: State) -> None:
    """Check what holds in every state that the engine makes."""
    everything = [*state.pieces.left, *state.pieces.right, *([] if state.ball is None else [state.ball])]
    assert len(everything) == len(set(everything))
    assert GAME.decode(GAME.encode(state)) == state
    assert (state.ball is None) <= (state.phase == "over")
    if state.phase == "play":
        assert len(state.pieces.left) == len(state.pieces.right) == state.config.pieces
        assert legal(state)
    assert 0 <= figures.percent_played(state) <= 100
    assert 0 <= figures.occupation_tenths(state) <= 1000


def play_on(state: State, chance: random.Random, misses: float) -> State:
    """Return the state after an order, several placements at once, a missed turn or an order at random."""
    texts = legal(state)
    if chance.random() < misses:
        return after(state, None)
    if state.phase == "placement" and state.config.placement_queue:
        own = state.pieces.of(state.to_act)
        count = chance.randint(1, state.config.pieces - len(own))
        return after(state, "P" + "".join(text[1:] for text in chance.sample(texts, count)))
    shots = [text for text in texts if "x" in text]
    return after(state, chance.choice(shots if shots and chance.random() < 0.7 else texts))


@pytest.mark.clause("AS-match-b", "AS-match-g", "AS-side-b", "AS-time-f", "AS-dest-d")
@pytest.mark.parametrize(("pieces", "rounds", "on_missed", "max_missed", "queue"), SETTINGS)
def test_a_match_of_every_setting_comes_to_its_end(pieces, rounds, on_missed, max_missed, queue) -> None:
    chance = random.Random(f"{pieces}{rounds}{on_missed}{max_missed}{queue}")
    config = {
        "pieces": pieces,
        "rounds_per_half": rounds,
        "on_missed": on_missed,
        "max_missed": max_missed,
        "placement_queue": queue,
    }
    misses = 0.0 if on_missed == "forfeit" or max_missed == 1 else 0.1
    state = state_of({"config": config})
    while state.to_act is not None:
        check(state)
        state = play_on(state, chance, misses)
    check(state)
    assert state.result is not None
    if state.result.by == "score":
        assert state.stats.occupation.samples == 4 * rounds
        assert state.half == 2
        assert state.round == rounds
        assert figures.percent_played(state) == 100
    else:
        assert state.result.by == "forfeit"
        assert max(state.missed.left, state.missed.right) == max_missed


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [25, 50])
@pytest.mark.parametrize("pieces", [5, 6, 7])
def test_long_matches(pieces: int, rounds: int) -> None:
    *_, last = random_match(random.Random(rounds), {"rounds_per_half": rounds, "pieces": pieces})
    assert last.result is not None
    assert last.stats.occupation.samples == 4 * rounds
    check(last)


@pytest.mark.clause("AS-match-a", "AS-match-e", "AS-score-a", "AS-goal-a")
@pytest.mark.parametrize(
    ("score", "winner"),
    [({"left": 2, "right": 1}, "left"), ({"left": 0, "right": 1}, "right"), ({"left": 3, "right": 3}, None)],
)
def test_more_goals_win_and_equal_goals_draw(score: dict[str, int], winner: str | None) -> None:
    state = state_of(in_play(half=2, round=5, to_act="left", score=score))
    ended = outcome(state, "B1-B2")
    assert ended.state.result.winner == winner
    assert ended.state.result.by == "score"
    assert GAME.awaiting(ended.state) == ()
    assert GAME.stage(ended.state) == "finished"


@pytest.mark.clause("AS-match-c", "AS-match-d")
def test_who_is_to_act_turn_by_turn() -> None:
    seen = [(s.half, s.round, s.to_act) for s in random_match(random.Random(3), {"rounds_per_half": 5})]
    for half, number in itertools.product((1, 2), range(1, 6)):
        assert {"left", "right"} <= {side for h, r, side in seen if (h, r) == (half, number)}
    assert seen[-1] == (2, 5, None)
    quiet = state_of(in_play(half=2))
    sides = []
    for text in ("G8-G7", "B1-B2", "G7-G8", "B2-B1"):
        sides.append((quiet.round, quiet.to_act))
        quiet = after(quiet, text)
    assert sides == [(1, "right"), (1, "left"), (2, "right"), (2, "left")]


@pytest.mark.clause("AS-match-g")
@given(st.integers(0, 2**32))
def test_resolving_changes_nothing_that_comes_in_and_gives_the_same_again(seed: int) -> None:
    chance = random.Random(seed)
    states = list(random_match(chance, {"pieces": 5, "rounds_per_half": 5}))
    state = chance.choice([each for each in states if each.to_act is not None])
    before = GAME.encode(state)
    text = chance.choice(legal(state))
    order = GAME.parse(state, SeatId(state.to_act), text)
    first = GAME.resolve(state, {SeatId(state.to_act): order}, NO_DICE)
    again = GAME.resolve(GAME.decode(before), {SeatId("clock"): None, SeatId(state.to_act): order}, NO_DICE)
    assert first == again
    assert GAME.encode(state) == before
    assert NO_DICE.rolls == []
    assert GAME.decode_events(msgspec.json.encode(first.events)) == first.events


@pytest.mark.clause("AS-dist-a", "AS-dist-b")
def test_distances_add_up_over_a_match() -> None:
    *_, last = random_match(random.Random(5), {"pieces": 5, "rounds_per_half": 5})
    for travelled in (last.stats.distance.left, last.stats.distance.right):
        for key, count in travelled.ball.items():
            assert travelled.pieces[key] >= count
        assert list(travelled.pieces) == sorted(travelled.pieces, key=int)
    assert json_of(last)["stats"]["distance"]["left"]["ball"]


@pytest.mark.clause("AS-time-f")
def test_missed_turns_in_a_row_end_a_match_that_nobody_plays() -> None:
    state = state_of({"config": {"pieces": 5, "rounds_per_half": 5}})
    count = 0
    while state.to_act is not None:
        state = after(state, None)
        count += 1
    assert count == 5
    assert state.result.by == "forfeit"
    assert state.result.winner == "left"


@pytest.mark.clause("AS-time-f", "AS-place-c")
def test_nobody_plays_and_nobody_minds() -> None:
    state = state_of({"config": {"pieces": 7, "rounds_per_half": 5, "max_missed": 0}})
    while state.to_act is not None:
        state = after(state, None)
    assert state.result.by == "score"
    assert state.pieces.left == ("B3", "B5", "C3", "C8", "D5", "D7", "E2")
    assert state.pieces.right == ("G2", "H5", "H7", "I3", "I8", "J3", "J5")
    assert state.stats.occupation.sum == 50 * 20
