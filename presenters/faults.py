"""What is wrong with an upload: values that say where and what, told one line each in the reader's language.

The faults that any text can have are told alike in every game; a game's own texts begin with its code.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec

from presenters.escaping import escape
from presenters.texts import Voice

SHOWN = 20
ANY = frozenset({"too-large", "encoding", "empty", "too-many-lines", "hidden", "quotes"})
VALUE = 60  # characters of somebody's own text that a fault shows


class Fault(msgspec.Struct, frozen=True):
    """A fault: `code` names its text, `line` is its place, 0 where it is the whole that is wrong."""

    code: str
    line: int = 0
    details: Mapping[str, str | int] = {}


@dataclass(frozen=True)
class Faults:
    """What a reader returns instead of a value; at least one fault, in the order of the lines."""

    items: tuple[Fault, ...]


def fault(code: str, line: int = 0, **details: str | int) -> Fault:
    """Return a fault with its details."""
    return Fault(code, line, details)


def faults_of(items: Iterable[Fault]) -> Faults:
    """Return faults in the order of their lines; those about the whole come last."""
    return Faults(tuple(sorted(items, key=lambda item: (item.line == 0, item.line))))


def told(voice: Voice, faults: Faults, code: str) -> list[str]:
    """Return up to 20 faults in words, one line each, and how many more there are; what people wrote is harmless.

    `code`: the game's.
    """
    lines = [_told(voice, item, code) for item in faults.items[:SHOWN]]
    more = len(faults.items) - SHOWN
    return [*lines, voice.t("fault-more", count=more)] if more > 0 else lines


def _told(voice: Voice, item: Fault, code: str) -> str:
    details = {name: escape(value, VALUE) if isinstance(value, str) else value for name, value in item.details.items()}
    key = f"fault-{item.code}" if item.code in ANY else f"{code}-fault-{item.code}"
    return voice.t(key, line=item.line, **details)
