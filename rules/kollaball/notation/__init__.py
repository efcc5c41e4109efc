"""The notation of orders: text to order and back (rulebook part 5)."""

from rules.kollaball.notation.reading import parse

__all__ = ["parse"]
