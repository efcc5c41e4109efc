"""What a database says against something, as a log may hold it: no value of anybody's is in it."""

import sqlite3

import psycopg
from sqlalchemy.exc import DBAPIError

# How the server's codes begin of what is about itself, and not about what it was given: connection, transaction,
# resources, what somebody else has or does.
OF_ITSELF = ("08", "25", "40", "53", "55", "57", "58")


def is_of_server(error: DBAPIError) -> bool:
    """Return whether a server has failed us, and not the disk that our file is on."""
    return not isinstance(error.orig, sqlite3.Error)


def why(error: BaseException) -> str:
    """Return the kind of an error; of one that a database has raised its code, and the first line that it says."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(error, DBAPIError) and not isinstance(error, psycopg.OperationalError):
        return type(error).__name__
    code = getattr(cause, "sqlstate", None)
    if code is not None and not code.startswith(OF_ITSELF):
        return f"{type(cause).__name__}, {code}"  # its line may show what was to be written
    line = next(iter(str(cause).strip().splitlines()), "")
    return ", ".join(filter(None, (type(cause).__name__, code, line)))
