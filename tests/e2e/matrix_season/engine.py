"""The stored season against the engine alone: every turn adjudicated anew from its orders and dice."""

import hashlib
from collections.abc import Mapping
from itertools import pairwise

import msgspec

from db import records
from referee.model import Turn
from referee.turns import history
from rules.adjudicator import CaseResult, adjudicate
from rules.dice import entropy_of
from rules.seals import short
from tests.e2e.season import Season


async def check_turns(season: Season) -> None:
    """Each turn is what the adjudicator makes of its position, orders and dice, and begins where the last one ended.

    Only a referee's act may come between two turns.
    """
    house = season.app.house
    turns = [turn for turn in await history.list_turns(house, season.contest_id) if turn.status == "closed"]
    for turn in turns:
        orders = {order.seat: order.canonical for order in await history.list_orders_received(house, turn.id)}
        _check(turn, orders)
    played = {turn.number: turn for turn in turns}  # a week that was played again counts as it is now
    async with house.db.read() as tx:
        for before, after in pairwise(played.values()):
            assert before.after == after.state or await records.acts_on(tx, after)


def _check(turn: Turn, orders: Mapping[str, str]) -> None:
    dice = {"seed": turn.seed.hex(), "entropy": (turn.entropy or b"").hex(), "forced": turn.forced}
    case = {"game": "matrix-hockey", "state": msgspec.Raw(turn.state), "orders": orders, "dice": dice}
    result = adjudicate(msgspec.json.encode(case))
    assert isinstance(result, CaseResult), (turn.number, result)
    assert result.errors == ()
    for made, stored in ((result.state, turn.after), (result.events, turn.events), (result.rolls, turn.rolls)):
        assert msgspec.json.decode(msgspec.json.encode(made)) == msgspec.json.decode(stored or b"")


def check_dice(turn: Turn, orders: Mapping[str, str], promised: str, told: str) -> None:
    """Anyone can check a week: the hashes promised before it, the seed told after it, the entropy of its orders.

    The blind is told at the end of the season: until then orders for weeks to come could be tried with it.
    """
    assert turn.blind is not None
    assert short(hashlib.sha256(turn.seed).hexdigest()) in promised
    assert turn.seed.hex() in told
    assert turn.blind.hex() not in told
    assert turn.entropy == entropy_of(dict(orders), turn.blind)
    assert turn.entropy.hex() in told
