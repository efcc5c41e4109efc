"""What copies of a database are made and put back by, one for each kind of database."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from db.server import UnusableDatabaseError


class BrokenCopyError(UnusableDatabaseError):
    """A file that is no sound copy of a database."""


class ProgramError(UnusableDatabaseError):
    """PostgreSQL's own programs are not there, or are too old for the server."""


class Copies(Protocol):
    """The copies of one database; `name` and `suffix` are what their files' names begin and end with."""

    name: str
    suffix: str

    def make(self, target: Path) -> None:
        """Copy the database, whoever writes meanwhile. Raises `BrokenCopyError` if the copy is not sound."""

    def check(self, copy: Path) -> None:
        """Raise `BrokenCopyError` unless `copy` is a sound database of ours."""

    def put_back(self, copy: Path, folder: Path, aside: str, statements: Sequence[str]) -> Path | None:
        """Put a checked `copy` in the place of the database, with what `statements` change in it, or change nothing.

        Returns where the former content is kept (beside a file, else in `folder`), None if there was none.
        """
