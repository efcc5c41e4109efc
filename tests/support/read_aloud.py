"""What a screen reader would have to spell: a whole hash, salt or seed in a text. They belong in files."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec
from simcord import HttpLogEntry

SPOKEN = frozenset({"content", "label", "description", "placeholder", "title"})
HEX = re.compile(r"\b(?=[0-9]*[a-f])[0-9a-f]{32,}\b")


def spelled(requests: Iterable[HttpLogEntry]) -> list[str]:
    """Return the texts of a bot's requests in which a long hexadecimal number stands."""
    suspects = (request.json for request in requests if _has_hex(msgspec.json.encode(request.json)))
    return [text for body in suspects for text in _spoken(body) if HEX.search(text)]


@lru_cache(maxsize=500)
def _has_hex(body: bytes) -> bool:
    """Return whether a body has any such number: the list of all commands, sent by each bot, is searched once."""
    return HEX.search(body.decode()) is not None


def _spoken(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (text for name, text in value.items() if name in SPOKEN and isinstance(text, str))
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _spoken(part)
