"""All that is to be told of a turn: its pages, the buttons between them."""

from collections.abc import Sequence

from presenters.dossier import PastTurn
from presenters.kollaball.dossier import Dossier
from presenters.kollaball.narrative import Pen, Section, pages, render, sentence, tell
from presenters.kollaball.narrative.dice import roll_lines
from presenters.post import Button, ButtonRow, custom_id
from presenters.teller import ReportLine
from rules.kollaball.events import TurnResolved

SECTIONS = 25  # on a page; a message has room for 40 components
PAGE_LIMIT = 2400  # leaves room in a post for its title, score state, seeds and dates


def was_played(dossier: Dossier) -> bool:
    """Return whether a turn was played out, so that there is a before and an after to show."""
    return any(isinstance(event, TurnResolved) for event in dossier.events)


def report_pages(pen: Pen, dossier: Dossier, acts: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the report of a turn: the referee's acts, what happened, what earlier turns hid; at least one page.

    A page is its sections as texts, few enough for the components of a message.
    """
    unmarked = "other-rules" if dossier.is_of_other_rules else "opening"
    sections = list(tell(pen, dossier.happened_as(None), dossier.rolls_as(None), unmarked=unmarked))
    if acts:
        sections.insert(0, Section(pen.t("kb-section-acts"), tuple(map(ReportLine, acts))))
    sections += [_unveiled(pen, dossier, news) for news in dossier.unveiled()]
    texts = [tuple(render(section) for section in part) for part in pages(sections, PAGE_LIMIT)]
    return tuple(text[at : at + SECTIONS] for text in texts for at in range(0, len(text), SECTIONS)) or ((),)


def _unveiled(pen: Pen, dossier: Dossier, news: PastTurn) -> Section:
    """Return what only now may be told of an earlier turn: masked lines and draws (KB-17-k, part 7)."""
    turn = dossier.game.decode(news.turn.state).turn
    told = [sentence(pen, event) for event in news.events]
    return Section(pen.t("kb-section-reveal", turn=turn), tuple(map(ReportLine, (*told, *roll_lines(pen, news.rolls)))))


def turning(pen: Pen, turn_id: int, page: int, count: int) -> tuple[ButtonRow, ...]:
    """Return the buttons to the pages before and after `page` of `count`."""
    buttons = [
        Button(pen.t(f"kb-report-{way}", page=number + 1, pages=count), custom_id("report", turn_id, "", number))
        for way, number in (("back", page - 1), ("on", page + 1))
        if 0 <= number < count
    ]
    return (ButtonRow(tuple(buttons)),) if buttons else ()
