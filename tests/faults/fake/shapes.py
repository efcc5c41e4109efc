"""What Discord's things look like on the wire, as far as the bot can see: users, channels, guilds, messages."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

Json = dict[str, Any]

BOT_ID = 42
APPLICATION_ID = 42
GUILD_ID = (1 << 22) + 77  # the second of several shards has it
TEXT, DM, THREAD = 0, 1, 11
EPHEMERAL = 64
COMPONENTS_V2 = 1 << 15
EPOCH = "2026-01-01T00:00:00+00:00"
EVERYDAY = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, read_message_history=True, attach_files=True,
    embed_links=True, create_public_threads=True, use_application_commands=True,
)  # fmt: skip
BOT_RIGHTS = EVERYDAY | discord.Permissions(
    manage_channels=True, manage_roles=True, manage_threads=True, manage_messages=True, pin_messages=True
)


class Refused(Exception):
    """Discord's answer to what it does not take."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
UNKNOWN_USER = (404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
NO_ACCESS = (403, 50001, "Missing Access")
CLOSED_DM = (403, 50007, "Cannot send messages to this user")
NO_PERMISSION = (403, 50013, "Missing Permissions")
HAS_THREAD = (400, 160004, "A thread has already been created for this message")
THREAD_ARCHIVED = (400, 50083, "Thread is archived")
EMPTY = (400, 50006, "Cannot send an empty message")
TOO_LARGE = (413, 40005, "Request entity too large")


@dataclass
class Channel:
    """A text channel, a thread, or somebody's DM with the bot."""

    id: int
    type: int
    name: str = ""
    parent_id: int | None = None
    user_id: int | None = None  # whose DM it is
    denied: int = 0  # permissions that the bot lacks there
    overwrites: list[Json] = field(default_factory=list)
    is_archived: bool = False
    is_locked: bool = False

    def json(self) -> Json:
        if self.type == DM:
            assert self.user_id is not None
            return {"id": str(self.id), "type": DM, "recipients": [user_json(self.user_id)], "last_message_id": None}
        shape: Json = {
            "id": str(self.id), "type": self.type, "guild_id": str(GUILD_ID), "name": self.name,
            "parent_id": None if self.parent_id is None else str(self.parent_id), "last_message_id": None,
            "rate_limit_per_user": 0, "flags": 0,
        }  # fmt: skip
        if self.type == THREAD:
            metadata = {
                "archived": self.is_archived, "locked": self.is_locked, "auto_archive_duration": 4320,
                "archive_timestamp": EPOCH, "create_timestamp": EPOCH,
            }  # fmt: skip
            return shape | {
                "owner_id": str(BOT_ID), "message_count": 0, "member_count": 1, "thread_metadata": metadata,
                "total_message_sent": 0,
            }  # fmt: skip
        overwrites = [*self.overwrites]
        if self.denied:
            overwrites.append({"id": str(BOT_ID), "type": 1, "allow": "0", "deny": str(self.denied)})
        return shape | {"position": 0, "permission_overwrites": overwrites, "topic": None, "nsfw": False}


@dataclass
class Message:
    """A message as it stands, with everything that it has said before."""

    id: int
    channel_id: int
    author_id: int
    data: Json
    at_ms: int
    nonce: str | None = None
    reader_id: int | None = None  # the only person who sees it
    is_deleted: bool = False
    pings: set[str] = field(default_factory=set)
    former: list[tuple[int, str]] = field(default_factory=list)  # (when it was written, what it said)

    @property
    def text(self) -> str:
        """Everything in it that can be read."""
        return words(self.data)

    @property
    def custom_ids(self) -> list[str]:
        return [part["custom_id"] for part in parts(self.data["components"]) if part.get("custom_id")]


def user_json(user_id: int) -> Json:
    name = "sifflet" if user_id == BOT_ID else f"u{user_id}"
    return {
        "id": str(user_id), "username": name, "discriminator": "0", "avatar": None, "global_name": name.capitalize(),
        "bot": user_id == BOT_ID, "public_flags": 0, "flags": 0,
    }  # fmt: skip


def member_json(user_id: int, roles: Sequence[int] = (), *, permissions: int | None = None) -> Json:
    shape: Json = {
        "user": user_json(user_id), "nick": None, "avatar": None, "roles": [str(role) for role in roles],
        "joined_at": EPOCH, "deaf": False, "mute": False, "flags": 0, "premium_since": None, "pending": False,
        "communication_disabled_until": None, "banner": None,
    }  # fmt: skip
    return shape if permissions is None else shape | {"permissions": str(permissions)}


def role_json(role_id: int, name: str, permissions: int) -> Json:
    return {
        "id": str(role_id), "name": name, "permissions": str(permissions), "position": 0 if role_id == GUILD_ID else 1,
        "color": 0, "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}, "hoist": False,
        "managed": False, "mentionable": False, "icon": None, "unicode_emoji": None, "flags": 0, "description": None,
    }  # fmt: skip


def application_json(flags: int = 0) -> Json:
    return {
        "id": str(APPLICATION_ID), "name": "sifflet", "icon": None, "description": "", "bot_public": False,
        "bot_require_code_grant": False, "verify_key": "", "owner": user_json(1), "flags": flags, "type": None,
        "flags_new": str(flags), "integration_types_config": {}, "approximate_guild_count": 1,
    }  # fmt: skip


def guild_json(
    roles: Sequence[Json], channels: Sequence[Json], threads: Sequence[Json], bot_roles: Sequence[int]
) -> Json:
    return {
        "id": str(GUILD_ID), "name": "Ligue d'essai", "icon": None, "splash": None, "banner": None, "owner_id": "1",
        "description": None, "home_header": None, "discovery_splash": None, "afk_channel_id": None, "afk_timeout": 300,
        "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0,
        "roles": roles, "emojis": [], "stickers": [], "features": [], "application_id": None, "nsfw_level": 0,
        "system_channel_id": None, "system_channel_flags": 0, "rules_channel_id": None, "premium_tier": 0,
        "public_updates_channel_id": None, "preferred_locale": "fr", "premium_progress_bar_enabled": False,
        "vanity_url_code": None, "safety_alerts_channel_id": None, "large": False, "unavailable": False,
        "member_count": 9, "joined_at": EPOCH, "voice_states": [], "presences": [], "stage_instances": [],
        "guild_scheduled_events": [], "soundboard_sounds": [], "max_members": 1000, "region": "deprecated",
        "members": [member_json(BOT_ID, bot_roles)], "channels": channels, "threads": threads, "nsfw": False,
    }  # fmt: skip


def message_json(message_id: int, channel_id: int, author_id: int, body: Mapping[str, Any], timestamp: str) -> Json:
    return {
        "id": str(message_id), "channel_id": str(channel_id), "author": user_json(author_id), "type": 0,
        "content": body.get("content") or "", "timestamp": timestamp, "edited_timestamp": None, "tts": False,
        "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
        "pinned": False, "flags": body.get("flags") or 0, "components": [],
    }  # fmt: skip


def parts(components: Any) -> Iterator[Json]:
    """Yield every component, whatever it stands in."""
    for part in components or ():
        yield part
        yield from parts(part.get("components"))
        yield from parts([part[key] for key in ("component", "accessory") if part.get(key)])


def words(data: Mapping[str, Any]) -> str:
    """Return what can be read in a message or a form: texts, labels, options, alt texts, file names."""
    found = [data.get("content") or "", data.get("title") or ""]
    for part in parts(data.get("components")):
        found += [
            str(part[key]) for key in ("content", "label", "description", "placeholder", "value") if part.get(key)
        ]
        found += [str(o[key]) for o in part.get("options") or () for key in ("label", "description") if o.get(key)]
        found += [str(item["description"]) for item in part.get("items") or () if item.get("description")]
    for file in data.get("attachments") or ():
        found += [str(file[key]) for key in ("filename", "description") if file.get(key)]
    return "\n".join(text for text in found if text).replace("\u202f", " ").replace("\u00a0", " ")


def pings(data: Mapping[str, Any], allowed: Mapping[str, Any] | None) -> set[str]:
    """Return whom a message of the bot would notify."""
    text, found = words(data), set()
    parse = ("everyone", "roles", "users") if allowed is None else allowed.get("parse") or ()
    named = (
        {} if allowed is None else {kind: {str(one) for one in allowed.get(kind) or ()} for kind in ("users", "roles")}
    )
    if "everyone" in parse and ("@everyone" in text or "@here" in text):
        found.add("everyone")
    for kind, sign in (("roles", "<@&"), ("users", "<@")):
        for piece in text.split(sign)[1:]:
            target = piece.split(">")[0].lstrip("!")
            if target.isdigit() and (kind in parse or target in named.get(kind, ())):
                found.add(f"{kind}:{target}")
    return found
