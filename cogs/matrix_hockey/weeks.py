"""`/matrix resultats` and `/matrix bilan`: what a week came to, how the season ends."""

import discord
from discord import app_commands

from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, match_choices
from cogs.kit.declare import named, options
from cogs.kit.dossiers import load
from cogs.matrix_hockey.ordering import GAME, presenter_of
from cogs.matrix_hockey.views import book_of, division_choices, part_named
from presenters.errors import UserError
from presenters.matrix_hockey.views import ending_page
from presenters.post import Post
from referee.house import House
from referee.model import Contest, Turn
from referee.turns import contests, history


@app_commands.command(**named("mh-resultats"))
@options(division="division", week="semaine", match="saison")
@app_commands.autocomplete(match=match_choices, division=division_choices)
async def results(
    interaction: discord.Interaction,
    division: str | None = None,
    week: app_commands.Range[int, 1, 99] | None = None,
    match: str | None = None,
) -> None:
    """Show what a week came to, the last one by default."""
    await defer(interaction)
    contest = await contest_named(interaction, match, GAME)
    book, seats = await book_of(interaction, contest)
    await answer(interaction, await week_told(interaction, contest, week, part_named(book, seats, division)))


@app_commands.command(**named("mh-bilan"))
@options(division="division", match="saison")
@app_commands.autocomplete(match=match_choices, division=division_choices)
async def season_end(interaction: discord.Interaction, division: str | None = None, match: str | None = None) -> None:
    """Show how the season ended, or would end now."""
    await defer(interaction)
    book, seats = await book_of(interaction, await contest_named(interaction, match, GAME))
    await answer(interaction, ending_page(book, part_named(book, seats, division)))


async def week_told(interaction: discord.Interaction, contest: Contest, week: int | None, part: str) -> Post:
    """Return the bulletin of a week of the running season. Raises `UserError` if it is not over."""
    app, language = app_of(interaction), await language_of(interaction)
    weeks = await played_weeks(app.house, contest.id)
    if week is None:
        week = len(weeks)
    if not 1 <= week <= len(weeks):
        raise UserError("mh-no-week", week=week, last=len(weeks))
    dossier = await load(app.house, weeks[week - 1].id)
    if part not in dossier.game.bulletins(dossier.now, dossier.events):
        raise UserError("mh-nothing-told", week=week)
    return presenter_of(app).closed(language, dossier, part=part)


async def played_weeks(house: House, contest_id: int) -> list[Turn]:
    """Return the closed weeks of the running season, in order."""
    latest = await contests.get_latest_turn(house, contest_id)
    weeks: list[Turn] = []
    for turn in await history.list_turns_before(house, latest):
        if turn.stage == "setup":
            weeks.clear()
        elif turn.stage == "week":
            weeks.append(turn)
    return weeks
