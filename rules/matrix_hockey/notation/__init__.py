"""The notation of orders (rulebook part 5)."""

from rules.matrix_hockey.notation.ahead import stands_by
from rules.matrix_hockey.notation.book import enter_referee_text, merge_message, parse
from rules.matrix_hockey.notation.results import result_line
from rules.matrix_hockey.notation.warn import warnings

__all__ = ["enter_referee_text", "merge_message", "parse", "result_line", "stands_by", "warnings"]
