"""Copies of the database by hand: `python -m tools.backup make CONFIG`, `python -m tools.backup restore CONFIG [COPY]`.

The newest copy is put back unless one is named. The bot may run for the first and must be stopped for the second.
"""

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from config import Settings, load
from db import backup
from db.server import UnusableDatabaseError

USAGE = "usage : python -m tools.backup make|restore config.toml [copie]"


def main(arguments: Sequence[str]) -> None:
    """Do what the command line says. Raises `SystemExit` with one line for what cannot be done."""
    try:
        match arguments:
            case [] | ["make"]:
                print(_make(load(Path("config.toml"), has_token=False)))
            case ["make", config]:
                print(_make(load(Path(config), has_token=False)))
            case ["restore", config]:
                print(_restore(load(Path(config), has_token=False), None))
            case ["restore", config, copy]:
                print(_restore(load(Path(config), has_token=False), Path(copy)))
            case _:
                raise SystemExit(USAGE)
    except UnusableDatabaseError as error:
        raise SystemExit(f"Rien n'a été changé : {error}") from None


def _make(settings: Settings) -> str:
    database = settings.database
    if isinstance(database, Path) and not database.exists():
        raise SystemExit(f"{database} : il n'y a pas encore de base à copier.")
    made = backup.make(database, settings.backups, _now_ms(), settings.backups_kept or sys.maxsize)
    return f"Copie faite et vérifiée : {made}"


def _restore(settings: Settings, copy: Path | None) -> str:
    chosen = copy or next(iter(backup.copies(settings.database, settings.backups)), None)
    if chosen is None or not chosen.exists():
        raise SystemExit(f"{copy or settings.backups} : aucune copie à cet endroit.")
    kept = backup.restore(chosen, settings.database, settings.backups, _now_ms())
    before = f" La base d'avant est gardée sous {kept}." if kept else ""
    return f"{chosen} est de nouveau la base.{before} Vous pouvez démarrer le bot."


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


if __name__ == "__main__":
    main(sys.argv[1:])
