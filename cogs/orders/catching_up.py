"""The DMs that came while the bot was away, or the line was down (design 4, time)."""

import asyncio
import logging
from collections.abc import Sequence

import discord

from cogs.kit.app import App
from cogs.kit.pace import keep_to_pace
from cogs.kit.refusals import TRANSPORT
from cogs.orders.messages import answer_dm, dm_of, list_unanswered, note_dm_answered, written_at
from presenters.escaping import storable
from referee.clock import absence
from referee.clock.absence import Overdue
from referee.hand import people
from referee.model import Person, UnsavedError
from referee.turns import postponing

log = logging.getLogger(__name__)

AT_ONCE = 8  # DMs that are read
CATCH_UP_S = 30.0  # how long reading the DMs of one person, or answering one of them, may keep all others waiting


async def catch_up(app: App, client: discord.Client) -> None:
    """Read what those who may send an order have written meanwhile, before anything is closed.

    Several at a time, as Discord's pace allows: every close waits for it. Raises `UnsavedError`: then it is to be done
    again.
    """
    owing, _ = await people.list_by_dm(app.house)
    room = asyncio.Semaphore(AT_ONCE)

    async def read(person: Person) -> list[discord.Message]:
        async with room:
            return await _read(app, client, person)

    found = await asyncio.gather(*map(read, owing))
    await take_up(app, [message for messages in found for message in messages])


async def catch_up_others(app: App, client: discord.Client) -> None:
    """Answer what those who owe nothing have written meanwhile. No close waits for that."""
    try:
        _, others = await people.list_by_dm(app.house)
        for person in others:
            if client.is_closed():
                return
            await take_up(app, await _read(app, client, person))
    except UnsavedError as error:  # the next start reads them
        log.warning("missed DMs could not be taken up: %s", type(error).__name__)


async def take_up(app: App, messages: Sequence[discord.Message]) -> None:
    """Take DMs that come late: first the orders among them that count, then the outage, then an answer to the rest.

    An order whose deadline has passed meanwhile, sent in time, counts in the one match that it fits. Only what is
    missing then moves a close; and only when all closes are where they belong is anybody told that they are late.
    Raises `UnsavedError`.
    """
    for message in messages:
        app.inbox.expect(message.author.id, message.id)
    passed = await absence.list_overdue(app.house)
    left = [message for message in messages if not await _counted(app, message, passed)]
    await postponing.settle_outages(app.house)
    for message in left:
        await _answered(app, message, passed)


async def _read(app: App, client: discord.Client, person: Person) -> list[discord.Message]:
    """Return what a person has written meanwhile; one person's DMs must not keep the clock from starting."""
    try:
        async with asyncio.timeout(CATCH_UP_S):
            with keep_to_pace(app.pace):
                return await list_unanswered(app, await dm_of(client, person), person)
    except UnsavedError:  # the pace is kept in the database, too
        raise
    except TRANSPORT as error:
        log.warning("DM history of %s could not be read: %s", person.user_id, type(error).__name__)
    except Exception:
        log.exception("the DMs of %s could not be read", person.user_id)
    return []


async def _counted(app: App, message: discord.Message, passed: Overdue) -> bool:
    """Count a DM as an order if it is one that was kept from arriving; return whether it is taken."""
    text, author_id, sent = storable(message.content), message.author.id, written_at(message)
    if message.is_system() or not text.strip():
        return False
    try:
        await people.note_dm_open(app.house, author_id, message.channel.id)
        is_kept = await absence.is_kept(app.house, author_id, message.id, sent)
        if not is_kept and not (passed and await absence.count_late_order(app.house, author_id, text, sent, passed)):
            return False
    except UnsavedError:
        raise
    except Exception:
        log.exception("a DM of %s could not be counted", author_id)
        return False
    if app.inbox.take(author_id, message.id):
        await note_dm_answered(app, message)
    return True


async def _answered(app: App, message: discord.Message, passed: Overdue) -> None:
    """Answer a DM. What may be an order for several matches, and was sent in time, keeps them open for a while."""
    try:
        async with asyncio.timeout(CATCH_UP_S):
            await answer_dm(app, message, until_ms=await _waits(app, message, passed))
    except TimeoutError:
        app.inbox.give_back(message.id)
        log.warning("a DM of %s could not be answered in time", message.author.id)
    except UnsavedError:
        raise
    except Exception:
        log.exception("a DM of %s could not be answered", message.author.id)


async def _waits(app: App, message: discord.Message, passed: Overdue) -> int | None:
    """Let the matches wait that a late DM may be meant for; return until when, None if there are none."""
    text = storable(message.content)
    if not passed or not text.strip():
        return None
    sent = written_at(message)
    return await absence.wait_for_answer(
        app.house, await absence.find_fits(app.house, message.author.id, text, sent, passed), passed
    )
