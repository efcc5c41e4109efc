"""From texts to orders and back (rulebook 5 and 9)."""

from rules.aspic.notation.reading import parse
from rules.aspic.notation.writing import canonical

__all__ = ["canonical", "parse"]
