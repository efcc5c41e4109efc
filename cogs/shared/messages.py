"""Plain DMs: an order's text for the only match that waits for one, or the question for which match it is."""

import logging

import discord

from cogs.shared.actions import custom_id, on
from cogs.shared.answers import change, defer_change
from cogs.shared.app import App, app_of
from cogs.shared.dossier import load
from cogs.shared.errors import ACCENT, UserError, describe
from cogs.shared.orderflow import Author, author_of, propose
from cogs.shared.posts import Option, Post, Select, render
from referee import contests, orders, people
from referee.model import Contest, Turn
from referee.orders import Refusal
from rules.contract import SeatId
from rules.errors import OrderError

log = logging.getLogger(__name__)

SELECT_LIMIT = 25


async def receive(app: App, message: discord.Message) -> None:
    """Answer a DM. It also proves that the bot may write to this person."""
    await people.dm_opened(app.house, message.author.id, message.channel.id)
    person = await people.get(app.house, message.author.id)
    author = Author(message.author.id, person.language or app.default_language, person.palette)
    await _reply(message, await _answer(app, author, message.content))
    await people.dm_seen(app.house, message.author.id, message.id)


async def edited(app: App, message: discord.Message) -> None:
    """Answer an edited DM: what was sent stays as it was sent."""
    person = await people.get(app.house, message.author.id)
    language = person.language or app.default_language
    await _reply(message, Post((app.texts.t(language, "dm-edited"),)))


async def _answer(app: App, author: Author, text: str) -> Post:
    try:
        owed = await contests.owed(app.house, author.user_id)
        if not owed:
            return await _help(app, author)
        if not text.strip():
            raise UserError("dm-no-text")  # noqa: TRY301 - answered below like every other fault
        if len(owed) == 1:
            _, turn, seat = owed[0]
            return await propose(app, author, turn, seat, text)
        return await _which(app, author, owed)
    except Exception as error:
        message_id, variables = describe(error)
        if message_id == "error-bug":
            log.exception("a DM could not be answered")
        return Post((app.texts.t(author.language, message_id, **variables),), accent=ACCENT)


async def _help(app: App, author: Author) -> Post:
    """Return the answer to somebody who owes nothing: his next deadlines, or who the bot is."""
    mine = await contests.of_person(app.house, author.user_id)
    message_id = "dm-nothing-owed" if mine else "dm-stranger"
    return Post((app.texts.t(author.language, message_id),))


async def _which(app: App, author: Author, owed: list[tuple[Contest, Turn, SeatId]]) -> Post:
    options = []
    for contest, turn, seat in owed[:SELECT_LIMIT]:
        dossier = await load(app.house, turn)
        stage = app.presenters[contest.game].stage(author.language, dossier.state)
        team = dossier.team_names.get(seat, seat)
        options.append(Option(contest.name, f"{turn.id}:{seat}", f"{stage} · {team}"))
    text = app.texts.t(author.language, "dm-which")
    return Post((text, Select(custom_id("dm-which"), app.texts.t(author.language, "dm-which-choose"), tuple(options))))


@on("dm-which")
async def chosen(interaction: discord.Interaction, *, values: tuple[str, ...]) -> None:
    """Take the text of the DM that the question answered as the order for the chosen match."""
    app = app_of(interaction)
    await defer_change(interaction)
    author = await author_of(interaction)
    turn_id, _, seat = values[0].partition(":")
    reference = interaction.message.reference if interaction.message else None
    channel = interaction.channel
    if reference is None or reference.message_id is None or not isinstance(channel, discord.DMChannel):
        raise UserError("error-stale")
    original = await channel.fetch_message(reference.message_id)
    turn = await contests.turn(app.house, int(turn_id))
    await change(interaction, await propose(app, author, turn, SeatId(seat), original.content))


async def _reply(message: discord.Message, post: Post) -> None:
    rendered = await render(post)
    await message.reply(view=rendered.view, files=rendered.files, allowed_mentions=rendered.mentions)


async def catch_up(app: App, client: discord.Client) -> None:
    """Read the DMs that came while the bot was away (design 4, time), before anything is closed.

    An order whose turn is still open is shown back as usual. One whose deadline has passed meanwhile, sent in time,
    counts as submitted: that it could not be confirmed is not its author's fault.
    """
    for person in await people.owing_by_dm(app.house):
        try:
            channel = await client.create_dm(discord.Object(person.user_id))  # already open: no new DM is made
            after = discord.Object(person.last_dm_id) if person.last_dm_id else None
            async for message in channel.history(limit=100, after=after, oldest_first=True):
                if message.author.id == person.user_id:
                    await _late_or_open(app, message)
        except discord.HTTPException as error:
            log.warning("DM history of %s could not be read: %s", person.user_id, error.status)


async def _late_or_open(app: App, message: discord.Message) -> None:
    now = app.house.clock.now_ms()
    overdue = [owed for owed in await contests.owed(app.house, message.author.id) if owed[1].due_ms < now]
    if len(overdue) != 1:
        await receive(app, message)
        return
    _, turn, seat = overdue[0]
    try:
        await orders.submit(app.house, turn.id, seat, message.author.id, message.content, message.id)
        await people.dm_seen(app.house, message.author.id, message.id)
    except (OrderError, Refusal):
        await receive(app, message)
