"""Shots (rulebook 6.6; DE-3, DE-B.shot, DE-B.net)."""

from rules.double_echec.conditions import entry_of, holding
from rules.double_echec.data import Team
from rules.double_echec.events import Beaten, Goal, MatchEnd, Post, Saved, Shot, ShotMissed
from rules.double_echec.events.play import GoalKind, ShotKind
from rules.double_echec.movement import support
from rules.double_echec.orders import OnCard
from rules.double_echec.rink import (
    BEHIND_FROM,
    CELL,
    COLUMNS,
    CREASE,
    MIDDLE_ROW,
    NAMES,
    NUMBERS,
    ROW,
    ROW_OF_NUMBER,
    puck_steps,
    x_of,
)
from rules.double_echec.state import OTHER, DefendNext, Goals
from rules.double_echec.turn.landing import keeper_has_it, land_puck, loose
from rules.double_echec.turn.reasons import entering, players, saving
from rules.double_echec.turn.table import Table, Term
from rules.reasons import Named, Reason

MISSED, STOPPED, POST, SCORED = "missed", "stopped", "post", "scored"


def shoot(table: Table, kind: ShotKind, *, total: int | None = None, aim: int | None = None) -> None:
    """Let the carrier shoot in open play. `total`: the points of a one-timer, for which no dice are thrown."""
    team, n = table.carrier
    origin = table.puck
    aim = aim if table.precise and total is None else None
    result, cell, rest = attempt(table, kind, total=total, aim=aim)
    if result == MISSED:
        loose(table, cell, team, sent=origin)
    elif result == SCORED:
        goal(table, team, n, kind)
    else:
        keeper = table.sides[OTHER[team]].the_keeper
        keeper_has_it(table, OTHER[team], (origin, team))
        table.hold(OTHER[team], keeper, "save")
        if total is not None:
            support(table, team, rest)
        table.next = DefendNext()


def attempt(
    table: Table, kind: ShotKind, *, total: int | None = None, aim: int | None = None, label: str = ""
) -> tuple[str, int, int]:
    """Try a shot of the carrier; return what it came to, where a missed puck is, and the points beyond the net cell.

    `label`: what the labels of its dice begin with.
    """
    team, n = table.carrier
    side, other, origin = table.sides[team], table.sides[OTHER[team]], table.puck
    entry, need = aim_entry(table, team, origin, aim)
    points = sum(table.throw(side.roster[n].T, f"{label}shot")) if total is None else total
    shot = Shot(team=team, player=n, at=NAMES[origin], kind=kind, points=points, need=need, entry=NAMES[entry], aim=aim)
    table.emit(shot, entering(table, shot, side.roster[n].T if total is None else 0))
    rest = points - need - 1
    if points < need:
        return _missed(
            table, land_puck(table, origin, entry, points, OTHER[team]), Reason("short", {"lack": need - points})
        )
    if not other.is_keeper_home:
        if rest < 0:
            return _missed(table, entry, Reason("crease-only", clause="DE-B.shot-d"))
        side.shots += 1
        return SCORED, entry, rest
    hit: tuple[int, ...] = ()
    stopped = None
    if aim is not None:
        stopped, hit = _aimed(table, entry, rest, aim, label)
    if stopped != POST:  # DE-S9.5-d
        side.shots += 1
    return stopped or _tried(table, shot, hit, label), entry, rest


def aim_entry(table: Table, team: Team, origin: int, aim: int | None) -> tuple[int, int]:
    """Return the crease cell by which a shot from a cell goes in, and the steps to it; aimed: the number's cell."""
    if aim is None:
        return entry_of(table, team, origin)
    entry = CREASE[OTHER[team]][ROW_OF_NUMBER[aim] - ROW_OF_NUMBER[1]]
    return entry, puck_steps(entry)[origin]


def _missed(table: Table, cell: int, why: Reason) -> tuple[str, int, int]:
    team, n = table.carrier
    table.emit(ShotMissed(team=team, player=n, at=NAMES[cell]), why)
    return MISSED, cell, 0


def _aimed(table: Table, entry: int, rest: int, aim: int, label: str) -> tuple[str | None, tuple[int, ...]]:
    """Return what stops an aimed shot before the goalkeeper tries, their body or the post (DE-B.net), and its dice."""
    team, n = table.carrier
    other = table.sides[OTHER[team]]
    if entry == other.keeper_at:
        table.emit(
            Saved(team=OTHER[team], player=other.the_keeper, auto=True, dice=(), numbers=(), bonus=0, why="covered")
        )
        return STOPPED, ()
    dice = table.throw(rest, f"{label}aim") if rest > 0 else ()
    if aim in dice:
        return None, dice
    why = Reason("post-aim", {"aim": aim, "dice": len(dice)}) if dice else Reason("post-short", clause="DE-R.6-b")
    table.emit(Post(team=team, player=n, dice=dice), why)
    table.sides[team].posts += 1
    return POST, dice


def _tried(table: Table, shot: Shot, hit: tuple[int, ...], label: str) -> str:
    """Let the goalkeeper try a save; return whether they stopped it. `hit`: the dice of which one shows the number."""
    team = shot.team
    other = table.sides[OTHER[team]]
    keeper = other.the_keeper
    bonus = _bonus(table, team, CELL[shot.at])
    dice = table.throw(other.roster[keeper].A + bonus, f"{label}save")
    numbers = NUMBERS[ROW[CELL[shot.entry]]] if shot.aim is None else (shot.aim,)
    is_saved = any(die in numbers for die in dice)
    why = [saving("save" if is_saved else "beaten", len(dice), bonus, numbers)]
    if shot.aim is not None:
        why.insert(0, Reason("aim-hit", {"aim": shot.aim, "thrown": Named("number", tuple(map(str, hit)))}))
    if is_saved:
        saved = Saved(team=OTHER[team], player=keeper, auto=False, dice=dice, numbers=numbers, bonus=bonus, why=None)
        table.emit(saved, *why)
        return STOPPED
    table.emit(Beaten(team=OTHER[team], player=keeper, dice=dice, numbers=numbers, bonus=bonus), *why)
    return SCORED


def _bonus(table: Table, team: Team, origin: int) -> int:
    """DE-3: return the goalkeeper's extra dice for a shot from behind the goal line."""
    x, row = x_of(team, origin), ROW[origin]
    if x < BEHIND_FROM:
        return 0
    if x == COLUMNS and abs(row - MIDDLE_ROW) <= 1:
        return 2
    other = table.sides[OTHER[team]]
    covered = ROW[other.at[other.the_keeper]]
    return int((row < MIDDLE_ROW and covered < MIDDLE_ROW) or (row > MIDDLE_ROW and covered > MIDDLE_ROW))


def first_shot(table: Table, team: Team) -> OnCard | None:
    """Return the first `O tir` line of a side that holds."""
    side = table.sides[team]
    for entry, line in holding(table, side, OnCard):
        if line.do == "tir":
            table.fire(side, entry)
            return line
    return None


def goal(table: Table, team: Team, n: int, kind: GoalKind, *, ends_minor: bool = True) -> None:
    """Count a goal; a face-off at the centre follows, or in overtime the end."""
    table.score[team] += 1
    score = Goals(home=table.score["home"], away=table.score["away"])
    why = [] if table.sides[OTHER[team]].is_keeper_home else [Reason("empty-net", clause="DE-B.shot-d")]
    freed = _freed(table, OTHER[team]) if ends_minor and table.settings.minor_ends_on_goal else None
    if freed is not None:
        freed.left, freed.is_freed = 0, True
        why.append(Reason("frees", {"who": players(OTHER[team], (freed.n,))}))
    table.emit(Goal(team=team, player=n, kind=kind, score=score, period=table.period, unit=table.units), *why)
    table.face_off()
    if is_overtime(table) and ends_minor:
        end_as_it_stands(table)


def _freed(table: Table, team: Team) -> Term | None:
    """DE-B.penalty-c: a goal against the side with more running penalties ends its minor with least time left."""
    side = table.sides[team]
    if side.running() <= table.sides[OTHER[team]].running():
        return None
    minors = [term for term in side.box if term.running and term.kind != "major"]
    return min(minors, key=lambda term: term.left) if minors else None


def is_overtime(table: Table) -> bool:
    """Return whether the next goal wins."""
    return table.period > table.settings.periods


def end_as_it_stands(table: Table) -> None:
    """End the match as the score stands."""
    home, away = table.score["home"], table.score["away"]
    winner: Team | None = None if home == away else "home" if home > away else "away"
    table.emit(MatchEnd(score=Goals(home=home, away=away), winner=winner, overtime=is_overtime(table)))
    table.phase, table.next, table.ends = "over", None, True
