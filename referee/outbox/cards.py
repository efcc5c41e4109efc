"""The card of a team, where a league's players sign up: one message, which always shows the team as it is now.

Whatever changes what it shows leaves a row in the outbox, in its own transaction; what the card says is read when that
row goes out.
"""

from collections.abc import Iterable

from db import messages, outbox, teams
from db.engine import Tx
from referee.house import House
from referee.model import Contest, Seat


async def refresh(tx: Tx, house: House, league_id: int, *team_ids: int) -> None:
    """Have the cards of teams of a league brought up to date; changes that nobody has begun to show are one change."""
    if not team_ids:
        return
    waiting = await outbox.untried_cards(tx, league_id)
    async with outbox.together(tx):
        for team_id in team_ids:
            if str(team_id) in waiting:
                continue
            envelope = outbox.Envelope(
                league_id=league_id,
                destination="signup",
                now_ms=house.clock.now_ms(),
                nonce=outbox.new_nonce(house.random_bytes),
            )
            await outbox.add(tx, messages.TeamCard(team=team_id), envelope)


async def refresh_in(tx: Tx, house: House, contest: Contest, seats: Iterable[Seat]) -> None:
    """Do so for the teams that play a contest, which begins, ends or goes on: their seats bear their names."""
    names = {seat.name for seat in seats} - {""}
    playing = await teams.among(tx, contest.league_id, contest.game, names)
    await refresh(tx, house, contest.league_id, *(team.id for team in playing))
