"""Positions, turns and matches for Aspic's tests."""

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rules.adjudicator import adjudicate
from rules.aspic import GAME
from rules.aspic.board import Cell
from rules.aspic.listing import trials
from rules.aspic.orders import Move
from rules.aspic.state import State
from rules.contract import SeatId
from rules.dice import Dice
from rules.reading import read_turn
from tests.rules.aspic import page

NO_DICE = Dice(b"")
CELLS = [page.name(at) for at in page.ALL]
BALL_CELLS = [c + n for c in "BCDEFGHIJ" for n in "123456789"]
FIVE = {"pieces": 5, "rounds_per_half": 5}
LEFT_FIVE = ("B1", "C3", "E3", "E5", "E8")
RIGHT_FIVE = ("G8", "H2", "I5", "I8", "J3")


def case(orders: Mapping[str, str | None], **state: object) -> dict[str, Any]:
    return {"game": "aspic", "state": state, "orders": dict(orders)}


def adjudicated(orders: Mapping[str, str | None], **state: object) -> dict[str, Any]:
    """Return the result of a case given as keywords, as JSON."""
    return json.loads(msgspec.json.encode(adjudicate(json.dumps(case(orders, **state)).encode())))


def in_play(
    left: tuple[str, ...] = LEFT_FIVE, right: tuple[str, ...] = RIGHT_FIVE, ball: str = "F5", **more: object
) -> dict[str, Any]:
    """Return the JSON of a position in play, five a side unless the lists are longer."""
    config = {"pieces": len(left), "rounds_per_half": 5, **more.pop("config", {})}
    return {
        "config": config,
        "phase": "play",
        "ball": ball,
        "pieces": {"left": list(left), "right": list(right)},
        **more,
    }


def state_of(raw: Mapping[str, object]) -> State:
    return GAME.decode(json.dumps(raw).encode())


def json_of(state: State) -> dict[str, Any]:
    return json.loads(GAME.encode(state))


def legal(state: State) -> list[str]:
    return [text for seat in GAME.awaiting(state) for text in GAME.moves.legal(state, seat)]


def after(state: State, text: str | None, **more: str) -> State:
    """Return the state after the order of the side to act."""
    return outcome(state, text, **more).state


def outcome(state: State, text: str | None, **more: str) -> Any:
    seat = state.to_act or "left"
    reading = read_turn(GAME, state, {SeatId(seat): text, **{SeatId(key): value for key, value in more.items()}})
    assert not reading.refusals, reading.refusals
    return GAME.resolve(state, reading.orders, NO_DICE)


def events_of(state: State, text: str | None, **more: str) -> list[dict[str, Any]]:
    return json.loads(msgspec.json.encode(outcome(state, text, **more).events))


def _apart(one: str, other: str) -> int:
    return max(abs(a - b) for a, b in zip(page.point(one), page.point(other), strict=True))


def some_cells(chance: random.Random, side: str, count: int, taken: set[str]) -> list[str]:
    free = [cell for cell in CELLS if page.may_stand(side, page.point(cell)) and cell not in taken]
    found = chance.sample(free, count)
    taken.update(found)
    return found


def random_position(chance: random.Random) -> dict[str, Any]:
    """Return the JSON of any position in play, also such as hardly come up."""
    pieces, rounds = chance.choice((5, 6, 7)), chance.choice((5, 10))
    ball = chance.choice(BALL_CELLS)
    near = [cell for cell in CELLS if _apart(cell, ball) < 4] if chance.random() < 0.5 else CELLS
    taken = {ball}
    sides = {}
    for side in chance.sample(("left", "right"), 2):
        free = [cell for cell in near if page.may_stand(side, page.point(cell)) and cell not in taken]
        sides[side] = chance.sample(free, min(pieces, len(free)))
        taken.update(sides[side])
        sides[side] += some_cells(chance, side, pieces - len(sides[side]), taken)
    return {
        "config": {"pieces": pieces, "rounds_per_half": rounds},
        "phase": "play",
        "half": chance.choice((1, 2)),
        "round": chance.randint(1, rounds),
        "to_act": chance.choice(("left", "right")),
        "ball": ball,
        "pieces": sides,
    }


def random_match(chance: random.Random, config: Mapping[str, object]) -> Iterator[State]:
    """Yield the states of a match played with random legal orders, from its first to its end."""
    state = state_of({"config": config})
    yield state
    while state.to_act is not None:
        texts = legal(state)
        goals = [text for text in texts if "x" in text]
        state = after(state, chance.choice(goals if goals and chance.random() < 0.5 else texts))
        yield state


def legal_shots(state: State, move: Move | None = None) -> tuple[Cell, ...]:
    """Return the cells of the pieces of the side to act that may shoot, without a move or after a legal one."""
    side = state.to_act
    if side is None or state.phase != "play":
        return ()
    return tuple(trial.shooter for trial in trials(state, side, move) if trial.refusal is None)
