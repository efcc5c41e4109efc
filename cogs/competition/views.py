"""The pages of a competition on demand: table, calendar, bracket, honours; the same by a press."""

from dataclasses import replace

import discord
from discord import app_commands

from cogs.competition.live import load_live
from cogs.game import Command
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import contest_named, contest_pressed, match_choices
from cogs.kit.declare import named, options
from cogs.kit.dossiers import load_latest_whole
from presenters.competition.presenter import CompetitionPresenter
from presenters.errors import UserError
from presenters.escaping import text_length
from presenters.fitting import fit_lines
from presenters.post import TEXT_LIMIT, Block, ButtonRow, Post
from presenters.rewards import here_button, reward_line
from referee.competition import books
from referee.competition.founding import KEY
from referee.league import rewards
from referee.model import Contest

REWARDS = 4  # that are shown
SEASONS = 3  # whose books are told


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
    dossier, language = await load_live(app, contest.id), await language_of(interaction)
    post = presenter.page(language, dossier, page)
    if page == "honours":
        post = replace(post, blocks=(*post.blocks, *await _own_honours(app, language, contest)))
        post = replace(post, blocks=(*post.blocks, *await _rewards(app, language, contest, post)))
    await answer(interaction, post)


async def _own_honours(app: App, language: str, contest: Contest) -> tuple[str, ...]:
    """Return what the books of the game that is played tell of the latest seasons."""
    told = []
    for _, kept in (await books.list_books_by_season(app.house, contest.id))[:SEASONS]:
        dossier = await load_latest_whole(app.house, kept.id)
        told.append(app.presenters[kept.game].season_honours(language, dossier))
    return tuple(one for one in told if one)


async def _rewards(app: App, language: str, contest: Contest, beside: Post) -> tuple[Block, ...]:
    """Return how it stands with the latest rewards, and the button for whoever still has to come for one."""
    voice, found = app.texts.voice(language), await rewards.list_rewards(app.house, contest.id)
    latest = found[-REWARDS:][::-1]
    room = TEXT_LIMIT - sum(text_length(block) for block in beside.blocks if isinstance(block, str))
    lines = "\n".join(fit_lines(voice, [reward_line(voice, one) for one in latest], room))
    buttons = tuple(here_button(voice, one) for one in latest if one.awaited)
    return (*((lines,) if lines else ()), *((ButtonRow(buttons),) if buttons else ()))


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
