"""The referee's desk: every act has a reason, is recorded, and is announced."""

from collections.abc import Iterable

from discord import app_commands
from discord.ext.commands import Bot

from cogs.desk import overview
from cogs.desk.appeal import answer_appeal, excuse_by_command
from cogs.desk.commands import RefereeCog
from cogs.desk.correct import correct_contest
from cogs.desk.looks import show_rehearsal, show_sealed
from cogs.desk.republish import republish
from cogs.desk.reward import promise_by_command
from cogs.desk.rewind import show_rewind
from cogs.game import Command
from cogs.kit.declare import mark_word


async def setup(bot: Bot, of_games: Iterable[Command]) -> None:
    """Add this feature's commands to the bot, with those `of_games`."""
    cog = RefereeCog()
    group = cog.app_command
    assert isinstance(group, app_commands.Group)  # noqa: S101 - a GroupCog has one
    group.add_command(correct_contest)
    group.add_command(show_rehearsal)
    group.add_command(show_sealed)
    group.add_command(show_rewind)
    group.add_command(republish)
    group.add_command(excuse_by_command)
    group.add_command(promise_by_command)
    group.add_command(answer_appeal)
    for command in of_games:
        group.add_command(command)
    await bot.add_cog(cog)
    of_league = bot.tree.get_command(str(mark_word("cmd-ligue")))
    assert isinstance(of_league, app_commands.Group)  # noqa: S101 - the league's commands are there first
    of_league.add_command(overview.show_overview)
