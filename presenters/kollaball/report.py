"""All that is to be told of a turn: its sections and draws (rulebook part 7, order of seed 19), its pages.

`report_sections` never reorders events; it only says them and puts headings between. What may be told to whom is
decided before, by the game's `view` and `view_rolls`. Each label (rulebook 6.3) is told by what it was drawn for.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import NamedTuple

from presenters.dossier import Happened, PastTurn
from presenters.escaping import text_length
from presenters.kollaball.dossier import Dossier
from presenters.kollaball.narrative import sentence
from presenters.kollaball.words import GameWords
from presenters.teller import ReportLine
from presenters.why import with_short_reasons
from rules.dice import Roll
from rules.kollaball.events import Disqualified, MatchOver, TurnResolved

SECTIONS_LIMIT = 3_400  # of the 4,000 characters of one message: room for the title line and the closing lines
_MORE = "(…)"


@dataclass(frozen=True)
class ReportSection:
    """A heading and its sentences, ready for Discord (everything users wrote is escaped)."""

    title: str
    lines: tuple[ReportLine, ...]


def render_section(section: ReportSection) -> str:
    """Return a section as Markdown: the heading in bold, one list item per sentence."""
    return "\n".join((f"**{section.title}**", *(f"- {line.text}" for line in section.lines)))


def paginate_sections(
    sections: Iterable[ReportSection], limit: int = SECTIONS_LIMIT
) -> tuple[tuple[ReportSection, ...], ...]:
    """Return the sections in pages of at most `limit` characters when each is rendered on its own lines.

    Sections stay whole where they fit on a page; a longer one is continued under its heading. No sentence is cut: one
    that is longer than a page (no message of ours is, above 1,000) stands alone on its own.
    """
    result: list[tuple[ReportSection, ...]] = []
    page: list[ReportSection] = []
    used = 0
    for section in sections:
        for part in _cut_section(section, limit):
            taken = text_length(render_section(part)) + 1
            if page and used + taken > limit:
                result.append(tuple(page))
                page, used = [], 0
            page.append(part)
            used += taken
    return (*result, tuple(page)) if page else tuple(result)


def _cut_section(section: ReportSection, limit: int) -> Sequence[ReportSection]:
    """Cut a section between sentences so that each part fits `limit`."""
    parts: list[ReportSection] = []
    title = section.title
    lines: list[ReportLine] = []
    used = text_length(title) + 5
    for line in section.lines:
        taken = text_length(line.text) + 3
        if lines and used + taken > limit:
            parts.append(ReportSection(title, tuple(lines)))
            title, lines = f"{section.title} {_MORE}", []
            used = text_length(title) + 5
        lines.append(line)
        used += taken
    return (*parts, ReportSection(title, tuple(lines)))


class _LabelForm(NamedTuple):
    """A kind of label: its shape, whose groups are the values of its message."""

    shape: re.Pattern[str]
    message: str


_PLAYER = r"(?P<player>[rb]\d)"
_CELL = r"(?P<cell>[A-G]\d)"
_ROUND = r"round/(?P<round>\d+)"
FORMS = tuple(
    _LabelForm(re.compile(shape), message)
    for shape, message in (
        (r"event/(?P<what>trigger|table|alt|turns|victim|ball|roll|pass|direction|back|return)", "kb-roll-event"),
        (rf"bribe/{_PLAYER}/(?P<what>trigger|table|turns|victim|ball|return|beneficiary|repel)", "kb-roll-bribe"),
        (rf"bribe/{_PLAYER}/receiver/(?P<k>\d+)", "kb-roll-bribe-receiver"),
        (rf"crit/{_PLAYER}", "kb-roll-crit"),
        (rf"{_ROUND}/block/{_CELL}/(?P<team>rouge|bleue)/(?P<k>\d+)", "kb-roll-block"),
        (rf"{_ROUND}/block/{_CELL}/(?P<team>rouge|bleue)/blocker/(?P<k>\d+)", "kb-roll-blocker"),
        (rf"{_ROUND}/charge/{_CELL}/(?P<team>rouge|bleue)/(?P<k>\d+)", "kb-roll-charge"),
        (rf"{_ROUND}/back/{_PLAYER}", "kb-roll-back"),
        (rf"{_ROUND}/reception/(?P<ball>[a-z][a-z0-9-]*)", "kb-roll-reception"),
        (rf"{_ROUND}/pickup/{_CELL}/(?P<k>\d+)/(?P<what>ball|player)", "kb-roll-pickup"),
        (r"tie_break", "kb-roll-tie_break"),
    )
)


def draw_lines(words: GameWords, rolls: Iterable[Roll]) -> Iterator[str]:
    """Yield one line per draw: what for, the result, the number of faces, and whether the referee forced it."""
    for roll in rolls:
        yield words.t(
            "kb-roll", what=describe_draw(words, roll.label), value=roll.value, sides=roll.sides, forced=roll.forced
        )


def describe_draw(words: GameWords, label: str) -> str:
    """Return a label in words, with its round if it is a later one; one that the rulebook does not know as it is."""
    for form in FORMS:
        if match := form.shape.fullmatch(label):
            parts = dict(_draw_values(words, match))
            turn_round = parts.pop("round", 1)
            what = words.t(form.message, **parts)
            return what if turn_round == 1 else words.t("kb-section-round", title=what, round=turn_round)
    return words.t("kb-roll-other", label=label)


def _draw_values(words: GameWords, match: re.Match[str]) -> Iterator[tuple[str, str | int]]:
    for name, value in match.groupdict().items():
        match name:
            case "player":
                yield name, words.player(value)
            case "team":
                yield name, words.team(value)
            case "ball":
                yield name, words.ball(value)
            case "k" | "round":
                yield name, int(value)
            case _:
                yield name, value


ReportPlace = tuple[str, int]  # a step of the resolution, and in which round


def report_sections(
    words: GameWords, happened: Iterable[Happened], rolls: Iterable[Roll] = (), *, unmarked: str = "opening"
) -> tuple[ReportSection, ...]:
    """Return the report of a turn in the order of its events, headed by KB-19-a's steps; the draws come last.

    What happened and the draws are already cut down to what the reader may see. Sections without a sentence do not
    exist; the tuple may be empty. `unmarked`: the heading of what no resolution has marked.
    """
    groups = groupby(happened, partial(_place_of, unmarked))
    sections = [
        ReportSection(_section_title(words, place), tuple(_report_line(words, one) for one in group))
        for place, group in groups
    ]
    draws = tuple(ReportLine(text) for text in draw_lines(words, rolls))
    if draws:
        sections.append(ReportSection(words.t("kb-section-dice"), draws))
    return tuple(sections)


def _report_line(words: GameWords, one: Happened) -> ReportLine:
    return ReportLine(with_short_reasons(sentence(words, one.event), words, "kb", one), one.index)


def _place_of(unmarked: str, one: Happened) -> ReportPlace:
    """Return where an event stands; what no resolution has marked opens the report, or ends it with the match."""
    is_end = isinstance(one.event, Disqualified | MatchOver)
    return one.mark.step or ("closing" if is_end else unmarked), one.mark.round


def _section_title(words: GameWords, place: ReportPlace) -> str:
    """Return a heading; in later rounds it tells which action of the players it is about (KB-multi-b)."""
    step, number = place
    title = words.named("section", step)
    return title if number <= 1 else words.t("kb-section-round", title=title, round=number)


SECTIONS = 25  # on a page; a message has room for 40 components
PAGE_LIMIT = 2400  # leaves room in a post for its title, score state, seeds and dates


def was_played(dossier: Dossier) -> bool:
    """Return whether a turn was played out, so that there is a before and an after to show."""
    return any(isinstance(event, TurnResolved) for event in dossier.events)


def report_pages(words: GameWords, dossier: Dossier, acts: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the report of a turn: the referee's acts, what happened, what earlier turns hid; at least one page.

    A page is its sections as texts, few enough for the components of a message.
    """
    unmarked = "other-rules" if dossier.is_of_other_rules else "opening"
    sections = list(report_sections(words, dossier.happened_as(None), dossier.rolls_as(None), unmarked=unmarked))
    if acts:
        sections.insert(0, ReportSection(words.t("kb-section-acts"), tuple(map(ReportLine, acts))))
    sections += [_unveiled(words, dossier, news) for news in dossier.unveiled()]
    texts = [tuple(render_section(section) for section in part) for part in paginate_sections(sections, PAGE_LIMIT)]
    return tuple(text[at : at + SECTIONS] for text in texts for at in range(0, len(text), SECTIONS)) or ((),)


def _unveiled(words: GameWords, dossier: Dossier, news: PastTurn) -> ReportSection:
    """Return what only now may be told of an earlier turn: masked lines and draws (KB-17-k, part 7)."""
    turn = dossier.game.decode(news.turn.state).turn
    told = [sentence(words, event) for event in news.events]
    return ReportSection(
        words.t("kb-section-reveal", turn=turn), tuple(map(ReportLine, (*told, *draw_lines(words, news.rolls))))
    )
