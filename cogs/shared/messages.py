"""Plain DMs: an order's text for the only match that waits for one, or the question for which match it is."""

import asyncio
import logging
import re
from dataclasses import replace

import aiohttp
import discord

from cogs.shared.actions import custom_id, on, record_id
from cogs.shared.alike import labels
from cogs.shared.answers import change, defer_change
from cogs.shared.app import App, app_of
from cogs.shared.dossier import load
from cogs.shared.errors import ACCENT, UserError, describe, explained
from cogs.shared.escaping import storable
from cogs.shared.orderflow import Author, author_of, propose
from cogs.shared.posts import Option, Post, Select, render
from referee import answering, contests, leagues, orders, people
from referee.model import Contest, Person, Turn, UnsavedError
from referee.orders import Refusal
from referee.times import snowflake_ms
from rules.contract import SeatId
from rules.errors import OrderError

log = logging.getLogger(__name__)

SELECT_LIMIT = 25
MOST_MISSED = 500  # DMs of one person that are read after an absence
CATCH_UP_S = 30.0  # how long the DMs of one person may take
PAUSES_S = (1.0, 3.0)
TEXT_FILE = "message.txt"
QUESTION = "?"  # how a text begins that only asks what an order would do
SPOKEN = re.compile(r"\s*<@!?(?P<bot>[0-9]{1,20})>\s*(?P<text>.*)", re.DOTALL)
TRANSPORT = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)


async def receive(app: App, message: discord.Message) -> None:
    """Answer a DM, whatever is in it. It also proves that the bot may write to this person."""
    if message.is_system() or message.id in app.dms_taken:
        return  # such as the note that he has pinned something; or it comes a second time
    app.dms_taken.append(message.id)
    author = Author(message.author.id, app.default_language, "default")
    try:
        await people.dm_opened(app.house, author.user_id, message.channel.id)
        author = await _author(app, author.user_id)
        post = await _answer(app, author, message)
    except Exception as error:
        post = _fault(app, author, error)
    if await _reply(message, post):
        await _seen(app, message)
    else:
        app.dms_taken.remove(message.id)


async def _seen(app: App, message: discord.Message) -> None:
    """Note that a DM was answered, if that can be noted now: else it is answered once more after a restart."""
    try:
        await people.dm_seen(app.house, message.author.id, message.id)
    except UnsavedError as error:
        log.warning("that a DM was answered could not be noted: %s", type(error).__name__)


def _fault(app: App, author: Author, error: Exception) -> Post:
    if describe(error)[0] == "error-bug":
        log.error("a message could not be answered", exc_info=error)
    return Post((explained(app.texts, author.language, error),), accent=ACCENT)


async def heard(app: App, message: discord.Message) -> None:
    """Take what a player writes in his match's thread after a mention of the bot; nothing else said there.

    Without a privileged intent Discord hands over the text of no other message. Whoever may play it here has a seat.
    """
    spoken = SPOKEN.fullmatch(message.content)
    if spoken is None or message.guild is None or int(spoken["bot"]) != message.guild.me.id:
        return
    author = Author(message.author.id, app.default_language, "default")
    try:
        found = await _spoken_of(app, message)
        if found is None:
            return
        author = await _author(app, author.user_id)
        post = await _answer_aloud(app, author, *found, spoken["text"])
        is_private = spoken["text"].startswith(QUESTION)
    except Exception as error:
        post, is_private = _fault(app, author, error), False
    await _reply(message, post, message.author if is_private else None)


async def _spoken_of(app: App, message: discord.Message) -> tuple[Turn, SeatId] | None:
    """Return the open turn of the match whose thread this is, and its author's seat; None where there is no such."""
    league = await leagues.of_guild(app.house, message.guild.id if message.guild else 0)
    if league is None:
        return None
    for contest in await contests.of_league(app.house, league.id):
        if contest.thread_id == message.channel.id:
            held = await answering.seats_of(app.house, contest.id, message.author.id)
            turn = await contests.open_turn(app.house, contest.id)
            return (turn, held[0]) if held and turn is not None else None
    return None


async def _answer_aloud(app: App, author: Author, turn: Turn, seat: SeatId, text: str) -> Post:
    """Return the answer to an order written for all to read. Raises `UserError` where it had better not be."""
    dossier = await load(app.house, turn)
    if dossier.game.is_secret(dossier.state):
        raise UserError("thread-secret")
    if text.startswith(QUESTION) and (await people.get(app.house, author.user_id)).dm_channel_id is None:
        raise UserError("thread-question")
    return await propose(app, author, turn, seat, text)


async def edited(app: App, message: discord.Message) -> None:
    """Answer an edited DM, once for each: what was sent stays as it was sent."""
    if message.id in app.edits_answered:
        return
    app.edits_answered.append(message.id)
    author = await _author(app, message.author.id)
    await _reply(message, Post((app.texts.t(author.language, "dm-edited"),)))


async def _author(app: App, user_id: int) -> Author:
    person = await people.get(app.house, user_id)
    return Author(user_id, person.language or person.client_language or app.default_language, person.palette)


async def _answer(app: App, author: Author, message: discord.Message) -> Post:
    owed = await contests.open_to(app.house, author.user_id)
    if not owed:
        return await _help(app, author)
    if not message.content.strip():
        # Discord makes a file of a text that is too long for a message.
        is_text_file = any(file.filename == TEXT_FILE for file in message.attachments)
        raise UserError("dm-too-long" if is_text_file else "dm-no-text")
    if len(owed) == 1:
        _, turn, seat = owed[0]
        if snowflake_ms(_written(message)) > turn.due_ms:
            raise Refusal("closed", due_ms=turn.due_ms)  # no use in asking for a confirmation
        return await propose(app, author, turn, seat, message.content)
    return await _only_fitting(app, author, owed, message.content) or await _which(app, author, owed)


async def _only_fitting(app: App, author: Author, owed: list[tuple[Contest, Turn, SeatId]], text: str) -> Post | None:
    """Return the order shown back for the only match in which `text` can be played; None if there are none or more."""
    fitting = [(turn, seat) for _, turn, seat in owed if await _fits(app, author, turn, seat, text)]
    if len(fitting) != 1:
        return None
    post = await propose(app, author, *fitting[0], text)
    return replace(post, blocks=(*post.blocks, app.texts.t(author.language, "dm-only-here")))


async def _fits(app: App, author: Author, turn: Turn, seat: SeatId, text: str) -> bool:
    try:
        await orders.preview(app.house, turn.id, seat, storable(text), author.user_id)
    except (OrderError, Refusal):
        return False
    return True


async def _help(app: App, author: Author) -> Post:
    """Return the answer to somebody who owes nothing: his next deadlines, or who the bot is."""
    mine = await contests.of_person(app.house, author.user_id)
    message_id = "dm-nothing-owed" if mine else "dm-stranger"
    return Post((app.texts.t(author.language, message_id),))


async def _which(app: App, author: Author, owed: list[tuple[Contest, Turn, SeatId]]) -> Post:
    options = []
    dossiers = [await load(app.house, turn) for _, turn, _ in owed[:SELECT_LIMIT]]
    names = labels(app.texts.voice(author.language), dossiers)
    for dossier, name, (contest, turn, seat) in zip(dossiers, names, owed, strict=False):
        stage = app.presenters[contest.game].stage(author.language, dossier.state)
        team = dossier.team_names.get(seat, seat)
        options.append(Option(name, f"{turn.id}:{seat}", f"{stage} · {team}"))
    text = app.texts.t(author.language, "dm-which")
    return Post((text, Select(custom_id("dm-which"), app.texts.t(author.language, "dm-which-choose"), tuple(options))))


@on("dm-which")
async def chosen(interaction: discord.Interaction, *, values: tuple[str, ...]) -> None:
    """Take the text of the DM that the question answered as the order for the chosen match."""
    app = app_of(interaction)
    await defer_change(interaction)
    author = await author_of(interaction)
    turn_id, _, seat = values[0].partition(":")
    turn = await contests.turn(app.house, record_id(turn_id))
    await change(interaction, await propose(app, author, turn, SeatId(seat), await _original(interaction)))


async def _original(interaction: discord.Interaction) -> str:
    """Return the text of the DM that the pressed question is the answer to. Raises `UserError` if it is gone."""
    reference = interaction.message.reference if interaction.message else None
    channel = interaction.channel
    if reference is None or reference.message_id is None or not isinstance(channel, discord.DMChannel):
        raise UserError("dm-gone")
    try:
        original = await channel.fetch_message(reference.message_id)
    except discord.NotFound:
        raise UserError("dm-gone") from None
    if original.author.id != interaction.user.id:
        raise UserError("error-stale")
    return original.content


async def _reply(message: discord.Message, post: Post, to: discord.abc.Messageable | None = None) -> bool:
    """Reply to a message, even to one deleted meanwhile; return whether there is no use in trying again.

    `to`: where the answer goes instead, such as by DM what is not for everybody.
    """
    rendered = await render(post)
    try:
        if to is None:
            reference = message.to_reference(fail_if_not_exists=False)
            await message.channel.send(
                view=rendered.view, files=rendered.files, allowed_mentions=rendered.mentions, reference=reference
            )
        else:
            await to.send(view=rendered.view, files=rendered.files, allowed_mentions=rendered.mentions)
    except discord.Forbidden as error:
        log.info("a message from %s cannot be answered (%s)", message.author.id, error.code)
    except TRANSPORT as error:
        log.warning("a message from %s was not answered: %s", message.author.id, type(error).__name__)
        return False
    return True


async def catch_up(app: App, client: discord.Client) -> None:
    """Read the DMs that came while the bot was away (design 4, time), before anything is closed.

    An order whose turn is still open is shown back as usual. One whose deadline has passed meanwhile, sent in time,
    counts as submitted: that it could not be confirmed is not its author's fault. Raises `UnsavedError`: then it is to
    be done again.
    """
    await app.heart.wake()  # until now Discord brought nothing
    for person in await people.owing_by_dm(app.house):
        try:
            async with asyncio.timeout(CATCH_UP_S):
                await _catch_up_with(app, client, person)
        except TRANSPORT as error:
            log.warning("DM history of %s could not be read: %s", person.user_id, type(error).__name__)
        except UnsavedError:
            raise
        except Exception:  # one person's DMs must not keep the clock from starting
            log.exception("the DMs of %s could not be taken up", person.user_id)


async def _catch_up_with(app: App, client: discord.Client, person: Person) -> None:
    """Read the DMs of a person; Discord is asked again before an order that it holds is given up."""
    for pause_s in (*PAUSES_S, None):
        try:
            channel = await client.create_dm(discord.Object(person.user_id))  # already open: no new DM is made
            after = discord.Object(person.last_dm_id) if person.last_dm_id else None
            async for message in channel.history(limit=MOST_MISSED, after=after, oldest_first=True):
                if message.author.id == person.user_id:
                    await receive_late(app, message)
        except TRANSPORT:
            if pause_s is None:
                raise
            await asyncio.sleep(pause_s)
        else:
            return


async def receive_late(app: App, message: discord.Message) -> None:
    """Answer a DM that comes late because we were away, or the line was down; see `catch_up`."""
    now = app.house.clock.now_ms()
    overdue = [owed for owed in await contests.open_to(app.house, message.author.id) if owed[1].due_ms < now]
    if len(overdue) != 1:
        await receive(app, message)
        return
    _, turn, seat = overdue[0]
    text, author_id = storable(message.content), message.author.id
    try:
        await orders.submit(app.house, turn.id, seat, author_id, text, _written(message))
    except (OrderError, Refusal):
        await receive(app, message)
    else:
        await _seen(app, message)


def _written(message: discord.Message) -> int:
    """Return when the text of a message was last written, as a snowflake: an edit must be in time as well."""
    if message.edited_at is None:
        return message.id
    return max(message.id, discord.utils.time_snowflake(message.edited_at, high=True))
