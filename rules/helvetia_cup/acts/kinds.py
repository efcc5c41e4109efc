"""What all acts of rulebook part 9 share, those of a match and those of a competition."""

from typing import TypeVar

import msgspec

from rules.contract import Outcome
from rules.helvetia_cup.events import Event
from rules.helvetia_cup.state import CompetitionState, Match, Seat
from rules.kit.acts import RefereeAct

S = TypeVar("S", bound=msgspec.Struct)

MatchChanged = Outcome[Match, Event]
BooksChanged = Outcome[CompetitionState, Event]


class Act(RefereeAct[S, Event], frozen=True, kw_only=True, omit_defaults=True):
    """What all acts share."""

    @property
    def action(self) -> str:
        """The act as the page writes it, for its event: `set clock 12`, `cancel-card home 5 red at=e5`."""
        given = msgspec.to_builtins(self, str_keys=True)
        words = [str(given["op"]).replace("_", "-")]
        for field in msgspec.structs.fields(self):
            if field.name in given:
                written = _written(given[field.name])
                words.append(written if field.required else f"{field.name}={written}")
        return " ".join(words)


def _written(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def winner_of_result(home: int, away: int, said: Seat | None, *, may_be_drawn: bool) -> Seat | None:
    """Return who has won by a score that is entered. Raises `ValueError` where that is left open, or contradicted."""
    if home != away:
        winner: Seat = "home" if home > away else "away"
        if said not in (None, winner):
            raise ValueError("who scored more has won")
        return winner
    if (said is None) is not may_be_drawn:
        raise ValueError("a match that may be drawn has no winner when it is level, any other has one")
    return said
