"""Sections of a report as Discord shows them, and as many messages as they need."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from presenters.escaping import text_length
from presenters.teller import ReportLine

PAGE_LIMIT = 3_400  # of the 4,000 characters of one message: room for the title line and the closing lines
_MORE = "(…)"


@dataclass(frozen=True)
class Section:
    """A heading and its sentences, ready for Discord (everything users wrote is escaped)."""

    title: str
    lines: tuple[ReportLine, ...]


def render(section: Section) -> str:
    """Return a section as Markdown: the heading in bold, one list item per sentence."""
    return "\n".join((f"**{section.title}**", *(f"- {line.text}" for line in section.lines)))


def pages(sections: Iterable[Section], limit: int = PAGE_LIMIT) -> tuple[tuple[Section, ...], ...]:
    """Return the sections in pages of at most `limit` characters when each is rendered on its own lines.

    Sections stay whole where they fit on a page; a longer one is continued under its heading. No sentence is cut: one
    that is longer than a page (no message of ours is, above 1,000) stands alone on its own.
    """
    result: list[tuple[Section, ...]] = []
    page: list[Section] = []
    used = 0
    for section in sections:
        for part in _parts(section, limit):
            taken = text_length(render(part)) + 1
            if page and used + taken > limit:
                result.append(tuple(page))
                page, used = [], 0
            page.append(part)
            used += taken
    return (*result, tuple(page)) if page else tuple(result)


def _parts(section: Section, limit: int) -> Sequence[Section]:
    """Cut a section between sentences so that each part fits `limit`."""
    parts: list[Section] = []
    title = section.title
    lines: list[ReportLine] = []
    used = text_length(title) + 5
    for line in section.lines:
        taken = text_length(line.text) + 3
        if lines and used + taken > limit:
            parts.append(Section(title, tuple(lines)))
            title, lines = f"{section.title} {_MORE}", []
            used = text_length(title) + 5
        lines.append(line)
        used += taken
    return (*parts, Section(title, tuple(lines)))
