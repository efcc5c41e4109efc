"""Copies of the database: made while the bot runs, checked, kept for some nights, and put back.

What was still to be said when a copy was made may have been said since: a restored database looks in its channels
before it says it.
"""

import os
import re
from datetime import UTC, datetime
from pathlib import Path

from db.engine import Where, hold
from db.engine.copies import BrokenCopyError, Copies, ProgramError
from db.engine.sqlite_copies import FileCopies

__all__ = ["BrokenCopyError", "ProgramError", "check", "copies", "made_at_ms", "make", "restore"]

STAMP = "%Y%m%d-%H%M%S"
UNFINISHED = ".part"
LEFT_MS = 24 * 3_600_000  # nobody works on a copy for so long


def make(database: Where, folder: Path, at_ms: int, keep: int) -> Path:
    """Copy `database` into `folder` and throw all but the newest `keep` copies away; return the copy.

    Raises `BrokenCopyError` if the copy is not sound, and `ProgramError`: nothing is thrown away then.
    """
    kind = _copies_of(database)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    target = folder / f"{kind.name}-{_stamp(at_ms)}{kind.suffix}"
    unfinished = target.with_name(f"{target.name}.{os.getpid()}{UNFINISHED}")
    for left in _files(folder, _pattern(kind) + rf"\.\d+{re.escape(UNFINISHED)}"):  # by who was killed
        if at_ms - left.stat().st_mtime_ns // 1_000_000 > LEFT_MS:
            left.unlink(missing_ok=True)
    try:
        kind.make(unfinished)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    unfinished.replace(target)
    for old in copies(database, folder)[keep:]:
        old.unlink()
    return target


def copies(database: Where, folder: Path) -> list[Path]:
    """Return the copies of `database` in `folder`, newest first."""
    found = [path for path in _files(folder, _pattern(_copies_of(database))) if made_at_ms(path) is not None]
    return sorted(found, key=lambda path: made_at_ms(path) or 0, reverse=True)


def _pattern(kind: Copies) -> str:
    """Return what the names of the copies of one database look like, and of no other's in the same folder."""
    return re.escape(kind.name) + r"-\d{8}-\d{6}" + re.escape(kind.suffix)


def _files(folder: Path, pattern: str) -> list[Path]:
    return [path for path in folder.iterdir() if re.fullmatch(pattern, path.name)] if folder.is_dir() else []


def made_at_ms(copy: Path) -> int | None:
    """Return when a copy was made, as its name tells; None for another file."""
    try:
        moment = datetime.strptime("-".join(copy.stem.rsplit("-", 2)[-2:]), STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
    return int(moment.timestamp() * 1000)


def check(copy: Path, database: Where) -> None:
    """Raise `BrokenCopyError` unless `copy` is a sound one of a database of the kind of `database`."""
    _copies_of(database).check(copy)


def restore(copy: Path, database: Where, folder: Path, at_ms: int) -> Path | None:
    """Put `copy` in the place of `database`; return where the database that was there is kept, None if there was none.

    It is kept beside its file; what was on a server, in `folder`. Raises `BrokenCopyError`, `ProgramError`, and
    `DatabaseInUseError` while a bot runs on it.
    """
    kind = _copies_of(database)
    kind.check(copy)
    with hold(database):
        return kind.put_back(copy, folder, f"before-restore-{_stamp(at_ms)}", _look_before_speaking(at_ms))


def _look_before_speaking(at_ms: int) -> tuple[str, ...]:
    """Have everything looked for in its channel before it is sent that the bot may have sent after the copy was made.

    What waits in the copy counts as tried when it was written. What its turns will say when they are closed again is
    looked for if an outage came since they opened (`referee.outbox.announce`): that is noted, as settled, however
    short.
    """
    return (
        "UPDATE outbox SET first_try_ms = next_try_ms WHERE status <> 'sent' AND first_try_ms IS NULL",
        f"INSERT INTO outage (from_ms, to_ms, is_settled) VALUES ({at_ms - 1}, {at_ms}, true)",  # noqa: S608 - numbers
    )


def _copies_of(database: Where) -> Copies:
    if isinstance(database, Path):
        return FileCopies(database)
    from db.engine.postgres_copies import ServerCopies  # noqa: PLC0415 - loads a driver

    return ServerCopies(database)


def _stamp(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime(STAMP)
