"""Competitions (docs/rulebook/competition.md): championships, cups, Swiss events for every game."""

from rules.competition.game import GAME

__all__ = ["GAME"]
