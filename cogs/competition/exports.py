"""`/competition exporter`: results and tables as CSV, the state as JSON, the calendar; the calendar by a press, too."""

from collections.abc import Sequence
from datetime import UTC, datetime

import discord
from discord import app_commands

from cogs.competition.demand import about, entrant_choices, entrant_named, words_of
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import contest_named, contest_pressed, match_choices
from cogs.kit.declare import choice, named, options
from presenters.competition.exports import (
    CalendarEvent,
    calendar_events,
    match_windows,
    results_csv,
    state_json,
    table_csv,
    write_calendar,
)
from presenters.competition.words import GameWords
from presenters.escaping import escape
from presenters.post import Document, Post
from referee.competition.dates import count_date_changes, dates_of
from referee.competition.founding import KEY
from referee.model import Contest

KINDS = ("results", "table", "state", "calendar")
FILES = {
    "results": "resultats.csv",
    "table": "classement.csv",
    "state": "competition.json",
    "calendar": "calendrier.ics",
}


@app_commands.command(**named("cp-exporter"))
@options(what="cp-export", entrant="cp-inscrit", match="competition")
@app_commands.choices(what=[choice(f"cp-export-{kind}", kind) for kind in KINDS])
@app_commands.autocomplete(entrant=entrant_choices, match=match_choices)
async def export(
    interaction: discord.Interaction, what: str = KINDS[0], entrant: str | None = None, match: str | None = None
) -> None:
    """Give a file; the calendar is one entrant's where one is named."""
    await defer(interaction)
    contest = await contest_named(interaction, match, KEY)
    words, _ = await words_of(interaction, contest)
    whose = None if entrant is None else entrant_named(words.state, entrant)
    await answer(interaction, await _file(app_of(interaction), words, contest, what, whose))


@on("cp-ics")
async def calendar_pressed(interaction: discord.Interaction, contest_id: int, entrant: str) -> None:
    """Give who presses the calendar of an entrant."""
    await defer(interaction)
    contest = await contest_pressed(interaction, contest_id)
    words, _ = await words_of(interaction, contest)
    whose = about(words.state, entrant)
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
    return await calendar_file(app, name, await dated(app, words, contest, entrant))


async def dated(app: App, words: GameWords, contest: Contest, entrant: str | None) -> list[CalendarEvent]:
    """Return what a calendar has of a competition, or of one entrant in it."""
    state = words.state
    stage = state.stages[state.stage - 1] if state.stages else None
    ahead = 0 if stage is None else stage.rounds - stage.to
    planned = match_windows(state, await dates_of(app.house, contest.id, state.season, ahead))
    return calendar_events(words, planned, f"cp-{place_of(contest)}", entrant, contest.name)


async def calendar_file(app: App, name: str, found: Sequence[CalendarEvent]) -> bytes:
    """Return a calendar file; an entry that has moved since it was told last says so."""
    moved = await count_date_changes(app.house, {one.uid: (one.start_ms, one.end_ms) for one in found})
    told = [one._replace(sequence=moved[one.uid]) for one in found]
    return write_calendar(name, told, app.house.clock.now_ms())


def place_of(contest: Contest) -> str:
    """Return what no other contest of any house has."""
    return f"{contest.id}-{datetime.fromtimestamp(contest.created_ms / 1000, UTC):%Y%m%d%H%M%S}"
