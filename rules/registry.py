"""The games there are. A new game is one line here."""

from collections.abc import Mapping
from typing import cast

from rules.aspic import GAME as ASPIC
from rules.contract import AnyGame
from rules.kollaball import GAME as KOLLABALL
from rules.matrix_hockey import GAME as MATRIX_HOCKEY

GAMES: Mapping[str, AnyGame] = {
    game.key: game for game in (cast("AnyGame", KOLLABALL), cast("AnyGame", MATRIX_HOCKEY), cast("AnyGame", ASPIC))
}
