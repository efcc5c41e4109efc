"""A missing order that a referee excuses: its record stays, and says so; what the game counts is counted back."""

from collections.abc import Collection

import msgspec

from db import records, turns
from db.engine import Tx
from referee.acts import GOES_BACK, Back, Excuse, act_of, kinds_of
from referee.desk.override import apply_act
from referee.house import House
from referee.model import Arbitration, By, Refusal, Turn, Why
from referee.turns.desk import open_desk
from rules.contract import Deed, SeatId


class MissedOrder(msgspec.Struct, frozen=True):
    """An order that a seat owed in a turn; `act` is the game's own that counts it back, if it was counted."""

    turn_id: int
    seat: str
    act: Deed | None = None


async def excuse(house: House, contest_id: int, by: By, missed: MissedOrder) -> Arbitration:
    """Excuse the missing order of a seat in a past turn.

    Raises `Refusal`: `not_missing` where none is on record, or that turn was replaced by a referee, `excused_already`;
    and `CaseError` besides if the game refuses the act.
    """
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        tx, turn_id, seat = desk.play.tx, missed.turn_id, missed.seat
        turn = await turns.need(tx, turn_id)
        found = await records.missing_orders(tx, contest_id=None, turn_id=turn_id)
        way = {one.id for one in (*await turns.lineage(tx, desk.play.turn), desk.play.turn)}
        if turn_id not in way or seat not in {one.seat for one in found}:
            raise Refusal(Why.NOT_MISSING)
        if (turn.number, SeatId(seat)) in (await list_excused_by_contest(tx, [contest_id]))[contest_id]:
            raise Refusal(Why.EXCUSED_ALREADY)
        if missed.act is None or desk.play.contest.status == "over":  # then nothing is counted any more
            return await desk.record(Excuse(seat=seat, excused_turn=turn.number))
        change = await apply_act(desk, *missed.act)
        done = Excuse(seat=seat, excused_turn=turn.number, changes=change.changes, again=change.again)
        return await desk.record(done, change)


async def list_excused(house: House, contest_id: int) -> set[tuple[int, SeatId]]:
    """Return the missing orders of a contest that are excused, by turn number and seat."""
    async with house.db.read() as tx:
        return (await list_excused_by_contest(tx, [contest_id]))[contest_id]


async def list_late_seats(house: House, turn: Turn) -> list[SeatId]:
    """Return the seats whose order is missing from a turn, and not excused."""
    async with house.db.read() as tx:
        found = await records.missing_orders(tx, contest_id=None, turn_id=turn.id)
        known = (await list_excused_by_contest(tx, [turn.contest_id]))[turn.contest_id]
    return [one.seat for one in found if (turn.number, one.seat) not in known]


async def list_excused_by_contest(tx: Tx, contest_ids: Collection[int]) -> dict[int, set[tuple[int, SeatId]]]:
    """Return what `list_excused` does of several contests.

    Going back to a turn undoes what was excused of it, or later than in it.
    """
    found: dict[int, dict[tuple[int, SeatId], int]] = {contest_id: {} for contest_id in contest_ids}  # -> the turn
    for entry, number in await records.acts_of_kinds(tx, contest_ids, (*kinds_of(Excuse), *GOES_BACK)):  # in play then
        known = found[entry.contest_id or 0]
        match act_of(entry):
            case Back(open=int(again)):
                gone = [key for key, given_in in known.items() if key[0] >= again or given_in > again]
                for key in gone:
                    del known[key]
            case Excuse(seat=seat, excused_turn=turn):
                known[turn, SeatId(seat)] = number
    return {contest_id: set(known) for contest_id, known in found.items()}
