"""What is kept of a person: given to them on demand, and made nobody's when they want to be forgotten."""

import msgspec

from db import contests, keys, personal, turns
from db.engine import Tx
from referee.house import House
from referee.model import Contest, Refusal, Why
from referee.people import forgetting
from rules.contract import SeatId
from rules.errors import CaseError


async def export_person(house: House, user_id: int) -> bytes:
    """Return all that is kept of a person, as a JSON file: their own orders too, nobody else's."""
    async with house.db.read() as tx:
        rows = await personal.rows_about(tx, user_id)
    return msgspec.json.format(msgspec.json.encode(rows), indent=2)


async def forget_person(house: House, user_id: int, name: str) -> int:
    """Make a person's past that of the pseudonym `name {number}`; return the number. Results stay.

    Raises `Refusal(Why.STILL_ENGAGED)` while a contest needs them to play or referee in it.
    """
    async with house.db.alone("forgetting"):  # one pseudonym after the other
        async with house.db.read() as tx:
            await _check_free(tx, house, user_id)
            found = await forgetting.find_traces(tx, house, user_id)
        async with house.db.write(keys.of_leagues(found.leagues)) as tx:
            await _check_free(tx, house, user_id)
            return await forgetting.pseudonymise(tx, house, user_id, name, found)


async def _check_free(tx: Tx, house: House, user_id: int) -> None:
    held: list[tuple[Contest, SeatId | None]] = [*await contests.of_person(tx, user_id, open_only=True)]
    held += [(contest, None) for contest in await contests.open_refereed(tx, user_id)]
    engaged = {contest.name for contest, seat in held if await _is_engaged(tx, house, contest, seat)}
    if engaged:
        raise Refusal(Why.STILL_ENGAGED, contests=", ".join(sorted(engaged)))


async def _is_engaged(tx: Tx, house: House, contest: Contest, seat: SeatId | None) -> bool:
    """Return whether a contest that is open still needs who holds a seat of it, or with None its referee."""
    last, game = await turns.latest(tx, contest.id), house.games[contest.game]
    try:
        return last is None or game.engages(game.decode(last.state), seat)
    except CaseError:  # a record that cannot be read is a referee's to mend
        return True
