"""Tables: points, tie-breaks and lots (MH-3.1.5)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Literal

import msgspec

from rules.dice import Dice
from rules.matrix_hockey.config import Criterion, Points
from rules.matrix_hockey.events import LotDrawn, Row, TableDrawnUp
from rules.matrix_hockey.state import ADJUST, CLASSES, GA, GF, WIN_CLASSES, Result, TeamId

Numbers = Sequence[int]  # a team's counts, in the order of the fields of `state.Counts`
Groups = list[list[TeamId]]
_HEAD_TO_HEAD = "h2h_"
_CLASSES = len(CLASSES)


class TableSheet(msgspec.Struct, frozen=True):
    """What a table is made from: every team's counts, and the matches between them."""

    comp: Literal["CH", "WG"]
    counts: Mapping[TeamId, Numbers]
    onr: Mapping[TeamId, int]
    points: Points
    results: Callable[[], Iterable[Result]]

    def points_of(self, team: TeamId) -> int:
        """MH-3.1.5-a, -b, -c: return a team's points, the referee's adjustment included."""
        counts = self.counts[team]
        return sum(counts[place] * self.points[name] for place, name in enumerate(CLASSES)) + counts[ADJUST]


def rank_by_criteria(sheet: TableSheet, teams: Sequence[TeamId], criteria: Iterable[Criterion]) -> Groups:
    """MH-3.1.5-e: return `teams` best first, those wholly equal in one group, each group in the order of `teams`."""
    groups = _split(teams, [sheet.points_of(team) for team in teams])
    for criterion in criteria:
        if len(groups) == len(teams):
            break
        after: Groups = []
        for group in groups:
            after += [group] if len(group) == 1 else _split(group, _values(sheet, group, criterion))
        groups = after
    return groups


def _split(teams: Sequence[TeamId], values: Sequence[int]) -> Groups:
    by_value: dict[int, list[TeamId]] = {}
    for team, value in zip(teams, values, strict=True):
        by_value.setdefault(value, []).append(team)
    return [by_value[value] for value in sorted(by_value, reverse=True)]


def _values(sheet: TableSheet, group: Sequence[TeamId], criterion: Criterion) -> list[int]:  # noqa: PLR0911 - one line per criterion
    """Return what a criterion says of each team of a group; more is better."""
    if criterion.startswith(_HEAD_TO_HEAD):
        return _head_to_head(sheet, group, criterion)
    counts = [sheet.counts[team] for team in group]
    match criterion:
        case "goal_difference":
            return [row[GF] - row[GA] for row in counts]
        case "goals_for":
            return [row[GF] for row in counts]
        case "goals_against":
            return [-row[GA] for row in counts]
        case "wins":
            return [sum(row[:WIN_CLASSES]) for row in counts]
        case "regulation_wins":
            return [row[0] for row in counts]
        case _:
            return [-sheet.onr[team] for team in group]


def _head_to_head(sheet: TableSheet, group: Sequence[TeamId], criterion: Criterion) -> list[int]:
    """Return points, goal difference or goals of the matches among `group`."""
    found = dict.fromkeys(group, 0)
    for result in sheet.results():
        if result.home not in found or result.away not in found:
            continue
        if criterion == "h2h_points":
            found[result.home] += sheet.points[result.classes[0]]
            found[result.away] += sheet.points[result.classes[1]]
        elif result.score is not None:
            home, away = result.score
            is_difference = criterion == "h2h_goal_difference"
            found[result.home] += home - away if is_difference else home
            found[result.away] += away - home if is_difference else away
    return list(found.values())


def decide_order(
    sheet: TableSheet, group: str, groups: Groups, dice: Dice, stated: Mapping[str, Sequence[TeamId]]
) -> tuple[list[TeamId], list[LotDrawn]]:
    """Return the teams of `groups` in a final order, and the lots it took. Draws `lot/{comp}/{group}/{rank}`.

    `stated`: orders that a referee has given (MH-9-j), by group; one that no longer fits counts for nothing.
    """
    order = stated.get(group)
    if order is not None and fits_points(sheet, chain.from_iterable(groups), order):
        return list(order), []
    return draw_order(sheet, group, groups, dice, f"lot/{sheet.comp}/{group}")


def fits_points(sheet: TableSheet, members: Iterable[TeamId], order: Sequence[TeamId]) -> bool:
    """Return whether a stated order has each of `members` once, and those with more points first (MH-3.1.5-c)."""
    points = [sheet.points_of(team) for team in order if team in sheet.counts]
    return sorted(order) == sorted(members) and points == sorted(points, reverse=True)


def draw_order(
    sheet: TableSheet, group: str, groups: Groups, dice: Dice, label: str
) -> tuple[list[TeamId], list[LotDrawn]]:
    """MH-3.1.5-f: return the teams in a final order, and the lots it took. Draws `{label}/{rank}`."""
    order: list[TeamId] = []
    lots: list[LotDrawn] = []
    for equal in groups:
        left = list(equal)
        while len(left) > 1:
            rank = len(order) + 1
            team = dice.pick(f"{label}/{rank}", left)
            lots.append(LotDrawn(comp=sheet.comp, group=group, rank=rank, among=tuple(left), team=team))
            left.remove(team)
            order.append(team)
        order += left
    return order, lots


def table(sheet: TableSheet, group: str, groups: Groups, *, is_final: bool) -> TableDrawnUp:
    """Return a table; those of one group share a rank (1, 2, 2, 4)."""
    rows: list[Row] = []
    for equal in groups:
        rank = len(rows) + 1
        rows += [_row(sheet, team, rank) for team in equal]
    return TableDrawnUp(comp=sheet.comp, group=group, final=is_final, table=tuple(rows))


def _row(sheet: TableSheet, team: TeamId, rank: int) -> Row:
    counts = sheet.counts[team]
    classes = {name: counts[place] for place, name in enumerate(CLASSES) if counts[place]}
    return Row(
        rank=rank,
        team=team,
        points=sheet.points_of(team),
        played=sum(counts[:_CLASSES]),
        gf=counts[GF],
        ga=counts[GA],
        **classes,
    )
