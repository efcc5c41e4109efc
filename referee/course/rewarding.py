"""A referee's promise of a reward, for a match or a competition; what becomes of it is told by `league.rewards`."""

from referee.acts import PromiseReward
from referee.house import House
from referee.league import rewards
from referee.league.rewards import RewardStanding
from referee.model import By
from referee.turns.desk import open_desk


async def promise_on_record(house: House, contest_id: int, by: By, *, place: int, text: str) -> RewardStanding:
    """Promise something to whoever takes a place of a contest: recorded and announced. Raises `Refusal`."""
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        await desk.record(PromiseReward(place=place, text=text))
        return await rewards.promise_reward(desk.play, desk.by.user_id, place=place, text=text)
