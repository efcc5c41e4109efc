"""From events to the sections of a report."""

from collections.abc import Iterable
from functools import partial
from itertools import groupby

from presenters.dossier import Happened
from presenters.kollaball.narrative.cast import Pen
from presenters.kollaball.narrative.dice import roll_lines
from presenters.kollaball.narrative.sentences import sentence
from presenters.kollaball.narrative.views import Section
from presenters.teller import ReportLine
from rules.dice import Roll
from rules.kollaball.events import Disqualified, MatchOver

Place = tuple[str, int]  # a step of the resolution, and in which round


def tell(
    pen: Pen, happened: Iterable[Happened], rolls: Iterable[Roll] = (), *, unmarked: str = "opening"
) -> tuple[Section, ...]:
    """Return the report of a turn in the order of its events, headed by KB-19-a's steps; the draws come last.

    What happened and the draws are already cut down to what the reader may see. Sections without a sentence do not
    exist; the tuple may be empty. `unmarked`: the heading of what no resolution has marked.
    """
    groups = groupby(happened, partial(_place, unmarked))
    sections = [Section(_title(pen, place), tuple(_line(pen, one) for one in group)) for place, group in groups]
    draws = tuple(ReportLine(text) for text in roll_lines(pen, rolls))
    if draws:
        sections.append(Section(pen.t("kb-section-dice"), draws))
    return tuple(sections)


def _line(pen: Pen, one: Happened) -> ReportLine:
    return ReportLine(sentence(pen, one.event), one.index)


def _place(unmarked: str, one: Happened) -> Place:
    """Return where an event stands; what no resolution has marked opens the report, or ends it with the match."""
    is_end = isinstance(one.event, Disqualified | MatchOver)
    return one.mark.step or ("closing" if is_end else unmarked), one.mark.round


def _title(pen: Pen, place: Place) -> str:
    """Return a heading; in later rounds it tells which action of the players it is about (KB-multi-b)."""
    step, number = place
    title = pen.named("section", step)
    return title if number <= 1 else pen.t("kb-section-round", title=title, round=number)
