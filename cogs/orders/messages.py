"""Plain DMs: an order's text for the only match that waits for one, or the question for which match it is.

What was not answered, such as while we were away, is read from the DM itself.
"""

import asyncio
import logging
import re
from dataclasses import replace

import discord

from cogs.kit.actions import record_id, register
from cogs.kit.answers import Author, author_of, change_message, defer_change
from cogs.kit.app import App, app_of
from cogs.kit.dossiers import load_dossier
from cogs.kit.errors import describe, explain
from cogs.kit.refusals import TRANSPORT, may_pass
from cogs.orders.alike import label_matches
from cogs.orders.flow import read_order_text, show_order_back
from cogs.orders.replies import reply
from presenters.errors import ACCENT, UserError
from presenters.escaping import storable
from presenters.post import Post, Select, SelectOption, custom_id
from referee import deeds
from referee.hand import answering, people
from referee.hand.times import MINUTE_MS, snowflake_ms
from referee.league import leagues
from referee.model import Contest, Person, Refusal, Turn, UnsavedError, Why
from referee.orders import drafts
from referee.turns import contests
from rules.contract import SeatId
from rules.errors import OrderError

MOST_MISSED = 500  # messages of a DM that are looked through, the latest first
PAUSES_S = (1.0, 3.0)
UNNOTED_MS = MINUTE_MS  # how long the program may have lived on after it was last noted to be alive


async def dm_of(client: discord.Client, person: Person) -> discord.abc.Messageable:
    """Return the DM of a person who has one with us."""
    if person.dm_channel_id is not None:
        return client.get_partial_messageable(person.dm_channel_id, type=discord.ChannelType.private)
    return await client.create_dm(discord.Object(person.user_id))  # they have written before: no new DM is opened


async def list_unanswered(app: App, channel: discord.abc.Messageable, person: Person) -> list[discord.Message]:
    """Return the DMs of a person that were neither noted as read nor answered, oldest first.

    Discord is asked again before an order that it holds is given up.
    """
    for pause_s in (*PAUSES_S, None):
        try:
            return await _unanswered(app, channel, person)
        except TRANSPORT as error:
            if pause_s is None or not may_pass(error):
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


def written_at(message: discord.Message) -> int:
    """Return when the text of a message was last written, as a snowflake: an edit must be in time as well."""
    if message.edited_at is None:
        return message.id
    return max(message.id, discord.utils.time_snowflake(message.edited_at, high=True))


log = logging.getLogger(__name__)

SELECT_LIMIT = 25
TEXT_FILE = "message.txt"
QUESTION = "?"  # how a text begins that only asks what an order would do
SPOKEN = re.compile(r"\s*<@!?(?P<bot>[0-9]{1,20})>\s*(?P<text>.*)", re.DOTALL)


async def answer_dm(app: App, message: discord.Message, *, until_ms: int | None = None) -> None:
    """Answer a DM, whatever is in it. It also proves that the bot may write to this person.

    `until_ms`: it was sent in time and comes late, and the matches that it may be meant for wait for them until then.
    """
    if message.is_system() or not app.inbox.take(message.author.id, message.id):
        return  # such as the note that they have pinned something; or it comes a second time
    author = Author(message.author.id, app.default_language, "default")
    deeds.begin_deed()
    try:
        reader = await people.note_dm_open(app.house, author.user_id, message.channel.id)
        if reader.is_new:
            await read_back(app, message.channel, reader.person)
        author = _author_of(app, reader.person)
        post = await _answer(app, author, message)
        if until_ms is not None:
            waits = app.texts.t(author.language, "dm-waits", due=until_ms // 1000)
            post = replace(post, blocks=(waits, *post.blocks))
    except Exception as error:
        post = _fault(app, author, error)
    if await reply(message, post, app.emojis):
        await note_dm_answered(app, message)
    else:
        app.inbox.give_back(message.id)


async def read_back(app: App, channel: discord.abc.Messageable, person: Person) -> None:
    """Answer what somebody had written before we knew that they have a DM with us, such as while we were away."""
    try:
        found = await list_unanswered(app, channel, person)
    except TRANSPORT as error:
        log.warning("the first DMs of %s could not be read: %s", person.user_id, type(error).__name__)
        return
    for message in found:
        await answer_dm(app, message)


async def note_dm_answered(app: App, message: discord.Message) -> None:
    """Note that a DM was answered, if that can be noted now: else it is read once more after a restart.

    One that is older and was not answered is to be read then, too: so nothing is noted as long as there is one.
    """
    if not app.inbox.answered(message.author.id, message.id):
        return
    try:
        await people.note_dm_read(app.house, message.author.id, message.id)
    except UnsavedError as error:
        log.warning("that a DM was answered could not be noted: %s", type(error).__name__)


def _fault(app: App, author: Author, error: Exception) -> Post:
    if describe(error)[0] == "error-bug":
        log.error("a message could not be answered", exc_info=error)
    return Post((explain(app.texts, author.language, error),), accent=ACCENT)


async def take_mention(app: App, message: discord.Message, bot_id: int) -> None:
    """Take what a player writes in their match's thread after a mention of the bot; nothing else said there.

    Without a privileged intent Discord hands over the text of no other message. Whoever may play it here has a seat.
    """
    spoken = SPOKEN.fullmatch(message.content)
    if spoken is None or int(spoken["bot"]) != bot_id:
        return
    author = Author(message.author.id, app.default_language, "default")
    deeds.begin_deed()
    try:
        found = await _spoken_of(app, message)
        if found is None:
            return
        author = _author_of(app, await people.get_person(app.house, author.user_id))
        post = await _answer_aloud(app, author, *found, spoken["text"])
        is_private = spoken["text"].startswith(QUESTION)
    except Exception as error:
        post, is_private = _fault(app, author, error), False
    await reply(message, post, app.emojis, "t", message.author if is_private else None)


async def _spoken_of(app: App, message: discord.Message) -> tuple[Turn, SeatId] | None:
    """Return the open turn of the match whose thread this is, and its author's seat; None where there is no such."""
    league = await leagues.find_league(app.house, message.guild.id if message.guild else 0)
    if league is None:
        return None
    for contest in await contests.list_contests(app.house, league.id):
        if contest.thread_id == message.channel.id:
            held = await answering.list_seats_of_person(app.house, contest.id, message.author.id)
            turn = await contests.find_open_turn(app.house, contest.id)
            return (turn, held[0]) if held and turn is not None else None
    return None


async def _answer_aloud(app: App, author: Author, turn: Turn, seat: SeatId, text: str) -> Post:
    """Return the answer to an order written for all to read. Raises `UserError` where it had better not be."""
    dossier = await load_dossier(app.house, turn.id)
    if dossier.game.is_secret(dossier.state):
        raise UserError("thread-secret")
    if text.startswith(QUESTION) and (await people.get_person(app.house, author.user_id)).dm_channel_id is None:
        raise UserError("thread-question")
    return await show_order_back(app, author, turn, seat, text)


async def answer_edited_dm(app: App, message: discord.Message) -> None:
    """Answer an edited DM, once for each: what was sent stays as it was sent."""
    if message.id in app.edits_answered:
        return
    app.edits_answered.append(message.id)
    author = _author_of(app, await people.get_person(app.house, message.author.id))
    await reply(message, Post((app.texts.t(author.language, "dm-edited"),)), app.emojis, "e")


def _author_of(app: App, person: Person) -> Author:
    return Author(person.user_id, person.language or person.client_language or app.default_language, person.palette)


async def _answer(app: App, author: Author, message: discord.Message) -> Post:
    owed = await contests.list_turns_open_to(app.house, author.user_id)
    if not owed:
        return await _help(app, author)
    if not message.content.strip():
        # Discord makes a file of a text that is too long for a message.
        is_text_file = any(file.filename == TEXT_FILE for file in message.attachments)
        raise UserError("dm-too-long" if is_text_file else "dm-no-text")
    in_time = [one for one in owed if snowflake_ms(written_at(message)) <= one[1].due_ms]
    if not in_time:
        raise Refusal(Why.CLOSED, due_ms=owed[-1][1].due_ms)  # no use in asking for a confirmation
    if len(owed) == 1:
        return await show_order_back(app, author, *owed[0][1:], message.content)
    fitting = [one for one in in_time if await _fits(app, author, *one[1:], message.content)]
    if len(fitting) != 1:
        return await _which(app, author, fitting or in_time)
    post = await show_order_back(app, author, *fitting[0][1:], message.content)
    return replace(post, blocks=(*post.blocks, app.texts.t(author.language, "dm-only-here")))


async def _fits(app: App, author: Author, turn: Turn, seat: SeatId, text: str) -> bool:
    try:
        at = await drafts.take_seat(app.house, turn.id, seat, author.user_id)
        read_order_text(app, author.language, at, storable(text))
    except (OrderError, Refusal):
        return False
    return True


async def _help(app: App, author: Author) -> Post:
    """Return the answer to somebody who owes nothing: their next deadlines, or who the bot is."""
    mine = await contests.list_contests_of_person(app.house, author.user_id)
    message_id = "dm-nothing-owed" if mine else "dm-stranger"
    return Post((app.texts.t(author.language, message_id),))


async def _which(app: App, author: Author, owed: list[tuple[Contest, Turn, SeatId]]) -> Post:
    options = []
    dossiers = [await load_dossier(app.house, turn.id) for _, turn, _ in owed[:SELECT_LIMIT]]
    reader = await people.get_person(app.house, author.user_id)
    names = label_matches(app.texts.voice(author.language), dossiers, reader)
    for dossier, name, (_, turn, seat) in zip(dossiers, names, owed, strict=False):
        stage = app.presenter_of(dossier).stage(author.language, dossier.state)
        team = dossier.team_names.get(seat, seat)
        options.append(SelectOption(name, f"{turn.id}:{seat}", f"{stage} · {team}"))
    text = app.texts.t(author.language, "dm-which")
    return Post((text, Select(custom_id("dm-which"), app.texts.t(author.language, "dm-which-choose"), tuple(options))))


@register("dm-which")
async def order_for_chosen_match(interaction: discord.Interaction, *, values: tuple[str, ...]) -> None:
    """Take the text of the DM that the question answered as the order for the chosen match."""
    app = app_of(interaction)
    await defer_change(interaction)
    author = await author_of(interaction)
    turn_id, _, seat = values[0].partition(":")
    turn = await contests.get_turn(app.house, record_id(turn_id))
    await change_message(
        interaction, await show_order_back(app, author, turn, SeatId(seat), await read_original(interaction))
    )


async def read_original(interaction: discord.Interaction) -> str:
    """Return the text of the message that the pressed one answers. Raises `UserError` if it is gone, or another's."""
    reference = interaction.message.reference if interaction.message else None
    channel = interaction.channel
    if reference is None or reference.message_id is None or not isinstance(channel, discord.abc.Messageable):
        raise UserError("dm-gone")
    try:
        found = await channel.fetch_message(reference.message_id)
    except discord.NotFound:
        raise UserError("dm-gone") from None
    if found.author.id != interaction.user.id:
        raise UserError("error-stale")
    spoken = SPOKEN.fullmatch(found.content) if interaction.guild_id else None
    return spoken["text"] if spoken else found.content
