"""People in the fake Discord: they write DMs, use commands, press buttons, and wait for the answer, or do not."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from tests.faults.fake import shapes
from tests.faults.fake.shapes import DM, GUILD_ID, THREAD, Channel, Json, Message
from tests.faults.fake.world import WAIT_S, Interaction, World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
SUB_COMMAND, INTEGER, USER, ROLE = 1, 4, 6, 8
tokens = itertools.count(1)


@dataclass(frozen=True)
class Person:
    """Somebody on Discord."""

    world: World
    id: int
    locale: str = "fr"

    @property
    def dm_channel(self) -> Channel:
        return self.world.dm(self.id)

    def inbox(self) -> list[Message]:
        """Return what the bot wrote to them by DM, oldest first."""
        return [message for message in self.world.history(self.dm_channel.id) if message.author_id != self.id]

    def sees(self) -> list[Message]:
        """Return every message that they can read."""
        mine = {self.id, None}
        return [
            message
            for message in self.world.messages
            if message.reader_id in mine
            and not message.is_deleted
            and (place := self.world.channels.get(message.channel_id)) is not None
            and place.user_id in mine
        ]

    def write(self, text: str, *, files: Sequence[tuple[str, bytes]] = ()) -> Message:
        """Write a DM to the bot."""
        message = self.world.post(self.dm_channel, self.id, {"content": text}, files)
        self.world.emit("MESSAGE_CREATE", message.data)
        return message

    async def dm(self, text: str, *, files: Sequence[tuple[str, bytes]] = (), seconds: float = WAIT_S) -> Message:
        """Write a DM; return the answer."""
        before = len(self.inbox())
        self.write(text, files=files)
        await self.world.until(f"an answer to « {text[:20]} »", lambda: len(self.inbox()) > before, seconds)
        return self.inbox()[-1]

    def press(self, message: Message, wanted: str, *, values: Sequence[str] = ()) -> Interaction:
        """Press the button (or choose in the select) whose custom_id is `wanted` or begins with it and a colon."""
        [custom_id] = [one for one in message.custom_ids if one == wanted or one.startswith(f"{wanted}:")]
        return self.forge(message, custom_id, values=values)

    def forge(self, message: Message, custom_id: str, *, values: Sequence[str] = ()) -> Interaction:
        """Press a button that a message of another time would have had."""
        data: Json = {"custom_id": custom_id, "component_type": 3 if values else 2, "id": 1}
        if values:
            data["values"] = list(values)
        return self._act(COMPONENT, data, self.world.channels[message.channel_id], message)

    async def pressed(self, message: Message, wanted: str, *, values: Sequence[str] = ()) -> Interaction:
        """Press, and return once it is answered."""
        return await self.answered(self.press(message, wanted, values=values))

    def use(self, name: str, channel: Channel | None = None, /, **options: Any) -> Interaction:
        """Use a slash command, in a channel or in the DM."""
        return self._act(COMMAND, self._command(name, options), channel or self.dm_channel)

    async def used(self, name: str, channel: Channel | None = None, /, **options: Any) -> Interaction:
        """Use a slash command, and return once it is answered."""
        return await self.answered(self.use(name, channel, **options))

    async def completed(self, name: str, channel: Channel, /, focused: str, **options: Any) -> list[Json]:
        """Type into an option; return the choices offered."""
        data = self._command(name, {focused: "", **options})
        for option in data["options"][0]["options"] if data["options"] else ():
            option["focused"] = option["name"] == focused
        found = await self.answered(self._act(AUTOCOMPLETE, data, channel))
        return found.choices or []

    def fill(self, form: Interaction, text: str) -> Interaction:
        """Send a form of one text field."""
        assert form.modal is not None
        [field] = [part["custom_id"] for part in shapes.parts(form.modal["components"]) if part.get("custom_id")]
        value = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": field, "value": text}}
        data = {"custom_id": form.modal["custom_id"], "components": [value], "resolved": {}}
        return self._act(SUBMIT, data, self.world.channels[form.channel_id], form.message)

    async def answered(self, done: Interaction, seconds: float = WAIT_S) -> Interaction:
        await self.world.until(f"the answer to {done.what}", lambda: done.is_done, seconds)
        return done

    def _command(self, name: str, options: Mapping[str, Any]) -> Json:
        first, *rest = name.split(" ")
        command = next(one for one in self.world.commands if one["name"] == first)
        known = command.get("options") or []
        if rest:
            known = next(one for one in known if one["name"] == rest[0]).get("options") or []
        kinds = {one["name"]: one["type"] for one in known}
        given = [{"name": key, "type": kinds[key], "value": _value(value)} for key, value in options.items()]
        if rest:
            given = [{"name": rest[0], "type": SUB_COMMAND, "options": given}]
        return {"id": command["id"], "name": first, "type": 1, "options": given, "resolved": self._resolved(options)}

    def _resolved(self, options: Mapping[str, Any]) -> Json:
        found: Json = {"users": {}, "members": {}, "roles": {}, "attachments": {}}
        for value in options.values():
            if isinstance(value, Person):
                found["users"][str(value.id)] = shapes.user_json(value.id)
            elif isinstance(value, dict) and "filename" in value:
                found["attachments"][value["id"]] = value
            elif isinstance(value, dict) and "permissions" in value:
                found["roles"][value["id"]] = value
        return found

    def _act(self, kind: int, data: Json, channel: Channel, message: Message | None = None) -> Interaction:
        world = self.world
        made = Interaction(
            world.new_id(), f"aW50ZXJhY3Rpb24{next(tokens)}", kind, self.id, channel.id, message, world.now_ms()
        )
        made.what = data.get("custom_id") or data.get("name") or ""
        world.interactions[made.token] = made
        in_guild = channel.type != DM
        payload: Json = {
            "id": str(made.id), "application_id": str(shapes.APPLICATION_ID), "type": kind, "token": made.token,
            "version": 1, "locale": self.locale, "entitlements": [], "authorizing_integration_owners": {},
            "context": 0 if in_guild else 1, "attachment_size_limit": 10 << 20, "channel": channel.json(),
            "channel_id": str(channel.id), "data": data,
        }  # fmt: skip
        if message is not None:
            payload["message"] = message.data
            if kind == COMPONENT and data["custom_id"] not in message.custom_ids:
                button = {"type": 2, "style": 2, "label": "?", "custom_id": data["custom_id"], "id": 100}
                row = {"type": 1, "id": 99, "components": [button]}
                payload["message"] = {**message.data, "components": [*message.data["components"], row]}
        if in_guild:
            roles = world.member_roles.get(self.id, [])
            rights = shapes.EVERYDAY.value
            for role in roles:
                rights |= int(world.roles[role]["permissions"])
            payload |= {
                "guild_id": str(GUILD_ID), "guild_locale": "fr", "app_permissions": str(world.bot_may(channel).value),
                "guild": {"id": str(GUILD_ID), "locale": "fr", "features": []},
                "member": shapes.member_json(self.id, roles, permissions=rights),
            }  # fmt: skip
        else:
            payload |= {"user": shapes.user_json(self.id), "app_permissions": str(discord.Permissions.all().value)}
        world.emit("INTERACTION_CREATE", payload)
        return made


def _value(value: Any) -> Any:
    if isinstance(value, Person):
        return str(value.id)
    return value["id"] if isinstance(value, dict) else value


__all__ = ["THREAD", "Person"]
