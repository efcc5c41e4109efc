"""The database itself, and the only place that knows what kind it is.

`database.py` is what the rest is written against: transactions (`tx.py`), each with what it changes to itself, on a
kind of database (`kinds.py`). `sqlite.py` knows SQLite, with `driver.py`, its driver, and `lock.py`, which keeps a
second bot away; `postgres.py` knows PostgreSQL.
"""

from db.engine.database import Database
from db.engine.held import Hold, LostError
from db.engine.key import Key, Keys
from db.engine.kinds import Server
from db.engine.letters import by_letters
from db.engine.lock import DatabaseInUseError, hold
from db.engine.tx import Tx, UnsavedError, Where
from db.engine.unhurried import is_carried
from db.engine.upsert import upsert
from db.engine.why import is_of_server, why

__all__ = [
    "Database",
    "DatabaseInUseError",
    "Hold",
    "Key",
    "Keys",
    "LostError",
    "Server",
    "Tx",
    "UnsavedError",
    "Where",
    "by_letters",
    "hold",
    "is_carried",
    "is_of_server",
    "upsert",
    "why",
]
