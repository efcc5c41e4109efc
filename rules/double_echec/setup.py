"""The first state of a match, from what both sides bring."""

from collections import Counter
from collections.abc import Mapping

from rules.contract import JsonObject
from rules.double_echec.codec import completed
from rules.double_echec.consistency import check, fault
from rules.double_echec.orders import slots_of
from rules.double_echec.state import (
    POSITION_OF,
    Config,
    Count,
    LineName,
    Match,
    MatchStage,
    Number,
    Player,
    Position,
    Strict,
    Teams,
    TeamState,
)
from rules.people import PersonName

FULL_LINE: Mapping[Position, int] = {"C": 1, "W": 2, "D": 2, "G": 1}  # DE-B.players
MOST_DICE, LEAST_SAVE_DICE, MOST_SAVE_DICE = 3, 3, 5


class SideSetup(Strict, frozen=True, kw_only=True):
    """What a side brings; lines that it does not declare are in roster order (rulebook 6.2-1)."""

    name: PersonName
    roster: tuple[Player, ...]
    lines: Mapping[LineName, tuple[Number, ...]] = {}


class Setup(Strict, frozen=True, kw_only=True):
    """All that a match needs to begin."""

    home: SideSetup
    away: SideSetup
    config: Config = Config()
    stage: MatchStage = "season"


class LeagueSetup(Strict, frozen=True, kw_only=True):
    """All that a league needs to begin: the codes of its teams; `names`: how its posts call them."""

    kind: str
    teams: tuple[str, ...]
    season: Count = 1
    names: Mapping[str, str] = {}


def new_match(setup: Setup) -> Match:
    """Return a match at its line-up turn. Raises `CaseError` for a roster that cannot play."""
    home, away = _side("home", setup.home), _side("away", setup.away)
    state = Match(config=setup.config, phase="lineup", stage=setup.stage, teams=Teams(home=home, away=away))
    state = completed(state, set())
    check(state)
    return state


def _side(team: str, side: SideSetup) -> TeamState:
    there = Counter(man.pos for man in side.roster if man.out is not True)
    for position, count in FULL_LINE.items():
        if there[position] < count:
            raise fault(f"{team}: {there[position]} of {count} at position {position}")
    for man in side.roster:
        _check_man(team, man)
    positions = {man.n: man.pos for man in side.roster}
    for line, numbers in side.lines.items():
        wanted = [POSITION_OF[slot] for slot in slots_of(line)]
        if [positions.get(n) for n in numbers] != wanted or len(set(numbers)) < len(numbers):
            raise fault(f"{team}: {line} is {' '.join(wanted)}")
    return TeamState(name=side.name, roster=side.roster, lines=side.lines)


def _check_man(team: str, man: Player) -> None:
    """DE-B.players: one to three dice an ability, three to five to save."""
    if man.pos == "G":
        is_right = LEAST_SAVE_DICE <= man.A <= MOST_SAVE_DICE
    else:
        is_right = all(1 <= dice <= MOST_DICE for dice in (man.T, man.P, man.V, man.B)) and not man.A
    if not is_right:
        raise fault(f"{team}: the abilities of {man.n}")


def is_league(setup: JsonObject) -> bool:
    """Return whether a set-up is a league's."""
    return setup.get("kind") == "league"
