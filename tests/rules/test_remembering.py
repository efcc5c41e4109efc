"""Decoded states are kept: the same bytes give the same value, and no more is kept than was said."""

import pytest

from rules.errors import CaseError
from rules.kit.codec import Remembered
from rules.reading import MOST_ORDERS, read_once
from rules.registry import GAMES


def made(log: list[bytes]):
    def decode(data: bytes) -> str:
        log.append(data)
        if not data:
            raise ValueError
        return data.decode()

    return decode


def test_what_was_decoded_is_not_decoded_again():
    log: list[bytes] = []
    known, decode = Remembered(), made(log)
    assert known.get(decode, b"one") is known.get(decode, b"one")
    assert log == [b"one"]


def test_two_games_with_the_same_bytes_are_two_states():
    first, second = list[bytes](), list[bytes]()
    known = Remembered()
    known.get(made(first), b"one")
    known.get(made(second), b"one")
    assert (first, second) == ([b"one"], [b"one"])


def test_the_longest_unused_goes_first():
    log: list[bytes] = []
    known, decode = Remembered(most=2), made(log)
    for data in (b"one", b"two", b"one", b"three", b"one", b"two"):
        known.get(decode, data)
    assert log == [b"one", b"two", b"three", b"two"]
    assert len(known) == 2


def test_no_more_bytes_are_kept_than_was_said():
    log: list[bytes] = []
    known, decode = Remembered(most_bytes=10), made(log)
    for data in (b"123456", b"7890", b"abc"):
        known.get(decode, data)
    assert len(known) == 2
    known.get(decode, b"far too long a state")
    assert len(known) == 2


def test_what_cannot_be_read_is_tried_again():
    log: list[bytes] = []
    known, decode = Remembered(), made(log)
    for _ in range(2):
        with pytest.raises(ValueError):
            known.get(decode, b"")
    assert log == [b"", b""]
    for game in GAMES.values():
        for _ in range(2):
            with pytest.raises(CaseError):
                game.decode(b"{")


class Position:
    """What orders are read in, by who it is and not by what is in it."""


def reader(log: list[str]):
    @read_once
    def parse(state: Position, seat: str, text: str) -> str:
        log.append(text)
        if not text:
            raise ValueError
        return f"{seat}: {text}"

    return parse


def test_an_order_is_read_once_in_a_position():
    log: list[str] = []
    parse, position = reader(log), Position()
    assert parse(position, "rouge", "pass") is parse(position, "rouge", "pass")
    assert log == ["pass"]
    assert parse(position, "bleue", "pass") == "bleue: pass"
    parse(Position(), "rouge", "pass")
    assert log == ["pass"] * 3


def test_an_order_that_cannot_be_read_is_tried_again():
    log: list[str] = []
    parse, position = reader(log), Position()
    for _ in range(2):
        with pytest.raises(ValueError):
            parse(position, "rouge", "")
    assert log == [""] * 2


def test_the_orders_read_first_go_first():
    log: list[str] = []
    parse, position = reader(log), Position()
    for number in range(MOST_ORDERS + 1):
        parse(position, "rouge", str(number))
    parse(position, "rouge", str(MOST_ORDERS))
    assert len(log) == MOST_ORDERS + 1
    parse(position, "rouge", "0")
    assert log[-1] == "0"
    assert len(log) == MOST_ORDERS + 2
