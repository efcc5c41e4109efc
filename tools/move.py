"""A league house moved to another database: `python -m tools.move FROM TO`, each a file or `postgresql://…`.

The one that is left out (last, or empty) is the bot's own, as the environment has it: `SIFFLET_DATABASE`.
From SQLite to PostgreSQL, back, or to another of the same kind. The bot must be stopped.
"""

import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from config import where
from db.engine import DatabaseInUseError
from db.moving import UnmovableError, Why, move_house
from db.server import UnusableDatabaseError

OWN = "SIFFLET_DATABASE"
USAGE = (
    "usage : make move FROM=sifflet.sqlite3 TO=postgresql://nom@serveur/base (ou l'inverse) ; "
    f"l'une des deux peut venir de l'environnement ({OWN})"
)
TEXTS: Mapping[Why, str] = {
    "missing": "{where} : il n'y a pas de base à cet endroit.",
    "empty": "{where} : cette base est vide, il n'y a rien à déménager.",
    "damaged": "{where} : ce fichier est abîmé ({place}) ; `make restore` remet une copie en place.",
    "older": "{where} : cette base est d'un Sifflet plus ancien ; démarrez une fois ce programme-ci sur elle, "
    "arrêtez-le, puis recommencez.",
    "newer": "{where} : cette base est d'un Sifflet plus récent ; déménagez-la avec ce programme-là.",
    "same": "{where} : le départ et l'arrivée sont la même base.",
    "not_empty": "{where} : cette base n'est pas vide ({place}) ; déménagez vers une base neuve.",
    "unfit": "{where} : une valeur ne peut pas être gardée telle quelle ({place}) ; corrigez-la, puis recommencez.",
    "changed": "{where} : la copie n'est pas égale à l'original ({place}) ; c'est une erreur de Sifflet, signalez-la.",
}


def main(arguments: Sequence[str]) -> None:
    """Do what the command line says. Raises `SystemExit` with one line for what cannot be done."""
    named, own = [*arguments, ""][:2], os.environ.get(OWN, "")
    if len(arguments) not in {1, 2} or not any(named) or not (all(named) or own):
        raise SystemExit(USAGE)
    print(_moved(*(one or own for one in named)))


def _moved(source: str, target: str) -> str:
    start, old, new = time.monotonic(), _where(source), _where(target)
    try:
        moved = move_house(old, new)
    except UnmovableError as error:
        raise SystemExit(
            f"Rien n'a été changé. {TEXTS[error.why].format(where=error.where, place=error.place)}"
        ) from None
    except DatabaseInUseError as error:
        raise SystemExit(f"Rien n'a été changé. Arrêtez d'abord le bot : {error}") from None
    except UnusableDatabaseError as error:
        raise SystemExit(f"Rien n'a été changé. {error}") from None
    return (
        f"Déménagé et comparé ligne par ligne : {moved.tables} tables, {moved.rows} lignes, "
        f"{time.monotonic() - start:.1f} s. Écrivez la nouvelle adresse dans config.toml (database) ; "
        "ne démarrez plus jamais de bot sur l'ancienne base : il redirait ce que la nouvelle dit."
    )


def _where(given: str) -> Path | str:
    try:
        return where(given)
    except ValueError as error:
        raise SystemExit(f"Rien n'a été changé. {error}.") from None


if __name__ == "__main__":
    main(sys.argv[1:])
