"""A referee's acts (rulebook part 9). Deterministic; each is told by an `override` event, then by what it brings.

`rewind`, and who may act at all (KB-8-b), are the application's: they need the history and the league.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict, replace

from rules.contract import JsonObject, Outcome
from rules.dice import Dice
from rules.errors import CaseError
from rules.kit.acts import RefereeAct, text_beside, unpack_act
from rules.kit.numbers import Count, Number
from rules.kollaball import facts
from rules.kollaball.consistency import CASE_ERROR, check_state, is_sealed_order_legal
from rules.kollaball.events import Disqualified, Event, MatchOver, Overridden, TurnVoid
from rules.kollaball.state import (
    TEAMS,
    Air,
    Ball,
    BallId,
    Cell,
    Class,
    Ground,
    Held,
    Legend,
    Patience,
    Player,
    PlayerId,
    Result,
    SpecialKind,
    State,
    Status,
    TeamId,
    opponents_of,
    player_key,
    team_of,
)

Changed = Outcome[State, Event]  # without the event that tells the act itself
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]

WIN, DEFEAT = 2, 0  # KB-11-a
EXCLUSIONS_ALLOWED = 1  # KB-21-e: the second disqualifies
_NESTED = ("fields", "location")


def override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    """Return the state after `act` (`{"op", "by", "reason", …}`) and its events. Raises `CaseError` if impossible."""
    op, by, reason = (
        text_beside(act, key, lambda key: refusal(f"{key!r} is missing")) for key in ("op", "by", "reason")
    )
    wanted: AnyAct = unpack_act(AnyAct, _flat(act), refusal, beside=())
    if state.stage == "finished" and not wanted.may_follow_the_end:
        raise refusal("the match is over")
    changed = wanted.apply(state, dice)
    after = changed.state
    if not is_sealed_order_legal(after):  # the turn is asked anew
        after = replace(after, stage="orders", sealed=None)
    check_state(after)
    return Outcome(after, (Overridden(op=op, by=by, reason=reason), *changed.events))


def _flat(act: JsonObject) -> JsonObject:
    """Return an act without who acts, whose entries of `fields` and `location` stand beside the others, as they may."""
    flat: dict[str, object] = {}
    for key, value in act.items():
        if key in _NESTED and isinstance(value, dict):
            flat |= value
        elif key != "by":
            flat[key] = value
    return flat


def refusal(message: str) -> CaseError:
    """Return the error of an act that is impossible."""
    return CaseError(CASE_ERROR, message)


class Act(RefereeAct[State, Event], frozen=True, kw_only=True):
    """What all acts share."""

    may_follow_the_end: ClassVar[bool] = False

    reason: str


class MarkMissing(Act, frozen=True, kw_only=True, tag="mark_missing"):
    """A player is really unavailable: gone for good, to be replaced in this turn's orders (KB-2-f)."""

    player: PlayerId

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        who = _in_play(state, self.player)
        gone = replace(who, status="missing", returns=None, radius=None, replace_by=state.turn)
        return Changed(_with_player(_without_balls(state, self.player), self.player, gone))


class ExcludePlayer(Act, frozen=True, kw_only=True, tag="exclude"):
    """A player is out for good; the team's second exclusion disqualifies it (KB-7-i, KB-21-e)."""

    player: PlayerId

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        who = _player(state, self.player)
        if who.status == "out":
            raise refusal(f"{self.player} is out already")
        may_be_replaced = state.config.exclusion_replaceable and who.cell is not None
        replace_from = state.turn if may_be_replaced else None
        gone = replace(who, status="out", returns=None, radius=None, replace_by=None, replace_from=replace_from)
        side = team_of(self.player)
        after = _with_player(_without_balls(state, self.player), self.player, gone)
        after = _with_team(after, side, exclusions=after.teams[side].exclusions + 1)
        is_over = after.teams[side].exclusions > EXCLUSIONS_ALLOWED
        return _disqualified(after, side, "exclusions") if is_over else Changed(after)


class Disqualify(Act, frozen=True, kw_only=True, tag="disqualify"):
    """The other team wins."""

    team: TeamId

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        return _disqualified(state, self.team, self.reason)


class VoidTurn(Act, frozen=True, kw_only=True, tag="void_turn"):
    """The current turn is void (KB-9-c), but nobody missed anything; the same turn is ordered anew."""

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        if state.stage not in ("orders", "orders_second"):
            raise refusal("no turn is being ordered")
        insight = None if state.stage == "orders_second" else state.insight
        after = replace(state, stage="orders", null_turns=state.null_turns + 1, sealed=None, insight=insight)
        missed = {team: state.teams[team].missed for team in TEAMS}
        return Changed(after, (TurnVoid(turn=state.turn, missing=(), missed=missed),))


class ForgiveMissed(Act, frozen=True, kw_only=True, tag="forgive_missed"):
    """One missed turn less (KB-9-d)."""

    team: TeamId

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        return Changed(_with_team(state, self.team, missed=max(0, state.teams[self.team].missed - 1)))


class SetMaxMissed(Act, frozen=True, kw_only=True, tag="set_max_missed"):
    """The referee's patience (KB-9-d)."""

    value: Patience

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        return Changed(replace(state, config=replace(state.config, max_missed=self.value)))


class SetCaptain(Act, frozen=True, kw_only=True, tag="set_captain"):
    """Another captain, who need not be on the pitch (KB-7-j)."""

    team: TeamId
    player: PlayerId

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        _player(state, self.player)
        return Changed(_with_team(state, self.team, captain=self.player))


class SetPlayer(Act, frozen=True, kw_only=True, tag="set_player"):
    """A correction of a player; what is not given stays.

    One who leaves the pitch leaves their balls on their cell; one sent to it waits for nothing. KB-2-f: `missing` only
    where `mark_missing` is possible, and never without the cell on which they are replaced.
    """

    player: PlayerId
    cell: Cell | UnsetType | None = UNSET
    status: Status | UnsetType = UNSET
    skip: Count | UnsetType = UNSET
    extra: Count | UnsetType = UNSET
    special_used: bool | UnsetType = UNSET
    deniers: Count | UnsetType | None = UNSET
    legend: Legend | UnsetType | None = UNSET

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        who = (_in_play if self.status == "missing" else _player)(state, self.player)
        given = {name: value for name, value in asdict(self).items() if name not in ("player", "reason")}
        changed = replace(who, **{name: value for name, value in given.items() if value is not UNSET})
        if changed.status == "sideline" and changed.returns is None:
            raise refusal(f"{self.player}: nobody knows when he would come back")
        if changed.status == "missing" and changed.cell is None:
            raise refusal(f"{self.player}: nobody could take his place")
        if changed.status != "sideline":
            changed = replace(changed, returns=None, radius=None)
        if changed.status != who.status:
            replace_by = state.turn if changed.status == "missing" else None
            changed = replace(changed, replace_from=None, replace_by=replace_by)
        after = state if changed.status == "pitch" else _without_balls(state, self.player)
        return Changed(_with_player(after, self.player, changed))


class SetBall(Act, frozen=True, kw_only=True, tag="set_ball"):
    """A ball's new place, as in the state; on the ground since the last turn if not said.

    Its kind, team and (a decoy's) last turn stay. The place is written as an object `location`: beside the others `by`
    is the referee.
    """

    ball: BallId
    at: Literal["held", "ground", "air"]
    by: PlayerId | None = None
    cell: Cell | None = None
    since: Count | None = None
    target: Cell | None = None
    lands: Number | None = None
    team_thrown: TeamId | None = None

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        known = state.balls.get(self.ball)
        if known is None and self.ball not in TEAMS:
            raise refusal(f"no such ball: {self.ball!r:.40}")
        team = known.team if known is not None else next(team for team in TEAMS if team == self.ball)
        return Changed(replace(state, balls={**state.balls, self.ball: self._placed(state, known, team)}))

    def _placed(self, state: State, known: Ball | None, team: TeamId | None) -> Ball:
        kind = "real" if known is None else known.kind
        vanishes = UNSET if known is None or isinstance(known, Air) else known.vanishes
        since = state.turn - 1 if self.since is None else self.since
        if self.at == "held" and self.by is not None:
            return Held(kind=kind, team=team, by=self.by, vanishes=vanishes)
        if self.at == "ground" and self.cell is not None:
            return Ground(kind=kind, team=team, cell=self.cell, since=since, vanishes=vanishes)
        if self.at == "air" and self.target is not None and self.lands is not None and self.team_thrown is not None:
            return Air(kind=kind, team=team, target=self.target, lands=self.lands, team_thrown=self.team_thrown)
        raise refusal(f"{self.at}: where exactly?")


class SetTimeout(Act, frozen=True, kw_only=True, tag="set_timeout"):
    """A team's right to a timeout is given or taken (KB-7-f); not while one is being ruled on."""

    team: TeamId
    value: Literal["available", "lost"]

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        if self.team in state.timeouts:
            raise refusal("this timeout is to be ruled on first")
        return Changed(_with_team(state, self.team, timeout=self.value))


class AddPlayer(Act, frozen=True, kw_only=True, tag="add_player"):
    """A new substitute for a fractured player, who does not count in the roster (KB-21-f)."""

    team: TeamId
    player: PlayerId
    cls: Class = msgspec.field(name="class")
    name: str | None = None

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        if state.stage != "replacement":
            raise refusal("a player joins only while one is to be replaced")
        if self.player in state.players or team_of(self.player) != self.team:
            raise refusal(f"{self.player} is no free number of {self.team}")
        fractured = (state.replacement or {}).get(self.team, ())
        if len(facts.roster(state, self.team)) - len(fractured) >= facts.MAX_ROSTER:
            raise refusal(f"{self.team} has {facts.MAX_ROSTER} players already")
        new = Player(name=self.name, cls=self.cls, deniers=state.config.bribe_purse)
        players = {**state.players, self.player: new}
        ordered = {player: players[player] for player in sorted(players, key=player_key)}
        return Changed(replace(state, players=ordered))


class DeclareLegend(Act, frozen=True, kw_only=True, tag="declare_legend"):
    """A legendary player, whose move is their own for one use, if the match is played with legends (KB-24)."""

    player: PlayerId
    title: Title
    move: SpecialKind

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        legend = Legend(title=self.title, move=self.move)
        return Changed(_with_player(state, self.player, replace(_player(state, self.player), legend=legend)))


class SetResult(Act, frozen=True, kw_only=True, tag="set_result"):
    """The result after an appeal to the league: the match ends, or ended otherwise."""

    may_follow_the_end: ClassVar[bool] = True

    winner: TeamId | None
    points: Mapping[TeamId, Count]

    def _applied(self, state: State, dice: Dice | None) -> Changed:
        points = {team: self.points.get(team, 0) for team in TEAMS}
        return _over(state, Result(winner=self.winner, reason=self.reason, points=points))


AnyAct = (
    MarkMissing | ExcludePlayer | Disqualify | VoidTurn | ForgiveMissed | SetMaxMissed | SetCaptain | SetPlayer
    | SetBall | SetTimeout | AddPlayer | DeclareLegend | SetResult
)  # fmt: skip


def _disqualified(state: State, team: TeamId, reason: str) -> Changed:
    winner = opponents_of(team)
    result = Result(winner=winner, reason="disqualification", points={winner: WIN, team: DEFEAT})
    return _over(state, result, Disqualified(team=team, reason=reason))


def _over(state: State, result: Result, *before: Disqualified) -> Changed:
    points = {team: result.points[team] for team in TEAMS}
    told = MatchOver(winner=result.winner, reason=result.reason, points=points)
    result = replace(result, points=points)
    after = replace(state, stage="finished", sealed=None, timeouts=(), replacement=None, result=result)
    return Changed(after, (*before, told))


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


def _with_team(state: State, team: TeamId, **changes: object) -> State:
    return replace(state, teams={**state.teams, team: replace(state.teams[team], **changes)})


def _without_balls(state: State, player: PlayerId) -> State:
    """Return the state with all that a player holds on the ground of their cell, free to be picked up this turn."""
    cell = state.players[player].cell
    balls = dict(state.balls)
    for ball, where in state.balls.items():
        if isinstance(where, Held) and where.by == player and cell is not None:
            since = state.turn - 1
            balls[ball] = Ground(kind=where.kind, team=where.team, cell=cell, since=since, vanishes=where.vanishes)
    return replace(state, balls=balls)
