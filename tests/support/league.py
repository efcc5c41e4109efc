"""A league in simulated Discord: a server, its people, and the real bot, driven as people drive it.

`League` is the world, `Person` somebody in it. Both are thin: what they add to simcord 3.2.1 is what its traps ask for.

Traps, all met in practice:

* `Env.advance_time(86400)` stops at every timer: a 15 s loop alone makes 5,760 stops. `League.advance` therefore
  leaps: the clock jumps by `leap_s`, or farther while the bot has nothing to do, the timers that came due fire once,
  and only the last `LANDING_S` before the goal are walked timer by timer.
* A sleep keeps a real-time fallback: what is due soon in *real* time makes every action wait for it. `virtual_timers`
  takes the fallback from every timer of a second or more: only `advance` fires those.
* Each action that touches the database costs 50 ms, because settlement polls while any loop of the bot is in it, and
  fails after seconds that a busy machine needs for anything. `settle_quickly` looks sooner, and waits as long as
  something moves (`patience.py`).
* A task that waits for an `asyncio.Event` is an "unknown wait" and nothing ever settles (`park_event_waits`). The same
  holds for futures of one's own; queues are not recognised either.
* `time.monotonic` is simulated as well: after a leap, much of it has passed.
* simcord never calls `bot.close()`: the thread of its database then lives on. `League.stop` closes.
* `restart_bot` attaches the new bot before anybody closes the old one; a lock on the database would refuse it.
  `League.restart` closes first. `League.kill` does not close: tasks die where they stand, then the file is let go.
* Every interaction says `en-US`, and so does every guild. `League` gives each person their own locale (French at first)
  by rewriting what the gateway brings; it hooks `backend.emit`, because the subscribers change with a restart.
* APScheduler reads `datetime.now` from module globals (`patch_apscheduler`).
* The first `followup.send` after `defer(thinking=True)` is `result.response`, as on Discord, not `followups[0]`.
  After a bare `defer()` of a component the response is the message that was pressed, once it was edited.
* A `discord.Message` is a copy of what it was: `League.fresh` reads it again. `ResponseMessage` (of a result) is live.
* simcord re-raises at the end what a handler let through, even if the bot answered it. `League.stop` leaves out what
  the bot answered as somebody's own fault; for the rest `env.errors` acknowledges.
* It does not see what is raised in the callback of a `DynamicItem`: discord.py logs that and nothing else. `League`
  keeps every record of level ERROR, and a test fails at its end unless it read them (`League.logged_errors`).
* The bot has no members intent, so `MemberActor.member` is None and `guild.members` nearly empty, as in reality.
* An unknown route or field raises `RouteNotImplemented` / `UnsupportedField`: not an HTTPException, so it gets out.
* `inject_error` with 429 or 500 raises at once a plain HTTPException: no retry, no `retry_after`.
* A nonce is ignored: two sends with one nonce are two messages, `message.nonce` is None.
* Only the test itself runs on simulated time: in a fixture `discord.utils.utcnow()` is real. Use `League.now_ms`.
* `send_dm` takes attachments as stored payloads, not as (name, bytes): `Person.dm` stores them.
* The bot is in every guild with all permissions but administrator; `League.revoke` takes some away.
"""

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

import discord
from discord.ext import commands
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor, ResponseMessage, UserHandle
from simcord.backend.models import Overwrite
from simcord.components import walk_components
from simcord.enums import OverwriteType

from cogs.kit.errors import describe
from tests.support.reading import Shown, find_custom_id
from tests.support.simulation import ErrorLog, leap_s, milliseconds

LEAP_S = 900.0
LANDING_S = 20.0
RADIO = discord.ComponentType.radio_group.value
COMMAND = discord.InteractionType.application_command.value
SUBCOMMANDS = {discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value}

MakeBot = Callable[[], commands.Bot]


@dataclass(frozen=True)
class Person:
    """Somebody on Discord. They act in the league's server if they are a member (`member`), and always by DM."""

    league: "League"
    user: UserHandle
    member: MemberActor | None

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return self.user.mention

    async def dm(self, text: str = "", *, files: Sequence[tuple[str, bytes]] = ()) -> list[discord.Message]:
        """Write to the bot; return the messages that it sent back in the DM."""
        backend = self.league.env.backend
        before = {message.id for message in self.inbox()}
        stored = backend.store_attachments(self.user.dm_channel.id, files)
        await self.user.send_dm(text, attachments=stored)
        return [message for message in self.inbox() if message.id not in before]

    def inbox(self) -> list[discord.Message]:
        """Return what the bot wrote to them by DM, oldest first."""
        history = self.user.dm_channel.history(viewer=self.user)
        return [message for message in history if message.author.id != self.id]

    def sees(self, channel: ChannelHandle) -> list[discord.Message]:
        """Return what they can read in `channel`, oldest first: ephemeral answers to others are not there."""
        return channel.history(viewer=self.member or self.user)

    async def command(self, name: str, /, *, here: ChannelHandle | None = None, **options: Any) -> InteractionResult:
        """Use a slash command: in the channel `here`, or in the DM with the bot."""
        if here is None:
            return await self.user.slash(name, **options)
        return await self._in_server.slash(here, name, **options)

    async def complete(
        self, name: str, option: str, typed: str = "", /, *, here: ChannelHandle | None = None, **filled: Any
    ) -> list[dict[str, Any]]:
        """Type into an option with autocomplete; return the choices offered."""
        if here is None:
            return await self.user.autocomplete(name, option, typed, **filled)
        return await self._in_server.autocomplete(here, name, option, typed, **filled)

    async def menu(self, name: str, message: discord.Message, *, here: ChannelHandle) -> InteractionResult:
        """Use a command of the menu of a message in the channel `here`."""
        return await self._in_server.context_menu(here, name, message)

    async def press(self, shown: Shown, wanted: str) -> InteractionResult:
        """Press the button of `shown` whose custom_id is `wanted` or begins with it and a colon."""
        return await self._beside(shown).click(shown, custom_id=find_custom_id(shown, wanted))

    async def choose(self, shown: Shown, wanted: str, *values: Any) -> InteractionResult:
        """Choose `values` in the select of `shown` found as a button is by `press`."""
        return await self._beside(shown).select(shown, values, custom_id=find_custom_id(shown, wanted))

    async def fill(self, shown: InteractionResult, **values: Any) -> InteractionResult:
        """Fill in the form that `shown` brought up and send it. Keys are custom_ids.

        A select takes a list, and so may a radio group, of one value; a field for a file takes (name, bytes).
        A key may also be the beginning of a custom_id, up to a colon.
        """
        assert shown.modal is not None, f"no form was shown: {shown!r}"
        fields = [item for item in walk_components(shown.modal["components"]) if item.get("custom_id")]
        ids = [item["custom_id"] for item in fields]
        full = {
            next((i for i in ids if i == key or i.startswith(f"{key}:")), key): value for key, value in values.items()
        }
        for item in fields:
            if item["type"] == RADIO and isinstance(value := full.get(item["custom_id"]), list):
                [full[item["custom_id"]]] = value
        is_in_server = shown._interaction.guild_id is not None
        return await (self._in_server if is_in_server else self.user).submit_modal(shown, full)

    def speaks(self, locale: str) -> Self:
        """Set the language of their Discord client (`fr`, `en-GB`, `en-US`…)."""
        self.league.locales[self.id] = locale
        return self

    @property
    def _in_server(self) -> MemberActor:
        assert self.member is not None, f"{self.name} is not in the server"
        return self.member

    def _beside(self, shown: Shown) -> MemberActor | UserHandle:
        channel = shown.channel_id if isinstance(shown, ResponseMessage) else shown.channel.id
        return self.user if self.league.env.backend.channels[channel].guild_id is None else self._in_server


@dataclass
class League:
    """A server with its people and the bot under test. Made by the fixture `league`; `make_bot` makes the next bot."""

    env: Env
    make_bot: MakeBot
    locales: dict[int, str] = field(default_factory=dict)
    default_locale: str = "fr"
    server_name: str = "Ligue d'essai"
    leap_s: float = LEAP_S  # a test of many weeks may take longer leaps
    _guild: GuildHandle | None = None
    _log: ErrorLog = field(default_factory=ErrorLog)

    def __post_init__(self) -> None:
        logging.getLogger().addHandler(self._log)
        self._emit = self.env.backend.emit
        self.env.backend.emit = self._emit_in_his_language

    @property
    def bot(self) -> Any:
        """The bot that runs now."""
        return self.env.bot

    @property
    def guild(self) -> GuildHandle:
        """The league's server; made on first use."""
        if self._guild is None:
            self._guild = self.env.create_guild(self.server_name, preferred_locale=self.default_locale)
        return self._guild

    def channel(self, name: str) -> ChannelHandle:
        """Return the text channel of that name, made on first use."""
        return self.guild.channels.get(name) or self.guild.create_text_channel(name)

    def threads(self) -> list[ChannelHandle]:
        """Return every thread of the server, in the order of their opening."""
        found = [thread for channel in self.guild.channels.values() for thread in channel.threads]
        return sorted(found, key=lambda thread: thread.id)

    def person(
        self,
        name: str,
        *,
        locale: str | None = None,
        roles: Sequence[Any] = (),
        permissions: str = "",
        member: bool = True,
    ) -> Person:
        """Return somebody new. `permissions` names server permissions, blank-separated; not a `member`: only by DM."""
        user = self.env.create_user(name, global_name=name.capitalize())
        given = list(roles)
        if permissions:
            wanted = discord.Permissions(**dict.fromkeys(permissions.split(), True))
            given.append(self.guild.create_role(f"droits de {name}", permissions=wanted))
        actor = self.guild.add_member(user, roles=given) if member else None
        if locale is not None:
            self.locales[user.id] = locale
        return Person(self, user, actor)

    def role(self, name: str) -> Any:
        """Return the server's role of that name, made on first use."""
        return self.guild.roles.get(name) or self.guild.create_role(name)

    def give_role(self, person: Person, role: Any) -> None:
        """Give a server role to somebody."""
        self.env.backend.add_member_role(self.guild.id, person.id, role.id)

    def role_ids(self, person: Person) -> list[int]:
        """Return the ids of the server roles that somebody has."""
        return list(self.env.backend.get_member(self.guild.id, person.id).role_ids)

    def revoke(self, *permissions: str, channel: ChannelHandle | None = None) -> None:
        """Take permissions from the bot, in the whole server or in one channel."""
        bits = discord.Permissions(**dict.fromkeys(permissions, True)).value
        backend = self.env.backend
        if channel is not None:
            backend.set_overwrite(
                channel.id, Overwrite(target_id=backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=bits)
            )
            return
        for role_id in backend.get_member(self.guild.id, backend.bot_user.id).role_ids:
            role = backend.get_guild(self.guild.id).roles[role_id]
            backend.edit_role(self.guild.id, role_id, {"permissions": role.permissions & ~bits})
        everyone = backend.get_guild(self.guild.id).everyone_role
        backend.edit_role(self.guild.id, everyone.id, {"permissions": everyone.permissions & ~bits})

    def close_dms(self, person: Person) -> None:
        """Let every message of the bot to `person` fail as Discord does when their DMs are closed (50007)."""
        path = f"/channels/{person.user.dm_channel.id}/messages"
        self.env.inject_error(
            "POST", path, status=403, code=50007, message="Cannot send messages to this user", times=None
        )

    def fresh(self, message: discord.Message) -> discord.Message:
        """Return `message` as it is now."""
        backend = self.env.backend
        handle = ChannelHandle(self.env, None, backend.get_channel(message.channel.id))
        return next(found for found in handle.history() if found.id == message.id)

    def now_ms(self) -> int:
        """Return the simulated time in ms since 1970."""
        return milliseconds(self.env)

    async def advance(self, *, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """Let time pass. Timers on the way fire up to `leap_s` late, those of the last 20 s on time.

        Leaps after which the bot would find nothing to do are one leap.
        """
        goal = self.env._virtual_time + hours * 3600 + minutes * 60 + seconds
        while (left := goal - self.env._virtual_time) > LANDING_S:
            self.env.backend.advance_clock(await leap_s(self.env, self.leap_s, left - LANDING_S))
            await self.env.settle()
        await self.env.advance_time(max(0.0, goal - self.env._virtual_time))

    async def advance_to(self, instant_ms: int) -> None:
        """Let time pass until `instant_ms` (ms since 1970); an instant of the past is an error."""
        left = instant_ms - self.now_ms()
        assert left >= 0, f"{-left} ms too late"
        await self.advance(seconds=left / 1000)

    @contextlib.asynccontextmanager
    async def at_once(self) -> AsyncIterator[None]:
        """Let people act together: nothing is waited for before the end, results are to be read after it."""
        settle = self.env._settle_internal

        async def not_yet(**_: Any) -> None:
            return None

        self.env._settle_internal = not_yet
        try:
            yield
        finally:
            self.env._settle_internal = settle
        await self.env.settle()

    async def restart(self) -> None:
        """Stop the bot as an operator would, and start the next one."""
        await self.bot.close()
        await self.env.restart_bot(self.make_bot())

    async def kill(self, release: Callable[[Any], Awaitable[None]]) -> None:
        """End the bot as `kill -9` would: no handler runs. `release` lets go of what the system would take back."""
        await self.env._detach_bot()
        await release(self.bot)

    async def revive(self) -> None:
        """Start the next bot after `kill`."""
        await self.env.restart_bot(self.make_bot())

    async def stop(self) -> None:
        """Take the bot off and close it; what its handlers let through unseen is raised."""
        try:
            await self.env.shutdown()
        finally:
            await self.bot.close()
            logging.getLogger().removeHandler(self._log)
        if self.env.check_errors:
            unseen = self.env.errors_since(self.env._errors_acknowledged)
            self.env._errors[:] = [error for error in unseen if not _was_answered(error)]
            self.env._raise_errors_since(0)
        assert self._log.is_read or not self._log.lines, "logged as errors:\n" + "\n".join(self._log.lines)

    def logged_errors(self) -> list[str]:
        """Return what was logged as an error up to now, tracebacks included; a test that reads it has expected it."""
        self._log.is_read = True
        return list(self._log.lines)

    def _emit_in_his_language(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload = {**payload, "locale": self.locales.get(int(user["id"]), self.default_locale)}
            if "guild_locale" in payload:
                payload["guild_locale"] = self.default_locale
            if payload["type"] == COMMAND:  # its answers are headed by all of its name; simcord knows its first word
                self.env.backend.interactions[int(payload["id"])].command_name = _whole_name(payload["data"])
        self._emit(event, payload)


def _whole_name(command: Mapping[str, Any]) -> str:
    """Return the name of a command that somebody uses, with that of its group and its own in it."""
    within = [one for one in command.get("options") or () if one["type"] in SUBCOMMANDS]
    return " ".join([command["name"], *map(_whole_name, within)])


def _was_answered(error: BaseException) -> bool:
    """Return whether a command failed through the fault of who used it: the bot has told him, and nothing is broken."""
    return describe(getattr(error, "original", error))[0] != "error-bug"
