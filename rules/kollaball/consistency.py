"""Whether the parts of a state fit together: what the types of `state.py` cannot say."""

import re

from rules.errors import CaseError, OrderError
from rules.kollaball import facts
from rules.kollaball.notation import parse
from rules.kollaball.orders import TurnOrder
from rules.kollaball.pitch import COORDINATES, GOALS
from rules.kollaball.state import TEAMS, Air, Ball, BallId, Ground, Held, Player, PlayerId, State, TeamId, team_of

CASE_ERROR = "KB_CASE"
_PLAYER = re.compile(r"[rb][1-7]")
_DECOY = re.compile(r"leurre-([rb][1-7])-[1-9][0-9]{0,15}b?")
_SPARE = "7"  # the number of one who joins a full roster for a fractured player (`add_player`)


def check_state(state: State) -> None:
    """Raise `CaseError` `KB_CASE` if `state` contradicts itself."""
    if {state.teams[team].goal for team in TEAMS} != set(GOALS):
        raise _fault("the two teams need the two goals")
    for player, who in state.players.items():
        _check_player(state, player, who)
    for ball, where in state.balls.items():
        _check_ball(state, ball, where)
    for team in TEAMS:
        _check_team(state, team)
    _check_references(state)
    _check_stage(state)


def _fault(message: str) -> CaseError:
    return CaseError(CASE_ERROR, message)


def _check_player(state: State, player: PlayerId, who: Player) -> None:
    if not _PLAYER.fullmatch(player):
        raise _fault(f"no such player: {player!r:.20}")
    if who.cell is not None and who.cell not in COORDINATES:
        raise _fault(f"{player}: no such cell: {who.cell!r:.20}")
    if who.cell is None and who.status in ("pitch", "sideline"):
        raise _fault(f"{player}: {who.status} without a cell")


def _check_ball(state: State, ball: BallId, where: Ball) -> None:
    if (where.kind == "real") != (ball in TEAMS) or where.kind is None:
        raise _fault(f"{ball!r:.40}: not a ball of that kind")
    if where.kind == "decoy":
        _check_decoy(ball, where)
    elif where.team != ball:
        raise _fault(f"{ball}: a ball of another team")
    match where:
        case Held(by=by):
            if by not in state.players or state.players[by].status != "pitch":
                raise _fault(f"{ball}: held by {by!r:.20}, who is not on the pitch")
        case Ground(cell=cell) | Air(target=cell):
            if cell not in COORDINATES:
                raise _fault(f"{ball}: no such cell: {cell!r:.20}")


def _check_decoy(ball: BallId, where: Ball) -> None:
    made = _DECOY.fullmatch(ball)
    if made is None or where.team != team_of(made[1]):
        raise _fault(f"{ball!r:.40}: no decoy of that team")
    if isinstance(where, Air) or not isinstance(where.vanishes, int):
        raise _fault(f"{ball}: a decoy is on the pitch until it vanishes")


def _check_team(state: State, team: TeamId) -> None:
    members = facts.roster(state, team)
    captain = state.teams[team].captain
    if captain is not None and captain not in members:
        raise _fault(f"{team}: captain {captain!r:.20} is not on the roster")
    spare = team[0] + _SPARE
    if spare in members and len(members) <= facts.MAX_ROSTER:
        raise _fault(f"no such player: {spare}")


def _check_references(state: State) -> None:
    """Check that whoever is named is on a roster."""
    named = [*(state.insight.targets if state.insight else ())]
    for players in (state.replacement or {}).values():
        named += players
    unknown = [player for player in named if player not in state.players]
    if unknown:
        raise _fault(f"no such player: {unknown[0]!r:.20}")


def _check_stage(state: State) -> None:
    if state.stage == "timeout" and not state.timeouts:
        raise _fault("nobody called the timeout that is to be ruled on")
    if state.stage == "replacement" and not state.replacement:
        raise _fault("nobody is to be replaced")
    if state.stage == "orders_second" and state.sealed is None:
        raise _fault("orders_second without a sealed order")
    if not is_sealed_order_legal(state):
        raise _fault("the sealed order cannot be read")


def is_sealed_order_legal(state: State) -> bool:
    """Return whether the sealed order, if one is waiting, is a legal one in `state`."""
    if state.sealed is None or state.stage != "orders_second":
        return True
    try:
        order = parse(state, state.sealed.seat, state.sealed.text)
    except OrderError:
        return False
    return isinstance(order, TurnOrder)
