"""A change of the rules: a contest that is being played goes on under the new ones from the turn in hand.

Turns that were played keep the version that they were played by: they are not played again. Who is told: the contest's
row, the record, and its thread.
"""

from db import contests, turns
from db.engine import Tx
from referee.acts import ChangeRules
from referee.batches import Chore, run_chore
from referee.hand.play import Play, take_turn
from referee.house import House
from referee.model import SERVICE_USER, By
from referee.orders.replacing import replace_position
from referee.turns.desk import RefereeDesk


async def keep_rules_up(house: House) -> int:
    """Have every contest that is not over go on under the rules that this program has; return how many have changed."""
    versions = {key: game.rules_version for key, game in house.games.items()}
    chore = Chore[int](
        found=lambda tx: turns.under_older_rules(tx, versions),
        act=lambda tx, turn_id: _keep_up(tx, house, turn_id),
        number=lambda turn_id: turn_id,
        what=lambda turn_id: f"the rules of turn {turn_id} could not be changed now",
    )
    return await run_chore(house, chore)


async def _keep_up(tx: Tx, house: House, turn_id: int) -> int:
    play = await take_turn(tx, house, turn_id)
    return int(await update_rules(play) is not play)


async def update_rules(play: Play) -> Play:
    """Return the turn in play under the rules that this program has; the very one where it was already.

    An order in hand that they refuse is thrown away, and its captain told.
    """
    version, before = play.game.rules_version, play.contest.rules_version
    if before >= version or play.turn.status not in {"open", "stuck"}:
        return play
    await contests.change(play.tx, play.contest.id, rules_version=version)
    await turns.change(play.tx, play.turn.id, was=("open", "stuck"), rules_version=version)
    now = await take_turn(play.tx, play.house, play.turn.id)
    if now.turn.status == "open" and now.is_readable:
        await replace_position(now, now.state)
    await RefereeDesk(now, By(SERVICE_USER, "")).record(ChangeRules(before=before, after=version))
    return await take_turn(play.tx, play.house, play.turn.id)
