"""Parse and resolve a turn of a match in progress, against `diplomacy`'s set_orders and process; orders at random.

Both sides get orders that were made beforehand, all legal; what is timed is reading them and closing the turn.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from bench.harness import Row, rate_pairs
from bench.sizes import size
from rules.contract import SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.game import AnyGame
from rules.registry import GAMES

MATCHES = size(12, 1)
TURNS = range(3, 9)  # a match in progress
PHASES = size(30, 2)
TRIES = 200
CELLS = [f"{letter}{number}" for letter in "ABCDEFG" for number in range(1, 8)]
CLASSES = ("warrior", "ranger", "thief", "archer")


@dataclass(frozen=True)
class Position:
    """A state as it lies in the records, and the texts that the seats sent for it."""

    state: bytes
    texts: Mapping[SeatId, str]


def measure() -> list[Row]:
    """Return the one row of this measure."""
    game = GAMES["kollaball"]
    positions = kollaball_positions(game, random.Random(1))  # noqa: S311 - a fixed seed is the point
    resolve_all(game, positions)  # whether ours runs is known before a peer is looked for
    pair = rate_pairs(lambda: resolve_all(game, positions), diplomacy_work())
    return [
        Row(
            name=f"Kollaball: parse + resolve a turn ({len(positions)} positions)",
            value=pair.ours,
            unit="turns/s",
            peer="diplomacy: set_orders + process",
            peer_value=pair.peer,
            paired_ratio=pair.ratio,
            bar=5,
            bar_is="least ratio",
        )
    ]


def resolve_all(game: AnyGame, positions: Sequence[Position]) -> int:
    """Close every position's turn as the bot does, from the stored texts; return how many."""
    for number, position in enumerate(positions):
        state = game.decode(position.state)
        orders: dict[SeatId, object | None] = {
            seat: game.parse(state, seat, text) for seat, text in position.texts.items()
        }
        game.resolve(state, orders, Dice(number.to_bytes(32, "big")))
    return len(positions)


def kollaball_positions(game: AnyGame, chance: random.Random) -> list[Position]:
    """Play matches with random legal orders and keep the turns in the middle of each."""
    found: list[Position] = []
    for match in range(MATCHES):
        state = game.decode(kick_off())
        for turn in range(1, TURNS.stop):
            seats = game.awaiting(state)
            if not seats or game.stage(state) != "orders":
                break
            texts = {seat: random_text(game, state, seat, chance) for seat in seats}
            if turn in TURNS:
                found.append(Position(game.encode(state), texts))
            orders: dict[SeatId, object | None] = {seat: game.parse(state, seat, text) for seat, text in texts.items()}
            state = game.resolve(state, orders, Dice(bytes([match, turn]))).state
    return found


def kick_off() -> bytes:
    """Return a match at its first turn, everybody on their goal cell, one ball each."""

    def player(number: int, cell: str) -> Mapping[str, object]:
        return {"class": CLASSES[number - 1], "status": "pitch", "cell": cell}

    players = {f"{team}{n}": player(n, cell) for team, cell in (("r", "A4"), ("b", "G4")) for n in (1, 2, 3, 4)}
    balls = {"rouge": {"at": "held", "by": "r1"}, "bleue": {"at": "held", "by": "b1"}}
    teams = {"rouge": {"captain": "r1"}, "bleue": {"captain": "b1"}}
    return msgspec.json.encode({"stage": "orders", "turn": 1, "teams": teams, "players": players, "balls": balls})


def random_text(game: AnyGame, state: msgspec.Struct, seat: SeatId, chance: random.Random) -> str:
    """Return orders for every player who has any, drawn among the lines that the game takes."""
    lines = [legal_lines(game, state, seat, number) for number in (1, 2, 3, 4)]
    for _ in range(TRIES):
        text = "; ".join(chance.choice(options) for options in lines if options)
        if refusal(game, state, seat, text) is None:
            return text
    raise RuntimeError(f"no legal orders found for {seat}")


def legal_lines(game: AnyGame, state: msgspec.Struct, seat: SeatId, number: int) -> list[str]:
    """Return the moves, charges, passes and pick-ups of a player: lines that lack nothing but those of the others."""
    options = [f"{number} RAM"]
    options += [f"{number} {verb}{cell}" for cell in CELLS for verb in ("R ", "F ", "P >", "R >", "F >")]
    return [text for text in options if refusal(game, state, seat, text) in {None, "missing_player"}]


def refusal(game: AnyGame, state: msgspec.Struct, seat: SeatId, text: str) -> str | None:
    """Return the code with which the game refuses the order, or None."""
    try:
        game.parse(state, seat, text)
    except OrderError as error:
        return error.code
    return None


class DiplomacyWork:
    """Games of Diplomacy with random possible orders, made beforehand for each phase."""

    def __init__(self, chance: random.Random) -> None:
        from diplomacy import Game

        self._make = Game
        self._phases: list[Mapping[str, Sequence[str]]] = []
        game = Game()
        while len(self._phases) < PHASES and not game.is_game_done:
            possible = game.get_all_possible_orders()
            places = {power: game.get_orderable_locations(power) for power in game.powers}
            orders = {
                power: [chance.choice(possible[place]) for place in places[power] if possible[place]]
                for power in game.powers
            }
            self._phases.append(orders)
            self._close(game, orders)

    def __call__(self) -> int:
        """Play the prepared phases again; return how many."""
        game = self._make()
        for orders in self._phases:
            self._close(game, orders)
        return len(self._phases)

    @staticmethod
    def _close(game: object, orders: Mapping[str, Sequence[str]]) -> None:
        for power, texts in orders.items():
            game.set_orders(power, texts)  # type: ignore[attr-defined]
        game.process()  # type: ignore[attr-defined]


def diplomacy_work() -> DiplomacyWork:
    """Return the peer's work."""
    return DiplomacyWork(random.Random(1))  # noqa: S311 - a fixed seed is the point
