"""The arbitration record as a chain: each entry carries the hash of the one before; none can be changed or taken out.

An entry's hash is the SHA-256 of `sifflet-journal-1`, a line feed, and the entry as JSON: UTF-8, keys sorted, no
blanks. What an act did to the position may be secret for a while; `record` is the hash of it and of a salt that is
never told, so that the chain can be checked without it and nobody can try what it may have been. Each act is announced
with its hash: whoever kept one can tell later that all up to there stood.
"""

import hashlib
from collections.abc import Iterator, Mapping

import msgspec

from rules.checks import Check

FORM = "sifflet-journal-1"
SALT_BYTES = 16
FIRST = ""  # what the first entry carries in the place of a hash


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of an act: who (`by`, a Discord user), what, on which contest and turn, why, when.

    Without a contest it is what an organiser changed of the league itself.
    """

    number: int
    previous: str
    contest: int | None
    turn: int | None
    op: str
    by: int
    reason: str
    clause: str | None
    details: Mapping[str, object]
    at_ms: int
    record: str


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """An entry in its place; without `entry` it is one that is still secret."""

    number: int
    previous: str
    hash: str
    entry: Entry | None = None


class Journal(msgspec.Struct, frozen=True, kw_only=True, tag=FORM, tag_field="form"):
    """The whole record of a league, oldest first, as a file."""

    league: str
    links: tuple[Link, ...]


def digest(entry: Entry) -> str:
    """Return the hash of an entry."""
    return hashlib.sha256(f"{FORM}\n".encode() + _json(entry)).hexdigest()


def record_of(before: object, after: object, events: object, salt: bytes) -> str:
    """Return the hash of what an act did: the `salt`, then the positions before and after, and the events, as JSON.

    Acts from before there were salts have an empty one.
    """
    return hashlib.sha256(salt + _json([before, after, events])).hexdigest()


def lines_of_journal(journal: Journal) -> tuple[Check, ...]:
    """Return whether each entry is what its hash says and follows the one before; then how many there are."""
    return (*_entries(journal), Check(point="chain", holds=True, count=len(journal.links)))


def _entries(journal: Journal) -> Iterator[Check]:
    number, last = 0, FIRST
    for link in journal.links:
        follows = (link.number, link.previous) == (number + 1, last)
        yield Check(point="entry", holds=_is_its_own(link) if follows else False, about=str(link.number))
        number, last = link.number, link.hash


def _is_its_own(link: Link) -> bool | None:
    entry = link.entry
    if entry is None:
        return None
    return (entry.number, entry.previous) == (link.number, link.previous) and digest(entry) == link.hash


def _json(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")
