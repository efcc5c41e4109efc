"""A transaction, as what is written against a database sees it, of whatever kind that is."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVarTuple

from sqlalchemy import CursorResult
from sqlalchemy.exc import OperationalError as UnsavedError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.sql.selectable import TypedReturnsRows

__all__ = ["Tx", "UnsavedError", "Where"]

Where = Path | str  # the file of an SQLite database, or the address of a PostgreSQL one: postgresql://…
Columns = TypeVarTuple("Columns")


class Tx:
    """A transaction. Its statements are given to the database one after the other."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.afterwards: list[Callable[[], None]] = []  # done once it is committed, and only then
        self.holds = True  # whether it has anything to itself: what its key names may not have been there
        self.is_deed = False  # whether its changes are what somebody asked for

    async def execute(
        self, query: TypedReturnsRows[*Columns], values: Mapping[str, object] | None = None
    ) -> CursorResult[*Columns]:
        """Return the rows of a query, all there; `values` are those of its named parameters."""
        return await self.connection.execute(query, values)

    async def apply(
        self, statement: UpdateBase, values: Mapping[str, object] | Sequence[Mapping[str, object]] | None = None
    ) -> CursorResult[*tuple[object, ...]]:
        """Change rows; `values` are those of the statement's named parameters, and of the columns to write.

        Several sets of them are several rows, in one statement.
        """
        return await self.connection.execute(statement, values)
