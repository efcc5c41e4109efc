"""`/competition agenda`: a calendar file of all that somebody plays, in competitions and besides; by a press, too."""

import discord
from discord import app_commands

from cogs.competition.exports import calendar_file, dated, place_of
from cogs.competition.live import load_live
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import named
from cogs.league.matches import matches_of
from presenters.competition.exports import CalendarEvent
from presenters.competition.presenter import CompetitionPresenter
from presenters.competition.standing import latest_state
from presenters.errors import UserError
from presenters.escaping import plain
from presenters.post import Document, Post
from presenters.texts import Voice
from referee.competition.dates import list_entered_competitions
from rules.abilities import line_taker

FILE = "agenda.ics"


@app_commands.command(**named("cp-agenda"))
async def agenda(interaction: discord.Interaction) -> None:
    """Give the user the calendar of all that they play."""
    await defer(interaction)
    await _give(interaction)


@on("cp-agenda")
async def agenda_pressed(interaction: discord.Interaction) -> None:
    """Give the same to who presses."""
    await defer(interaction)
    await _give(interaction)


async def _give(interaction: discord.Interaction) -> None:
    app = app_of(interaction)
    voice = app.texts.voice(await language_of(interaction))
    found = [*await _competitions(app, voice, interaction.user.id), *await _matches(app, voice, interaction.user.id)]
    if not found:
        raise UserError("cp-agenda-none")
    told = voice.t("cp-agenda", count=len(found))
    file = await calendar_file(app, voice.t("cp-agenda-name"), found)
    await answer(interaction, Post((told, Document(FILE, file, told))))


async def _competitions(app: App, voice: Voice, user_id: int) -> list[CalendarEvent]:
    found: list[CalendarEvent] = []
    for contest, entrant in await list_entered_competitions(app.house, user_id):
        dossier, presenter = await load_live(app, contest.id), app.presenters[contest.game]
        if isinstance(presenter, CompetitionPresenter):
            words = presenter.words(voice.locale, latest_state(dossier))
            found += await dated(app, words, contest, entrant)
    return found


async def _matches(app: App, voice: Voice, user_id: int) -> list[CalendarEvent]:
    """Return the matches that no competition hosts: when the open turn of each is to be played."""
    found = []
    for one in await matches_of(app, user_id):
        contest, turn = one.contest, one.turn
        is_its_own = contest.settings.hosted_by is None and line_taker(app.house.games[contest.game]) is None
        if turn is None or one.state is None or not is_its_own:
            continue
        stage = app.presenters[contest.game].stage(voice.locale, one.state)
        title = voice.t("day-title", match=plain(contest.name), stage=stage)
        found.append(CalendarEvent(f"match-{place_of(contest)}@sifflet", title, turn.opened_ms, turn.due_ms))
    return found
