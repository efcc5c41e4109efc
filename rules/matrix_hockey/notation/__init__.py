"""The notation of orders (rulebook part 5)."""

from rules.matrix_hockey.notation.checks import weigh_order
from rules.matrix_hockey.notation.reading import enter_referee_text, merge_message, parse, store_ahead
from rules.matrix_hockey.notation.writing import result_line

__all__ = ["enter_referee_text", "merge_message", "parse", "result_line", "store_ahead", "weigh_order"]
