"""Acts on players (rulebook part 9)."""

from msgspec import UNSET
from msgspec.structs import asdict, replace

from rules.kollaball import facts
from rules.kollaball.acts.contest import disqualified
from rules.kollaball.acts.kinds import (
    AddPlayer,
    Changed,
    DeclareLegend,
    ExcludePlayer,
    MarkMissing,
    SetCaptain,
    SetPlayer,
    refusal,
)
from rules.kollaball.state import Ground, Held, Legend, Player, PlayerId, State, player_key, team_of

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
    return Changed(after) if team.exclusions <= EXCLUSIONS_ALLOWED else disqualified(after, side, "exclusions")


def set_captain(state: State, act: SetCaptain) -> Changed:
    """KB-7-j: a captain need not be on the pitch."""
    _player(state, act.player)
    team = replace(state.teams[act.team], captain=act.player)
    return Changed(replace(state, teams={**state.teams, act.team: team}))


def set_player(state: State, act: SetPlayer) -> Changed:
    """Correct a player. One who leaves the pitch leaves his balls on his cell; one sent to it waits for nothing.

    KB-2-f: `missing` only where `mark_missing` is possible, and never without the cell on which he is replaced.
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
    """KB-24: once declared, his move is his own for one use, if the match is played with legends."""
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
    """Return the state with all that a player holds on the ground of his cell, free to be picked up this turn."""
    cell = state.players[player].cell
    balls = dict(state.balls)
    for ball, where in state.balls.items():
        if isinstance(where, Held) and where.by == player and cell is not None:
            since = state.turn - 1
            balls[ball] = Ground(kind=where.kind, team=where.team, cell=cell, since=since, vanishes=where.vanishes)
    return replace(state, balls=balls)
