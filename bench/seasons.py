"""Coaches who order at random, for benches and tests: whole seasons without a person."""

import random
from collections.abc import Mapping, Sequence

from rules.contract import SeatId
from rules.dice import Dice
from rules.matrix_hockey import GAME, facts
from rules.matrix_hockey.orders import Choice, Item, Order, order_of
from rules.matrix_hockey.state import Comp, State

FULL_LEAGUE = {"E": 12, "D2A": 12, "D2B": 12, "D3A": 12, "D3B": 12, "D3C": 12, "D3D": 12}


def full_league(**more: object) -> State:
    """Return an 84-team season before its draws."""
    return GAME.new({"roster": FULL_LEAGUE, **more}, Dice(b""))


def random_choice(
    state: State, seat: SeatId, comp: Comp, chance: random.Random, taken: Sequence[Choice] = ()
) -> Choice:
    """Return what a coach might order: something that they still have besides the choices `taken`."""
    team = state.teams[seat]
    columns = [letter for letter in facts.columns_left(state, seat, comp) if all(letter != c.column for c in taken)]
    values = [value for value, number in facts.ot_left(state, seat, comp).items() for _ in range(number)]
    for choice in taken:
        values.remove(choice.ot)
    return Choice(
        column=chance.choice(columns),
        extra=chance.choice((0, 0, 1)) if team.extra_goals else 0,
        saves=chance.choice((0, 0, 1)) if comp == "CH" and team.super_saves else 0,
        ot=chance.choice(values),
        so=chance.choice(list(facts.so_left(state, seat))) if comp == "KDH" else None,
    )


def random_order(state: State, seat: SeatId, keys: tuple[str, ...], chance: random.Random) -> Order:
    """Return orders for all of a seat's rounds of this week."""
    items: list[Item] = []
    for a_round in facts.rounds_to_play(state):
        if f"{a_round.comp}{a_round.number}" in keys:
            taken = [item.choice for item in items if item.comp == a_round.comp and item.choice is not None]
            choice = random_choice(state, seat, a_round.comp, chance, taken)
            items.append(Item(comp=a_round.comp, round=a_round.number, choice=choice))
    return order_of(items)


def random_orders(state: State, chance: random.Random, *, onr: float = 0.0) -> Mapping[SeatId, Order]:
    """Return a week's orders of all active teams; each team forgets them with probability `onr`."""
    owed = facts.list_owed(state)
    return {seat: random_order(state, seat, keys, chance) for seat, keys in owed.items() if chance.random() >= onr}
