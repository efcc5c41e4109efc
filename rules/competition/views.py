"""Rulebook part 10: what is derived from a state for people; nothing of it is stored.

The table and what each can reach stand in `placement` and `flags`; here are the other views.
"""

from collections.abc import Mapping

import msgspec

from rules.competition.orders import Order
from rules.competition.outlook import PointsReach, points_reach_of
from rules.competition.state import Fixture, State, Tie
from rules.competition.tables import standings_of
from rules.competition.turn.resolve import carry_out_lines
from rules.competition.turn.season import fixtures_of, is_open
from rules.contract import SeatId


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """A fixture as one of its entrants sees it; `tie_score`: its own and its opponent's of the tie so far."""

    key: str
    fixture: Fixture
    opponent: str
    is_home: bool
    tie_score: tuple[int, int] | None


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """A cell of the cross grid: the meetings that the row's entrant has at home against the column's."""

    home: str
    away: str
    meetings: tuple[str, ...]


def live(state: State, orders: Mapping[SeatId, Order]) -> State:
    """Return the state with the lines in hand carried out, and nothing that follows from them."""
    return carry_out_lines(state, orders)


def reach_in_group(state: State, number: int, group: str) -> dict[str, PointsReach]:
    """Return what each entrant of a group that is in needs and can still take, by points."""
    return points_reach_of(state, number, standings_of(state, number, group))


def cross_grid(state: State, number: int, group: str) -> dict[tuple[str, str], Cell]:
    """Return the cells of a group's grid by home and away: the keys of their fixtures, in number order."""
    found: dict[tuple[str, str], list[str]] = {}
    for key, fixture in fixtures_of(state, number):
        if fixture.group == group and fixture.status != "void":
            found.setdefault((fixture.home, fixture.away), []).append(key)
    return {pair: Cell(home=pair[0], away=pair[1], meetings=tuple(keys)) for pair, keys in found.items()}


def calendar(state: State, number: int) -> dict[int, tuple[str, ...]]:
    """Return the fixtures of a stage by round, those not needed left out."""
    found: dict[int, list[str]] = {}
    for key, fixture in fixtures_of(state, number):
        if fixture.status != "void":
            found.setdefault(fixture.round, []).append(key)
    return {round_: tuple(found[round_]) for round_ in sorted(found)}


def bracket(state: State, number: int) -> dict[int, dict[str, Tie]]:
    """Return the ties of a bracket by round, in the page's order."""
    found: dict[int, dict[str, Tie]] = {}
    for key, tie in state.stages[number - 1].ties.items():
        found.setdefault(tie.round, {})[key] = tie
    return found


def own_fixtures(state: State, entrant: str) -> tuple[Own, ...]:
    """Return what an entrant has to play now, in number order."""
    return tuple(
        _own(state, key, fixture, entrant)
        for key, fixture in state.fixtures.items()
        if is_open(fixture) and entrant in {fixture.home, fixture.away}
    )


def _own(state: State, key: str, fixture: Fixture, entrant: str) -> Own:
    tie = None if fixture.tie is None else state.stages[fixture.stage - 1].ties[fixture.tie]
    score = None if tie is None else tie.score if tie.a == entrant else (tie.score[1], tie.score[0])
    is_home = fixture.home == entrant
    return Own(key=key, fixture=fixture, opponent=fixture.other(entrant), is_home=is_home, tie_score=score)
