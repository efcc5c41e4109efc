"""Whoever is called like a value of a game is forgotten all the same, and the game reads on as before."""

import random

import msgspec
import pytest

from referee.people.forgetting import Leaving
from rules.contract import SeatId
from rules.dice import Dice
from rules.game import AnyGame
from rules.registry import GAMES
from rules.shapes import Path, words_of
from tests.rules.kollaball.strategies import legal_order_text

GONE = Leaving(user_id=123_456_789_012_345_678, pseudonym=-7, alias="Anonyme 7")
SEED = bytes(32)
TURNS = 3
FREE = {"A", "X", "A1", "D5", "r1", "b6", "admin", "E", "E-01", "CH:E", "draw"}  # examples of what no list holds
NAMED = [(key, word) for key in ("aspic", "kollaball") for word in sorted(words_of(GAMES[key].shapes) | FREE)]


def record(game: AnyGame, name: str, other: str) -> list[tuple[bytes, bytes, bytes]]:
    """Return turns of a match (before, after, events) in which a player is called `name` and their opponent `other`."""
    chance, found = random.Random(game.key), []
    state = game.new(setup(game.key, name, other), Dice(SEED))
    for number in range(TURNS):
        before = game.encode(state)
        outcome = resolved(game, state, number, chance)
        found.append((before, game.encode(outcome.state), msgspec.json.encode(outcome.events)))
        state = outcome.state
    return found


def setup(key: str, name: str, other: str) -> dict[str, object]:
    if key == "aspic":
        sides = {"home": {"name": name, "color": "red"}, "away": {"name": other, "color": "blue"}}
        return {"config": {"pieces": 5}, "teams": sides}
    classes = ("warrior", "ranger", "archer", "merchant")
    players = {
        f"{side}{number}": {"name": name if (side, number) == ("r", 1) else other, "class": kind}
        for side in "rb"
        for number, kind in enumerate(classes, start=1)
    }
    return {
        "config": {"roll_call": "off"},
        "teams": {"rouge": {"captain": "r1"}, "bleue": {"captain": "b1"}},
        "players": players,
    }


def resolved(game: AnyGame, state: msgspec.Struct, number: int, chance: random.Random):
    orders = {seat: game.parse(state, seat, text(game, state, seat, number, chance)) for seat in game.awaiting(state)}
    return game.resolve(state, orders, Dice(SEED, bytes([number])))


def text(game: AnyGame, state: msgspec.Struct, seat: SeatId, number: int, chance: random.Random) -> str:
    if game.key == "aspic":
        return ("P H5 H3 H7 I4 I6", "P D5 D3 D7 C4 C6", "")[number] or sorted(game.moves.legal(state, seat))[0]
    return legal_order_text(state, seat, chance)  # type: ignore[arg-type]


def is_his(path: Path) -> bool:
    return "r1" in path or "left" in path


@pytest.mark.parametrize(("key", "word"), NAMED)
def test_who_bears_a_word_of_the_game_is_renamed_and_nothing_else(key: str, word: str) -> None:
    game, shapes = GAMES[key], GAMES[key].shapes
    expected = record(game, GONE.alias, word)  # a namesake keeps their
    for (before, after, events), (before_now, after_now, events_now) in zip(
        record(game, word, word), expected, strict=True
    ):
        assert GONE.gone(before, shapes.state, is_his) == before_now
        assert GONE.gone(after, shapes.state, is_his) == after_now
        assert GONE.gone(events, shapes.events, is_his) == events_now
