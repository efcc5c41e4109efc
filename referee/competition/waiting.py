"""Who waits for a place: seats that are no entrants', first come first, until the competition begins.

Their ids begin as no entrant's may (rulebook part 4), so the rules never see them, and give no seat to them when it
does. They say which place somebody was given in the queue, and what their rating is (CP-2-a). Where too few have
entered by its end, sign-up goes on: it is closed when enough have, or by a referee.
"""

from collections.abc import Iterable, Sequence

from db import competitions as rows
from db import messages
from db.engine import Tx
from referee.competition.founding import KEY, hosting_terms_of
from referee.hand.play import Hand, Play, take_latest_turn
from referee.house import House
from referee.model import Refusal, Seat, Why
from referee.outbox import announce
from referee.turns import desk, postponing
from referee.turns.opening import planned_end_ms
from referee.turns.reading import live_state
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
    """Return what somebody who waits was worth when they signed up."""
    return _parts(seat)[1]


def _parts(seat: str) -> tuple[int, int]:
    number, _, rating = seat.removeprefix(MARK).partition(".")
    return int(number), int(rating)


async def tell_of_place(tx: Tx, house: House, seat: Seat) -> None:
    """Have everybody know that a place that became free is somebody's; by DM themselves, if DMs reach them."""
    play = await take_latest_turn(tx, house, seat.contest_id)
    told = messages.MovedUp(seat=seat.seat)
    await announce.post(play, told, to="thread")
    if seat.user_id is not None:
        await announce.tell_person(play, seat.user_id, told)


SIGNUP = "signup"


async def extend_sign_up(play: Play, hand: Hand) -> bool:
    """Return whether the turn that is due is a sign-up that goes on for as long again; have it do so."""
    if play.contest.game != KEY or play.turn.stage != SIGNUP or play.turn.status != "open":
        return False
    its, live = await rows.get(play.tx, play.contest.id), await live_state(play, hand)
    if its is None or live is None:
        return False
    count = len(getattr(live, "entrants", ()))
    if count >= hosting_terms_of(its).least:
        return False
    planned_ms = planned_end_ms(play.contest, SIGNUP, play.now_ms, play.file.league.zone)
    steps = await postponing.plan_delays(play.tx, play.contest.id, play.file.league, planned_ms)
    due_ms = await desk.move_deadline(play, play.turn, (steps[-1].to_ms if steps else planned_ms) - play.turn.due_ms)
    await announce.post(
        play, messages.SignupGoesOn(due_ms=due_ms, entered=count, least=hosting_terms_of(its).least), to="thread"
    )
    await announce.refresh_panels(play)
    return True
