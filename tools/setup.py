"""The virtual environment that verbs need: made where there is none, filled when what its list says is not in it.

The standard library alone is there yet.
"""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".venv"
OLDEST = (3, 11)
ALL, RUN, BENCH = "all", "run", "bench"
# What there is to install -> its list, and the file whose date says when that was done.
LISTS = {
    ALL: ("requirements-dev.lock", ".requirements"),
    RUN: ("requirements.lock", ".requirements-run"),
    BENCH: ("requirements-bench.txt", ".requirements-bench"),
}
TOO_OLD = "Sifflet demande Python 3.11 ou plus récent ; celui-ci est {version}."


def python_of(home: Path) -> Path:
    """Return the Python of a virtual environment, on whatever system."""
    return home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def is_set_up(kind: str) -> bool:
    """Return whether the environment has what a list says."""
    wanted, stamp = ROOT / LISTS[kind][0], HOME / LISTS[kind][1]
    return stamp.exists() and stamp.stat().st_mtime >= wanted.stat().st_mtime


def set_up(kind: str) -> Path:
    """Make the environment unless what its list says is in it; return its Python. Raises `SystemExit`."""
    if sys.version_info < OLDEST:
        raise SystemExit(TOO_OLD.format(version=sys.version.split()[0]))
    python = python_of(HOME)
    if kind == BENCH:  # on top of everything
        set_up(ALL)
    if is_set_up(kind) or (kind == RUN and is_set_up(ALL)):  # who has everything has what the bot needs
        return python
    wanted, stamp = ROOT / LISTS[kind][0], HOME / LISTS[kind][1]
    if not python.exists():
        print(f"{HOME.name} : environnement virtuel…", flush=True)
        venv.create(HOME, with_pip=True)
    print(f"{wanted.name} : installation (une à deux minutes)…", flush=True)
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(wanted)]
    locked = ["--require-hashes"] if wanted.suffix == ".lock" else []
    if subprocess.run([*install, *locked], check=False).returncode:  # noqa: S603 - our own words
        raise SystemExit("L'installation a échoué ; les lignes ci-dessus disent pourquoi.")
    stamp.touch()
    return python
