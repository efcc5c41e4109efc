"""What a competition plays: the game, on which options, how long its turns last, who may enter and how many."""

from typing import Literal

import msgspec

from db.competitions import Competition
from rules.contract import JsonObject

KEY = "competition"  # the game's key of contests that are competitions
RESULTS, REFEREE = "results", "referee"  # its service seats (CP-1-b)
SERVICE_USER = 0  # who sends what the bot itself reports
FOREVER = 87_600  # hours of a turn that ends by what happens, never by the clock
FEWEST, MOST = 2, 128  # entrants (CP-2-a)


class HostingTerms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`options`: of the game's matches; `hours`: of their turns, by stage; `most`: how many may enter, others wait.

    `moves`: whether both sides of a match may put it off to a later round for a leave. With fewer than `least` at its
    end sign-up goes on. `rated`: whether it counts what entrants are worth.
    """

    options: JsonObject = {}
    hours: dict[str, float] = {}
    least: int = FEWEST
    most: int = MOST
    moves: Literal["allowed", "never"] = "allowed"
    rated: bool = False


def hosting_terms_of(competition: Competition) -> HostingTerms:
    """Return what a competition was founded with."""
    return msgspec.convert(competition.terms, HostingTerms)
