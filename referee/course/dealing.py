"""What is dealt and given between contests: trades, choices of a draft, rewards that a referee promises.

A captain proposes a trade and the other answers; a referee has two teams trade. After a draft's choice the team's sheet
has one player more, and the books of its season one choice less.
"""

from typing import Literal

from db import keys
from db import teams as team_rows
from db import trades as rows
from db.engine import Tx
from referee.acts import PromiseReward
from referee.competition import books, trades
from referee.competition.trades import TeamTrade
from referee.hand.play import take_latest_turn
from referee.house import House
from referee.league import rewards
from referee.league.rewards import RewardStanding
from referee.league.teams import keep_team_version
from referee.model import By, Refusal, Team, Trade, Why
from referee.turns.desk import open_desk
from rules.contract import JsonObject


async def propose_trade(house: House, deal: TeamTrade, user_id: int) -> Trade:
    """Return a trade that the other captain may agree to.

    Raises `DealError`, `Refusal`: `trade_not_yours` unless the first team is the user's, `trade_no_books`.
    """
    async with house.db.write(keys.of_team(deal.team.id)) as tx:
        deal = await trades.renew_trade(tx, deal)
        if deal.team.captain_id != user_id:
            raise Refusal(Why.TRADE_NOT_YOURS)
        await trades.check_trade(tx, house, deal)
        return await rows.add(
            tx, team_id=deal.team.id, other_id=deal.other.id, deal=deal.deal, status="proposed",
            made_ms=house.clock.now_ms(),
        )  # fmt: skip


async def impose_trade(house: House, deal: TeamTrade) -> Trade:
    """Return a referee's trade, as `answer_trade` has it. Raises `DealError`, `Refusal(Why.TRADE_NO_BOOKS)`."""
    async with house.db.write(keys.of_team(deal.team.id)) as tx:
        deal = await trades.renew_trade(tx, deal)
        status = await _agreed(tx, house, deal)
        return await rows.add(
            tx, team_id=deal.team.id, other_id=deal.other.id, deal=deal.deal, status=status,
            made_ms=house.clock.now_ms(),
        )  # fmt: skip


async def answer_trade(house: House, trade_id: int, user_id: int, *, agrees: bool) -> tuple[Trade, TeamTrade]:
    """Return a trade as it is now that one of both captains has answered: who proposed it can only take it back.

    While one of both teams plays it is agreed on, and carried out after the match. Raises `DealError`, `Refusal`:
    `trade_gone` once it was answered, `trade_not_yours` for anybody else.
    """
    async with house.db.write(keys.of_trade(trade_id)) as tx:
        trade = await rows.get(tx, trade_id)
        if trade is None or trade.status != "proposed":
            raise Refusal(Why.TRADE_GONE)
        deal = await trades.team_trade_of(tx, trade)
        if user_id != deal.other.captain_id and (agrees or user_id != deal.team.captain_id):
            raise Refusal(Why.TRADE_NOT_YOURS)
        await rows.change(tx, trade.id, await _agreed(tx, house, deal) if agrees else "refused")
        answered = await rows.get(tx, trade.id)
        assert answered is not None  # noqa: S101 - it was there
        return answered, await trades.team_trade_of(tx, answered)


async def _agreed(tx: Tx, house: House, deal: TeamTrade) -> Literal["agreed", "done"]:
    """Carry a trade out, unless one of both teams plays: it waits then. Return how it stands with it."""
    if await trades.is_busy(tx, deal):
        await trades.check_trade(tx, house, deal)
        return "agreed"
    await trades.carry_out_trade(tx, house, deal)
    return "done"


async def get_trade(house: House, trade_id: int) -> tuple[Trade, TeamTrade]:
    """Return a trade with its teams. Raises `Refusal(Why.TRADE_GONE)`."""
    async with house.db.read() as tx:
        trade = await rows.get(tx, trade_id)
        if trade is None:
            raise Refusal(Why.TRADE_GONE)
        return trade, await trades.team_trade_of(tx, trade)


async def write_draft_choice(house: House, books_id: int, team: Team, data: JsonObject, text: str) -> None:
    """Write down what a team has after its choice, and enter `text` in the books. Raises `Refusal`: `paused`."""
    async with house.db.write(keys.of_contest(books_id)) as tx:
        if await team_rows.get(tx, team.id) != team:
            raise Refusal(Why.TEAM_CHANGED)
        await keep_team_version(tx, house, team, data)
        if await books.enter_in_books(await take_latest_turn(tx, house, books_id), text) is None:
            raise Refusal(Why.PAUSED)
        await books.enter_teams(tx, house, (team,))


async def promise_on_record(house: House, contest_id: int, by: By, *, place: int, text: str) -> RewardStanding:
    """Promise something to whoever takes a place of a contest: recorded and announced. Raises `Refusal`."""
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        await desk.record(PromiseReward(place=place, text=text))
        return await rewards.promise_reward(desk.play, desk.by.user_id, place=place, text=text)
