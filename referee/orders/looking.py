"""An order before it is one: the seat that may send it, and how its text would be understood. Nothing is kept."""

import msgspec

from referee.hand.held import hand_of
from referee.hand.play import take
from referee.hand.resolution import read, spelled
from referee.hand.unreadable import reading
from referee.house import House
from referee.model import File, Link, Preview, StoredOrder
from referee.orders.intake import check_answers, check_may_send
from rules.contract import SeatId


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at a seat that may send an order in a turn: with what is around it, and what the seat has in."""

    file: File
    seat: SeatId
    link: Link
    held: StoredOrder | None


async def seated(house: House, turn_id: int, seat: str, user_id: int | None = None) -> Seated:
    """Return a seat that may send an order now. Raises `Refusal`.

    `user_id`: who asks, if it must be the one who answers for the seat.
    """
    async with house.db.read() as tx:
        play = await take(tx, house, turn_id)
        hand = await hand_of(play)
    link: Link = "captain" if user_id is None else check_answers(play, SeatId(seat), user_id)
    with reading(play.contest.id):
        check_may_send(play, hand, SeatId(seat), link)
    return Seated(file=play.file, seat=SeatId(seat), link=link, held=hand.sent_as(SeatId(seat), link))


def understood(house: House, at: Seated, text: str) -> Preview:
    """Return how `text` would be understood; nothing is read or kept. Raises `OrderError`."""
    game = house.games[at.file.contest.game]
    state = game.decode(at.file.turn.state)
    held = None if at.held is None else read(game, state, at.seat, at.held.canonical)
    order = game.merge(state, at.seat, held, text)
    return Preview(
        turn_id=at.file.turn.id,
        seat=at.seat,
        link=at.link,
        order=order,
        canonical="" if order is None else spelled(game, state, at.seat, order),
        held="" if held is None else game.canonical(held),
        file=at.file,
    )


async def check_open(house: House, turn_id: int, seat: str, user_id: int) -> None:
    """Raise `Refusal` where a person may send nothing (more) for `seat`: before a form is filled in for nothing."""
    await seated(house, turn_id, seat, user_id)


async def preview(house: House, turn_id: int, seat: str, text: str, user_id: int | None = None) -> Preview:
    """Return how `text` would be understood; nothing is kept. Raises as `seated` and `understood`."""
    return understood(house, await seated(house, turn_id, seat, user_id), text)
