"""`python -m tools.setup`: the virtual environment with everything in it, as `make setup`, where there is no make.

With `run` behind it, only what the bot needs (`make setup-run`). The standard library alone is there yet.
"""

import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".venv"
OLDEST = (3, 11)
LOCKS = {"": ("requirements-dev.lock", ".requirements"), "run": ("requirements.lock", ".requirements-run")}
TOO_OLD = "Sifflet demande Python 3.11 ou plus récent ; celui-ci est {version}."
USAGE = "usage : python -m tools.setup [run]"


def python_of(home: Path) -> Path:
    """Return the Python of a virtual environment, on whatever system."""
    return home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def is_set_up(kind: str) -> bool:
    """Return whether the environment has what a lock says."""
    lock, stamp = ROOT / LOCKS[kind][0], HOME / LOCKS[kind][1]
    return stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime


def set_up(kind: str) -> Path:
    """Make the environment unless what the lock says is in it; return its Python. Raises `SystemExit`."""
    if sys.version_info < OLDEST:
        raise SystemExit(TOO_OLD.format(version=sys.version.split()[0]))
    python = python_of(HOME)
    if is_set_up(kind) or is_set_up(""):  # who has everything has what the bot needs
        return python
    lock, stamp = ROOT / LOCKS[kind][0], HOME / LOCKS[kind][1]
    if not python.exists():
        print(f"{HOME.name} : environnement virtuel…")
        venv.create(HOME, with_pip=True)
    print(f"{lock.name} : installation (une à deux minutes)…")
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    if subprocess.run([*install, "-r", str(lock)], check=False).returncode:  # noqa: S603 - our own words
        raise SystemExit("L'installation a échoué ; les lignes ci-dessus disent pourquoi.")
    stamp.touch()
    return python


def main(arguments: Sequence[str]) -> None:
    """Do what the command line says."""
    match arguments:
        case [] | ["run"]:
            print(f"Prêt : {set_up(''.join(arguments))}")
        case _:
            raise SystemExit(USAGE)


if __name__ == "__main__":
    main(sys.argv[1:])
