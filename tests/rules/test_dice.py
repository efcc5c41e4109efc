"""The dice: recomputed here from their description alone, with the standard library."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice import Dice, ForcedDieError, Roll, entropy_of, seed_hash

SEED = bytes(range(32))
ENTROPY = hashlib.sha256(b"orders").digest()
LABELS = st.text(min_size=1, max_size=30)


def recomputed(seed: bytes, entropy: bytes, label: str, sides: int) -> int:
    """Return a draw as anybody who has read its description would compute it."""
    key = hmac.new(seed, entropy, hashlib.sha256).digest()
    for n in range(1000):
        digest = hmac.new(key, f"{label}#{n}".encode(), hashlib.sha256).digest()
        x = int.from_bytes(digest[:8], "big")
        if x < 2**64 // sides * sides:
            return 1 + x % sides
    raise AssertionError("no draw in a thousand tries")


@given(st.binary(min_size=1, max_size=40), st.binary(max_size=32), LABELS, st.integers(1, 10_000))
def test_a_draw_is_what_its_description_says(seed: bytes, entropy: bytes, label: str, sides: int) -> None:
    dice = Dice(seed, entropy)
    value = dice.roll(label, sides)
    assert value == recomputed(seed, entropy, label, sides)
    assert dice.rolls == [Roll(label=label, sides=sides, value=value, forced=False)]


def test_published_draws_never_change() -> None:
    # Worked out with `openssl dgst -sha256 -mac HMAC`; other values would break every seed ever published.
    dice = Dice(SEED, ENTROPY)
    assert dice.roll("event/table", 100) == 26
    assert dice.roll("bribe/rouge/trigger", 100) == 10
    assert dice.roll("tie", 2) == 1


def test_biased_values_are_drawn_again() -> None:
    # With a die of 2**63 + 1 sides half of all values are refused, so some label must have needed a second try.
    sides = 2**63 + 1
    dice = Dice(SEED)
    key = hmac.new(SEED, b"", hashlib.sha256).digest()
    labels = [f"label/{i}" for i in range(20)]
    first = {
        label: int.from_bytes(hmac.new(key, f"{label}#0".encode(), "sha256").digest()[:8], "big") for label in labels
    }
    assert any(x >= sides for x in first.values())
    for label in labels:
        assert dice.roll(label, sides) == recomputed(SEED, b"", label, sides)


def test_a_draw_depends_on_its_label_alone() -> None:
    alone, among_others = Dice(SEED, ENTROPY), Dice(SEED, ENTROPY)
    for label in ("a", "b", "c"):
        among_others.roll(label, 6)
    assert among_others.roll("x", 100) == alone.roll("x", 100)


def test_seed_and_entropy_both_count() -> None:
    def drawn(seed: bytes, entropy: bytes) -> list[int]:
        dice = Dice(seed, entropy)
        return [dice.roll(f"die/{i}", 1000) for i in range(10)]

    assert len({tuple(drawn(seed, entropy)) for seed in (SEED, SEED[::-1]) for entropy in (b"", ENTROPY)}) == 4


def test_a_label_used_twice_is_a_bug() -> None:
    dice = Dice(SEED)
    dice.roll("x", 6)
    with pytest.raises(RuntimeError, match="used twice in one turn: x"):
        dice.roll("x", 6)


@pytest.mark.parametrize("value", [1, 4, 6])
def test_a_forced_die_shows_the_value_and_is_logged_as_forced(value: int) -> None:
    dice = Dice(SEED, forced={"x": value})
    assert dice.roll("x", 6) == value
    assert dice.rolls == [Roll(label="x", sides=6, value=value, forced=True)]


@pytest.mark.parametrize("value", [0, -1, 7])
def test_a_die_cannot_be_forced_to_what_it_has_not(value: int) -> None:
    dice = Dice(SEED, forced={"x": value})
    with pytest.raises(ForcedDieError, match=f"x: {value} is not in 1..6"):
        dice.roll("x", 6)


def test_a_forced_die_moves_no_other() -> None:
    free, forced = Dice(SEED), Dice(SEED, forced={"x": 1})
    assert [free.roll("x", 6), free.roll("y", 6)][1] == [forced.roll("x", 6), forced.roll("y", 6)][1]


def test_a_pick_among_one_is_no_draw() -> None:
    dice = Dice(SEED)
    assert dice.pick("x", ["only"]) == "only"
    assert dice.rolls == []


def test_a_pick_is_logged_by_its_place() -> None:
    dice = Dice(SEED, forced={"x": 2})
    assert dice.pick("x", ["r1", "r2", "r3"]) == "r2"
    assert dice.rolls == [Roll(label="x", sides=3, value=2, forced=True)]


@given(st.lists(st.integers(), max_size=12), st.binary(min_size=1, max_size=8))
def test_a_shuffle_keeps_the_items_and_draws_from_the_end(items: list[int], seed: bytes) -> None:
    dice = Dice(seed)
    shuffled = dice.shuffle("order", items)
    assert Counter(shuffled) == Counter(items)
    assert [(roll.label, roll.sides) for roll in dice.rolls] == [
        (f"order/{i}", i + 1) for i in range(len(items) - 1, 0, -1)
    ]


def test_a_shuffle_swaps_as_described() -> None:
    dice = Dice(SEED, forced={"order/3": 1, "order/2": 2, "order/1": 2})
    # i = 3 swaps with place 1, i = 2 with place 2, i = 1 with itself: a b c d -> d b c a -> d c b a -> d c b a
    assert dice.shuffle("order", "abcd") == ["d", "c", "b", "a"]


def test_every_side_comes_up() -> None:
    dice = Dice(SEED)
    counts = Counter(dice.roll(f"die/{i}", 6) for i in range(6000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in counts.values())


def test_the_promise_is_the_hash_of_the_seed() -> None:
    assert seed_hash(SEED) == hashlib.sha256(SEED).hexdigest()


def test_entropy_is_the_hash_of_the_sealed_orders() -> None:
    orders = {"rouge": "R1 C3", "bleue": "F2 é"}
    expected = hashlib.sha256('[["bleue","F2 é"],["rouge","R1 C3"]]'.encode()).digest()
    assert entropy_of(orders) == expected
    assert entropy_of(dict(reversed(orders.items()))) == expected
    assert entropy_of({**orders, "admin": None}) == expected


def test_without_orders_entropy_is_empty() -> None:
    assert entropy_of({}) == b""
    assert entropy_of({"rouge": None}) == b""
    assert entropy_of({"rouge": ""}) != b""
