"""The Gretzky cup: what follows a round (MH-3.3)."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.matrix_hockey import ranking
from rules.matrix_hockey.events import WgQualified, WgSemisDrawn, WgWinner
from rules.matrix_hockey.resolution.sheets import sheet_of
from rules.matrix_hockey.resolution.work import Work
from rules.matrix_hockey.state import Pair, Result, TeamId

SEMI_FINALISTS = 4


def close_round(work: Work, number: int, results: Sequence[Result]) -> None:
    """After a WG round: pool tables; after the last pool round who qualifies; then final and winner.

    Draws `lot/WG/{pool}/{rank}`, `lot/WG/seconds/{rank}`, `wg/semis`.
    """
    last = work.settings.WG.pool_rounds
    if number < last:
        _show_tables(work)
    elif number == last:
        _qualify(work)
    else:
        _go_on(work, number, [result.winner for result in results if result.winner is not None])


def _show_tables(work: Work) -> None:
    for pool, members in work.wg.pools.items():
        sheet = sheet_of(work, "WG", pool, members)
        groups = ranking.ranked(sheet, work.in_order(members), work.settings.WG.tiebreaks)
        work.events.append(ranking.table(sheet, pool, groups, is_final=False))


def _qualify(work: Work) -> None:
    """MH-3.3.1-d, -e: final tables, the best second(s), the draw of the semi-finals."""
    winners, seconds = [], []
    for pool, members in work.wg.pools.items():
        sheet = sheet_of(work, "WG", pool, members)
        groups = ranking.ranked(sheet, work.in_order(members), work.settings.WG.tiebreaks)
        order, lots = ranking.drawn(sheet, pool, groups, work.dice, f"lot/WG/{pool}")
        work.events += lots
        work.events.append(ranking.table(sheet, pool, [[team] for team in order], is_final=True))
        winners += order[:1]
        seconds += order[1:2]
    best = _best_seconds(work, seconds)[: max(0, SEMI_FINALISTS - len(winners))]
    work.events.append(WgQualified(winners=tuple(winners), best_seconds=tuple(best)))
    qualified = (*winners, *best)
    work.wg = replace(work.wg, alive=qualified)
    if len(qualified) == SEMI_FINALISTS:
        semis = work.dice.pick("wg/semis", _pairings(work, qualified))
        work.wg_fixtures[work.settings.WG.pool_rounds + 1] = semis
        work.events.append(WgSemisDrawn(matches=semis))


def _best_seconds(work: Work, seconds: Sequence[TeamId]) -> list[TeamId]:
    sheet = sheet_of(work, "WG", "seconds", seconds)
    criteria = [criterion for criterion in work.settings.WG.tiebreaks if not criterion.startswith("h2h_")]
    groups = ranking.ranked(sheet, work.in_order(seconds), criteria)
    order, lots = ranking.drawn(sheet, "seconds", groups, work.dice, "lot/WG/seconds")
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
