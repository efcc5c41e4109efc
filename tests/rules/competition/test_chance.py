"""Random competitions of all formats: what holds in each of them."""

import json
import os
import random
from collections import Counter

import msgspec
import pytest

from rules.competition import GAME
from rules.competition.state import State
from rules.dice import Dice
from rules.errors import OrderError
from tests.rules.competition.chance import REFEREE, RESULTS, a_setup, a_turn, resolved

SEED = os.environ.get("SIFFLET_SEED")
ALL = bool(os.environ.get("SIFFLET_ALL_MATCHES"))
COMPETITIONS = 3000 if ALL else 60
BLOCKS = 6
TURNS = 60
MANY, FEW_TURNS = 32, 8  # in every run
FORMATS = ("round_robin", "knockout", "double_elimination")


def type_of(event: msgspec.Struct) -> object:
    return event.__struct_config__.tag


def check_state(state: State) -> None:
    assert GAME.decode(GAME.encode(state)) == state
    for fixture in state.fixtures.values():
        assert (fixture.status == "done") <= (fixture.score is not None)
        assert fixture.home != fixture.away
    for number, stage in enumerate(state.stages, 1):
        assert all(count == 1 for count in Counter(r for rounds in stage.byes.values() for r in rounds).values())
        for key, tie in stage.ties.items():
            status = [state.fixtures[game].status for game in tie.games]
            assert status.count("open") == (tie.how is None) or state.phase == "finished", (number, key)
            assert all(state.fixtures[game].tie == key for game in tie.games)


@pytest.mark.clause("CP-1-a", "CP-1-b", "CP-1-g", "CP-9-a", "CP-N-d")
@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_competitions_come_to_an_end(block: int):
    for one in [int(SEED)] if SEED else range(block, COMPETITIONS, BLOCKS):
        try:
            play(one)
        except BaseException as error:
            error.add_note(f"the competition is that of SIFFLET_SEED={one}")
            raise


def most_of(one: int) -> int:
    """Return how many may enter a competition: now and then all that may enter any (CP-2-a)."""
    return 128 if one % 20 == 19 else 32 if one % 10 == 0 else 10


def play(one: int) -> None:
    """Play a competition to its end, or for a long time."""
    rng = random.Random(one)
    state = GAME.new(a_setup(rng, most_of(one)), Dice(b""))
    settled: Counter[str] = Counter()
    for turn in range(TURNS if ALL or len(state.entrants) <= MANY else FEW_TURNS):
        texts = a_turn(rng, state)
        for seat, text in texts.items():
            order = GAME.parse(state, seat, text)
            assert GAME.parse(state, seat, GAME.canonical(order)) == order
        before, bytes_before = state, GAME.encode(state)
        outcome = resolved(state, texts, turn)
        assert GAME.encode(before) == bytes_before
        state = outcome.state
        assert state == resolved(before, dict(reversed(texts.items())), turn).state
        check_state(state)
        for event in outcome.events:
            assert GAME.clauses(event)
            if type_of(event) == "result":
                settled[event.fixture] += 1
            if type_of(event) in {"abandoned", "corrected"}:
                settled[event.fixture] = 0
        assert all(count <= 1 for count in settled.values())
        if state.phase == "finished" and rng.random() < 0.5:
            break
    assert state.phase != "signup"
    assert GAME.decode_events(msgspec.json.encode(outcome.events)) == outcome.events


def shuffled(value: object, rng: random.Random) -> object:
    """Return a JSON value with the keys of its objects in another order."""
    if isinstance(value, dict):
        items = [(key, shuffled(inner, rng)) for key, inner in value.items()]
        rng.shuffle(items)
        return dict(items)
    return [shuffled(inner, rng) for inner in value] if isinstance(value, list) else value


@pytest.mark.clause("CP-1-c")
def test_the_order_of_keys_changes_nothing():
    for seed in range(25):
        rng = random.Random(seed)
        setup = a_setup(rng)
        state = GAME.new(setup, Dice(b""))
        assert GAME.new(shuffled(setup, rng), Dice(b"")) == state  # type: ignore[arg-type]
        for turn in range(8):
            turned = GAME.decode(json.dumps(shuffled(json.loads(GAME.encode(state)), rng)).encode())
            assert turned == state
            texts = a_turn(rng, state)
            outcome = resolved(state, texts, turn)
            assert resolved(turned, texts, turn) == outcome
            state = outcome.state


@pytest.mark.clause("CP-N-a", "CP-N-c")
def test_any_text_is_an_order_or_refused():
    rng = random.Random(7)
    words = ["M1", "m2", "1-0", "2-2", "tab", "ap", "dom", "ext", "nul", "forfait", "corrige", "points", "a", "é", "-3"]
    words += [
        "retrait",
        "exclut",
        "deplace",
        "echange",
        "cloture",
        "saison",
        "fin",
        ";",
        "\n",
        "\t",
        "²-1",
        "M٣",
        "inscrit",
    ]
    states = [
        GAME.new({"config": {"stages": [{"format": kind}]}, "entrants": list("abc")}, Dice(b"")) for kind in FORMATS
    ]
    states += [resolved(state, {}).state for state in states]
    taken = Counter[bool]()
    for _ in range(3000):
        text = " ".join(rng.choice(words) for _ in range(rng.randint(0, 7)))
        try:
            GAME.parse(rng.choice(states), rng.choice([REFEREE, RESULTS]), text)
        except OrderError as error:
            assert 0 <= error.at <= len(text)
            assert error.code in GAME.messages
            taken[False] += 1
        else:
            taken[True] += 1
    assert min(taken.values()) > 5
