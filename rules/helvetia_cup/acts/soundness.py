"""What a match that a referee has changed has to fulfil (rulebook part 9, `set`), besides `consistency.check_state`."""

from collections.abc import Collection, Iterator

from rules.dice import Dice
from rules.helvetia_cup.consistency import fault
from rules.helvetia_cup.pitch import PITCH, SeatName
from rules.helvetia_cup.state import OTHER, SEATS, Match
from rules.helvetia_cup.teams import TEAMS
from rules.helvetia_cup.turn.halves import SHOOTOUT, limit
from rules.helvetia_cup.turn.restarts import DEAD_BALL
from rules.helvetia_cup.turn.table import Table

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
