"""`/match rejouer`: a finished contest for everybody, as one animation or turn by turn; nothing of it is secret now."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import discord

from boards.animation import Still
from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, change_message, defer, defer_change
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_pressed_contest
from cogs.kit.dossiers import load_latest_whole_dossier, load_whole_dossier
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.post import Button, ButtonRow, Movie, Picture, Post, custom_id
from presenters.presenter import Replays, replay_movie
from presenters.texts import Texts, Voice
from referee.model import Contest
from referee.turns import contests

STEP = re.compile(r"[0-9]{1,4}")


@register("replay")
async def replay_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Answer the button below the announcement of a result."""
    await defer(interaction)
    await show_replay(interaction, await find_pressed_contest(interaction, contest_id))


async def show_replay(interaction: discord.Interaction, contest: Contest) -> None:
    """Answer with the replay of a contest. Raises `UserError` as `_stills`, and if the user waits for another one."""
    app = app_of(interaction)
    async with _place(app, interaction.user.id):
        voice, dossier, stills = await _stills(interaction, contest)
        steps = steps_row(app.texts, voice.locale, contest.id)
        await answer(interaction, Post((_title(voice, dossier), replay_movie(voice, dossier, lambda: stills), steps)))


async def show_turn_film(
    interaction: discord.Interaction, game: str, turn_id: int, film_of: Callable[[str, Dossier, str], Post]
) -> None:
    """Answer with a closed turn of a game as a film; `film_of`: of language, dossier, palette. Raises `UserError`."""
    await defer(interaction)
    app, author = app_of(interaction), await author_of(interaction)
    turn = await contests.get_turn(app.house, turn_id)
    contest = await find_pressed_contest(interaction, turn.contest_id)
    if contest.game != game or turn.status != "closed":
        raise UserError("error-stale")
    async with _place(app, author.user_id):
        await answer(
            interaction, film_of(author.language, await load_whole_dossier(app.house, turn.id), author.palette)
        )


@register("replay-steps")
async def show_first_frame(interaction: discord.Interaction, contest_id: int) -> None:
    """Show the first frame beside the animation."""
    await defer(interaction)
    await answer(interaction, await _step(interaction, contest_id, 0))


@register("replay-step")
async def show_frame(interaction: discord.Interaction, contest_id: int, number: str, way: str) -> None:
    """Go to another frame."""
    await defer_change(interaction)
    if not STEP.fullmatch(number):
        raise UserError("error-stale")
    await change_message(interaction, await _step(interaction, contest_id, int(number)))


async def _step(interaction: discord.Interaction, contest_id: int, number: int) -> Post:
    """Return a frame as a picture of its own, with buttons for those before and after it."""
    contest = await find_pressed_contest(interaction, contest_id)
    async with app_of(interaction).replays:
        voice, dossier, stills = await _stills(interaction, contest)
    last = len(stills) - 1
    number = min(number, last)
    still, match = stills[number], plain(dossier.contest.name)
    told = voice.t("replay-step", caption=escape(still.caption), number=number + 1, count=last + 1)
    alt = voice.t("replay-step-alt", match=match, caption=still.caption)
    back = custom_id("replay-step", contest_id, max(number - 1, 0), "b")
    forth = custom_id("replay-step", contest_id, min(number + 1, last), "f")
    buttons = (Button("◀", back, disabled=number == 0), Button("▶", forth, disabled=number == last))
    picture = Picture(still.scene, f"match-{contest_id}-{number + 1}.png", alt)
    return Post((_title(voice, dossier), told, picture, ButtonRow(buttons)))


def steps_row(texts: Texts, language: str, contest_id: int) -> ButtonRow:
    """Return the button below an animation that leads to its frames one by one."""
    return ButtonRow((Button(texts.t(language, "button-replay-steps"), custom_id("replay-steps", contest_id)),))


def _title(voice: Voice, dossier: Dossier) -> str:
    return voice.t("replay-title", league=escape(dossier.league.name), match=escape(dossier.contest.name))


async def _stills(interaction: discord.Interaction, contest: Contest) -> tuple[Voice, Dossier, Sequence[Still]]:
    """Return the frames of a contest, at least one, seen from the user's seat if they have one.

    Raises `UserError` if it is not over, has no board, or was never played.
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
    dossier = await load_latest_whole_dossier(app.house, contest.id)
    seat = dossier.seat_of(author.user_id)
    stills = await asyncio.to_thread(presenter.replay, voice.locale, dossier, seat, author.palette)
    if not stills:
        raise UserError("replay-not-played", match=name)
    return voice, dossier, stills


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


def add_replay_button(app: App, dossier: Dossier, post: Post) -> Post:
    """Return the announcement of a result with a button that plays the contest again, where the game has boards.

    One that shows the replay itself has a button to its frames; of a contest that was never played there is nothing.
    """
    has_play = dossier.game.kind_of(dossier.turn.stage).has_play
    if not has_play or not isinstance(app.presenters[dossier.contest.game], Replays):
        return post
    language = dossier.league.language
    if any(isinstance(block, Movie) for block in post.blocks):
        return replace(post, blocks=(*post.blocks, steps_row(app.texts, language, dossier.contest.id)))
    label = app.texts.t(language, "button-replay")
    return replace(post, blocks=(*post.blocks, ButtonRow((Button(label, custom_id("replay", dossier.contest.id)),))))
