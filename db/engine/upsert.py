"""Rows that may be there already: the clause for that is the same on SQLite and on PostgreSQL."""

from sqlalchemy.dialects.postgresql import insert as upsert

__all__ = ["upsert"]
