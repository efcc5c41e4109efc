"""The clock, the halves and the ends of a match (rulebook 6.8 forfeit, 6.9 clock, 6.10)."""

from functools import cache
from typing import Literal

from rules.helvetia_cup.cards import AnyEffect, ClockEffect
from rules.helvetia_cup.events import ForfeitSuffered, HalfEnd, MatchEnd, ShootoutStart, TimeRolled
from rules.helvetia_cup.pitch import PITCH, SeatName
from rules.helvetia_cup.state import OTHER, SEATS, BySeat, Result, Shootout
from rules.helvetia_cup.turn.cards import spend_armed
from rules.helvetia_cup.turn.table import Table
from rules.reasons import Reason

SECOND_HALF, EXTRA_TIME, LAST_EXTRA, SHOOTOUT = 2, 3, 4, 5
TIME_DIE = "time"
EndHow = Literal["time", "level", "extra", "shootout", "forfeit"]
MINUTES_BEFORE = (0, 0, 45, 90, 105)  # by half
FEWEST = 2  # on the pitch: a team left with so many loses by forfeit (HC-2.5-tackle-k)
FORFEIT_GOALS = 2


def minute(table: Table) -> int:
    """Return the minute of the match that the clock shows (HC-2.3-k)."""
    return MINUTES_BEFORE[table.half] + table.clock


def limit(table: Table) -> int:
    """Return the length of the half, in minutes; FAMILY has no extra time."""
    is_extra = table.half >= EXTRA_TIME and not table.is_family
    return table.config.extra_minutes if is_extra else table.config.half_minutes


def pass_time(table: Table) -> None:
    """HC-2.3-i, HC-F-clock-a: move the clock after a change of possession; the half may end (labels `time`)."""
    seat, rolls = table.attacking.seat, tuple[str, ...]()
    if table.is_family:
        ahead = [cell for cell in table.config.family_red_cells if cell > table.clock]
        table.clock = min(ahead, default=limit(table))
        red = Reason("red-cell", {"clock": table.clock})
        table.emit(TimeRolled(seat=seat, roll=None, minutes=None, clock=table.clock), reasons=(red,))
        is_over = table.clock >= limit(table)
    else:
        faces = PITCH.data.clock.time_die
        roll, rolls = table.dice.roll(TIME_DIE, len(faces)), (TIME_DIE,)
        cards = spend_armed(table, seat, _on_clock, _on_clock)
        minutes = max(0, faces[roll - 1] + cards)
        table.clock += minutes
        timed = TimeRolled(seat=seat, roll=roll, minutes=minutes, clock=table.clock)
        table.emit(timed, rolls=rolls, reasons=_why_minutes(roll, cards))
        is_over = table.clock > limit(table)  # HC-2.3-j: exactly at the limit plays on
    if is_over:
        _end_half(table, rolls)


@cache
def _why_minutes(roll: int, cards: int) -> tuple[Reason, ...]:
    """Return what a face of the time die says, and what cards make of it."""
    faces = PITCH.data.clock.time_die
    face = Reason("time-face", {"face": faces[roll - 1], "faces": ", ".join(map(str, faces))})
    changed = Reason("clock-card", {"face": faces[roll - 1], "more": max(0, cards), "less": max(0, -cards)})
    return (face, changed) if cards else (face,)


def _on_clock(effect: AnyEffect) -> int | None:
    return effect.amount if isinstance(effect, ClockEffect) else None


def _end_half(table: Table, rolls: tuple[str, ...]) -> None:
    why = Reason("half-over", {"clock": table.clock, "limit": limit(table), "family": int(table.is_family)})
    table.emit(HalfEnd(half=table.half, clock=table.clock), rolls=rolls, reasons=(why,))
    is_level = table.score["home"] == table.score["away"]
    first = table.first_kickoff
    if first is None:
        raise RuntimeError("a half without kick-off")
    if table.half in {1, EXTRA_TIME}:
        start_half(table, table.half + 1, OTHER[first])
    elif not is_level or table.state.mode == "league":
        leader: SeatName = "home" if table.score["home"] > table.score["away"] else "away"
        result = Result(winner=None if is_level else leader, score=table.goals())
        end_with_result(table, result, "level" if is_level else "extra" if table.half > SECOND_HALF else "time")
    elif table.half == LAST_EXTRA or table.is_family:
        _start_shootout(table)
    else:
        start_half(table, EXTRA_TIME, first)


def start_half(table: Table, half: int, attack: SeatName) -> None:
    """Set a half up: its placements come (HC-2.3-k, HC-2.6-et)."""
    table.half, table.attack, table.clock = half, attack, 0
    table.watch = ()
    table.stall = table.held = 0
    for side in table.sides.values():
        side.disarm()
    table.sub_window = table.config.subs_at_half
    await_kickoff(table)


def await_kickoff(table: Table) -> None:
    """Have the placements come, the ball on the centre."""
    table.restart, table.ball, table.holder = "kickoff", PITCH.centre, None
    table.stand_all()
    table.next_phase = "place" if table.state.is_simultaneous else "place_defence"


def _start_shootout(table: Table) -> None:
    table.half, table.next_phase, table.restart = SHOOTOUT, "shootout", None
    table.ball = table.holder = None
    for side in table.sides.values():
        side.disarm()
    table.shootout = Shootout()
    table.emit(ShootoutStart(), reasons=(Reason("still-level", {"goals": table.score["home"]}),))


def end_with_result(table: Table, result: Result, how: EndHow) -> None:
    """End the match with a result."""
    table.next_phase, table.result = "finished", result
    table.emit(MatchEnd(winner=result.winner, score=result.score), reasons=(Reason("ended", {"how": how}),))


def check_forfeit(table: Table) -> None:
    """HC-2.5-tackle-k: end the match if a team has too few players left."""
    for seat in SEATS:
        left = len(table.sides[seat].on_pitch())
        if left <= FEWEST:
            end_by_forfeit(table, seat, (Reason("too-few", {"left": left}),))
            return


def end_by_forfeit(table: Table, loser: SeatName, why: tuple[Reason, ...] = ()) -> None:
    """HC-3.4-b: end the match by forfeit: 2-0, or as it stands if the winner led by two or more."""
    winner = OTHER[loser]
    if table.score[winner] - table.score[loser] >= FORFEIT_GOALS:
        score = table.goals()
    else:
        score = BySeat(home=FORFEIT_GOALS) if winner == "home" else BySeat(away=FORFEIT_GOALS)
    led = Reason("forfeit-score", {"kept": int(score == table.goals()), "by": FORFEIT_GOALS})
    table.emit(ForfeitSuffered(seat=loser, score=score), reasons=(led, *why))
    end_with_result(table, Result(winner=winner, score=score, forfeit=loser), "forfeit")
    table.is_over = True
