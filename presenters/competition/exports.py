"""A competition to take away: results and tables as CSV, the state as JSON, the calendar.

Calendars are files (RFC 5545): what is to happen when, in UTC, under identities that stay the same.
"""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from presenters.competition.tables import stage_tables
from presenters.competition.words import GameWords
from presenters.escaping import plain
from presenters.uploads import FORMULA
from referee.competition.dates import Dates
from rules.competition.config import stage_settings_of
from rules.competition.events import TableLine
from rules.competition.state import Fixture, State

LONGEST = 75  # octets of a line, without its end
TITLE = 200
_SPECIAL = str.maketrans({"\\": r"\\", ";": r"\;", ",": r"\,", "\n": r"\n"})


class CalendarEvent(NamedTuple):
    """Something that happens, as part of `about`; `uid` is its identity for good, `sequence` grows when it is moved."""

    uid: str
    title: str
    start_ms: int
    end_ms: int
    is_certain: bool = True
    sequence: int = 0
    about: str = ""


def write_calendar(name: str, entries: Iterable[CalendarEvent], now_ms: int) -> bytes:
    """Return a calendar file; an importer takes an entry that it knows by its `uid` for the same."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sifflet//FR", "CALSCALE:GREGORIAN", "METHOD:PUBLISH"]
    lines.append(f"X-WR-CALNAME:{_text(name)}")
    for entry in entries:
        lines += _event(entry, now_ms)
    lines.append("END:VCALENDAR")
    return b"".join(part + b"\r\n" for line in lines for part in _folded(line))


def _event(entry: CalendarEvent, now_ms: int) -> Iterator[str]:
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


RESULTS = (
    "season", "stage", "group", "round", "tie", "leg", "fixture", "home", "away", "status", "home_score", "away_score",
    "how", "winner", "home_shootout", "away_shootout", "home_missed", "away_missed",
)  # fmt: skip
TABLE = (
    "stage", "group", "final", "rank", "entrant", "name", "played", "won", "drawn", "lost", "ot_won", "ot_lost",
    "forfeits", "byes", "gf", "ga", "diff", "points", "adjust", "missed", "form", "by", "flag",
)  # fmt: skip


class MatchWindow(NamedTuple):
    """When a match can be played; planned ones by the pace that there is now."""

    start_ms: int
    end_ms: int
    is_certain: bool = True


def results_csv(words: GameWords) -> bytes:
    """Return every match of the season, a line each, names for entrants."""
    state = words.state
    rows = (_result(words, key, one) for key, one in state.fixtures.items() if one.status != "void")
    return _csv(RESULTS, rows)


def _result(words: GameWords, key: str, one: Fixture) -> Sequence[object]:
    return (
        words.state.season, one.stage, one.group, one.round, one.tie, one.leg, key, words.bare(one.home),
        words.bare(one.away), one.status, *(one.score or (None, None)), one.how,
        None if one.winner is None else words.bare(one.winner), *(one.shootout or (None, None)), *one.missed,
    )  # fmt: skip


def table_csv(words: GameWords) -> bytes:
    """Return every table of the season as it stands."""
    numbers = range(1, len(words.state.stages) + 1)
    found = [(table, row) for number in numbers for table in stage_tables(words, number) for row in table.rows]
    return _csv(TABLE, (_row(words, table.stage, table.group, table.final, row) for table, row in found))


def _row(words: GameWords, stage: int, group: str | None, is_final: bool, row: TableLine) -> Sequence[object]:
    return (
        stage, group, int(is_final), row.rank, row.entrant, words.bare(row.entrant), row.played, row.won, row.drawn,
        row.lost, *row.ot, row.forfeits, row.byes, row.gf, row.ga, row.diff, row.points, row.adjust, row.missed,
        row.form, row.by, row.flag,
    )  # fmt: skip


def state_json(state: State) -> bytes:
    """Return the whole state as the page writes it (rulebook part 4); nothing in it is secret (CP-1-d)."""
    return msgspec.json.format(msgspec.json.encode(state), indent=2)


def match_windows(state: State, dates: Dates) -> dict[str, MatchWindow]:
    """Return when the matches of a season can be played, or were: what is planned by the pace of now."""
    found: dict[str, MatchWindow] = {}
    stage = state.stages[state.stage - 1] if state.stages else None
    at_once = 1 if stage is None else stage_settings_of(state.config, state.stage).window
    for key, one in state.fixtures.items():
        start_ms, end_ms = dates.hosted.get(key, (dates.open[0], None))
        if one.status in {"open", "postponed"}:
            found[key] = MatchWindow(start_ms, max(dates.open[1], start_ms))
        elif one.status == "done" and key in dates.hosted:
            found[key] = MatchWindow(start_ms, end_ms or dates.open[0])
        elif stage is not None and one.status == "planned" and one.stage == state.stage and one.round > stage.to:
            planned = dates.ahead(-(-(one.round - stage.to) // at_once))
            if planned is not None:
                found[key] = MatchWindow(*planned, is_certain=False)
    return found


def calendar_events(
    words: GameWords, windows: Mapping[str, MatchWindow], place: str, entrant: str | None = None, about: str = ""
) -> list[CalendarEvent]:
    """Return the matches of a season, or of one entrant, that have a date; `place` makes their identities its own."""
    found = []
    for key, one in words.state.fixtures.items():
        window = windows.get(key)
        is_wanted = entrant is None or entrant in {one.home, one.away}
        if window is None or not is_wanted or one.status in {"void", "annulled"}:
            continue
        score = words.score(one) if one.score else "–"
        title = words.t("cp-ics-match", home=words.bare(one.home), away=words.bare(one.away), score=score, key=key)
        uid = f"{place}-{words.state.season}-{key}@sifflet"
        found.append(CalendarEvent(uid, title, window.start_ms, window.end_ms, window.is_certain, about=about))
    return found


def _csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows([_safe(cell) for cell in row] for row in rows)
    return file.getvalue().encode("utf-8-sig")


def _safe(cell: object) -> object:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
