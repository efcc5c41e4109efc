"""The first state of a match, from the teams that were signed up."""

from collections.abc import Mapping

import msgspec

from rules.contract import JsonObject
from rules.errors import CaseError
from rules.kollaball import facts
from rules.kollaball.consistency import CASE_ERROR, check_state
from rules.kollaball.pitch import LEFT_GOAL, RIGHT_GOAL
from rules.kollaball.state import (
    TEAMS,
    Class,
    Config,
    Legend,
    Player,
    PlayerId,
    SpecialKind,
    Stage,
    State,
    TacticName,
    Team,
    TeamId,
    player_key,
)
from rules.shapes import PersonName


class TeamSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A team that signs up; its captain may still be missing if there is a roll-call (KB-7-a)."""

    captain: PlayerId | None = None
    tactic: TacticName | None = None


class LegendSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legendary player's title and move (KB-24-b)."""

    title: str
    move: SpecialKind


class PlayerSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player of a roster."""

    cls: Class = msgspec.field(name="class")
    name: PersonName | None = None
    legend: LegendSetup | None = None


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a match needs to begin."""

    players: Mapping[PlayerId, PlayerSetup]
    teams: Mapping[TeamId, TeamSetup] = {}
    config: Config = Config()


def new_match(setup: JsonObject) -> State:
    """Return the state of a match at its roll-call; at its line-up if the roll-call is off.

    `setup`: `{"config": {…}, "teams": {team: {"captain", "tactic"}}, "players": {id: {"name", "class", "legend"}}}`.
    Raises `CaseError` if a roster has not 4 to 6 players (KB-2-b), or nobody could ever be captain at kick-off.
    """
    try:
        wanted = msgspec.convert(setup, Setup)
    except (msgspec.ValidationError, ValueError) as error:
        raise CaseError(CASE_ERROR, str(error)) from None
    players = {player: _player(wanted, player) for player in sorted(wanted.players, key=player_key)}
    stage: Stage = "lineup" if wanted.config.roll_call == "off" else "roll_call"
    state = State(
        config=wanted.config,
        stage=stage,
        teams={team: _team(wanted, team) for team in TEAMS},
        players=players,
        balls={},
    )
    check_state(state)
    for team in TEAMS:
        _check_roster(state, team)
    return state


def _player(setup: Setup, player: PlayerId) -> Player:
    given = setup.players[player]
    legend = None if given.legend is None else Legend(title=given.legend.title, move=given.legend.move)
    return Player(name=given.name, cls=given.cls, deniers=setup.config.bribe_purse, legend=legend)


def _team(setup: Setup, team: TeamId) -> Team:
    given = setup.teams.get(team, TeamSetup())
    goal = LEFT_GOAL if team == setup.config.left_team else RIGHT_GOAL
    return Team(goal=goal, captain=given.captain, tactic=given.tactic)


def _check_roster(state: State, team: TeamId) -> None:
    size = len(facts.roster(state, team))
    if not facts.STARTERS <= size <= facts.MAX_ROSTER:
        raise CaseError(CASE_ERROR, f"{team}: {size} players, not {facts.STARTERS} to {facts.MAX_ROSTER}")
    if state.stage == "lineup" and state.teams[team].captain is None:
        raise CaseError(CASE_ERROR, f"{team}: no captain")
