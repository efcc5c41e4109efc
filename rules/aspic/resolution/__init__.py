"""Closing a turn (rulebook 6)."""

from rules.aspic.resolution.referee import apply_referee
from rules.aspic.resolution.turn import resolve

__all__ = ["apply_referee", "resolve"]
