"""Where the deadline of a turn in play is moved: nowhere else."""

from db import turns
from db.rows import Turn
from referee.hand.play import Play, take_turn
from referee.turns import reminders, thinking


async def move_deadline(play: Play, turn: Turn, by_ms: int) -> int:
    """Move the deadline of the turn in play, which is `turn` now, and return it; reminders follow it.

    A thinking time runs on, and still ends the turn when it is used up.
    """
    limit_ms, due_ms = thinking.move_limit(play.game, play.state, turn, by_ms)
    fields = {"limit_ms": limit_ms, "due_ms": due_ms, "idle": turn.idle, "remind_ms": 0}
    await turns.change(play.tx, turn.id, was=("open", "stuck"), **fields)
    await reminders.skip_passed_marks(await take_turn(play.tx, play.house, turn.id))
    return due_ms
