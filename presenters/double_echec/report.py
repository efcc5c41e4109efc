"""All that happened in a turn, a line a beat, and every draw."""

import re
from collections.abc import Iterable, Iterator

from presenters.double_echec.dossier import Dossier
from presenters.double_echec.narrative import beat_lines
from presenters.double_echec.words import Words
from presenters.post import Button, Row, length
from presenters.press import custom_id
from rules.dice import Roll

PAGE_LIMIT = 2800  # leaves room in a post for its title
_LABEL = re.compile(r"b(\d+)/(.+)")


def report_pages(words: Words, dossier: Dossier) -> tuple[str, ...]:
    """Return the report of a turn as pages of text, at least one."""
    pages: list[list[str]] = [[]]
    for line in beat_lines(words, dossier.events_as(None)) or [words.t("de-told-nothing")]:
        if pages[-1] and length("\n".join((*pages[-1], line))) > PAGE_LIMIT:
            pages.append([])
        pages[-1].append(line)
    return tuple("\n".join(page) for page in pages)


def turning(words: Words, turn_id: int, page: int, count: int) -> tuple[Row, ...]:
    """Return the buttons to the pages before and after `page` of `count`."""
    buttons = [
        Button(words.t(f"de-report-{way}", page=number + 1, pages=count), custom_id("report", turn_id, "", number))
        for way, number in (("back", page - 1), ("on", page + 1))
        if 0 <= number < count
    ]
    return (Row(tuple(buttons)),) if buttons else ()


def draws(words: Words, rolls: Iterable[Roll]) -> Iterator[str]:
    """Yield a line a beat with its draws: what for, the values."""
    beats: dict[int, dict[str, list[str]]] = {}
    for roll in rolls:
        found = _LABEL.fullmatch(roll.label)
        beat, label = (int(found[1]), found[2]) if found else (0, roll.label)
        purpose = re.sub(r"/\d+$", "", label)
        beats.setdefault(beat, {}).setdefault(purpose, []).append(str(roll.value))
    for beat, thrown in beats.items():
        told = words.list(f"{purpose} {'+'.join(values)}" for purpose, values in thrown.items())
        yield words.t("de-beat-draws", number=str(beat), told=told)
