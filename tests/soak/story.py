"""All that a league's records and its Discord tell, so that two runs can be compared."""

import sqlite3
from collections import defaultdict
from contextlib import closing

from tests.referee.world import World

# How often and when something was tried, or looked at, passes; what was said, to whom, in what order, does not.
PASSING = {
    "outbox": {"id", "nonce", "attempts", "first_try_ms", "next_try_ms", "message_id"},
    "panel": {"message_id"},
    "turn": {"remind_ms"},
    "contest": {"thread_id", "opening_ms"},
}
LEFT_OUT = {"pulse", "reminder", "alembic_version", "sqlite_sequence"}
MAY_DIFFER = ("panel", "delayed")  # changes that nobody has begun to show are one change

Rows = dict[str, list[tuple[object, ...]]]


def story(world: World) -> Rows:
    """Return every row of the database, and every message, of each lane in order, but for what passes."""
    with closing(sqlite3.connect(world.path)) as connection:
        connection.row_factory = sqlite3.Row
        names = {row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")}
        told = {name: _rows(connection, name) for name in sorted(names - LEFT_OUT)}
    lanes: dict[str, list[tuple[object, ...]]] = defaultdict(list)
    for message in world.discord.messages:
        if message.kind not in MAY_DIFFER:
            lanes[f"messages of {message.lane}"].append((message.kind, message.user_id, str(message.payload)))
    return told | lanes


def _rows(connection: sqlite3.Connection, name: str) -> list[tuple[object, ...]]:
    rows = [
        tuple(row[key] for key in row.keys() if key not in PASSING.get(name, ()))  # noqa: SIM118 - a row's values
        for row in connection.execute(f"select * from {name} order by rowid")  # noqa: S608 - a table of ours
        if name != "outbox" or row["kind"] not in MAY_DIFFER
    ]
    return sorted(rows, key=str) if name == "outbox" else rows


def differences(reference: Rows, found: Rows) -> list[str]:
    """Return where a run's story is not that of the reference, one line each."""
    return [line for name in sorted({*reference, *found}) for line in _told(name, reference, found)]


def _told(name: str, reference: Rows, found: Rows) -> list[str]:
    expected, rows = reference.get(name, []), found.get(name, [])
    if expected == rows:
        return []
    lost = [f"{name}: lost {row}" for row in expected if row not in rows]
    more = [f"{name}: besides {row}" for row in rows if row not in expected]
    return [*lost, *more] or [f"{name}: in another order, or not as often: {rows}"]
