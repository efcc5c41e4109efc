"""Resolve one turn written briefly, for tests: `turn(state, "1 R >D4", "1 R >F5", {"event/trigger": 1})`."""

from collections.abc import Mapping

import msgspec

from rules.contract import Outcome, SeatId
from rules.dice import Dice, Roll
from rules.kollaball.events import Event
from rules.kollaball.game import GAME
from rules.kollaball.state import State

Json = Mapping[str, object]


class Resolved(msgspec.Struct, frozen=True):
    """An outcome, its events as JSON objects, and the draws."""

    state: State
    events: list[Json]
    rolls: list[Roll]

    def of(self, *types: str) -> list[Json]:
        """Return the events of some types, in order."""
        return [event for event in self.events if event["type"] in types]

    @property
    def labels(self) -> list[str]:
        """Return the labels drawn, in order."""
        return [roll.label for roll in self.rolls]


def turn(state: State, rouge: str | None, bleue: str | None, forced: Mapping[str, int] | None = None) -> Resolved:
    """Return what the two orders come to; the seed is always the same."""
    texts = {"rouge": rouge, "bleue": bleue}
    orders = {
        seat: None if texts.get(seat) is None else GAME.parse(state, seat, texts[seat])
        for seat in GAME.awaiting(state)
        if seat in texts
    }
    dice = Dice(b"\x00", forced=forced)
    outcome: Outcome[State, Event] = GAME.resolve(state, {SeatId(seat): orders[seat] for seat in orders}, dice)
    return Resolved(outcome.state, msgspec.json.decode(msgspec.json.encode(outcome.events)), dice.rolls)
