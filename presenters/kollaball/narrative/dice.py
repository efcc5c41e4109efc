"""The draws of a turn in words: what each label (rulebook 6.3) was drawn for."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from presenters.kollaball.narrative.cast import Pen
from rules.dice import Roll


class _Form(NamedTuple):
    """A kind of label: its shape, whose groups are the values of its message."""

    shape: re.Pattern[str]
    message: str


_P = r"(?P<player>[rb]\d)"
_CELL = r"(?P<cell>[A-G]\d)"
_ROUND = r"round/(?P<round>\d+)"
_FORMS = tuple(
    _Form(re.compile(shape), message)
    for shape, message in (
        (r"event/(?P<what>trigger|table|alt|turns|victim|ball|roll|pass|direction|back|return)", "kb-roll-event"),
        (rf"bribe/{_P}/(?P<what>trigger|table|turns|victim|ball|return|beneficiary|repel)", "kb-roll-bribe"),
        (rf"bribe/{_P}/receiver/(?P<k>\d+)", "kb-roll-bribe-receiver"),
        (rf"crit/{_P}", "kb-roll-crit"),
        (rf"{_ROUND}/block/{_CELL}/(?P<team>rouge|bleue)/(?P<k>\d+)", "kb-roll-block"),
        (rf"{_ROUND}/block/{_CELL}/(?P<team>rouge|bleue)/blocker/(?P<k>\d+)", "kb-roll-blocker"),
        (rf"{_ROUND}/charge/{_CELL}/(?P<team>rouge|bleue)/(?P<k>\d+)", "kb-roll-charge"),
        (rf"{_ROUND}/back/{_P}", "kb-roll-back"),
        (rf"{_ROUND}/reception/(?P<ball>[a-z][a-z0-9-]*)", "kb-roll-reception"),
        (rf"{_ROUND}/pickup/{_CELL}/(?P<k>\d+)/(?P<what>ball|player)", "kb-roll-pickup"),
        (r"tie_break", "kb-roll-tie_break"),
    )
)


def roll_lines(pen: Pen, rolls: Iterable[Roll]) -> Iterator[str]:
    """Yield one line per draw: what for, the result, the number of faces, and whether the referee forced it."""
    for roll in rolls:
        yield pen.t("kb-roll", what=purpose(pen, roll.label), value=roll.value, sides=roll.sides, forced=roll.forced)


def purpose(pen: Pen, label: str) -> str:
    """Return a label in words, with its round if it is a later one; one that the rulebook does not know as it is."""
    for form in _FORMS:
        if match := form.shape.fullmatch(label):
            parts = dict(_parts(pen, match))
            turn_round = parts.pop("round", 1)
            what = pen.t(form.message, **parts)
            return what if turn_round == 1 else pen.t("kb-section-round", title=what, round=turn_round)
    return pen.t("kb-roll-other", label=label)


def _parts(pen: Pen, match: re.Match[str]) -> Iterator[tuple[str, str | int]]:
    for name, value in match.groupdict().items():
        match name:
            case "player":
                yield name, pen.player(value)
            case "team":
                yield name, pen.team(value)
            case "ball":
                yield name, pen.ball(value)
            case "k" | "round":
                yield name, int(value)
            case _:
                yield name, value
