"""Who takes part: signing up, stepping back, at first by a line that counts when sign-up closes (CP-2-b)."""

import re
import unicodedata

from db import competitions as rows
from db import contests
from db.engine import Tx
from referee.competition.stopping import stop_settled
from referee.competition.telling import tell
from referee.competition.terms import REFEREE, RESULTS, terms_of
from referee.house import House
from referee.model import Competition, Refusal, Seat, Why
from referee.outbox import announce
from referee.turns.play import take_latest
from rules.contract import SeatId

MOST_ID = 32
_OTHER = re.compile(r"[^a-z0-9]+")
_LINE = re.compile(r"[;\s]+")


async def enter(house: House, competition_id: int, user_id: int, name: str) -> Seat:
    """Return the seat under which `name` has entered, answered for by `user_id`.

    Raises `Refusal`: `entered_already` (the name or the person), `competition_full`, `entries_closed`.
    """
    async with house.db.write() as tx:
        its = await _need(tx, competition_id)
        entered = await entrants(tx, competition_id)
        if any(row.name == name or row.user_id == user_id for row in entered):
            raise Refusal(Why.ENTERED_ALREADY)
        if len(entered) >= terms_of(its).most:
            raise Refusal(Why.COMPETITION_FULL, most=terms_of(its).most)
        seat = Seat(
            contest_id=competition_id, seat=id_of(name, {row.seat for row in entered}), name=name, user_id=user_id
        )
        if await tell(tx, house, competition_id, f"inscrit {seat.seat} 0 {line_of(name)}") is None:
            raise Refusal(Why.ENTRIES_CLOSED)
        await rows.enter(tx, seat)
        await announce.refresh_panels(await take_latest(tx, house, competition_id))
    return seat


async def step_back(house: House, competition_id: int, user_id: int) -> Seat:
    """Return the seat of who takes part no more: without a trace before the start, for good after it (CP-2-e).

    Raises `Refusal`: `not_entered`, `entries_closed` once it is over.
    """
    async with house.db.write() as tx:
        mine = next((row for row in await entrants(tx, competition_id) if row.user_id == user_id), None)
        if mine is None:
            raise Refusal(Why.NOT_ENTERED)
        if await tell(tx, house, competition_id, f"retrait {mine.seat}") is None:
            raise Refusal(Why.ENTRIES_CLOSED)
        play = await take_latest(tx, house, competition_id)
        if play.turn.stage == "signup":
            await rows.leave(tx, competition_id, [mine.seat])
        await stop_settled(play, mine.name)
        await announce.refresh_panels(play)
    return mine


async def game_of(house: House, competition_id: int) -> str:
    """Return the game that a competition plays. Raises `Refusal(Why.ENTRIES_CLOSED)` for a contest that is none."""
    async with house.db.read() as tx:
        return (await _need(tx, competition_id)).game


async def entrants(tx: Tx, competition_id: int) -> list[Seat]:
    """Return who has entered, in the order of sign-up."""
    return [row for row in await contests.seats(tx, competition_id) if row.seat not in {REFEREE, RESULTS}]


def id_of(name: str, taken: set[SeatId]) -> SeatId:
    """Return the id under which a name enters: its letters as everybody can type them, and a number where needed."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    word = _OTHER.sub("-", "".join(sign for sign in letters if sign.isascii())).strip("-") or "inscrit"
    if word in {REFEREE, RESULTS}:
        word += "-1"
    found, number = word[:MOST_ID].rstrip("-"), 1
    while found in taken:
        number += 1
        end = f"-{number}"
        found = word[: MOST_ID - len(end)].rstrip("-") + end
    return SeatId(found)


def line_of(name: str) -> str:
    """Return a name as it can stand in a line."""
    return _LINE.sub(" ", name).strip()[:60]


async def _need(tx: Tx, competition_id: int) -> Competition:
    found = await rows.get(tx, competition_id)
    if found is None:
        raise Refusal(Why.ENTRIES_CLOSED)
    return found
