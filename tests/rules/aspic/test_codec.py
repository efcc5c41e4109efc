"""States and events to and from JSON."""

import random
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.aspic import GAME
from rules.aspic import events as ev
from rules.errors import CaseError
from tests.rules.aspic.positions import json_of, outcome, random_match, random_position, state_of


@given(st.integers(0, 2**32))
@pytest.mark.clause("AS-match-g")
def test_a_state_comes_back_as_it_was(seed: int) -> None:
    raw = random_position(random.Random(seed))
    state = state_of(raw)
    assert GAME.decode(GAME.encode(state)) == state
    assert {side: sorted(cells) for side, cells in raw["pieces"].items()} == json_of(state)["pieces"]


def test_every_state_and_every_event_of_matches_comes_back() -> None:
    for seed in range(3):
        for state in random_match(random.Random(seed), {"pieces": 5, "rounds_per_half": 5}):
            assert GAME.decode(GAME.encode(state)) == state
            if state.to_act is not None:
                events = outcome(state, None).events
                assert GAME.decode_events(msgspec.json.encode(events)) == events


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"3", b"\xff", b'{"ball": "\\ud800"}', b"[" * 100_000])
def test_what_is_no_state_is_told(data: bytes) -> None:
    with pytest.raises(CaseError) as caught:
        GAME.decode(data)
    assert caught.value.code == "AS_CASE"


def test_what_is_no_event_is_told() -> None:
    with pytest.raises(CaseError):
        GAME.decode_events(b'[{"type": "tea"}]')


def test_events_have_the_fields_of_the_page_and_no_clause() -> None:
    fields = {
        tag(event): {field.encode_name for field in msgspec.structs.fields(event)} for event in get_args(ev.Event)
    }
    shot = {"shooter", "ball_from", "ball_to", "vector", "cardinal", "rebounds", "crossing", "goal", "swap"}
    assert fields == {
        "clock_charged": {"seat", "seconds", "remaining"},
        "clock_expired": {"seat"},
        "clock_adjusted": {"seat", "delta", "remaining"},
        "turn_missed": {"seat", "missed"},
        "turn_skipped": {"seat"},
        "turn_passed": {"seat", "reason"},
        "piece_placed": {"seat", "cell", "source"},
        "queue_set": {"seat", "count"},
        "kickoff_ready": {"kickoff"},
        "piece_moved": {"seat", "from", "to"},
        "shot_taken": {"seat", *shot},
        "shot_tested": {"seat", "move", *shot},
        "goal_scored": {"seat", "crossing", "score"},
        "occupation_sampled": {"seat", "value"},
        "round_ended": {"half", "round"},
        "half_ended": {"half", "score"},
        "placement_started": {"half", "round", "kickoff", "first"},
        "match_forfeited": {"seat", "reason"},
        "match_ended": {"winner", "by", "score"},
    }


def tag(event: type[msgspec.Struct]) -> object:
    return event.__struct_config__.tag
