"""The four things that every query module does: one row, many rows, a new row, a change."""

from typing import TypeVar

import msgspec
from sqlalchemy import ColumnElement, Select, Table, insert, select, update

from db.engine import Tx

R = TypeVar("R", bound=msgspec.Struct)

Where = ColumnElement[bool]


def rows_of(table: Table, kind: type[R]) -> Select[*tuple[object, ...]]:
    """Return the select of exactly the columns that `kind` has."""
    return select(*(table.c[name] for name in kind.__struct_fields__))


async def many(tx: Tx, kind: type[R], query: Select[*tuple[object, ...]]) -> list[R]:
    """Return the rows of `query` as values."""
    return [kind(**row) for row in (await tx.execute(query)).mappings()]


async def first(tx: Tx, kind: type[R], query: Select[*tuple[object, ...]]) -> R | None:
    """Return the first row of `query` as a value, or None."""
    row = (await tx.execute(query)).mappings().first()
    return None if row is None else kind(**row)


async def add(tx: Tx, table: Table, **values: object) -> int:
    """Insert a row; return its id (0 where the key is not a number of ours)."""
    key = (await tx.apply(insert(table).values(**values))).inserted_primary_key
    return int(key[0]) if key is not None and isinstance(key[0], int) else 0


async def change(tx: Tx, table: Table, where: Where, **values: object) -> int:
    """Change the rows `where`; return how many there were."""
    return (await tx.apply(update(table).where(where).values(**values))).rowcount


async def number(tx: Tx, query: Select[int]) -> int | None:
    """Return the one number that `query` gives, None if it gives none (the maximum of nothing)."""
    return (await tx.execute(query)).scalars().one_or_none()
