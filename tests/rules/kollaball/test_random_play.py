"""A thousand whole matches with every option on, and what must hold after each of their turns."""

import os
import random
from collections.abc import Iterator, Mapping

import msgspec
import pytest

from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.kollaball import codec, facts
from rules.kollaball.events import (
    ActionVoid,
    BallLost,
    BallPlaced,
    BallReturned,
    Critical,
    Event,
    Expelled,
    Favoured,
    LobLanded,
    PassRedirected,
    PickupFailed,
    TurnResolved,
    Wounded,
)
from rules.kollaball.game import GAME
from rules.kollaball.orders import Order
from rules.kollaball.setup import new_match
from rules.kollaball.state import TEAMS, Air, Ball, Ground, State, team_of
from tests.rules.kollaball.strategies import KINDS, legal_order, random_position, random_setup

MATCHES = 1000
BATCHES = 20
SHARE = 1 if os.environ.get("SIFFLET_ALL_MATCHES") else 8  # of the matches and positions, one in so many
MAX_TURNS = 12
MAX_CLOSINGS = 80  # voids, timeouts and two-stage turns included
CHECKED_EVERY = 4  # closings between two dear checks

POSITIONS = 3000
CROWD = ("D4", "D5", "C4", "E5", "E4")

Orders = Mapping[SeatId, Order | None]


def closings(seed: int) -> Iterator[tuple[State, Orders, bytes, Outcome[State, Event]]]:
    """Play a match to its end; yield every closing: state, orders, seed of its dice, outcome."""
    rng = random.Random(seed)
    config = {"max_turns": MAX_TURNS, "tie_break": seed % 2 == 0, "charge_targets": ("one", "all")[seed % 3 == 0]}
    state = new_match(random_setup(rng, exclusion_replaceable=seed % 5 == 0, **config))
    for number in range(MAX_CLOSINGS):
        if not GAME.awaiting(state):
            return
        orders = {seat: written(state, seat, rng) for seat in GAME.awaiting(state)}
        dice = f"{seed}/{number}".encode()
        outcome = GAME.resolve(state, orders, Dice(dice))
        yield state, orders, dice, outcome
        state = outcome.state
    raise AssertionError(f"match {seed} has no end")


def written(state: State, seat: SeatId, rng: random.Random) -> Order | None:
    """Return a random order: mostly a legal one, at times none, or a spoilt text that is mostly refused."""
    chance = rng.random()
    if state.stage in {"orders", "orders_second"} and chance < 0.02:
        return None
    text, order = legal_order(state, seat, rng)
    if state.stage not in {"orders", "orders_second"} or chance <= 0.97:
        return order
    place = rng.randrange(len(text))
    try:
        return GAME.parse(state, seat, text[:place] + rng.choice("123456ABDEFGRPSLV>+;-? ") + text[place + 1 :])
    except OrderError:
        return None


def reversed_state(state: State) -> State:
    """Return the same state with every mapping in the opposite order."""
    fields = {
        name: dict(reversed(list(value.items())))
        for name in state.__struct_fields__
        if isinstance(value := getattr(state, name), Mapping)
    }
    return msgspec.structs.replace(state, **fields)


def assert_sound(before: State, after: State) -> None:
    """Balls are somewhere, exactly once; nobody has gone back to their own goal; counters make sense."""
    if after.stage not in {"roll_call", "lineup"} and after.balls:
        assert [ball for ball, where in after.balls.items() if where.kind == "real"] == list(TEAMS)
        holders = [where.by for where in after.balls.values() if getattr(where, "by", None) and where.kind == "real"]
        assert len(holders) == len(set(holders))
        assert all(after.players[player].status == "pitch" for player in holders)
    for player, who in after.players.items():
        assert who.skip >= 0 and who.extra >= 0 and (who.deniers is None or who.deniers >= 0)
        goal = after.teams[team_of(player)].goal
        was = before.players[player]
        replaced = was.status == "bench" or was.cell == goal  # KB-2-g
        assert who.status != "pitch" or who.cell != goal or replaced, f"{player} is back on his goal (KB-4-e)"
    assert after.stage != "finished" or after.result is not None


def assert_repeatable(state: State, orders: Orders, dice: bytes, outcome: Outcome[State, Event]) -> None:
    """The same in another dict order gives the same; nothing is lost in writing and reading."""
    shuffled = {seat: orders[seat] for seat in reversed(list(orders))}
    again = GAME.resolve(reversed_state(state), shuffled, Dice(dice))
    assert again == outcome
    assert codec.decode(codec.encode(outcome.state)) == outcome.state
    assert GAME.decode_events(msgspec.json.encode(outcome.events)) == outcome.events


def assert_secret(outcome: Outcome[State, Event]) -> None:
    """No seat is shown another's purse, sealed order, insight, lob, decoy or event."""
    state = outcome.state
    if state.stage == "finished":
        return
    for seat in (None, *TEAMS):
        shown = GAME.view(state, outcome.events, None if seat is None else SeatId(seat))
        assert all(event.audience in (msgspec.UNSET, seat) or event.reveal_turn < state.turn for event in shown.events)
        for secret in (shown.state.sealed, shown.state.insight, shown.state.noted):
            assert secret is None or (getattr(secret, "seat", None) or secret.team) == seat
        others = [who for player, who in shown.state.players.items() if team_of(player) != seat]
        assert all(who.deniers is None for who in others)
        assert not any(ball.startswith("leurre") and where.team != seat for ball, where in shown.state.balls.items())
        lobs = [where for where in shown.state.balls.values() if where.__struct_config__.tag == "air"]
        assert all(where.target is None or where.team_thrown == seat for where in lobs)


@pytest.mark.clause("KB-4-e", "KB-12-e", "KB-17-k", "KB-2-h", "KB-9-e", "KB-12-f")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_thousand_matches_are_sound(batch: int) -> None:
    for seed in range(batch, MATCHES // SHARE, BATCHES):
        for number, (state, orders, dice, outcome) in enumerate(closings(seed)):
            assert_sound(state, outcome.state)
            assert_turn_counts(state, outcome)
            if number % CHECKED_EVERY == seed % CHECKED_EVERY:
                assert_repeatable(state, orders, dice, outcome)
                assert_secret(outcome)


def assert_turn_counts(state: State, outcome: Outcome[State, Event]) -> None:
    """A turn grows by one exactly when it was resolved; players never leave or join the roster."""
    resolved = any(isinstance(event, TurnResolved) for event in outcome.events)
    assert outcome.state.turn == state.turn + resolved
    assert list(outcome.state.players) == list(state.players)
    for team in TEAMS:
        assert facts.roster(outcome.state, team) == facts.roster(state, team)


def crowded(seed: int, rng: random.Random) -> State:
    """Return a random position with everybody and every ball on a few cells in the middle, so that much happens."""
    state = random_position(seed)
    players = {
        player: msgspec.structs.replace(who, cell=rng.choice(CROWD)) if who.status == "pitch" else who
        for player, who in state.players.items()
    }
    balls: dict[str, Ball] = {}
    for ball, where in state.balls.items():
        if isinstance(where, Ground):
            since = state.turn - rng.choice((0, 1, 1))
            balls[ball] = msgspec.structs.replace(where, cell=rng.choice(CROWD), since=since)
        else:
            balls[ball] = where
    thrower = rng.choice(TEAMS)
    if rng.random() < 0.2:
        own = Air(team="rouge", target=rng.choice(CROWD), lands=state.turn, team_thrown=thrower)
        balls = {"rouge": own, **{ball: where for ball, where in balls.items() if ball != "rouge"}}
    return msgspec.structs.replace(state, players=players, balls=balls)


def forced_dice(state: State, rng: random.Random) -> dict[str, int]:
    """Return dice that make bribes work, specials critical and events happen more often than they should."""
    forced: dict[str, int] = {}
    for player in state.players:
        forced[f"bribe/{player}/trigger"] = 1
        if rng.random() < 0.5:
            forced[f"crit/{player}"] = rng.randint(1, 3)
    if rng.random() < 0.5:
        forced["event/trigger"] = 1
    return forced


def played(seed: int) -> tuple[State, Orders, dict[str, int], Outcome[State, Event]]:
    """Resolve one crowded turn; return state, orders, forced dice and outcome."""
    rng = random.Random(seed)
    state = crowded(seed, rng)
    orders = {seat: legal_order(state, seat, rng)[1] for seat in GAME.awaiting(state)}
    forced = forced_dice(state, rng)
    return state, orders, forced, GAME.resolve(state, orders, Dice(str(seed).encode(), forced=forced))


@pytest.mark.clause("KB-19-q", "KB-20-d", "KB-22-a", "KB-multi-b")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_crowded_turns_are_sound(batch: int) -> None:
    for seed in range(batch, POSITIONS // SHARE, BATCHES):
        state, orders, forced, outcome = played(seed)
        assert_sound(state, outcome.state)
        again = GAME.resolve(
            reversed_state(state), dict(reversed(orders.items())), Dice(str(seed).encode(), forced=forced)
        )
        assert again == outcome
        assert_secret(outcome)


def rarities(events: tuple[Event, ...]) -> set[object]:
    """Return what of these events seldom happens by itself."""
    found: set[object] = set()
    for event in events:
        match event:
            case Favoured(effect=effect):
                found.add(effect)
            case Expelled(cause=cause):
                found.add(cause)
            case PickupFailed(reason=reason) | ActionVoid(reason=reason):
                found.add(reason)
            case Critical(special=special):
                found.add(("critical", special))
            case PassRedirected() | BallReturned() | BallPlaced() | BallLost() | LobLanded() | Wounded():
                found.add(type(event))
            case _:
                pass
    return found


@pytest.mark.clause("KB-20-k", "KB-20-l", "KB-20-m", "KB-22-a")
def test_crowded_turns_show_what_seldom_happens() -> None:
    criticals = {("critical", special) for special in (*KINDS, "copy")}
    types = {PassRedirected, BallReturned, BallPlaced, BallLost, LobLanded, Wounded}
    favours = {"advantage", "fair_call", "offside"}
    reasons = {"no_ball", "holding_ball", "sprain", "aborted", "expelled", "lost_draw", "charge", "block"}
    missing = criticals | types | favours | reasons
    for seed in range(POSITIONS):
        if not missing:
            break
        missing -= rarities(played(seed)[3].events)
    assert not missing
