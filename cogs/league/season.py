"""`/ligue saison`: which season the league is in and what a captain may claim in it; organisers change them."""

import discord
from discord import app_commands

from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.declare import named, options
from cogs.kit.league import league_here
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.post import Post
from referee.turns import seasons

COLOUR = 0x2ECC71
NAME = 90
MOST_LEAVE = 60
MOST_EXTENSIONS = 20
MOST_HOURS = 72


@app_commands.command(**named("saison-ligue"))
@options(
    number="saison-numero", leave_days="saison-conges", extensions="saison-delais", extension_hours="saison-heures"
)
async def season(
    interaction: discord.Interaction,
    number: app_commands.Range[int, 1, seasons.LAST] | None = None,
    leave_days: app_commands.Range[int, 0, MOST_LEAVE] | None = None,
    extensions: app_commands.Range[int, 0, MOST_EXTENSIONS] | None = None,
    extension_hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
) -> None:
    """Show the league's season, after changing what is named."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    given = {"leave_days": leave_days, "extensions": extensions, "extension_hours": extension_hours}
    terms = {name: value for name, value in given.items() if value is not None}
    if number is not None or terms:
        if not interaction.permissions.manage_guild:
            raise UserError("error-not-allowed")
        now = await seasons.change_season(app.house, league.id, by_user=interaction.user.id, number=number, **terms)
    else:
        now = await seasons.read_league_season(app.house, league.id)
    voice = app.texts.voice(await language_of(interaction))
    lines = (
        voice.t("season-title", league=escape(league.name, NAME), number=now.number),
        voice.t("season-leave", days=now.terms.leave_days),
        voice.t("season-extensions", count=now.terms.extensions, hours=now.terms.extension_hours),
    )
    await answer(interaction, Post(("\n".join(lines),), accent=COLOUR))
