"""What is to be said, written into the outbox in the same transaction as what happened; `outbox.py` sends it."""

from collections.abc import Sequence

from db import contests, outbox, people
from db.rows import Destination
from referee.play import Play
from rules.contract import JsonObject, SeatId


async def post(play: Play, *, kind: str, to: Destination, payload: JsonObject | None = None) -> None:
    """Announce something about a turn in a public place, or to the league's referees."""
    await outbox.add(
        play.tx,
        league_id=play.contest.league_id,
        contest_id=play.contest.id,
        turn_id=play.turn.id,
        kind=kind,
        destination=to,
        payload=payload,
        now_ms=play.now_ms,
    )


async def refresh_panel(play: Play) -> None:
    """Have the panel brought up to date; changes that nobody has begun to show are one change."""
    if not await outbox.untried_panel(play.tx, play.contest.id):
        await post(play, kind="panel", to="panel")


async def tell(play: Play, user_id: int, *, kind: str, payload: JsonObject, can_wait: bool = False) -> bool:
    """Write to a person whom DMs reach; return whether they do.

    The bot opens no DM: what `can_wait` is kept for anybody else until he opens them, the rest is left out.
    """
    person = await people.get(play.tx, user_id)
    is_reached = person is not None and person.dm_channel_id is not None
    if is_reached or can_wait:
        await outbox.add(
            play.tx,
            league_id=play.contest.league_id,
            contest_id=play.contest.id,
            turn_id=play.turn.id,
            kind=kind,
            destination="user",
            user_id=user_id,
            payload=payload,
            now_ms=play.now_ms,
            status="pending" if is_reached else "parked",
            fault=None if is_reached else outbox.NO_DM,
        )
    return is_reached


async def tell_seats(play: Play, audience: Sequence[SeatId], *, kind: str) -> None:
    """Write to those who answer for the seats of `audience`; it waits for them until DMs reach them."""
    if not audience:
        return
    for seat in await contests.seats(play.tx, play.contest.id):
        if seat.seat in audience and seat.user_id is not None:
            await tell(play, seat.user_id, kind=kind, payload={"seat": seat.seat}, can_wait=True)
