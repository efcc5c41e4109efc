"""All that happened in a turn, a line an event; its draws, with what each label of rulebook 6.13 was rolled for."""

import re
from collections.abc import Iterable, Iterator, Sequence

from presenters.helvetia_cup.narrative import TELLER
from presenters.helvetia_cup.words import GameWords, side_of
from rules.dice import Roll
from rules.helvetia_cup.events import Event

FORMS = (
    "toss", "draw/<seat>/<k>", "steal/<seat>:<n>", "tackle/<seat>:<n>", "intercept/<seat>:<n>", "clear/<seat>:<n>",
    "dribble/<seat>:<n>/<d>", "long", "shot", "foul/card", "foul/injury", "time", "pick/cell", "pick/keeper",
    "shootout/toss", "kick/<seat>/<k>", "pick/kick/<seat>/<k>/cell", "pick/kick/<seat>/<k>/keeper",
    "recover/<team>/<n>", "draw/<k>", "table/<rank>",
)  # fmt: skip
_AGAIN = "/re"
_WHOLE = {
    "toss", "long", "shot", "time", "foul/card", "foul/injury", "pick/cell", "pick/keeper", "shootout/toss",
}  # fmt: skip
_OF_A_PLAYER = re.compile(r"(steal|tackle|intercept|clear|dribble)/(home|away):(\d+)(?:/\d+)?")
_KICK = re.compile(r"(pick/)?kick/(home|away)/(\d+)(?:/(cell|keeper))?")
_OTHER = re.compile(r"(draw|recover|table)(?:/(home|away))?(?:/.*)?")


def describe_draw(words: GameWords, label: str) -> str:
    """Return what a label is rolled for; one that the rulebook does not know as it is."""
    if label.endswith(_AGAIN):
        return words.t("hc-die-again", die=describe_draw(words, label.removesuffix(_AGAIN)))
    if label in _WHOLE:
        return words.t(f"hc-die-{label.replace('/', '-')}")
    if (found := _OF_A_PLAYER.fullmatch(label)) is not None and (seat := side_of(found[2])) is not None:
        return words.t("match-draw", die=words.t(f"hc-die-{found[1]}"), whose=words.player(seat, int(found[3])))
    if (found := _KICK.fullmatch(label)) is not None and (seat := side_of(found[2])) is not None:
        name = "kick" if found[1] is None else f"pick-{found[4] or 'cell'}"
        return words.t("match-draw", die=words.t(f"hc-die-{name}"), whose=words.team(seat))
    if (found := _OTHER.fullmatch(label)) is not None:
        told = words.t(f"hc-die-{found[1]}")
        side = side_of(found[2])
        return told if side is None else words.t("match-draw", die=told, whose=words.team(side))
    return label


def draw_lines(words: GameWords, rolls: Iterable[Roll]) -> Iterator[str]:
    """Yield a line a draw: what for, the value."""
    for roll in rolls:
        yield words.t("hc-draw", what=describe_draw(words, roll.label), value=str(roll.value))


def report_lines(words: GameWords, events: Sequence[Event]) -> list[str]:
    """Return all that happened in a turn, a line an event."""
    return [f"- {told}" for told in TELLER.sentences(words, events) or [words.t("hc-told-nothing")]]
