"""The close of a turn: claimed, its orders frozen, resolved, written and announced in one transaction."""

from collections.abc import Awaitable, Callable, Sequence

from db import contests, files, keys, messages, orders, outbox, turns
from db.engine import Tx
from db.files import File
from db.rows import Cause
from referee.batches import Chore, run_chore
from referee.competition import aftermath, reporting
from referee.competition.waiting import extend_sign_up
from referee.hand.play import Hand, Play, hand_of, hands_of, take_turn
from referee.hand.resolution import is_complete
from referee.house import House
from referee.orders.turnover import open_following, park_turn, resolve_turn
from referee.outbox import announce

GRACE_MS = 10_000  # an order sent in the last second must have time to arrive
MOST_IN_A_ROW = 5


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
    """Close a turn inside its transaction, with all that follows; return it, None if its game failed and it is stuck.

    `hand`: what is in hand for it, if that was read in this transaction.
    """
    async with outbox.together(play.tx):
        done = await resolve_turn(play, cause, hand)
        if done is None:
            return None
        await reporting.report_start(done.play)
        if done.is_over:
            await end_in(done.play, done.resolution.entropy)
            return done.file(None)
        opened = await open_following(done)
        await aftermath.settle_course(done.play.at(opened), done.resolution.state)
        return done.file(opened)


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
    await aftermath.settle_end(play)
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
    await park_turn(await take_turn(tx, house, turn_id), messages.Stuck())


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
