"""What Discord's gateway would bring, as (event, payload)."""

import itertools
import time
from collections.abc import Sequence
from typing import Any

from referee.hand.times import snowflake_at

sequence = itertools.count(1)


def message(user_id: int, text: str = "bonjour") -> tuple[str, dict[str, Any]]:
    """Return a DM to the bot."""
    return "MESSAGE_CREATE", {
        "id": str(_snowflake()),
        "channel_id": str(user_id),
        "author": _user(user_id),
        "content": text,
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
    }


def press(user_id: int, custom_id: str) -> tuple[str, dict[str, Any]]:
    """Return a press on a button in a DM."""
    _, shown = message(user_id)
    button = {"type": 2, "style": 3, "label": "Envoyer", "custom_id": custom_id}
    shown |= {"components": [{"type": 1, "components": [button]}], "flags": 1 << 15, "author": _user(1)}
    data = {"component_type": 2, "custom_id": custom_id}
    return "INTERACTION_CREATE", _interaction(user_id, 3, data) | {"message": shown}


def slash(name: str, user_id: int, sub: str | None = None) -> tuple[str, dict[str, Any]]:
    """Return the use of a command (of the group `name`, where `sub` is named) without options, in a DM."""
    options = {} if sub is None else {"options": [{"type": 1, "name": sub, "options": []}]}
    return "INTERACTION_CREATE", _interaction(user_id, 2, {"id": "1", "name": name, "type": 1, **options})


def guild(guild_id: int, threads: Sequence[int]) -> tuple[str, dict[str, Any]]:
    """Return a server where the bot is, with its open threads under one channel."""
    channel_id = guild_id + 1
    channel = {"id": str(channel_id), "type": 0, "name": "annonces", "position": 0, "permission_overwrites": []}
    return "GUILD_CREATE", {
        "id": str(guild_id),
        "name": "Banc",
        "member_count": 1,
        "channels": [channel],
        "threads": [_thread(guild_id, channel_id, thread_id) for thread_id in threads],
        "members": [{"user": _user(1), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0}],
        "roles": [{"id": str(guild_id), "name": "@everyone", "permissions": str(2**50 - 1), "position": 0, "color": 0}],
        "owner_id": "2",
        "emojis": [],
        "stickers": [],
        "features": [],
    }


def _thread(guild_id: int, channel_id: int, thread_id: int) -> dict[str, Any]:
    return {
        "id": str(thread_id),
        "guild_id": str(guild_id),
        "parent_id": str(channel_id),
        "owner_id": "1",
        "name": f"Match {thread_id}",
        "type": 11,
        "message_count": 1,
        "member_count": 1,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 10080,
            "archive_timestamp": "2026-01-01T00:00:00+00:00",
            "locked": False,
        },
    }


def _interaction(user_id: int, kind: int, data: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": str(_snowflake()),
        "application_id": "1",
        "type": kind,
        "token": f"token{next(sequence)}",
        "version": 1,
        "channel": {"id": str(user_id), "type": 1, "recipients": [_user(user_id)]},
        "channel_id": str(user_id),
        "user": _user(user_id),
        "locale": "fr",
        "data": data,
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 1,
        "attachment_size_limit": 10 << 20,
    }


def _user(user_id: int) -> dict[str, Any]:
    return {"id": str(user_id), "username": f"u{user_id}", "discriminator": "0", "avatar": None, "global_name": None}


def _snowflake() -> int:
    return snowflake_at(int(time.time() * 1000)) + next(sequence)
