"""Trades carried out: both sheets change, and the books of the seasons that the teams play are told, at once.

One that captains have agreed on waits until neither team plays: a match goes on with the men it began with.
"""

from typing import NamedTuple

import msgspec

from db import messages
from db import teams as team_rows
from db import trades as rows
from db.engine import Tx
from referee.competition import books
from referee.hand.play import Play, take_latest_turn
from referee.house import House
from referee.league.teams import keep_team_version
from referee.model import Contest, Refusal, Team, Trade, Why
from referee.outbox import announce
from rules.books import DealError, Trades
from rules.contract import JsonObject


class TeamTrade(NamedTuple):
    """A trade between two teams as they are now."""

    team: Team
    other: Team
    deal: JsonObject


async def team_trade_of(tx: Tx, trade: Trade) -> TeamTrade:
    """Return a trade with its teams as they are. Raises `Refusal(Why.UNKNOWN_TEAM)`."""
    return await _between(tx, trade.team_id, trade.other_id, trade.deal)


async def renew_trade(tx: Tx, deal: TeamTrade) -> TeamTrade:
    """Return a trade with its teams as they are in this transaction. Raises `Refusal(Why.UNKNOWN_TEAM)`."""
    return await _between(tx, deal.team.id, deal.other.id, deal.deal)


async def _between(tx: Tx, team_id: int, other_id: int, deal: JsonObject) -> TeamTrade:
    team, other = await team_rows.get(tx, team_id), await team_rows.get(tx, other_id)
    if team is None or other is None:
        raise Refusal(Why.UNKNOWN_TEAM)
    return TeamTrade(team, other, deal)


async def check_trade(tx: Tx, house: House, deal: TeamTrade) -> tuple[JsonObject, JsonObject]:
    """Return what both teams would have written down. Raises `DealError`, `Refusal`: `trade_no_books`, `paused`."""
    rules = _rules(house, deal)
    if rules.trades_choices(deal.deal):
        await _choices(tx, house, rules, deal)
    return rules.traded((deal.team.data, deal.other.data), deal.deal)


async def carry_out_trade(tx: Tx, house: House, deal: TeamTrade) -> None:
    """Do what was agreed on. Raises as `check_trade`."""
    after, rules = await check_trade(tx, house, deal), _rules(house, deal)
    for team, data in zip((deal.team, deal.other), after, strict=True):
        await keep_team_version(tx, house, team, data)
    if rules.trades_choices(deal.deal):
        kept, text = await _choices(tx, house, rules, deal)
        await books.enter_in_books(await take_latest_turn(tx, house, kept.id), text)
    await books.enter_teams(tx, house, (deal.team, deal.other))


async def is_busy(tx: Tx, deal: TeamTrade) -> bool:
    """Return whether one of both teams plays a match now."""
    return any([await team_rows.playing(tx, team) is not None for team in (deal.team, deal.other)])


async def settle_trades(play: Play) -> None:
    """Carry out what the teams of a match that is over have agreed on, where the other team is free, too."""
    if play.game.trades is None:
        return
    names = [seat.name for seat in play.file.seats if seat.name]
    for team in await team_rows.among(play.tx, play.contest.league_id, play.contest.game, names):
        for trade in await rows.agreed(play.tx, team.id):
            await _try(play, trade)


async def _try(play: Play, trade: Trade) -> None:
    deal = await team_trade_of(play.tx, trade)
    if await is_busy(play.tx, deal):
        return
    try:
        await check_trade(play.tx, play.house, deal)
    except (DealError, Refusal) as error:
        if isinstance(error, Refusal) and error.code == Why.PAUSED:  # the books are: there is another time
            return
        await rows.change(play.tx, trade.id, "failed")
    else:
        await carry_out_trade(play.tx, play.house, deal)
        await rows.change(play.tx, trade.id, "done")
    await announce.post(play, messages.Traded(trade_id=trade.id), to="announce")


def _rules(house: House, deal: TeamTrade) -> Trades[msgspec.Struct]:
    rules = house.games[deal.team.game].trades
    if rules is None:
        raise Refusal(Why.NOT_POSSIBLE)
    return rules


async def _choices(tx: Tx, house: House, rules: Trades[msgspec.Struct], deal: TeamTrade) -> tuple[Contest, str]:
    """Return the books that know both teams, and the text that enters their choices."""
    for contest, codes in await books.find_books_knowing(tx, (deal.team, deal.other)):
        if len(codes) == len(deal[:2]):
            if contest.status == "paused":
                raise Refusal(Why.PAUSED)
            state = (await take_latest_turn(tx, house, contest.id)).state
            return contest, rules.choices(state, (codes[deal.team.name], codes[deal.other.name]), deal.deal)
    raise Refusal(Why.TRADE_NO_BOOKS)
