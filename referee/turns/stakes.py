"""What a hosted match has to decide in its competition: told to its captains where they play."""

import msgspec

from db import competitions as rows
from db import contests
from db.engine import Tx
from referee.hand.play import take_latest_turn
from referee.house import House
from referee.model import Contest
from referee.turns.live import live_state
from rules.abilities import line_taker
from rules.hosting import Level


class Stakes(msgspec.Struct, frozen=True, kw_only=True):
    """Which fixture of which competition a match plays, and what it `decides`.

    `replays`: how often it was played before, in vain. `first_leg`, of a second one: what home and away scored in the
    first.
    """

    competition: Contest
    fixture: str
    decides: Level
    replays: int
    first_leg: tuple[int, int] | None = None


async def stakes_of(tx: Tx, house: House, contest: Contest) -> Stakes | None:
    """Return what is at stake in a match; None in one that no competition hosts."""
    hosts = contest.settings.hosted_by
    played = None if hosts is None else await rows.played_by(tx, contest.id)
    if hosts is None or played is None:
        return None
    decides = contest.settings.decides
    first_leg = None
    if decides == "aggregate":  # only then is the competition's position worth reading
        play = await take_latest_turn(tx, house, hosts)
        host, live = line_taker(play.game), await live_state(play)
        wanted = () if host is None or live is None else host.fixtures(live)
        first_leg = next((one.first_leg for one in wanted if one.key == played.fixture), None)
    return Stakes(
        competition=await contests.need(tx, hosts),
        fixture=played.fixture,
        decides=decides,
        replays=played.replays,
        first_leg=first_leg,
    )
