"""What a referee lets the sides of a competition settle between them, changed while it runs."""

import msgspec

from db import competitions as rows
from referee.acts import GameAct
from referee.competition.terms import hosting_terms_of
from referee.house import House
from referee.model import Arbitration, By, Refusal, Why
from referee.turns.desk import open_desk


async def set_moves(house: House, competition_id: int, by: By, *, allowed: bool) -> Arbitration:
    """Let both sides of a match put it off for a leave, or no longer; everybody is told.

    Raises `Refusal(Why.NOT_POSSIBLE)` for a contest that is no competition, and as every act of a referee does.
    """
    async with open_desk(house, competition_id, by, in_pause=True) as desk:
        its = await rows.get(desk.play.tx, competition_id)
        if its is None:
            raise Refusal(Why.NOT_POSSIBLE)
        terms = msgspec.structs.replace(hosting_terms_of(its), moves="allowed" if allowed else "never")
        await rows.change_terms(desk.play.tx, competition_id, msgspec.to_builtins(terms))
        return await desk.record(GameAct(op=f"moves_{terms.moves}", fields={}))
