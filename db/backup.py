"""Copies of the database: made while the bot runs, checked, kept for some nights, and put back.

A copy is a whole database file. What was still to be said when it was made may have been said since: a restored
database looks in its channels before it says it.
"""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from db.engine import hold
from db.migrate import UnusableDatabaseError

STAMP = "%Y%m%d-%H%M%S"
PAGES = 256  # copied at a time, so that nobody waits long for the database


class BrokenCopyError(UnusableDatabaseError):
    """A file that is no sound database."""


def make(database: Path, folder: Path, at_ms: int, keep: int) -> Path:
    """Copy `database` into `folder` and throw all but the newest `keep` copies away; return the copy.

    Raises `BrokenCopyError` if the copy is not sound: nothing is thrown away then.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    moment = datetime.fromtimestamp(at_ms / 1000, UTC).strftime(STAMP)
    target = folder / f"{database.stem}-{moment}{database.suffix}"
    unfinished = target.with_name(target.name + ".part")
    _copy(database, unfinished)
    try:
        check(unfinished)
    except BrokenCopyError:
        unfinished.unlink()
        raise
    unfinished.replace(target)
    for old in copies(database, folder)[keep:]:
        old.unlink()
    return target


def copies(database: Path, folder: Path) -> list[Path]:
    """Return the copies of `database` in `folder`, newest first."""
    found = [path for path in folder.glob(f"{database.stem}-*{database.suffix}") if made_at_ms(path) is not None]
    return sorted(found, key=lambda path: made_at_ms(path) or 0, reverse=True)


def made_at_ms(copy: Path) -> int | None:
    """Return when a copy was made, as its name tells; None for another file."""
    try:
        moment = datetime.strptime("-".join(copy.stem.rsplit("-", 2)[-2:]), STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
    return int(moment.timestamp() * 1000)


def check(path: Path) -> None:
    """Raise `BrokenCopyError` unless `path` is a sound database of ours."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            faults = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
            faults += [f"{row[0]}: a row that points nowhere" for row in connection.execute("PRAGMA foreign_key_check")]
            connection.execute("SELECT count(*) FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise BrokenCopyError(f"{path}: {error}") from None
    if faults:
        raise BrokenCopyError(f"{path}: {faults[0]}")


def restore(copy: Path, database: Path, at_ms: int) -> Path | None:
    """Put `copy` in the place of `database`; return where the database that was there is kept, None if there was none.

    Raises `BrokenCopyError`, and `DatabaseInUseError` while a bot runs on it.
    """
    check(copy)
    with hold(database):
        fresh = database.with_name(database.name + ".part")
        _copy(copy, fresh)
        _look_before_speaking(fresh, at_ms)
        kept = _set_aside(database, at_ms)
        fresh.replace(database)
    return kept


def _copy(source: Path, target: Path) -> None:
    target.unlink(missing_ok=True)
    target.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=PAGES, sleep=0.001)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without the two beside it
    _flush(target)


def _look_before_speaking(path: Path, at_ms: int) -> None:
    """Have everything looked for in its channel before it is sent that the bot may have sent after the copy was made.

    What waits in the copy counts as tried when it was written. What its turns will say when they are closed again is
    looked for if an outage came since they opened (`referee.outbox.announce`): that is noted, as settled, however
    short.
    """
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "UPDATE outbox SET first_try_ms = next_try_ms WHERE status != 'sent' AND first_try_ms IS NULL"
        )
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'outage'").fetchone():  # not in the oldest
            connection.execute("INSERT INTO outage (from_ms, to_ms, is_settled) VALUES (?, ?, 1)", (at_ms - 1, at_ms))


def _set_aside(database: Path, at_ms: int) -> Path | None:
    if not database.exists():
        return None
    moment = datetime.fromtimestamp(at_ms / 1000, UTC).strftime(STAMP)
    kept = database.with_name(f"{database.name}.before-restore-{moment}")
    _copy(database, kept)  # with what its write-ahead log still holds
    for beside in ("-wal", "-shm"):
        database.with_name(database.name + beside).unlink(missing_ok=True)
    return kept


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
