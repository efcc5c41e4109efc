"""A referee's acts on a competition: a place given to a person, the next season, what its sides may settle.

A name proves nothing (CP-2), so who answers for an entrant is the referee's word. In the next season (CP-11-g) sign-up
is open again, and everybody still in has a seat.
"""

import msgspec

from db import competitions as rows
from db import messages
from referee.acts import GameAct
from referee.competition.entering import is_of_teams, list_entered_seats
from referee.competition.founding import KEY, hosting_terms_of
from referee.desk import arbitration
from referee.desk.arbitration import carry_out_correction
from referee.hand.play import take_latest_turn
from referee.house import House
from referee.model import Arbitration, By, Refusal, Why
from referee.outbox import announce
from referee.turns.desk import open_desk


async def give_place(house: House, competition_id: int, by: By, *, seat: str, user_id: int) -> Arbitration:
    """Have a person answer for an entrant from now on; matches that waited for them are opened.

    Raises `Refusal`: `unknown_player` for who has not entered, `not_possible` where teams enter, whose captains are
    those of the league; `conflict` as `arbitration.replace_player`.
    """
    async with house.db.read() as tx:
        its = await rows.get(tx, competition_id)
        if its is None or is_of_teams(house, its.game):
            raise Refusal(Why.NOT_POSSIBLE)
        if seat not in {row.seat for row in await list_entered_seats(tx, competition_id)}:
            raise Refusal(Why.UNKNOWN_PLAYER, player=seat)
    return await arbitration.replace_player(house, competition_id, by, seat=seat, user_id=user_id)


async def play_again(house: House, competition_id: int, by: By) -> Arbitration:
    """Begin the next season of a competition that is finished. Raises `Refusal(Why.NOT_POSSIBLE)` for any other."""
    async with open_desk(house, competition_id, by) as desk:
        if desk.play.contest.game != KEY or desk.play.turn.stage != "finished":
            raise Refusal(Why.NOT_POSSIBLE)
        entry = await carry_out_correction(desk, "lines", {"text": "saison"})
        opened = await take_latest_turn(desk.play.tx, house, competition_id)
        await announce.post(opened, messages.MatchStarted(), to="announce")
        return entry


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
