"""Acts on matches that were played (MH-9-f)."""

from msgspec.structs import astuple, replace

from rules.dice import Dice
from rules.kit.numbers import Count, Number
from rules.matrix_hockey import facts
from rules.matrix_hockey.acts import consequences
from rules.matrix_hockey.acts.kinds import Act, Changed, refusal
from rules.matrix_hockey.season.tables import division_table
from rules.matrix_hockey.state import (
    CLASS_AT,
    GA,
    GF,
    SHUTOUTS,
    Comp,
    Counts,
    Decided,
    OutcomeClass,
    RecordComp,
    Result,
    State,
    Team,
    TeamId,
)
from rules.matrix_hockey.turn.matches import CLASSES_OF

SCORELESS = ("forfeit", "double_onr")
EVEN = ("draw", "double_onr")
# How a match of each competition can end, as a referee may set it.
ENDINGS: dict[RecordComp, tuple[Decided, ...]] = {
    "CH": ("regulation", "overtime", "draw", "forfeit", "double_onr"),
    "WG": ("regulation", "overtime", "draw", "forfeit", "double_onr"),
    "WGF": ("regulation", "overtime", "pool_goals", "lot", "forfeit"),
    "KDH": ("regulation", "overtime", "shootout", "lot", "forfeit", "double_onr"),
}


class SetMatch(Act, frozen=True, kw_only=True, tag="set_match"):
    """MH-9-f: how a match counts that was played, or annulled before; no `score` in a forfeit.

    What followed in a cup is made again.
    """

    clause = "MH-9-f"
    remakes = "tables"

    comp: RecordComp
    round: Number
    home: TeamId
    away: TeamId
    decided: Decided
    winner: TeamId | None = None
    score: tuple[Count, Count] | None = None
    so: tuple[Count, Count] | None = None

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        old = _result(state, self)
        new = _corrected(self, _group(state, self) if old is None else old.group)
        after = state if old is None else _counted(state, old, -1)
        others = [result for result in state.results if result is not old]
        at = len(others) if old is None else state.results.index(old)
        after = replace(_counted(after, new, 1), results=(*others[:at], new, *others[at:]))
        return _followed(after, new, None if old is None else old.winner, new.winner, dice)


class AnnulMatch(Act, frozen=True, kw_only=True, tag="annul_match"):
    """MH-9-f: a match that counts for nothing; the place that it gave in a cup is filled as if both had been ONR."""

    clause = "MH-9-f"
    remakes = "tables"

    comp: RecordComp
    round: Number
    home: TeamId
    away: TeamId

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        old = _result(state, self)
        if old is None:
            raise refusal("no_match", f"{self.comp}{self.round}: this match has no result")
        after = _counted(state, old, -1)
        after = replace(after, results=tuple(result for result in state.results if result is not old))
        return _followed(after, old, old.winner, None, dice)


def _result(state: State, act: SetMatch | AnnulMatch) -> Result | None:
    """Return the result of a match; None if it was annulled. Raises `CaseError` if it was not played."""
    for result in state.results:
        if (result.comp, result.round, result.home, result.away) == (act.comp, act.round, act.home, act.away):
            return result
    is_known = (act.home, act.away) in facts.round_of(state, _comp(act.comp), act.round).matches
    if not is_known or not consequences.is_week_over(state, _comp(act.comp), act.round) or not _group(state, act):
        raise refusal("no_match", f"no such match in {act.comp}{act.round}: {act.home!r:.40} - {act.away!r:.40}")
    return None


def _group(state: State, act: SetMatch | AnnulMatch) -> str:
    """Return the group of a match that the fixtures have; empty if it is not of the competition that `act` names."""
    a_round = facts.round_of(state, _comp(act.comp), act.round)
    group = a_round.groups[a_round.matches.index((act.home, act.away))]
    return "" if (act.comp == "WGF") != (group == facts.FINAL_PHASE) else group


def _comp(comp: RecordComp) -> Comp:
    return "WG" if comp == "WGF" else comp


def _corrected(act: SetMatch, group: str) -> Result:
    _check(act)
    first, second = CLASSES_OF[act.decided]
    classes: tuple[OutcomeClass, OutcomeClass] = (second, first) if act.winner == act.away else (first, second)
    return Result(
        comp=act.comp,
        round=act.round,
        group=group,
        home=act.home,
        away=act.away,
        score=act.score,
        decided=act.decided,
        winner=act.winner,
        so=act.so,
        classes=classes,
    )


def _check(act: SetMatch) -> None:
    """Raise `CaseError` for a result that no match of the competition can have."""
    if act.decided not in ENDINGS[act.comp]:
        raise refusal("ending", f"no match of {act.comp} ends so: {act.decided}")
    if (act.winner is None) != (act.decided in EVEN) or act.winner not in (None, act.home, act.away):
        raise refusal("winner", "who won?")
    if (act.score is None) != (act.decided in SCORELESS):
        raise refusal("score", "a score, unless the match is forfeit")
    if (act.so is not None) != (act.comp == "KDH" and act.decided in ("shootout", "lot")):
        raise refusal("shots", "shoot-out goals where there was a shoot-out, and nowhere else")
    margin = 0 if act.score is None else _margin(act, act.score)
    shots = 0 if act.so is None else _margin(act, act.so)
    is_right = {
        "regulation": margin > 0,
        "overtime": margin == 1,  # MH-2.2-d: the golden goal
        "shootout": margin == 0 and shots > 0,
        "lot": margin == shots == 0,
    }.get(act.decided, margin == 0)
    if not is_right:
        raise refusal("margin", "the winner has more goals: one more after overtime; else the score is level")


def _margin(act: SetMatch, numbers: tuple[int, int]) -> int:
    """Return by how much the winner (or the home team) leads."""
    return numbers[0] - numbers[1] if act.winner != act.away else numbers[1] - numbers[0]


def _counted(state: State, result: Result, sign: int) -> State:
    """Return `state` with a result added to (1) or taken out of (-1) the records of its teams."""
    score = result.score
    back = None if score is None else (score[1], score[0])
    teams = {
        **state.teams,
        result.home: _recorded(state.teams[result.home], result.comp, result.classes[0], score, sign),
        result.away: _recorded(state.teams[result.away], result.comp, result.classes[1], back, sign),
    }
    return replace(state, teams=teams)


def _recorded(team: Team, comp: RecordComp, outcome: str, score: tuple[int, int] | None, sign: int) -> Team:
    counts = list(astuple(team.record[comp]))
    counts[CLASS_AT[outcome]] += sign
    if score is not None:
        counts[GF] += sign * score[0]
        counts[GA] += sign * score[1]
        counts[SHUTOUTS] += sign * (score[1] == 0)
    if min(counts[:-1]) < 0:
        raise refusal("record", "the record does not hold this match")
    return replace(team, record={**team.record, comp: Counts(*counts)})


def _followed(state: State, match: Result, was: str | None, now: str | None, dice: Dice | None) -> Changed:
    """Return what becomes of tables and later rounds as the winner `was` gives way to `now`; final tables excepted."""
    match match.comp:
        case "CH":
            return Changed(state, (division_table(state, match.group),) if state.phase == "season" else ())
        case "KDH":
            return Changed(state) if was == now else consequences.knock_out_again(state, match.round, dice)
        case "WG":
            return consequences.pools_again(state, dice)
        case "WGF":
            return consequences.final_phase_again(state, match.round, dice)
