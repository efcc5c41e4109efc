"""Matrix Hockey: the rules of one season (docs/rulebook/matrix-hockey.md)."""

from rules.matrix_hockey.game import GAME

__all__ = ["GAME"]
