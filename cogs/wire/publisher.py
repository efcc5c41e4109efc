"""The way out: an outbox row becomes a post in its thread, channel or DM (design 4, announce)."""

import datetime as dt
import logging
import zlib
from functools import partial
from typing import NamedTuple

import discord

from cogs.game import challenge_card, team_card
from cogs.kit import calendar_event, notices
from cogs.kit.app import App
from cogs.kit.dossiers import load_latest_dossier
from cogs.kit.pace import PaceKeeper, keep_to_pace
from cogs.kit.places import Channel, MessagePlaces, takes_files
from cogs.kit.refusals import LONGEST, act_awake, guard_making, translate_refusals
from cogs.kit.rendering import Rendered, render_post
from cogs.wire import news
from cogs.wire.reports import Reports
from presenters.day import calendar_day_of
from presenters.dossier import Dossier
from presenters.escaping import escape, plain
from presenters.post import Post, without_files
from referee.hand.times import HOUR_MS
from referee.league import challenges, leagues
from referee.model import OutboxRow, messages
from referee.outbox.publishing import Opening, Unreachable
from referee.turns import contests
from rules.errors import CaseError

log = logging.getLogger(__name__)

HISTORY = 200  # messages looked through for an earlier attempt
FAR_MS = 24 * HOUR_MS
MARGIN_MS = 1000  # by which Discord's clock may be behind ours
NAME = 100  # characters of a thread's name
DAY = messages.kind_of(messages.Day)
KEPT = {"panel", "signup", "challenge"}  # where one message is edited
HAS_THREAD = 160004  # what Discord says to who opens the thread of a message again
NO_RIGHT = 50013


class MadePost(NamedTuple):
    """What a row says (None: nothing), and the dossier that it was made from.

    `is_over`: it is to replace what is shown, if that is within reach, and else nothing.
    """

    post: Post | None
    dossier: Dossier | None = None
    is_over: bool = False


class DiscordPublisher:
    """Publishes outbox rows through discord.py, and says in the sender's terms why it cannot.

    The client may be one without a socket, which has only logged in: nothing here needs what the socket tells.
    """

    def __init__(self, client: discord.Client, pace: PaceKeeper) -> None:
        self._client = client
        self._pace = pace
        self._places = MessagePlaces(client)
        self._reports = Reports()

    @property
    def _app(self) -> App:
        return self._client.app  # type: ignore[attr-defined, no-any-return]

    async def publish(self, row: OutboxRow) -> int | None:
        """Send `row` and return the message's id; None where there is nothing to say."""
        try:
            with keep_to_pace(self._pace):
                return await (self._keep_event(row) if row.kind == DAY else self._published(row))
        except BaseException:
            self._reports.forget(row.contest_id)  # the place may be another when it goes out again
            raise

    async def _published(self, row: OutboxRow) -> int | None:
        with guard_making():
            made = await self._post(row)
        if made.post is None:
            return None
        try:
            return await self._placed(row, made, made.post)
        except Unreachable:
            if not made.is_over:
                raise
            return None

    async def _placed(self, row: OutboxRow, made: MadePost, post: Post) -> int | None:
        with translate_refusals():
            channel = await self._channel(row, made.dossier)
            may_attach, bare = takes_files(channel), without_files(post)
            try:
                return await self._put(row, channel, bare if may_attach is False else post, is_over=made.is_over)
            except discord.Forbidden as error:
                if may_attach is not None or error.code != NO_RIGHT or bare == post:
                    raise
                # It may be the right to attach that is missing.
                return await self._put(row, channel, bare, is_over=made.is_over)

    async def _put(self, row: OutboxRow, channel: Channel, post: Post, *, is_over: bool) -> int | None:
        with guard_making():
            rendered = await render_post(post, self._app.emojis, mark_of(row.nonce))
        if row.destination in KEPT:
            return await self._kept(row, channel, rendered, is_over=is_over)
        return (await self._send(row, channel, rendered, is_quiet=post.quiet)).id

    async def find(self, row: OutboxRow) -> int | None:
        """Look for an earlier attempt at `row` in its channel's history; return the message's id if it is there.

        Discord does not give nonces back, so the mark is the number of the post's frame (`mark_of`).
        """
        if row.first_try_ms is None or row.kind == DAY:
            return None
        with translate_refusals(), keep_to_pace(self._pace):
            return await self._earlier(await self._channel(row), row.nonce, row.first_try_ms)

    async def is_there(self, row: OutboxRow) -> bool:
        """Return whether the message that `row` was sent as can still be read."""
        with translate_refusals(), keep_to_pace(self._pace):
            channel = await self._channel(row)
            try:
                await channel.fetch_message(row.message_id or 0)
            except discord.NotFound:
                return False
        return True

    async def open(self, opening: Opening) -> int:
        """Open a contest's thread on its starter, which is sent unless it is there; return the id that both have."""
        contest = opening.contest
        self._reports.forget(contest.id)  # it knew of no thread, or of another
        with translate_refusals(), keep_to_pace(self._pace):
            channel = await self._places.with_threads(opening.channel_id)
            starter_id = None
            if opening.is_late:
                starter_id = await self._earlier(channel, opening.nonce, opening.first_try_ms)
            if starter_id is None:
                starter_id = await self._start(channel, opening)
            name = plain(contest.name, NAME) or f"#{contest.id}"
            try:
                await channel.get_partial_message(starter_id).create_thread(name=name, auto_archive_duration=LONGEST)
            except discord.HTTPException as error:
                if error.code != HAS_THREAD:
                    raise
        return starter_id

    async def _start(self, channel: discord.TextChannel, opening: Opening) -> int:
        """Send the message on which a thread hangs, the line that the channel shows of it; return its id."""
        with guard_making():
            text = self._app.texts.t(opening.league.language, "thread-starter", match=escape(opening.contest.name, 90))
            rendered = await render_post(Post((text,)), self._app.emojis, mark_of(opening.nonce))
        sent = await channel.send(
            view=rendered.view, nonce=opening.nonce, allowed_mentions=rendered.mentions, silent=True
        )
        return sent.id

    async def _earlier(self, channel: Channel, nonce: str, first_try_ms: int) -> int | None:
        """Return the message that was sent with a nonce since it was first tried, if it can be read."""
        if self._client.user is None:
            return None
        now_ms = self._app.house.clock.now_ms()
        # A first try in the future was noted by a clock that was wrong.
        since_ms = first_try_ms - MARGIN_MS if first_try_ms <= now_ms else now_ms - FAR_MS
        after = discord.Object(discord.utils.time_snowflake(_utc(since_ms)))
        for oldest_first in (True, False):  # in a busy place a later try may be among the last
            seen = 0
            async for message in channel.history(limit=HISTORY, after=after, oldest_first=oldest_first):
                seen += 1
                marks = {getattr(component, "id", None) for component in message.components}
                if message.author.id == self._client.user.id and mark_of(nonce) in marks:
                    return message.id
            if seen < HISTORY:
                break
        return None

    async def _post(self, row: OutboxRow) -> MadePost:
        """Return what `row` says, in the league's language or, in a DM, in its reader's."""
        app, message = self._app, row.message
        if isinstance(message, messages.Unreadable):
            return MadePost(await notices.unreadable_post(app, _of(row.contest_id), "notice-unreadable-record"))
        assert not isinstance(message, messages.Day)  # noqa: S101 - `publish` has looked
        if isinstance(message, messages.Panel):
            return await self._drawn(row, message.name)
        if isinstance(message, messages.TeamCard):
            return MadePost(await team_card(app, message.team))
        if isinstance(message, messages.ChallengeCard):
            post, one = await challenge_card(app, message.challenge)
            is_over = one.status != "open"
            return MadePost(None if is_over and row.message_id is None else post, is_over=is_over)
        if isinstance(message, messages.Late) and row.turn_id is None:  # it is about a card
            return MadePost(await notices.undelivered_post(app, row.league_id, message))
        return await self._told(row, message)

    async def _told(self, row: OutboxRow, message: messages.About) -> MadePost:
        """Return what is to be told about a turn; of one that cannot be read the referees hear that much."""
        try:
            dossier = await self._reports.of(self._app, row)
        except CaseError:
            if row.destination != "referee":
                raise
            if isinstance(message, messages.Late):
                return MadePost(await notices.undelivered_post(self._app, row.league_id, message))
            return MadePost(await notices.unreadable_post(self._app, _of(row.contest_id)))
        return MadePost(await news.post_about(self._app, row, message, dossier), dossier)

    async def _drawn(self, row: OutboxRow, name: str) -> MadePost:
        """Return a panel; nothing where it cannot be drawn: it is drawn again when the turn can be played."""
        try:
            dossier = await self._reports.of_panel(self._app, row)
            return MadePost(notices.panel_post(self._app, dossier, name), dossier)
        except CaseError:
            return MadePost(None)

    async def _keep_event(self, row: OutboxRow) -> None:
        """Have the server's calendar show a contest as it stands now. Where its state cannot be read, it waits."""
        app, contest_id = self._app, _of(row.contest_id)
        with guard_making():
            try:
                dossier = await load_latest_dossier(app.house, contest_id)
            except CaseError:
                return
            league, contest = dossier.league, dossier.contest
            day = calendar_day_of(app.texts.voice(league.language), app.presenter_of(dossier), dossier)
        with translate_refusals():
            guild = await self._places.guild(league.guild_id)
            me_id = None if self._client.user is None else self._client.user.id
            now_s = app.house.clock.now_ms() // 1000
            event_id = await calendar_event.keep_calendar_event(guild, day, contest.event_id, now_s, me_id)
        if event_id != contest.event_id:
            await contests.keep_event(app.house, contest_id, event_id)

    async def _channel(self, row: OutboxRow, made_from: Dossier | None = None) -> Channel:
        """Return where `row` goes, by what it was made from. Raises `Unreachable` if that is nowhere."""
        if row.destination == "user":
            return await self._places.dm(row.user_id)
        return self._places.channel(await self._channel_id(row, made_from))

    async def _channel_id(self, row: OutboxRow, made_from: Dossier | None) -> int | None:
        house = self._app.house
        if row.destination in {"thread", "panel"} and row.contest_id is not None:
            contest = await contests.get_contest(house, row.contest_id) if made_from is None else made_from.contest
            return contest.thread_id
        league = await leagues.get_league(house, row.league_id) if made_from is None else made_from.league
        if row.destination == "challenge" and row.panel is not None:
            return (await challenges.get_challenge(house, int(row.panel))).channel_id
        rooms = {"announce": league.announce_channel_id, "signup": league.signup_channel_id}
        return rooms.get(row.destination, league.referee_channel_id)

    async def _kept(self, row: OutboxRow, channel: Channel, rendered: Rendered, *, is_over: bool) -> int | None:
        """Edit a panel or a card or, unless it `is_over`, post it if it is not there; return its message's id."""
        if row.message_id is not None:
            edit = partial(
                channel.get_partial_message(row.message_id).edit,
                view=rendered.view,
                attachments=rendered.files,
                allowed_mentions=rendered.mentions,
            )
            try:
                await act_awake(self._client, channel, edit, rendered.files)
            except discord.NotFound:
                if is_over:
                    return None
                _rewind(rendered)
            else:
                return row.message_id
        message = await self._send(row, channel, rendered, is_quiet=row.destination != "challenge")
        if row.destination == "panel":
            await _pin(message)
        return message.id

    async def _send(self, row: OutboxRow, channel: Channel, rendered: Rendered, *, is_quiet: bool) -> discord.Message:
        send = partial(
            channel.send,
            view=rendered.view,
            files=rendered.files,
            nonce=row.nonce,
            allowed_mentions=rendered.mentions,
            silent=is_quiet,
        )
        return await act_awake(self._client, channel, send, rendered.files)


def _of(contest_id: int | None) -> int:
    if contest_id is None:
        raise LookupError("a message of this kind is about a contest")
    return contest_id


def _rewind(rendered: Rendered) -> None:
    """Let files that went out in vain be read once more."""
    for file in rendered.files:
        file.reset()


async def _pin(message: discord.Message) -> None:
    """Pin a panel, so that it is found under a season's posts; where the bot may not, it stays where it is."""
    try:
        await message.pin()
    except discord.HTTPException as error:
        log.info("a panel in %s could not be pinned (%s)", message.channel.id, error.code)


def mark_of(nonce: str) -> int:
    """Return the number that marks the frame of the post sent for an outbox row: 1 .. 2^31 - 1."""
    return 1 + zlib.crc32(nonce.encode()) % (2**31 - 2)


def _utc(ms: int) -> dt.datetime:
    return dt.datetime.fromtimestamp(ms / 1000, dt.UTC)
