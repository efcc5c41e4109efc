"""The notation of orders (rulebook part 5)."""

from rules.matrix_hockey.notation.book import merge, parse
from rules.matrix_hockey.notation.results import result_line
from rules.matrix_hockey.notation.warn import warnings

__all__ = ["merge", "parse", "result_line", "warnings"]
