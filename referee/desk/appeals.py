"""Appeals: a captain asks the referee to look at a past turn again; both question and answer stand in the record.

An appeal changes nothing by itself: what an accepted one leads to is the referee's next act.
"""

from collections.abc import Sequence

from db import keys, messages, records, turns
from db.engine import Tx
from referee.acts import AppealAnswer, MakeAppeal, act_of, kinds_of
from referee.hand import record
from referee.hand.answering import list_captain_seats
from referee.hand.play import take_latest_turn
from referee.hand.times import DAY_MS
from referee.house import House
from referee.model import Arbitration, By, Refusal, Why
from referee.outbox import announce
from referee.turns.desk import cite_clause, open_desk

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
