"""Whole matches with random sheets, and what must hold after each of their turns."""

import os
import random
from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec
import pytest

from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.double_echec import GAME
from rules.double_echec.events import (
    CardTurned,
    ClockMarked,
    Event,
    FightRound,
    PenaltyShot,
    PenaltyShotOver,
    PeriodEnd,
    RecoverImpossible,
    RecoverTry,
    Reshuffled,
)
from rules.double_echec.orders import Order
from rules.double_echec.state import FULL_DECKS, TEAMS, FaceoffNext, Match, PenaltyShotNext
from rules.errors import OrderError
from tests.rules.double_echec import sheets

MATCHES = 2000
BATCHES = 20
QUICK = 6
SERVES_WHILE_GOING = 1994  # a man on their way off is named to serve for another one's miss, in the same window
MOST_TURNS = 400  # a match of stops and long overtimes ends before that

Orders = Mapping[SeatId, Order | None]


def turns(seed: int) -> Iterator[tuple[Match, Orders, bytes, Outcome[Match, Event]]]:
    """Play a match to its end; yield every turn: state, orders, seed of its dice, outcome."""
    rng = random.Random(seed)
    config = {"units_per_turn": rng.choice([3, 10, 40]), "offside": rng.choice(["none", "none", "blue"])}
    state = GAME.new(sheets.setup(rng, **config), Dice(b""))
    for number in range(MOST_TURNS):
        if GAME.is_over(state):
            return
        assert isinstance(state, Match)
        orders = {seat: written(state, seat, rng) for seat in GAME.awaiting(state)}
        dice = f"{seed}/{number}".encode()
        outcome = GAME.resolve(state, orders, Dice(dice))
        yield state, orders, dice, outcome  # type: ignore[misc]
        state = outcome.state
    raise AssertionError(f"match {seed} has no end")


def written(state: Match, seat: SeatId, rng: random.Random) -> Order | None:
    if rng.random() < 0.4:
        return None
    numbers = [man.n for man in state.teams.of(seat).roster if man.pos != "G"]
    text = sheets.text(rng, numbers, most=1780)
    if state.phase == "lineup" and rng.random() < 0.5:
        text = f"TP oui; {text}"
    try:
        order = GAME.parse(state, seat, text)
    except OrderError as error:
        assert error.code in {"E_POS", "E_LOCKED"}, (error.code, text)
        return None
    assert GAME.parse(state, seat, GAME.canonical(order)) == order
    return order


def check_turn(before: Match, after: Match, events: tuple[Event, ...]) -> None:
    for team in TEAMS:
        side = after.teams.of(team)
        ice = [n for n in side.ice.values() if n is not None]
        assert {*ice, *(man.n for man in side.going)} == set(side.at)
        busy = [*ice, *(man.n for man in side.going), *(term.n for term in side.box)]
        assert len(busy) == len(set(busy))
        assert side.ice["G"] is not None
    check_cells(after)
    check_puck(after)
    check_decks(before, after, events)
    assert GAME.decode(GAME.encode(after)) == after
    assert GAME.decode_events(msgspec.json.encode(events)) == events


def check_cells(state: Match) -> None:
    """One man a cell, but for a foul that waits for its shot and who stands where somebody goes off."""
    if state.phase == "over" or isinstance(state.next, PenaltyShotNext | FaceoffNext):
        return
    going = {state.teams.of(team).at[man.n] for team in TEAMS for man in state.teams.of(team).going}
    counts = Counter(cell for team in TEAMS for cell in state.teams.of(team).at.values())
    assert not {cell for cell, count in counts.items() if count > 1} - going


def check_puck(state: Match) -> None:
    """The puck is on its holder's cell, or loose on the spot of the face-off that comes."""
    if state.puck.held is not None:
        team, n = state.puck.held
        assert state.puck.at == state.teams.of(team).at[n]
        assert n in state.teams.of(team).ice.values()
    if isinstance(state.next, FaceoffNext):
        assert (state.puck.held, state.puck.at) == (None, state.next.spot)


def check_decks(before: Match, after: Match, events: tuple[Event, ...]) -> None:
    """What is left of a deck, is what was, less what was turned since it was last refilled."""
    for deck, cards in FULL_DECKS.items():
        left = dict(before.decks[deck])
        for event in events:
            if isinstance(event, Reshuffled) and event.deck == deck:
                assert not any(left.values())
                left = dict(cards)
            elif isinstance(event, CardTurned) and event.deck == deck:
                left[event.card] -= 1
        assert after.decks[deck] == left


def check_audit(events: list[Event]) -> None:
    """DE-2-i: the units of a period are its cards, counted tries for the loose puck, and rounds of fights."""
    units, cost, in_shot, beyond = 0, 0, False, 0
    for event in events:
        match event:
            case ClockMarked():
                units += 1
            case CardTurned() if not in_shot:
                cost += 1
            case RecoverTry(counted=True):
                cost += 1
            case FightRound():
                cost += 1
            case PenaltyShot() | PenaltyShotOver():
                in_shot = isinstance(event, PenaltyShot)
            case PeriodEnd():
                beyond = cost - units
                # Beyond the last unit are rounds of a fight; nobody within reach of a puck costs a unit without a try.
                tries = sum(isinstance(one, RecoverImpossible) for one in events)
                rounds = sum(isinstance(one, FightRound) for one in events)
                assert -tries <= beyond <= rounds
                assert units == 40
                units = cost = 0
            case _:
                pass


def check_match(seed: int) -> None:
    told: list[Event] = []
    for number, (state, orders, dice, outcome) in enumerate(turns(seed)):
        check_turn(state, outcome.state, outcome.events)
        assert len(outcome.trace) == len(outcome.events)
        if number % 8 == 0:
            drawn = Dice(dice)
            assert GAME.resolve(state, dict(reversed(orders.items())), drawn) == outcome
            assert all((GAME.faces(state, roll.label) or 0) >= roll.sides for roll in drawn.rolls)
        told += outcome.events
        for seat in (None, *TEAMS):
            shown = GAME.view(outcome.state, outcome.events, seat).state
            assert isinstance(shown, Match)
            assert not any(shown.teams.of(team).sheet for team in TEAMS if team != seat)
    check_audit(told)


@pytest.mark.clause("DE-2-i", "DE-B.decks", "DE-R.9-a", "DE-S9.1-e")
@pytest.mark.parametrize("seed", [*range(QUICK), SERVES_WHILE_GOING])
def test_what_holds_in_a_match_of_random_sheets(seed: int) -> None:
    check_match(seed)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_what_holds_in_two_thousand_matches(batch: int) -> None:
    share = MATCHES // BATCHES if os.environ.get("SIFFLET_ALL_MATCHES") else 1
    for seed in range(batch * share, (batch + 1) * share):
        check_match(1000 + seed)
