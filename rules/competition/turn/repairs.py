"""CP-R-b in a bracket: ties that now have another winner or loser, one after the other, and the ties after them."""

import re
from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.bracket import Slots, Ties, seed_pair
from rules.competition.config import stage_settings_of
from rules.competition.double_elimination import asks_for_reset
from rules.competition.slots import round_slots_of
from rules.competition.state import Stage, Tie, number_of
from rules.competition.ties import make_tie
from rules.competition.turn.opening import make_ties
from rules.competition.turn.season import Season

_KEY = re.compile(r"([KWLF])(\d*)\.(\d+)")


class Plan(msgspec.Struct, kw_only=True):
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


def _plan(season: Season, number: int, round_: int, before: Ties, after: Mapping[str, Tie]) -> Plan:
    """Return which ties are concerned, round by round up to the current one."""
    stage = season.stages[number - 1]
    settings = stage_settings_of(season.config, number)
    work = dict(after)
    plan = Plan(again={}, out=[], last=round_)
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


def _has_started(season: Season, ties: Ties, plan: Plan) -> bool:
    games = [game for key in plan.keys if key in ties for game in ties[key].games]
    return any(season.fixtures[game].has_begun and season.fixtures[game].status != "void" for game in games)


def _carry_out(season: Season, number: int, plan: Plan) -> None:
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
