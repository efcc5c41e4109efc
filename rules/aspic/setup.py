"""The first state of a match, from what the two sides agreed on."""

import msgspec

from rules.aspic.consistency import CASE_ERROR
from rules.aspic.settings import Color, Settings, do_clash, engine_config, read_settings, reserve_s
from rules.aspic.state import Clock, LeftTeam, RightTeam, State, Teams
from rules.contract import JsonObject
from rules.dice import Dice
from rules.errors import CaseError
from rules.shapes import PersonName

CLASH_ERROR = "AS_COLOR_CLASH"


class TeamSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A side that signs up; without name or colour it takes those of its end."""

    name: PersonName | None = None
    color: Color | None = None


class TeamsSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The team that plays at home, the first to choose its colour, and its guest."""

    home: TeamSetup = TeamSetup()
    away: TeamSetup = TeamSetup()


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a match needs to begin. `config` is checked by itself, with its own error code."""

    config: dict[str, object] = {}
    teams: TeamsSetup = TeamsSetup()


def new_match(setup: JsonObject, dice: Dice) -> State:
    """Return the state of a new match (rulebook 4); with `sides: "draw"` the label `sides` is drawn (6.0).

    `setup`: `{"config": {…}, "teams": {"home": {"name", "color"}, "away": {…}}}`. Raises `CaseError`: `AS_CONFIG` for
    a setting outside its list, `AS_COLOR_CLASH`, `AS_CASE` for anything else.
    """
    try:
        wanted = msgspec.convert(setup, Setup)
    except (msgspec.ValidationError, ValueError) as error:
        raise CaseError(CASE_ERROR, str(error)) from None
    settings = read_settings(wanted.config)
    home, away = wanted.teams.home, wanted.teams.away
    # AS-side-a: the home team plays left, or the dice say who does; the ends stay for the whole match.
    left = dice.pick("sides", [home, away]) if settings.sides == "draw" else home
    right = away if left is home else home
    teams = Teams(_left(left), _right(right))
    if do_clash(teams.left.color, teams.right.color, settings.forbidden_color_pairs):  # AS-colour-d
        raise CaseError(CLASH_ERROR, f"{teams.left.color} and {teams.right.color} are too much alike")
    return State(config=engine_config(settings), teams=teams, to_act="right", kickoff="left", clock=_clock(settings))


def _left(team: TeamSetup) -> LeftTeam:
    default = LeftTeam()
    return LeftTeam(name=team.name or default.name, color=team.color or default.color)


def _right(team: TeamSetup) -> RightTeam:
    default = RightTeam()
    return RightTeam(name=team.name or default.name, color=team.color or default.color)


def _clock(settings: Settings) -> Clock | None:
    reserve = reserve_s(settings)
    return None if reserve is None else Clock(reserve, reserve)
