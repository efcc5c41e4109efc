"""A new branch of a contest written down: the old turns stay as they were, the new ones stand beside them."""

from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec import UNSET

from db import contests, messages, orders, postponements, records, turns
from referee.acts import HandSeatOver, ReplaceCaptain, Replay, ReplayWithDie, Rewind, act_of, again_of
from referee.competition import aftermath
from referee.course.close import end_in
from referee.hand.play import Play, take_turn
from referee.hand.record import ActEffect
from referee.hand.resolution import Resolution
from referee.hand.times import snowflake_at
from referee.model import Arbitration, StoredOrder, Turn
from referee.orders.intake import make_seal, mark_ready
from referee.outbox import announce
from referee.turns import reminders
from referee.turns.branching import Amendment, Branch, BranchStep, RecordedTurn
from referee.turns.desk import RefereeDesk
from referee.turns.opening import annul, open_next_turn
from referee.turns.seating import reseat, seat_people
from rules.contract import SeatId
from rules.dice import BLIND_BYTES, SEED_BYTES
from rules.game import AnyGame

GoesBack = Callable[..., Rewind | Replay | ReplayWithDie]
Events = tuple[msgspec.Struct, ...]


async def put_branch_in_place(
    desk: RefereeDesk, path: Sequence[RecordedTurn], branch: Branch, change: Amendment, goes_back: GoesBack
) -> Arbitration:
    """Write a branch down in the place of the turns of `path`, record why, and announce what is different."""
    head = desk.play
    await _leave(head)
    for played in reversed(path):
        if played.turn.status == "closed":
            await reseat(head, played.turn)
    play, written = await _renewed(head), list[Play]()
    for before, step in zip((None, *branch.steps), branch.steps, strict=False):
        written.append(await _write(play, step, before, written[-1].turn if written else None))
    if change.seat is not None and change.canonical:
        await _amend(written[0], change, desk.by.user_id)
    last = written[-1] if branch.is_open else await _go_on(written[-1], branch)
    act = _came_of(goes_back, path, branch, written, last)
    entry = await _record(desk, written[0], branch, path[0].turn, act)
    for step, one in zip(branch.steps, written, strict=True):
        if step.resolution is not None and step.is_changed:
            await _tell(one, step, step.resolution, has_new_order=one is written[0] and change.seat is not None)
    await aftermath.settle_course(last, branch.end, came_back=True)
    if last.turn.status == "open":
        await _ask_again(last, find_seats_to_ask(branch, path))
        await announce.tell_seats(last, branch.steps[-1].standing, messages.OrderStands)
    await announce.refresh_panels(last, branch.end)
    return entry


async def _leave(head: Play) -> None:
    """Leave the turn in play, if there is one: what was sent for it goes with the branch, or is asked for again."""
    if head.turn.status not in {"open", "stuck"}:
        return
    await annul(head)
    await announce.tell_looks(head)


async def _renewed(head: Play) -> Play:
    """Return the contest on its next branch, and running again if it was over."""
    status = "open" if head.contest.status == "over" else head.contest.status
    await contests.change(head.tx, head.contest.id, branch=head.contest.branch + 1, status=status)
    if status != head.contest.status:
        await announce.refresh_cards_in_contest(head.tx, head.house, head.contest, head.file.seats)
    return (await take_turn(head.tx, head.house, head.turn.id)).at(head.turn)


async def _write(play: Play, step: BranchStep, before: BranchStep | None, after: Turn | None) -> Play:
    """Store a turn of the branch, with its orders and what its acts and its close did to the seats; return it."""
    resolution = step.resolution
    written = await (_reopened(play, step, after) if resolution is None else _closed(play, step, resolution))
    for order in step.kept:
        await _copy(written, order, is_open=resolution is None)
    await _seat_again(written, step, before)
    if resolution is None:
        await mark_ready(written)
        return written
    for record in resolution.records:
        await records.add(play.tx, written.turn, record, play.now_ms)
    return (await seat_people(written, written.state, resolution.state)).play


async def _seat_again(written: Play, step: BranchStep, before: BranchStep | None) -> None:
    """Have seats held as a turn's acts gave them: names by the game, people by the record."""
    if before is None or before.resolution is None or not step.acts:
        return
    await seat_people(written, before.resolution.state, written.state, at_close=False)
    for entry in step.acts:
        match act_of(entry):
            case ReplaceCaptain(seat=seat, user_id=user) | HandSeatOver(seat=seat, user_id=user):
                user_id = None if user is UNSET else user
                await contests.set_captain(written.tx, written.contest.id, SeatId(seat), user_id)


async def _closed(play: Play, step: BranchStep, resolution: Resolution) -> Play:
    old = step.old
    added = await turns.add(
        play.tx,
        contest_id=play.contest.id,
        branch=play.contest.branch,
        number=old.number,
        status="closed",
        stage=old.stage,
        rules_version=play.game.rules_version,
        awaiting=old.awaiting,
        accepting=old.accepting,
        ready=False,
        opened_ms=old.opened_ms,
        due_ms=old.due_ms,
        limit_ms=old.limit_ms,
        idle=old.idle,
        closed_ms=play.now_ms,
        cause=old.cause,
        seed=old.seed,
        blind=old.blind,
        entropy=resolution.entropy,
        forced=step.forced,
        service=old.service,
        state=step.state,
        after=resolution.after,
        events=resolution.events,
        rolls=msgspec.json.encode(resolution.rolls),
    )
    return await take_turn(play.tx, play.house, added.id)


async def _reopened(play: Play, step: BranchStep, before: Turn | None) -> Play:
    """Open a turn again: the one that was in play with the time that it had, any other with its full length."""
    old, state = step.old, play.game.decode(step.state)
    was_in_play = old.id == play.turn.id and play.turn.status in {"open", "stuck"}
    opened_ms = old.opened_ms if was_in_play else play.now_ms
    opened = await open_next_turn(play, state, opened_ms, after=before, again=old)
    if step.has_new_dice:
        seed, blind = play.house.random_bytes(SEED_BYTES), play.house.random_bytes(BLIND_BYTES)
        await turns.change(play.tx, opened.id, was=("open",), seed=seed, blind=blind, forced={})
    if was_in_play and opened.stage == old.stage:
        await turns.change(
            play.tx, opened.id, was=("open",), due_ms=old.due_ms, limit_ms=old.limit_ms, idle=old.idle, remind_ms=0
        )
        await postponements.carry(play.tx, old.id, opened.id)
        await reminders.skip_passed_marks(await take_turn(play.tx, play.house, opened.id))  # they have gone out
    return await take_turn(play.tx, play.house, opened.id)


async def _go_on(last: Play, branch: Branch) -> Play:
    """Open the turn after the branch's last closed one, or declare the contest over."""
    if last.game.is_over(branch.end):
        await end_in(last)
        return last
    opened = await open_next_turn(last, branch.end, last.now_ms, after=last.turn)
    return await take_turn(last.tx, last.house, opened.id)


async def _amend(play: Play, change: Amendment, by_user: int) -> None:
    assert change.seat is not None  # noqa: S101 - it is an order that was changed
    await orders.replace(play.tx, play.turn.id, change.seat, "captain")
    await orders.add(
        play.tx,
        turn_id=play.turn.id,
        seat=change.seat,
        user_id=by_user,
        by_referee=True,
        text=change.canonical,
        as_sent=change.canonical,
        canonical=change.canonical,
        sent_ms=play.now_ms,
        snowflake=snowflake_at(play.now_ms),
        receipt="",
        **make_seal(play, change.seat, change.canonical),
    )


async def _copy(play: Play, order: StoredOrder, *, is_open: bool) -> None:
    """Have an order count on the new branch as it did: same seal, same time of reception, same link of the chain.

    In a turn that `is_open` a deputy's waits beside the captain's again, and a standing order for the close.
    """
    if is_open and order.link == "standing":
        return
    await orders.replace(play.tx, play.turn.id, order.seat, order.link)
    await orders.add(
        play.tx,
        turn_id=play.turn.id,
        seat=order.seat,
        user_id=order.user_id,
        by_referee=order.by_referee,
        text=order.text,
        as_sent=order.as_sent,
        canonical=order.canonical,
        sent_ms=order.sent_ms,
        snowflake=order.snowflake,
        receipt=order.receipt,
        salt=order.salt,
        seal=order.seal,
        link=order.link,
        status=None if is_open else "current",
    )


def _begun_with(path: Sequence[RecordedTurn], branch: Branch, written: Sequence[Play]) -> dict[str, tuple[int, ...]]:
    """Return the acts on older branches that are in the positions of this one, for whoever goes back once more."""
    first = tuple(act for act in path[0].acts if isinstance(again_of(act), Mapping))
    acts = (first, *(step.acts for step in branch.steps[1:]))
    return {str(one.turn.id): tuple(act.id for act in held) for one, held in zip(written, acts, strict=True) if held}


def _came_of(
    goes_back: GoesBack, path: Sequence[RecordedTurn], branch: Branch, written: Sequence[Play], last: Play
) -> Rewind | Replay | ReplayWithDie:
    """Return the act with what came of it."""
    is_open = last.turn.status == "open"
    return goes_back(
        turn=path[0].turn.number,
        replayed=sum(step.resolution is not None for step in branch.steps),
        changed=sum(step.is_changed for step in branch.steps),
        lost=tuple(act.op for act in branch.undone),
        open=last.turn.number if is_open else UNSET,
        due_ms=last.turn.due_ms if is_open else UNSET,
        asked=find_seats_to_ask(branch, path) if is_open else UNSET,
        begun_with=_begun_with(path, branch, written) or UNSET,
    )


async def _record(
    desk: RefereeDesk, first: Play, branch: Branch, turn: Turn, act: Rewind | Replay | ReplayWithDie
) -> Arbitration:
    """Record that the contest went back to `turn`, whose place `first` has taken."""
    resolution = branch.steps[0].resolution
    before: dict[str, object] = {"turn_id": turn.id, "branch": turn.branch}
    if isinstance(act, ReplayWithDie) and act.label in turn.forced:
        before[act.label] = turn.forced[act.label]
    effect = ActEffect(
        before=before,
        after={"turn_id": first.turn.id, "branch": first.turn.branch},
        events=b"[]" if resolution is None else msgspec.json.encode(_news(first.game, turn, resolution)[1]),
    )
    return await RefereeDesk(first, desk.by).record(act, effect)


def find_seats_to_ask(branch: Branch, path: Sequence[RecordedTurn]) -> tuple[SeatId, ...]:
    """Return the seats that have to order again: what they had sent for the open turn does not count any more."""
    last, head = branch.steps[-1], path[-1]
    if last.resolution is not None:
        return ()
    lost = {order.seat for order in head.orders if order.status == "current"} if head.turn.id != last.old.id else set()
    return tuple(sorted({*last.lapsed, *lost}))


async def _tell(play: Play, step: BranchStep, resolution: Resolution, *, has_new_order: bool) -> None:
    """Post what is told otherwise of a turn than before, and to each seat what it alone may know."""
    names = play.game.bulletins(resolution.state, sum(_news(play.game, step.old, resolution), ()))
    if has_new_order:  # its seal is to be published, even if nothing else is told otherwise
        await announce.post_bulletins(play, names or resolution.bulletins[:1], resolution.entropy)
    else:
        await announce.post_bulletins(play, names)
    await announce.tell_seats(play, resolution.audience, messages.Private)
    told = {} if step.old.after is None else play.game.honours(play.game.decode(step.old.after))
    await announce.post_honours(play, {**told, **play.game.honours(play.state)}, resolution.state)


def _news(game: AnyGame, old: Turn, resolution: Resolution) -> tuple[Events, Events]:
    """Return what happened before only, and what happens now only."""
    was, now = game.decode_events(old.events), game.decode_events(resolution.events)
    return tuple(event for event in was if event not in now), tuple(event for event in now if event not in was)


async def _ask_again(last: Play, seats: Sequence[SeatId]) -> None:
    """Tell those whose orders do not count any more that they are asked for others."""
    await announce.tell_seats(last, [seat for seat in seats if seat in last.turn.accepting], messages.OrderDiscarded)
