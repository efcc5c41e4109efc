"""A database that refuses."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from sqlalchemy import Dialect, Engine, event


@contextmanager
def refusing(pattern: str, *, times: int = 1_000_000) -> Iterator[None]:
    """Let the first `times` statements that `pattern` is found in fail, as on a disk that has broken down."""
    left = times

    def execute(cursor: Any, statement: str, _: object, context: Any) -> None:
        nonlocal left
        if left and re.search(pattern, statement):
            left -= 1
            fail(cursor, context.dialect)

    event.listen(Engine, "do_execute", execute)
    try:
        yield
    finally:
        event.remove(Engine, "do_execute", execute)


def fail(cursor: Any, dialect: Dialect) -> NoReturn:
    """Fail as the driver does; the server itself says so, and takes no further statement in this transaction."""
    if dialect.name == "postgresql":
        cursor.execute("DO $$ BEGIN RAISE EXCEPTION 'disk full' USING ERRCODE = 'disk_full'; END $$")
    raise sqlite3.OperationalError("disk I/O error")
