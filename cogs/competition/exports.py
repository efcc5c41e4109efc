"""Files of a competition: `/competition exporter` and `/competition agenda`; the calendars by a press, too.

Exported are results and tables as CSV, the state as JSON, the calendar; the agenda holds all that somebody plays, in
competitions and besides.
"""

from collections.abc import Sequence
from datetime import UTC, datetime

import discord
from discord import app_commands

from cogs.competition.views import entrant_choices, find_entrant, find_pressed_entrant, load_live, read_words
from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_named_contest, find_pressed_contest, match_choices
from cogs.kit.declare import declare_command, declare_options, fixed_choice
from cogs.league.matches import load_own_matches
from presenters.competition.exports import (
    CalendarEvent,
    calendar_events,
    match_windows,
    results_csv,
    state_json,
    table_csv,
    write_calendar,
)
from presenters.competition.presenter import CompetitionPresenter
from presenters.competition.standing import latest_state
from presenters.competition.words import GameWords
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.post import Document, Post
from presenters.texts import Voice
from referee.competition.dates import count_date_changes, dates_of, list_entered_competitions
from referee.competition.founding import KEY
from referee.model import Contest

KINDS = ("results", "table", "state", "calendar")
FILES = {
    "results": "resultats.csv",
    "table": "classement.csv",
    "state": "competition.json",
    "calendar": "calendrier.ics",
}


@app_commands.command(**declare_command("cp-exporter"))
@declare_options(what="cp-export", entrant="cp-inscrit", match="competition")
@app_commands.choices(what=[fixed_choice(f"cp-export-{kind}", kind) for kind in KINDS])
@app_commands.autocomplete(entrant=entrant_choices, match=match_choices)
async def give_export(
    interaction: discord.Interaction, what: str = KINDS[0], entrant: str | None = None, match: str | None = None
) -> None:
    """Give a file; the calendar is one entrant's where one is named."""
    await defer(interaction)
    contest = await find_named_contest(interaction, match, KEY)
    words, _ = await read_words(interaction, contest)
    whose = None if entrant is None else find_entrant(words.state, entrant)
    await answer(interaction, await _file(app_of(interaction), words, contest, what, whose))


@register("cp-ics")
async def calendar_pressed(interaction: discord.Interaction, contest_id: int, entrant: str) -> None:
    """Give who presses the calendar of an entrant."""
    await defer(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    words, _ = await read_words(interaction, contest)
    whose = find_pressed_entrant(words.state, entrant)
    await answer(interaction, await _file(app_of(interaction), words, contest, "calendar", whose))


async def _file(app: App, words: GameWords, contest: Contest, what: str, entrant: str | None) -> Post:
    match what:
        case "calendar":
            data = await _calendar(app, words, contest, entrant)
        case "table":
            data = table_csv(words)
        case "state":
            data = state_json(words.state)
        case _:
            data = results_csv(words)
    told = words.t("cp-export", name=escape(contest.name), what=what)
    return Post((told, Document(FILES.get(what, FILES["results"]), data, told)))


async def _calendar(app: App, words: GameWords, contest: Contest, entrant: str | None) -> bytes:
    name = contest.name if entrant is None else f"{contest.name} · {words.bare(entrant)}"
    return await write_calendar_file(app, name, await list_calendar_entries(app, words, contest, entrant))


async def list_calendar_entries(
    app: App, words: GameWords, contest: Contest, entrant: str | None
) -> list[CalendarEvent]:
    """Return what a calendar has of a competition, or of one entrant in it."""
    state = words.state
    stage = state.stages[state.stage - 1] if state.stages else None
    ahead = 0 if stage is None else stage.rounds - stage.to
    planned = match_windows(state, await dates_of(app.house, contest.id, state.season, ahead))
    return calendar_events(words, planned, f"cp-{identify_contest(contest)}", entrant, contest.name)


async def write_calendar_file(app: App, name: str, found: Sequence[CalendarEvent]) -> bytes:
    """Return a calendar file; an entry that has moved since it was told last says so."""
    moved = await count_date_changes(app.house, {one.uid: (one.start_ms, one.end_ms) for one in found})
    told = [one._replace(sequence=moved[one.uid]) for one in found]
    return write_calendar(name, told, app.house.clock.now_ms())


def identify_contest(contest: Contest) -> str:
    """Return what no other contest of any house has."""
    return f"{contest.id}-{datetime.fromtimestamp(contest.created_ms / 1000, UTC):%Y%m%d%H%M%S}"


FILE = "agenda.ics"


@app_commands.command(**declare_command("cp-agenda"))
async def give_agenda(interaction: discord.Interaction) -> None:
    """Give the user the calendar of all that they play."""
    await defer(interaction)
    await _give(interaction)


@register("cp-agenda")
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
    file = await write_calendar_file(app, voice.t("cp-agenda-name"), found)
    await answer(interaction, Post((told, Document(FILE, file, told))))


async def _competitions(app: App, voice: Voice, user_id: int) -> list[CalendarEvent]:
    found: list[CalendarEvent] = []
    for contest, entrant in await list_entered_competitions(app.house, user_id):
        dossier, presenter = await load_live(app, contest.id), app.presenters[contest.game]
        if isinstance(presenter, CompetitionPresenter):
            words = presenter.words(voice.locale, latest_state(dossier))
            found += await list_calendar_entries(app, words, contest, entrant)
    return found


async def _matches(app: App, voice: Voice, user_id: int) -> list[CalendarEvent]:
    """Return the matches that no competition hosts: when the open turn of each is to be played."""
    found = []
    for one in await load_own_matches(app, user_id):
        contest, turn = one.contest, one.turn
        is_its_own = contest.settings.hosted_by is None and app.house.games[contest.game].lines is None
        if turn is None or one.state is None or not is_its_own:
            continue
        stage = app.presenters[contest.game].about(one.state).stage(voice.locale, one.state)
        title = voice.t("day-title", match=plain(contest.name), stage=stage)
        found.append(CalendarEvent(f"match-{identify_contest(contest)}@sifflet", title, turn.opened_ms, turn.due_ms))
    return found
