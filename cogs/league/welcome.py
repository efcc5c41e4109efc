"""The panel that greets people where they sign up: one message, pinned, kept up to date by `/ligue installer`.

So are the teams' cards beside it, which change by themselves as well; the installer brings back what was deleted.
"""

from collections.abc import Iterable
from contextlib import suppress

import discord

from cogs.kit.app import App
from cogs.kit.rendering import Rendered, render_post
from cogs.league.lobby import offers_of
from presenters.lobby import welcome_post
from referee.league import leagues, teams
from referee.model import League, Team


async def put_greeting_up(app: App, guild: discord.Guild, league: League, before: League | None) -> str | None:
    """Put the panel up, or up to date. Return the text (its id) that tells what could not be done; None: all was.

    `before`: the league as it was, whose panel may stand in another channel.
    """
    channel = guild.get_channel(league.signup_channel_id or 0)
    if not isinstance(channel, discord.TextChannel):
        return None  # the self-test tells of it
    has_moved = before is not None and before.signup_channel_id != league.signup_channel_id
    if before is not None and has_moved:
        await _take_down(guild, before, await teams.list_teams_with_cards(app.house, league.id))
        league = await _kept(app, league, None)
    await teams.show_cards_anew(app.house, league.id, elsewhere=has_moved)
    post = welcome_post(app.texts.voice(league.language), league.name, offers_of(app))
    rendered = await render_post(post, app.emojis)
    try:
        message = await _put_up(channel, league.welcome_id, rendered)
        await _kept(app, league, message.id)
    except discord.HTTPException:
        return "welcome-unsent"
    if message.pinned:
        return None
    try:
        await message.pin()
    except discord.HTTPException:
        return "welcome-unpinned"
    return None


async def _kept(app: App, league: League, message_id: int | None) -> League:
    return await leagues.keep_greeting(app.house, league.id, message_id)


async def _put_up(channel: discord.TextChannel, message_id: int | None, rendered: Rendered) -> discord.Message:
    """Return the panel after it was edited; sent, if there is none (any more)."""
    if message_id is not None:
        try:
            message = await channel.fetch_message(message_id)
            return await message.edit(view=rendered.view, allowed_mentions=rendered.mentions)
        except discord.NotFound:
            pass  # somebody deleted it
    return await channel.send(view=rendered.view, allowed_mentions=rendered.mentions, silent=True)


async def _take_down(guild: discord.Guild, before: League, shown: Iterable[Team]) -> None:
    """Delete panel and cards of a channel where nobody signs up any more; what is out of reach stays."""
    channel = guild.get_channel(before.signup_channel_id or 0)
    if not isinstance(channel, discord.TextChannel):
        return
    for message_id in (before.welcome_id, *(team.card_id for team in shown)):
        if message_id is not None:
            with suppress(discord.HTTPException):
                await channel.get_partial_message(message_id).delete()
