"""Whole matches between coaches who play at random, and what must hold after each of their turns."""

import os
import random
from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec
import pytest

from bench.helvetia_coaches import order_text
from rules.adjudicator import CaseResult, adjudicate
from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.helvetia_cup import GAME
from rules.helvetia_cup.events import Event, HalfEnd, Possession, TurnEnd
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.state import MOST_ON_PITCH, SEATS, Match, TeamState
from rules.helvetia_cup.teams import TEAMS

MATCHES = 2000
BATCHES = 20
QUICK = 8  # and one of every batch
MOST_TURNS = 1200  # passive play is called before that (HC-PM-stall)
VARIANTS = ("geek", "geek", "geek", "family")
UNFORESEEN = {"occupied", "keeper_fixed", "keeper_zone", "bad_sub", "not_on_pitch", "squad_size", "too_far", "no_path"}

Orders = Mapping[SeatId, Order | None]
Turn = tuple[Match, Orders, bytes, Outcome[Match, Event]]


def first_state(seed: int) -> Match:
    """Return a match at its set-up: variant, tempo, mode, cards and teams are of the seed."""
    rng = random.Random(seed)
    mode = rng.choice(["single", "league", "cup"])
    config = {"tempo": rng.choice(["alternate", "simultaneous"]), "cards": rng.random() < 0.7}
    config |= {"offside_call_default": rng.random() < 0.5, "subs_at_half": rng.random() < 0.3}

    def side() -> dict[str, object]:
        name = rng.choice(sorted(TEAMS))
        team = {"team": name}
        if mode == "single":
            return team
        outfield = [n for n in TEAMS[name].numbers if n != TEAMS[name].goalkeeper]
        deck = sorted(rng.sample(range(1, 9), rng.randint(0, 6)))
        out = {"tired": rng.sample([1, 3, 8], 1), "unavailable": rng.sample(outfield, rng.randint(0, 3))}
        return {**team, **out, "deck": deck, "legends_left": [9, 10]}

    state = GAME.decode(
        msgspec.json.encode(
            {
                "game": "helvetia-cup",
                "kind": "match",
                "variant": rng.choice(VARIANTS),
                "mode": mode,
                "config": config,
                "teams": {"home": side(), "away": side()},
            }
        )
    )
    assert isinstance(state, Match)
    return state


def turns(seed: int) -> Iterator[Turn]:
    """Play a match to its end; yield every turn: state, orders, seed of its dice, outcome."""
    rng = random.Random(seed)
    state = first_state(seed)
    for number in range(MOST_TURNS):
        if GAME.is_over(state):
            return
        orders = {seat: written(state, seat, rng) for seat in GAME.awaiting(state)}
        dice = f"{seed}/{number}".encode()
        outcome = GAME.resolve(state, orders, Dice(dice))
        yield state, orders, dice, outcome  # type: ignore[misc]
        state = outcome.state  # type: ignore[assignment]
    raise AssertionError(f"match {seed} has no end")


def written(state: Match, seat: SeatId, rng: random.Random) -> Order | None:
    """Return a coach's order; None if they are silent, or was refused for what they did not foresee."""
    text = order_text(state, seat, rng)  # type: ignore[arg-type]
    try:
        order = None if text is None else GAME.parse(state, seat, text)
    except OrderError as error:
        assert error.code in UNFORESEEN, text
        return None
    if order is not None:
        assert GAME.parse(state, seat, GAME.canonical(order)) == order
    return order


def check_ball(state: Match) -> None:
    """The ball is in one place: with its holder, who attacks, or on a hex, or dead."""
    at, holder = state.ball.at, state.ball.holder
    if holder is not None:
        assert state.attack is not None
        player = state.teams.of(state.attack).players[holder]
        assert (player.status, player.at, player.down) == ("pitch", at, False)
    if state.phase in {"attack", "defence", "play", "place", "place_attack", "place_defence"}:
        assert at in PITCH.hexes
    if state.phase == "shootout":
        assert at is None


def check_side(state: Match, side: TeamState) -> None:
    on_pitch = [side.players[n] for n in side.on_pitch]
    assert len(on_pitch) <= MOST_ON_PITCH
    hexes = [player.at for player in on_pitch if player.at is not None]
    assert len(hexes) == len(set(hexes))
    assert all(player.at is None and not player.down for player in side.players.values() if player.status != "pitch")
    assert all(0 <= player.boost <= TEAMS[side.team].card(n).boost for n, player in side.players.items())
    assert 0 <= side.subs_left <= state.config.max_subs
    assert set(side.bench) == {n for n, player in side.players.items() if player.status == "bench"}
    assert set(side.armed) <= set(side.hand)
    assert not set(side.hand) & set(side.used)
    if side.players and state.phase != "finished":
        assert side.keeper in side.on_pitch


def check_turn(before: Match, outcome: Outcome[Match, Event]) -> None:
    after, events = outcome.state, outcome.events
    assert after.turn == before.turn + 1
    assert after.half > before.half or after.clock >= before.clock
    assert len(outcome.trace) == len(events)
    check_ball(after)
    for seat in SEATS:
        check_side(after, after.teams.of(seat))
    counts = Counter(type(event) for event in events)
    assert after.round - before.round == counts[TurnEnd] <= 1
    assert counts[Possession] <= 1
    assert counts[HalfEnd] <= 1
    assert all(count > 0 for seat in SEATS for counter in after.stats.of(seat).values() for count in counter.values())


def check_again(state: Match, orders: Orders, dice: bytes, outcome: Outcome[Match, Event]) -> None:
    """The same again: orders in another order, the state and the events written and read."""
    drawn = Dice(dice)
    assert GAME.resolve(state, dict(reversed(orders.items())), drawn) == outcome
    assert all((GAME.faces(state, roll.label) or 0) >= roll.sides for roll in drawn.rolls)
    assert GAME.decode(GAME.encode(outcome.state)) == outcome.state
    assert GAME.decode_events(msgspec.json.encode(outcome.events)) == outcome.events


def check_match(seed: int, *, every: int) -> None:
    state = first_state(seed)
    for number, (before, orders, dice, outcome) in enumerate(turns(seed)):
        check_turn(before, outcome)
        if number % every == 0:
            check_again(before, orders, dice, outcome)
        state = outcome.state
    assert state.result is not None
    if state.mode != "league":
        assert state.result.winner is not None
    if state.result.forfeit is None:
        assert state.result.score == state.score


@pytest.mark.clause("HC-0-b", "HC-2.4-h", "HC-PM-stall", "HC-2.1-b", "HC-2.1-c")
@pytest.mark.parametrize("seed", range(QUICK))
def test_what_holds_in_a_match_of_random_coaches(seed: int) -> None:
    check_match(seed, every=5)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_what_holds_in_two_thousand_matches(batch: int) -> None:
    share = MATCHES // BATCHES if os.environ.get("SIFFLET_ALL_MATCHES") else 1
    for seed in range(batch * share, (batch + 1) * share):
        check_match(1000 + seed, every=25)


@pytest.mark.clause("HC-PM-illegal")
def test_a_refused_order_is_the_same_as_none() -> None:
    for before, _, _, _ in list(turns(3))[::5]:
        seats = GAME.awaiting(before)
        state = msgspec.Raw(GAME.encode(before))
        refused = adjudicate(encoded(state, dict.fromkeys(seats, "Z 1")))
        silent = adjudicate(encoded(state, {}))
        assert isinstance(refused, CaseResult)
        assert isinstance(silent, CaseResult)
        assert [error.code for error in refused.errors] == ["unknown_section"] * len(seats)
        assert (bytes(refused.state), refused.events) == (bytes(silent.state), silent.events)


def encoded(state: msgspec.Raw, orders: Mapping[str, str]) -> bytes:
    return msgspec.json.encode({"game": "helvetia-cup", "state": state, "orders": orders, "dice": {"seed": "00"}})
