"""A turn in play ends without being resolved: nothing of it counts, and nobody is reminded of it any more."""

from db import messages, outbox, turns
from referee.hand.play import Play


async def annul(play: Play) -> None:
    """End the turn of `play`, which is open or stuck."""
    await outbox.drop(play.tx, play.turn.id, *messages.REMINDERS, messages.Brief)
    await turns.change(
        play.tx, play.turn.id, was=("open", "stuck"), status="annulled", ready=False, closed_ms=play.now_ms,
        cause="referee",
    )  # fmt: skip
