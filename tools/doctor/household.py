"""The settings and the database."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from config import Settings, is_exposed
from db import backup
from db.inspection import Inspection, inspect_database
from db.server import UnusableDatabaseError, shown
from tools.doctor.finding import Finding, fault, well

STALE_MS = 48 * 3_600_000  # a copy is made every night
JOURNAL = "wal"


@dataclass(frozen=True)
class Household:
    """What was found, and what the database says, None where it could not be read."""

    findings: tuple[Finding, ...]
    seen: Inspection | None


def look_at_household(path: Path, settings: Settings) -> Household:
    """Return how the settings in `path` and the database that they name stand."""
    database = settings.database
    if isinstance(database, Path) and not database.exists():
        new = well("Base", f"{database} n'existe pas encore : le premier démarrage la crée")
        return Household((_secrecy(path), new), None)
    try:
        seen = inspect_database(database)
    except UnusableDatabaseError as error:
        return Household((_secrecy(path), fault("Base", str(error))), None)
    return Household((_secrecy(path), *_database(settings, seen), _copies(settings)), seen)


def _secrecy(path: Path) -> Finding:
    if is_exposed(path):
        return fault("Réglages", f"tous les comptes de la machine peuvent lire {path} : `chmod 600 {path}`")
    return well("Réglages", f"{path} se lit, ses valeurs sont bonnes")


def _database(settings: Settings, seen: Inspection) -> Iterator[Finding]:
    where = shown(settings.database)
    if seen.is_current:
        yield well("Base", f"{where}, tables {seen.revision}, {len(seen.leagues)} ligue(s)")
    elif seen.revision is None:
        yield fault("Base", f"{where} n'a pas de tables : ce n'est pas une base de Sifflet, ou sa copie a échoué")
    elif seen.revision > seen.newest:
        yield fault("Base", f"{where} est d'un Sifflet plus récent ({seen.revision}) : mettez le programme à jour")
    else:
        yield well("Base", f"{where}, tables {seen.revision} : le prochain démarrage les porte à {seen.newest}")
    if seen.journal not in {None, JOURNAL}:
        yield well("Journal de la base", f"{seen.journal} : le prochain démarrage le remet à {JOURNAL}")


def _copies(settings: Settings) -> Finding:
    if not settings.backups_kept:
        return well("Copies", "éteintes (backups_kept = 0)")
    made = backup.copies(settings.database, settings.backups)
    if not made:
        return fault("Copies", f"aucune dans {settings.backups} : le bot en fait une à {settings.backup_time:%H:%M}")
    age_ms = time.time_ns() // 1_000_000 - (backup.made_at_ms(made[0]) or 0)
    if age_ms > STALE_MS:
        return fault("Copies", f"la dernière a {age_ms // 86_400_000} jours ({made[0]}) : `make backup`")
    return well("Copies", f"{len(made)}, la dernière il y a {age_ms // 3_600_000} h")
