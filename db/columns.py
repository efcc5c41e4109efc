"""What the tables are made of: the naming of constraints, JSON as text, columns that many tables have."""

from typing import Any

import msgspec
from sqlalchemy import CheckConstraint, Column, Dialect, ForeignKey, Index, Integer, MetaData, Text, TypeDecorator, text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Json(TypeDecorator[Any]):
    """A JSON value kept as text; objects come back as dicts, lists as tuples."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:
        """Write a value."""
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> object:
        """Read a value."""
        if value is None:
            return None
        read = msgspec.json.decode(value)
        return tuple(read) if isinstance(read, list) else read


class Kept(TypeDecorator[Any]):
    """A value of a type of ours, kept as JSON text; a row always has one."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: type[msgspec.Struct]) -> None:
        super().__init__()
        self.kind = kind
        self._decoder = msgspec.json.Decoder(kind)

    def process_bind_param(self, value: object, dialect: Dialect) -> str:
        """Write a value."""
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> object:
        """Read a value; None where an outer join has found no row."""
        return None if value is None else self._decoder.decode(value)


def id_column() -> Column[int]:
    """Return the column of ids that the database gives."""
    return Column("id", Integer, primary_key=True)


def reference(target: str, *, primary_key: bool = False, nullable: bool = False) -> Column[int]:
    """Return the column that names a row of the table `target`."""
    name = f"{target}_id"
    return Column(name, Integer, ForeignKey(f"{target}.id"), primary_key=primary_key, nullable=nullable)


def one_of(column: str, *values: str) -> CheckConstraint:
    """Return the check that a column holds one of `values`."""
    listed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({listed})", column)


def quiet() -> tuple[Column[int] | CheckConstraint, ...]:
    """Return the columns of quiet hours, both or neither, with their checks."""
    return (
        Column("quiet_from", Integer),
        Column("quiet_to", Integer),
        CheckConstraint("(quiet_from IS NULL) = (quiet_to IS NULL)", "quiet"),
        CheckConstraint("quiet_from BETWEEN 0 AND 1439 AND quiet_to BETWEEN 0 AND 1439", "quiet_minutes"),
    )


def unique_where(name: str, *columns: Column[Any], where: str) -> Index:
    """Return an index that keeps `columns` unique among the rows of which `where` holds."""
    return Index(name, *columns, unique=True, sqlite_where=text(where), postgresql_where=text(where))
