"""Reminders: only to seats that owe an order, once for each mark before the deadline, and not in quiet hours."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from db import contests, leagues, orders, outbox, people, records, turns
from db.engine import Tx
from db.rows import League, Person, Seat, Turn
from referee import announce, answering
from referee.batches import each
from referee.house import House
from referee.play import Play, take
from referee.sealed import missing
from referee.times import HOUR_MS, MINUTE_MS, quiet_span, reminder_ms
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
    hours = (await leagues.get(play.tx, play.contest.league_id)).reminder_hours
    reminded = await records.reminded(play.tx, play.turn)
    for seat in play.turn.awaiting:
        for mark in hours:
            if play.turn.due_ms - mark * HOUR_MS < play.now_ms and (seat, mark) not in reminded:
                await records.add_reminder(play.tx, play.turn, seat, mark, play.now_ms)


async def _look_at(play: Play) -> int:
    """Remind the seats of a turn that are silent, and note when to look again."""
    league = await leagues.get(play.tx, play.contest.league_id)
    silent = await missing(play)
    seats = [row for row in await contests.seats(play.tx, play.contest.id) if row.seat in silent]
    persons = await people.among(play.tx, [row.user_id for row in seats if row.user_id is not None])
    reminded = await records.reminded(play.tx, play.turn)
    written, upcoming, unreached = 0, [], list[tuple[Seat, int]]()
    for row in seats:
        if row.user_id is None:
            continue
        marks = marks_of(league, persons.get(row.user_id), play.turn)
        marks = [mark for mark in marks if (row.seat, mark.hours) not in reminded]
        passed = sorted((mark for mark in marks if mark.at_ms <= play.now_ms), key=lambda mark: mark.at_ms)
        upcoming += [mark.at_ms for mark in marks if mark.at_ms > play.now_ms]
        for mark in passed:  # after a stop of ours several may have passed: they are one reminder
            await records.add_reminder(play.tx, play.turn, row.seat, mark.hours, play.now_ms)
        if passed and _is_a_good_moment(league, persons.get(row.user_id), play, passed[-1]):
            hours = min(mark.hours for mark in passed)
            payload = {"seat": row.seat, "hours": hours}
            if not await announce.tell(play, row.user_id, kind="reminder", payload=payload):
                unreached.append((row, hours))
            written += 1 + await _remind_deputy(play, league, row.seat, hours)
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
    payload = {"seat": seat, "hours": hours, "deputy": True}
    return int(await announce.tell(play, deputy, kind="reminder", payload=payload))


async def _remind_in_thread(play: Play, seats: Sequence[tuple[Seat, int]]) -> None:
    """Name those whom DMs do not reach in the contest's thread: together, so that many of them are no flood."""
    for start in range(0, len(seats), MOST_NAMED):
        named = seats[start : start + MOST_NAMED]
        await outbox.add(
            play.tx,
            league_id=play.contest.league_id,
            contest_id=play.contest.id,
            turn_id=play.turn.id,
            kind="reminder",
            destination="thread",
            payload={"seats": [row.seat for row, _ in named], "hours": min(hours for _, hours in named)},
            now_ms=play.now_ms,
            nonce=outbox.new_nonce(play.house.random_bytes),
        )


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
