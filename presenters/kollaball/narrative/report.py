"""From events to the sections of a report."""

from collections.abc import Iterable, Mapping, Sequence

from presenters.kollaball.narrative import chance, play, stages
from presenters.kollaball.narrative.cast import Event, Pen, word
from presenters.kollaball.narrative.dice import roll_lines
from presenters.kollaball.narrative.pages import Section
from presenters.kollaball.narrative.placing import Place, places
from presenters.kollaball.narrative.stages import Teller
from rules.dice import Roll

TELLERS: Mapping[str, Teller] = {**stages.TELLERS, **chance.TELLERS, **play.TELLERS}


def sentence(pen: Pen, event: Event) -> str:
    """Return an event in words; one of an unknown type is named by its type (and fails the tests)."""
    teller = TELLERS.get(word(event, "type"))
    return teller(pen, event) if teller else pen.t("kb-event-unknown", type=word(event, "type"))


def tell(pen: Pen, events: Sequence[Event], rolls: Iterable[Roll] = ()) -> tuple[Section, ...]:
    """Return the report of a turn in the order of its events, headed by KB-19-a's steps; the draws come last.

    `events` are built-in values (`msgspec.to_builtins`) with the rulebook's field names, already cut down to what the
    reader may see, and so are `rolls`. Sections without a sentence do not exist; the tuple may be empty.
    """
    sections: list[Section] = []
    here: Place | None = None
    lines: list[str] = []
    for place, event in places(events):
        if place != here:
            if here is not None:
                sections.append(Section(_title(pen, here), tuple(lines)))
            here, lines = place, []
        lines.append(sentence(pen, event))
    if here is not None:
        sections.append(Section(_title(pen, here), tuple(lines)))
    draws = tuple(roll_lines(pen, rolls))
    if draws:
        sections.append(Section(pen.t("kb-section-dice"), draws))
    return tuple(sections)


def _title(pen: Pen, place: Place) -> str:
    """Return a heading; in later rounds it tells which action of the players it is about (KB-multi-b)."""
    title = pen.named("section", place.step)
    if place.round == 1 or place.step in {"extra", "closing"}:
        return title
    return pen.t("kb-section-round", title=title, round=place.round)
