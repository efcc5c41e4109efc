"""Copies of an SQLite file: each is a whole database file."""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from db.engine.copies import BrokenCopyError
from db.migrate import forget_beside

PAGES = 256  # copied at a time, so that nobody waits long for the database


class FileCopies:
    """The copies of a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.name, self.suffix = path.stem, path.suffix

    def make(self, target: Path) -> None:
        """Copy the database, whoever writes meanwhile. Raises `BrokenCopyError` if the copy is not sound."""
        try:
            _copy(self._path, target)
        except sqlite3.Error as error:
            raise BrokenCopyError(f"{target}: {error}") from None
        self.check(target)

    def check(self, copy: Path) -> None:
        """Raise `BrokenCopyError` unless `copy` is a sound database of ours."""
        try:
            with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as connection:
                faults = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
                lost = connection.execute("PRAGMA foreign_key_check")
                faults += [f"{row[0]}: a row that points nowhere" for row in lost]
                connection.execute("SELECT count(*) FROM alembic_version").fetchone()
        except sqlite3.Error as error:
            raise BrokenCopyError(f"{copy}: {error}") from None
        if faults:
            raise BrokenCopyError(f"{copy}: {faults[0]}")

    def put_back(self, copy: Path, folder: Path, aside: str, statements: Sequence[str]) -> Path | None:
        """Put a checked `copy` in the place of the database, with what `statements` change in it."""
        fresh = self._path.with_name(self._path.name + ".part")
        _copy(copy, fresh)
        try:
            with closing(sqlite3.connect(fresh)) as connection, connection:
                for statement in statements:
                    connection.execute(statement)
        except sqlite3.Error as error:  # of the time before the first release
            raise BrokenCopyError(f"{copy}: {error}") from None
        kept = self._path.with_name(f"{self._path.name}.{aside}") if self._path.exists() else None
        if kept is not None:
            _copy(self._path, kept)  # with what its write-ahead log still holds
        forget_beside(self._path)
        fresh.replace(self._path)
        return kept


def _copy(source: Path, target: Path) -> None:
    target.unlink(missing_ok=True)
    target.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=PAGES, sleep=0.001)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without the two beside it
    _flush(target)


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
