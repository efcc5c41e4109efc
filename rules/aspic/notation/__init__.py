"""From texts to orders and back (rulebook 5 and 9)."""

from rules.aspic.notation.canonical import canonical
from rules.aspic.notation.parse import parse

__all__ = ["canonical", "parse"]
