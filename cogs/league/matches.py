"""Everybody's own open matches: what is owed in each, and until when."""

from typing import NamedTuple

import discord

from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.dossiers import load
from presenters.dossier import thread_of
from presenters.escaping import escape
from presenters.post import Post
from presenters.texts import Voice
from referee.desk import unreadable
from referee.desk.unreadable import UnreadableError
from referee.model import Contest, Turn
from referee.orders.owing import owes
from referee.turns import contests

MOST = 15


class Mine(NamedTuple):
    """An open match of somebody: its turn in play, that turn's stage in words (None: it cannot be read)."""

    contest: Contest
    turn: Turn | None
    stage: str | None
    is_owed: bool


async def matches_of(app: App, user_id: int, language: str) -> list[Mine]:
    """Return the open matches of a person, newest first."""
    found = {contest.id: contest for contest, _ in await contests.of_person(app.house, user_id)}
    return [await _mine(app, contest, user_id, language) for contest in list(found.values())[:MOST]]


async def _mine(app: App, contest: Contest, user_id: int, language: str) -> Mine:
    turn = await contests.open_turn(app.house, contest.id)
    if turn is None:
        return Mine(contest, None, None, is_owed=False)
    try:
        dossier = await load(app.house, turn.id)
    except UnreadableError as error:
        await unreadable.tell(app.house, [error])
        return Mine(contest, turn, None, is_owed=False)
    stage = app.presenters[contest.game].stage(language, dossier.state)
    return Mine(contest, turn, stage, contest.status == "open" and await owes(app.house, turn, user_id))


def match_line(voice: Voice, mine: Mine) -> str:
    """Return a match of somebody's in a line."""
    contest, turn, stage, is_owed = mine
    name, place = escape(contest.name), thread_of(contest)
    if turn is None:
        return voice.t("matches-over", match=name)
    if stage is None:
        return voice.t("matches-unreadable", match=name, place=place)
    due = turn.due_ms // 1000
    if is_owed:
        return voice.t("matches-owed", match=name, stage=stage, asked=turn.stage, due=due, place=place)
    return voice.t("matches-waiting", match=name, stage=stage, due=due, place=place)


@on("my-matches")
async def matches_pressed(interaction: discord.Interaction) -> None:
    """Show the user's open matches."""
    await defer(interaction)
    await answer(interaction, await matches_post(interaction))


async def matches_post(interaction: discord.Interaction) -> Post:
    """Return the user's open matches: what is owed, until when; then those that wait for others."""
    app = app_of(interaction)
    voice = app.texts.voice(await language_of(interaction))
    mine = await matches_of(app, interaction.user.id, voice.locale)
    lines = [match_line(voice, one) for one in mine] or [voice.t("matches-none")]
    return Post((voice.t("matches-title"), *lines))
