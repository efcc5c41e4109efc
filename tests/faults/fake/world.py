"""What exists in the fake Discord: one server with its channels, DMs, messages, interactions. No network here."""

import asyncio
import contextlib
import datetime as dt
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import discord

from referee.hand.times import DISCORD_EPOCH_MS, snowflake_ms
from tests.faults.fake import shapes
from tests.faults.fake.shapes import BOT_ID, DM, GUILD_ID, TEXT, THREAD, Channel, Json, Message, Refused

T = TypeVar("T")
NONCE_MS = 180_000  # « the past few minutes »
UPLOAD_LIMIT = 10 << 20
WAIT_S = 60.0  # how long a test waits for something to happen, however slow the machine is
ANNOUNCE, SIGNUP, REFEREES = 101, 102, 103
REFEREE_ROLE, BOT_ROLE = 201, 202
DMS = 5_000  # the id of a person's DM channel is their own and this


@dataclass
class Interaction:
    """What somebody did, and how the bot answered it."""

    id: int
    token: str
    kind: int
    user_id: int
    channel_id: int
    message: Message | None = None
    at_ms: int = 0
    what: str = ""
    made: float = field(default_factory=time.monotonic)
    callback: int | None = None
    is_hidden: bool = False
    shown: Message | None = None
    followups: list[Message] = field(default_factory=list)
    choices: list[Json] | None = None
    modal: Json | None = None

    @property
    def is_done(self) -> bool:
        """Whether the user has their answer: « thinking… » is none."""
        return self.shown is not None or bool(self.followups) or self.choices is not None or self.modal is not None

    @property
    def text(self) -> str:
        found = [message.text for message in [*([self.shown] if self.shown else []), *self.followups]]
        return "\n".join(found + ([shapes.words(self.modal)] if self.modal else []))


@dataclass(repr=False)  # it would be shown, with every picture, in whatever fails
class World:
    """The state of the fake Discord, and its clock: real time and `ahead_ms`."""

    ahead_ms: int = 0
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: list[Message] = field(default_factory=list)
    roles: dict[int, Json] = field(default_factory=dict)
    member_roles: dict[int, list[int]] = field(default_factory=dict)
    interactions: dict[str, Interaction] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)
    events: dict[int, Json] = field(default_factory=dict)  # of the server's calendar
    emojis: list[Json] = field(default_factory=list)  # of the application
    files: dict[str, bytes] = field(default_factory=dict)
    closed_dms: set[int] = field(default_factory=set)
    lost_accounts: set[int] = field(default_factory=set)
    is_kicked: bool = False  # whether the bot is in no server
    flags: int = 0  # of the application: its intents among them
    answer_s: float = WAIT_S  # how long an interaction can be answered: on Discord 3 s, too few for a busy machine
    still_ms: int | None = None  # where the clock stands still
    emit: Callable[[str, Json], None] = lambda name, data: None
    _last_id: int = 0
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        for number, name in ((ANNOUNCE, "annonces-sifflet"), (SIGNUP, "inscriptions"), (REFEREES, "arbitres")):
            self.channels[number] = Channel(number, TEXT, name)
        self.roles[GUILD_ID] = shapes.role_json(GUILD_ID, "@everyone", shapes.EVERYDAY.value)
        self.roles[REFEREE_ROLE] = shapes.role_json(REFEREE_ROLE, "Arbitres", discord.Permissions.elevated().value)
        self.roles[BOT_ROLE] = shapes.role_json(BOT_ROLE, "sifflet", shapes.BOT_RIGHTS.value)
        self.member_roles[BOT_ID] = [BOT_ROLE]

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead_ms if self.still_ms is None else self.still_ms

    def timestamp(self) -> str:
        return dt.datetime.fromtimestamp(self.now_ms() / 1000, dt.UTC).isoformat()

    def new_id(self) -> int:
        """Return a snowflake of now, greater than every other."""
        self._last_id = max(self._last_id + 1, (self.now_ms() - DISCORD_EPOCH_MS) << 22)
        return self._last_id

    def touch(self) -> None:
        """Wake whoever waits for something to change."""
        self._changed.set()

    async def until(self, what: str, condition: Callable[[], T], seconds: float = WAIT_S) -> T:
        """Return what `condition` gives once that is something. Fails if it does not come to that."""
        end = time.monotonic() + seconds
        while not (found := condition()):
            assert time.monotonic() < end, f"waited {seconds} s in vain for {what}"
            self._changed.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await self._changed.wait()
        return found

    # Channels.

    def channel(self, channel_id: int) -> Channel:
        """Return a channel that the bot may see."""
        found = self.channels.get(channel_id)
        if found is None:
            raise Refused(*shapes.UNKNOWN_CHANNEL)
        if found.type != DM and (self.is_kicked or not self.bot_may(found).view_channel):
            raise Refused(*shapes.NO_ACCESS)
        return found

    def bot_may(self, channel: Channel) -> discord.Permissions:
        """Return what the bot may do in a channel of the server."""
        home = channel if channel.parent_id is None else self.channels.get(channel.parent_id, channel)
        given = shapes.EVERYDAY.value | int(self.roles[BOT_ROLE]["permissions"])
        return discord.Permissions(given & ~home.denied & ~channel.denied)

    def dm(self, user_id: int) -> Channel:
        """Return somebody's DM with the bot."""
        return self.channels.setdefault(user_id + DMS, Channel(user_id + DMS, DM, user_id=user_id))

    def thread(self, name: str, parent_id: int = ANNOUNCE, thread_id: int | None = None) -> Channel:
        """Open a thread."""
        made = Channel(thread_id or self.new_id(), THREAD, name, parent_id=parent_id)
        self.channels[made.id] = made
        return made

    def guild_json(self) -> Json:
        channels = [one.json() for one in self.channels.values() if one.type == TEXT]
        threads = [one.json() for one in self.channels.values() if one.type == THREAD and not one.is_archived]
        return shapes.guild_json(list(self.roles.values()), channels, threads, self.member_roles[BOT_ID])

    # Messages.

    def post(
        self,
        channel: Channel,
        author_id: int,
        body: Mapping[str, Any],
        files: Sequence[tuple[str, bytes]] = (),
        *,
        reader_id: int | None = None,
    ) -> Message:
        """Make a message, or return the one that was made with the same nonce a moment ago."""
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        if nonce is not None:
            for message in reversed(self.messages):
                is_same = (message.nonce, message.author_id, message.channel_id) == (nonce, author_id, channel.id)
                if is_same and self.now_ms() - snowflake_ms(message.id) <= NONCE_MS:
                    return message
        data = shapes.message_json(number := self.new_id(), channel.id, author_id, body, self.timestamp())
        if reference := body.get("message_reference"):
            data["message_reference"], data["type"] = {"channel_id": str(channel.id), **reference}, 19
        if channel.type != DM:
            data["guild_id"] = str(GUILD_ID)
        if nonce is not None:
            data["nonce"] = nonce
        message = Message(number, channel.id, author_id, data, self.now_ms(), nonce, reader_id)
        self._fill(message, body, files)
        self.messages.append(message)
        channel.is_archived = False
        self.touch()
        return message

    def edit(self, message: Message, body: Mapping[str, Any], files: Sequence[tuple[str, bytes]] = ()) -> Message:
        """Change what a message says."""
        message.former.append((message.at_ms, message.text))
        message.at_ms = self.now_ms()
        message.data["edited_timestamp"] = self.timestamp()
        for key in ("content", "flags"):
            if body.get(key) is not None:
                message.data[key] = body[key]
        self._fill(message, body, files)
        self.touch()
        return message

    def _fill(self, message: Message, body: Mapping[str, Any], files: Sequence[tuple[str, bytes]]) -> None:
        if sum(len(content) for _, content in files) > UPLOAD_LIMIT:
            raise Refused(*shapes.TOO_LARGE)
        told = {str(one.get("id")): one for one in body.get("attachments") or ()}
        if files or "attachments" in body:
            kept = [one for one in message.data["attachments"] if one["id"] in told]
            new = [self.store(name, content, told.get(str(n), {})) for n, (name, content) in enumerate(files)]
            message.data["attachments"] = kept + new
        if body.get("components") is not None:
            message.data["components"] = _settled(body["components"], message.data["attachments"])
        if not (message.text or message.data["components"]):
            raise Refused(*shapes.EMPTY)
        if message.author_id == BOT_ID:
            message.pings |= shapes.pings(message.data, body.get("allowed_mentions"))

    def store(self, name: str, content: bytes, told: Mapping[str, Any] | None = None) -> Json:
        """Keep a file; return what a message says of it."""
        number = self.new_id()
        path = f"/attachments/{number}/{name}"
        self.files[path] = content
        return {
            "id": str(number), "filename": name, "size": len(content), "url": f"{self.cdn}{path}",
            "proxy_url": f"{self.cdn}{path}", "description": (told or {}).get("description"),
            "content_type": "application/octet-stream",
        }  # fmt: skip

    cdn: str = "http://127.0.0.1"

    def message(self, channel_id: int, message_id: int) -> Message:
        """Return a message that is there for all."""
        for message in self.messages:
            if (message.id, message.channel_id, message.is_deleted) == (message_id, channel_id, False):
                return message
        raise Refused(*shapes.UNKNOWN_MESSAGE)

    def history(self, channel_id: int) -> list[Message]:
        """Return what everybody in a channel can read, oldest first."""
        return [m for m in self.messages if m.channel_id == channel_id and not m.is_deleted and m.reader_id is None]

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Let a thread's time run out, or with `locked` a moderator close it for good."""
        thread.is_archived, thread.is_locked = True, locked
        self.emit("THREAD_UPDATE", thread.json())

    def delete_channel(self, channel_id: int) -> None:
        """Let somebody delete a channel, its threads with it."""
        for channel in list(self.channels.values()):
            if channel_id in {channel.id, channel.parent_id}:
                del self.channels[channel.id]
                self.emit("THREAD_DELETE" if channel.type == THREAD else "CHANNEL_DELETE", channel.json())

    def kick(self) -> None:
        """Let somebody throw the bot out of the server."""
        self.is_kicked = True
        self.emit("GUILD_DELETE", {"id": str(GUILD_ID)})

    def invite(self) -> None:
        """Let somebody invite the bot again."""
        self.is_kicked = False
        self.emit("GUILD_CREATE", self.guild_json())

    def add_role(self, user_id: int, permissions: int) -> int:
        """Give somebody a new role; return its id."""
        number = self.new_id()
        self.roles[number] = shapes.role_json(number, f"rôle {number}", permissions)
        self.member_roles.setdefault(user_id, []).append(number)
        self.emit("GUILD_ROLE_CREATE", {"guild_id": str(GUILD_ID), "role": self.roles[number]})
        return number

    def delete_role(self, role_id: int) -> None:
        """Let somebody delete a role."""
        del self.roles[role_id]
        for roles in self.member_roles.values():
            roles[:] = [role for role in roles if role != role_id]
        self.emit("GUILD_ROLE_DELETE", {"guild_id": str(GUILD_ID), "role_id": str(role_id)})

    def deny(self, channel_id: int, permissions: discord.Permissions) -> None:
        """Take permissions from the bot in a channel."""
        channel = self.channels[channel_id]
        channel.denied = permissions.value
        self.emit("CHANNEL_UPDATE", channel.json())

    def interaction(self, token: str) -> Interaction:
        """Return the interaction of a token that is still good."""
        found = self.interactions.get(token)
        if found is None:
            raise Refused(*shapes.UNKNOWN_WEBHOOK)
        return found


def _settled(components: Sequence[Json], attachments: Sequence[Json]) -> list[Json]:
    """Return components as Discord gives them back: every one with a number, files with their address."""
    files = {f"attachment://{file['filename']}": file for file in attachments}
    copies: list[Json] = [_copy(one) for one in components]
    taken = {part["id"] for part in shapes.parts(copies) if part.get("id")}
    number = 0
    for part in shapes.parts(copies):
        if not part.get("id"):
            number = next(n for n in range(number + 1, number + len(taken) + 2) if n not in taken)
            part["id"] = number
        for item in part.get("items") or ():
            if (file := files.get(item["media"]["url"])) is not None:
                item["media"] = {
                    "url": file["url"],
                    "proxy_url": file["url"],
                    "width": 1,
                    "height": 1,
                    "content_type": "",
                }
    return copies


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(inner) for key, inner in value.items()}
    return [_copy(inner) for inner in value] if isinstance(value, list) else value
