"""What people still have to do in an open turn: who owes an order. What stands in for one waits for the close."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from referee.hand.answering import Seated, SeatHolder, holders_in
from referee.hand.play import Hand, Play, hand_of
from referee.hand.resolution import read_kept_order
from rules.contract import SeatId
from rules.game import AnyGame

Lacking = Mapping[SeatId, tuple[str, ...] | None]
"""The awaited seats that still owe something -> which of their players do, each for himself; None: who answers for it.

Players go by the game's ids."""


async def list_missing(play: Play, hand: Hand | None = None) -> list[SeatId]:
    """Return the awaited seats of an open turn that still owe something; of one that is over nobody does."""
    return list(await find_lacking(play, hand))


async def find_lacking(play: Play, hand: Hand | None = None) -> Lacking:
    """Return what is still owed in an open turn, and by whom; in one that is over nothing is.

    `hand`: what is in hand, if that was read in this transaction.
    """
    if play.turn.status not in {"open", "stuck"}:
        return {}
    return find_lacking_in(play.game, play.state, await hand_of(play) if hand is None else hand)


def find_lacking_in(game: AnyGame, state: msgspec.Struct, hand: Hand) -> Lacking:
    """Return what is still owed in a position with a hand, and by whom."""
    found = {seat: read_kept_order(game, state, seat, text) for seat, text in hand.sealed.items()}
    in_hand = {seat: order for seat, order in found.items() if order is not None}
    return {seat: list_own_parts(game, state, seat, in_hand.get(seat)) for seat in game.missing(state, in_hand)}


def list_own_parts(game: AnyGame, state: msgspec.Struct, seat: SeatId, order: object | None) -> tuple[str, ...] | None:
    """Return which players of a seat owe their own part of its order; None where who answers for it owes the whole."""
    return None if game.presence is None else game.presence.owed_by(state, seat, order)


class Owing(NamedTuple):
    """Somebody who owes something for a seat: as its captain the order, as its `player` their own part of it.

    A deputy owes an order as long as neither their captain nor they have sent one.
    """

    seat: SeatId
    user_id: int
    player: str | None = None
    is_deputy: bool = False

    @property
    def name(self) -> str:
        """What they are known as among those who owe something in a turn."""
        return self.player or (deputy_of(self.seat) if self.is_deputy else self.seat)


def deputy_of(seat: SeatId) -> str:
    """Return what the deputy of a seat's captain is known as among those who owe something in a turn."""
    return f"{seat}/deputy"


async def list_owing(play: Play) -> list[Owing]:
    """Return who owes something in an open turn: captains in the order of their seats, deputies, then players."""
    hand = await hand_of(play)
    return list_owing_in(play.file, hand, await find_lacking(play, hand))


def list_owing_in(seated: Seated, hand: Hand, owed: Lacking) -> list[Owing]:
    """Return the same for a turn of which `owed` is lacking."""
    silent = {seat for seat, players in owed.items() if players is None}
    held = (one for one in holders_in(seated) if one.seat in silent and not _has_sent(hand, one))
    answering = [Owing(one.seat, one.user_id, is_deputy=one.link == "deputy") for one in held]
    return answering + _players(seated, owed)


def _players(seated: Seated, owed: Lacking) -> list[Owing]:
    named = {player for players in owed.values() for player in players or ()}
    return [Owing(row.seat, row.user_id, row.player) for row in seated.participants if row.player in named]


def _has_sent(hand: Hand, one: SeatHolder) -> bool:
    return one.link == "deputy" and hand.sent_as(one.seat, "deputy") is not None
