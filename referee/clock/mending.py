"""An entry of a season's books that was wrong is entered otherwise in its own turn, and what came after is told again.

The books go back to that turn as a referee would: the old turns stay readable beside the new ones.
"""

from db import books as rows
from db import keys, messages, turns
from db.books import Booking
from db.engine import Tx
from referee.batches import Chore, run_chore
from referee.competition.terms import SERVICE_USER
from referee.desk import rewind
from referee.hand.play import take_latest_turn
from referee.house import House
from referee.model import By, Refusal
from referee.outbox import announce
from referee.turns.desk import RefereeDesk, cite_clause
from rules.abilities import book_keeper


async def mend_books(house: House) -> int:
    """Correct the books that are behind; return how many there were."""
    chore = Chore[int](
        found=rows.behind,
        act=lambda tx, one: _mend(tx, house, one),
        number=int,
        what=lambda one: f"books {one} are not mended",
        held=keys.of_contests,
    )
    return await run_chore(house, chore)


async def _mend(tx: Tx, house: House, books_id: int) -> int:
    for one in await rows.bookings(tx, books_id):
        if one.wanted is not None:
            await _enter_again(tx, house, one)
            await rows.change_booking(tx, one.id, wanted=None)
    await rows.change(tx, books_id, is_behind=False)
    return 1


async def _enter_again(tx: Tx, house: House, one: Booking) -> None:
    """Have the turn of an entry played again with what is wanted; where that cannot be the referees are told."""
    play = await take_latest_turn(tx, house, one.books_id)
    keeper = book_keeper(play.game)
    way = [*await turns.lineage(tx, play.turn), play.turn]
    turn = next((turn for turn in way if turn.number == one.number and turn.status == "closed"), None)
    if turn is not None and keeper is not None:
        text = one.wanted or rewind.NOTHING
        wanted = rewind.RewindWish(turn_id=turn.id, reason=one.entry, seat=keeper.keeper(), text=text)
        try:
            await rewind.carry_out_rewind(RefereeDesk(play, cite_clause(house, By(SERVICE_USER, one.entry))), wanted)
        except Refusal:
            pass
        else:
            return
    await announce.post(play, messages.NotBooked(entry=one.entry), to="referee")
