"""Statements compiled once a process, as in a bot that runs for months, and not once for each test's database."""

from typing import Any

from sqlalchemy import Engine

ENOUGH = 2000  # there are some 300 statements


class SharedCache(dict[Any, Any]):
    """What statements compile to, whichever engine asks: all are of one kind, SQLite by its own driver."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(key[1:], default)  # the key begins with the engine's own dialect

    def __setitem__(self, key: Any, compiled: Any) -> None:
        assert len(self) < ENOUGH, "statements are made anew at each call, and would fill the memory of the bot"
        super().__setitem__(key[1:], compiled)


def share_statements() -> None:
    """Have every engine from now on look into one cache; what it makes for itself is not kept."""
    shared = SharedCache()
    Engine._compiled_cache = property(lambda _: shared, lambda _engine, _own: None)
