"""A whole house moved to another database, of the same kind or the other: copied, counted on, compared, or not at all.

Everything at the target happens in one transaction, its tables included. Rows go through neither memory nor types of
ours: a JSON text stays as it is to the byte. What the processes of a running house keep for themselves does not move.
"""

from collections.abc import Generator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    String,
    Table,
    TypeDecorator,
    insert,
    inspect,
    null,
    select,
    text,
    type_coerce,
)
from sqlalchemy.types import NullType

from db import backup
from db.engine import Where, hold
from db.engine.whole import WholeDatabase, whole
from db.migrate import newest, revision, upgrade, usable
from db.server import shown
from db.tables import metadata

Why = Literal["missing", "empty", "damaged", "older", "newer", "same", "not_empty", "unfit", "changed"]
Row = tuple[object, ...]

AT_ONCE = 500  # rows in memory
ALIVE = frozenset({"pulse"})  # a bot that was started once on an empty database has left this
LEFT = frozenset({"line", "pace"})  # tables whose rows are those of the processes that run
CLEARED = frozenset({"outbox.owner", "outbox.leased_ms"})  # columns likewise: who is at work on a row, until when
VERSION = "alembic_version"


class UnmovableError(Exception):
    """A house that cannot be moved: why, which of the two databases it is about, and the place of a row."""

    def __init__(self, why: Why, where: Where, place: str = "") -> None:
        super().__init__(f"{shown(where)}: {why} {place}".rstrip())
        self.why, self.where, self.place = why, shown(where), place


@dataclass(frozen=True)
class MovedHouse:
    """How much was moved."""

    tables: int
    rows: int


def move_house(source: Where, target: Where) -> MovedHouse:
    """Copy everything from one database into another, which must be empty or not there; compare them row by row.

    Raises `UnmovableError`, `DatabaseInUseError` while a bot runs on either, `UnusableDatabaseError`; then nothing is
    changed at the target.
    """
    _look(source)
    with ExitStack() as stack:
        old, new = whole(source), whole(target)
        if type(old) is type(new) and (isinstance(target, str) or target.exists()):
            with usable(source):
                its = old.identity()
            with usable(target):
                if its == new.identity():
                    raise UnmovableError("same", target)
        stack.enter_context(hold(source))
        stack.enter_context(hold(target))
        if isinstance(source, Path):
            _check(source)
        with usable(source):
            reading = stack.enter_context(old.reading())
            _know(reading, source)
        with usable(target), new.writing() as writing:
            _make_ready(writing, target)
            count = _copied(_Side(source, old, reading), _Side(target, new, writing))
    return MovedHouse(len(_tables()), count)


def _tables() -> list[Table]:
    """Return what moves, each after what it points to."""
    return [table for table in metadata.sorted_tables if table.name not in LEFT]


@dataclass(frozen=True)
class _Side:
    where: Where
    kind: WholeDatabase
    connection: Connection

    def rows(self, table: Table) -> Generator[Row, None, None]:
        """Yield the rows of a table in the order of their keys, a few at a time.

        Each value is in the type of its column, which is how both kinds of database give it then.
        """
        columns = [null() if str(column) in CLEARED else type_coerce(column, NullType()) for column in table.c]
        key = [c.collate(self.kind.collation) if isinstance(c.type, String) else c for c in table.primary_key]
        kinds = [_plain(column).python_type for column in table.c]
        with usable(self.where):
            options = {"yield_per": AT_ONCE, "stream_results": True}
            with self.connection.execute(select(*columns).order_by(*key), execution_options=options) as found:
                for row in found:
                    values = tuple(map(_exact, kinds, row))
                    if _UNFIT in values:
                        at = _place(table, row, table.c[values.index(_UNFIT)])
                        raise UnmovableError("unfit", self.where, f"{at} : valeur d'un autre type")
                    yield values


_UNFIT = object()


def _exact(kind: type, value: object) -> object:
    """Return a value in the type of its column."""
    match value:
        case None:
            return None
        case str() if kind is date:
            try:
                return day if (day := date.fromisoformat(value)).isoformat() == value else _UNFIT
            except ValueError:
                return _UNFIT
        case 0 | 1 if kind is bool:
            return bool(value)
        case str() if kind is str and not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:  # it was no UTF-8
                return _UNFIT
    return value if type(value) is kind else _UNFIT


def _plain(column: Column[Any]) -> Any:  # noqa: ANN401 - a type of SQLAlchemy's, whatever it gives
    return column.type.impl if isinstance(column.type, TypeDecorator) else column.type


def _place(table: Table, row: Sequence[object], column: Column[Any] | None = None) -> str:
    """Return where a value is, without what it is: an order is secret."""
    key = ", ".join(
        f"{c.name}={value}" for c, value in zip(table.c, row, strict=True) if c.primary_key and isinstance(value, int)
    )
    return f"table {table.name}, ligne {key or '?'}" + ("" if column is None else f", colonne {column.name}")


def _look(source: Where) -> None:
    """Raise if there is obviously nothing to move: a lock file would be made beside it."""
    if isinstance(source, Path):
        with usable(source):
            if not source.is_file():
                raise UnmovableError("missing", source)
            if source.stat().st_size == 0:
                raise UnmovableError("empty", source)


def _check(source: Path) -> None:
    try:
        backup.check(source, source)
    except backup.BrokenCopyError as error:
        raise UnmovableError("damaged", source, str(error)) from None


def _know(connection: Connection, where: Where) -> None:
    """Raise unless a database has the tables of this program, and something in them."""
    current = revision(connection)
    if current is None:
        raise UnmovableError("empty", where)
    if current != newest():
        raise UnmovableError("older" if current < newest() else "newer", where)
    if not any(_has_rows(connection, table.name) for table in _tables()):
        raise UnmovableError("empty", where)


def _make_ready(connection: Connection, where: Where) -> None:
    """Make or migrate the tables of an empty database. Raises if it is not."""
    there = inspect(connection).get_table_names()
    for name in there:
        if name not in {VERSION, *LEFT, *ALIVE} and _has_rows(connection, name):
            raise UnmovableError("not_empty", where, f"table {name}")
    for name in ALIVE.intersection(there):
        connection.execute(text(f'DELETE FROM "{name}"'))  # noqa: S608 - its name
    if (revision(connection) or "") > newest():
        raise UnmovableError("newer", where)
    upgrade(connection, shown(where))


def _has_rows(connection: Connection, table: str) -> bool:
    return connection.execute(text(f'SELECT 1 FROM "{table}" LIMIT 1')).first() is not None  # noqa: S608 - its name


def _copied(old: _Side, new: _Side) -> int:
    """Copy everything, have ids go on after the last that was given, and compare; return how many rows there are."""
    count = 0
    for table in _tables():
        with closing(old.rows(table)) as rows:
            while batch := list(islice(rows, AT_ONCE)):
                _refuse(old, new, table, batch)
                values = [dict(zip(table.c.keys(), row, strict=True)) for row in batch]
                new.connection.execute(insert(_bare(table)), values)
                count += len(batch)
        if table.dialect_options["sqlite"]["autoincrement"]:
            highest = old.kind.highest(old.connection, table)
            if highest:
                new.kind.go_on(new.connection, table, highest)
            if new.kind.highest(new.connection, table) != highest:
                raise UnmovableError("changed", new.where, f"table {table.name}, prochain numéro")
    for table in _tables():
        with closing(old.rows(table)) as before, closing(new.rows(table)) as after:
            for row, its_copy in zip_longest(before, after):
                if row != its_copy:
                    raise UnmovableError("changed", new.where, _place(table, row or its_copy))
    return count


@cache
def _bare(table: Table) -> Table:
    """Return a table whose columns take values as they are kept."""
    return Table(table.name, MetaData(), *(Column(column.name, _plain(column)) for column in table.c))


def _refuse(old: _Side, new: _Side, table: Table, rows: Sequence[Row]) -> None:
    """Raise if there is a value that the other kind of database cannot hold."""
    for row in rows:
        for column, value in zip(table.c, row, strict=True):
            reason = new.kind.refuses(column, value)
            if reason is not None:
                raise UnmovableError("unfit", old.where, f"{_place(table, row, column)} : {reason}")
