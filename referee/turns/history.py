"""The past of a contest, as far as it may be known."""

from typing import NamedTuple

import msgspec

from db import orders as rows
from db import records
from db import turns as turn_rows
from db.engine import Tx
from referee.hand.play import Play, take_turn
from referee.hand.unreadable import guard_reading
from referee.house import House
from referee.model import Bribe, MissingOrder, StoredOrder, Turn
from rules.game import AnyGame


async def list_turns(house: House, contest_id: int) -> list[Turn]:
    """Return every turn of a contest, oldest first, the annulled ones and the open one with them."""
    async with house.db.read() as tx:
        return await turn_rows.of_contest(tx, contest_id)


async def list_orders_received(house: House, turn_id: int) -> list[StoredOrder]:
    """Return the orders that a turn was, or would be, resolved with, public or not: not to be shown."""
    async with house.db.read() as tx:
        return await rows.all_current(tx, turn_id)


async def list_public_orders(house: House, turn_id: int) -> list[StoredOrder] | None:
    """Return the orders that a closed turn was resolved with; None while they are still secret.

    Orders that were thrown away are not among them: they were discarded unread.
    """
    async with house.db.read() as tx:
        past = await look_back(tx, house, turn_id)
        return await rows.all_current(tx, turn_id) if past.is_public else None


async def list_fallen_orders(house: House, turn_id: int) -> list[StoredOrder]:
    """Return what was to stand in for an order in a turn that was played, and could not; its text stays untold."""
    async with house.db.read() as tx:
        is_played = (await turn_rows.need(tx, turn_id)).status == "closed"
        return await rows.fallen(tx, turn_id) if is_played else []


class TurnInPast(NamedTuple):
    """A past turn: whether its orders, and whether all that it was played with, may be shown by now."""

    play: Play
    now: msgspec.Struct
    is_public: bool
    is_bare: bool


async def look_back(tx: Tx, house: House, turn_id: int) -> TurnInPast:
    """Return a turn as it may be seen from the latest position of its contest. Raises `UnreadableError`."""
    play = await take_turn(tx, house, turn_id)
    turn = play.turn
    latest = await turn_rows.latest(tx, turn.contest_id)
    with guard_reading(turn.contest_id):
        return view_past(play, turn if latest is None else latest)


def view_past(play: Play, last: Turn) -> TurnInPast:
    """Return a turn as it may be seen from the `last` one of its contest."""
    turn, game = play.turn, play.game
    now = game.decode(last.state if last.after is None else last.after)
    if turn.status != "closed" or turn.after is None:
        return TurnInPast(play, now, is_public=False, is_bare=False)
    is_past = game.seasons is not None and game.seasons.is_past(play.state, now)
    is_public = is_past or game.is_public(now, game.decode_events(turn.events))
    is_bare = is_public and not any(_hides(game, state, now) for state in (play.state, game.decode(turn.after)))
    return TurnInPast(play, now, is_public, is_bare)


def _hides(game: AnyGame, state: msgspec.Struct, now: msgspec.Struct) -> bool:
    """Return whether `state` holds what the public may not know yet, now that the contest is in `now`."""
    if game.hides is not None:
        return game.hides(state, now)
    return not game.is_over(now) and game.view(state, (), None).state != state


async def list_bribes(house: House, contest_id: int | None = None, *, turn_id: int | None = None) -> list[Bribe]:
    """Return the bribes of a contest, or of a turn, oldest first; of turns that were replaced none counts."""
    async with house.db.read() as tx:
        found = await records.bribes(tx, contest_id=contest_id, turn_id=turn_id)
        counting = None if contest_id is None else await _standing(tx, contest_id)
    return [one for one in found if counting is None or one.turn_id in counting]


async def list_missing_orders(
    house: House, contest_id: int | None = None, *, turn_id: int | None = None
) -> list[MissingOrder]:
    """Return the missing orders of a contest, or of a turn, as `list_bribes` does."""
    async with house.db.read() as tx:
        found = await records.missing_orders(tx, contest_id=contest_id, turn_id=turn_id)
        counting = None if contest_id is None else await _standing(tx, contest_id)
    return [one for one in found if counting is None or one.turn_id in counting]


async def list_turns_before(house: House, turn: Turn, *, last_only: bool = False) -> list[Turn]:
    """Return the turns that were played before `turn`, oldest first; those of an older branch are not among them.

    `last_only`: just the last of them.
    """
    async with house.db.read() as tx:
        return await (turn_rows.last_closed_before if last_only else turn_rows.closed_before)(tx, turn)


async def list_standing_turns(house: House, contest_id: int) -> set[int]:
    """Return the ids of the turns that count: those of older branches were replaced by a referee."""
    async with house.db.read() as tx:
        return await _standing(tx, contest_id)


async def _standing(tx: Tx, contest_id: int) -> set[int]:
    latest = await turn_rows.latest(tx, contest_id)
    return set() if latest is None else {latest.id, *(row.id for row in await turn_rows.closed_before(tx, latest))}
