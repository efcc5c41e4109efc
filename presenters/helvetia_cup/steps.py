"""A coach's own moves as they would be played: what each costs, and the position that they lead to."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from rules.dice import Dice
from rules.errors import OrderError
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName
from rules.helvetia_cup.state import Ball, Match
from rules.helvetia_cup.turn.moves import BALL_LIES_STILL, Moves, Way
from rules.helvetia_cup.turn.restarts import bring_taker
from rules.helvetia_cup.turn.table import Table


class Walk(NamedTuple):
    """The position after a side's own moves, and the way of each; None: it cannot be played so."""

    state: Match
    ways: tuple[Way | None, ...]


def walk_moves(state: Match, seat: SeatName, order: Order) -> Walk:
    """Return where the cards and moves of an order lead; who must play a dead ball is brought there (HC-2.5-fk-a)."""
    table = Table(state, Dice(b""), {seat: order})
    moves = Moves(table, table.sides[seat])
    moves.prepare()
    ways: list[Way | None] = []
    for move in order.moves:
        try:
            ways.append(moves.way(move))
            moves.play(move)
        except OrderError:
            ways.append(None)
    if seat == state.attack and state.restart in BALL_LIES_STILL:
        bring_taker(table)
    return Walk(table.frozen(), tuple(ways))


def play_placement(state: Match, seat: SeatName, placement: Mapping[int, Hex]) -> Match:
    """Return the position after a placement; of the attack's, with its kicker on the ball."""
    team = state.teams.of(seat)
    men = {
        n: replace(one, status="pitch", at=placement[n]) if n in placement else one for n, one in team.players.items()
    }
    men = {n: replace(one, status="off", at=None) if one.at and n not in placement else one for n, one in men.items()}
    side = replace(team, players=men)
    teams = replace(state.teams, home=side) if seat == "home" else replace(state.teams, away=side)
    kicker = next((n for n, at in placement.items() if at == PITCH.centre and n in men), None)
    ball = state.ball if seat != state.attack else Ball(at=PITCH.centre, holder=kicker)
    return replace(state, teams=teams, ball=ball)
