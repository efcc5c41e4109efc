"""How an interaction is answered: deferred first, in the user's language, for them alone unless said otherwise."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import discord

from cogs.kit.app import app_of
from cogs.kit.rendering import render_post
from presenters.post import Post
from presenters.texts import Voice, catalogue_language
from referee.hand import people
from referee.model import Person, UnsavedError

ALREADY_ANSWERED = 40060
TOO_LATE = 10062  # Discord's code for an interaction that was not answered within three seconds
DEFER_S = 10.0  # after which there is no use in deferring
ANSWER_S = 30.0  # in which discord.py has tried a server that fails five times; it would wait for an hour if asked to


class NotShownError(Exception):
    """An answer that Discord did not take, or of which it said nothing that can be read: the cause tells which."""

    def __init__(self, post: Post) -> None:
        super().__init__()
        self.post = post


def has_code(error: BaseException | None, code: int) -> bool:
    """Return whether an error is what Discord says by one of its codes."""
    return isinstance(error, discord.HTTPException) and error.code == code


async def language_of(interaction: discord.Interaction) -> str:
    """Return the language for the user of `interaction`: their own setting, else their client's.

    Where that cannot be read they are still to have an answer.
    """
    try:
        person = await people.keep_client_language(
            app_of(interaction).house, interaction.user.id, client_language(interaction)
        )
    except UnsavedError:
        return client_language(interaction)
    return person.language or client_language(interaction)


async def voice_of(interaction: discord.Interaction) -> Voice:
    """Return the texts in the language for the user of `interaction`."""
    return app_of(interaction).texts.voice(await language_of(interaction))


def client_language(interaction: discord.Interaction) -> str:
    """Return the language of the user's Discord client; French for those that we do not speak."""
    return catalogue_language(interaction.locale.value)


async def defer(interaction: discord.Interaction, *, ephemeral: bool = True) -> None:
    """Tell Discord that the answer is coming: before anything that touches the disk."""
    await _deferred(interaction, ephemeral=ephemeral, thinking=True)


async def defer_change(interaction: discord.Interaction) -> None:
    """Tell Discord that the message whose button was pressed is going to change (`change_message`)."""
    await _deferred(interaction)


async def _deferred(interaction: discord.Interaction, **how: bool) -> None:
    if interaction.response.is_done():
        return
    try:
        async with asyncio.timeout(DEFER_S):
            await interaction.response.defer(**how)
    except Exception:
        if not interaction.response.is_done():  # else Discord has taken it, whatever it says to that
            raise


async def defer_in_time(interaction: discord.Interaction) -> bool:
    """Do as `defer_change`; return False where Discord takes no answer any more, which leaves a DM (`answer_by_dm`)."""
    try:
        await defer_change(interaction)
    except discord.NotFound as error:
        if error.code != TOO_LATE:
            raise
        return False
    return True


async def answer_by_dm(interaction: discord.Interaction, post: Post) -> bool:
    """Answer where Discord takes no other answer; return whether DMs reach the user, to whom none is opened."""
    person = await people.get_person(app_of(interaction).house, interaction.user.id)
    if person.dm_channel_id is None:
        return False
    rendered = await render_post(post, app_of(interaction).emojis)
    channel = await interaction.user.create_dm()
    await channel.send(view=rendered.view, files=rendered.files, allowed_mentions=rendered.mentions)
    return True


async def answer(interaction: discord.Interaction, post: Post, *, ephemeral: bool = True) -> None:
    """Answer with `post`, as the first answer or a further one. Raises `NotShownError`."""
    send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
    await _sent(interaction, post, send, ephemeral=ephemeral)


async def answer_again(interaction: discord.Interaction, post: Post) -> None:
    """Answer after a failure; Discord may have taken what it did not say that it took. Raises `NotShownError`."""
    try:
        await answer(interaction, post)
    except NotShownError as error:
        if interaction.response.is_done() or not has_code(error.__cause__, ALREADY_ANSWERED):
            raise
        await _sent(interaction, post, interaction.followup.send, ephemeral=True)


async def _sent(
    interaction: discord.Interaction, post: Post, send: Callable[..., Awaitable[object]], *, ephemeral: bool
) -> None:
    rendered = await render_post(post, app_of(interaction).emojis)
    with _showing(post):
        async with asyncio.timeout(ANSWER_S):
            await send(
                view=rendered.view, files=rendered.files, allowed_mentions=rendered.mentions, ephemeral=ephemeral
            )


async def change_message(interaction: discord.Interaction, post: Post) -> None:
    """Replace the message whose button was pressed (steps of a form, a confirmation). Raises `NotShownError`."""
    rendered = await render_post(post, app_of(interaction).emojis)
    is_done = interaction.response.is_done()
    edit = interaction.edit_original_response if is_done else interaction.response.edit_message
    with _showing(post):
        async with asyncio.timeout(ANSWER_S):
            await edit(view=rendered.view, attachments=rendered.files, allowed_mentions=rendered.mentions)


@contextmanager
def _showing(post: Post) -> Iterator[None]:
    """Raise `NotShownError` for whatever goes wrong while a post is handed to Discord."""
    try:
        yield
    except Exception as error:
        raise NotShownError(post) from error


@dataclass(frozen=True)
class Author:
    """Who sends an order, and how they read."""

    user_id: int
    language: str
    palette: str


async def author_of(interaction: discord.Interaction, known: Person | None = None) -> Author:
    """Return the author behind an interaction; `known`: as they were just read."""
    language = client_language(interaction)
    person = await people.keep_client_language(app_of(interaction).house, interaction.user.id, language, known)
    return Author(interaction.user.id, person.language or client_language(interaction), person.palette)
