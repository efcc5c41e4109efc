"""What a competition was told and has lost, by an act that goes back or leaves no room for it, it is told again."""

from collections.abc import Iterable

from db import turns
from referee.competition.telling import host_of, told
from referee.model import HostedMatch
from referee.orders.hand import hand_of
from referee.turns.play import Play, take
from referee.turns.resolution import read


async def tell_again(play: Play, matches: Iterable[HostedMatch]) -> None:
    """Report once more each match that is over and neither settled nor reported in the open turn."""
    turn = await turns.in_play(play.tx, play.contest.id)
    host = host_of(play)
    if host is None or turn is None or turn.status != "open":
        return
    now = await take(play.tx, play.house, turn.id)
    sealed = (await hand_of(now)).sealed
    orders = {seat: read(now.game, now.state, seat, text) for seat, text in sealed.items()}
    live = host.live(now.state, {seat: order for seat, order in orders.items() if order is not None})
    open_still = {(one.key, one.replays) for one in host.fixtures(live)}
    for one in matches:
        if one.report is not None and (one.fixture, one.replays) in open_still:
            await told(play, one, one.report)
