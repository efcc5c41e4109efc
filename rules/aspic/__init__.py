"""Aspic: two sides, one ball, no dice (docs/rulebook/aspic.md)."""

from rules.aspic.game import GAME

__all__ = ["GAME"]
