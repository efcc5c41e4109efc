"""The report of a turn: events and draws in, sections of sentences out (rulebook part 7, order of seed 19).

`tell` never reorders events; it only says them and puts headings between. What may be told to whom is decided before,
by the game's `view` and `view_rolls`.
"""

from presenters.kollaball.narrative.cast import Cast, Pen, cast_of
from presenters.kollaball.narrative.report import tell
from presenters.kollaball.narrative.sentences import TELLER, sentence
from presenters.kollaball.narrative.standing import result, summary
from presenters.kollaball.narrative.views import Section, pages, render

__all__ = [
    "TELLER",
    "Cast",
    "Pen",
    "Section",
    "cast_of",
    "pages",
    "render",
    "result",
    "sentence",
    "summary",
    "tell",
]
