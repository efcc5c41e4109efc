"""A past turn looked at again: what captains appeal against, and missing orders that a referee excuses.

An appeal changes nothing by itself: both question and answer stand in the record, and what an accepted one leads to is
the referee's next act. An excused order's record stays, and says so; what the game counts is counted back.
"""

from collections.abc import Collection, Sequence

import msgspec

from db import keys, messages, records, turns
from db.engine import Tx
from referee.acts import GOES_BACK, AppealAnswer, Back, Excuse, MakeAppeal, act_of, kinds_of
from referee.desk.override import apply_act
from referee.hand import record
from referee.hand.answering import list_captain_seats
from referee.hand.play import take_latest_turn
from referee.hand.times import DAY_MS
from referee.house import House
from referee.model import Arbitration, By, Refusal, Turn, Why
from referee.outbox import announce
from referee.turns.desk import cite_clause, open_desk
from rules.contract import Deed, SeatId

DAYS = 7  # from the close of the turn


async def appeal(house: House, contest_id: int, by: By, *, turn_id: int) -> Arbitration:
    """Enter a captain's appeal about a closed turn in the record; the referee is told. Return the entry.

    Raises `Refusal`: `captain_only`, `reason_missing`, `not_closed`, `appeal_late` with the number of `days`,
    `appeal_pending` if one of this seat about this turn waits for its answer.
    """
    if not by.reason.strip():
        raise Refusal(Why.REASON_MISSING)
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        held = await list_captain_seats(tx, contest_id, by.user_id)
        if not held:
            raise Refusal(Why.CAPTAIN_ONLY)
        turn = await turns.need(tx, turn_id)
        if turn.contest_id != contest_id or turn.closed_ms is None:
            raise Refusal(Why.NOT_CLOSED)
        if house.clock.now_ms() - turn.closed_ms > DAYS * DAY_MS:
            raise Refusal(Why.APPEAL_LATE, days=DAYS)
        wanted = MakeAppeal(seat=held[0], appealed_turn=turn.number)
        for one in await _pending(tx, contest_id):
            if act_of(one) == wanted:
                raise Refusal(Why.APPEAL_PENDING, number=one.number)
        play = await take_latest_turn(tx, house, contest_id)
        entry = await record.record_act(play, wanted, cite_clause(house, by))
        await announce.post(play, messages.Arbitration(arbitration_id=entry.id), to="thread")
        await announce.post(play, messages.Appeal(), to="referee")
        return entry


async def rule_on_appeal(house: House, contest_id: int, by: By, *, number: int, accepted: bool) -> Arbitration:
    """Answer the appeal that is entry `number` of the record. Raises `Refusal`: `appeal_none`, those of every act."""
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        for one in await _pending(desk.play.tx, contest_id):
            match act_of(one):
                case MakeAppeal(seat=seat) if one.number == number:
                    return await desk.record(AppealAnswer(seat=seat, appeal=number, accepted=accepted))
        raise Refusal(Why.APPEAL_NONE, number=number)


async def list_pending_appeals(house: House, contest_id: int) -> list[Arbitration]:
    """Return the appeals on a contest that wait for an answer, the latest first."""
    async with house.db.read() as tx:
        return await _pending(tx, contest_id)


async def list_pending_in_league(tx: Tx, league_id: int) -> list[Arbitration]:
    """Return the appeals in a league that wait for an answer, the latest first."""
    return _unanswered(await records.acts_of_league(tx, league_id, kinds_of(MakeAppeal, AppealAnswer)))


async def _pending(tx: Tx, contest_id: int) -> list[Arbitration]:
    return _unanswered(
        [entry for entry, _ in await records.acts_of_kinds(tx, [contest_id], kinds_of(MakeAppeal, AppealAnswer))]
    )


def _unanswered(found: Sequence[Arbitration]) -> list[Arbitration]:
    """Return the appeals among entries of the record, oldest first, that none of these answers; the latest first."""
    answered = {act.appeal for act in map(act_of, found) if isinstance(act, AppealAnswer)}
    return [one for one in reversed(found) if isinstance(act_of(one), MakeAppeal) and one.number not in answered]


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
