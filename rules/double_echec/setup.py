"""The first state of a match, from what both sides bring."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated

import msgspec

from rules.double_echec.codec import complete_match
from rules.double_echec.consistency import check_state, fault
from rules.double_echec.state import (
    Config,
    LineName,
    Match,
    MatchStage,
    Number,
    Player,
    Position,
    Strict,
    Teams,
    TeamState,
    match_settings_of,
)
from rules.kit.numbers import Count
from rules.shapes import PersonName

FULL_LINE: Mapping[Position, int] = {"C": 1, "W": 2, "D": 2, "G": 1}  # DE-B.players


class SideSetup(Strict, frozen=True, kw_only=True):
    """What a side brings; lines that it does not declare are in roster order (rulebook 6.2-1)."""

    name: PersonName
    roster: Annotated[tuple[Player, ...], msgspec.Meta(max_length=99)]
    lines: Mapping[LineName, tuple[Number, ...]] = {}


class Setup(Strict, frozen=True, kw_only=True):
    """All that a match needs to begin: its turns have units, which those of a case need not."""

    home: SideSetup
    away: SideSetup
    config: Config = Config()
    stage: MatchStage = "season"


class LeagueSetup(Strict, frozen=True, kw_only=True):
    """All that a league needs to begin: the codes of its teams; `names`: how its posts call them."""

    kind: str
    teams: Annotated[tuple[str, ...], msgspec.Meta(max_length=128)]
    season: Count = 1
    names: Mapping[str, str] = {}


def new_match(setup: Setup) -> Match:
    """Return a match at its line-up turn. Raises `CaseError` for a roster that cannot play."""
    settings = match_settings_of(setup.config)
    if not (settings.units_per_turn and settings.min_skaters and settings.season_ot_skaters):  # it would never end
        raise fault("a match has units in a turn, and skaters on the ice")
    home, away = _side("home", setup.home), _side("away", setup.away)
    state = Match(config=setup.config, phase="lineup", stage=setup.stage, teams=Teams(home=home, away=away))
    state = complete_match(state, set())
    check_state(state)
    return state


def _side(team: str, side: SideSetup) -> TeamState:
    there = Counter(player.pos for player in side.roster if player.out is not True)
    for position, count in FULL_LINE.items():
        if there[position] < count:
            raise fault(f"{team}: {there[position]} of {count} at position {position}")
    return TeamState(name=side.name, roster=side.roster, lines=side.lines)
