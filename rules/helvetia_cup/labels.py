"""The labels of the draws of rulebook 6.13: which die stands behind each."""

import re
from collections.abc import Mapping

from rules.helvetia_cup.cards import cards_of_kind
from rules.helvetia_cup.pitch import CELLS, PITCH
from rules.helvetia_cup.state import CompetitionState, Match, State

_SEAT = "(home|away)"
_DICE: Mapping[re.Pattern[str], int] = {
    re.compile("toss|shootout/toss"): 2,
    re.compile(rf"((steal|tackle|intercept|clear)/{_SEAT}:\d+|dribble/{_SEAT}:\d+/\d+|long|shot)(/re)?"): 20,
    re.compile(rf"kick/{_SEAT}/\d+"): 20,
    re.compile("foul/card|foul/injury|time"): 6,
    re.compile(rf"pick/cell|pick/kick/{_SEAT}/\d+/cell"): len(CELLS),
}
_OFFER = re.compile(rf"draw/(?P<seat>{_SEAT})/(?P<place>\d+)")
_KEEPER = re.compile(rf"pick/keeper|pick/kick/{_SEAT}/\d+/keeper")
_RECOVERY = re.compile(r"recover/[^/]+/\d+")
_DRAW = re.compile(r"draw/(\d+)")
_TABLE = re.compile(r"table/\d+")
_DIE = 6


def faces(state: State, label: str) -> int | None:
    """Return how many faces the die `label` has, for a pick the most it can have; None if there is no such die."""
    match state:
        case Match():
            return _in_match(state, label)
        case CompetitionState():
            return _in_competition(state, label)
        case _:
            return None


def _in_match(state: Match, label: str) -> int | None:
    for pattern, sides in _DICE.items():
        if pattern.fullmatch(label):
            return sides
    if _KEEPER.fullmatch(label):
        most = max(2, state.config.keeper_cells_max)  # 2: of a shoot-out
        return max(len(sets) for size, sets in PITCH.keeper_sets.items() if size <= most)
    offer = _OFFER.fullmatch(label)
    if offer is None:
        return None
    team = state.teams.home if offer["seat"] == "home" else state.teams.away
    place = int(offer["place"])
    return place + 1 if 0 < place < len(cards_of_kind(team.team, "power")) else None


def _in_competition(state: CompetitionState, label: str) -> int | None:
    if _RECOVERY.fullmatch(label):
        return _DIE
    if _TABLE.fullmatch(label):
        return len(state.teams)
    drawn = _DRAW.fullmatch(label)
    return int(drawn[1]) + 1 if drawn is not None and 0 < int(drawn[1]) < len(state.teams) else None
