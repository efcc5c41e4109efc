"""How long a Swiss round of 128 takes to pair, and a round of 64 matches to close (issue 15)."""

import random

from bench.harness import Row, cpu_ms
from bench.sizes import size
from rules.competition import GAME
from rules.competition.state import State
from rules.contract import SeatId
from rules.dice import Dice

ENTRANTS = size(128, 8)
PAIRING_MS, CLOSE_MS = 1000, 500
ROUNDS = size(4, 1)
RESULTS = SeatId("results")


def seeded(seed: int) -> random.Random:
    """Return chance that is the same every time."""
    return random.Random(seed)  # noqa: S311 - a bench, not dice


def opened(kind: str, played: int = 0, **config: object) -> State:
    """Return a competition of 128 after some rounds of a Swiss or of another format, all played at random."""
    rng = seeded(15)
    stage = {"format": kind, **config}
    setup = {"config": {"stages": [stage]}, "entrants": [f"e{n:03}" for n in range(ENTRANTS)]}
    state = GAME.resolve(GAME.new(setup, Dice(b"")), {}, Dice(b"0")).state
    for turn in range(played):
        state = closed(state, reports(state, rng), turn)
    return state


def reports(state: State, rng: random.Random) -> str:
    """Return a result of every fixture that is open."""
    open_now = [key for key, fixture in state.fixtures.items() if fixture.status == "open"]
    return ";".join(f"{key} {rng.choice(['1-0', '0-1', '2-1'])}" for key in open_now)


def closed(state: State, text: str, turn: int = 0) -> State:
    """Return what a turn comes to with the reports of `text`."""
    return GAME.resolve(state, {RESULTS: GAME.parse(state, RESULTS, text)}, Dice(b"%d" % turn)).state


def measure() -> list[Row]:
    """Return the rows of this measure."""
    swiss, cup = opened("swiss", ROUNDS, rounds=9), opened("knockout")
    swiss_text, cup_text = reports(swiss, seeded(1)), reports(cup, seeded(1))
    paired = cpu_ms(lambda: closed(swiss, swiss_text), times=1)
    done = cpu_ms(lambda: closed(cup, cup_text))
    return [
        Row(
            name="competition: a Swiss round of 128 paired",
            value=paired,
            unit="ms",
            bar=PAIRING_MS,
        ),
        Row(name="competition: a round of 64 matches closed", value=done, unit="ms", bar=CLOSE_MS),
    ]
