"""The next season (CP-11-g): sign-up is open again, everybody still in has his seat, and the league is told."""

from db import messages
from referee.competition.terms import KEY
from referee.desk.arbitration import carry_out_correction
from referee.hand.play import take_latest_turn
from referee.house import House
from referee.model import Arbitration, By, Refusal, Why
from referee.outbox import announce
from referee.turns.desk import open_desk


async def play_again(house: House, competition_id: int, by: By) -> Arbitration:
    """Begin the next season of a competition that is finished. Raises `Refusal(Why.NOT_POSSIBLE)` for any other."""
    async with open_desk(house, competition_id, by) as desk:
        if desk.play.contest.game != KEY or desk.play.turn.stage != "finished":
            raise Refusal(Why.NOT_POSSIBLE)
        entry = await carry_out_correction(desk, "lines", {"text": "saison"})
        opened = await take_latest_turn(desk.play.tx, house, competition_id)
        await announce.post(opened, messages.MatchStarted(), to="announce")
        return entry
