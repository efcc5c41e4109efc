"""`/match rejouer`: a finished contest as one animation, for everybody; nothing of it is secret any more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import discord

from cogs.kit.actions import on
from cogs.kit.answers import answer, defer
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import contest_pressed
from cogs.kit.dossiers import load_latest_whole
from cogs.orders.flow import author_of
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.movies import movie
from presenters.post import Button, Movie, Post, Row
from presenters.presenter import Replays
from presenters.press import custom_id
from referee.model import Contest


@on("replay")
async def pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Answer the button below the announcement of a result."""
    await defer(interaction)
    await show_replay(interaction, await contest_pressed(interaction, contest_id))


async def show_replay(interaction: discord.Interaction, contest: Contest) -> None:
    """Answer with the replay of a contest, seen from the user's seat if he has one.

    Raises `UserError` if it is not over, has no board, was never played, or if the user waits for another replay.
    """
    app = app_of(interaction)
    name = escape(contest.name)
    if contest.status != "over":
        raise UserError("replay-not-over", match=name)
    presenter = app.presenters[contest.game]
    if not isinstance(presenter, Replays):
        raise UserError("replay-no-board", match=name)
    author = await author_of(interaction)
    voice = app.texts.voice(author.language)
    async with _place(app, author.user_id):
        dossier = await load_latest_whole(app.house, contest.id)
        seat = dossier.seat_of(author.user_id)
        stills = await asyncio.to_thread(presenter.replay, voice.locale, dossier, seat, author.palette)
        if not stills:
            raise UserError("replay-not-played", match=name)
        title = voice.t("replay-title", league=escape(dossier.league.name), match=name)
        await answer(interaction, Post((title, movie(voice, dossier, lambda: stills))))


@asynccontextmanager
async def _place(app: App, user_id: int) -> AsyncIterator[None]:
    """Let one replay be made at a time, and no second one be asked for by who waits for one."""
    if user_id in app.awaiting_replay:
        raise UserError("replay-busy")
    app.awaiting_replay.add(user_id)
    try:
        async with app.replays:
            yield
    finally:
        app.awaiting_replay.discard(user_id)


def with_replay(app: App, dossier: Dossier, post: Post) -> Post:
    """Return the announcement of a result with a button that plays the contest again, where the game has boards.

    One that shows the replay itself needs none, and of a contest that was never played there is nothing to show.
    """
    if not dossier.game.has_play(dossier.turn.stage):
        return post
    is_there = any(isinstance(block, Movie) for block in post.blocks)
    if is_there or not isinstance(app.presenters[dossier.contest.game], Replays):
        return post
    label = app.texts.t(dossier.league.language, "button-replay")
    return replace(post, blocks=(*post.blocks, Row((Button(label, custom_id("replay", dossier.contest.id)),))))
