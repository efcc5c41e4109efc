"""The pages of a competition on demand: table, calendar, bracket, honours; the same by a press."""

import discord
from discord import app_commands

from cogs.competition.live import load_live
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, contest_pressed, match_choices
from cogs.kit.declare import named, options
from cogs.kit.game import Command
from presenters.competition.presenter import CompetitionPresenter
from presenters.errors import UserError
from referee.competition.terms import KEY
from referee.model import Contest


@on("cp-page")
async def page_pressed(interaction: discord.Interaction, contest_id: int, page: str) -> None:
    """Show a page to who presses."""
    await defer(interaction)
    await _show(interaction, await contest_pressed(interaction, contest_id), page)


async def _show(interaction: discord.Interaction, contest: Contest, page: str) -> None:
    app = app_of(interaction)
    presenter = app.presenters[contest.game]
    if not isinstance(presenter, CompetitionPresenter):
        raise UserError("error-stale")
    dossier = await load_live(app, contest.id)
    await answer(interaction, presenter.page(await language_of(interaction), dossier, page))


def _command(key: str, page: str) -> Command:
    @app_commands.command(**named(key))
    @options(match="competition")
    @app_commands.autocomplete(match=match_choices)
    async def show(interaction: discord.Interaction, match: str | None = None) -> None:
        await defer(interaction)
        await _show(interaction, await contest_named(interaction, match, KEY), page)

    return show


PAGES = (
    _command("cp-classement", "table"),
    _command("cp-calendrier", "calendar"),
    _command("cp-tableau", "bracket"),
    _command("cp-palmares", "honours"),
)
