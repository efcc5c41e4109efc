"""What the acts do: on teams, balls and the match, and on players (rulebook part 9)."""

from msgspec import UNSET
from msgspec.structs import asdict, replace

from rules.kollaball import facts
from rules.kollaball.acts.kinds import (
    AddPlayer,
    Changed,
    DeclareLegend,
    Disqualify,
    ExcludePlayer,
    ForgiveMissed,
    MarkMissing,
    SetBall,
    SetCaptain,
    SetMaxMissed,
    SetPlayer,
    SetResult,
    SetTimeout,
    refusal,
)
from rules.kollaball.events import Disqualified, MatchOver, TurnVoid
from rules.kollaball.state import (
    TEAMS,
    Air,
    Ball,
    Ground,
    Held,
    Legend,
    Player,
    PlayerId,
    Result,
    State,
    TeamId,
    opponents_of,
    player_key,
    team_of,
)

WIN, DEFEAT = 2, 0  # KB-11-a


def disqualify(state: State, act: Disqualify) -> Changed:
    """The other team wins."""
    return end_disqualified(state, act.team, act.reason)


def end_disqualified(state: State, team: TeamId, reason: str) -> Changed:
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


EXCLUSIONS_ALLOWED = 1  # KB-21-e: the second disqualifies


def mark_missing(state: State, act: MarkMissing) -> Changed:
    """KB-2-f: gone for good, to be replaced in this turn's orders."""
    who = _in_play(state, act.player)
    gone = replace(who, status="missing", returns=None, radius=None, replace_by=state.turn)
    return Changed(_with_player(_without_balls(state, act.player), act.player, gone))


def exclude(state: State, act: ExcludePlayer) -> Changed:
    """KB-7-i, KB-21-e: out for good; the team's second exclusion disqualifies it."""
    who = _player(state, act.player)
    if who.status == "out":
        raise refusal(f"{act.player} is out already")
    replaceable = state.config.exclusion_replaceable and who.cell is not None
    gone = replace(
        who, status="out", returns=None, radius=None, replace_by=None, replace_from=state.turn if replaceable else None
    )
    after = _with_player(_without_balls(state, act.player), act.player, gone)
    side = team_of(act.player)
    team = replace(after.teams[side], exclusions=after.teams[side].exclusions + 1)
    after = replace(after, teams={**after.teams, side: team})
    return Changed(after) if team.exclusions <= EXCLUSIONS_ALLOWED else end_disqualified(after, side, "exclusions")


def set_captain(state: State, act: SetCaptain) -> Changed:
    """KB-7-j: a captain need not be on the pitch."""
    _player(state, act.player)
    team = replace(state.teams[act.team], captain=act.player)
    return Changed(replace(state, teams={**state.teams, act.team: team}))


def set_player(state: State, act: SetPlayer) -> Changed:
    """Correct a player. One who leaves the pitch leaves their balls on their cell; one sent to it waits for nothing.

    KB-2-f: `missing` only where `mark_missing` is possible, and never without the cell on which they are replaced.
    """
    who = _in_play(state, act.player) if act.status == "missing" else _player(state, act.player)
    given = {key: value for key, value in asdict(act).items() if key not in ("player", "reason") and value is not UNSET}
    changed = replace(who, **given)
    if changed.status == "sideline" and changed.returns is None:
        raise refusal(f"{act.player}: nobody knows when he would come back")
    if changed.status == "missing" and changed.cell is None:
        raise refusal(f"{act.player}: nobody could take his place")
    if changed.status != "sideline":
        changed = replace(changed, returns=None, radius=None)
    if changed.status != who.status:
        changed = replace(changed, replace_from=None, replace_by=state.turn if changed.status == "missing" else None)
    after = state if changed.status == "pitch" else _without_balls(state, act.player)
    return Changed(_with_player(after, act.player, changed))


def add_player(state: State, act: AddPlayer) -> Changed:
    """KB-21-f: a new substitute; the fractured player does not count in the roster."""
    if state.stage != "replacement":
        raise refusal("a player joins only while one is to be replaced")
    if act.player in state.players or team_of(act.player) != act.team:
        raise refusal(f"{act.player} is no free number of {act.team}")
    fractured = (state.replacement or {}).get(act.team, ())
    if len(facts.roster(state, act.team)) - len(fractured) >= facts.MAX_ROSTER:
        raise refusal(f"{act.team} has {facts.MAX_ROSTER} players already")
    new = Player(name=act.name, cls=act.cls, deniers=state.config.bribe_purse)
    players = {**state.players, act.player: new}
    return Changed(replace(state, players={player: players[player] for player in sorted(players, key=player_key)}))


def declare_legend(state: State, act: DeclareLegend) -> Changed:
    """KB-24: once declared, their move is their own for one use, if the match is played with legends."""
    legend = Legend(title=act.title, move=act.move)
    return Changed(_with_player(state, act.player, replace(_player(state, act.player), legend=legend)))


def _player(state: State, player: PlayerId) -> Player:
    if player not in state.players:
        raise refusal(f"no such player: {player!r:.20}")
    return state.players[player]


def _in_play(state: State, player: PlayerId) -> Player:
    """Return a player who can become missing: one on the bench, or gone, has no place to be taken."""
    who = _player(state, player)
    if who.status not in ("pitch", "sideline"):
        raise refusal(f"{player} is not in play")
    return who


def _with_player(state: State, player: PlayerId, changed: Player) -> State:
    return replace(state, players={**state.players, player: changed})


def _without_balls(state: State, player: PlayerId) -> State:
    """Return the state with all that a player holds on the ground of their cell, free to be picked up this turn."""
    cell = state.players[player].cell
    balls = dict(state.balls)
    for ball, where in state.balls.items():
        if isinstance(where, Held) and where.by == player and cell is not None:
            since = state.turn - 1
            balls[ball] = Ground(kind=where.kind, team=where.team, cell=cell, since=since, vanishes=where.vanishes)
    return replace(state, balls=balls)
