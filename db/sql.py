"""The things that every query module does: one row, many rows, new rows, a change.

Statements are made once, as constants with named parameters, and run with `values`: to put one together costs five
times what it costs to run it. In a change a parameter's name begins with `where_`, since any other name is a column to
write.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    CursorResult,
    Insert,
    Select,
    Table,
    Update,
    cast,
    extract,
    func,
    insert,
    select,
)
from sqlalchemy.sql.dml import ReturningInsert

from db.engine import Tx, upsert

R = TypeVar("R", bound=msgspec.Struct)


def rows_of(table: Table, kind: type[R]) -> Select[*tuple[object, ...]]:
    """Return the select of exactly the columns that `kind` has."""
    return select(*(table.c[name] for name in kind.__struct_fields__))


async def many(tx: Tx, kind: type[R], query: Select[*tuple[object, ...]], **values: object) -> list[R]:
    """Return the rows of `query` as values."""
    return [value(kind, row) for row in await tx.execute(query, values)]


async def fetch_first(tx: Tx, kind: type[R], query: Select[*tuple[object, ...]], **values: object) -> R | None:
    """Return the first row of `query` as a value, or None."""
    row = (await tx.execute(query, values)).first()
    return None if row is None else value(kind, row)


def value(kind: type[R], row: Iterable[object]) -> R:
    """Return the value whose fields a row has, in their order."""
    return kind(**dict(zip(kind.__struct_fields__, row, strict=True)))


async def add(tx: Tx, table: Table, **values: object) -> int:
    """Insert a row; return its id (0 where the key is not a number of ours)."""
    key = (await tx.apply(_insert(table), values)).inserted_primary_key
    return int(key[0]) if key is not None and isinstance(key[0], int) else 0


async def add_new(tx: Tx, table: Table, **values: object) -> None:
    """Insert a row, unless there is one of its key already."""
    await tx.apply(_insert_new(table), values)


async def add_all(tx: Tx, table: Table, rows: Sequence[Mapping[str, object]]) -> None:
    """Insert rows with the same columns, in their order."""
    if rows:
        await tx.apply(_insert(table), rows)


async def add_back(tx: Tx, table: Table, kind: type[R], **values: object) -> R:
    """Insert a row; return it as it is stored."""
    return made(kind, await tx.apply(_insert_back(table, kind), values))


def made(kind: type[R], result: CursorResult[*tuple[object, ...]]) -> R:
    """Return the one row that a statement has given back."""
    return value(kind, result.one())


async def change(tx: Tx, statement: Update, **values: object) -> int:
    """Change rows; return how many there were."""
    return (await tx.apply(statement, values)).rowcount


async def fetch_number(tx: Tx, query: Select[int], **values: object) -> int | None:
    """Return the one number that `query` gives, None if it gives none (the maximum of nothing)."""
    return (await tx.execute(query, values)).scalars().one_or_none()


def server_now(per_s: int) -> ColumnElement[int]:
    """Return what asks a server's clock for the time, in `per_s` to a second."""
    return cast(func.floor(extract("epoch", func.clock_timestamp()) * per_s), BigInteger)


@cache
def _insert(table: Table) -> Insert:
    return insert(table)


@cache
def _insert_new(table: Table) -> Insert:
    return upsert(table).on_conflict_do_nothing()


@cache
def _insert_back(table: Table, kind: type[msgspec.Struct]) -> ReturningInsert[*tuple[object, ...]]:
    return insert(table).returning(*(table.c[name] for name in kind.__struct_fields__))
