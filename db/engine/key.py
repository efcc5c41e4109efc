"""What a change has to itself while it is made."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy.sql.selectable import Select


@dataclass(frozen=True)
class Key:
    """The rows that a transaction holds from its begin to its end, so that nobody else changes what hangs on them.

    SQLite has one writer at a time and needs none. On PostgreSQL `select` locks the rows (`FOR NO KEY UPDATE`).
    `is_deed`: whether the change is what somebody asked for (`deed`), and nothing that is only kept beside it.
    """

    select: Select[*tuple[int, ...]]
    values: Mapping[str, object] = field(default_factory=dict)
    is_deed: bool = True


@dataclass(frozen=True, kw_only=True)
class Keys(Key):
    """The rows of several items: `select` waits for all of them, `free` takes those that nobody holds.

    Both give the items' numbers.
    """

    free: Select[*tuple[int, ...]]
    wanted: Sequence[int]
