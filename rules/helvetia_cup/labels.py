"""The labels of the draws of rulebook 6.13: which die stands behind each."""

import re

from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.state import Competition, Match, State

_SEAT = "(home|away)"
_D20 = re.compile(rf"((steal|tackle|intercept|clear)/{_SEAT}:\d+|dribble/{_SEAT}:\d+/\d+|long|shot)(/re)?")
_KICK = re.compile(rf"kick/{_SEAT}/\d+")
_D6 = re.compile(r"foul/card|foul/injury|time")
_OFFER = re.compile(rf"draw/(?P<seat>{_SEAT})/(?P<place>\d+)")
_CELL = re.compile(rf"pick/cell|pick/kick/{_SEAT}/\d+/cell")
_KEEPER = re.compile(rf"pick/keeper|pick/kick/{_SEAT}/\d+/keeper")
_RECOVERY = re.compile(r"recover/[^/]+/\d+")
_DRAW = re.compile(r"draw/(\d+)")
_TABLE = re.compile(r"table/\d+")
_COIN, _DIE, _TWENTY = 2, 6, 20


def faces(state: State, label: str) -> int | None:
    """Return how many faces the die `label` has, for a pick the most it can have; None if there is no such die."""
    match state:
        case Match():
            return _in_match(state, label)
        case Competition():
            return _in_competition(state, label)
        case _:
            return None


def _in_match(state: Match, label: str) -> int | None:
    if label in ("toss", "shootout/toss"):
        return _COIN
    if _D20.fullmatch(label) or _KICK.fullmatch(label):
        return _TWENTY
    if _D6.fullmatch(label):
        return _DIE
    if _CELL.fullmatch(label):
        return len(PITCH.data.cells)
    if _KEEPER.fullmatch(label):
        return max(len(sets) for size, sets in PITCH.keeper_sets.items() if size <= state.config.keeper_cells_max)
    offer = _OFFER.fullmatch(label)
    if offer is None:
        return None
    team = state.teams.home if offer["seat"] == "home" else state.teams.away
    place = int(offer["place"])
    return place + 1 if 0 < place < len(cards_of(team.team)) else None


def _in_competition(state: Competition, label: str) -> int | None:
    if _RECOVERY.fullmatch(label):
        return _DIE
    if _TABLE.fullmatch(label):
        return len(state.teams)
    drawn = _DRAW.fullmatch(label)
    return int(drawn[1]) + 1 if drawn is not None and 0 < int(drawn[1]) < len(state.teams) else None
