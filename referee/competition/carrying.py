"""A host of its own game is told how its matches ended: by an act on its turn in play, written down as the bot's."""

from collections.abc import Iterable

import msgspec

from db import contests, turns
from referee.acts import GameAct
from referee.competition.terms import SERVICE_USER
from referee.hand import record
from referee.hand.play import Play, take_turn
from referee.hand.record import ActEffect
from referee.model import By, HostedMatch
from referee.orders.replacing import replace_position
from referee.outbox import announce
from rules.contract import Deed
from rules.errors import CaseError
from rules.hosting import CarriesOver


async def deliver_deed(play: Play, deed: Deed) -> msgspec.Struct | None:
    """Return the position of a host after an act on its turn in play; None where it refuses it, or none is in play."""
    turn = await turns.in_play(play.tx, play.contest.id)
    if turn is None:
        return None
    now, (op, fields) = await take_turn(play.tx, play.house, turn.id), deed
    act = {**fields, "op": op}
    try:
        outcome = now.game.override(now.state, {**act, "by": str(SERVICE_USER), "reason": ""})
    except CaseError:
        return None
    await replace_position(now, outcome.state)
    effect = ActEffect(
        before=msgspec.json.decode(now.turn.state),
        after=msgspec.json.decode(now.game.encode(outcome.state)),
        events=msgspec.json.encode(outcome.events),
    )
    await record.record_act(now, GameAct(op=op, fields=fields, again=act), By(SERVICE_USER, ""), effect)
    await announce.refresh_panels(now, outcome.state)
    return outcome.state


async def catch_host_up(play: Play, host: CarriesOver[msgspec.Struct], state: msgspec.Struct) -> msgspec.Struct:
    """Return the position of a host that knows of the matches which are over before anybody has played."""
    for deed in host.forgone(state):
        state = await deliver_deed(play, deed) or state
    return state


async def deliver_again(play: Play, matches: Iterable[HostedMatch]) -> None:
    """Tell of each match that is over, where a position made by an act knows nothing of it, or something else."""
    for one in matches:
        if one.report is not None and (await contests.need(play.tx, one.contest_id)).status == "over":
            await deliver_deed(play, msgspec.json.decode(one.report, type=tuple[str, dict[str, object]]))


def write_deed(deed: Deed) -> str:
    """Return an act as it is kept with its match."""
    return msgspec.json.encode(deed).decode()
