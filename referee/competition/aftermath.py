"""What follows from the end of a contest, or from what a competition has come to, in the same transaction."""

import msgspec

from referee.competition import books, entering, hosting, reporting, trades
from referee.hand.play import Play
from referee.league import rewards, teams


async def settle_end(play: Play) -> None:
    """Have everybody who keeps something of a contest that is over write it down."""
    await teams.write_ledger(play)
    await reporting.report_end(play)
    await rewards.settle_rewards(play)
    await books.enter_match_end(play)
    await trades.settle_trades(play)


async def settle_course(play: Play, state: msgspec.Struct, *, came_back: bool = False) -> None:
    """Have a competition in `state` host what it wants played, give what it promised, and keep its books.

    Nothing of any other contest. `came_back`: to an earlier turn.
    """
    await entering.leave_behind(play, state)
    await hosting.open_matches(play, state, came_back=came_back)
    if came_back or hosting.is_decided(play.game, state):
        await rewards.settle_rewards(play)
    await books.follow_course(play)
