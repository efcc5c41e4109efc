"""The card of a team, where a league's players sign up, and that of a challenge, where it was made.

Each is one message, which always shows what it is about as it is now.

Whatever changes what it shows leaves a row in the outbox, in its own transaction; what the card says is read when that
row goes out.
"""

from collections.abc import Iterable

from db import messages, outbox, teams
from db.engine import Tx
from referee.house import House
from referee.model import Challenge, Contest, Seat


async def refresh_cards(tx: Tx, house: House, league_id: int, *team_ids: int) -> None:
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


async def refresh_cards_in_contest(tx: Tx, house: House, contest: Contest, seats: Iterable[Seat]) -> None:
    """Do so for the teams that play a contest, which begins, ends or goes on: their seats bear their names."""
    names = {seat.name for seat in seats} - {""}
    playing = await teams.among(tx, contest.league_id, contest.game, names)
    await refresh_cards(tx, house, contest.league_id, *(team.id for team in playing))


def card_lane_of(challenge_id: int) -> str:
    """Return the lane of a challenge's card."""
    return messages.lane_of("challenge", challenge_id)


async def show_challenge(tx: Tx, house: House, one: Challenge) -> None:
    """Have the card of a challenge brought up to date, with the thread of the contest that it has led to."""
    if one.channel_id is None or (one.contest_id is None and await outbox.is_untried(tx, card_lane_of(one.id))):
        return
    envelope = outbox.Envelope(
        league_id=one.league_id,
        contest_id=one.contest_id,
        destination="challenge",
        now_ms=house.clock.now_ms(),
        nonce=outbox.new_nonce(house.random_bytes),
    )
    await outbox.add(tx, messages.ChallengeCard(challenge=one.id), envelope)
