"""What all acts of rulebook part 9 share."""

from typing import ClassVar, Literal

import msgspec

from rules.contract import Outcome
from rules.dice import Dice
from rules.kit.acts import RefereeAct
from rules.matrix_hockey.consistency import ActError
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.state import State, Team, TeamId

Changed = Outcome[State, Event]  # without the event that tells the act itself


class Act(RefereeAct[State, Event], frozen=True, kw_only=True):
    """What all acts share; `remakes`: what is made anew if the season is over (`consequences`)."""

    remakes: ClassVar[Literal["tables", "movements"] | None] = None


def refusal(reason: str, message: str, **details: str | int) -> ActError:
    """Return the error of an act that is impossible."""
    return ActError(reason, message, **details)


def find_team(state: State, team: TeamId) -> Team:
    """Return a team. Raises `CaseError` if there is none of that id."""
    if team not in state.teams:
        raise refusal("no_team", f"no such team: {team!r:.40}")
    return state.teams[team]


def dice_of(dice: Dice | None) -> Dice:
    """Return the dice of an act that draws. Raises `CaseError` if it has none."""
    if dice is None:
        raise refusal("no_dice", "this act makes a draw: it needs dice")
    return dice


def replace_team(state: State, team_id: TeamId, team: Team) -> State:
    """Return `state` with one team replaced."""
    return msgspec.structs.replace(state, teams={**state.teams, team_id: team})


def phase_is(state: State, *phases: Literal["setup", "season", "finished"]) -> None:
    """Raise `CaseError` unless the season is in one of `phases`."""
    if state.phase not in phases:
        raise refusal(f"phase_{state.phase}", f"impossible in phase {state.phase}")
