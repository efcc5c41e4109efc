"""T8: the referee hands balls back, counters move on, and the next state is made."""

import msgspec

from rules.contract import Outcome
from rules.kollaball import pitch
from rules.kollaball.events import BallPlaced, BallReturned, Event, InsightCancelled, TurnResolved
from rules.kollaball.state import (
    TEAMS,
    Air,
    Ball,
    BallId,
    Cell,
    Ground,
    Held,
    Insight,
    PlayerId,
    State,
    TeamId,
    opponents_of,
    team_of,
)
from rules.kollaball.turn import results
from rules.kollaball.turn.pieces import ImaginaryFoul, Stray
from rules.kollaball.turn.why import drawn_of
from rules.kollaball.turn.work import Work, sort_balls
from rules.reasons import Reason

REWARDED = {"hindrance", "fatigue"}  # KB-20-h1, KB-21-n: act twice in the next turn


def close(work: Work) -> Outcome[State, Event]:
    """T8: close the turn and return what it came to."""
    _hand_back(work)
    _count_down(work)
    insight = _insight(work)
    state = msgspec.structs.replace(
        settle_state(work),
        turn=work.turn + 1,
        last_specials=tuple(sorted(work.performed)),  # KB-17-e
        last_tactics={team: work.played[team] for team in TEAMS if team in work.played},  # KB-23-l
        insight=insight,
    )
    work.log(TurnResolved(turn=work.turn))
    state = results.after_turn(state, work)
    return Outcome(state=state, events=reveal_events(work), trace=work.trail)


def settle_state(work: Work) -> State:
    """Return the state that the work has come to, its turn not yet counted; players, balls, teams in their orders."""
    return msgspec.structs.replace(
        work.state,
        stage="orders",
        teams=work.teams,
        players={player: work.players[player] for player in work.roster},
        balls={ball: _location(work, ball) for ball in sort_balls(work.places)},
        event_rate=work.event_rate,
        event_count=work.event_count,
        turn_tactics={},
        noted=work.noted,
        insight=None,
        sealed=None,
        placement_blocked=False,
    )


def reveal_events(work: Work) -> tuple[Event, ...]:
    """Return the events; those that would betray a team's decoys are for it alone until they vanish (KB-17-k)."""
    for place, team in work.betraying:
        if team in work.decoys_vanish:
            work.events[place] = msgspec.structs.replace(
                work.events[place], audience=team, reveal_turn=work.decoys_vanish[team]
            )
    return tuple(work.events)


def _location(work: Work, ball: BallId) -> Ball:
    place = work.places[ball]
    if not isinstance(place, Held | Ground | Air):
        raise RuntimeError(f"{ball} is nowhere")  # noqa: TRY004 - not a wrong type but a lost ball
    return place


def _hand_back(work: Work) -> None:
    """T8 (1): what the referee holds goes back, in this order (labels `event/return`, `bribe/<player>/return`)."""
    for stray in work.strays:
        _return_stray(work, stray)
    for foul in work.fouls:
        _return_foul(work, foul)
    for (
        ball,
        team,
        merchant,
    ) in work.placings:  # KB-20-n: before the goal of those it was taken from, from turn t + 2
        cell = pitch.straight_ahead(work.teams[team].goal, work.teams[team].goal)
        if cell is None:
            raise RuntimeError(f"nothing lies before the goal of {team}")
        with work.bribed(merchant):
            _place(work, ball, cell, work.turn + 1, Reason("placed-before-goal", clause="KB-20-n"))


def _empty_handed(work: Work, team: TeamId) -> list[PlayerId]:
    """KB-10-e: to whom the referee may hand a ball: no real ball, not on the opponents' goal."""
    goal = work.teams[opponents_of(team)].goal
    return [player for player in work.on_pitch(team) if work.real_ball_of(player) is None and work.cell(player) != goal]


def _return_stray(work: Work, stray: Stray) -> None:
    """KB-21-k: to the team-mate nearest to where the ball left the pitch."""
    candidates = _empty_handed(work, stray.team)
    nearest = min((pitch.distance(work.cell(player), stray.cell) for player in candidates), default=0)
    closest = [player for player in candidates if pitch.distance(work.cell(player), stray.cell) == nearest]
    with work.struck():
        why = Reason("nearest", {"cell": stray.cell}, clause="KB-21-k")
        _return(work, "event/return", stray, closest, why)


def _return_foul(work: Work, foul: ImaginaryFoul) -> None:
    """KB-20-f: to a drawn player, so that their captain knows the carrier when they write the next orders."""
    with work.bribed(foul.merchant):
        why = Reason("given-back", clause="KB-20-f")
        _return(work, f"bribe/{foul.merchant}/return", foul, _empty_handed(work, foul.team), why)


def _return(work: Work, label: str, lost: Stray | ImaginaryFoul, candidates: list[PlayerId], why: Reason) -> None:
    """Hand a ball to one of the `candidates`, because of `why`; where there is none it is put on a cell instead."""
    ball = lost.ball
    if not candidates:
        _place(work, ball, lost.cell, work.turn, Reason("nobody-empty-handed", clause="KB-10-e"))
        return
    player = work.dice.pick(label, candidates)
    work.hold(ball, player)
    work.log(BallReturned(ball=ball, player=player), reasons=(why, *drawn_of(candidates)))


def _place(work: Work, ball: BallId, cell: Cell, since: int, why: Reason) -> None:
    work.lay(ball, cell, since)
    work.log(BallPlaced(ball=ball, cell=cell), reasons=(why,))


def _count_down(work: Work) -> None:
    """T8 (2): turns sat out, extra actions, wounds."""
    for player in work.roster:
        who = work.players[player]
        if who.status != "pitch":
            continue
        skip, extra = who.skip, who.extra
        if player in work.skipping:
            skip -= 1
        elif player in work.hampered:
            extra += 1 if work.hampered[player] in REWARDED else 0
        elif team_of(player) not in work.neutralised:  # KB-multi-a: unused ones are lost
            extra = 0
        wounds = work.wounds.count(player)
        if (skip, extra) != (who.skip, who.extra) or wounds:
            work.change(player, skip=skip + wounds, extra=extra + wounds)


def _insight(work: Work) -> Insight | None:
    """T8 (3), KB-23-j: an analysis tells in the next turn; two of them cancel out."""
    if len(work.analysed) > 1:
        work.log(InsightCancelled(), *work.analysed)
        return None
    for team, targets in work.analysed.items():
        return Insight(team=team, targets=targets)
    return None
