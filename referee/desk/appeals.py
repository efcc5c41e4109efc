"""Appeals: a captain asks the referee to look at a past turn again; both question and answer stand in the record.

An appeal changes nothing by itself: what an accepted one leads to is the referee's next act.
"""

from db import messages, records, turns
from db.engine import Tx
from referee.clock.times import DAY_MS
from referee.desk import record
from referee.desk.desk import at_desk, clause_in
from referee.house import House
from referee.model import Arbitration, Refusal
from referee.outbox import announce
from referee.people.answering import captained
from referee.turns.play import take_latest

OP, ANSWER = "appeal", "appeal_answer"
DAYS = 7  # from the close of the turn


async def appeal(house: House, contest_id: int, by_user: int, reason: str, *, turn_id: int) -> Arbitration:
    """Enter a captain's appeal about a closed turn in the record; the referee is told. Return the entry.

    Raises `Refusal`: `captain_only`, `reason_missing`, `not_closed`, `appeal_late` with the number of `days`,
    `appeal_pending` if one of this seat about this turn waits for its answer.
    """
    if not reason.strip():
        raise Refusal("reason_missing")
    async with house.db.write() as tx:
        held = await captained(tx, contest_id, by_user)
        if not held:
            raise Refusal("captain_only")
        turn = await turns.need(tx, turn_id)
        if turn.contest_id != contest_id or turn.closed_ms is None:
            raise Refusal("not_closed")
        if house.clock.now_ms() - turn.closed_ms > DAYS * DAY_MS:
            raise Refusal("appeal_late", days=DAYS)
        for one in await _pending(tx, contest_id):
            if (one.details["seat"], one.details["appealed_turn"]) == (held[0], turn.number):
                raise Refusal("appeal_pending", number=one.number)
        play = await take_latest(tx, house, contest_id)
        entry = await record.write(
            play,
            op=OP,
            by_user=by_user,
            reason=reason.strip(),
            clause=clause_in(reason),
            details={"seat": held[0], "appealed_turn": turn.number},
            before={},
            after={},
            events=b"[]",
        )
        await announce.post(play, messages.Arbitration(arbitration_id=entry.id), to="thread")
        await announce.post(play, messages.Appeal(), to="referee")
        return entry


async def answer(
    house: House, contest_id: int, by_user: int, reason: str, *, number: int, accepted: bool, clause: str | None = None
) -> Arbitration:
    """Answer the appeal that is entry `number` of the record. Raises `Refusal`: `appeal_none`, those of every act."""
    async with at_desk(house, contest_id, by_user, reason, clause=clause, in_pause=True) as desk:
        found = next((one for one in await _pending(desk.play.tx, contest_id) if one.number == number), None)
        if found is None:
            raise Refusal("appeal_none", number=number)
        details = {"seat": found.details["seat"], "appeal": number, "accepted": accepted}
        return await desk.record(ANSWER, details=details)


async def pending(house: House, contest_id: int) -> list[Arbitration]:
    """Return the appeals on a contest that wait for an answer, the latest first."""
    async with house.db.read() as tx:
        return await _pending(tx, contest_id)


async def _pending(tx: Tx, contest_id: int) -> list[Arbitration]:
    found = [act for act, _ in reversed(await records.acts_of_kinds(tx, contest_id, (OP, ANSWER)))]
    answered = {one.details["appeal"] for one in found if one.op == ANSWER}
    return [one for one in found if one.op == OP and one.number not in answered]
