"""An order before it is one: the seat that may send it, and how its text would be understood. Nothing is kept."""

import msgspec

from referee.hand.held import hand_of
from referee.hand.play import take_turn
from referee.hand.resolution import read_kept_order, spell_order
from referee.hand.unreadable import guard_reading
from referee.house import House
from referee.model import File, Link, Preview, StoredOrder
from referee.orders.intake import check_answers, check_may_send
from rules.contract import SeatId


class SeatedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at a seat that may send an order in a turn: with what is around it, and what the seat has in."""

    file: File
    seat: SeatId
    link: Link
    held: StoredOrder | None


async def take_seat(house: House, turn_id: int, seat: str, user_id: int | None = None) -> SeatedPerson:
    """Return a seat that may send an order now. Raises `Refusal`.

    `user_id`: who asks, if it must be the one who answers for the seat.
    """
    async with house.db.read() as tx:
        play = await take_turn(tx, house, turn_id)
        hand = await hand_of(play)
    link: Link = "captain" if user_id is None else check_answers(play, SeatId(seat), user_id)
    with guard_reading(play.contest.id):
        check_may_send(play, hand, SeatId(seat), link)
    return SeatedPerson(file=play.file, seat=SeatId(seat), link=link, held=hand.sent_as(SeatId(seat), link))


def understand_order(house: House, at: SeatedPerson, text: str) -> Preview:
    """Return how `text` would be understood; nothing is read or kept. Raises `OrderError`."""
    game = house.games[at.file.contest.game]
    state = game.decode(at.file.turn.state)
    held = None if at.held is None else read_kept_order(game, state, at.seat, at.held.canonical)
    order = game.merge(state, at.seat, held, text)
    return Preview(
        turn_id=at.file.turn.id,
        seat=at.seat,
        link=at.link,
        order=order,
        canonical="" if order is None else spell_order(game, state, at.seat, order),
        held="" if held is None else game.canonical(held),
        file=at.file,
    )


async def check_may_order(house: House, turn_id: int, seat: str, user_id: int) -> None:
    """Raise `Refusal` where a person may send nothing (more) for `seat`: before a form is filled in for nothing."""
    await take_seat(house, turn_id, seat, user_id)


async def preview_order(house: House, turn_id: int, seat: str, text: str, user_id: int | None = None) -> Preview:
    """Return how `text` would be understood; nothing is kept. Raises as `take_seat` and `understand_order`."""
    return understand_order(house, await take_seat(house, turn_id, seat, user_id), text)
