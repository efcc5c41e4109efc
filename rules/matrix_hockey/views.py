"""What the public pages are made from (rulebook part 10), as values: nothing that `view` would hide.

A season is divided for its readers: one page per division and cup, and one for the season as a whole.
"""

from collections.abc import Iterable, Mapping
from typing import assert_never

import msgspec
from msgspec import UNSET

from rules.matrix_hockey import events as ev
from rules.matrix_hockey import facts
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.season.ending import count_earnings
from rules.matrix_hockey.state import Comp, NextStock, State, TeamId

SEASON = "season"
CUPS = ("WG", "KDH")


def list_parts(state: State, events: Iterable[ev.Event]) -> tuple[str, ...]:
    """Return the pages that `events` belong on: divisions in canonical order, WG, KDH, the season."""
    found = {part_of(state, event) for event in events}
    return tuple(part for part in (*state.divisions, *CUPS, SEASON) if part in found)


def list_standing_pages(state: State) -> tuple[str, ...]:
    """Return the pages that are always there: every division, and the cups that are played."""
    cups = {"WG": bool(state.wg.teams), "KDH": bool(state.fixtures.KDH)}
    return (*state.divisions, *(cup for cup in CUPS if cups[cup]))


def parts_of_team(state: State, team: TeamId) -> tuple[str, ...]:
    """Return the pages that count the orders of a team this week: its division, and the cups in which it plays."""
    played = {a_round.comp for a_round in facts.rounds_to_play(state) for pair in a_round.matches if team in pair}
    return (state.teams[team].division, *(cup for cup in CUPS if cup in played))


def part_of(state: State, event: ev.Event) -> str | None:  # noqa: PLR0911 - one line per kind
    """Return the page of an event; None for one that is told nowhere (or, an act, elsewhere)."""
    match event:
        case ev.MatchPlayed() | ev.TableDrawnUp() | ev.LotDrawn():
            return event.group if event.comp == "CH" else event.comp
        case ev.Onr() | ev.ChoiceRedrawn() | ev.BoostCut():
            return _division(state, event.team) if event.comp == "CH" else event.comp
        case ev.BonusGoal():
            return event.division
        case ev.Sanction() | ev.TeamDummy() | ev.TeamReplaced():
            return _division(state, event.team)
        case ev.WgPoolsDrawn() | ev.WgNotPlayed() | ev.WgQualified() | ev.WgSemisDrawn() | ev.WgWinner():
            return "WG"
        case ev.KdhReadmitted() | ev.KdhRoundOver() | ev.KdhDraw() | ev.KdhWinner():
            return "KDH"
        case ev.SeasonStarted() | ev.Dissolved() | ev.PromotionRefused() | ev.Promoted() | ev.Relegated():
            return SEASON
        case ev.SeasonFinished() | ev.TeamEnters() | ev.Vacancy() | ev.WgEntrants() | ev.SeasonRolled():
            return SEASON
        case ev.MatrixDrawn() | ev.OrdersLapsed() | ev.WeekClosed() | ev.Overridden():
            return None
        case _:
            assert_never(event)


def _division(state: State, team: TeamId) -> str | None:
    return state.teams[team].division if team in state.teams else None


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
    return count_earnings(settings_of(state.config), state.teams[team])
