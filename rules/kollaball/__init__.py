"""Kollaball: the rules of one match (docs/rulebook/kollaball.md)."""

from rules.kollaball.game import GAME

__all__ = ["GAME"]
