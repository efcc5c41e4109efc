"""The KDH cup: what follows a round, and the draw of the next (MH-3.2)."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from rules.dice import Dice
from rules.matrix_hockey import facts
from rules.matrix_hockey.events import KdhDraw, KdhReadmitted, KdhRoundOver, KdhWinner
from rules.matrix_hockey.state import Pair, Result, TeamId
from rules.matrix_hockey.turn.work import Work

Criterion = Literal["shootout", "overtime", "regulation"]


class Loser(NamedTuple):
    """A team that played and lost; the smaller `key`, the better."""

    key: tuple[int, int, int]
    team: TeamId


_CRITERIA: tuple[Criterion, ...] = ("shootout", "overtime", "regulation")


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
        work.events.append(KdhWinner(team=winner))
        return
    drawn = draw_round(work.dice, number + 1, alive)
    work.kdh_fixtures[number + 1] = drawn.matches
    work.events.append(drawn)


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
        work.events.append(
            KdhReadmitted(
                round=number,
                team=team,
                instead_of=(result.home, result.away),
                criterion=_CRITERIA[best[0]],
                by_lot=len(equal) > 1,
            )
        )
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
