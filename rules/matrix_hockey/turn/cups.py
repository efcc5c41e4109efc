"""The cups: what follows a round of the Gretzky cup (MH-3.3) and of the KDH cup, and the draw of its next (MH-3.2)."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from rules.dice import Dice
from rules.matrix_hockey import facts, ranking
from rules.matrix_hockey.config import Criterion
from rules.matrix_hockey.events import (
    KdhDraw,
    KdhReadmitted,
    KdhRoundOver,
    KdhWinner,
    WgQualified,
    WgSemisDrawn,
    WgWinner,
)
from rules.matrix_hockey.state import Pair, Result, TeamId
from rules.matrix_hockey.turn.work import Work, teams_named, work_sheet_of
from rules.reasons import Reason

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
        work.tell(WgSemisDrawn(matches=semis))
    return orders


def _decided(
    work: Work, group: str, members: Sequence[TeamId], criteria: Sequence[Criterion], stated: Stated
) -> list[TeamId]:
    sheet = work_sheet_of(work, "WG", group, members)
    groups = ranking.rank_by_criteria(sheet, work.in_order(members), criteria)
    order, lots = ranking.decide_order(sheet, group, groups, work.dice, stated)
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


ReadmissionCriterion = Literal["shootout", "overtime", "regulation"]


class Loser(NamedTuple):
    """A team that played and lost; the smaller `key`, the better."""

    key: tuple[int, int, int]
    team: TeamId


_CRITERIA: tuple[ReadmissionCriterion, ...] = ("shootout", "overtime", "regulation")


def close_knockout_round(work: Work, number: int, results: Sequence[Result]) -> None:
    """After a KDH round: winners through, re-admissions, then the winner of the cup or the next draw.

    Draws `kdh/{k}/readmit/{i}` and, for the next round, `kdh/{k}/bye`, `kdh/{k}/draw/{i}/home|away`.
    """
    through = {result.winner for result in results if result.winner is not None}
    through |= _readmitted(work, number, results)
    played = [team for result in results for team in (result.home, result.away)]
    out = set(played) - through
    work.events.append(KdhRoundOver(round=number, through=work.in_order(through), out=work.in_order(out)))
    alive = tuple(team for team in work.kdh.alive if team not in out)
    work.kdh = replace(work.kdh, alive=alive)
    if number >= facts.last_round(work.before, "KDH") or len(alive) <= 1:  # MH-3.2.3-h
        winner = alive[0] if len(alive) == 1 else None
        work.kdh = replace(work.kdh, winner=winner)
        work.tell(KdhWinner(team=winner), *(() if winner else (Reason("nobody-left"),)))
        return
    drawn = draw_round(work.dice, number + 1, alive)
    work.kdh_fixtures[number + 1] = drawn.matches
    work.tell(drawn, *(() if drawn.bye is None else (Reason("bye", {"count": len(alive)}),)))


def _readmitted(work: Work, number: int, results: Sequence[Result]) -> set[TeamId]:
    """MH-3.2.3-d, -e, -g: the best losers take the places of double ONR, in draw order."""
    losers = [loser for result in results if (loser := _loser(result)) is not None]
    empty = [result for result in results if result.decided == "double_onr"]
    found: set[TeamId] = set()
    for place, result in enumerate(empty, start=1):
        left = [loser for loser in losers if loser.team not in found]
        if not left:  # MH-3.2.3-h
            break
        best = min(loser.key for loser in left)
        equal = work.in_order(loser.team for loser in left if loser.key == best)
        team = work.dice.pick(f"kdh/{number}/readmit/{place}", equal)
        found.add(team)
        readmitted = KdhReadmitted(
            round=number,
            team=team,
            instead_of=(result.home, result.away),
            criterion=_CRITERIA[best[0]],
            by_lot=len(equal) > 1,
        )
        work.tell(readmitted, Reason("readmitted", {"among": teams_named(*equal), "losers": len(left)}))
    return found


def _loser(result: Result) -> Loser | None:
    """Return the team that lost on the ice, with how well it did (MH-3.2.3-e, -f)."""
    if result.winner is None or result.score is None:
        return None
    is_home = result.winner != result.home
    team = result.home if is_home else result.away
    own, other = result.score if is_home else (result.score[1], result.score[0])
    match result.decided:
        case "shootout" | "lot" if result.so is not None:
            shots = result.so if is_home else (result.so[1], result.so[0])
            return Loser((0, shots[1] - shots[0], -shots[0]), team)
        case "overtime":
            return Loser((1, -own, 0), team)
        case _:
            return Loser((2, other - own, -own), team)


def draw_round(dice: Dice, number: int, entrants: Sequence[TeamId]) -> KdhDraw:
    """MH-3.2.1-e, -f: return the draw of a round among `entrants` (canonical order).

    Draws `kdh/{k}/bye` if they are odd, then `kdh/{k}/draw/{i}/home` and `.../away`.
    """
    left = list(entrants)
    bye = None
    if len(left) % 2:
        bye = dice.pick(f"kdh/{number}/bye", left)
        left.remove(bye)
    matches: list[Pair] = []
    while left:
        pair = []
        for side in ("home", "away"):
            team = dice.pick(f"kdh/{number}/draw/{len(matches) + 1}/{side}", left)
            left.remove(team)
            pair.append(team)
        matches.append((pair[0], pair[1]))
    return KdhDraw(round=number, matches=tuple(matches), bye=bye)
