"""What an earlier version broke when it forgot somebody: `python -m tools.mend CONFIG` says, `… --write` mends it.

The bot must be stopped. Before anything is written a copy of the database is made where the others are.
"""

import asyncio
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from config import Settings, load
from db import backup
from db.engine import Database, hold
from db.server import UnusableDatabaseError
from referee.house import House, SystemClock
from referee.people.mending import Finding, mend_pseudonyms
from rules.registry import GAMES

USAGE = "usage : python -m tools.mend config.toml [--write]"
WRITE = "--write"


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; return 1 if something stays that cannot be read. Raises `SystemExit`."""
    match arguments:
        case [config]:
            return _mend(load(Path(config), has_token=False), is_trial=True)
        case [config, flag] if flag == WRITE:
            return _mend(load(Path(config), has_token=False), is_trial=False)
        case _:
            raise SystemExit(USAGE)


def _mend(settings: Settings, *, is_trial: bool) -> int:
    database = settings.database
    if isinstance(database, Path) and not database.exists():
        raise SystemExit(f"{database} : il n'y a pas de base à cet endroit.")
    try:
        with hold(database):
            pass  # on a server, nothing but this keeps us from mending under a bot
        if not is_trial:
            now_ms = time.time_ns() // 1_000_000
            print(f"Copie faite : {backup.make(database, settings.backups, now_ms, settings.backups_kept + 1)}")
        found = asyncio.run(_found(database, is_trial=is_trial))
    except UnusableDatabaseError as error:
        raise SystemExit(f"Rien n'a été changé : {error}") from None
    for finding in found:
        print(told(finding, is_trial=is_trial))
    if not found:
        print("Tout se lit, rien n'est à réparer.")
    elif is_trial and any(finding.words is not None for finding in found):
        print(f"Rien n'a été écrit. Pour réparer, bot arrêté : python -m tools.mend config.toml {WRITE}")
    return int(any(finding.words is None for finding in found))


async def _found(path: Path | str, *, is_trial: bool) -> list[Finding]:
    database = await Database.open(path)
    try:
        return await mend_pseudonyms(
            House(db=database, clock=SystemClock(), games=GAMES, random_bytes=secrets.token_bytes), is_trial=is_trial
        )
    finally:
        await database.close()


def told(finding: Finding, *, is_trial: bool) -> str:
    """Return a finding in a line."""
    head = f"match {finding.contest_id}, {finding.name}"
    where = ", ".join(finding.faults[:5]) + (" …" if len(finding.faults) > 5 else "")  # noqa: PLR2004 - as many as fit
    if finding.words is not None:
        words = ", ".join(f"« {alias} » était « {word} »" for alias, word in finding.words.items())
        return f"{head} : {'réparable' if is_trial else 'réparé'} ({where}) : {words}"
    several = f" ; possible : {' | '.join(finding.possible)}" if finding.possible else ""
    return f"{head} : illisible, laissé tel quel ({where}){several}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
