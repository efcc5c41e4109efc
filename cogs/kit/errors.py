"""The one place where a failure becomes an answer: the player's fault, the circumstances, or a bug of ours."""

import logging

import aiohttp
import discord
from discord import app_commands

from cogs.kit.answers import TOO_LATE, answer, answer_by_dm, language_of
from cogs.kit.app import app_of
from presenters.errors import ACCENT, UserError
from presenters.escaping import escape
from presenters.post import Post
from presenters.texts import Texts
from referee.desk import unreadable
from referee.desk.unreadable import UnreadableError
from referee.model import Refusal, UnsavedError
from rules.errors import CaseError, OrderError

log = logging.getLogger(__name__)

ALREADY_ANSWERED = 40060
FAULT = 200  # characters of a fault that are shown


async def answer_error(interaction: discord.Interaction, error: BaseException) -> None:
    """Tell the user what went wrong, in his language; where Discord takes no answer any more, by DM.

    Bugs are logged with their traceback, never with an order.
    """
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError) and error.__cause__:
        error = error.__cause__
    if _has_code(error, ALREADY_ANSWERED) or interaction.type is discord.InteractionType.autocomplete:
        log.info("interaction %s is not answered: %s", interaction.id, type(error).__name__)
        return  # it came twice; or it asks for a list of choices, to which there is no other answer
    if describe(error)[0] == "error-bug":
        log.error("interaction %s failed", interaction.id, exc_info=error)
    try:
        if isinstance(error, UnreadableError):
            await unreadable.tell(app_of(interaction).house, [error])
        language = await language_of(interaction)
        post = Post((explained(app_of(interaction).texts, language, error),), accent=ACCENT)
        if _has_code(error, TOO_LATE):
            await answer_by_dm(interaction, post)
        else:
            await _answer_or_write(interaction, post)
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as failure:
        log.warning("could not tell interaction %s about a failure: %s", interaction.id, type(failure).__name__)


async def _answer_or_write(interaction: discord.Interaction, post: Post) -> None:
    try:
        await answer(interaction, post)
    except discord.NotFound as error:
        if error.code != TOO_LATE:
            raise
        await answer_by_dm(interaction, post)


def _has_code(error: BaseException, code: int) -> bool:
    return isinstance(error, discord.HTTPException) and error.code == code


def explained(texts: Texts, language: str, error: BaseException) -> str:
    """Return in words what `describe` says; a text about a match may name its game's own commands (`$group`)."""
    message_id, variables = describe(error)
    if "game" in variables:
        variables = {**variables, "group": texts.t(language, f"cmd-{variables['game']}")}
    return texts.t(language, message_id, **variables)


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
            return "error-unsaved", {}
        case app_commands.NoPrivateMessage():
            return "error-guild-only", {}
        case app_commands.CheckFailure():
            return "error-not-allowed", {}
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return "error-stale", {}
        case aiohttp.ClientError() | OSError() | discord.HTTPException() | discord.RateLimited():
            # Nothing is done before it is answered.
            return "error-too-late" if _has_code(error, TOO_LATE) else "error-transport", {}
        case _:
            return "error-bug", {}
