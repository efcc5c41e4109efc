"""The database itself, and the only place that knows what kind it is.

`database.py` is what the rest is written against: transactions, one writer at a time. `sqlite.py` knows SQLite,
`driver.py` its driver, `lock.py` keeps a second bot away.
"""

from db.engine.database import Database, Tx, UnsavedError
from db.engine.lock import DatabaseInUseError, hold

__all__ = ["Database", "DatabaseInUseError", "Tx", "UnsavedError", "hold"]
