"""The last turn played again with an order that came late or was corrected (MH-9-a): same dice, other orders.

History is append-only: the turn as it was and the one that followed stay readable, the new ones begin a new branch.
"""

import msgspec

from db import contests, orders, outbox, records, turns
from db.rows import Draft, StoredOrder, Turn
from referee import announce
from referee.carrying import Carried, carry
from referee.desk import Desk, at_desk
from referee.house import House
from referee.intake import mark_ready, new_seal, written
from referee.model import Arbitration, Refusal
from referee.opening import open_turn
from referee.play import Play, take
from referee.resolution import Resolution, read, resolve_turn
from referee.sealed import sealed
from referee.seating import reseat, seat_people
from referee.times import snowflake_at
from rules.contract import SeatId
from rules.dice import Dice

NOTHING = "-"  # as a text: the seat sent nothing


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What a referee wants to have played: kept as a draft until he confirms it."""

    text: str
    reason: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A turn played again and not yet put in place: what it was, and what it would be."""

    turn: Turn
    seat: SeatId
    canonical: str
    before: tuple[msgspec.Struct, ...]
    after: tuple[msgspec.Struct, ...]
    lost: tuple[str, ...] = ()  # acts on the turn that followed which are impossible then


async def propose(
    house: House, contest_id: int, by_user: int, reason: str, *, seat: str, text: str
) -> tuple[Draft, Replay]:
    """Return what the last turn would have been, with the draft that `confirm` carries out; nothing is changed.

    `text` is merged with what the seat had sent, `-` stands for nothing at all. Raises `OrderError`, `Refusal`:
    `nothing_to_replay` besides those of every act.
    """
    async with at_desk(house, contest_id, by_user, reason, clause=None, in_pause=True) as desk:
        played = await _last(desk.play)
        amended, resolution = await _played_again(played, SeatId(seat), text)
        amended = msgspec.structs.replace(amended, lost=_carried(desk.play, played, resolution).lost)
        draft = await orders.add_draft(
            desk.play.tx,
            turn_id=played.turn.id,
            seat=seat,
            user_id=by_user,
            text=msgspec.json.encode(Wanted(text=text, reason=reason)).decode(),
            canonical=amended.canonical,
            created_ms=desk.play.now_ms,
        )
        return draft, amended


async def confirm(house: House, contest_id: int, draft_id: int, by_user: int) -> Arbitration:
    """Put the replayed turn in place. Raises `Refusal`: `unknown_draft` if it is not the last turn's any more."""
    async with house.db.read() as tx:
        draft = await orders.get_draft(tx, draft_id)
    if draft is None or draft.user_id != by_user:
        raise Refusal("unknown_draft")
    wanted = msgspec.json.decode(draft.text, type=Wanted)
    async with at_desk(house, contest_id, by_user, wanted.reason, clause="MH-9-a", in_pause=True) as desk:
        following = desk.play
        played = await _last(following)
        if played.turn.id != draft.turn_id:
            raise Refusal("unknown_draft")
        amended, resolution = await _played_again(played, draft.seat, wanted.text)
        await orders.remove_draft(following.tx, draft.id, by_user)
        return await _put_in_place(desk, played, amended, resolution)


async def _last(play: Play) -> Play:
    """Return the turn that was played last. Raises `Refusal` if there is none, or it took no orders."""
    turn = await turns.latest_closed(play.tx, play.contest.id)
    is_played = turn is not None and turn.accepting and turn.entropy is not None  # not closed by an act
    if turn is None or not is_played or play.turn.status not in {"open", "stuck"}:
        raise Refusal("nothing_to_replay")
    return await take(play.tx, play.house, turn.id)


async def _played_again(played: Play, seat: SeatId, text: str) -> tuple[Replay, Resolution]:
    game, turn = played.game, played.turn
    if seat not in turn.accepting:
        raise Refusal("not_awaited")
    texts = await sealed(played)
    held = read(game, played.state, seat, texts.get(seat))
    order = None if text.strip() == NOTHING else game.merge(played.state, seat, held, text)
    canonical = written(played, order)
    amended = {name: one for name, one in {**texts, seat: canonical}.items() if one}
    resolution = resolve_turn(
        game, turn.state, amended, seed=turn.seed, forced=turn.forced, entropy=turn.entropy, service=turn.service
    )
    replay = Replay(
        turn=turn,
        seat=seat,
        canonical=canonical,
        before=game.decode_events(turn.events),
        after=game.decode_events(resolution.events),
    )
    return replay, resolution


def _carried(following: Play, played: Play, resolution: Resolution) -> Carried:
    """Return the position after the replayed turn with what referees have done since it was played."""
    game, turn = played.game, played.turn
    former = game.decode(turn.after or turn.state)
    return carry(
        game, resolution.state, former, following.state, lambda: Dice(turn.seed, resolution.entropy, turn.forced)
    )


async def _put_in_place(desk: Desk, played: Play, replay: Replay, resolution: Resolution) -> Arbitration:
    following = desk.play
    tx, now_ms = following.tx, following.now_ms
    kept = await orders.all_current(tx, following.turn.id)
    carried = _carried(following, played, resolution)
    held = {row.seat: row.user_id for row in await contests.seats(tx, following.contest.id)}
    await outbox.drop(tx, following.turn.id, ("reminder", "brief"))
    await turns.change(
        tx, following.turn.id, was=("open", "stuck"), status="annulled", ready=False, closed_ms=now_ms, cause="referee"
    )
    await contests.change(tx, following.contest.id, branch=following.contest.branch + 1)
    again = await _branch(played, resolution, now_ms)
    await _copy_orders(played, again, replay, desk.by_user)
    for record in resolution.records:
        await records.add(tx, again.turn, record, now_ms)
    await reseat(again, played.turn)
    await seat_people(again, again.game.seating(played.state, resolution.state))
    opened = await open_turn(tx, again.house, again.contest, carried.state, following.turn.opened_ms, after=played.turn)
    reopened = await _as_it_was(again, opened, following.turn, kept)
    await seat_people(reopened, again.game.seating(resolution.state, carried.state), at_close=False)
    for seat in (SeatId(str(one["team"])) for one in carried.done if one["op"] == "take_over"):
        await contests.set_captain(tx, again.contest.id, seat, held.get(seat))
    act = await Desk(again, desk.by_user, desk.reason, desk.clause).record(
        "replay",
        details={"seat": replay.seat, "lost": list(carried.lost)},
        before={"turn_id": played.turn.id},
        after={"turn_id": again.turn.id},
        events=_news(replay),
    )
    changed = again.game.bulletins(resolution.state, _differing(replay.before, replay.after))
    await announce.post_bulletins(again, changed)
    await announce.refresh_panels(reopened)
    return act


async def _branch(played: Play, resolution: Resolution, now_ms: int) -> Play:
    """Store the turn as it is now, on the new branch."""
    turn = played.turn
    turn_id = await turns.add(
        played.tx,
        contest_id=turn.contest_id,
        branch=(await contests.need(played.tx, turn.contest_id)).branch,
        number=turn.number,
        status="closed",
        stage=turn.stage,
        awaiting=turn.awaiting,
        accepting=turn.accepting,
        ready=False,
        opened_ms=turn.opened_ms,
        due_ms=turn.due_ms,
        closed_ms=now_ms,
        cause="referee",
        seed=turn.seed,
        entropy=turn.entropy,
        forced=turn.forced,
        service=turn.service,
        state=turn.state,
        after=resolution.after,
        events=resolution.events,
        rolls=msgspec.json.encode(resolution.rolls),
    )
    return await take(played.tx, played.house, turn_id)


async def _copy_orders(played: Play, again: Play, replay: Replay, by_user: int) -> None:
    for order in await orders.all_current(played.tx, played.turn.id):
        if order.seat != replay.seat:
            await _copy(again, order)
    if replay.canonical:
        now_ms = again.now_ms
        await orders.add(
            again.tx,
            turn_id=again.turn.id,
            seat=replay.seat,
            user_id=by_user,
            by_referee=True,
            text=replay.canonical,
            canonical=replay.canonical,
            sent_ms=now_ms,
            snowflake=snowflake_at(now_ms),
            receipt="",
            **new_seal(again, replay.seat, replay.canonical),
        )


async def _copy(play: Play, order: StoredOrder) -> None:
    await orders.add(
        play.tx,
        turn_id=play.turn.id,
        seat=order.seat,
        user_id=order.user_id,
        by_referee=order.by_referee,
        text=order.text,
        canonical=order.canonical,
        sent_ms=order.sent_ms,
        snowflake=order.snowflake,
        receipt=order.receipt,
        salt=order.salt,
        seal=order.seal,
    )


async def _as_it_was(again: Play, opened: Turn, former: Turn, kept: list[StoredOrder]) -> Play:
    """Give the following turn its deadline, its dice and its orders back, those that are still possible."""
    fields: dict[str, object] = {"seed": former.seed, "forced": former.forced}
    if former.stage == opened.stage:
        fields["due_ms"] = former.due_ms
    await turns.change(again.tx, opened.id, was=("open",), **fields)
    play = await take(again.tx, again.house, opened.id)
    for order in kept:
        is_possible = read(play.game, play.state, order.seat, order.canonical) is not None
        if order.seat in play.turn.accepting and is_possible:
            await _copy(play, order)
        else:
            await announce.tell_seats(play, (order.seat,), kind="order_discarded")
    await mark_ready(play)
    return play


def _differing(before: tuple[msgspec.Struct, ...], after: tuple[msgspec.Struct, ...]) -> tuple[msgspec.Struct, ...]:
    """Return what happened in one of two resolutions only."""
    return (*(event for event in before if event not in after), *(event for event in after if event not in before))


def _news(replay: Replay) -> bytes:
    return msgspec.json.encode([event for event in replay.after if event not in replay.before])
