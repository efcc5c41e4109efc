"""`set path value` (rulebook part 9): which fields a referee may change, and what a change brings along."""

import re
from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from rules.helvetia_cup.acts.kinds import SetField, Value
from rules.helvetia_cup.acts.soundness import check_sound
from rules.helvetia_cup.consistency import fault
from rules.helvetia_cup.events import Event, KeeperNamed
from rules.helvetia_cup.phases import PLACEMENTS
from rules.helvetia_cup.state import SEATS, Match, Pending, Phase, Player, TeamState
from rules.helvetia_cup.turn.restarts import DEAD_BALL

_PATH = re.compile(
    r"score\.(home|away)|clock|attack|ball(\.(at|holder))?"
    r"|teams\.(home|away)\.(subs_left|offside_call|players\.(0|[1-9]\d?)\.(at|boost|yellow))"
)
_BEGINS_ANEW: Mapping[Phase, Phase] = {"defence": "attack", "place_attack": "place_defence"}


def set_field(state: Match, act: SetField) -> tuple[Match, tuple[Event, ...]]:
    """Return a match with fields changed. Raises `CaseError` for another field, or a match that would not fit."""
    if state.phase == "finished":
        raise fault("the match is over")
    values: dict[str, Value] = {**act.also, act.path: act.value}
    after, events = _with_figures(state, _written(state, values))
    if after.ball != state.ball:
        after = _with_new_ball(state, after)
    if after.attack != state.attack:
        after = _with_new_attack(after)
    if "attack" in values:  # HC-PM-stall, HC-PM-hold
        after = replace(after, stall=0, held=0)
    check_sound(state, after, values)
    return after, events


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
    """Return a side in which who was put on a hex has come on, and who was taken off his is on the bench."""
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
    """Return a match in which nobody is watched any more, and whose keeper is free of his restart."""
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
