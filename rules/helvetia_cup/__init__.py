"""Helvetia Cup: rules of docs/rulebook/helvetia-cup.md."""

from rules.helvetia_cup.game import GAME

__all__ = ["GAME"]
