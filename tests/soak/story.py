"""All that a league's records and its Discord tell, so that two runs can be compared."""

from collections import defaultdict

from tests.referee.world import World
from tests.support.beside import TABLES, Beside, beside

# How often and when something was tried, or looked at, passes; what was said, to whom, in what order, does not.
PASSING = {
    "outbox": {"id", "nonce", "attempts", "first_try_ms", "next_try_ms", "message_id"},
    "panel": {"message_id"},
    "turn": {"remind_ms"},
    "contest": {"thread_id", "opening_ms"},
    "challenge": {"message_id"},
}
LEFT_OUT = {"pulse", "reminder"}
MAY_DIFFER = ("panel", "delayed")  # changes that nobody has begun to show are one change

Rows = dict[str, list[tuple[object, ...]]]


def story(world: World) -> Rows:
    """Return every row of the database, and every message, of each lane in order, but for what passes."""
    with beside(world.path) as database:
        told = {name: _rows(database, name) for name in TABLES if name not in LEFT_OUT}
    lanes: dict[str, list[tuple[object, ...]]] = defaultdict(list)
    for message in world.discord.messages:
        if message.kind not in MAY_DIFFER:
            lanes[f"messages of {message.lane}"].append((message.kind, message.user_id, str(message.payload)))
    return told | lanes


def _rows(database: Beside, name: str) -> list[tuple[object, ...]]:
    rows = [
        tuple(value for key, value in row.items() if key not in PASSING.get(name, ()))
        for row in database.records(name)
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
