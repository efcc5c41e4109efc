"""What the public pages of rulebook part 10 are made from, as values: nothing that `view` would hide."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET

from rules.matrix_hockey import facts
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.season.ending import earned
from rules.matrix_hockey.state import Comp, NextStock, State, TeamId


class Remaining(msgspec.Struct, frozen=True, kw_only=True):
    """What a team has left in a competition: columns, values with their numbers, stocks."""

    team: TeamId
    columns: str
    ot: Mapping[str, int]
    so: Mapping[str, int]
    extra_goals: int
    super_saves: int


def list_remaining(state: State, comp: Comp, division: str | None = None) -> tuple[Remaining, ...]:
    """MH-3.1.2-e, MH-3.2.2-e, MH-3.3.2-f: return what the teams still engaged have left, in canonical order.

    `division`: only the teams of a division (CH).
    """
    return tuple(
        Remaining(
            team=team,
            columns=facts.columns_left(state, team, comp),
            ot=facts.ot_left(state, team, comp),
            so=facts.so_left(state, team) if comp == "KDH" else {},
            extra_goals=who.extra_goals,
            super_saves=who.super_saves if comp == "CH" else 0,
        )
        for team, who in state.teams.items()
        if division in (None, who.division) and facts.is_engaged(state, team, comp)
    )


def holders(teams: tuple[Remaining, ...]) -> dict[str, int]:
    """Return for each column that somebody still has how many teams have it, alphabetically."""
    letters = sorted({letter for team in teams for letter in team.columns})
    return {letter: sum(letter in team.columns for team in teams) for letter in letters}


def provisional_stock(state: State, team: TeamId) -> NextStock:
    """Return what a team has earned for next season up to now (MH-2.1.2.1-b, MH-2.1.3.1), at the end what it gets."""
    if state.outcome is not UNSET:
        return state.outcome.stock[team]
    return earned(settings_of(state.config), state.teams[team])
