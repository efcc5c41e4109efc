"""All that happened in a turn, a line an event."""

from presenters.escaping import text_length
from presenters.helvetia_cup import narrative
from presenters.helvetia_cup.dossier import Dossier
from presenters.helvetia_cup.words import Words
from presenters.post import Button, ButtonRow, custom_id

PAGE_LIMIT = 2800  # leaves room in a post for its title


def report_pages(words: Words, dossier: Dossier) -> tuple[str, ...]:
    """Return the report of a turn as pages of text, at least one."""
    pages: list[list[str]] = [[]]
    for told in narrative.sentences(words, dossier.events_as(None)) or [words.t("hc-told-nothing")]:
        line = f"- {told}"
        if pages[-1] and text_length("\n".join((*pages[-1], line))) > PAGE_LIMIT:
            pages.append([])
        pages[-1].append(line)
    return tuple("\n".join(page) for page in pages)


def turning(words: Words, turn_id: int, page: int, count: int) -> tuple[ButtonRow, ...]:
    """Return the buttons to the pages before and after `page` of `count`."""
    buttons = [
        Button(words.t(f"hc-report-{way}", page=number + 1, pages=count), custom_id("report", turn_id, "", number))
        for way, number in (("back", page - 1), ("on", page + 1))
        if 0 <= number < count
    ]
    return (ButtonRow(tuple(buttons)),) if buttons else ()
