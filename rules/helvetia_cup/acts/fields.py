"""`set path value` (rulebook part 9): which fields a referee may change, and what a change brings along.

A match that is changed so has to fulfil more than `consistency.check_state` asks.
"""

import re
from collections.abc import Collection, Iterator, Mapping

import msgspec
from msgspec.structs import replace

from rules.dice import Dice
from rules.helvetia_cup.acts.kinds import Act, MatchChanged
from rules.helvetia_cup.consistency import fault
from rules.helvetia_cup.events import Event, KeeperNamed
from rules.helvetia_cup.phases import PLACEMENTS
from rules.helvetia_cup.pitch import PITCH, SeatName
from rules.helvetia_cup.state import OTHER, SEATS, Match, Pending, Phase, Player, TeamState
from rules.helvetia_cup.teams import TEAMS
from rules.helvetia_cup.turn.halves import SHOOTOUT, limit
from rules.helvetia_cup.turn.restarts import DEAD_BALL
from rules.helvetia_cup.turn.table import Table

Value = int | str | bool | Mapping[str, int | str | None] | None  # of a field; an object is the whole ball
CAUTIONED = 1  # a second yellow card is shown by `card`


def check_sound(before: Match, after: Match, paths: Collection[str] = ()) -> None:
    """Raise `CaseError` if a match is not sound now that `paths` of it changed; what it was before refuses nothing."""
    if {"clock", "attack", "ball", "ball.at", "ball.holder"} & set(paths) and not 1 <= after.half < SHOOTOUT:
        raise fault("nothing is being played")
    if "clock" in paths:
        _check_clock(after)
    older = set(_faults(before))
    for found in _faults(after):
        if found not in older:
            raise fault(found)


def _check_clock(state: Match) -> None:
    """HC-2.3-j, HC-F-clock-b: a half that is being played is not over."""
    if state.clock > limit(Table(state, Dice(b""), {})) - state.is_family:
        raise fault("no time of this half")


def _faults(state: Match) -> Iterator[str]:
    """Yield what is wrong with a match, each with who and what, so that another fault of the kind is another text."""
    for seat in SEATS:
        yield from _side_faults(state, seat)
    yield from _ball_faults(state)


def _side_faults(state: Match, seat: SeatName) -> Iterator[str]:
    side = state.teams.of(seat)
    for n in side.on_pitch:
        if n != side.keeper and side.players[n].at == PITCH.keeper_zone(seat):
            yield f"{seat} {n}: only the keeper may be in a keeper zone"
    if side.subs_left > state.config.max_subs:
        yield f"{seat}: {side.subs_left} substitutions are more than a match has"
    for n, player in side.players.items():
        if player.boost > TEAMS[side.team].card(n).boost:
            yield f"{seat} {n}: {player.boost} BOOST is more than his reserve"
        if player.yellow > CAUTIONED and not player.red:
            yield f"{seat} {n}: {player.yellow} yellow cards send him off"


def _ball_faults(state: Match) -> Iterator[str]:
    at, holder = state.ball.at, state.ball.holder
    if state.restart == "penalty" and state.attack is not None and at != PITCH.penalty_spot(OTHER[state.attack]):
        yield f"a penalty is taken from its spot, not from {at}"
    if state.restart in DEAD_BALL and at in PITCH.keeper_zones:
        yield f"nobody could restart from a keeper zone, {at}"
    if holder is None or state.attack is None:
        return
    player = state.teams.of(state.attack).players.get(holder)
    if player is not None and player.down:
        yield f"{state.attack} {holder} has the ball, and does not stand"
    if state.restart in DEAD_BALL and state.phase in ("attack", "play"):
        yield f"the ball lies still until the attack has moved: {state.attack} {holder} has it not"


_PATH = re.compile(
    r"score\.(home|away)|clock|attack|ball(\.(at|holder))?"
    r"|teams\.(home|away)\.(subs_left|offside_call|players\.(0|[1-9]\d?)\.(at|boost|yellow))"
)
_BEGINS_ANEW: Mapping[Phase, Phase] = {"defence": "attack", "place_attack": "place_defence"}


class SetField(Act[Match], frozen=True, kw_only=True, tag="set"):
    """`set path value`; `also`: paths that change with it, where one alone would leave the match inconsistent.

    Paths are those of the state: `score.home`, `clock`, `teams.home.players.5.at` (`.boost`, `.yellow`),
    `teams.home.subs_left` (`.offside_call`), `attack`, `ball`, `ball.at`, `ball.holder`.
    """

    path: str
    value: Value
    also: Mapping[str, Value] = {}

    def _applied(self, state: Match, dice: Dice | None) -> MatchChanged:
        if state.phase == "finished":
            raise fault("the match is over")
        values: dict[str, Value] = {**self.also, self.path: self.value}
        after, events = _with_figures(state, _written(state, values))
        if after.ball != state.ball:
            after = _with_new_ball(state, after)
        if after.attack != state.attack:
            after = _with_new_attack(after)
        if "attack" in values:  # HC-PM-stall, HC-PM-hold
            after = replace(after, stall=0, held=0)
        check_sound(state, after, values)
        return MatchChanged(after, events)


def _written(state: Match, values: Mapping[str, Value]) -> Match:
    whole = msgspec.to_builtins(state, str_keys=True)
    for path, value in values.items():
        if not _PATH.fullmatch(path):
            raise fault(f"no field that can be set: {path!r:.60}")
        if any(other.startswith(f"{path}.") for other in values):
            raise fault(f"{path} is set twice")
        *inner, last = path.split(".")
        place = whole
        for key in inner:
            if key not in place:
                raise fault(f"there is no {path}")
            place = place[key]
        place[last] = value
    written: Match = msgspec.convert(whole, Match, str_keys=True)
    return written


def _with_figures(before: Match, after: Match) -> tuple[Match, tuple[Event, ...]]:
    """Return a match whose figures are on the pitch if they are on a hex, and whose keepers play."""
    events: list[Event] = []
    sides: dict[str, TeamState] = {}
    for seat in SEATS:
        sides[seat] = side = _settled(before.teams.of(seat), after.teams.of(seat))
        if side.on_pitch and side.keeper not in side.on_pitch:
            # HC-2.6-keeper-e
            sides[seat] = replace(side, keeper=side.on_pitch[0])
            events.append(KeeperNamed(seat=seat, player=side.on_pitch[0]))
    return replace(after, teams=replace(after.teams, **sides)), tuple(events)


def _settled(before: TeamState, after: TeamState) -> TeamState:
    """Return a side in which who was put on a hex has come on, and who was taken off theirs is on the bench."""
    players: dict[int, Player] = {}
    bench = list(after.bench)
    for n, player in after.players.items():
        players[n] = player
        if player.at == before.players[n].at:
            continue
        if player.at is None:
            players[n] = replace(player, status="bench", down=False)
            bench.append(n)
        elif player.red:
            raise fault(f"{n} was sent off: his card is withdrawn first")
        elif player.status != "pitch":
            players[n] = replace(player, status="pitch")
            bench = [other for other in bench if other != n]
    return replace(after, players=players, bench=tuple(bench))


def _with_new_ball(before: Match, after: Match) -> Match:
    """Return a match in which nobody is watched any more, and whose keeper is free of their restart."""
    if before.phase in PLACEMENTS:
        raise fault("the ball lies on the centre for the kick-off")
    restart = None if after.restart == "keeper" else after.restart
    return replace(after, offside_watch=(), offside_pending=None, restart=restart)


def _with_new_attack(after: Match) -> Match:
    """Return a match in which the other team begins a game turn, or the kick-off's placements, anew."""
    is_held = after.ball.holder is not None and after.restart in DEAD_BALL  # so that it is not dead any more
    is_first = after.phase in PLACEMENTS and after.half == 1 and after.round == 0
    return replace(
        after,
        phase=_BEGINS_ANEW.get(after.phase, after.phase),
        first_kickoff=after.attack if is_first else after.first_kickoff,
        restart=None if after.restart in ("keeper", "penalty") or is_held else after.restart,
        offside_watch=(),
        offside_pending=None,
        pending=Pending(),
    )
