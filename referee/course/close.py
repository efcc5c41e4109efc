"""The close of a turn: claimed, its orders frozen, resolved, written and announced in one transaction."""

import dataclasses
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

import msgspec

from db import announcing, contests, files, keys, messages, orders, outbox, records, turns
from db.engine import Tx
from db.files import File
from db.rows import Cause, StoredOrder, Turn
from referee.acts import LOOKS
from referee.batches import Chore, run_chore
from referee.competition import aftermath, reporting
from referee.competition.waiting import extend_sign_up
from referee.course.rules_change import update_rules
from referee.faults import report_failure
from referee.hand.play import Hand, Play, hand_of, hands_of, take_turn
from referee.hand.resolution import Resolution, StaysOpenError, chance_of, is_complete, resolve_sealed, work_apart
from referee.hand.times import MINUTE_MS
from referee.house import House
from referee.orders import succession
from referee.outbox import announce, deputies
from referee.turns.opening import open_next_turn
from referee.turns.seating import seat_people
from referee.turns.thinking import has_clock, service_texts
from rules.contract import SeatId
from rules.dice import ForcedDieError

GRACE_MS = 10_000  # an order sent in the last second must have time to arrive
MOST_IN_A_ROW = 5
RHYTHM_MS = 15 * MINUTE_MS  # a close at most this late does not move the deadlines that follow


async def close_due(house: House, now_ms: int | None = None) -> int:
    """Close every turn whose time has come, and those that are complete; return how many were closed.

    `now_ms`: when it was asked last whether turns may be closed; what came due since waits for the next time.
    """
    closed, by_ms = 0, (house.clock.now_ms() if now_ms is None else now_ms) - GRACE_MS
    for _ in range(MOST_IN_A_ROW):  # a turn that waits for nobody is closed as soon as it is opened
        now = await _close_all(house, lambda tx: turns.to_close(tx, by_ms))
        closed += now
        if not now:
            break
    return closed


async def retry_stuck(house: House) -> int:
    """Try again to resolve the turns that could not be, as after an update; return how many were closed."""

    async def stuck(tx: Tx) -> list[tuple[int, Cause]]:
        return [(turn_id, "deadline") for turn_id in await turns.stuck(tx)]

    return await _close_all(house, stuck)


async def close_turn(house: House, turn_id: int, cause: Cause) -> File | None:
    """Close a turn if there is cause to; return it closed if it was by this call, with what is around it then."""
    async with house.db.write(keys.of_turn(turn_id)) as tx:
        return await _close_if_cause(tx, house, turn_id, cause)


async def close_in(play: Play, cause: Cause, hand: Hand | None = None) -> File | None:
    """Close a turn inside its transaction; return it closed, None if its game failed and the turn is stuck.

    `hand`: what is in hand for it, if that was read in this transaction.
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
        await _park(play, messages.StuckDie())
        return None
    except Exception as error:  # whatever a game raises stops this turn and nothing else
        report_failure(f"turn {turn.id} of contest {play.contest.id} is stuck", error)
        await _park(play, messages.Stuck())
        return None
    return await _write(play, cause, resolution, service, counted)


async def close_by_act(play: Play, cause: Cause, after: bytes, events: bytes, rolls: bytes = b"[]") -> None:
    """Close a turn in its transaction with what an act makes of the position; its orders are thrown away."""
    await orders.discard(play.tx, play.turn.id)
    await turns.change(
        play.tx,
        play.turn.id,
        was=("open", "stuck"),
        status="closed",
        cause=cause,
        ready=False,
        closed_ms=play.now_ms,
        after=after,
        events=events,
        rolls=rolls,
    )
    await announce.tell_looks(play)


async def end_in(play: Play, entropy: bytes | None = None) -> None:
    """Declare a contest over, inside the transaction of its last turn; `entropy`: of the orders that ended it."""
    if play.known is None or play.known.has_drafts:
        await orders.drop_drafts(play.tx, play.contest.id, play.turn.id)
    await contests.change(play.tx, play.contest.id, status="over", paused_ms=None)
    await aftermath.settle_end(play, close_in)
    is_hosted = play.contest.settings.hosted_by is not None  # then its round is told in one post
    await announce.post_at_close(play, entropy, messages.MatchOver(), to="thread" if is_hosted else "announce")
    await announce.refresh_cards_in_contest(play.tx, play.house, play.contest, play.file.seats)


async def _close_all(house: House, due: Callable[[Tx], Awaitable[Sequence[tuple[int, Cause]]]]) -> int:
    chore = Chore[tuple[int, Cause]](
        found=due,
        act=lambda tx, turn: _is_closed(tx, house, *turn),
        act_on_all=lambda tx, due: _close_each(tx, house, due),
        number=lambda turn: turn[0],
        what=lambda turn: f"turn {turn[0]} could not be closed now",
        give_up=lambda tx, turn: _give_up(tx, house, turn[0]),
    )
    return await run_chore(house, chore)


async def _give_up(tx: Tx, house: House, turn_id: int) -> None:
    """Put a turn aside whose close fails for a reason of ours, outside its rules."""
    await _park(await take_turn(tx, house, turn_id), messages.Stuck())


async def _close_each(tx: Tx, house: House, due: Sequence[tuple[int, Cause]]) -> int:
    """Close several turns. What is in hand is read at once, and good until one is closed that may change the others."""
    found = await files.of_turns(tx, [turn_id for turn_id, _ in due])
    alone = {file.turn.id: file for file in found if _stands_alone(house, file)}
    hands = await hands_of(tx, alone)
    closed, is_good = 0, True
    for turn_id, cause in due:
        is_good = is_good and turn_id in alone
        ready = (Play(tx, house, alone[turn_id]), hands[turn_id]) if is_good else None
        closed += await _is_closed(tx, house, turn_id, cause, ready)
    return closed


def _stands_alone(house: House, file: File) -> bool:
    """Return whether the close of a turn changes no other contest than its own."""
    return file.contest.settings.hosted_by is None and house.games[file.contest.game].hosts is None


async def _is_closed(tx: Tx, house: House, turn_id: int, cause: Cause, ready: tuple[Play, Hand] | None = None) -> bool:
    return await _close_if_cause(tx, house, turn_id, cause, ready) is not None


async def _close_if_cause(
    tx: Tx, house: House, turn_id: int, cause: Cause, ready: tuple[Play, Hand] | None = None
) -> File | None:
    play = await take_turn(tx, house, turn_id) if ready is None else ready[0]
    if play.contest.status != "open" or play.turn.status not in {"open", "stuck"}:
        return None
    hand = await hand_of(play) if ready is None else ready[1]
    if not _may_close(play, hand, cause) or (cause == "deadline" and await extend_sign_up(play, hand)):
        return None
    return await close_in(play, cause, hand)


def _may_close(play: Play, hand: Hand, cause: Cause) -> bool:
    turn = play.turn
    match cause:
        case "referee":
            return turn.status in {"open", "stuck"}
        case "complete":
            if turn.status != "open" or not play.is_readable:
                return turn.status == "open"  # its close finds that it is stuck
            return is_complete(play.game, play.state, hand.sealed)
        case "players":
            return False  # what they agree on closes a turn in `agreement`
        case "deadline":
            return turn.status == "stuck" or (turn.status == "open" and turn.due_ms + GRACE_MS <= play.now_ms)


async def _discard(play: Play, cause: Cause, refused: list[StoredOrder]) -> File | None:
    """Throw away orders that the game no longer takes, tell their captains, and close the turn without if it is due."""
    if not refused:
        await _park(play, messages.Stuck())
        return None
    own = [order for order in refused if order.link == "captain"]
    for order in own:
        await orders.set_status(play.tx, order.id, "discarded")
    await announce.tell_seats(play, [order.seat for order in own], messages.OrderDiscarded)
    await succession.drop_orders(play, tuple(order for order in refused if order not in own))
    if cause != "complete":
        return await close_in(play, cause)
    await turns.change(play.tx, play.turn.id, was=("open",), ready=False, remind_ms=0)
    await announce.refresh_panels(play)
    return None


async def _write(
    play: Play, cause: Cause, resolution: Resolution, service: Mapping[SeatId, str], counted: succession.Chain
) -> File:
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
    async with outbox.together(tx):
        after = await _follow(dataclasses.replace(play, known=known), cause, resolution, counted)
    tx.afterwards.append(partial(play.house.measures.closed, cause, time.monotonic() - play.began_s))
    return msgspec.structs.replace(after, turn=msgspec.structs.replace(turn, **outcome))


async def _follow(play: Play, cause: Cause, resolution: Resolution, counted: succession.Chain) -> File:
    """Write down what follows from a turn that was resolved: records, seats, what is told, the next turn.

    Return what is around it then. The panels' rows come first: they are drawn from what the posts are made from.
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
    await reporting.report_start(play)
    contest, opened = play.contest, None
    if play.game.is_over(resolution.state):
        await end_in(play, resolution.entropy)
        contest = msgspec.structs.replace(contest, status="over", paused_ms=None)
    else:
        opened = await _go_on(play, cause, resolution)
        await aftermath.settle_course(play.at(opened), resolution.state, close_in)
    return msgspec.structs.replace(play.file, contest=contest, following=opened)


async def _go_on(play: Play, cause: Cause, resolution: Resolution) -> Turn:
    # A thinking time begins when its player can know that it does; else the hour of the deadlines stays.
    is_on_time = cause == "deadline" and play.now_ms - play.turn.due_ms <= RHYTHM_MS
    is_on_time = is_on_time and not has_clock(play.game, resolution.state)
    opened_ms = play.turn.due_ms if is_on_time else play.now_ms
    opened = await open_next_turn(play, resolution.state, opened_ms, after=play.turn)
    await announce.brief_seats(play.at(opened))
    if _unmanned(play, resolution):
        await announce.post(play, messages.SeatUnmanned(), to="referee")  # such as the one that rules
    if play.file.league.turn_lines:
        await announce.post_at_close(play, resolution.entropy, messages.TurnLine(), to="announce")
    return opened


def _unmanned(play: Play, resolution: Resolution) -> bool:
    """Return whether an order is awaited from a seat that only a referee can answer for."""
    seats = play.file.seats
    manned = {seat.seat for seat in seats if seat.user_id is not None or seat.name}  # a team without a coach is no seat
    return not manned.issuperset(resolution.awaiting)  # of the referees'


async def _park(play: Play, told: messages.Stuck | messages.StuckDie) -> None:
    if play.turn.status == "open":
        await turns.change(play.tx, play.turn.id, was=("open",), status="stuck")
        await announce.post(play, told, to="referee")
        if play.is_readable:
            await announce.refresh_panels(play)
