"""A captain's deputy in one contest: asked by him, there once he accepts, gone when either wishes or the captain goes.

What they may do is decided by `answering`, what their orders are worth by `chain`. Each step is kept and told in the
contest's thread.
"""

from db import contests, deputies, keys, messages, turns
from db.engine import Tx
from db.rows import DeputyStatus
from referee.hand.answering import list_captain_seats
from referee.hand.play import Play, take_latest_turn
from referee.house import House
from referee.model import Contest, Deputy, Refusal, Why
from referee.outbox import announce
from rules.contract import SeatId


async def ask_deputy(house: House, contest_id: int, by_user: int, user_id: int) -> Deputy:
    """Ask a person to stand in for the captain `by_user`; whom they had asked before is free. Return the request.

    Raises `Refusal`: `captain_only`, `over`, `deputy_self`, `deputy_engaged` for who answers for another seat, plays
    on another side or was asked to stand in there, `deputy_referee`.
    """
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        contest, seat = await _captain(tx, contest_id, by_user)
        await _check_free(tx, contest, seat, user_id, by_user)
        play = await _play(tx, house, contest)
        former = await _of_seat(tx, contest_id, seat)
        if former is not None and (former.user_id, former.by_user) == (user_id, by_user):
            return former
        if former is not None:
            await _end(play, former, told=former.status == "active")
        asked = await deputies.add(
            tx, contest_id=contest_id, seat=seat, user_id=user_id, by_user=by_user, status="asked", asked_ms=play.now_ms
        )
        await _tell(play, asked)
        return asked


async def answer_as_deputy(house: House, deputy_id: int, user_id: int, *, accepts: bool) -> Deputy:
    """Note what who was asked has answered; return them.

    Raises `Refusal`: `deputy_gone` for anybody else, or if the request does not stand any more, besides those of
    `ask_deputy`.
    """
    async with house.db.write(keys.of_deputy(deputy_id)) as tx:
        asked = await deputies.need(tx, deputy_id)
        contest = await contests.need(tx, asked.contest_id)
        holder = {row.seat: row.user_id for row in await contests.seats(tx, contest.id)}.get(asked.seat)
        if (asked.user_id, asked.status) != (user_id, "asked") or holder != asked.by_user or contest.status == "over":
            raise Refusal(Why.DEPUTY_GONE)
        play = await _play(tx, house, contest)
        if accepts:
            await _check_free(tx, contest, asked.seat, user_id, asked.by_user)
        status: DeputyStatus = "active" if accepts else "declined"
        changed = await deputies.change(tx, asked.id, status, answered_ms=play.now_ms)
        if accepts:
            await turns.look_again_at(tx, contest.id)
        await _tell(play, changed)
        return changed


async def dismiss_deputy(house: House, contest_id: int, user_id: int) -> Deputy:
    """End a deputyship, or take a request back, as the captain or as the deputy themselves; return it.

    What the deputy has sent does not count any more. Raises `Refusal(Why.DEPUTY_NONE)`.
    """
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        contest = await contests.need(tx, contest_id)
        found = await deputies.not_ended(tx, contest_id)
        his = [one for one in found if user_id == one.by_user or (one.user_id, one.status) == (user_id, "active")]
        if not his:
            raise Refusal(Why.DEPUTY_NONE)
        return await _end(await _play(tx, house, contest), his[0], told=his[0].status == "active")


async def find_deputy(house: House, contest_id: int, seat: str) -> Deputy | None:
    """Return who stands in for the captain of a seat, or was asked to."""
    async with house.db.read() as tx:
        return await _of_seat(tx, contest_id, seat)


async def get_deputy(house: House, deputy_id: int) -> Deputy:
    """Return a deputy, whatever became of them. Raises `LookupError`."""
    async with house.db.read() as tx:
        return await deputies.need(tx, deputy_id)


async def end_deputies(play: Play) -> None:
    """End what has no ground any more: the captain holds the seat no longer, or the deputy answers for another one."""
    if not play.file.asked:  # what is written meanwhile ends deputies, and makes none
        return
    found = await deputies.not_ended(play.tx, play.contest.id)
    holders = {row.seat: row.user_id for row in await contests.seats(play.tx, play.contest.id)}
    for one in found:
        elsewhere = {seat for seat, user_id in holders.items() if user_id == one.user_id}
        if holders.get(one.seat) != one.by_user or elsewhere:
            await _end(play, one, told=one.status == "active")


async def _captain(tx: Tx, contest_id: int, user_id: int) -> tuple[Contest, SeatId]:
    held = await list_captain_seats(tx, contest_id, user_id)
    if not held:
        raise Refusal(Why.CAPTAIN_ONLY)
    contest = await contests.need(tx, contest_id)
    if contest.status == "over":
        raise Refusal(Why.OVER)
    return contest, held[0]


async def _check_free(tx: Tx, contest: Contest, seat: SeatId, user_id: int, by_user: int) -> None:
    if user_id == by_user:
        raise Refusal(Why.DEPUTY_SELF)
    if user_id == contest.referee_id:
        raise Refusal(Why.DEPUTY_REFEREE)
    theirs = {(row.user_id, row.seat) for row in await contests.seats(tx, contest.id)}
    theirs |= {(row.user_id, row.seat) for row in await contests.participants(tx, contest.id)}
    theirs |= {(row.user_id, row.seat) for row in await deputies.not_ended(tx, contest.id)}
    if any(who == user_id and other != seat for who, other in theirs):
        raise Refusal(Why.DEPUTY_ENGAGED)


async def _of_seat(tx: Tx, contest_id: int, seat: str) -> Deputy | None:
    return next((one for one in await deputies.not_ended(tx, contest_id) if one.seat == seat), None)


async def _play(tx: Tx, house: House, contest: Contest) -> Play:
    return await take_latest_turn(tx, house, contest.id)


async def _end(play: Play, one: Deputy, *, told: bool) -> Deputy:
    ended = await deputies.change(play.tx, one.id, "ended", ended_ms=play.now_ms)
    if told:  # that a request was taken back is nobody's business
        await _tell(play, ended)
    return ended


async def _tell(play: Play, one: Deputy) -> None:
    await announce.post(play, messages.Deputy(deputy_id=one.id, status=one.status), to="thread")
