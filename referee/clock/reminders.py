"""Reminders: only to who owes something, once for each mark before the deadline, and not in quiet hours."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from db import messages, orders, people, records, turns
from db.engine import Tx
from db.rows import League, Person, Turn
from referee.batches import each
from referee.clock.times import HOUR_MS, MINUTE_MS, quiet_span, reminder_ms
from referee.house import House
from referee.orders.owing import Owing, owing
from referee.outbox import announce
from referee.people import answering
from referee.turns.play import Play, take
from rules.contract import SeatId

MOST_NAMED = 50  # people in one post
PROMPT_MS = 30 * MINUTE_MS  # what goes out this soon after its moment may reach into quiet hours


class Mark(NamedTuple):
    """A reminder to come: how many hours before the close it stands, and when it goes out."""

    hours: int
    at_ms: int


async def due(house: House) -> int:
    """Write the reminders whose moment has come into the outbox; return how many."""
    now_ms = house.clock.now_ms()
    async with house.db.read() as tx:
        waiting = await turns.to_remind(tx, now_ms)
    return await each(
        house, waiting, lambda tx, turn_id: _look_if_open(tx, house, turn_id), lambda turn_id: f"reminders of {turn_id}"
    )


async def _look_if_open(tx: Tx, house: House, turn_id: int) -> int:
    play = await take(tx, house, turn_id)
    return await _look_at(play) if play.turn.status == "open" else 0


async def skip_passed(play: Play) -> None:
    """Count the marks that have passed as done: for a deadline just moved, whose announcement is reminder enough."""
    hours = play.file.league.reminder_hours
    reminded = await records.reminded(play.tx, play.turn)
    names = [name for seat in play.turn.awaiting for name in play.game.owed_by(play.state, seat, None) or (seat,)]
    for name in names:
        for mark in hours:
            if play.turn.due_ms - mark * HOUR_MS < play.now_ms and (name, mark) not in reminded:
                await records.add_reminder(play.tx, play.turn, name, mark, play.now_ms)


async def _look_at(play: Play) -> int:
    """Remind those who owe something in a turn, and note when to look again."""
    league, silent = play.file.league, await owing(play)
    persons = await people.among(play.tx, [one.user_id for one in silent]) if silent else {}
    reminded = await records.reminded(play.tx, play.turn) if silent else set()
    written, upcoming, unreached = 0, [], list[tuple[Owing, int]]()
    for one in silent:
        marks = marks_of(league, persons.get(one.user_id), play.turn)
        marks = [mark for mark in marks if (one.name, mark.hours) not in reminded]
        passed = sorted((mark for mark in marks if mark.at_ms <= play.now_ms), key=lambda mark: mark.at_ms)
        upcoming += [mark.at_ms for mark in marks if mark.at_ms > play.now_ms]
        for mark in passed:  # after a stop of ours several may have passed: they are one reminder
            await records.add_reminder(play.tx, play.turn, one.name, mark.hours, play.now_ms)
        if passed and _is_a_good_moment(league, persons.get(one.user_id), play, passed[-1]):
            hours = min(mark.hours for mark in passed)
            told = messages.Reminder(seat=one.seat, hours=hours, player=one.player)
            if not await announce.tell(play, one.user_id, told):
                unreached.append((one, hours))
            written += 1
            if one.player is None:  # nobody stands in for who must be there himself
                written += await _remind_deputy(play, league, one.seat, hours)
    await _remind_in_thread(play, unreached)
    await turns.change(play.tx, play.turn.id, was=("open",), remind_ms=min(upcoming, default=None))
    return written


async def _remind_deputy(play: Play, league: League, seat: SeatId, hours: int) -> int:
    """Remind by DM who stands in for a silent captain, unless he has sent an order; return how many were reminded.

    Never in the thread: there a name that is missing would tell that its order is in.
    """
    held = await answering.people_of(play.tx, play.contest.id, (seat,))
    deputy = next((one.user_id for one in held if one.link == "deputy"), None)
    if deputy is None or await orders.sent_as(play.tx, play.turn.id, seat, "deputy") is not None:
        return 0
    person = await people.get(play.tx, deputy)
    if person is None or not person.reminders or _quiet(league, person, play.now_ms) is not None:
        return 0
    return int(await announce.tell(play, deputy, messages.Reminder(seat=seat, hours=hours, deputy=True)))


async def _remind_in_thread(play: Play, unreached: Sequence[tuple[Owing, int]]) -> None:
    """Name those whom DMs do not reach in the contest's thread: together, so that many of them are no flood."""
    for start in range(0, len(unreached), MOST_NAMED):
        named = unreached[start : start + MOST_NAMED]
        told = messages.Reminders(
            hours=min(hours for _, hours in named),
            seats=tuple(one.seat for one, _ in named if one.player is None),
            players=tuple(one.player for one, _ in named if one.player is not None),
        )
        await announce.post(play, told, to="thread")


def marks_of(league: League, person: Person | None, turn: Turn) -> list[Mark]:
    """Return the reminders that a person gets for a turn, those that have passed with the others."""
    if person is not None and not person.reminders:
        return []
    return list(_marks(league, person, turn))


def _marks(league: League, person: Person | None, turn: Turn) -> Iterable[Mark]:
    for hours in league.reminder_hours:
        mark_ms = turn.due_ms - hours * HOUR_MS
        if mark_ms <= turn.opened_ms:
            continue  # the announcement of the turn was reminder enough
        at_ms = reminder_ms(mark_ms, turn.opened_ms, turn.due_ms, _quiet(league, person, mark_ms))
        if at_ms is not None:
            yield Mark(hours, at_ms)


def _quiet(league: League, person: Person | None, at_ms: int) -> tuple[int, int] | None:
    """Return the quiet hours, the person's own before the league's, that an instant falls in."""
    if person is not None and person.quiet_from is not None:
        return quiet_span(at_ms, league.zone, person.quiet_from, person.quiet_to)
    return quiet_span(at_ms, league.zone, league.quiet_from, league.quiet_to)


def _is_a_good_moment(league: League, person: Person | None, play: Play, mark: Mark) -> bool:
    if play.now_ms >= play.turn.due_ms:
        return False
    is_prompt = play.now_ms - mark.at_ms < PROMPT_MS
    return is_prompt or _quiet(league, person, play.now_ms) is None
