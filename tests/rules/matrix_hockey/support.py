"""Small seasons for the tests: states from a few words, weeks played, events picked out."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.orders import Order
from rules.matrix_hockey.state import State

E = TypeVar("E")
Played = Outcome[State, ev.Event]

NO_BONUS = {"CH": {"bonus_goal": False}}
PAIRS = [["a", "b"], ["c", "d"]]


def state_of(**raw: Any) -> State:
    """Return a state from the page's JSON keys."""
    return GAME.decode(msgspec.json.encode(raw))


def four(teams: Mapping[str, Mapping[str, object]] | None = None, **more: Any) -> State:
    """Return a league of a, b, c and d in week 1 of 3, row A5 B4 C3 D2 in each of its rounds."""
    given = teams or {}
    raw: dict[str, Any] = {
        "config": NO_BONUS,
        "calendar": [{"CH": [1]}, {"CH": [2]}, {"CH": [3]}],
        "teams": {team: given.get(team, {}) for team in "abcd"},
        "matrices": {"CH": {str(r): [5, 4, 3, 2] for r in (1, 2, 3)}},
        "fixtures": {"CH": {"E": {str(r): PAIRS for r in (1, 2, 3)}}},
    }
    return state_of(**{**raw, **more})


def full_week(**changes: Any) -> State:
    """Return a week with a CH, a WG and a KDH round for a, b, c and d, and one of each to come."""
    both = {"1": PAIRS, "2": PAIRS}
    row = {"1": [5, 4, 3, 2], "2": [5, 4, 3, 2]}
    raw: dict[str, Any] = {
        "calendar": [{"CH": [1], "WG": [1], "KDH": [1]}, {"CH": [2], "WG": [2], "KDH": [2]}, {}],
        "matrices": {"CH": row, "WG": row, "KDH": row},
        "fixtures": {"CH": {"E": both}, "WG": both, "KDH": {"1": PAIRS}},
        "kdh": {"alive": list("abcd")},
        "wg": {"teams": list("abcd"), "pools": {"A": list("abcd")}},
    }
    return four(**{**raw, **changes})


def play(state: State, texts: Mapping[str, str] | None = None, **forced: int) -> Played:
    """Resolve a week with the texts of some seats; forced labels with `__` for `/`."""
    dice = Dice(b"test", forced={label.replace("__", "/"): value for label, value in forced.items()})
    orders: dict[SeatId, Order | None] = {
        SeatId(seat): GAME.parse(state, SeatId(seat), text) for seat, text in (texts or {}).items()
    }
    played = GAME.resolve(state, orders, dice)
    unused = {label.replace("__", "/") for label in forced} - {roll.label for roll in dice.rolls}
    assert not unused, f"never drawn: {unused}"
    return played


def of_type(played: Played, kind: type[E]) -> list[E]:
    """Return the events of a type."""
    return [event for event in played.events if isinstance(event, kind)]


def match(played: Played, home: str, comp: str = "CH", number: int | None = None) -> ev.MatchPlayed:
    """Return the match of a home team."""
    [found] = [
        event
        for event in of_type(played, ev.MatchPlayed)
        if event.home == home and event.comp == comp and number in (None, event.round)
    ]
    return found
