"""Double-Échec: ice hockey by shifts, with dice, cards and secret sheets (docs/rulebook/double-echec.md)."""

from rules.double_echec.game import GAME

__all__ = ["GAME"]
