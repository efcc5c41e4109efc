"""The golden cases that play a turn, resolved: what is said of events, and why they happened, is shown on them."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import msgspec

from rules.adjudicator import Case
from rules.contract import Outcome, SeatId
from rules.dice import Dice, ForcedDieError, Roll
from rules.errors import CaseError
from rules.game import AnyGame
from rules.reading import read_turn
from rules.registry import GAMES
from tests.rules.test_golden import CASES


class GoldenTurn(NamedTuple):
    """A turn of a golden case: what it began with, what was sent, what counted of that, and what came of it."""

    name: str
    game: AnyGame
    state: msgspec.Struct
    texts: Mapping[SeatId, str | None]
    orders: Mapping[SeatId, object | None]
    outcome: Outcome[msgspec.Struct, msgspec.Struct]
    rolls: tuple[Roll, ...]


@cache
def golden_turns() -> tuple[GoldenTurn, ...]:
    """Return every golden turn of every game."""
    return tuple(_turns())


def _turns() -> Iterator[GoldenTurn]:
    for name, _, golden in CASES:
        try:
            case = msgspec.json.decode(msgspec.json.encode(golden.case), type=Case)
            game = GAMES[case.game]
            dice = Dice(bytes.fromhex(case.dice.seed), bytes.fromhex(case.dice.entropy), case.dice.forced)
            state = game.decode(bytes(case.state))
            texts = {SeatId(seat): text for seat, text in case.orders.items()}
            reading = read_turn(game, state, texts)
            if not reading.stays_open:
                outcome = game.resolve(state, reading.orders, dice)
                yield GoldenTurn(name, game, state, texts, reading.orders, outcome, tuple(dice.rolls))
        except (msgspec.ValidationError, CaseError, ForcedDieError, KeyError):
            continue  # a case that cannot be read
