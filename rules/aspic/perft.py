"""Counting sequences of orders (rulebook 6.8): a check of the rules' flow, and a measure of speed.

A position is the part of a state that decides what is legal. Its flow is that of `turn/`, without events; the
tests hold the two against each other.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rules.aspic.board import BIT, FREE_ZONE, KICKOFF_CELL, OPPONENT, Cells, Side, bits_of, set_of
from rules.aspic.flights import FLIGHTS
from rules.aspic.listing import SHOTS, count_turns, has_turn, turns
from rules.aspic.state import State, starter

# side -> ball -> shooter -> where the ball goes; 0 for a goal.
_BALL_TO = {
    side: {
        BIT[ball]: {BIT[flight.shooter]: BIT[flight.ball_to] if flight.ball_to else 0 for flight in flights.values()}
        for ball, flights in FLIGHTS[side].items()
    }
    for side in SHOTS
}
_KICKOFF = BIT[KICKOFF_CELL]


class Limits(NamedTuple):
    """The settings that matter here."""

    pieces: int
    rounds: int


class PerftPosition(NamedTuple):
    """A match before the turn of `side`: its pieces, the other side's, the ball; `kickoff` in a placement only.

    `waiting` are the cells that the other side has in its queue.
    """

    side: Side
    own: Cells
    other: Cells
    ball: Cells
    half: int
    round: int
    kickoff: Side | None = None
    waiting: tuple[Cells, ...] = ()


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` legal orders from `state`; those that end the match before are none."""
    if depth == 0:
        return 1
    side = state.to_act
    if side is None or state.ball is None:
        return 0
    other = OPPONENT[side]
    position = PerftPosition(
        side=side,
        own=set_of(state.pieces.of(side)),
        other=set_of(state.pieces.of(other)),
        ball=BIT[state.ball],
        half=state.half,
        round=state.round,
        kickoff=state.kickoff,
        waiting=tuple(BIT[cell] for cell in state.queue.of(other)),
    )
    return _sequences(Limits(state.config.pieces, state.config.rounds_per_half), position, depth)


def _sequences(limits: Limits, position: PerftPosition, depth: int) -> int:
    """Count the sequences from a position as it stands; `depth` is at least 1."""
    side, own, other, ball = position[:4]
    is_placement = position.kickoff is not None
    if depth == 1:
        free = FREE_ZONE[side] & ~own
        return free.bit_count() if is_placement else count_turns(side, own, own | other, ball)
    nexts = _after_placements(limits, position) if is_placement else _after_turns(limits, position)
    return sum(_after_passes(limits, following, depth - 1) for following in nexts)


def _after_passes(limits: Limits, position: PerftPosition | None, depth: int) -> int:
    """Count the sequences from what an order led to: forced passes take no depth (AS-turn-g); None is over."""
    while position is not None:
        if depth == 1 or position.kickoff is not None:
            # A count of 0 is found out for nothing: there is always a placement.
            count = _sequences(limits, position, depth)
            if count or position.kickoff is not None:
                return count
        elif has_turn(position.side, position.own, position.own | position.other, position.ball):
            return _sequences(limits, position, depth)
        position = _after_turn(limits, position, position.own, position.ball)
    return 0


def _after_turns(limits: Limits, position: PerftPosition) -> Iterator[PerftPosition | None]:
    """Yield what every legal turn leads to, before forced passes."""
    side, own, other, ball = position[:4]
    ball_to = _BALL_TO[side][ball]
    for origin, to, shooter in turns(side, own, own | other, ball):
        moved = own ^ origin ^ to
        if shooter:
            yield _after_turn(limits, position, moved ^ shooter ^ ball, ball_to[shooter])
        else:
            yield _after_turn(limits, position, moved, ball)


def _after_turn(limits: Limits, position: PerftPosition, own: Cells, ball: Cells) -> PerftPosition | None:
    """Return what follows a turn that left things so (rulebook 6.4); no ball: a goal. None: the match is over."""
    side, half, number = position.side, position.half, position.round
    other = OPPONENT[side]
    if side != starter(half):
        if number == limits.rounds:
            return _new_placement("right", 2, 1) if half == 1 else None
        number += 1
    if not ball:
        return _new_placement(other, half, number)
    return PerftPosition(other, position.other, own, ball, half, number)


def _new_placement(kickoff: Side, half: int, number: int) -> PerftPosition:
    return PerftPosition(OPPONENT[kickoff], 0, 0, _KICKOFF, half, number, kickoff)


def _after_placements(limits: Limits, position: PerftPosition) -> Iterator[PerftPosition | None]:
    """Yield what every single placement leads to (rulebook 6.3)."""
    for cell in bits_of(FREE_ZONE[position.side] & ~position.own):
        yield _after_placement(limits, position._replace(own=position.own | cell))


def _after_placement(limits: Limits, placed: PerftPosition) -> PerftPosition:
    """Return what follows a placement: the other side is to act, or has a queue, or all pieces stand."""
    if placed.waiting:
        following = placed._replace(other=placed.other | placed.waiting[0], waiting=placed.waiting[1:])
    else:
        following = placed._replace(side=OPPONENT[placed.side], own=placed.other, other=placed.own)
    if following.own.bit_count() + following.other.bit_count() < 2 * limits.pieces:
        return following
    kickoff = following.kickoff
    if following.side != kickoff:
        following = following._replace(side=OPPONENT[following.side], own=following.other, other=following.own)
    return following._replace(kickoff=None)
