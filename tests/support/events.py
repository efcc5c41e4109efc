"""Events as Discord's gateway brings them, with every field that is documented, and what is made of them by variants.

The parts that REST has as well are made from Discord's own description (`discord_spec`), the rest as its documentation
of the gateway has it.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

Json = Any
Path = tuple[str | int, ...]
Schemas = Mapping[str, Json]

AT = "2026-01-01T00:00:00+00:00"
ME, APPLICATION, SERVER, OTHER_SERVER = 42, 42, 7001, 7002
PLAYER = 9_001
TEXT, DM, VOICE, CATEGORY, STAGE, FORUM, THREAD = 0, 1, 2, 4, 13, 15, 11
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
KINDS = (TEXT, VOICE, CATEGORY, STAGE, FORUM)
DEEPEST = 4
UNKNOWN = 4242  # a number that Discord has given no meaning yet


class Sample:
    """Samples of what Discord's description names."""

    def __init__(self, document: Mapping[str, Json]) -> None:
        self._schemas: Schemas = document["components"]["schemas"]

    def of(self, name: str, /, **given: Json) -> Json:
        """Return a sample with every field, those `given` as they are given."""
        return self._made(self._schemas[name], 0) | given

    def _made(self, schema: Json, depth: int) -> Json:  # noqa: PLR0911 - one per kind
        if "$ref" in schema:
            return self._made(self._schemas[schema["$ref"].rpartition("/")[2]], depth)
        for word in ("oneOf", "anyOf", "allOf"):
            if word in schema:
                return self._made(next(one for one in schema[word] if one.get("type") != "null"), depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return schema["enum"][0]
        kind = schema.get("type", "null")
        match kind if isinstance(kind, str) else next(one for one in kind if one != "null"):
            case "object":
                fields = schema.get("properties", {}) if depth < DEEPEST else {}
                return {name: GIVEN.get(name) or self._made(field, depth + 1) for name, field in fields.items()}
            case "array":
                return [self._made(schema.get("items", {}), depth + 1)] if depth < DEEPEST else []
            case "string":
                return AT if schema.get("format") == "date-time" else "1"
            case "null":
                return None
            case other:
                return {"boolean": False, "integer": 1, "number": 1.0}[other]


def user(number: int = PLAYER) -> Json:
    return {
        "id": str(number), "username": "u", "discriminator": "0", "avatar": None, "global_name": "U",
        "bot": number == ME, "public_flags": 0, "banner": None, "accent_color": None, "avatar_decoration_data": None,
        "primary_guild": None,
    }  # fmt: skip


def small_message(number: int) -> Json:
    return {
        "id": str(number), "type": 0, "channel_id": "60001", "author": user(), "content": "c", "timestamp": AT,
        "edited_timestamp": None, "attachments": [], "embeds": [], "components": [], "mentions": [], "flags": 0,
    }  # fmt: skip


# What is more than any text; and what holds so much that Discord's description has no end.
GIVEN = {
    "waveform": "AAAA", "referenced_message": small_message(50000), "message_snapshots": [{"message": small_message(1)}]
}  # fmt: skip


class Variant(NamedTuple):
    """An event with one field that is not as it was: where, and how."""

    path: Path
    how: str  # "absent", "null", "unknown"
    data: Json


def variants(data: Json, path: Path = ()) -> Iterator[Variant]:
    """Yield the event `data` without each of its fields, with null in each, with another number in each number.

    Of the things in a list the first is varied; what is not changed is shared with `data`.
    """
    parts: list[tuple[str | int, Json]] = []
    if isinstance(data, dict):
        parts = list(data.items())
        for name, value in parts:
            others = {key: other for key, other in data.items() if key != name}
            yield Variant((*path, name), "absent", others)
            yield Variant((*path, name), "null", data | {name: None})
            if type(value) is int:
                yield Variant((*path, name), "unknown", data | {name: UNKNOWN})
    elif isinstance(data, list) and data:
        parts = [(0, data[0])]
        yield Variant((*path, 0), "null", [None, *data[1:]])
    for name, value in parts:
        for inner in variants(value, (*path, name)):
            whole = [inner.data, *data[1:]] if isinstance(data, list) else data | {name: inner.data}
            yield inner._replace(data=whole)


def ready(*servers: int) -> Json:
    return {
        "v": 10, "user": user(ME), "session_id": "s", "resume_gateway_url": "ws://127.0.0.1", "shard": [0, 1],
        "guilds": [{"id": str(server), "unavailable": True} for server in servers],
        "application": {"id": str(APPLICATION), "flags": 0},
    }  # fmt: skip


def server(sample: Sample, number: int = SERVER) -> Json:
    """Return GUILD_CREATE: in each list two things, ids `number`, `number + 1`… by which they are found again."""

    def two(first: int, name: str, **given: Json) -> list[Json]:
        return [sample.of(name, id=str(first + n), guild_id=str(number), **given) for n in range(2)]

    channels = two(number + 10, "GuildChannelResponse", type=TEXT)
    channels.append(sample.of("GuildChannelResponse", id=str(number + 20), guild_id=str(number), type=VOICE))
    threads = two(number + 100, "ThreadResponse", parent_id=str(number + 11), type=THREAD)
    member = sample.of("GuildMemberResponse", roles=[str(number + 200)], user=user(ME), permissions="8")
    return sample.of("GuildResponse", id=str(number), name="Ligue") | {
        "roles": [*two(number + 200, "GuildRoleResponse"), sample.of("GuildRoleResponse", id=str(number))],
        "channels": channels, "threads": threads, "members": [sample.of("GuildMemberResponse", user=user()), member],
        "joined_at": AT, "large": False, "unavailable": False, "member_count": 2,
        "voice_states": [voice_state(number)], "presences": [presence(number)],
        "guild_scheduled_events": [scheduled_event(number)],
        "stage_instances": [sample.of("StageInstanceResponse", guild_id=str(number))],
        "soundboard_sounds": [sample.of("SoundboardSoundResponse", guild_id=str(number))],
    }  # fmt: skip


def voice_state(number: int) -> Json:
    return {
        "guild_id": str(number), "channel_id": str(number + 20), "user_id": str(PLAYER), "session_id": "s",
        "deaf": False, "mute": False, "self_deaf": False, "self_mute": False, "self_video": False, "suppress": False,
        "request_to_speak_timestamp": None,
    }  # fmt: skip


def scheduled_event(number: int) -> Json:
    return {
        "id": "80001", "guild_id": str(number), "name": "e", "description": None, "entity_type": 3, "entity_id": None,
        "scheduled_start_time": AT, "scheduled_end_time": AT, "privacy_level": 2, "status": 1, "user_count": 1,
        "channel_id": None, "creator_id": str(PLAYER), "creator": user(), "entity_metadata": {"location": "l"},
    }  # fmt: skip


def presence(number: int) -> Json:
    return {
        "user": {"id": str(PLAYER)}, "guild_id": str(number), "status": "online",
        "activities": [{"name": "a", "type": 0}], "client_status": {"desktop": "online"},
    }  # fmt: skip


def message(sample: Sample, server_id: int | None, content: str = "B3-C4") -> Json:
    """Return MESSAGE_CREATE, in the server's first channel or in a DM."""
    made = sample.of("MessageResponse", id="50001", author=user(), content=content, type=0, webhook_id=None)
    made |= {"channel_id": str(server_id + 10) if server_id else "60001"}
    if server_id:
        made |= {"guild_id": str(server_id), "member": sample.of("GuildMemberResponse")}
    return made


def interaction(sample: Sample, kind: int, server_id: int | None) -> Json:
    """Return INTERACTION_CREATE: the command `ping`, a press or a form named `ping`."""
    data = {
        COMMAND: {"id": "1", "name": "ping", "type": 1, "options": [], "resolved": {}},
        AUTOCOMPLETE: {"id": "1", "name": "ping", "type": 1, "options": [], "resolved": {}},
        COMPONENT: {"custom_id": "ping", "component_type": 2, "id": 1},
        SUBMIT: {"custom_id": "ping", "components": [], "resolved": {}},
    }[kind]
    made = {
        "id": "70001", "application_id": str(APPLICATION), "type": kind, "token": "t", "version": 1, "locale": "fr",
        "app_permissions": "8", "entitlements": [sample.of("EntitlementResponse")], "context": 0 if server_id else 1,
        "authorizing_integration_owners": {"0": str(server_id or 0)}, "attachment_size_limit": 1, "data": data,
    }  # fmt: skip
    if kind == COMPONENT:
        made["message"] = message(sample, server_id)
    if server_id is None:
        return made | {
            "user": user(), "channel_id": "60001",
            "channel": {"id": "60001", "type": DM, "recipients": [user()], "last_message_id": None, "flags": 0},
        }  # fmt: skip
    member = sample.of("GuildMemberResponse", user=user(), permissions="8", roles=[str(server_id + 200)])
    channel = sample.of("GuildChannelResponse", id=str(server_id + 10), type=TEXT, guild_id=str(server_id))
    return made | {
        "guild_id": str(server_id), "guild_locale": "fr", "member": member, "channel_id": str(server_id + 10),
        "guild": {"id": str(server_id), "locale": "fr", "features": []}, "channel": channel,
    }  # fmt: skip
