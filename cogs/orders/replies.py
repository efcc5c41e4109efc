"""Answers to messages: sent again where Discord did not take them, and then still one message."""

import asyncio
import logging

import discord

from cogs.kit.emojis import Emojis
from cogs.kit.refusals import TRANSPORT, may_pass
from cogs.kit.rendering import Rendered, render_post
from presenters.post import Post
from referee.faults import explain_error

log = logging.getLogger(__name__)

PAUSES_S = (1.0, 3.0, 10.0)  # between the tries of an answer; together well within the time of its nonce


async def reply(
    message: discord.Message,
    post: Post,
    emojis: Emojis,
    sign: str = "a",
    to: discord.abc.Messageable | None = None,
) -> bool:
    """Reply to a message, even to one deleted meanwhile; return whether there is no use in trying again.

    The nonce is made of the message's id and `sign`, which tells apart the answers that one message may get: sent again
    after an effect that we did not hear of, the answer is one message all the same. `to`: where it goes instead, such
    as by DM what is not for everybody.
    """
    for pause_s in (*PAUSES_S, None):
        rendered = await render_post(post, emojis)  # anew for each try: what was sent of a file is used up
        try:
            await _send(message, rendered, f"{sign}{message.id}", to)
        except TRANSPORT as error:
            if not may_pass(error):
                log.info("a message from %s cannot be answered (%s)", message.author.id, error)
                return True
            if pause_s is None:
                log.warning("a message from %s was not answered: %s", message.author.id, explain_error(error))
                return False
            log.info("the answer to a message is tried again in %.0f s: %s", pause_s, explain_error(error))
            await asyncio.sleep(pause_s)
        else:
            break
    return True


async def _send(message: discord.Message, rendered: Rendered, nonce: str, to: discord.abc.Messageable | None) -> None:
    if to is None:
        await message.channel.send(
            view=rendered.view,
            files=rendered.files,
            allowed_mentions=rendered.mentions,
            reference=message.to_reference(fail_if_not_exists=False),
            nonce=nonce,
        )
    else:
        await to.send(view=rendered.view, files=rendered.files, allowed_mentions=rendered.mentions, nonce=nonce)
