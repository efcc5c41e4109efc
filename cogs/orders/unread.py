"""What somebody wrote to the bot by DM and was not answered, read from the DM itself."""

import asyncio

import discord

from cogs.kit.app import App
from cogs.kit.refusals import TRANSPORT, passes
from referee.hand.times import MINUTE_MS, snowflake_ms
from referee.model import Person

MOST_MISSED = 500  # messages of a DM that are looked through, the latest first
PAUSES_S = (1.0, 3.0)
UNNOTED_MS = MINUTE_MS  # how long the program may have lived on after it was last noted to be alive


async def dm_of(client: discord.Client, person: Person) -> discord.abc.Messageable:
    """Return the DM of a person who has one with us."""
    if person.dm_channel_id is not None:
        return client.get_partial_messageable(person.dm_channel_id, type=discord.ChannelType.private)
    return await client.create_dm(discord.Object(person.user_id))  # they have written before: no new DM is opened


async def unanswered(app: App, channel: discord.abc.Messageable, person: Person) -> list[discord.Message]:
    """Return the DMs of a person that were neither noted as read nor answered, oldest first.

    Discord is asked again before an order that it holds is given up.
    """
    for pause_s in (*PAUSES_S, None):
        try:
            return await _unanswered(app, channel, person)
        except TRANSPORT as error:
            if pause_s is None or not passes(error):
                raise
            await asyncio.sleep(pause_s)
    raise AssertionError  # the last try has returned or raised


async def _unanswered(app: App, channel: discord.abc.Messageable, person: Person) -> list[discord.Message]:
    found: list[discord.Message] = []
    answered: set[int | None] = set()
    async for message in channel.history(limit=MOST_MISSED):
        if person.last_dm_id is not None and message.id <= person.last_dm_id:
            break
        if message.author.id == person.user_id:
            found.append(message)
        elif message.reference is not None and _is_known(app, message):
            answered.add(message.reference.message_id)
    return [message for message in reversed(found) if message.id not in answered]


def _is_known(app: App, reply: discord.Message) -> bool:
    """Return whether our database may know of an answer: not of one that is younger than a copy that was put back."""
    sent_ms = snowflake_ms(reply.id)
    return app.alive_ms is None or sent_ms <= app.alive_ms + UNNOTED_MS or sent_ms >= app.began_ms


def written(message: discord.Message) -> int:
    """Return when the text of a message was last written, as a snowflake: an edit must be in time as well."""
    if message.edited_at is None:
        return message.id
    return max(message.id, discord.utils.time_snowflake(message.edited_at, high=True))
