"""A look into a test's database from beside the program, and a hand in it: the same on SQLite and on PostgreSQL."""

import atexit
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any, cast

import psycopg
from psycopg.types.string import TextLoader
from sqlalchemy import Table as TableOf

from db.engine import Where
from db.tables import metadata

Table = list[tuple[object, ...]]

SQLITE_IDS = "sqlite_sequence"  # the last id that each table has given
WAIT_S = 10  # for whoever holds a row
_UNCHECKED = "SELECT conname FROM pg_constraint WHERE NOT convalidated"
_CHECKS = """
    SELECT conname, conrelid::regclass::text, pg_get_expr(conbin, conrelid)
    FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace
"""
TABLES = {str(table.name): table for table in sorted(metadata.sorted_tables, key=lambda table: table.name)}


@dataclass(frozen=True)
class Held:
    """What a database holds: to compare, and to be put back."""

    state: dict[str, object]
    tables: dict[str, Table]


class Beside:
    """A connection of the test's own. It looks at no foreign key, and what it changes is kept at once.

    In statements with values, `?` stands for each.
    """

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._is_server = isinstance(connection, psycopg.Connection)

    def rows(self, query: str, values: Sequence[object] = ()) -> Table:
        """Return the rows of a query."""
        return self._execute(query, values).fetchall()

    def dicts(self, query: str, values: Sequence[object] = ()) -> list[dict[str, Any]]:
        """Return the rows of a query, each by the names of its columns."""
        cursor = self._execute(query, values)
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]

    def change(self, statement: str, values: Sequence[object] = ()) -> int:
        """Change rows; return how many."""
        return self._execute(statement, values).rowcount

    def records(self, name: str) -> list[dict[str, Any]]:
        """Return all rows of a table by the names of their columns, in the order of its key."""
        return self.dicts(f"SELECT * FROM {name} ORDER BY {_key(TABLES[name])}")  # noqa: S608 - a table of ours

    def state(self) -> dict[str, object]:
        """Return what there is in each table, in a form in which it can be compared: the server tells it as text."""
        if self._is_server:
            return dict(zip(TABLES, self._connection.execute(f"SELECT {_STATE}", prepare=True).fetchone(), strict=True))
        return {name: self._execute(_all_of(name)).fetchall() for name in (*TABLES, SQLITE_IDS)}

    def held(self) -> Held:
        """Return every row of every table, and on SQLite the last id that each has given."""
        state = self.state()
        if not self._is_server:
            return Held(state, cast("dict[str, Table]", state))
        with self._connection.pipeline():
            found = {name: self._execute(_all_of(name)) for name in TABLES if state[name]}
            return Held(state, {name: found[name].fetchall() if name in found else [] for name in TABLES})

    def put(self, held: Held) -> None:
        """Write other rows into the tables that hold others now.

        To copy pages back would be less to say, but has every statement of every connection made anew.
        """
        now, tables = self.state(), held.tables
        changed = [name for name in TABLES if now[name] != held.state[name]]
        with self._transaction():
            for name in changed if self._is_server else (*changed, SQLITE_IDS):  # writing the others writes these, too
                self._execute(f"DELETE FROM {name}")  # noqa: S608 - a table of ours
                if rows := tables[name]:
                    places = ", ".join(("%s" if self._is_server else "?",) * len(rows[0]))
                    self._connection.cursor().executemany(f"INSERT INTO {name} VALUES ({places})", rows)  # noqa: S608
        self.forget_gaps()

    def forget_gaps(self) -> None:
        """Have the next id of each table follow the last there is.

        PostgreSQL, other than SQLite, gives no id twice that a transaction took and rolled back. A gap changes
        nothing but names; without it two runs can be compared.
        """
        if self._is_server:
            self._execute(f"SELECT {_FORGET}")

    def damage(self) -> list[str]:
        """Return what is wrong: pages of a file, rows that point nowhere; on a server what its constraints forbid."""
        if self._is_server:
            return [*self._forbidden(), *self._behind()]
        broken = [row[0] for row in self.rows("PRAGMA integrity_check") if row[0] != "ok"]
        lost = [f"{row[0]} {row[1]} points nowhere" for row in self.rows("PRAGMA foreign_key_check")]
        return [str(fault) for fault in (*broken, *lost)]

    def _forbidden(self) -> list[str]:
        """Return the constraints that rows break: what is written while they are not looked at, or a broken server."""
        broken = [f"{name} was never looked at" for (name,) in self.rows(_UNCHECKED)]
        for name, table, wrong in self.rows(_CHECKS):
            if self.rows(f"SELECT 1 FROM {table} WHERE NOT ({wrong}) LIMIT 1"):  # noqa: S608 - of the server's own list
                broken.append(f"{table} breaks {name}")
        for table in TABLES.values():
            for key in table.foreign_keys:
                ours, theirs, column = key.parent.name, key.column.table.name, key.column.name
                lost = f"SELECT {ours} FROM {table.name} EXCEPT SELECT {column} FROM {theirs}"  # noqa: S608 - ours
                if any(value is not None for (value,) in self.rows(lost)):
                    broken.append(f"{table.name}.{ours} points nowhere")
        return broken

    def _behind(self) -> list[str]:
        """Return the sequences that would give an id that is there."""
        found = []
        for name, table in TABLES.items():
            column = table.autoincrement_column
            if column is not None and column.name == "id":
                of = "SELECT last_value < (SELECT coalesce(max(id), 0) FROM {0}) FROM {0}_id_seq"
                found += [f"{name}_id_seq is behind" for (is_behind,) in self.rows(of.format(name)) if is_behind]
        return found

    def send_away(self) -> None:
        """Cut everybody else off."""
        if self._is_server:
            self._execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    def _execute(self, statement: str, values: Sequence[object] = ()) -> Any:
        if not self._is_server:
            return self._connection.execute(statement, values)
        return self._connection.execute(statement.replace("?", "%s") if values else statement, values or None)

    def _transaction(self) -> Any:
        if self._is_server:
            return self._connection.pipeline()  # which is one transaction
        self._connection.execute("BEGIN")
        return self._connection


@contextmanager
def beside(where: Where) -> Iterator[Beside]:
    """Give a connection to a database for as long as the block lasts; one to a server is costly, and kept."""
    if isinstance(where, str):
        if where not in _kept or _kept[where].closed:
            _kept[where] = _connected(where)
        yield Beside(_kept[where])
        return
    with closing(sqlite3.connect(where, timeout=WAIT_S, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        yield Beside(connection)


_kept: dict[str, psycopg.Connection] = {}


def _connected(where: str) -> psycopg.Connection:
    options = f"-c session_replication_role=replica -c lock_timeout={WAIT_S}s"
    connection = psycopg.connect(where, autocommit=True, options=options)
    connection.adapters.register_loader("date", TextLoader)  # as SQLite has it
    atexit.register(connection.close)
    return connection


def _key(table: TableOf) -> str:
    return ", ".join(column.name for column in table.primary_key)


def _all_of(name: str) -> str:
    order = _key(TABLES[name]) if name in TABLES else "name"
    return f"SELECT * FROM {name} ORDER BY {order}"  # noqa: S608 - a table of ours


_FORGET = ", ".join(
    f"setval('{name}_id_seq', (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"  # noqa: S608 - a table of ours
    for name, table in TABLES.items()
    if (column := table.autoincrement_column) is not None and column.name == "id"
)
_STATE = ", ".join(
    f"(SELECT string_agg(its_row::text, E'\n' ORDER BY {_key(table)}) FROM {name} its_row)"  # noqa: S608 - a table of ours
    for name, table in TABLES.items()
)
