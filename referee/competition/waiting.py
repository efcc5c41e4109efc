"""Who waits for a place: seats that are no entrants', first come first, until the competition begins.

Their ids begin as no entrant's may (rulebook part 4), so the rules never see them, and give no seat to them when it
does. They say which place somebody was given in the queue, and what he is worth (CP-2-a).
"""

from collections.abc import Iterable, Sequence

from db import messages
from db.engine import Tx
from referee.hand.play import take_latest_turn
from referee.house import House
from referee.model import Refusal, Seat, Why
from referee.outbox import announce
from rules.contract import SeatId

MARK = "_"
MOST_WAITING = 100


def waits_for_place(seat: str) -> bool:
    """Return whether a seat is that of somebody who waits for a place."""
    return seat.startswith(MARK)


def list_waiting(seats: Iterable[Seat]) -> list[Seat]:
    """Return who waits, in the order in which they move up."""
    return [row for row in seats if waits_for_place(row.seat)]


def make_waiting_seat(waiting: Sequence[Seat], rating: int) -> SeatId:
    """Return the seat of who waits behind all these, worth `rating`. Raises `Refusal`: `competition_full`."""
    if len(waiting) >= MOST_WAITING:
        raise Refusal(Why.COMPETITION_FULL, most=MOST_WAITING)
    return SeatId(f"{MARK}{1 + max((_parts(row.seat)[0] for row in waiting), default=0)}.{rating}")


def rating_of(seat: str) -> int:
    """Return what somebody who waits was worth when he signed up."""
    return _parts(seat)[1]


def _parts(seat: str) -> tuple[int, int]:
    number, _, rating = seat.removeprefix(MARK).partition(".")
    return int(number), int(rating)


async def tell_of_place(tx: Tx, house: House, seat: Seat) -> None:
    """Have everybody know that a place that became free is somebody's; by DM himself, if DMs reach him."""
    play = await take_latest_turn(tx, house, seat.contest_id)
    told = messages.MovedUp(seat=seat.seat)
    await announce.post(play, told, to="thread")
    if seat.user_id is not None:
        await announce.tell_person(play, seat.user_id, told)
