"""Calendars as files (RFC 5545): what is to happen when, in UTC, under identities that stay the same."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from presenters.escaping import plain

LONGEST = 75  # octets of a line, without its end
TITLE = 200
_SPECIAL = str.maketrans({"\\": r"\\", ";": r"\;", ",": r"\,", "\n": r"\n"})


class Entry(NamedTuple):
    """Something that happens, as part of `about`; `uid` is its identity for good, `sequence` grows when it is moved."""

    uid: str
    title: str
    start_ms: int
    end_ms: int
    is_certain: bool = True
    sequence: int = 0
    about: str = ""


def calendar(name: str, entries: Iterable[Entry], now_ms: int) -> bytes:
    """Return a calendar file; an importer takes an entry that it knows by its `uid` for the same."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sifflet//FR", "CALSCALE:GREGORIAN", "METHOD:PUBLISH"]
    lines.append(f"X-WR-CALNAME:{_text(name)}")
    for entry in entries:
        lines += _event(entry, now_ms)
    lines.append("END:VCALENDAR")
    return b"".join(part + b"\r\n" for line in lines for part in _folded(line))


def _event(entry: Entry, now_ms: int) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{entry.uid}"
    yield f"DTSTAMP:{_utc(now_ms)}"
    yield f"DTSTART:{_utc(entry.start_ms)}"
    yield f"DTEND:{_utc(entry.end_ms)}"
    yield f"SEQUENCE:{entry.sequence}"
    yield f"STATUS:{'CONFIRMED' if entry.is_certain else 'TENTATIVE'}"
    yield f"SUMMARY:{_text(entry.title)}"
    if entry.about:
        yield f"DESCRIPTION:{_text(entry.about)}"
    yield "TRANSP:TRANSPARENT"
    yield "END:VEVENT"


def _utc(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms // 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    return plain(text, TITLE).translate(_SPECIAL)


def _folded(line: str) -> Iterator[bytes]:
    """Yield a line in parts of at most 75 octets, none of which cuts a character; the later ones begin with a blank."""
    part = b""
    for sign in line:
        octets = sign.encode()
        if len(part) + len(octets) > LONGEST:
            yield part
            part = b" "
        part += octets
    yield part
