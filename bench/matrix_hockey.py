"""Matrix Hockey: an 84-team week resolved, read and resolved, and a whole season; medians of five rounds."""

import random
from collections.abc import Mapping

from bench.harness import Row, cpu_ms
from bench.seasons import full_league, random_orders
from rules.contract import SeatId
from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey.orders import Order
from rules.matrix_hockey.state import State

Week = tuple[State, Mapping[SeatId, Order]]

WEEK_MS, SEASON_MS = 15, 150
BUSIEST = 5  # week 6: championship, Gretzky pools and KDH


def measure() -> list[Row]:
    """Return the rows of this measure."""
    weeks = played_weeks(random.Random(1))  # noqa: S311 - a fixed seed is the point
    state, orders = weeks[BUSIEST]
    texts = {seat: GAME.canonical(order) for seat, order in orders.items()}
    return [
        Row(
            name="Matrix Hockey: an 84-team week resolved",
            value=cpu_ms(lambda: GAME.resolve(state, orders, Dice(b"bench"))),
            unit="ms",
            bar=WEEK_MS,
        ),
        Row(
            name="Matrix Hockey: its 84 texts read, and resolved",
            value=cpu_ms(lambda: read_and_resolve(state, texts)),
            unit="ms",
            bar=WEEK_MS,
        ),
        Row(
            name="Matrix Hockey: a season of 84 teams, set-up to roll-over",
            value=cpu_ms(lambda: replay(weeks), times=3),
            unit="ms",
            bar=SEASON_MS,
        ),
    ]


def played_weeks(chance: random.Random) -> list[Week]:
    """Play a season and return its weeks, each with the orders sent for it; one order in thirty does not come."""
    state = GAME.resolve(full_league(), {}, Dice(b"0")).state
    weeks: list[Week] = []
    while state.phase == "season":
        orders = random_orders(state, chance, onr=1 / 30)
        weeks.append((state, orders))
        state = GAME.resolve(state, orders, Dice(str(state.week).encode())).state
    return weeks


def read_and_resolve(state: State, texts: Mapping[SeatId, str]) -> object:
    """Close a week as the bot does, from the stored texts."""
    return GAME.resolve(state, {seat: GAME.parse(state, seat, text) for seat, text in texts.items()}, Dice(b"bench"))


def replay(weeks: list[Week]) -> State:
    """Play the season again with the same orders, from set-up to the next season's state."""
    state = GAME.resolve(full_league(), {}, Dice(b"0")).state
    for _, orders in weeks:
        state = GAME.resolve(state, orders, Dice(str(state.week).encode())).state
    return GAME.resolve(state, {}, Dice(b"1")).state
