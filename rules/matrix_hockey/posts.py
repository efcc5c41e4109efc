"""How a season is divided for its readers: one page per division and cup, and one for the season as a whole."""

from collections.abc import Iterable
from typing import assert_never

from rules.matrix_hockey import events as ev
from rules.matrix_hockey import facts
from rules.matrix_hockey.state import State, TeamId

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
