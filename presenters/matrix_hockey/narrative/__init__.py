"""A week of Matrix Hockey told: one report per division and cup, and one for the season."""

from presenters.matrix_hockey.narrative.report import report, text_of
from presenters.matrix_hockey.narrative.sentences import TELLER, sentence
from presenters.matrix_hockey.narrative.tables import moves, pool_lines, table_block, table_lines
from presenters.matrix_hockey.narrative.views import bulletin, paged

__all__ = [
    "TELLER",
    "bulletin",
    "moves",
    "paged",
    "pool_lines",
    "report",
    "sentence",
    "table_block",
    "table_lines",
    "text_of",
]
