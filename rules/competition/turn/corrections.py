"""CP-R-b, CP-R-h: what follows from corrections and from a redraw, after all lines (6.3 step 2).

In a bracket the ties that now have another winner or loser are gone through one after the other, and those after them.
"""

import re
from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.bracket import Slots, Ties, asks_for_reset, round_slots_of, seed_pair
from rules.competition.config import stage_settings_of
from rules.competition.notation.checks import has_started
from rules.competition.qualification import going_on
from rules.competition.state import Stage, Tie, number_of
from rules.competition.swiss import pair
from rules.competition.ties import make_tie
from rules.competition.turn.ending import finish_order
from rules.competition.turn.opening import make_pairing, make_ties, open_stage
from rules.competition.turn.season import Season, fixtures_of
from rules.dice import Dice

_KEY = re.compile(r"([KWLF])(\d*)\.(\d+)")


class RepairPlan(msgspec.Struct, kw_only=True):
    """What a corrected tie asks for: ties to be made again, by round; ties to be taken out; the round it ends in."""

    again: dict[int, list[str]]
    out: list[str]
    last: int

    @property
    def keys(self) -> list[str]:
        """All ties that are concerned."""
        return [*(key for keys in self.again.values() for key in keys), *self.out]


def repair_bracket(season: Season, number: int) -> None:
    """Have the ties after each corrected one be as the page asks; CP-5-f has seen to the tie itself."""
    changed = _changed(season, number)
    after = {key: season.stages[number - 1].ties[key] for key in changed}
    for key, old in changed.items():
        season.put_tie(number, key, replace(after[key], winner=old.winner, loser=old.loser))
    for key, old in changed.items():
        _follow(season, number, key, old, after[key])


def _changed(season: Season, number: int) -> dict[str, Tie]:
    """Return the ties that corrections have given another winner or loser, as they were, in the page's order."""
    if number > len(season.before.stages):
        return {}
    before, now = season.before.stages[number - 1], season.stages[number - 1]
    found = [
        key
        for key, tie in before.ties.items()
        if tie.how is not None
        and not season.corrected.isdisjoint(tie.games)
        and key in now.ties
        and now.ties[key].games == tie.games
        and now.ties[key].how is not None
        and (tie.winner, tie.loser) != (now.ties[key].winner, now.ties[key].loser)
    ]
    return {key: before.ties[key] for key in sorted(found, key=lambda key: _place(before, key))}


def _place(stage: Stage, key: str) -> tuple[int, int, int]:
    """By round, then number; in a round of both brackets the winners' ties come first."""
    match = _KEY.fullmatch(key)
    index = int(match[3]) if match is not None else 0
    return stage.ties[key].round, int(key.startswith("L")), index


def _follow(season: Season, number: int, key: str, old: Tie, new: Tie) -> None:
    now = season.stages[number - 1].ties[key]
    new = replace(now, winner=new.winner, loser=new.loser)
    before = season.stages[number - 1].ties
    after = {**before, key: new}
    if key == "F.1" and _takes_out_reset(season, number, after):
        return
    if _asks_in_vain(season, number, key, after):
        season.tell(ev.PairingKept(stage=number, tie=key))
        return
    plan = _plan(season, number, new.round, before, after)
    if not plan.keys:
        season.put_tie(number, key, new)
    elif _is_over(season, number) or _has_started(season, before, plan):
        season.tell(ev.PairingKept(stage=number, tie=key))
    else:
        season.put_tie(number, key, new)
        _carry_out(season, number, plan)


def _is_over(season: Season, number: int) -> bool:
    return season.has_ended or number < season.stage


def _takes_out_reset(season: Season, number: int, after: Ties) -> bool:
    """An unstarted F.2 that the corrected F.1 no longer asks for is taken out, and nothing else follows."""
    stage = season.stages[number - 1]
    if "F.2" not in stage.ties or asks_for_reset(season, stage_settings_of(season.config, number), after):
        return False
    if any(season.fixtures[game].has_begun for game in stage.ties["F.2"].games):
        return False
    season.put_tie(number, "F.1", after["F.1"])
    _take_out(season, number, "F.2")
    last = after["F.1"].round
    season.put(number, replace(season.stages[number - 1], rounds=last, round=last, to=last))
    return True


def _asks_in_vain(season: Season, number: int, key: str, after: Ties) -> bool:
    """Return whether F.1 would now ask for an F.2 in a stage that is over, or no longer for one that has started."""
    if key != "F.1":
        return False
    asks = asks_for_reset(season, stage_settings_of(season.config, number), after)
    if "F.2" in after:
        return not asks and any(season.fixtures[game].has_begun for game in after["F.2"].games)
    return asks and _is_over(season, number)


def _plan(season: Season, number: int, round_: int, before: Ties, after: Mapping[str, Tie]) -> RepairPlan:
    """Return which ties are concerned, round by round up to the current one."""
    stage = season.stages[number - 1]
    settings = stage_settings_of(season.config, number)
    work = dict(after)
    plan = RepairPlan(again={}, out=[], last=round_)
    for later in range(round_ + 1, stage.round + 1):
        old, new = round_slots_of(season, number, before, later), round_slots_of(season, number, work, later)
        concerned = [key for key in {**old, **new} if _by_key(old, key) != _by_key(new, key)]
        if not concerned:
            continue
        if stage.format == "knockout" and settings.reseed:
            concerned = list(new)
        elif any(_is_swapped(stage, old, key) for key in concerned):
            concerned = [key for key in new if key in concerned or _is_swapped(stage, old, key)]
        plan.again[later] = [key for key in concerned if key in new]
        plan.out += [key for key in concerned if key not in new and key in stage.ties]
        plan.last = later
        has_games = False
        for key in plan.again[later]:
            work[key] = make_tie(season, stage, key, new[key], later)
            has_games |= work[key].how is None
        if has_games and later < stage.round:
            plan.out += [key for key, tie in stage.ties.items() if tie.round > later]
            break
    return plan


def _by_key(slots: Slots, key: str) -> tuple[str | None, ...] | None:
    slot = slots.get(key)
    return None if slot is None else slot


def _is_swapped(stage: Stage, brought: Slots, key: str) -> bool:
    """Return whether `echange` has changed a tie: its entrants are not those who were brought there."""
    tie, slot = stage.ties.get(key), brought.get(key)
    if tie is None or slot is None:
        return False
    return {tie.a, tie.b} != {*seed_pair(stage, *slot)}


def _has_started(season: Season, ties: Ties, plan: RepairPlan) -> bool:
    games = [game for key in plan.keys if key in ties for game in ties[key].games]
    return any(season.fixtures[game].has_begun and season.fixtures[game].status != "void" for game in games)


def _carry_out(season: Season, number: int, plan: RepairPlan) -> None:
    fixtures: list[str] = []
    byes: list[str] = []
    for key in plan.out:
        _take_out(season, number, key)
    if plan.out:
        stage = season.stages[number - 1]
        season.put(number, replace(stage, round=plan.last, to=plan.last))
    for round_, keys in plan.again.items():
        for key in keys:
            for game in season.stages[number - 1].ties[key].games:
                season.void(game)
        opened, idle = make_ties(season, number, round_, keys)
        fixtures += opened
        byes += idle
    round_now = season.stages[number - 1].round
    told = tuple(sorted(fixtures, key=number_of))
    season.tell(ev.PairingRedone(stage=number, round=round_now, fixtures=told, byes=tuple(byes)))


def _take_out(season: Season, number: int, key: str) -> None:
    for game in season.stages[number - 1].ties[key].games:
        season.void(game)
    season.put_tie(number, key, None)


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
