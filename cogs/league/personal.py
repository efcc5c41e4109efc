"""Commands about oneself, everywhere: my matches, a match, my settings."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.answers import answer, defer
from cogs.kit.app import app_of
from cogs.kit.authors import author_of
from cogs.kit.autocomplete import contest_named, match_choices, past_choices
from cogs.kit.declare import choice, named, options
from cogs.kit.notices import own_panel
from cogs.kit.replay import show_replay
from cogs.league.forms import read_quiet
from cogs.league.matches import matches_post
from cogs.league.mine import settings_post
from referee.hand.people import PersonFields


class PersonalCog(commands.Cog):
    """`/mes-matchs`, `/match`, `/reglages`."""

    match = app_commands.Group(**named("match"))

    @app_commands.command(**named("mes-matchs"))
    async def my_matches(self, interaction: discord.Interaction) -> None:
        """List the user's open contests: what is owed, until when; then those that wait for others."""
        await defer(interaction)
        await answer(interaction, await matches_post(interaction))

    @match.command(**named("voir"))
    @options(match="match")
    @app_commands.autocomplete(match=match_choices)
    async def show(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Show the current panel of a match."""
        await defer(interaction)
        contest = await contest_named(interaction, match)
        await answer(interaction, await own_panel(app_of(interaction), contest.id, await author_of(interaction)))

    @match.command(**named("rejouer"))
    @options(match="match")
    @app_commands.autocomplete(match=past_choices)
    async def replay(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Show a match that is over as an animation."""
        await defer(interaction)
        await show_replay(interaction, await contest_named(interaction, match, past=True))

    @app_commands.command(**named("reglages"))
    @options(quiet="silence", language="ma-langue", palette="palette")
    @app_commands.choices(
        language=[choice("fr", "fr"), choice("en", "en"), choice("auto", "auto")],
        palette=[choice("palette-default", "default"), choice("palette-safe", "safe")],
    )
    async def settings(
        self,
        interaction: discord.Interaction,
        quiet: str | None = None,
        language: str | None = None,
        palette: str | None = None,
    ) -> None:
        """Change what is named, then show the user's settings."""
        await defer(interaction)
        fields: PersonFields = {}
        if quiet is not None:
            fields["quiet_from"], fields["quiet_to"] = read_quiet(quiet) or (None, None)
        if language is not None:
            fields["language"] = None if language == "auto" else language
        if palette is not None:
            fields["palette"] = "safe" if palette == "safe" else "default"
        await answer(interaction, await settings_post(interaction, fields))
