"""The one place where a failure becomes an answer: the player's fault, the circumstances, or a bug of ours."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import aiohttp
import discord
from discord import app_commands

from cogs.kit.answers import (
    ALREADY_ANSWERED,
    TOO_LATE,
    NotShownError,
    answer_again,
    answer_by_dm,
    has_code,
    language_of,
)
from cogs.kit.app import app_of
from cogs.kit.refusals import ITS_OWN_FAULT, TRANSPORT
from presenters.errors import ACCENT, UserError
from presenters.escaping import escape
from presenters.post import Post
from presenters.texts import Texts
from referee import deeds
from referee.deeds import Deed
from referee.faults import is_of_server, report_failure
from referee.hand import unreadable
from referee.hand.unreadable import UnreadableError
from referee.model import Refusal, UnsavedError
from rules.errors import CaseError, OrderError

log = logging.getLogger(__name__)

FAULT = 200  # characters of a fault that are shown
NOTHING_DONE = {"error-bug", "error-transport", "error-too-late", "error-unsaved", "error-unreadable"}  # as they say

Way = Callable[[discord.Interaction, Post], Awaitable[bool | None]]


async def answer_error(interaction: discord.Interaction, error: BaseException) -> None:
    """Tell the user what went wrong, in their language, and whether what they asked for is done.

    An answer that was not shown is tried once more. Bugs are logged with their traceback, never with an order.
    """
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError) and error.__cause__:
        error = error.__cause__
    cause = _cause(error)
    if interaction.type is discord.InteractionType.autocomplete or _came_twice(interaction, cause):
        log.info("interaction %s is not answered: %s", interaction.id, type(cause).__name__)
        return  # it asks for a list of choices, to which there is no other answer; or it came twice
    if not isinstance(cause, TRANSPORT) and describe(cause)[0] == "error-bug":
        log.error("interaction %s failed", interaction.id, exc_info=cause)
    try:
        await _answered(interaction, error, cause)
    except Exception as failure:  # whatever it is: nobody else hears of it
        report_failure(f"the failure of interaction {interaction.id} could not be told", failure)


async def _answered(interaction: discord.Interaction, error: BaseException, cause: BaseException) -> None:
    app = app_of(interaction)
    if deeds.deed() is not Deed.none:
        app.heart.poke()  # what follows from it is not to wait for whoever hears of it
    if isinstance(cause, UnreadableError):
        await unreadable.report_unreadable(app.house, [cause])
    note = Post((explain(app.texts, await language_of(interaction), error),), accent=ACCENT)
    ways: list[Way] = [answer_again, answer_by_dm]
    if has_code(cause, TOO_LATE):
        ways = [answer_by_dm]
    elif _lasts(cause):
        ways = [answer_by_dm, answer_again]
    for way in ways:
        for post in _posts(note, error):
            if await _goes(way, interaction, post):
                return


def _posts(note: Post, error: BaseException) -> tuple[Post, ...]:
    """Return how a failure may be told: best with what was not shown, unless it is that which Discord refuses."""
    if not isinstance(error, NotShownError) or _is_refused(error.__cause__):
        return (note,)
    above = () if deeds.deed() is Deed.none else note.blocks
    return (replace(error.post, blocks=(*above, *error.post.blocks)), note)


async def _goes(way: Way, interaction: discord.Interaction, post: Post) -> bool:
    try:
        return await way(interaction, post) is not False
    except Exception as failure:
        cause = _cause(failure)
        if isinstance(cause, TRANSPORT):
            log.warning("interaction %s was not answered: %s", interaction.id, type(cause).__name__)
        else:
            report_failure(f"interaction {interaction.id} was not answered", cause)
        return False


def _cause(error: BaseException) -> BaseException:
    return error.__cause__ if isinstance(error, NotShownError) and error.__cause__ else error


def _came_twice(interaction: discord.Interaction, cause: BaseException) -> bool:
    """Return whether another answers this very interaction: before we have, Discord said that it was answered."""
    is_first = not interaction.response.is_done() and deeds.deed() is Deed.none
    return is_first and has_code(cause, ALREADY_ANSWERED)


def _lasts(cause: BaseException) -> bool:
    """Return whether Discord was asked again and again already, in vain."""
    return isinstance(cause, discord.DiscordServerError | TimeoutError | discord.RateLimited)


def _is_refused(cause: BaseException | None) -> bool:
    return isinstance(cause, discord.HTTPException) and cause.status in ITS_OWN_FAULT


def explain(texts: Texts, language: str, error: BaseException) -> str:
    """Return in words what `describe` says, unless it would say that nothing is done of what is.

    A text about a match may name its game's own commands (`$group`).
    """
    message_id, variables = describe(error)
    if message_id in NOTHING_DONE:
        message_id = _done(error) or message_id
    if "game" in variables:
        variables = {**variables, "group": texts.t(language, f"cmd-{variables['game']}")}
    return texts.t(language, message_id, **variables)


def _done(error: BaseException) -> str:
    """Return the Fluent message that tells of what is done, although `error` came then; empty where nothing is."""
    match deeds.deed():
        case Deed.none:
            return ""
        case Deed.done:
            return "error-not-shown" if isinstance(error, NotShownError) else "error-half-done"
        case Deed.unsure:
            return "error-unsure"


def describe(error: BaseException) -> tuple[str, dict[str, str | int]]:  # noqa: PLR0911, PLR0912 - one per family
    """Return the Fluent message, with its variables, that tells a user about `error`."""
    match error:
        case UserError():
            return error.message_id, error.variables
        case Refusal():
            return f"refusal-{error.code.replace('_', '-')}", error.details
        case OrderError():
            return "error-order", {"code": error.code}
        case UnreadableError():
            return "error-unreadable-match", {}
        case CaseError():
            return "error-case", {"fault": escape(error.message, FAULT)}
        case UnicodeEncodeError():
            return "error-unreadable", {}
        case LookupError() if type(error) is LookupError:  # a record that is not there (any more)
            return "error-stale", {}
        case UnsavedError():  # the disk is full, the file locked: nothing of this is kept
            return "error-unsaved", {"keeper": "server" if is_of_server(error) else "disk"}
        case app_commands.NoPrivateMessage():
            return "error-guild-only", {}
        case app_commands.CheckFailure():
            return "error-not-allowed", {}
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return "error-stale", {}
        case NotShownError() | aiohttp.ClientError() | OSError() | discord.HTTPException() | discord.RateLimited():
            return "error-too-late" if has_code(_cause(error), TOO_LATE) else "error-transport", {}
        case _:
            return "error-bug", {}
