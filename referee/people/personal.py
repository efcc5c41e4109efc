"""What is kept of a person: given to him on demand, and made nobody's when he wants to be forgotten."""

import msgspec

from db import contests, keys, personal
from db.engine import Tx
from referee.house import House
from referee.model import Refusal, Why
from referee.people import forgetting


async def export(house: House, user_id: int) -> bytes:
    """Return all that is kept of a person, as a JSON file: his own orders too, nobody else's."""
    async with house.db.read() as tx:
        rows = await personal.rows_about(tx, user_id)
    return msgspec.json.format(msgspec.json.encode(rows), indent=2)


async def forget(house: House, user_id: int, name: str) -> int:
    """Make a person's past that of the pseudonym `name {number}`; return the number. Results stay.

    Raises `Refusal(Why.STILL_ENGAGED)` while he plays or referees in a contest that is not over.
    """
    async with house.db.alone("forgetting"):  # one pseudonym after the other
        async with house.db.read() as tx:
            await _check_free(tx, user_id)
            found = await forgetting.traces(tx, house, user_id)
        async with house.db.write(keys.of_leagues(found.leagues)) as tx:
            await _check_free(tx, user_id)
            return await forgetting.forget(tx, house, user_id, name, found)


async def _check_free(tx: Tx, user_id: int) -> None:
    engaged = {contest.name for contest, _ in await contests.of_person(tx, user_id, open_only=True)}
    engaged |= {contest.name for contest in await contests.open_refereed(tx, user_id)}
    if engaged:
        raise Refusal(Why.STILL_ENGAGED, contests=", ".join(sorted(engaged)))
