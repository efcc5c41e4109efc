"""The games there are: a new game is one line here.

Everything else of it stands in the package of that name in `rules/`, `presenters/`, `boards/` and `cogs/`.
"""

from collections.abc import Mapping
from importlib import import_module

from rules.contract import AnyGame

PACKAGES = (
    "kollaball",
    "matrix_hockey",
    "aspic",
)


def _games() -> dict[str, AnyGame]:
    found: list[AnyGame] = [import_module(f"rules.{name}").GAME for name in PACKAGES]
    return {game.key: game for game in found}


GAMES: Mapping[str, AnyGame] = _games()
