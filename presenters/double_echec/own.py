"""A coach's own sheet: his lines, how often each was used in the last shift, the doctrine below; for him alone."""

from collections.abc import Mapping

from presenters.double_echec import lines as notation
from presenters.double_echec.dossier import Dossier
from presenters.double_echec.draft import DOCTRINE
from presenters.double_echec.wording import Speaker
from presenters.double_echec.words import Words
from presenters.escaping import clip
from rules.double_echec.data import Team
from rules.double_echec.state import Match

MOST_TEXT = 2200  # of his lines: the doctrine is to stand below them
MOST_DOCTRINE = 700


def own_sheet(words: Words, state: Match, team: Team, fired: Mapping[str, int] | None) -> tuple[str, ...]:
    """Return the blocks of a sheet; `fired`: how often each line was used, None where no shift tells."""
    speaker, sheet = Speaker(words, team), state.teams.of(team).sheet
    waiting = [speaker.line(line) for line in sheet if notation.letter_of(line) == "X"]
    blocks = [_lines(speaker, sheet, fired) if sheet else words.t("de-sheet-none")]
    if waiting:
        blocks.append(words.t("de-sheet-waiting", changes=" ".join(waiting)))
    doctrine = clip(" · ".join(DOCTRINE), MOST_DOCTRINE)
    return (*blocks, words.t("de-sheet-doctrine", lines=f"`{doctrine}`"))


def _lines(speaker: Speaker, sheet: tuple[str, ...], fired: Mapping[str, int] | None) -> str:
    told, room = [speaker.words.t("de-sheet-title")], MOST_TEXT
    for place, line in enumerate(sheet):
        count = "none" if fired is None else fired.get(line, 0)
        shown = speaker.words.t("de-sheet-line", told=speaker.line(line), fired=count)
        room -= len(shown) + 1
        if room < 0:
            told.append(speaker.words.t("de-sheet-more", count=len(sheet) - place))
            break
        told.append(shown)
    return "\n".join(told)


def fired(last: Dossier | None, team: Team) -> Mapping[str, int] | None:
    """Return how often each line of a side was used in a closed turn, read whole; None where that cannot be told."""
    return None


def foreseen(words: Words, state: Match, team: Team) -> list[str]:
    """Return what the doctrine would do with each card now, a line each."""
    return [words.t("de-doctrine-unasked")]
