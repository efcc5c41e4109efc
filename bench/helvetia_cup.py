"""Helvetia Cup: an adjudicated turn, a match of random coaches, reach and chances for a form."""

import random

import msgspec

from bench.harness import Row, cpu_ms
from bench.helvetia_coaches import order_text
from bench.sizes import size
from rules.adjudicator import CaseResult, adjudicate
from rules.contract import SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.helvetia_cup import GAME, chances
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.state import SEATS, Match

TURNS = size(60, 9)
MATCHES = size(4, 1)
EVERY = 9  # of a match's turns: one of each kind, whatever its rhythm


class Turn(msgspec.Struct, frozen=True):
    """A turn of a match: its state, its orders as texts and read, the seed of its dice."""

    state: Match
    texts: dict[SeatId, str]
    orders: dict[SeatId, Order | None]
    dice: bytes


def measure() -> list[Row]:
    """Return the three rows of this measure."""
    matches = [play(seed) for seed in range(MATCHES)]
    turns = [turn for match in matches for turn in match[::EVERY]][:TURNS]
    cases = [case_of(turn) for turn in turns]
    shown = [turn.state for turn in turns if turn.state.phase in ("attack", "defence", "play")]

    def resolve_all() -> None:
        for turn in (turn for match in matches for turn in match):
            GAME.resolve(turn.state, turn.orders, Dice(turn.dice))

    def ask_all() -> None:
        for state in shown:
            ask(state)

    return [
        Row(
            name="Helvetia Cup: a turn adjudicated, with its texts",
            value=cpu_ms(lambda: [adjudicated(case) for case in cases], times=1) / len(cases),
            unit="ms CPU",
            bar=3,
        ),
        Row(
            name="Helvetia Cup: a match of random coaches",
            value=cpu_ms(resolve_all, times=1) / MATCHES,
            unit="ms CPU",
            bar=250,
        ),
        Row(
            name="Helvetia Cup: reach and chances of a side, for a form",
            value=cpu_ms(ask_all, times=1) / len(shown),
            unit="ms CPU",
            bar=50,
        ),
    ]


def play(seed: int) -> list[Turn]:
    """Play a match of random coaches; return its turns."""
    rng = random.Random(seed)  # noqa: S311 - a fixed seed is the point
    setup = {"variant": "geek", "mode": "cup", "teams": {"home": "zyon", "away": "basela"}}
    state = GAME.new(setup, Dice(b""))
    found: list[Turn] = []
    while isinstance(state, Match) and state.phase != "finished":
        texts: dict[SeatId, str] = {}
        orders: dict[SeatId, Order | None] = {}
        for seat in SEATS:
            text = order_text(state, seat, rng) if seat in GAME.awaiting(state) else None
            order = None if text is None else legal(state, SeatId(seat), text)
            if text is not None and order is not None:
                texts[SeatId(seat)], orders[SeatId(seat)] = text, order
        dice = rng.randbytes(8)
        found.append(Turn(state, texts, orders, dice))
        state = GAME.resolve(state, orders, Dice(dice)).state
    return found


def legal(state: Match, seat: SeatId, text: str) -> Order | None:
    """Return the order that a text is; None if it is refused."""
    try:
        return GAME.parse(state, seat, text)
    except OrderError:
        return None


def case_of(turn: Turn) -> bytes:
    """Return a turn as a case."""
    dice = {"seed": turn.dice.hex()}
    state = msgspec.Raw(GAME.encode(turn.state))
    return msgspec.json.encode({"game": GAME.key, "state": state, "orders": turn.texts, "dice": dice})


def adjudicated(case: bytes) -> CaseResult:
    """Return what a case comes to, which has to be one."""
    result = adjudicate(case)
    assert isinstance(result, CaseResult)
    return result


def ask(state: Match) -> None:
    """Ask all that a form shows of a side: reach and passes of everyone, shots, duels, the template."""
    if state.attack is None:
        return
    seat = state.attack
    for n in state.teams.of(seat).on_pitch:
        chances.find_reach(state, seat, n)
        chances.pass_chances(state, seat, n)
        chances.shot_chances(state, seat, n)
    if state.ball.at is not None:
        chances.template(state, seat, state.ball.at)
