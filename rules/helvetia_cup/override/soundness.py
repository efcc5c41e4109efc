"""What a match that a referee has changed has to fulfil (rulebook part 9, `set`), besides `consistency.check`."""

from collections.abc import Collection

from rules.dice import Dice
from rules.helvetia_cup.consistency import fault
from rules.helvetia_cup.pitch import PITCH, SeatName
from rules.helvetia_cup.play.halves import SHOOTOUT, limit
from rules.helvetia_cup.play.restarts import DEAD_BALL
from rules.helvetia_cup.play.table import Table
from rules.helvetia_cup.state import OTHER, SEATS, Match
from rules.helvetia_cup.teams import TEAMS

CAUTIONED = 1  # a second yellow card is shown by `card`


def check_sound(state: Match, paths: Collection[str] = ()) -> None:
    """Raise `CaseError` if a match is not sound, now that `paths` of it have changed."""
    for seat in SEATS:
        _check_side(state, seat)
    if {"clock", "attack", "ball", "ball.at", "ball.holder"} & set(paths) and not 1 <= state.half < SHOOTOUT:
        raise fault("nothing is being played")
    if "clock" in paths:
        _check_clock(state)
    _check_ball(state)


def _check_side(state: Match, seat: SeatName) -> None:
    side = state.teams.of(seat)
    if any(side.players[n].at == PITCH.keeper_zone(seat) for n in side.on_pitch if n != side.keeper):
        raise fault(f"{seat}: only its keeper may be in a keeper zone")
    if side.subs_left > state.config.max_subs:
        raise fault(f"{seat}: more substitutions than a match has")
    for n, player in side.players.items():
        if player.boost > TEAMS[side.team].card(n).boost:
            raise fault(f"{seat} {n}: more BOOST than his reserve")
        if player.yellow > CAUTIONED and not player.red:
            raise fault(f"{seat} {n}: a second yellow card sends him off")


def _check_clock(state: Match) -> None:
    """HC-2.3-j, HC-F-clock-b: a half that is being played is not over."""
    if state.clock > limit(Table(state, Dice(b""), {})) - state.is_family:
        raise fault("no time of this half")


def _check_ball(state: Match) -> None:
    at, holder = state.ball.at, state.ball.holder
    if state.restart == "penalty" and state.attack is not None and at != PITCH.penalty_spot(OTHER[state.attack]):
        raise fault("a penalty is taken from its spot")
    if state.restart in DEAD_BALL and at in PITCH.keeper_zones:
        raise fault("nobody could restart from a keeper zone")
    if holder is None or state.attack is None:
        return
    player = state.teams.of(state.attack).players.get(holder)
    if player is not None and player.down:
        raise fault("who has the ball stands")
    if state.restart in DEAD_BALL and state.phase in ("attack", "play"):
        raise fault("the ball lies still until the attack has moved")
