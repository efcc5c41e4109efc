"""Rows for every table: two of each, one with everything in it and one with as little as may be."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from sqlalchemy import BigInteger, Column, Table, TypeDecorator

from db.tables import metadata

Rows = Mapping[str, tuple[Mapping[str, object], ...]]
TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=8)
DAYS = {"first_day": date(2026, 2, 28), "last_day": date(2026, 3, 1)}
SPAN = {"from_ms": 1, "to_ms": 2}
# What checks ask for, of the full row and of the bare one.
ASKED: Mapping[str, tuple[Mapping[str, object], Mapping[str, object]]] = {
    "arbitration": ({}, {}),
    "challenge": ({"status": "taken"}, {"status": "open"}),
    "contest": ({"status": "paused"}, {"status": "over"}),
    "contest_act": ({"kind": "resigned"}, {"kind": "draw_agreed"}),
    "deputy": ({"status": "asked"}, {"status": "ended"}),
    "fixture_move": ({"status": "asked"}, {"status": "agreed"}),
    "leave": (DAYS, DAYS),
    "league": ({"quiet_from": 0, "quiet_to": 1439}, {}),
    "line": ({"shard_count": 2, "first_shard": 0, "last_shard": 1}, {"first_shard": 0, "last_shard": 0}),
    "no_play": (DAYS, DAYS),
    "outage": (SPAN, SPAN),
    "outbox": (
        {"destination": "user", "status": "parked", "nonce": "a" * 25},
        {"destination": "thread", "status": "sent"},
    ),
    "person": ({"quiet_from": 0, "quiet_to": 1439, "palette": "safe"}, {"palette": "default"}),
    "postponement": ({"why": "grace"} | SPAN, {"why": "no_play"} | SPAN),
    "pace": ({"id": 1}, {}),
    "pulse": ({"id": 1}, {}),
    "reward_note": ({"kind": "due"}, {"kind": "given"}),
    "start": ({"shard_count": 2, "first_shard": 1}, {"shard_count": 2, "first_shard": 0}),
    "submission": ({"status": "current", "link": "captain"}, {"status": "spare", "link": "standing"}),
    "trade": ({"status": "done"}, {"status": "agreed"}),
    "turn": ({"status": "closed", "cause": "players"}, {"status": "open"}),
}


def _values(column: Column[Any]) -> st.SearchStrategy[object]:
    kind = column.type.impl if isinstance(column.type, TypeDecorator) else column.type
    if column.name == "seed":
        return st.binary(min_size=32, max_size=32)
    if kind.python_type is str:
        return TEXT.map(lambda text: text[: getattr(kind, "length", None) or 8])
    if kind.python_type is int:
        return st.integers(-(2**63), 2**63 - 1) if isinstance(kind, BigInteger) else st.integers(1, 2**31 - 2)
    return {bool: st.booleans(), bytes: st.binary(max_size=8), date: st.dates()}[kind.python_type]


@st.composite
def filled(draw: st.DrawFn) -> Rows:
    """Return the rows of every table, by column; each points to those of its own kind."""
    rows: dict[str, tuple[Mapping[str, object], ...]] = {}
    for table in metadata.sorted_tables:
        both = tuple(_row(draw, table, rows, kind) for kind in (0, 1))
        rows[table.name] = both[:1] if table.name in {"pace", "pulse"} else both
    return rows


def _row(draw: st.DrawFn, table: Table, rows: Rows, kind: int) -> Mapping[str, object]:
    row: dict[str, object] = {}
    asked = ASKED.get(table.name, ({}, {}))[kind]
    for column in table.c:
        if column.name in asked:
            row[column.name] = asked[column.name]
        elif column.nullable and kind == 1:
            row[column.name] = None
        elif column.foreign_keys:
            [key] = column.foreign_keys
            row[column.name] = rows[key.column.table.name][kind][key.column.name]
        elif column.primary_key or column.unique:  # not the same twice
            other = 7 if column.type.python_type is int else "other"
            row[column.name] = other if kind == 1 else draw(_values(column).filter(lambda value: value != other))  # noqa: B023
        else:
            row[column.name] = draw(_values(column))
    return row


def write(path: Path, rows: Rows) -> None:
    """Write rows into an SQLite database that has none."""
    with closing(sqlite3.connect(path)) as database, database:
        for name, of_table in rows.items():
            for row in of_table:
                marks = ", ".join("?" * len(row))
                values = [value.isoformat() if isinstance(value, date) else value for value in row.values()]
                database.execute(f"INSERT INTO {name} ({', '.join(row)}) VALUES ({marks})", values)  # noqa: S608 - ours
