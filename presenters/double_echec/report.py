"""All that happened in a turn, a line a beat; its draws, with what each label of rulebook part 6 was thrown for."""

import re
from collections.abc import Iterable, Iterator, Sequence

from presenters.dossier import Happened
from presenters.double_echec.narrative import beat_lines
from presenters.double_echec.words import GameWords, side_of
from rules.dice import Roll
from rules.double_echec.data import Team

FORMS = (
    "b<n>/faceoff/<k>/<team>", "b<n>/defend", "b<n>/card", "b<n>/advance/<i>", "b<n>/pass/<i>", "b<n>/shot/<i>",
    "b<n>/aim/<i>", "b<n>/save/<i>", "b<n>/clear/<i>", "b<n>/recover/<i>", "b<n>/steal/<i>",
    "b<n>/fight/<k>/<team>/<i>", "b<n>/change/<team>/<number>/<i>", "b<n>/enter/<team>/<number>/<i>",
    "b<n>/ps/approach/<i>", "b<n>/ps/keeper/<j>", "b<n>/ps/<j>/shot/<i>", "b<n>/ps/<j>/aim/<i>", "b<n>/ps/<j>/save/<i>",
    "b<n>/ps/<j>/keeper_recover/<k>", "b<n>/ps/<j>/shooter_recover/<k>/<i>", "b<n>/ps/card/<j>", "b<n>/ps/chase/<j>",
)  # fmt: skip
_LABEL = re.compile(r"b(\d+)/(?:ps/)?(?:\d+/)?([a-z_]+)(?:/.*)?")
_WHOSE = re.compile(r"/(home|away)(?:/(\d+))?")
_OF_A_PLAYER = {"change", "enter"}


def describe_draw(words: GameWords, label: str) -> str:
    """Return what a label is thrown for; one that the rulebook does not know as it is."""
    found = _LABEL.fullmatch(label)
    if found is None or not words.voice.texts.has(f"de-die-{found[2]}"):
        return label
    told, whose = words.t(f"de-die-{found[2]}"), _WHOSE.search(label)
    if whose is None or (team := side_of(whose[1])) is None:
        return told
    return words.t("match-draw", die=told, whose=_whose(words, found[2], team, whose[2]))


def _whose(words: GameWords, kind: str, team: Team, number: str | None) -> str:
    return words.player(team, int(number)) if number and kind in _OF_A_PLAYER else words.team(team)


def draw_lines(words: GameWords, rolls: Iterable[Roll]) -> Iterator[str]:
    """Yield a line a beat with its draws: what for, the values; a card's is its place among those left."""
    beats: dict[str, dict[str, list[str]]] = {}
    for roll in rolls:
        found = _LABEL.fullmatch(roll.label)
        beat = "—" if found is None else found[1]
        beats.setdefault(beat, {}).setdefault(describe_draw(words, roll.label), []).append(str(roll.value))
    for beat, thrown in beats.items():
        told = words.list(f"{what} {'+'.join(values)}" for what, values in thrown.items())
        yield words.t("de-beat-draws", number=beat, told=told)


def report_lines(words: GameWords, happened: Sequence[Happened]) -> list[str]:
    """Return all that happened in a turn, a line a beat."""
    return beat_lines(words, happened) or [words.t("de-told-nothing")]
