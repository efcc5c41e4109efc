"""Cup matches: how they ended in words, who came back, who had no match."""

from collections.abc import Iterable, Mapping

import msgspec

from boards.matrix_hockey._words import Labels
from rules.matrix_hockey.state import Decided, Pair, RecordComp, Result, State, TeamId


class Tie(msgspec.Struct, frozen=True, kw_only=True):
    """A match of a cup; `result` is None until it is played. `back`: its loser who was re-admitted (MH-3.2.3-d)."""

    round: int
    home: TeamId
    away: TeamId
    result: Result | None = None
    back: TeamId | None = None

    @property
    def winner(self) -> TeamId | None:
        """Who won."""
        return self.result.winner if self.result is not None else None

    @property
    def is_over(self) -> bool:
        """Whether it was played, or both forfeited it."""
        return self.result is not None

    @property
    def is_empty(self) -> bool:
        """Whether nobody came through it by himself."""
        return self.result is not None and self.result.winner is None


def knock_out(state: State) -> dict[int, tuple[Tie, ...]]:
    """Return the KDH matches drawn so far, by round, ascending."""
    known = results_of(state, ("KDH",))
    return {
        number: tuple(
            Tie(
                round=number,
                home=home,
                away=away,
                result=(result := known.get((number, home, away))),
                back=_back(state, number, result),
            )
            for home, away in state.fixtures.KDH[number]
        )
        for number in sorted(state.fixtures.KDH)
    }


def results_of(state: State, comps: Iterable[RecordComp]) -> Mapping[tuple[int, TeamId, TeamId], Result]:
    """Return the results of some competitions by round and pair."""
    chosen = frozenset(comps)
    return {(one.round, one.home, one.away): one for one in state.results if one.comp in chosen}


def _back(state: State, number: int, result: Result | None) -> TeamId | None:
    """MH-3.2.3-d: the loser who is in the cup all the same."""
    if result is None or result.winner is None:
        return None
    loser = result.away if result.winner == result.home else result.home
    later = any(loser in pair for k, pairs in state.fixtures.KDH.items() if k > number for pair in pairs)
    return loser if later or loser in state.kdh.alive else None


def byes(state: State, number: int) -> tuple[TeamId, ...]:
    """MH-3.2.1-f: return who goes on from round `number` without a match; the exempt of round 1 are none."""
    drawn: Mapping[int, tuple[Pair, ...]] = state.fixtures.KDH
    if number - 1 not in drawn:
        return ()
    later = drawn.get(number + 1)
    still = state.kdh.alive if later is None else tuple(team for pair in later for team in pair)
    playing = {team for pair in drawn[number] for team in pair}
    return tuple(team for team in still if team not in playing)


def exempt(state: State) -> int:
    """MH-3.2.1-b: return how many teams are exempt from a preliminary round; 0 if there is none."""
    playing = {team for pair in state.fixtures.KDH.get(1, ()) for team in pair}
    return sum(team not in playing for team in state.teams) if playing else 0


def told(result: Result, labels: Labels) -> tuple[str, str]:
    """Return the score, and what stands behind it: `AP`, the shoot-out, a lot, a forfeit; either may be empty."""
    score = labels.score(*result.score) if result.score is not None else ""
    return score, _note(result, labels)


def _note(result: Result, labels: Labels) -> str:
    if result.decided == "shootout" and result.so is not None:
        return labels.shootout(*result.so)
    words: Mapping[Decided, str] = {
        "overtime": labels.overtime,
        "draw": labels.overtime,
        "pool_goals": labels.pool_goals,
        "lot": labels.lot,
        "forfeit": labels.forfeit,
        "double_onr": labels.double_forfeit,
    }
    return words.get(result.decided, "")
