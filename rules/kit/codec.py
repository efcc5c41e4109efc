"""State and events of a game to and from JSON, by their types: what cannot be read is a `CaseError` of the game's.

States decoded before are kept for whoever asks again: they are frozen, and one press asks often.
"""

import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import wraps
from types import GenericAlias
from typing import Any, Generic, TypeVar

import msgspec

from rules.contract import E, JsonObject, S
from rules.errors import CaseError, unreadable
from rules.kit.numbers import MOST

Json = dict[str, object]
T = TypeVar("T")

MOST_BYTES = 12 << 20  # of a state; the largest competition that the page allows has 7 MB
MOST_STATES = 64  # that are kept
MOST_KEPT = 8_000_000  # bytes that they are decoded from, the large ones and what small ones there are
_LONG = re.compile(rb"[:\[,\s]-?[0-9]{16,}")  # where a number over the largest one may be
UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)
_encoder = msgspec.json.Encoder()


class Remembered:
    """The states made last, by who has made them and what of; the longest unused go first.

    Each step on the dict is one for all threads; two that make the same at once make it twice, and one is kept.
    """

    def __init__(self, most: int = MOST_STATES, most_bytes: int = MOST_KEPT) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._known: OrderedDict[tuple[Any, bytes], Any] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def get(self, make: Callable[[bytes], S], data: bytes) -> S:
        """Return what `make` gives for `data`; what it raises is not kept."""
        key = (make, data)
        found: S | None = self._known.get(key)
        if found is None:
            found = make(data)
            if len(data) <= self._most_bytes:
                self._known[key] = found
                self._let_go(len(data))
        else:
            with suppress(KeyError):  # gone meanwhile
                self._known.move_to_end(key)
        return found

    def _let_go(self, size: int) -> None:
        """Make room after one of `size` bytes came in. Small ones are not counted: all of them weigh as one large."""
        while len(self._known) > self._most or (
            size * self._most > self._most_bytes and sum(len(data) for _, data in tuple(self._known)) > self._most_bytes
        ):
            self._known.popitem(last=False)


_states = Remembered()


def remember_decoded(decode: Callable[[bytes], S]) -> Callable[[bytes], S]:
    """Have what a game's `decode` gives be kept: one memory for all games."""

    @wraps(decode)
    def known(data: bytes) -> S:
        return _states.get(decode, data)

    return known


class Codec(Generic[S, E]):
    """Reads and writes the states and events of one game; reading raises `CaseError` with the code `case_error`.

    `event`: the type of any one of its events. `read` makes a state of JSON where that takes more than its type.
    """

    def __init__(
        self, state: type[S], event: object, case_error: str, *, read: Callable[[bytes], S] | None = None
    ) -> None:
        self.state, self.case_error = state, case_error
        self.events: Any = GenericAlias(tuple, (event, ...))
        self._read = read or msgspec.json.Decoder(state).decode
        self._events: msgspec.json.Decoder[tuple[E, ...]] = msgspec.json.Decoder(self.events)
        self.decode = remember_decoded(self._decode)

    def _decode(self, data: bytes) -> S:
        if len(data) > MOST_BYTES:
            raise CaseError(self.case_error, f"{len(data)} bytes, at most {MOST_BYTES}")
        if _LONG.search(data) is not None:
            self._readable(_check_numbers, data)
        return self._readable(self._read, data)

    def encode(self, state: S) -> bytes:
        """Return the complete state as JSON, which is a state that can be read: no number is over the largest one."""
        written = _encoder.encode(state)
        return written if _LONG.search(written) is None else _encoder.encode(_within(msgspec.json.decode(written)))

    def decode_events(self, data: bytes) -> tuple[E, ...]:
        """Return the events of a stored JSON list. Raises `CaseError` if they cannot be read."""
        return self._readable(self._events.decode, data)

    def as_object(self, value: object) -> Json:
        """Return a JSON object as such. Raises `CaseError` for anything else."""
        if not isinstance(value, dict):
            raise CaseError(self.case_error, f"an object was expected, not {value!r:.40}")
        return value

    def made(self, kind: type[T], fields: JsonObject) -> T:
        """Return what the fields of a set-up or of a referee's act are. Raises `CaseError` if they are none."""
        return self._readable(lambda given: msgspec.convert(given, kind), fields)

    def _readable(self, read: Callable[[Any], T], data: object) -> T:
        try:
            return read(data)
        except UNREADABLE as error:
            raise CaseError(self.case_error, unreadable(error)) from None


def _check_numbers(data: bytes) -> None:
    """Raise `ValueError` if a number in some JSON is too large for a state."""
    if any(abs(number) > MOST for number in _numbers(msgspec.json.decode(data))):
        raise ValueError(f"a number is over {MOST}")


def _numbers(value: object) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _numbers(one)


def _within(value: object) -> object:
    """Return a JSON value with the largest number in the place of larger ones."""
    match value:
        case bool():
            return value
        case int():
            return max(-MOST, min(MOST, value))
        case dict():
            return {key: _within(one) for key, one in value.items()}
        case list():
            return [_within(one) for one in value]
        case _:
            return value
