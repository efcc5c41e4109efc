"""The resolution of rulebook part 6, on a table that the turn is played on."""

from rules.helvetia_cup.play.turn import resolve

__all__ = ["resolve"]
