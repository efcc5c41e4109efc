"""This machine: its Python, the packages, the disk, the time zones."""

import re
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from tools.doctor.finding import Finding, fault, well

LOCK = Path(__file__).parents[2] / "requirements.lock"
OLDEST = (3, 11)
PINNED = re.compile(r"^([A-Za-z0-9][\w.-]*)(?:\[[^]]*])?==([^\s;\\]+)([^\n]*)", re.MULTILINE)
# Under these alone a package of the lock may rightly be absent: the lock is one for all machines.
CONDITIONAL = ";"
ROOM_BYTES = 500 << 20
SHOWN = 3


def look_at_machine(database_folder: Path, zone: str) -> Iterator[Finding]:
    """Yield how the machine stands. `database_folder`: where the disk has to have room; `zone`: the league's."""
    yield _python()
    yield _packages(LOCK.read_text("utf-8"))
    yield _disk(database_folder)
    yield _zones(zone)


def _python() -> Finding:
    told = ".".join(str(part) for part in sys.version_info[:3])
    if sys.version_info < OLDEST:
        return fault("Python", f"{told} est trop ancien : installez Python 3.11 ou plus récent, puis `make setup-run`")
    return well("Python", told)


def _packages(lock: str) -> Finding:
    """Return whether what is installed is what the lock says, version by version."""
    pinned = PINNED.findall(lock)
    wrong = []
    for name, wanted, rest in pinned:
        try:
            found = version(name)
        except PackageNotFoundError:
            if CONDITIONAL not in rest:
                wrong.append(f"{name} manque")
            continue
        if found != wanted:
            wrong.append(f"{name} {found} au lieu de {wanted}")
    if wrong:
        more = f" et {len(wrong) - SHOWN} autres" if len(wrong) > SHOWN else ""
        return fault("Paquets", f"{', '.join(wrong[:SHOWN])}{more} : lancez `make setup-run`")
    return well("Paquets", f"les {len(pinned)} de requirements.lock")


def _disk(folder: Path) -> Finding:
    there = next(path for path in (folder.resolve(), *folder.resolve().parents) if path.exists())
    free = shutil.disk_usage(there).free
    told = f"{free >> 20} Mo libres"
    if free < ROOM_BYTES:
        return fault("Disque", f"{told} dans {there}, il en faut {ROOM_BYTES >> 20} : faites de la place")
    return well("Disque", told)


def _zones(zone: str) -> Finding:
    try:
        ZoneInfo(zone)
    except ZoneInfoNotFoundError:
        return fault("Fuseaux horaires", f"{zone} est introuvable : `make setup-run` installe les données (tzdata)")
    return well("Fuseaux horaires", zone)
