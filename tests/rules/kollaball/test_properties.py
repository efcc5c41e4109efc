"""What holds for every text, order and state (design 7)."""

import random
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.errors import OrderError
from rules.kollaball import codec, facts
from rules.kollaball.game import GAME
from rules.kollaball.messages import MESSAGES
from rules.kollaball.notation import parse, writing
from rules.kollaball.state import TEAMS, Air
from tests.rules.kollaball.strategies import legal_order_text, played_match, random_position

SEEDS = st.integers(0, 10**6)
SEATS = st.sampled_from(TEAMS)
PIECES = st.sampled_from(
    [
        *"123456RFPESDBLKGVXT;:+-?^><=,\n é",
        " ",
        "RAM",
        "POSE",
        "ARRET",
        "JEU",
        "FEINTE",
        "REPLI",
        "D4",
        "A7",
        "L2",
        "V+50",
    ]
)
TEXTS = st.one_of(
    st.text(), st.text(alphabet=string.printable), st.lists(PIECES).map(" ".join), st.lists(PIECES).map("".join)
)


@given(SEEDS, SEATS)
@pytest.mark.clause("KB-18-a")
def test_canonical_form_says_the_same(seed, seat):
    state = random_position(seed)
    order = parse(state, seat, legal_order_text(state, seat, random.Random(seed)))
    assert parse(state, seat, writing.canonical(order)) == order
    assert writing.canonical(parse(state, seat, writing.canonical(order))) == writing.canonical(order)


@given(SEEDS, SEATS, TEXTS)
def test_any_text_is_an_order_or_an_order_error(seed, seat, text):
    refused(random_position(seed), seat, text)


@given(SEEDS, SEATS, st.integers(0, 200), st.characters(codec=None))
def test_a_legal_order_with_one_character_changed_is_an_order_or_an_order_error(seed, seat, place, character):
    state = random_position(seed)
    text = legal_order_text(state, seat, random.Random(seed))
    place %= len(text) + 1
    refused(state, seat, text[:place] + character + text[place + 1 :])
    refused(state, seat, text[:place] + character + text[place:])


def refused(state, seat, text):
    """Parse; whatever is refused has a known code, a place in the text, and a sentence that can be written."""
    try:
        order = parse(state, seat, text)
    except OrderError as error:
        assert 0 <= error.at <= max(len(text), 0)
        MESSAGES[error.code].format_map(error.details).encode()
    else:
        assert parse(state, seat, writing.canonical(order)) == order


@given(SEEDS)
def test_states_are_read_as_they_were_written(seed):
    state = random_position(seed)
    assert codec.decode(codec.encode(state)) == state


@given(SEEDS, st.integers(1, 25))
def test_states_reached_by_play_are_read_as_they_were_written(seed, closings):
    state = played_match(seed, closings)
    assert codec.decode(codec.encode(state)) == state


@given(SEEDS, st.sampled_from(["rouge", "bleue", None]))
@pytest.mark.clause("KB-17-k", "KB-20-a", "KB-23-f")
def test_nothing_secret_is_in_a_view(seed, seat):
    state = random_position(seed)
    shown = GAME.view(state, (), seat).state
    others = [team for team in TEAMS if team != seat]
    assert all(shown.players[player].deniers is None for team in others for player in facts.roster(state, team))
    for name, ball in shown.balls.items():
        assert not (isinstance(ball, Air) and ball.team_thrown in others and ball.target)
        assert not (name.startswith("leurre") and ball.team in others)
    for team in others:
        if any(ball.kind == "decoy" and ball.team == team for ball in state.balls.values()):
            held = [name for player in facts.roster(state, team) for name in facts.balls_in_hand_of(shown, player)]
            assert all(name.startswith("balle-") for name in held)
    assert len(shown.balls) == len(state.balls)
    assert GAME.view(shown, (), seat).state == shown
