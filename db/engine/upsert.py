"""Rows that may be there already: PostgreSQL's clause for that is SQLite's as well."""

from sqlalchemy.dialects.postgresql import insert as upsert

__all__ = ["upsert"]
