"""What Discord is to hold of the bot, its commands and its emojis, sent until it is taken; nothing waits for that."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat

from cogs.orders.replies import TRANSPORT

log = logging.getLogger("sifflet")

PAUSES_S = (5.0, 30.0, 120.0, 600.0)  # between two tries; the last one again and again


async def send_until_taken(what: str, send: Callable[[], Awaitable[object]]) -> None:
    """Do `send` until Discord takes it: meanwhile what it has of the last start serves as well."""
    for pause_s in chain(PAUSES_S, repeat(PAUSES_S[-1])):
        try:
            await send()
        except TRANSPORT as error:
            log.warning("Discord did not take %s (%s); trying again in %.0f s", what, type(error).__name__, pause_s)
        except Exception:
            log.exception("%s cannot be made", what)
            return
        else:
            return
        await asyncio.sleep(pause_s)
