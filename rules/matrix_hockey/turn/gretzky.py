"""The Gretzky cup: what follows a round (MH-3.3)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rules.matrix_hockey import ranking
from rules.matrix_hockey.config import Criterion
from rules.matrix_hockey.events import WgQualified, WgSemisDrawn, WgWinner
from rules.matrix_hockey.state import Pair, Result, TeamId
from rules.matrix_hockey.turn.sheets import work_sheet_of
from rules.matrix_hockey.turn.work import Work

Stated = Mapping[str, Sequence[TeamId]]

NOTHING: Stated = {}
SEMI_FINALISTS = 4


def close_gretzky_round(work: Work, number: int, results: Sequence[Result]) -> None:
    """After a WG round: pool tables; after the last pool round who qualifies; then final and winner.

    Draws `lot/WG/{pool}/{rank}`, `lot/WG/seconds/{rank}`, `wg/semis`.
    """
    last = work.settings.WG.pool_rounds
    if number < last:
        _show_tables(work)
    elif number == last:
        qualify(work)
    else:
        _go_on(work, number, [result.winner for result in results if result.winner is not None])


def _show_tables(work: Work) -> None:
    for pool, members in work.wg.pools.items():
        sheet = work_sheet_of(work, "WG", pool, members)
        groups = ranking.rank_by_criteria(sheet, work.in_order(members), work.settings.WG.tiebreaks)
        work.events.append(ranking.table(sheet, pool, groups, is_final=False))


def qualify(work: Work, stated: Stated = NOTHING) -> dict[str, list[TeamId]]:
    """MH-3.3.1-d, -e: final tables, the best second(s), the draw of the semi-finals. Return the order of each group.

    `stated`: orders that a referee has given (MH-9-j). Draws `lot/WG/{pool}/{rank}`, `lot/WG/seconds/{rank}`,
    `wg/semis`.
    """
    orders = {}
    for pool, members in work.wg.pools.items():
        orders[pool] = _decided(work, pool, members, work.settings.WG.tiebreaks, stated)
        sheet = work_sheet_of(work, "WG", pool, members)
        work.events.append(ranking.table(sheet, pool, [[team] for team in orders[pool]], is_final=True))
    winners = [order[0] for order in orders.values()]
    seconds = [order[1] for order in orders.values() if len(order) > 1]
    criteria = [criterion for criterion in work.settings.WG.tiebreaks if not criterion.startswith("h2h_")]
    orders["seconds"] = _decided(work, "seconds", seconds, criteria, stated)
    best = orders["seconds"][: max(0, SEMI_FINALISTS - len(winners))]
    work.events.append(WgQualified(winners=tuple(winners), best_seconds=tuple(best)))
    qualified = (*winners, *best)
    work.wg = replace(work.wg, alive=qualified)
    if len(qualified) == SEMI_FINALISTS:
        semis = work.dice.pick("wg/semis", _pairings(work, qualified))
        work.wg_fixtures[work.settings.WG.pool_rounds + 1] = semis
        work.events.append(WgSemisDrawn(matches=semis))
    return orders


def _decided(
    work: Work, group: str, members: Sequence[TeamId], criteria: Sequence[Criterion], stated: Stated
) -> list[TeamId]:
    sheet = work_sheet_of(work, "WG", group, members)
    groups = ranking.rank_by_criteria(sheet, work.in_order(members), criteria)
    order, lots = ranking.decided(sheet, group, groups, work.dice, stated)
    work.events += lots
    return order


def _pairings(work: Work, qualified: Sequence[TeamId]) -> list[tuple[Pair, ...]]:
    """MH-3.3.1-e: return the pairings in which no two teams of one pool meet."""
    pool_of = {team: pool for pool, members in work.wg.pools.items() for team in members}
    q1, q2, q3, q4 = qualified
    pairings: list[tuple[Pair, ...]] = [((q1, q2), (q3, q4)), ((q1, q3), (q2, q4)), ((q1, q4), (q2, q3))]
    return [pairs for pairs in pairings if all(pool_of[home] != pool_of[away] for home, away in pairs)]


def _go_on(work: Work, number: int, winners: list[TeamId]) -> None:
    """MH-3.3.1-f: the winners of the semi-finals play the final; its winner has the cup."""
    work.wg = replace(work.wg, alive=tuple(winners))
    if number == work.settings.WG.pool_rounds + 1:
        if len(winners) == 2:  # noqa: PLR2004 - a match has two sides
            work.wg_fixtures[number + 1] = ((winners[0], winners[1]),)
        return
    work.wg = replace(work.wg, winner=winners[0])
    work.events.append(WgWinner(team=winners[0]))
