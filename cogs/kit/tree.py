"""The command tree: where commands may be used, how one that failed is answered, and how Discord comes to hold it.

What Discord is to hold of the bot is sent until it is taken; nothing waits for that.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from itertools import chain, repeat
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.errors import answer_error
from cogs.kit.refusals import TRANSPORT, may_pass
from referee import deeds
from referee.faults import explain_error


class Tree(app_commands.CommandTree[commands.Bot]):
    """The command tree; its errors are answered where all errors are."""

    async def interaction_check(self, _: discord.Interaction[commands.Bot]) -> bool:
        """Let every command begin."""
        deeds.begin_deed()
        return True

    async def on_error(
        self, interaction: discord.Interaction[commands.Bot], error: app_commands.AppCommandError
    ) -> None:
        """Answer a command that failed."""
        await answer_error(interaction, error)


def list_sent_commands(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands as `sync` sends them, but for their translations."""
    return [command.to_dict(tree) for command in tree.get_commands()]


log = logging.getLogger("sifflet")

PAUSES_S = (5.0, 30.0, 120.0, 600.0)  # between two tries; the last one again and again
REFUSED_S = 3600.0  # what Discord refuses, it will refuse until somebody changes it, here or there
LONGEST = 1000  # characters of a refusal that are logged: it may be a page
FAULT = re.compile(r"^In ([\w.]+): (.*)", re.MULTILINE)


async def send_until_taken(
    what: str, send: Callable[[], Awaitable[object]], names: Callable[[], Sequence[Any]] = tuple
) -> None:
    """Do `send` until Discord takes it: meanwhile what it has of the last start serves as well.

    `names`: what is sent, by which the parts that are refused are named.
    """
    for pause_s in chain(PAUSES_S, repeat(PAUSES_S[-1])):
        try:
            await send()
        except Exception as error:
            fault = _of_discord(error)
            if fault is None:
                log.exception("%s cannot be made", what)
                return
            if may_pass(fault):
                wait_s = pause_s
                log.warning("Discord did not take %s (%s); trying again in %.0f s", what, explain_error(fault), wait_s)
            else:
                wait_s = REFUSED_S
                said = describe_refusal(fault, names())
                log.error("Discord refuses %s (%s); trying again in %.0f s", what, said, wait_s)  # noqa: TRY400
        else:
            return
        await asyncio.sleep(wait_s)


def _of_discord(error: Exception) -> BaseException | None:
    """Return what went wrong with Discord, also where discord.py stumbles over it; None for a fault of ours."""
    return next((one for one in (error, error.__context__) if isinstance(one, TRANSPORT)), None)


def describe_refusal(error: BaseException, sent: Sequence[Any]) -> str:
    """Return in one line what Discord refuses of `sent`, and why: status, code, the parts by their names.

    `sent`: the things as they go out, with a `name` and what they have inside, such as commands with their options.
    """
    if not isinstance(error, discord.HTTPException):
        return type(error).__name__
    named = FAULT.sub(lambda found: f"{_named(found[1], sent)}: {found[2]}", error.text)
    lines = (f"{error.status}, code {error.code}", *named.splitlines())
    return " · ".join(line.strip() for line in lines)[:LONGEST]


def _named(path: str, sent: Any) -> str:  # noqa: ANN401 - JSON
    """Return a path into what was sent, such as « 0.options.2.description », by names: « ligue ville description »."""
    names: list[str] = []
    for key in path.split("."):
        try:
            sent = sent[int(key)] if isinstance(sent, Sequence) else sent[key]
            names.append(sent["name"])
        except (LookupError, TypeError, ValueError):
            if not key.isdecimal() and key != "options":
                names.append(key)
    return " ".join(names)
