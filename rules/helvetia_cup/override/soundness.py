"""What a match that a referee has changed has to fulfil (rulebook part 9, `set`)."""

from collections.abc import Sequence

from rules.dice import Dice
from rules.helvetia_cup.consistency import fault
from rules.helvetia_cup.pitch import PITCH, SeatName
from rules.helvetia_cup.play.halves import SHOOTOUT, limit
from rules.helvetia_cup.play.table import Table
from rules.helvetia_cup.state import MOST_ON_PITCH, OTHER, SEATS, Match
from rules.helvetia_cup.teams import TEAMS

CAUTIONED = 1  # a second yellow card is shown by `card`


def check_sound(state: Match, paths: Sequence[str]) -> None:
    """Raise `CaseError` if a match is inconsistent now that `paths` of it have changed."""
    for seat in SEATS:
        _check_figures(state, seat)
        _check_numbers(state, seat)
    if any(path == "clock" for path in paths):
        _check_clock(state)
    if any(path in ("attack", "ball", "ball.at", "ball.holder") for path in paths) and not 1 <= state.half < SHOOTOUT:
        raise fault("the ball is not in play")
    check_ball(state)


def _check_figures(state: Match, seat: SeatName) -> None:
    side = state.teams.of(seat)
    if len(side.on_pitch) > MOST_ON_PITCH:
        raise fault(f"{seat}: more than five on the pitch")
    taken = [at for n in side.on_pitch if (at := side.players[n].at) is not None]
    if not all(at in PITCH for at in taken):
        raise fault(f"{seat}: no such hex")
    if len(set(taken)) < len(taken):
        raise fault(f"{seat}: two players on a hex")
    for n in side.on_pitch:
        at = side.players[n].at
        if at in PITCH.keeper_zones and not (n == side.keeper and at == PITCH.keeper_zone(seat)):
            raise fault(f"{seat} {n}: only its keeper may be in a keeper zone")


def _check_numbers(state: Match, seat: SeatName) -> None:
    side = state.teams.of(seat)
    if side.subs_left > state.config.max_subs:
        raise fault(f"{seat}: more substitutions than a match has")
    for n, player in side.players.items():
        if player.boost > TEAMS[side.team].card(n).boost:
            raise fault(f"{seat} {n}: more BOOST than his reserve")
        if player.yellow > CAUTIONED and not player.red:
            raise fault(f"{seat} {n}: a second yellow card sends him off")


def _check_clock(state: Match) -> None:
    """HC-2.3-j, HC-F-clock-b: a half that is being played is not over."""
    last = limit(Table(state, Dice(b""), {})) - state.is_family
    if not 1 <= state.half < SHOOTOUT or state.clock > last:
        raise fault("no time of this half")


def check_ball(state: Match) -> None:
    """Raise `CaseError` unless the ball is where its holder is, an attacker who stands."""
    at, holder = state.ball.at, state.ball.holder
    if at is not None and at not in PITCH:
        raise fault("no such hex")
    if at is None and 1 <= state.half < SHOOTOUT:
        raise fault("the ball is on the pitch")
    if state.restart == "penalty" and state.attack is not None and at != PITCH.penalty_spot(OTHER[state.attack]):
        raise fault("a penalty is taken from its spot")
    if holder is None:
        return
    player = None if state.attack is None else state.teams.of(state.attack).players.get(holder)
    if player is None or player.status != "pitch":
        raise fault("who has the ball is of the attack, on the pitch")
    if player.at != at or player.down:
        raise fault("who has the ball stands on its hex")
    if state.restart in ("free_kick", "offside", "penalty") and state.phase in ("attack", "play"):
        raise fault("the ball lies still until the attack has moved")
