"""A played Matrix Hockey season with French names, for the picture bench, the docs' pictures and the picture tests."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import chain

from msgspec.structs import replace

from bench.seasons import full_league, random_orders
from boards.matrix_hockey import (
    Labels,
    column_counts,
    kdh_pages,
    kdh_scene,
    left_scene,
    matrix_scene,
    pools_scene,
    table_scene,
)
from boards.scene import Scene
from rules.contract import SeatId
from rules.dice import Dice
from rules.matrix_hockey import GAME, facts
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.state import Comp, State

_ELITE = (
    "Huskies", "Flocons", "Cybériens", "Grizzlies", "Bonzommes de Neige", "Nounours", "Culs Gelés", "Vins Chauds",
    "Igloos", "Icebergs", "K-Ribou", "Free Riders",
)  # fmt: skip
_BEASTS = ("Lynx", "Caribous", "Yétis", "Marmottes", "Glaçons", "Pingouins")
_TOWNS = (
    "de Gap", "de Megève", "du Jura", "de Besançon", "d’Épinal", "du Cœur-de-Savoie", "de Saint-Gervais-les-Bains",
    "de Rouen", "d’Angers", "de Lyon", "de l’Œil-de-Bœuf", "de Brest",
)  # fmt: skip
_SEEDS = 11


class Week(tuple[State, tuple[Event, ...]]):
    """A state, and the events that led to it."""

    __slots__ = ()


@lru_cache(maxsize=1)
def weeks() -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """Return the season week by week, from the set-up to the last: each state with the events that led to it."""
    chance = random.Random(_SEEDS)  # noqa: S311 - a fixed seed is the point
    outcome = GAME.resolve(full_league(), {}, Dice(b"pictures"))
    state = _named(outcome.state)
    found = [(state, outcome.events)]
    while state.phase == "season":
        orders = random_orders(state, chance, onr=1 / 24)
        orders = {seat: order for seat, order in orders.items() if seat not in _ABSENT}
        outcome = GAME.resolve(state, orders, Dice(b"pictures", str(state.week).encode()))
        state = outcome.state
        found.append((state, outcome.events))
    return tuple(found)


_ABSENT = (SeatId("E-07"), SeatId("D3B-05"))  # whose teams are dummies after three weeks


def _named(state: State) -> State:
    names = iter((*_ELITE, *(f"{beast} {town}" for beast in _BEASTS for town in _TOWNS)))
    return replace(state, teams={team: replace(who, name=next(names)) for team, who in state.teams.items()})


def after(week: int) -> State:
    """Return the season after `week` weeks; 0 is its start."""
    return weeks()[week][0]


def events_until(week: int) -> tuple[Event, ...]:
    """Return all that happened in the first `week` weeks."""
    return tuple(chain.from_iterable(events for _, events in weeks()[: week + 1]))
