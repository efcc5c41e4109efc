"""CP-R-b, CP-R-h: what follows from corrections and from a redraw, after all lines (6.3 step 2)."""

from collections.abc import Iterable

from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.notation.checks import has_started
from rules.competition.qualification import going_on
from rules.competition.swiss import pair
from rules.competition.turn.going_on import finish_order
from rules.competition.turn.opening import make_pairing, open_stage
from rules.competition.turn.repairs import repair_bracket
from rules.competition.turn.season import Season, fixtures_of
from rules.dice import Dice


def repair(season: Season, dice: Dice) -> None:
    """Do what a redraw and corrections ask for: first the redraw, then stage by stage."""
    if season.doings["redraw"]:
        _redraw(season, dice)
    corrected = {season.fixtures[key].stage for key in season.corrected if season.fixtures[key].status != "void"}
    if season.has_ended and season.doings["adjusted"]:
        corrected.add(season.stage)
    for number in sorted(corrected):
        if season.stages[number - 1].is_bracket:
            repair_bracket(season, number)
        if season.has_ended or number < season.stage:
            _repair_order(season, number, dice)
        elif season.current.format == "swiss":
            _repair_swiss(season)


def _redraw(season: Season, dice: Dice) -> None:
    """CP-R-h: the current stage again, of those who are still in; not once a later line has started a match."""
    number, stage = season.stage, season.current
    source = [entrant for entrant in stage.source if season.is_in(entrant)]
    if len(source) >= 2 and not has_started(season, number):  # noqa: PLR2004
        _make_again(season, number, source, dice, "referee")


def _make_again(season: Season, number: int, source: list[str], dice: Dice, why: str) -> None:
    stage = season.stages[number - 1]
    for key, fixture in list(fixtures_of(season, number)):
        if fixture.status != "void":
            season.void(key)
    if why == "correction":
        kept = {entrant: n for entrant, n in stage.adjust.items() if entrant in source}
        stage = replace(stage, adjust=kept)
    season.tell(ev.Redrawn(stage=number, draws=stage.draws + 1, why="referee" if why == "referee" else "correction"))
    open_stage(season, number, source, dice, again=stage)


def _repair_order(season: Season, number: int, dice: Dice) -> None:
    """The order of a stage that is over is made again; the next one too if others qualify and nothing has begun."""
    finish_order(season, number, dice)
    if number == len(season.stages):
        return
    source = going_on(season, number) or []
    following = season.stages[number]
    if tuple(source) == following.source:
        return
    is_current = season.phase == "running" and number + 1 == season.stage
    if is_current and not has_started(season, number + 1) and len(source) >= 2:  # noqa: PLR2004
        _make_again(season, number + 1, source, dice, "correction")
    else:
        season.tell(ev.PairingKept(stage=number + 1, tie=None))


def _repair_swiss(season: Season) -> None:
    """The unstarted fixtures of the current round are made again among themselves, unless they would be the same."""
    number, stage = season.stage, season.current
    if all(season.fixtures[key].round >= stage.round for key in _of_stage(season, number)):
        return
    waiting = [
        key
        for key, fixture in fixtures_of(season, number)
        if fixture.round == stage.round and fixture.status == "open" and not fixture.has_begun
    ]
    if not waiting:
        return
    idle = [one for one, rounds in stage.byes.items() if stage.round in rounds and season.is_in(one)]
    pairs = [(season.fixtures[key].home, season.fixtures[key].away) for key in waiting]
    among = [one for one in stage.entrants if one in {*idle, *(one for both in pairs for one in both)}]
    new_pairs, bye = pair(season, number, stage.round, among)
    if set(new_pairs) == set(pairs) and idle == ([] if bye is None else [bye]):
        return
    for key in waiting:
        season.void(key)
    byes = {one: tuple(r for r in rounds if one not in idle or r != stage.round) for one, rounds in stage.byes.items()}
    season.put(number, replace(stage, byes={one: rounds for one, rounds in byes.items() if rounds}))
    fixtures, new_byes = make_pairing(season, stage.round, new_pairs, bye)
    season.tell(ev.PairingRedone(stage=number, round=stage.round, fixtures=fixtures, byes=new_byes))


def _of_stage(season: Season, number: int) -> Iterable[str]:
    return (key for key in season.corrected if season.fixtures[key].stage == number)
