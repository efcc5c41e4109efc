"""The list of commands that Discord shows, sent until it is taken; nothing waits for that."""

import asyncio
import logging
from itertools import chain, repeat

import discord
from discord import app_commands

from cogs.orders.replies import TRANSPORT

log = logging.getLogger("sifflet")

PAUSES_S = (5.0, 30.0, 120.0, 600.0)  # between two tries; the last one again and again


async def send_commands(tree: app_commands.CommandTree[discord.Client]) -> None:
    """Send the list of commands until Discord takes it: meanwhile that of the last start serves as well."""
    for pause_s in chain(PAUSES_S, repeat(PAUSES_S[-1])):
        try:
            await tree.sync()
        except TRANSPORT as error:
            told = "Discord did not take the list of commands (%s); trying again in %.0f s"
            log.warning(told, type(error).__name__, pause_s)
        except Exception:
            log.exception("the list of commands cannot be made")
            return
        else:
            return
        await asyncio.sleep(pause_s)
