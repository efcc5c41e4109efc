"""A turn that is closed by itself: its orders frozen, resolved, written and told, and the next one opened.

What follows from it elsewhere, in a competition, the books of its season or its league, `close` sees to. Books are
closed from here: nothing hangs on them.
"""

import dataclasses
import time
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import msgspec

from db import announcing, messages, orders, outbox, records, turns
from db.files import File
from db.rows import Cause, StoredOrder, Turn
from referee.acts import LOOKS
from referee.faults import report_failure
from referee.hand.play import Hand, Play
from referee.hand.resolution import Resolution, StaysOpenError, chance_of, resolve_sealed, work_apart
from referee.hand.times import MINUTE_MS
from referee.orders import succession
from referee.orders.rules_change import update_rules
from referee.outbox import announce, deputies
from referee.turns.opening import open_next_turn
from referee.turns.seating import seat_people
from referee.turns.thinking import has_clock, service_texts
from rules.contract import SeatId
from rules.dice import ForcedDieError

RHYTHM_MS = 15 * MINUTE_MS  # a close at most this late does not move the deadlines that follow


class ResolvedTurn(NamedTuple):
    """A turn that has just been closed: in hand with who holds the seats now, as it is stored, what it came to."""

    play: Play
    turn: Turn
    cause: Cause
    resolution: Resolution

    @property
    def is_over(self) -> bool:
        """Whether nothing comes after it."""
        return self.play.game.is_over(self.resolution.state)

    def file(self, following: Turn | None) -> File:
        """Return the turn with what is around it now; without a `following` one the contest is over."""
        contest = self.play.contest
        if following is None:
            contest = msgspec.structs.replace(contest, status="over", paused_ms=None)
        return msgspec.structs.replace(self.play.file, turn=self.turn, contest=contest, following=following)


async def close_alone(play: Play, cause: Cause, hand: Hand | None = None) -> File | None:
    """Close a turn of a contest that never ends and on which nothing hangs; return it, None if it could not be."""
    async with outbox.together(play.tx):
        done = await resolve_turn(play, cause, hand)
        return None if done is None else done.file(await open_following(done))


async def resolve_turn(play: Play, cause: Cause, hand: Hand | None = None) -> ResolvedTurn | None:
    """Close a turn inside its transaction, and tell it; return it, None if its game failed and the turn is stuck.

    `hand`: what is in hand for it, if that was read in this transaction. What comes next is its caller's to do.
    """
    now = await update_rules(play)
    play, turn, hand = now, now.turn, hand if now is play else None
    counted = await succession.walk_chain(play, hand)
    texts = counted.texts
    try:
        service = service_texts(play, counted.own, cause)
        work = partial(resolve_sealed, play.game, turn.state, texts, chance_of(turn), service)
        resolution = await work_apart(len(turn.state), work)
    except StaysOpenError as error:
        return await _discard(play, cause, [order for order in counted.orders if order.seat in error.seats])
    except ForcedDieError:  # a referee's mistake, which they can take back
        await park_turn(play, messages.StuckDie())
        return None
    except Exception as error:  # whatever a game raises stops this turn and nothing else
        report_failure(f"turn {turn.id} of contest {play.contest.id} is stuck", error)
        await park_turn(play, messages.Stuck())
        return None
    return await _write(play, cause, resolution, service, counted)


async def open_following(done: ResolvedTurn) -> Turn:
    """Open the turn after one that was resolved, and say what is to be said about that; return it."""
    play, resolution = done.play, done.resolution
    # A thinking time begins when its player can know that it does; else the hour of the deadlines stays.
    is_on_time = done.cause == "deadline" and play.now_ms - play.turn.due_ms <= RHYTHM_MS
    is_on_time = is_on_time and not has_clock(play.game, resolution.state)
    opened_ms = play.turn.due_ms if is_on_time else play.now_ms
    opened = await open_next_turn(play, resolution.state, opened_ms, after=play.turn)
    await announce.brief_seats(play.at(opened))
    if _unmanned(play, resolution):
        await announce.post(play, messages.SeatUnmanned(), to="referee")  # such as the one that rules
    if play.file.league.turn_lines:
        await announce.post_at_close(play, resolution.entropy, messages.TurnLine(), to="announce")
    return opened


async def park_turn(play: Play, told: messages.Stuck | messages.StuckDie) -> None:
    """Put a turn aside that cannot be resolved, and tell the referees."""
    if play.turn.status == "open":
        await turns.change(play.tx, play.turn.id, was=("open",), status="stuck")
        await announce.post(play, told, to="referee")
        if play.is_readable:
            await announce.refresh_panels(play)


async def _discard(play: Play, cause: Cause, refused: list[StoredOrder]) -> ResolvedTurn | None:
    """Throw away orders that the game no longer takes, tell their captains, and close the turn without if it is due."""
    if not refused:
        await park_turn(play, messages.Stuck())
        return None
    own = [order for order in refused if order.link == "captain"]
    for order in own:
        await orders.set_status(play.tx, order.id, "discarded")
    await announce.tell_seats(play, [order.seat for order in own], messages.OrderDiscarded)
    await succession.drop_orders(play, tuple(order for order in refused if order not in own))
    if cause != "complete":
        return await resolve_turn(play, cause)
    await turns.change(play.tx, play.turn.id, was=("open",), ready=False, remind_ms=0)
    await announce.refresh_panels(play)
    return None


async def _write(
    play: Play, cause: Cause, resolution: Resolution, service: Mapping[SeatId, str], counted: succession.Chain
) -> ResolvedTurn:
    tx, turn = play.tx, play.turn
    outcome: dict[str, object] = {
        "status": "closed",
        "ready": False,
        "cause": cause,
        "closed_ms": play.now_ms,
        "entropy": resolution.entropy,
        "service": service,
        "after": resolution.after,
        "events": resolution.events,
        "rolls": msgspec.json.encode(resolution.rolls),
    }
    await turns.change(tx, turn.id, was=("open", "stuck"), **outcome)
    known = await announcing.known(tx, play.contest.league_id, turn, LOOKS)
    if known.has_reminders:
        await outbox.drop(tx, turn.id, *messages.REMINDERS)
    play = await _tell(dataclasses.replace(play, known=known), resolution, counted)
    tx.afterwards.append(partial(play.house.measures.closed, cause, time.monotonic() - play.began_s))
    return ResolvedTurn(play, msgspec.structs.replace(turn, **outcome), cause, resolution)


async def _tell(play: Play, resolution: Resolution, counted: succession.Chain) -> Play:
    """Write down what a turn that was resolved has come to, records, seats, and what is told; return it with these.

    The panels' rows come first: they are drawn from what the posts are made from.
    """
    await announce.refresh_panels(play, resolution.state)
    await succession.freeze_orders(play, counted)
    for record in resolution.records:
        await records.add(play.tx, play.turn, record, play.now_ms)
    play, newly = await seat_people(play, play.state, resolution.state)
    await deputies.end_deputies(play)
    await announce.post_bulletins(play, resolution.bulletins, resolution.entropy)
    await announce.welcome_holders(play, newly)
    await announce.tell_looks(play)
    await announce.tell_seats(play, resolution.audience, messages.Private, entropy=resolution.entropy)
    await announce.post_honours(play, play.game.honours(play.state), resolution.state, resolution.entropy)
    return play


def _unmanned(play: Play, resolution: Resolution) -> bool:
    """Return whether an order is awaited from a seat that only a referee can answer for."""
    seats = play.file.seats
    manned = {seat.seat for seat in seats if seat.user_id is not None or seat.name}  # a team without a coach is no seat
    return not manned.issuperset(resolution.awaiting)  # of the referees'
