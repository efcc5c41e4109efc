"""What the two players of a contest may settle between them: a draw, if both want it, and that one resigns.

Each is a record that stays, with who and when, announced in the transaction that carries it out. State and events come
from the game, which knows both as acts of its referee.
"""

import msgspec

from db import contest_acts, contests, files, keys, messages, turns
from db.engine import Tx
from db.rows import ContestActKind, Turn
from referee.course.close import close_by_act, end_in
from referee.hand.answering import list_captain_seats
from referee.hand.play import Play
from referee.hand.resolution import fulfil_wish
from referee.hand.times import snowflake_ms
from referee.house import House
from referee.model import By, ContestAct, Refusal, Why
from referee.outbox import announce
from rules.contract import SeatId
from rules.wishes import Draw, Resign, Wish


async def offer_draw(house: House, contest_id: int, user_id: int, *, snowflake: int | None = None) -> ContestAct:
    """Offer a draw, or agree to the one that the other side has offered; return which of the two it was.

    `draw_offered` again where it stands already. Raises `Refusal`: `not_captain`, `over`, `closed`, `not_possible`,
    `offer_refused` for who had their offer refused (or took it back) in this same turn.
    """
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        play, seat = await _seated(tx, house, contest_id, user_id, snowflake)
        _outcome(play, Draw(), user_id)  # so that nobody is asked for what cannot be
        standing = await _standing(play)
        if standing is None:
            await _check_patience(play, user_id)
            return await _record(play, seat, user_id, "draw_offered")
        if standing.seat == seat:
            return standing
        return await _finish(play, seat, user_id, "draw_agreed", Draw())


async def refuse_draw(house: House, contest_id: int, user_id: int, *, snowflake: int | None = None) -> ContestAct:
    """Turn the other side's offer down, or take one's own back. Raises `Refusal` as `offer_draw`, `no_offer`."""
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        play, seat = await _seated(tx, house, contest_id, user_id, snowflake)
        if await _standing(play) is None:
            raise Refusal(Why.NO_OFFER)
        return await _record(play, seat, user_id, "draw_refused")


async def resign(house: House, contest_id: int, user_id: int, *, snowflake: int | None = None) -> ContestAct:
    """Give the contest to the other side. Raises `Refusal` as `offer_draw`."""
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        play, seat = await _seated(tx, house, contest_id, user_id, snowflake)
        return await _finish(play, seat, user_id, "resigned", Resign(seat))


async def find_draw_offer(house: House, contest_id: int) -> ContestAct | None:
    """Return the offer of a draw that may be agreed to now, if there is one."""
    async with house.db.read() as tx:
        file = await files.in_play(tx, contest_id)
        return None if file is None else await _standing(Play(tx, house, file))


async def get_contest_act(house: House, act_id: int) -> ContestAct:
    """Return an act. Raises `LookupError`."""
    async with house.db.read() as tx:
        return await contest_acts.need(tx, act_id)


async def _seated(tx: Tx, house: House, contest_id: int, user_id: int, snowflake: int | None) -> tuple[Play, SeatId]:
    """Return the turn in play and the seat of `user_id`. Raises `Refusal` where he has nothing to settle (any more)."""
    held = await list_captain_seats(tx, contest_id, user_id)
    if not held:
        raise Refusal(Why.NOT_CAPTAIN)
    file = await files.in_play(tx, contest_id)
    if file is None:
        raise Refusal(Why.OVER)
    play, turn = Play(tx, house, file), file.turn
    at_ms = play.now_ms if snowflake is None else snowflake_ms(snowflake)
    if file.contest.status == "open" and at_ms > turn.due_ms:  # the turn is over, and perhaps the contest with it
        raise Refusal(Why.CLOSED, due_ms=turn.due_ms)
    return play, held[0]


async def _standing(play: Play) -> ContestAct | None:
    """Return the offer that stands: its maker still plays, nobody has answered, the other side has not played since.

    Where a referee went back, what was offered before is gone.
    """
    last = await contest_acts.latest(play.tx, play.contest.id)
    if last is None or last.kind != "draw_offered":
        return None
    held = {row.seat: row.user_id for row in await contests.seats(play.tx, play.contest.id)}
    made_in = await turns.need(play.tx, last.turn_id)
    if held.get(last.seat) != last.user_id or made_in.branch != play.turn.branch:
        return None
    played = await turns.closed_since(play.tx, play.contest.id, last.turn_id)
    return None if any(_is_others(turn, last.seat) for turn in played) else last


async def _check_patience(play: Play, user_id: int) -> None:
    acts = await contest_acts.of_contest(play.tx, play.contest.id)
    if ("draw_offered", play.turn.id, user_id) in {(act.kind, act.turn_id, act.user_id) for act in acts}:
        raise Refusal(Why.OFFER_REFUSED)


def _is_others(turn: Turn, seat: SeatId) -> bool:
    return any(awaited != seat for awaited in turn.awaiting)


def _outcome(play: Play, wish: Wish, user_id: int) -> tuple[bytes, bytes]:
    found = fulfil_wish(play.game, play.state, wish, By(user_id, ""))
    if found is None:
        raise Refusal(Why.NOT_POSSIBLE)
    _, outcome = found
    return play.game.encode(outcome.state), msgspec.json.encode(outcome.events)


async def _finish(play: Play, seat: SeatId, user_id: int, kind: ContestActKind, wish: Wish) -> ContestAct:
    """End the contest as is wished; what was ordered for the turn in play is thrown away."""
    after, events = _outcome(play, wish, user_id)
    recorded = await _record(play, seat, user_id, kind, events=events)
    await close_by_act(play, "players", after, events)
    await end_in(play)
    return recorded


async def _record(play: Play, seat: SeatId, user_id: int, kind: ContestActKind, *, events: bytes = b"[]") -> ContestAct:
    act = await contest_acts.add(
        play.tx,
        contest_id=play.contest.id,
        turn_id=play.turn.id,
        seat=seat,
        user_id=user_id,
        kind=kind,
        events=events,
        at_ms=play.now_ms,
    )
    await announce.post(play, messages.ContestAct(act_id=act.id), to="thread")
    await announce.refresh_panels(play)
    return act
