"""Acts on teams, balls and the match (rulebook part 9)."""

from msgspec import UNSET
from msgspec.structs import replace

from rules.kollaball.acts.kinds import (
    Changed,
    Disqualify,
    ForgiveMissed,
    SetBall,
    SetMaxMissed,
    SetResult,
    SetTimeout,
    refusal,
)
from rules.kollaball.events import Disqualified, MatchOver, TurnVoid
from rules.kollaball.state import TEAMS, Air, Ball, Ground, Held, Result, State, TeamId, opponents_of

WIN, DEFEAT = 2, 0  # KB-11-a


def disqualify(state: State, act: Disqualify) -> Changed:
    """The other team wins."""
    return disqualified(state, act.team, act.reason)


def disqualified(state: State, team: TeamId, reason: str) -> Changed:
    """Return the end of a match by the disqualification of `team`."""
    winner = opponents_of(team)
    result = Result(winner=winner, reason="disqualification", points={winner: WIN, team: DEFEAT})
    return Changed(*_over(state, result, (Disqualified(team=team, reason=reason),)))


def set_result(state: State, act: SetResult) -> Changed:
    """End the match, or change how it ended."""
    points = {team: act.points.get(team, 0) for team in TEAMS}
    return Changed(*_over(state, Result(winner=act.winner, reason=act.reason, points=points), ()))


def _over(
    state: State, result: Result, before: tuple[Disqualified, ...]
) -> tuple[State, tuple[Disqualified | MatchOver, ...]]:
    points = {team: result.points[team] for team in TEAMS}
    told = MatchOver(winner=result.winner, reason=result.reason, points=points)
    result = replace(result, points=points)
    after = replace(state, stage="finished", sealed=None, timeouts=(), replacement=None, result=result)
    return after, (*before, told)


def void_turn(state: State) -> Changed:
    """KB-9-c, but nobody missed anything; the same turn is ordered anew."""
    if state.stage not in ("orders", "orders_second"):
        raise refusal("no turn is being ordered")
    insight = None if state.stage == "orders_second" else state.insight
    after = replace(state, stage="orders", null_turns=state.null_turns + 1, sealed=None, insight=insight)
    missed = {team: state.teams[team].missed for team in TEAMS}
    return Changed(after, (TurnVoid(turn=state.turn, missing=(), missed=missed),))


def forgive_missed(state: State, act: ForgiveMissed) -> Changed:
    """KB-9-d: one missed turn less."""
    team = state.teams[act.team]
    team = replace(team, missed=max(0, team.missed - 1))
    return Changed(replace(state, teams={**state.teams, act.team: team}))


def set_max_missed(state: State, act: SetMaxMissed) -> Changed:
    """KB-9-d: the referee's patience."""
    return Changed(replace(state, config=replace(state.config, max_missed=act.value)))


def set_timeout(state: State, act: SetTimeout) -> Changed:
    """KB-7-f: give or take the right to a timeout; not while one is being ruled on."""
    if act.team in state.timeouts:
        raise refusal("this timeout is to be ruled on first")
    team = replace(state.teams[act.team], timeout=act.value)
    return Changed(replace(state, teams={**state.teams, act.team: team}))


def set_ball(state: State, act: SetBall) -> Changed:
    """Put a ball elsewhere; its kind, team and (a decoy's) last turn stay."""
    known = state.balls.get(act.ball)
    if known is None and act.ball not in TEAMS:
        raise refusal(f"no such ball: {act.ball!r:.40}")
    team = known.team if known is not None else next(team for team in TEAMS if team == act.ball)
    return Changed(replace(state, balls={**state.balls, act.ball: _placed(state, act, known, team)}))


def _placed(state: State, act: SetBall, known: Ball | None, team: TeamId | None) -> Ball:
    kind = "real" if known is None else known.kind
    vanishes = UNSET if known is None or isinstance(known, Air) else known.vanishes
    since = state.turn - 1 if act.since is None else act.since
    if act.at == "held" and act.by is not None:
        return Held(kind=kind, team=team, by=act.by, vanishes=vanishes)
    if act.at == "ground" and act.cell is not None:
        return Ground(kind=kind, team=team, cell=act.cell, since=since, vanishes=vanishes)
    if act.at == "air" and act.target is not None and act.lands is not None and act.team_thrown is not None:
        return Air(kind=kind, team=team, target=act.target, lands=act.lands, team_thrown=act.team_thrown)
    raise refusal(f"{act.at}: where exactly?")
