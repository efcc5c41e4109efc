"""Labelled dice that everyone can recompute and nobody can choose (design 3).

A value depends on the seed (fixed and promised by its hash when the turn opens), on the entropy (the orders, fixed
when it closes) and on its label only: one draw more or less never moves another.

Seed and entropy are told with the result, some orders only later. So that nobody can try texts on them until then, the
entropy takes in a blind: 32 random bytes, fixed and promised like the seed, told once every order of the turn is public
(`entropy_of` gives the bytes).
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

SEED_BYTES = BLIND_BYTES = 32
_WORD = 1 << 64


class Roll(msgspec.Struct, frozen=True, kw_only=True):
    """One draw as it is logged: `value` is 1..`sides`; for a pick it is the 1-based place among the candidates."""

    label: str
    sides: int
    value: int
    forced: bool


class ForcedDieError(Exception):
    """A forced value that its die does not have."""


def key_of(seed: bytes, entropy: bytes) -> bytes:
    """Return the key of a turn's dice."""
    return hmac.digest(seed, entropy, "sha256")


def fair_value(key: bytes, label: str, sides: int) -> int:
    """Return the value 1..`sides` that belongs to `label` under `key`, without bias (rejection sampling)."""
    limit = _WORD - _WORD % sides
    n = 0
    while True:
        x = int.from_bytes(hmac.digest(key, f"{label}#{n}".encode(), "sha256")[:8], "big")
        if x < limit:
            return 1 + x % sides
        n += 1


def seed_hash(seed: bytes) -> str:
    """Return the hexadecimal SHA-256 of a seed: published when the turn opens, before anybody knows the seed."""
    return hashlib.sha256(seed).hexdigest()


def blind_hash(blind: bytes) -> str:
    """Return the hexadecimal SHA-256 of a blind: published when the turn opens, with that of the seed."""
    return hashlib.sha256(blind).hexdigest()


def promises(seed: bytes, blind: bytes | None) -> tuple[str, ...]:
    """Return what is published of a turn when it opens: its seed's hash, then its blind's, if it has one."""
    return (seed_hash(seed),) if blind is None else (seed_hash(seed), blind_hash(blind))


def entropy_of(orders: Mapping[str, str | None], blind: bytes = b"") -> bytes:
    """Return the entropy of sealed orders (seat -> text): the SHA-256 of two things with nothing between them.

    First the `blind`, its 32 bytes as they are; none for a turn that was opened before there were blinds. Then the
    orders that counted, as they are written, as JSON in UTF-8 without blanks: `[["bleue","1 P F4"],["rouge","…"]]`,
    sorted by seat. Without any order the entropy is empty, blind or not.
    """
    sealed = sorted((seat, text) for seat, text in orders.items() if text is not None)
    return hashlib.sha256(blind + msgspec.json.encode(sealed)).digest() if sealed else b""


class Dice:
    """The dice of one turn. Every draw is logged in `rolls`; using a label twice is a bug and raises."""

    def __init__(self, seed: bytes, entropy: bytes = b"", forced: Mapping[str, int] | None = None) -> None:
        self._key = key_of(seed, entropy)
        self._forced = dict(forced or {})
        self._used: set[str] = set()
        self.rolls: list[Roll] = []

    def roll(self, label: str, sides: int) -> int:
        """Return 1..`sides` for `label` and log it. Raises `ForcedDieError` if a forced value is out of range."""
        if label in self._used:
            raise RuntimeError(f"die label used twice in one turn: {label}")
        self._used.add(label)
        forced = self._forced.get(label)
        if forced is not None and not 1 <= forced <= sides:
            raise ForcedDieError(f"{label}: {forced} is not in 1..{sides}")
        value = fair_value(self._key, label, sides) if forced is None else forced
        self.rolls.append(Roll(label=label, sides=sides, value=value, forced=forced is not None))
        return value

    def has_drawn(self, label: str) -> bool:
        """Return whether there was a draw for `label`."""
        return label in self._used

    def pick(self, label: str, candidates: Sequence[T]) -> T:
        """Return one of `candidates` (at least one), each with the same chance; the only one without a draw."""
        if len(candidates) == 1:
            return candidates[0]
        return candidates[self.roll(label, len(candidates)) - 1]

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """Return `items` in a drawn order (Fisher-Yates, labels `label/n-1` … `label/1`)."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.roll(f"{label}/{i}", i + 1) - 1
            result[i], result[j] = result[j], result[i]
        return result
