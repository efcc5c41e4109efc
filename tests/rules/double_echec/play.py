"""A turn of Double-Échec in a test: texts and forced dice in, events as JSON out."""

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.contract import SeatId
from rules.dice import Dice
from rules.double_echec import GAME
from rules.double_echec.state import Match
from rules.reading import read_turn
from tests.rules.double_echec.page import Json, example

NO_UNITS = {"units_per_turn": 0}  # the turn ends before the first unit


class Played:
    """What a turn came to."""

    def __init__(self, state: Match, events: list[Json], rolls: list[str]) -> None:
        self.state, self.events, self.rolls = state, events, rolls

    def of(self, kind: str) -> list[Json]:
        """Return the events of a type, without it."""
        return [
            {key: value for key, value in event.items() if key != "type"}
            for event in self.events
            if event["type"] == kind
        ]

    def one(self, kind: str) -> Json:
        """Return the only event of a type."""
        (event,) = self.of(kind)
        return event

    @property
    def kinds(self) -> list[str]:
        """The types of the events, in order."""
        return [event["type"] for event in self.events]


def position(**changes: Any) -> Match:
    """Return the page's example with changes (see `page.example`); `put`: men elsewhere, `away=66, A20`."""
    put: Mapping[str, str] = changes.pop("put", {})
    data = example(**{"config": NO_UNITS, **changes})
    for man, cell in put.items():
        side = data["teams"]["home" if man in data["teams"]["home"]["at"] else "away"]
        side["at"][man] = cell
        if data["puck"]["held"] and str(data["puck"]["held"][1]) == man:
            data["puck"]["at"] = cell
    state = GAME.decode(msgspec.json.encode(data))
    assert isinstance(state, Match)
    return state


def play(state: Match, home: str | None = None, away: str | None = None, **dice: int) -> Played:
    """Play a turn; dice by their labels, `__` for a stroke, without the beat: `steal__1=3`."""
    texts = {SeatId("home"): home, SeatId("away"): away}
    forced = {f"b1/{label.replace('__', '/')}": value for label, value in dice.items()}
    drawn = Dice(b"", forced=forced)
    reading = read_turn(GAME, state, texts)
    assert not reading.refusals, [(refusal.seat, refusal.error.code) for refusal in reading.refusals]
    outcome = GAME.resolve(state, reading.orders, drawn)
    assert set(forced) <= {roll.label for roll in drawn.rolls}, "a die that was not thrown"
    assert isinstance(outcome.state, Match)
    events = msgspec.json.decode(msgspec.json.encode(outcome.events))
    assert GAME.decode(GAME.encode(outcome.state)) == outcome.state
    return Played(outcome.state, events, [roll.label for roll in drawn.rolls])
