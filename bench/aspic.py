"""Aspic beside the PyPI package `chess`: orders generated and sequences counted a second; and a turn adjudicated.

Positions of matches in progress on both sides, reached with random legal orders. Both count the last order of a
sequence without playing it, as `chess`'s own example of perft does.
"""

import random
from collections.abc import Sequence

import msgspec

from bench.harness import Row, cpu_ms, rate
from bench.sizes import size
from rules.adjudicator import adjudicate
from rules.aspic import GAME
from rules.aspic.state import State
from rules.contract import SeatId
from rules.dice import Dice
from rules.game import ListsMoves

POSITIONS = size(40, 2)
DEPTH = size(2, 1)
CHESS_DEPTH = size(3, 1)  # about as many sequences as ours
CASES = size(400, 4)


def measure() -> list[Row]:
    """Return the three rows of this measure."""
    chance = random.Random(1)  # noqa: S311 - a fixed seed is the point
    states = aspic_positions(chance)
    boards = ChessPositions(chance)
    return [
        Row(
            name=f"Aspic: legal turns generated ({len(states)} positions)",
            value=rate(lambda: sum(len(list(GAME_MOVES.legal(state, GAME.awaiting(state)[0]))) for state in states)),
            unit="turns/s",
            peer="chess: legal moves",
            peer_value=rate(boards.generate),
            bar=3,
            bar_is="least ratio",
        ),
        Row(
            name=f"Aspic: perft, depth {DEPTH}",
            value=rate(lambda: sum(GAME_MOVES.perft(state, DEPTH) for state in states[:5])),
            unit="sequences/s",
            peer=f"chess: perft, depth {CHESS_DEPTH}",
            peer_value=rate(boards.perft),
            bar=10,
            bar_is="least ratio",
        ),
        Row(name="Aspic: a turn adjudicated, JSON in and out", value=adjudication_us(states), unit="µs", bar=150),
    ]


def _moves() -> ListsMoves[State]:
    assert GAME.moves is not None
    return GAME.moves


GAME_MOVES = _moves()


def aspic_positions(chance: random.Random) -> list[State]:
    """Return positions in play of matches of six a side."""
    found: list[State] = []
    while len(found) < POSITIONS:
        state = GAME.decode(b'{"config": {"rounds_per_half": 10}}')
        while GAME.awaiting(state):
            seat = GAME.awaiting(state)[0]
            texts = list(GAME_MOVES.legal(state, seat))
            if state.phase == "play" and chance.random() < 1 / 6:
                found.append(state)
            state = GAME.resolve(state, {seat: GAME.parse(state, seat, chance.choice(texts))}, Dice(b"")).state
    return found[:POSITIONS]


def adjudication_us(states: Sequence[State]) -> float:
    """Return the µs of CPU that one case takes, from its JSON to its result's."""
    chance = random.Random(2)  # noqa: S311 - a fixed seed is the point
    cases = [_case(states[number % len(states)], chance) for number in range(CASES)]
    return cpu_ms(lambda: [msgspec.json.encode(adjudicate(case)) for case in cases], times=1) * 1000 / CASES


def _case(state: State, chance: random.Random) -> bytes:
    seat = GAME.awaiting(state)[0]
    text = chance.choice([text for text in GAME_MOVES.legal(state, SeatId(seat)) if "-" in text])
    case = {"game": "aspic", "state": state, "orders": {seat: text, "clock": None}, "dice": {"seed": "00" * 32}}
    return msgspec.json.encode(case)


class ChessPositions:
    """Boards after random legal moves."""

    def __init__(self, chance: random.Random) -> None:
        import chess

        self._boards: list[chess.Board] = []
        while len(self._boards) < POSITIONS:
            board = chess.Board()
            for ply in range(60):
                moves = list(board.legal_moves)
                if not moves:
                    break
                board.push(chance.choice(moves))
                if ply in (10, 20, 30, 40, 50):
                    self._boards.append(board.copy(stack=False))

    def generate(self) -> int:
        """Generate the moves of all positions; return how many there are."""
        return sum(len(list(board.legal_moves)) for board in self._boards)

    def perft(self) -> int:
        """Count the sequences of some positions; return how many there are."""
        return sum(self._count(number, CHESS_DEPTH) for number in range(5))

    def _count(self, number: int, depth: int) -> int:
        board = self._boards[number]

        def count(left: int) -> int:
            if left == 1:
                return int(board.legal_moves.count())
            total = 0
            for move in board.legal_moves:
                board.push(move)
                total += count(left - 1)
                board.pop()
            return total

        return count(depth)
