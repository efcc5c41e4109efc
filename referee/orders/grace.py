"""Extensions that a captain takes themselves, out of a stock per season: recorded, and told to everybody.

He takes one before the deadline of a turn that waits for his order, once per turn. Weeks and thinking times know none:
the one waits for nobody, the other is its player's own. What a referee annuls is not spent, a turn that they go back to
is not paid twice.
"""

import msgspec

from db import keys, leagues, messages, no_play, postponements
from referee.acts import Grace
from referee.hand import record
from referee.hand.answering import list_captain_seats
from referee.hand.play import Play, take_turn
from referee.hand.record import ActEffect
from referee.hand.times import HOUR_MS, played_ms
from referee.house import House
from referee.model import By, Refusal, Turn, Why
from referee.orders.intake import check_time
from referee.outbox import announce
from referee.turns import desk, seasons, thinking
from referee.turns.opening import awaits_start
from referee.turns.owing import list_missing
from referee.turns.seasons import LeagueSeason
from rules.contract import SeatId


class GraceOffer(msgspec.Struct, frozen=True, kw_only=True):
    """An extension that a captain may take: to when, and what they have left of how many before they do."""

    turn: Turn
    seat: SeatId
    to_ms: int
    hours: int
    left: int
    allowed: int
    season: int
    is_paid: bool


async def offer_grace(house: House, turn_id: int, user_id: int, snowflake: int) -> GraceOffer:
    """Return the extension that a person may take in a turn; `snowflake` tells when they ask.

    Raises `Refusal`: `closed`, `paused`, `not_captain`, `grace_off` where the league knows none, `grace_weekly`,
    `grace_clock`, `grace_start` before a start agreed on, `grace_not_owed` for who owes nothing, `grace_used`,
    `grace_spent` with how many were `allowed`.
    """
    async with house.db.read() as tx:
        return await _offer(await take_turn(tx, house, turn_id), user_id, snowflake)


async def take_grace(house: House, turn_id: int, user_id: int, snowflake: int) -> Grace:
    """Take an extension: move the deadline, record it, tell everybody. Raises `Refusal` as `offer_grace` does."""
    async with house.db.write(keys.of_turn(turn_id)) as tx:
        play = await take_turn(tx, house, turn_id)
        taken = await _offer(play, user_id, snowflake)
        was_ms = play.turn.due_ms
        due_ms = await desk.move_deadline(play, play.turn, taken.to_ms - was_ms)
        await postponements.add(
            tx, turn_id, why="grace", seat=taken.seat, user_id=user_id, season=taken.season, from_ms=was_ms,
            to_ms=due_ms, at_ms=play.now_ms,
        )  # fmt: skip
        act = Grace(seat=taken.seat, due_ms=due_ms, extensions_left=taken.left - (not taken.is_paid))
        before, after = {"due_ms": was_ms}, {"due_ms": due_ms}
        entry = await record.record_act(play, act, By(user_id, ""), ActEffect(before=before, after=after))
        await announce.post(play, messages.Arbitration(arbitration_id=entry.id), to="thread")
        await announce.refresh_panels(play)
        return act


async def _offer(play: Play, user_id: int, snowflake: int) -> GraceOffer:
    contest, turn = play.contest, play.turn
    if turn.status != "open" or contest.status == "over":
        raise Refusal(Why.CLOSED, due_ms=turn.due_ms)
    held = await list_captain_seats(play.tx, contest.id, user_id)
    if not held:
        raise Refusal(Why.NOT_CAPTAIN)
    season = await seasons.read_current_season(play.tx, contest.league_id)
    _check_possible(play, season)
    check_time(play, snowflake)
    silent = await list_missing(play)
    owing = [seat for seat in held if seat in silent]
    if not owing:
        raise Refusal(Why.GRACE_NOT_OWED)
    if any(step.why == "grace" and step.user_id == user_id for step in await postponements.of_turn(play.tx, turn.id)):
        raise Refusal(Why.GRACE_USED)
    spent = await postponements.graces(play.tx, contest.league_id, user_id, season.number)
    allowed, is_paid = season.terms.extensions, (contest.id, turn.number) in spent
    if len(spent) >= allowed and not is_paid:
        raise Refusal(Why.GRACE_SPENT, allowed=allowed)
    hours = season.terms.extension_hours
    zone = (await leagues.get(play.tx, contest.league_id)).zone
    off = await no_play.of_league(play.tx, contest.league_id)
    return GraceOffer(
        turn=turn,
        seat=owing[0],
        to_ms=played_ms(turn.due_ms + hours * HOUR_MS, zone, off),
        hours=hours,
        left=max(0, allowed - len(spent)),
        allowed=allowed,
        season=season.number,
        is_paid=is_paid,
    )


def _check_possible(play: Play, season: LeagueSeason) -> None:
    """Raise `Refusal` where captains take no extensions."""
    if play.contest.status == "paused":
        raise Refusal(Why.PAUSED)
    if not season.terms.extensions:
        raise Refusal(Why.GRACE_OFF)
    if play.contest.settings.weekly is not None:
        raise Refusal(Why.GRACE_WEEKLY)
    if thinking.has_clock(play.game, play.state):
        raise Refusal(Why.GRACE_CLOCK)
    if awaits_start(play.contest, play.turn.number):
        raise Refusal(Why.GRACE_START)
