"""A server's database by its address: how it is shown, how it is connected to, whether it can be ours at all."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, NullPool, create_engine, make_url

UNLIMITED = "-c lock_timeout=0 -c statement_timeout=0"  # whatever a role or a database is set to
STILL_S = 60  # a transaction on a whole database that says nothing for so long is ended: its process was stopped
OLDEST = 14_00_00  # of the servers, as they number themselves
# A server that says nothing any more, as behind a cable that was cut, is given up.
CUT: Mapping[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


class UnusableDatabaseError(Exception):
    """The bot cannot run on this database; the message is for its operator."""


def address(where: str) -> URL:
    """Return the address of a server's database as SQLAlchemy takes it; shown, it hides its password."""
    return make_url(where).set(drivername="postgresql+psycopg")


def shown(where: Path | str) -> str:
    """Return where a database is, without the password."""
    return str(where) if isinstance(where, Path) else make_url(where).render_as_string()


def parts(where: str) -> dict[str, str]:
    """Return what PostgreSQL's own programs call the parts of an address: such as `host` and `dbname`."""
    url = make_url(where)
    told = {"host": url.host, "port": url.port, "user": url.username, "password": url.password, "dbname": url.database}
    return {name: str(part) for name, part in {**told, **url.query}.items() if part is not None}


def conninfo(where: str) -> str:
    """Return an address as the driver takes it by itself, whatever signs stand in it."""
    from psycopg.conninfo import make_conninfo  # noqa: PLC0415 - who has a file needs no driver of a server's

    return make_conninfo(**parts(where))


def server_engine(where: str, *, name: str, still_s: int | None = None, **options: Any) -> Engine:  # noqa: ANN401
    """Return an engine for work on a whole database, whose connections say that they are `name`'s.

    `still_s`: how long a transaction may say nothing, 0: as long as it likes; `STILL_S` unless given.
    """
    limit = f"-c idle_in_transaction_session_timeout={STILL_S if still_s is None else still_s}s {UNLIMITED}"
    given = {**CUT, "application_name": name, "options": limit}
    return create_engine(address(where), poolclass=NullPool, hide_parameters=True, connect_args=given, **options)


def look(where: str) -> None:
    """Raise `UnusableDatabaseError` where a database cannot be ours: why, and what can be done."""
    import psycopg  # noqa: PLC0415 - as above

    try:
        with psycopg.connect(conninfo(where), **CUT) as connection:
            told = connection.info.parameter_status
            version, encoding = connection.info.server_version, told("server_encoding")
            schema = connection.execute("SELECT current_schema()").fetchone()
            is_read_only = "on" in {told("in_hot_standby"), told("default_transaction_read_only")}
    except psycopg.Error as error:
        reason = str(error).strip().splitlines() or [type(error).__name__]
        raise UnusableDatabaseError(f"{shown(where)}: the database cannot be used: {reason[0]}") from error
    if version < OLDEST:
        raise UnusableDatabaseError(f"{shown(where)}: PostgreSQL 14 or later is needed, this is {version // 10_000}")
    if encoding != "UTF8":
        raise UnusableDatabaseError(
            f"{shown(where)}: its texts are in {encoding}, and people write in any script; make the database anew: "
            "createdb --encoding=UTF8 --template=template0"
        )
    if schema != ("public",):  # copies hold that one
        raise UnusableDatabaseError(f"{shown(where)}: the schema is not public: ALTER ROLE … RESET search_path")
    if is_read_only:
        raise UnusableDatabaseError(f"{shown(where)}: nothing can be written there: it is a standby, or set so")
