"""A database that refuses."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine, event


@contextmanager
def refusing(pattern: str, *, times: int = 1_000_000) -> Iterator[None]:
    """Let the first `times` statements that `pattern` is found in fail, as on a disk that has broken down."""
    left = times

    def execute(_: object, statement: str, *__: object) -> None:
        nonlocal left
        if left and re.search(pattern, statement):
            left -= 1
            raise sqlite3.OperationalError("disk I/O error")

    event.listen(Engine, "do_execute", execute)
    try:
        yield
    finally:
        event.remove(Engine, "do_execute", execute)
