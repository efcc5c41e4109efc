"""The acts of a human referee. Each is recorded and announced in the transaction that carries it out.

Every act takes who acts and why, and raises `Refusal` if it is not possible or not theirs to do.
"""

import msgspec
from msgspec import UNSET

from db import contests, messages, outbox, turns
from db import orders as stored
from referee.acts import (
    Again,
    AnnulTurn,
    CloseNow,
    EnterOrder,
    Extend,
    ForceDie,
    GameAct,
    GiveRuling,
    HandSeatOver,
    Pause,
    ReplaceCaptain,
    ReplacePlayer,
    ReplaceReferee,
    Resume,
    Weekly,
)
from referee.competition import hosting
from referee.course.close import close_in
from referee.course.sending import close_if_complete
from referee.desk.override import apply_act, grant_wish
from referee.hand.answering import list_holders
from referee.hand.play import take_turn
from referee.hand.record import ActEffect
from referee.hand.resolution import fulfil_wish
from referee.hand.times import MINUTE_MS, snowflake_at
from referee.house import House
from referee.model import Arbitration, By, OrderReceipt, Refusal, WeeklyHour, Why
from referee.orders import succession
from referee.orders.intake import ReceivedOrder, SentOrder, mark_ready, receive_order
from referee.outbox import announce
from referee.turns import thinking
from referee.turns.desk import RefereeDesk, move_deadline, open_desk
from referee.turns.opening import open_next_turn
from referee.turns.owing import list_missing
from rules.contract import JsonObject, SeatId
from rules.wishes import HandOver, NameCaptain, Void


async def annul_turn(house: House, contest_id: int, by: By) -> Arbitration:
    """Void the turn in play: its orders are discarded and it is opened anew, with new dice and its full length.

    Raises `Refusal(Why.NOTHING_TO_ANNUL)` where no order is in and the game knows no void turns: that changes nothing.
    """
    async with open_desk(house, contest_id, by) as desk:
        play, turn = desk.play, desk.turn
        state, events = play.state, b"[]"
        again: Again = UNSET
        voided = fulfil_wish(play.game, state, Void(), desk.by)
        if voided is not None:
            again, outcome = voided
            state, events = outcome.state, msgspec.json.encode(outcome.events)
        # A game without an act of its own for this goes on from where it was.
        elif turn.status == "open" and not await stored.all_current(play.tx, turn.id):
            raise Refusal(Why.NOTHING_TO_ANNUL)
        await stored.discard(play.tx, turn.id)
        await outbox.drop(play.tx, turn.id, *messages.REMINDERS)
        await turns.change(
            play.tx, turn.id, was=("open", "stuck"), status="annulled", ready=False, closed_ms=play.now_ms,
            cause="referee",
        )  # fmt: skip
        await announce.tell_looks(play)
        opened = await open_next_turn(play, state, play.now_ms)
        act = AnnulTurn(turn=turn.number, due_ms=opened.due_ms, again=again)
        return await desk.record(
            act, ActEffect(before={"turn_id": turn.id}, after={"turn_id": opened.id}, events=events)
        )


async def extend_turn(house: House, contest_id: int, by: By, *, minutes: int) -> Arbitration:
    """Move the deadline of the turn in play; a thinking time runs on, and still ends the turn when it is used up.

    Raises `Refusal`: `minutes` unless it moves forward, `reserve_decides` where only the thinking time ends the turn.
    """
    async with open_desk(house, contest_id, by) as desk:
        if minutes <= 0:
            raise Refusal(Why.MINUTES, minutes=minutes)
        due_ms = await move_deadline(desk.play, desk.turn, minutes * MINUTE_MS)
        if due_ms <= desk.turn.due_ms:
            raise Refusal(Why.RESERVE_DECIDES, due_ms=due_ms)
        before, after = {"due_ms": desk.turn.due_ms}, {"due_ms": due_ms}
        return await desk.record(Extend(minutes=minutes, due_ms=due_ms), ActEffect(before=before, after=after))


async def close_now(house: House, contest_id: int, by: By, *, confirmed: bool = False) -> Arbitration:
    """Close the turn in play, a stuck one too. Raises `Refusal` unless all is in or `confirmed`.

    `orders_missing`, or `not_all_said` where only the referees or results are awaited.
    """
    async with open_desk(house, contest_id, by) as desk:
        _ = desk.turn
        silent = await list_missing(
            desk.play
        )  # whose captains are silent: what else there is stays between seat and close
        if silent and not confirmed:
            names = {row.seat: row.name for row in await contests.seats(desk.play.tx, contest_id)}
            owing = [seat for seat in silent if not desk.play.game.is_service(desk.play.state, seat)]
            if not owing:
                raise Refusal(Why.NOT_ALL_SAID, stage=desk.turn.stage)
            seats = ", ".join(names.get(seat) or seat for seat in owing)
            raise Refusal(Why.ORDERS_MISSING, count=len(owing), seats=seats)
        unserved = succession.find_unserved(desk.play, await succession.walk_chain(desk.play))
        closed = await close_in(desk.play, "referee")
        return await desk.record(CloseNow(missing=unserved, closed=closed is not None))


async def enter_order(house: House, contest_id: int, by: By, *, seat: str, text: str) -> OrderReceipt:
    """Enter an order on behalf of a seat; what it says is not announced. Raises `OrderError` besides."""
    async with open_desk(house, contest_id, by) as desk:
        found = await _enter(desk, SeatId(seat), text)
        await desk.record(EnterOrder(seat=seat))
        silent = await list_missing(desk.play, found.hand)
    return await close_if_complete(desk.play, found, silent)


async def give_ruling(house: House, contest_id: int, by: By, *, upheld: bool) -> OrderReceipt:
    """Rule on what the turn asks a referee, which closes it. Raises `Refusal`: `not_awaited` where it asks nothing."""
    async with open_desk(house, contest_id, by) as desk:
        ruling = desk.play.game.ruling
        entered = None if ruling is None else ruling(desk.play.state, upheld)
        if entered is None:
            raise Refusal(Why.NOT_AWAITED)
        found = await _enter(desk, *entered)
        await desk.record(GiveRuling(upheld=upheld))
    return await close_if_complete(desk.play, found, [])


async def _enter(desk: RefereeDesk, seat: SeatId, text: str) -> ReceivedOrder:
    at = snowflake_at(desk.play.now_ms) if desk.by.snowflake is None else desk.by.snowflake
    sent = SentOrder(seat=seat, user_id=desk.by.user_id, text=text, snowflake=at, by_referee=True)
    _ = desk.turn
    return await receive_order(desk.play, sent)


async def replace_captain(
    house: House, contest_id: int, by: By, *, player: str, seat: str | None = None
) -> Arbitration:
    """Make a player the captain of their seat. Raises `CaseError`, `Refusal`: `unknown_player`, `not_possible`."""
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        tx = desk.play.tx
        found = [row for row in await contests.participants(tx, contest_id) if row.player == player]
        if not found or seat not in {None, found[0].seat}:
            raise Refusal(Why.UNKNOWN_PLAYER, player=player)
        chosen = found[0]
        change = await grant_wish(desk, NameCaptain(chosen.seat, player))
        former = next((row.user_id for row in await contests.seats(tx, contest_id) if row.seat == chosen.seat), None)
        await contests.set_captain(tx, contest_id, chosen.seat, chosen.user_id)
        await turns.change(tx, desk.turn.id, was=("open",), remind_ms=0)
        act = ReplaceCaptain(
            seat=chosen.seat, player=player, user_id=chosen.user_id, former_user_id=former, again=change.again
        )
        return await desk.record(act, change)


async def replace_player(house: House, contest_id: int, by: By, *, seat: str, user_id: int) -> Arbitration:
    """Give a seat to another person, in a game that does not know its players by name.

    Raises `Refusal`: `unknown_player` for a seat that there is not, or in a game with teams of players; `conflict` for
    somebody who answers for a seat of the contest already, unless as deputy for this one, or is its referee.
    """
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        tx = desk.play.tx
        former = {row.seat: row.user_id for row in await contests.seats(tx, contest_id)}
        if seat not in former or await contests.participants(tx, contest_id):
            raise Refusal(Why.UNKNOWN_PLAYER, player=seat)
        others = [one for one in await list_holders(tx, contest_id) if (one.seat, one.link) != (seat, "deputy")]
        if user_id in {by.user_id, desk.play.contest.referee_id, *(one.user_id for one in others)}:
            raise Refusal(Why.CONFLICT)
        await contests.set_captain(tx, contest_id, SeatId(seat), user_id)
        await turns.change(tx, desk.turn.id, was=("open", "stuck"), remind_ms=0)
        await hosting.open_matches(
            await take_turn(tx, house, desk.turn.id), desk.play.state
        )  # one may have waited for them
        return await desk.record(ReplacePlayer(seat=seat, user_id=user_id, former_user_id=former[SeatId(seat)]))


async def replace_referee(house: House, contest_id: int, by: By, *, user_id: int) -> Arbitration:
    """Give a contest another referee. Raises `Refusal(Why.CONFLICT)` for somebody engaged in it."""
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        if user_id in await contests.engaged(desk.play.tx, contest_id):
            raise Refusal(Why.CONFLICT)
        before = {"referee_id": desk.play.contest.referee_id}
        await contests.change(desk.play.tx, contest_id, referee_id=user_id)
        return await desk.record(
            ReplaceReferee(referee_id=user_id), ActEffect(before=before, after={"referee_id": user_id})
        )


async def correct_position(house: House, contest_id: int, by: By, *, op: str, fields: JsonObject) -> Arbitration:
    """Apply any act of the game's part 9 to the position in play. Raises `CaseError` if the game refuses it."""
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        return await carry_out_correction(desk, op, fields)


async def carry_out_correction(desk: RefereeDesk, op: str, fields: JsonObject) -> Arbitration:
    """Do the same at a desk that is there already."""
    change = await apply_act(desk, op, fields)
    act = GameAct(op=op, fields=fields, changes=change.changes, again=change.again)
    entry = await desk.record(act, change)
    await announce.post_bulletins(desk.play, change.bulletins)
    return entry


async def hand_seat_over(house: House, contest_id: int, by: By, wish: HandOver) -> Arbitration:
    """Give a seat to another person, or to nobody, by an act of the game, under a name. Raises `CaseError`.

    What the former one sent goes with them.
    """
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        tx, seat = desk.play.tx, SeatId(wish.seat)
        user_id = None if wish.person is None else int(wish.person)
        former = next((row.user_id for row in await contests.seats(tx, contest_id) if row.seat == seat), None)
        change = await grant_wish(desk, wish)
        await contests.set_captain(tx, contest_id, seat, user_id)
        sent = await stored.current(tx, desk.turn.id, seat)
        if sent is not None:
            await stored.set_status(tx, sent.id, "discarded")
        await mark_ready(await take_turn(tx, house, desk.turn.id))
        act = HandSeatOver(seat=seat, again=change.again)
        if user_id is not None:
            act = msgspec.structs.replace(act, user_id=user_id, former_user_id=former)
        return await desk.record(act, change)


async def set_weekly(house: House, contest_id: int, by: By, *, weekly: WeeklyHour) -> Arbitration:
    """Close the turns to come at another day and hour; the open one stays."""
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        settings = desk.play.contest.settings
        await contests.change(desk.play.tx, contest_id, settings=msgspec.structs.replace(settings, weekly=weekly))
        before, after = ({"weekly": msgspec.to_builtins(one)} for one in (settings.weekly, weekly))
        return await desk.record(Weekly(weekly=weekly), ActEffect(before=before, after=after))


async def force_die(house: House, contest_id: int, by: By, *, label: str, value: int | None) -> Arbitration:
    """Force a labelled die of the turn in play, None: no longer. Raises `Refusal` for a die or face that is not there.

    A pick has as many faces as candidates, known only when it is drawn: a value above that stops the turn.
    """
    async with open_desk(house, contest_id, by) as desk:
        faces = desk.play.game.faces(desk.play.state, label)
        if faces is None:
            raise Refusal(Why.UNKNOWN_DIE, label=label)
        if value is not None and not 1 <= value <= faces:
            raise Refusal(Why.DIE_VALUE, label=label, faces=faces)
        if value is None and label not in desk.turn.forced:
            raise Refusal(Why.DIE_NOT_FORCED, label=label)
        before = dict(desk.turn.forced)
        after = {name: forced for name, forced in before.items() if name != label}
        if value is not None:
            after[label] = value
        was_stuck = desk.turn.status == "stuck"
        await turns.change(desk.play.tx, desk.turn.id, was=("open", "stuck"), status="open", forced=after)
        if was_stuck:  # it may have been for this die: the next beat tries again
            await mark_ready(await take_turn(desk.play.tx, house, desk.turn.id))
        return await desk.record(ForceDie(label=label, value=value), ActEffect(before=before, after=after))


async def pause(house: House, contest_id: int, by: By) -> Arbitration:
    """Stop the clock of a contest."""
    async with open_desk(house, contest_id, by) as desk:
        now_ms, turn = desk.play.now_ms, desk.turn
        await contests.change(desk.play.tx, contest_id, status="paused", paused_ms=now_ms)
        left_ms = max(turn.due_ms - now_ms, 0)
        return await desk.record(Pause(left_ms=left_ms), ActEffect(after={"paused_ms": now_ms}))


async def resume(house: House, contest_id: int, by: By) -> Arbitration:
    """Let the clock of a contest run again: what was left of the turn is left. Raises `Refusal(Why.NOT_PAUSED)`."""
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        play, turn = desk.play, desk.turn
        if play.contest.paused_ms is None:
            raise Refusal(Why.NOT_PAUSED)
        await contests.change(play.tx, contest_id, status="open", paused_ms=None)
        since_ms = max(play.contest.paused_ms, turn.opened_ms)  # an act may have opened it in the pause
        due_ms = await move_deadline(
            desk.play, thinking.add_idle_span(turn, (since_ms, play.now_ms)), play.now_ms - since_ms
        )
        before, after = {"due_ms": turn.due_ms}, {"due_ms": due_ms}
        return await desk.record(Resume(due_ms=due_ms), ActEffect(before=before, after=after))
