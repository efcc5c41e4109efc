"""What cannot be had, as values: what somebody asked for (`cogs/kit/errors.py` answers it), what is wrong with a file.

The faults of an upload say where and what, and are told one line each in the reader's language. Those that any text can
have are told alike in every game; a game's own texts begin with its code.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec

from presenters.escaping import escape
from presenters.texts import Voice

ACCENT = 0xC0392B


class UserError(Exception):
    """Something that the user asked for and cannot have; `message_id` and `variables` say why, in Fluent's terms."""

    def __init__(self, message_id: str, **variables: str | int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.variables = variables


SHOWN_FAULTS = 20
OF_ANY_FILE = frozenset({"too-large", "encoding", "empty", "too-many-lines", "hidden", "quotes"})
SHOWN_VALUE = 60  # characters of somebody's own text that a fault shows


class UploadFault(msgspec.Struct, frozen=True):
    """A fault: `code` names its text, `line` is its place, 0 where it is the whole that is wrong."""

    code: str
    line: int = 0
    details: Mapping[str, str | int] = {}


@dataclass(frozen=True)
class UploadFaults:
    """What a reader returns instead of a value; at least one fault, in the order of the lines."""

    items: tuple[UploadFault, ...]


def fault_at(code: str, line: int = 0, **details: str | int) -> UploadFault:
    """Return a fault with its details."""
    return UploadFault(code, line, details)


def sort_faults(items: Iterable[UploadFault]) -> UploadFaults:
    """Return faults in the order of their lines; those about the whole come last."""
    return UploadFaults(tuple(sorted(items, key=lambda item: (item.line == 0, item.line))))


def fault_lines(voice: Voice, faults: UploadFaults, code: str) -> list[str]:
    """Return up to 20 faults in words, one line each, and how many more there are; what people wrote is harmless.

    `code`: the game's.
    """
    lines = [_fault_line(voice, item, code) for item in faults.items[:SHOWN_FAULTS]]
    more = len(faults.items) - SHOWN_FAULTS
    return [*lines, voice.t("fault-more", count=more)] if more > 0 else lines


def _fault_line(voice: Voice, item: UploadFault, code: str) -> str:
    details = {
        name: escape(value, SHOWN_VALUE) if isinstance(value, str) else value for name, value in item.details.items()
    }
    key = f"fault-{item.code}" if item.code in OF_ANY_FILE else f"{code}-fault-{item.code}"
    return voice.t(key, line=item.line, **details)
