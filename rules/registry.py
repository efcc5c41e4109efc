"""The games there are: a new game is one line here.

Everything else of it stands in the package of that name in `rules/`, `presenters/`, `boards/` and `cogs/`.
"""

from collections.abc import Iterable, Mapping
from importlib import import_module

from rules.game import AnyGame

PACKAGES = (
    "kollaball",
    "matrix_hockey",
    "aspic",
    "double_echec",
    "helvetia_cup",
    "competition",
)


def games_of(packages: Iterable[str]) -> Mapping[str, AnyGame]:
    """Return the games of these packages by their keys, in that order."""
    found: list[AnyGame] = [import_module(f"rules.{name}").GAME for name in packages]
    return {game.key: game for game in found}


GAMES: Mapping[str, AnyGame] = games_of(PACKAGES)
