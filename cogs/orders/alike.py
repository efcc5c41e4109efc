"""Matches of one name, told apart where somebody has to choose between them."""

import datetime as dt
from collections import Counter
from collections.abc import Sequence
from zoneinfo import ZoneInfo

from presenters.dossier import Dossier
from presenters.escaping import plain
from presenters.texts import Voice
from referee.hand.people import zone_of_person
from referee.model import Person

LABEL = 100  # characters that Discord shows of an option
NAME, LEAGUE = 60, 32


def label_matches(voice: Voice, found: Sequence[Dossier], reader: Person | None) -> list[str]:
    """Return what to call each match: its name; of those called alike also the league, in one league number and day.

    The day is that on which it began where its reader is.
    """
    told = [plain(one.contest.name, LABEL) for one in found]
    for further in (_with_league, _with_number):
        often = Counter(told)
        told = [
            label if often[label] == 1 else further(voice, one, reader) for label, one in zip(told, found, strict=True)
        ]
    return told


def _with_league(voice: Voice, one: Dossier, _: Person | None) -> str:
    return voice.t("match-of-league", match=plain(one.contest.name, NAME), league=plain(one.league.name, LEAGUE))


def _with_number(voice: Voice, one: Dossier, reader: Person | None) -> str:
    begun = dt.datetime.fromtimestamp(one.contest.created_ms / 1000, ZoneInfo(zone_of_person(reader, one.league)))
    name = plain(one.contest.name, NAME)
    return voice.t("match-of-day", match=name, number=str(one.contest.id), day=begun.strftime("%d/%m"))
