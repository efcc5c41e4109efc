"""How a referee's command carries out its act, and answers."""

from collections.abc import Awaitable, Iterator, Mapping
from contextlib import contextmanager

import discord

from cogs.kit.answers import answer, language_of
from cogs.kit.app import app_of
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.post import Post
from referee.model import Contest, Refusal, Why
from rules.errors import CaseError

DONE = 0x9B59B6


async def done(interaction: discord.Interaction, contest: Contest, act: Awaitable[object]) -> None:
    """Carry an act out and tell the referee that it is done, recorded, and announced."""
    await act
    await tell_done(interaction, contest)


async def tell_done(interaction: discord.Interaction, contest: Contest) -> None:
    """Tell the referee that their act is done, recorded, and announced."""
    app = app_of(interaction)
    text = app.texts.t(await language_of(interaction), "arbitration-done", match=escape(contest.name, 90))
    await answer(interaction, Post((text,), accent=DONE))
    app.heart.poke()


@contextmanager
def refusals(texts: Mapping[Why, str]) -> Iterator[None]:
    """Answer the refusals of an act in a referee's terms: those for captains speak of « your orders »."""
    try:
        yield
    except Refusal as error:
        if error.code in texts:
            raise UserError(texts[error.code]) from error
        raise


@contextmanager
def impossible(message_id: str) -> Iterator[None]:
    """Say by `message_id` what the game does not allow in this position."""
    try:
        yield
    except CaseError as error:
        raise UserError(message_id) from error
