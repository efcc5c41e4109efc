"""Acts on matches that were played (MH-9-f)."""

from msgspec.structs import astuple, replace

from rules.dice import Dice
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.override.acts import AnnulMatch, Changed, SetMatch, dice_of, refusal
from rules.matrix_hockey.resolution import gretzky, knockout
from rules.matrix_hockey.resolution.matches import CLASSES_OF
from rules.matrix_hockey.resolution.work import Work
from rules.matrix_hockey.season.tables import division_table
from rules.matrix_hockey.state import (
    CLASS_AT,
    GA,
    GF,
    SHUTOUTS,
    Counts,
    OutcomeClass,
    RecordComp,
    Result,
    State,
    Team,
)

_SCORELESS = ("forfeit", "double_onr")
_EVEN = ("draw", "double_onr")


def set_match(state: State, act: SetMatch, dice: Dice | None) -> Changed:
    """MH-9-f: change a result; in a cup what followed is made again if another team is through and it may be."""
    old = _result(state, act.comp, act.round, (act.home, act.away))
    new = _corrected(old, act)
    after = _counted(_counted(state, old, -1), new, 1)
    after = replace(after, results=tuple(new if result is old else result for result in state.results))
    return _followed(after, old, new, dice)


def annul_match(state: State, act: AnnulMatch) -> Changed:
    """MH-9-f: take a result out of the records."""
    old = _result(state, act.comp, act.round, (act.home, act.away))
    after = _counted(state, old, -1)
    after = replace(after, results=tuple(result for result in state.results if result is not old))
    if old.comp == "CH" and state.phase == "season":
        return Changed(after, (division_table(after, old.group),))
    return Changed(after)


def _result(state: State, comp: RecordComp, number: int, pair: tuple[str, str]) -> Result:
    for result in state.results:
        if (result.comp, result.round, (result.home, result.away)) == (comp, number, pair):
            return result
    raise refusal(f"no such match in {comp}{number}: {pair[0]!r:.40} - {pair[1]!r:.40}")


def _corrected(old: Result, act: SetMatch) -> Result:
    if (act.winner is None) != (act.decided in _EVEN) or act.winner not in (None, act.home, act.away):
        raise refusal("who won?")
    if (act.score is None) != (act.decided in _SCORELESS):
        raise refusal("a score, unless the match is forfeit")
    if (act.so is not None) != (act.comp == "KDH" and act.decided in ("shootout", "lot")):
        raise refusal("shoot-out goals where there was a shoot-out, and nowhere else")
    if act.decided in ("regulation", "overtime") and act.score is not None:
        home, away = act.score
        if home == away or (home > away) != (act.winner == act.home):
            raise refusal("the winner has more goals")
    first, second = CLASSES_OF[act.decided]
    classes: tuple[OutcomeClass, OutcomeClass] = (second, first) if act.winner == act.away else (first, second)
    return replace(old, score=act.score, decided=act.decided, winner=act.winner, so=act.so, classes=classes)


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
        raise refusal("the record does not hold this match")
    return replace(team, record={**team.record, comp: Counts(*counts)})


def _followed(state: State, old: Result, new: Result, dice: Dice | None) -> Changed:
    """Return what becomes of tables and later rounds; final tables are the caller's."""
    match new.comp:
        case "CH":
            return Changed(state, (division_table(state, new.group),) if state.phase == "season" else ())
        case "KDH":
            return _knockout_followed(state, old, new, dice)
        case _:
            return _gretzky_followed(state, old, new, dice)


def _knockout_followed(state: State, old: Result, new: Result, dice: Dice | None) -> Changed:
    if old.winner == new.winner or _is_closed(state, "KDH", new.round + 1):
        return Changed(state)
    results = [result for result in state.results if result.comp == "KDH" and result.round == new.round]
    played = {team for result in results for team in (result.home, result.away)}
    alive = tuple(team for team in state.teams if team in played or team in state.kdh.alive)
    work = Work(replace(state, kdh=replace(state.kdh, alive=alive, winner=None)), dice_of(dice))
    work.kdh_fixtures.pop(new.round + 1, None)
    knockout.close_round(work, new.round, results)
    return Changed(work.built(), tuple(work.events))


def _gretzky_followed(state: State, old: Result, new: Result, dice: Dice | None) -> Changed:
    last = settings_of(state.config).WG.pool_rounds
    played = max((result.round for result in state.results if result.comp in ("WG", "WGF")), default=0)
    number = played if new.comp == "WG" and played < last else max(new.round, last)
    if _is_closed(state, "WGF", number + 1) or (new.comp == "WGF" and old.winner == new.winner):
        return Changed(state)
    results = [result for result in state.results if result.comp == new.comp and result.round == number]
    work = Work(state, dice_of(dice))
    gretzky.close_round(work, number, results)
    return Changed(work.built(), tuple(work.events))


def _is_closed(state: State, comp: RecordComp, number: int) -> bool:
    """Return whether a round has been played."""
    return any(result.comp == comp and result.round == number for result in state.results)
