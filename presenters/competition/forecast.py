"""What a competition would be like: its rounds as so many entrants would play them, and when each would end."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.competition import GAME
from rules.competition.hosting import list_hosted_fixtures
from rules.competition.state import RESULTS, State
from rules.contract import JsonObject, SeatId
from rules.dice import Dice
from rules.reading import read_turn

FEWEST, TOLD, MOST = 4, (8, 16), 32  # entrants for whom it is told


class Span(NamedTuple):
    """A round to come, as the position in which it would be played, and when it ends at the latest (UTC ms)."""

    state: State
    end_ms: int


def rounds_of(config: JsonObject, entrants: int) -> list[State]:
    """Return the positions of each turn of matches, the home side winning each; without dice, so nothing is drawn."""
    return list(_rounds(config, entrants))


def _rounds(config: JsonObject, entrants: int) -> Iterator[State]:
    names = [f"e{number}" for number in range(1, entrants + 1)]
    state = GAME.new({"config": config, "entrants": names}, Dice(b""))
    while state.phase != "finished":
        lines = (f"{one.key} {'2-0' if one.level == 'aggregate' else 'dom'}" for one in list_hosted_fixtures(state))
        reading = read_turn(GAME, state, {SeatId(RESULTS): "\n".join(lines) or None})
        state = GAME.resolve(state, reading.orders, Dice(b"")).state
        if state.phase == "running":
            yield state


def sizes(least: int, most: int) -> Sequence[int]:
    """Return the numbers of entrants for which it is told how long it takes, the smallest first."""
    fewest = max(least, min(FEWEST, most))
    return sorted(one for one in {fewest, *TOLD, min(MOST, most)} if fewest <= one <= most)
