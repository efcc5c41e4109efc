"""T3: random events (KB-21): whether one occurs, which, and what it does to people and balls.

Some meddle with orders: a special aborted, a pass misdirected, a receiver sprained.
"""

from collections.abc import Sequence

import msgspec

from rules.kollaball import pitch
from rules.kollaball.events import (
    BallLost,
    EventReplaced,
    NoEffect,
    PassRedirected,
    RandomEvent,
    SpecialAborted,
    Sprained,
)
from rules.kollaball.events.fact import RandomEventName
from rules.kollaball.facts import PERCENT, RATE_STEP, event_floor
from rules.kollaball.orders import Move, Pass, Special
from rules.kollaball.state import Cell, PlayerId, TeamId, team_of
from rules.kollaball.turn import departures
from rules.kollaball.turn.pieces import PlayerPlan
from rules.kollaball.turn.specials import strip
from rules.kollaball.turn.why import Reasons, drawn, drawn_of, for_team, why_not_redirected
from rules.kollaball.turn.work import Work, special_of
from rules.reasons import Named, Reason


def abort_special(work: Work, team: TeamId) -> bool:
    """KB-21-i: one of those who play a special has it aborted; False if nobody does (label `event/victim`)."""
    specials: dict[PlayerId, tuple[int, Special]] = {}
    for player, plan in _plans(work, team):
        for place, action in enumerate(plan.actions):
            special = special_of(action)
            if special is not None:
                specials[player] = (place, special)
    if not specials:
        return False
    victim = work.dice.pick("event/victim", list(specials))
    place, special = specials[victim]
    # KB-21-i: it is spent, but not paid for, and was not performed
    work.spend(victim, special)
    strip(work.plans[victim], place)
    aborted = SpecialAborted(player=victim, special=special.kind)
    work.log(aborted, victim, reasons=drawn_of(list(specials), "KB-21-i"))
    return True


def misdirect(work: Work, team: TeamId) -> bool:
    """KB-21-k: one of the planned first passes will fly astray; False if there is none (label `event/pass`)."""
    passers = [player for player, plan in _plans(work, team) if isinstance(plan.actions[0], Pass)]
    if not passers:
        return False
    work.misdirected = work.dice.pick("event/pass", passers)
    return True


def sprain(work: Work, team: TeamId) -> bool:
    """KB-21-m: one who was to receive cannot catch, their passer chooses again; False if nobody was to receive."""
    targets = {plan.actions[0].to for _, plan in _plans(work, team) if isinstance(plan.actions[0], Pass)}
    receivers = {
        player: arrival
        for player, plan in _plans(work, team)
        if (arrival := _receiving_cell(plan)) is not None and arrival in targets
    }
    if not receivers:
        return False
    victim = work.dice.pick("event/victim", list(receivers))
    work.sprained.add(victim)
    work.log(Sprained(player=victim), victim, reasons=drawn_of(list(receivers), "KB-21-m"))
    for player, plan in _plans(work, team):
        _redirect(work, player, plan, receivers[victim])
    return True


def _plans(work: Work, team: TeamId) -> list[tuple[PlayerId, PlayerPlan]]:
    return [(player, plan) for player, plan in work.acting_plans() if team_of(player) == team]


def _receiving_cell(plan: PlayerPlan) -> Cell | None:
    action = plan.actions[0]
    return action.path[-1] if isinstance(action, Move) and action.role == "receiver" else None


def _redirect(work: Work, player: PlayerId, plan: PlayerPlan, target: Cell) -> None:
    """KB-21-m: the pass goes where the reserve says, if it may; else the passer keeps the ball and stands."""
    action, reserve, team = plan.actions[0], plan.reserve, team_of(player)
    if not isinstance(action, Pass) or action.to != target:
        return
    if isinstance(reserve, Pass) and reserve.to != target and len(plan.actions) == 1:
        special = action.special  # a deep pass so redirected is not spent
        kept = None if special is None or special.kind == "deep_pass" else special
        plan.actions[0] = msgspec.structs.replace(reserve, special=kept)
        plan.reserve = None
        served = for_team(team, "reserve-pass", {"to": reserve.to})
        work.log(PassRedirected(player=player, to=reserve.to), player, reasons=(served,))
    else:
        plan.void[0] = "sprain"
        lack = for_team(team, why_not_redirected(reserve, target))
        work.log(PassRedirected(player=player, to=None), player, reasons=(lack,))


EXCLUSIONS_TO_LOSE = 2  # KB-21-e

# KB-21-d: the last value of each line, as red reads the table
TABLE: tuple[tuple[int, RandomEventName], ...] = (
    (1, "expulsion"),
    (3, "fracture"),
    (6, "serious_injury"),
    (10, "warning"),
    (15, "special_aborted"),
    (20, "fumble"),
    (25, "misunderstanding"),
    (31, "indecision"),
    (37, "sprain"),
    (44, "fatigue"),
    (50, "nothing"),
)


def strike(work: Work) -> None:
    """Roll for a random event and carry it out (labels `event/…`)."""
    if work.state.config.random_events:  # KB-21-a
        with work.struck():
            _strike(work)


def _strike(work: Work) -> None:
    # KB-21-b: the rate first grows; on an event it falls to its floor
    rate = min(PERCENT, work.event_rate + RATE_STEP)
    work.event_rate = rate
    trigger = work.dice.roll("event/trigger", PERCENT)
    if trigger > rate:
        return
    work.event_count += 1
    work.event_rate = min(PERCENT, event_floor(work.event_count))
    # KB-21-d: 1-50 strikes red, 51-100 blue, mirrored
    roll = work.dice.roll("event/table", PERCENT)
    half = PERCENT // 2
    team: TeamId = "rouge" if roll <= half else "bleue"
    value = roll if roll <= half else PERCENT + 1 - roll
    line = next(line for line, (last, _) in enumerate(TABLE) if value <= last)
    high, event = TABLE[line]
    low = TABLE[line - 1][0] + 1 if line else 1
    if team == "bleue":
        low, high = PERCENT + 1 - high, PERCENT + 1 - low
    why = Reason("event", {"rate": rate, "trigger": trigger, "roll": roll, "low": low, "high": high})
    work.log(RandomEvent(team=team, event=event, roll=roll, rate=rate), reasons=(why,))
    if event == "special_aborted" and not abort_special(work, team):
        # KB-21-i: nobody plays a special
        event = "fumble" if work.dice.roll("event/alt", 2) == 1 else "misunderstanding"
        work.log(EventReplaced(event=event), reasons=(Reason("replaced", clause="KB-21-i"),))
    if not _happens(work, team, event):
        work.log(NoEffect(cause=event), reasons=(Reason("no-effect", {"cause": event}),))


def _happens(work: Work, team: TeamId, event: RandomEventName) -> bool:
    """Carry an event out; False if the situation it needs is not there."""
    match event:
        case "expulsion" | "fracture" | "serious_injury":
            return _removal(work, team, event)
        case "warning" | "indecision" | "fatigue":
            return _setback(work, team, event)
        case "fumble":
            return _fumble(work, team)
        case "misunderstanding":
            return misdirect(work, team)
        case "sprain":
            return sprain(work, team)
        case _:  # special_aborted is done, nothing is nothing (KB-21-o)
            return True


def _draw(work: Work, candidates: Sequence[PlayerId]) -> tuple[PlayerId | None, Reasons]:
    return (work.dice.pick("event/victim", candidates) if candidates else None), drawn(candidates)


def _removal(work: Work, team: TeamId, event: RandomEventName) -> bool:
    """KB-21-d: any player of the team on the pitch."""
    victim, reasons = _draw(work, work.on_pitch(team))
    if victim is None:
        return False
    if event == "expulsion":  # KB-21-e: for good, and the second exclusion disqualifies at once
        replaceable = work.state.config.exclusion_replaceable
        departures.remove(work, victim, event, reasons, replace_from=work.turn + 1 if replaceable else None)
        _count_exclusion(work, team)
    elif event == "fracture":  # KB-21-f: this turn is resolved without them, then their team is asked for a substitute
        departures.remove(work, victim, event, reasons, replace_from=None)
        work.fractures.append(victim)
    else:  # KB-21-g: off for 1D2 + 1 turns, this one included, and without extra actions when they are back
        turns = work.dice.roll("event/turns", 2) + 1
        departures.remove(work, victim, event, reasons, returns=work.turn + turns, radius=2, extra=0)
    return True


def _count_exclusion(work: Work, team: TeamId) -> None:
    exclusions = work.teams[team].exclusions + 1
    work.teams[team] = msgspec.structs.replace(work.teams[team], exclusions=exclusions)
    if exclusions >= EXCLUSIONS_TO_LOSE:
        work.barred = team


def _setback(work: Work, team: TeamId, event: RandomEventName) -> bool:
    """KB-21-d: one on the pitch who does not already sit this turn out."""
    victim, reasons = _draw(work, [player for player in work.on_pitch(team) if not work.sits_out(player)])
    if victim is None:
        return False
    if event != "fatigue":  # KB-21-h, KB-21-l: one cell back, with their ball
        departures.send_back(work, victim, event, reasons)
    if event != "indecision":  # KB-21-h, KB-21-n: they sit this turn out
        departures.hamper(work, victim, event, reasons)
    return True


def _fumble(work: Work, team: TeamId) -> bool:
    """KB-21-j: the carrier's ball rolls to a cell around them; without it their action will be void."""
    carriers = work.carriers(team)
    if not carriers:
        return False
    carrier = work.dice.pick("event/ball", carriers)
    ball = work.real_ball_of(carrier)
    if ball is None:
        raise RuntimeError(f"{carrier} carries no ball")
    around = pitch.neighbours(work.cell(carrier))
    cell = work.dice.pick("event/roll", around)
    work.lay(ball, cell)
    rolled = Reason("rolled", {"cells": Named("cell", tuple(around))}, clause="KB-21-j")
    work.log(BallLost(ball=ball, player=carrier, cell=cell, cause="fumble"), reasons=(*drawn_of(carriers), rolled))
    return True
