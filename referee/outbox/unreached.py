"""What becomes of private messages when DMs do not reach their reader any more.

They wait until he opens his DMs again, as for somebody who never opened any; what cannot wait is said in the thread of
its match, without what is for them alone. Nothing more is tried meanwhile: Discord counts every refusal.
"""

import msgspec

from db import messages, outbox, people
from db.engine import Tx
from db.messages import Message, OutboxRow
from db.outbox import RandomBytes

IN_THREAD = "in_thread"  # the fault of a private message that was said in the thread instead


async def close_dms(tx: Tx, row: OutboxRow, owner: str, now_ms: int, random_bytes: RandomBytes) -> None:
    """Note that DMs do not reach the reader of `row`, and find another way for everything that waits for them.

    Nothing is done if `row` is not its sender's, `owner`'s, any more.
    """
    if row.user_id is None or not await _send_round(tx, row, owner, now_ms, random_bytes):
        return
    await people.change(tx, row.user_id, dm_channel_id=None)
    for waiting in await outbox.waiting(tx, row.lane):
        await _send_round(tx, waiting, owner, now_ms, random_bytes)


async def _send_round(tx: Tx, row: OutboxRow, owner: str, now_ms: int, random_bytes: RandomBytes) -> bool:
    public = _public(row)
    if public is None:
        return await outbox.settle(tx, row.id, owner, status="parked", fault=outbox.NO_DM)
    if not await outbox.settle(tx, row.id, owner, status="sent", fault=IN_THREAD):
        return False
    envelope = outbox.Envelope(
        league_id=row.league_id,
        contest_id=row.contest_id,
        turn_id=row.turn_id,
        destination="thread",
        now_ms=now_ms,
        nonce=outbox.new_nonce(random_bytes),
    )
    await outbox.add(tx, public, envelope)
    return True


def _public(row: OutboxRow) -> Message | None:
    """Return what a message says in the thread, where only its reader's name and what all may know stand."""
    try:
        message = row.message
    except msgspec.ValidationError:  # it is put aside when its turn comes
        return None
    match message:
        case messages.Reminder(deputy=False, hours=hours, seat=seat, player=None):
            return messages.Reminders(hours=hours, seats=(seat,))
        case messages.Reminder(deputy=False, hours=hours, player=str(player)):
            return messages.Reminders(hours=hours, players=(player,))
        case messages.SeatGiven():
            return message
        case _:  # whom nobody is to see reminded, or what is for them alone
            return None
