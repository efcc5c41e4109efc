"""A database without a thread, for tests that make thousands of transactions and are not about threads."""

from collections.abc import Callable, Generator
from typing import Any, Self

from db.engine import driver


class AtOnce(driver.Connection):
    """Does what it is given at once: the same steps, always in the same order."""

    def __await__(self) -> Generator[Any, None, Self]:
        self._connection = self._connector()
        return self
        yield  # as a connection that had something to wait for

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return fn(*args, **kwargs)

    def stop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
