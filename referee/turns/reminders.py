"""Reminders: only to who owes something, once for each mark before the deadline, and not in quiet hours."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from db import messages, people, records, turns
from db.engine import Tx
from db.rows import League, Person
from referee.batches import Chore, run_chore
from referee.hand.people import zone_of_person
from referee.hand.play import Play, take_turn
from referee.hand.times import HOUR_MS, MINUTE_MS, clock_length_ms, quiet_span, reminder_ms
from referee.house import House
from referee.outbox import announce
from referee.turns.owing import Owing, deputy_of, list_owing, list_own_parts

MOST_NAMED = 50  # people in one post
NEVER = 1 << 31  # hours: more than any mark
PROMPT_MS = 30 * MINUTE_MS  # what goes out this soon after its moment may reach into quiet hours


class ReminderMark(NamedTuple):
    """A reminder to come: how many hours before the close it stands, and when it goes out."""

    hours: int
    at_ms: int


async def write_due_reminders(house: House) -> int:
    """Write the reminders whose moment has come into the outbox; return how many."""
    now_ms = house.clock.now_ms()
    chore = Chore[int](
        found=lambda tx: turns.to_remind(tx, now_ms),
        act=lambda tx, turn_id: _look_if_open(tx, house, turn_id),
        number=int,
        what=lambda turn_id: f"reminders of {turn_id}",
    )
    return await run_chore(house, chore)


async def _look_if_open(tx: Tx, house: House, turn_id: int) -> int:
    play = await take_turn(tx, house, turn_id)
    return await _look_at(play) if play.turn.status == "open" else 0


async def skip_passed_marks(play: Play) -> None:
    """Count the marks that have passed, whoever's, as done: a deadline just moved is announced, and that will do."""
    hours = (play.turn.due_ms - play.now_ms) // HOUR_MS + 1
    reminded = await records.reminded(play.tx, play.turn)
    names = [
        name for seat in play.turn.awaiting for name in list_own_parts(play.game, play.state, seat, None) or (seat,)
    ]
    names += [deputy_of(row.seat) for row in play.file.deputies]
    for name in names:
        if hours < reminded.get(name, NEVER):
            await records.add_reminder(play.tx, play.turn, name, hours, play.now_ms)


async def read_first_mark(tx: Tx, league: League, owing: Sequence[Owing], opened_ms: int, due_ms: int) -> int | None:
    """Return when those who owe something in a turn that nobody was reminded of yet are to be looked at first.

    None: never.
    """
    persons = await people.among(tx, [one.user_id for one in owing]) if owing else {}
    marks = [mark for one in owing for mark in _marks(league, persons.get(one.user_id), opened_ms, due_ms)]
    return min((mark.at_ms for mark in marks), default=None)


async def _look_at(play: Play) -> int:
    """Remind those who owe something in a turn, and note when to look again."""
    league, silent = play.file.league, await list_owing(play)
    persons = await people.among(play.tx, [one.user_id for one in silent]) if silent else {}
    reminded = await records.reminded(play.tx, play.turn) if silent else {}
    written, upcoming, unreached = 0, [], list[tuple[Owing, int]]()
    for one in silent:
        person = persons.get(one.user_id)
        marks = [
            mark
            for mark in _marks(league, person, play.turn.opened_ms, play.turn.due_ms)
            if mark.hours < reminded.get(one.name, NEVER)
        ]
        passed = sorted((mark for mark in marks if mark.at_ms <= play.now_ms), key=lambda mark: mark.at_ms)
        upcoming += [mark.at_ms for mark in marks if mark.at_ms > play.now_ms]
        if not passed:
            continue
        hours = min(mark.hours for mark in passed)  # after a stop of ours several may have passed: one reminder
        await records.add_reminder(play.tx, play.turn, one.name, hours, play.now_ms)
        if _is_a_good_moment(league, person, play, passed[-1]):
            told = messages.Reminder(seat=one.seat, hours=hours, player=one.player, deputy=one.is_deputy)
            if not await announce.tell_person(play, person or one.user_id, told) and not one.is_deputy:
                unreached.append((one, hours))
            written += 1
    await _remind_in_thread(play, unreached)
    await turns.change(play.tx, play.turn.id, was=("open",), remind_ms=min(upcoming, default=None))
    return written


async def _remind_in_thread(play: Play, unreached: Sequence[tuple[Owing, int]]) -> None:
    """Name those whom DMs do not reach in the contest's thread: together, so that many of them are no flood.

    But no deputy: a captain's name that is missing beside their would tell that an order is in.
    """
    for start in range(0, len(unreached), MOST_NAMED):
        named = unreached[start : start + MOST_NAMED]
        told = messages.Reminders(
            hours=min(hours for _, hours in named),
            seats=tuple(one.seat for one, _ in named if one.player is None),
            players=tuple(one.player for one, _ in named if one.player is not None),
        )
        await announce.post(play, told, to="thread")


def _marks(league: League, person: Person | None, opened_ms: int, due_ms: int) -> Iterable[ReminderMark]:
    """Yield the reminders that a person gets for a turn, those that have passed with the others."""
    own = None if person is None else person.reminder_hours
    # A day of 25 hours is a day: its turn has no mark of 24 hours an hour after it was opened.
    shown_ms = clock_length_ms(opened_ms, due_ms, league.zone)
    for hours in league.reminder_hours if own is None else own:
        mark_ms = due_ms - hours * HOUR_MS
        if hours * HOUR_MS >= min(shown_ms, due_ms - opened_ms):
            continue  # the announcement of the turn was reminder enough
        at_ms = reminder_ms(mark_ms, opened_ms, due_ms, _quiet(league, person, mark_ms))
        if at_ms is not None:
            yield ReminderMark(hours, at_ms)


def _quiet(league: League, person: Person | None, at_ms: int) -> tuple[int, int] | None:
    """Return the quiet hours, the person's own before the league's, that an instant falls in where the person is."""
    theirs = league if person is None or person.quiet_from is None else person
    return quiet_span(at_ms, zone_of_person(person, league), theirs.quiet_from, theirs.quiet_to)


def _is_a_good_moment(league: League, person: Person | None, play: Play, mark: ReminderMark) -> bool:
    if play.now_ms >= play.turn.due_ms:
        return False
    is_prompt = play.now_ms - mark.at_ms < PROMPT_MS
    return is_prompt or _quiet(league, person, play.now_ms) is None
