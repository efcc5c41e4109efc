"""`/double-echec echange`: men and choices go from one team to another, as captains agree or a referee has them do it.

Men take their salaries and their injuries along (rulebook 9).
"""

import re
from collections import Counter
from collections.abc import Mapping

import discord
import msgspec
from discord import app_commands

from cogs.double_echec.team import find_team_by_name, offer_league_teams, read_roster
from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change
from cogs.kit.app import App, app_of
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.league import is_referee, league_here
from cogs.kit.teams import NAME
from presenters.double_echec.trade import trade_post
from presenters.errors import UserError
from presenters.escaping import escape
from referee.competition.trades import TeamTrade
from referee.course import dealing
from referee.model import League, Refusal, Team, Trade, Why
from rules.books import DealError
from rules.double_echec import trading
from rules.double_echec.league.settings import ROUNDS

_MOST = 100


@app_commands.command(**declare_command("de-echange"))
@declare_options(
    team="de-equipe-une", other="de-equipe-autre", gives="de-donne", takes="de-recoit",
    gives_choices="de-choix-donnes", takes_choices="de-choix-recus",
)  # fmt: skip
@app_commands.autocomplete(team=offer_league_teams, other=offer_league_teams)
async def trade_by_command(
    interaction: discord.Interaction,
    team: str,
    other: str,
    gives: app_commands.Range[str, 1, _MOST] | None = None,
    takes: app_commands.Range[str, 1, _MOST] | None = None,
    gives_choices: app_commands.Range[str, 1, _MOST] | None = None,
    takes_choices: app_commands.Range[str, 1, _MOST] | None = None,
) -> None:
    """Propose a trade to another captain; a referee has it done at once. Everybody sees it, nothing is half done."""
    await defer(interaction, ephemeral=False)
    app, league = app_of(interaction), await league_here(interaction)
    async with app.alone(league):
        one, two = await find_team_by_name(app, league, team), await find_team_by_name(app, league, other)
        if one.id == two.id:
            raise UserError("de-same-team")
        try:
            gift = trading.half_of(read_roster(one), _numbers(one, gives), _choices(gives_choices), 0)
            price = trading.half_of(read_roster(two), _numbers(two, takes), _choices(takes_choices), 1)
            deal = TeamTrade(one, two, msgspec.to_builtins(trading.Deal(gives=gift, takes=price)))
            if is_referee(interaction, league):
                made = await dealing.impose_trade(app.house, deal)
            else:
                made = await dealing.propose_trade(app.house, deal, interaction.user.id)
        except DealError as error:
            raise _told(error, one, two) from error
        shown = await dealing.get_trade(app.house, made.id)
    await answer(interaction, trade_post(app.texts.voice(league.language), *shown))
    app.heart.poke()


@register("de-trade-yes")
async def agree_to_trade(interaction: discord.Interaction, trade_id: int) -> None:
    """Agree to a trade that somebody has proposed to the user."""
    await _answer(interaction, trade_id, agrees=True)


@register("de-trade-no")
async def refuse_trade(interaction: discord.Interaction, trade_id: int) -> None:
    """Turn a trade down, or take one's own back."""
    await _answer(interaction, trade_id, agrees=False)


async def _answer(interaction: discord.Interaction, trade_id: int, *, agrees: bool) -> None:
    await defer_change(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    async with app.alone(league):
        deal = await _here(app, league, trade_id)
        try:
            made, deal = await dealing.answer_trade(app.house, trade_id, interaction.user.id, agrees=agrees)
        except DealError as error:
            raise _told(error, deal.team, deal.other) from error
    await change_message(interaction, trade_post(app.texts.voice(league.language), made, deal))
    app.heart.poke()


async def _here(app: App, league: League, trade_id: int) -> TeamTrade:
    """Return a trade of this server's league. Raises `Refusal(Why.TRADE_GONE)` for any other."""
    found: tuple[Trade, TeamTrade] = await dealing.get_trade(app.house, trade_id)
    if found[1].team.league_id != league.id:
        raise Refusal(Why.TRADE_GONE)
    return found[1]


def _numbers(team: Team, text: str | None) -> list[int]:
    """Return the jerseys that somebody wrote. Raises `UserError` for what is no number."""
    words = [word for word in re.split(r"[\s,;]+", (text or "").strip()) if word]
    for word in words:
        if not re.fullmatch("[0-9]{1,2}", word):
            raise UserError("de-trade-number", team=escape(team.name, NAME), number=escape(word, 10))
    return [int(word) for word in words]


def _choices(text: str | None) -> Mapping[str, int]:
    """Return how many choices of each round somebody wrote, a round for each. Raises `UserError` for another word."""
    words = [word for word in re.split(r"[\s,;]+", (text or "").strip()) if word]
    for word in words:
        if word not in ROUNDS:
            raise UserError("de-trade-round", word=escape(word, 10))
    return Counter(words)


def _told(error: DealError, *sides: Team) -> UserError:
    """Return why a deal cannot be done."""
    details = {name: str(value) if name == "number" else value for name, value in error.details.items()}
    if error.code == "nothing":
        return UserError("de-trade-nobody")
    return UserError(f"de-trade-{error.code}", team=escape(sides[error.side].name, NAME), **details)
