"""Events that discord.py cannot read: what can be read of them is used, and they end nothing.

discord.py counts on fields that Discord's documentation lets be absent or null. What it raises then goes up to whoever
holds the line to Discord, and ends the process: one channel of one server would keep every league down at every start.
Here such an event is read once more without what is in the way (`_best`), with what is missing as Discord means it
(`ABSENT`). Only what begins a line, READY and RESUMED, is not guarded: without them there is none.
"""

import logging
from collections.abc import Callable, Mapping, MutableMapping
from copy import copy
from functools import partial
from typing import Any, Final

import discord
from discord.state import ConnectionState

log = logging.getLogger(__name__)

Json = Any  # what Discord sends: objects, lists, texts, numbers, null
Parse = Callable[[Json], None]
State = ConnectionState[discord.Client]
Make = Callable[[State, Json], object]

BEGIN_A_LINE = frozenset({"READY", "RESUMED"})
INTERACTION = "INTERACTION_CREATE"
MOST_TOLD = 1000


class _Lenient(dict[str, Json]):
    """An object of Discord's in which is what discord.py counts on: `ABSENT` in the place of what is missing."""

    def __missing__(self, name: str) -> Json:
        return copy(ABSENT[name])


# What it means that a field is not there, by its name: it is the same wherever it stands.
ABSENT: Final[Mapping[str, Json]] = {
    **dict.fromkeys(("name", "content", "username", "filename", "url", "proxy_url", "topic", "description"), ""),
    **dict.fromkeys(("position", "user_limit", "message_count", "member_count", "flags", "size", "type"), 0),
    **dict.fromkeys(("archive_timestamp", "join_timestamp", "edited_timestamp", "avatar", "icon"), None),
    **{name: [] for name in ("roles", "attachments", "embeds")},
    **dict.fromkeys(("owner_id", "permissions", "discriminator"), "0"),
    "thread_metadata": _Lenient(),
    "archived": False,
    "auto_archive_duration": 1440,
    "bitrate": 64_000,
    "version": 1,
    "attachment_size_limit": 10 << 20,
}
# What an object is, and whose: without that nothing else in it can be judged.
IDENTITY = frozenset(
    {"id", "type", "token", "guild_id", "channel_id", "parent_id", "application_id", "user_id", "timestamp"}
    | {"author", "user", "role"}
)


def guard(state: State, count: Callable[[str], None]) -> None:
    """Let no event end the line that cannot be read, but for those that begin it; `count` hears of each by its name.

    It is told once for each server, without anything that people write.
    """
    told = set[tuple[object, ...]]()

    def guarded(event: str, parse: Parse) -> Parse:
        def parsed(data: Json) -> None:
            try:
                _read(event, parse, data)
            except Exception as error:
                count(event)
                how = "in part" if _read_in_part(state, event, parse, data) else "not at all"
                about = event, _server_of(event, data), type(error).__name__, how
                if about not in told and len(told) < MOST_TOLD:
                    told.add(about)
                    log.error("%s of the server %s cannot be read (%s): it is used %s", *about)  # noqa: TRY400

        return parsed

    parsers: MutableMapping[str, Parse] = state.parsers
    for event, parse in parsers.items():
        if event not in BEGIN_A_LINE:
            parsers[event] = guarded(event, parse)


def _read(event: str, parse: Parse, data: Json) -> None:
    """Read an event. Raises what discord.py does, and `LookupError` for what nobody does, of which it knows nothing."""
    if event == INTERACTION and not data.get("member" if data.get("guild_id") else "user"):
        raise LookupError("nobody's")
    parse(data)


def _server_of(event: str, data: Json) -> int | None:
    """Return the id of the server that an event is of, if it says that."""
    server = str(data.get("id" if event in OF_A_SERVER else "guild_id")) if isinstance(data, dict) else ""
    return int(server) if server.isdecimal() else None


def _read_in_part(state: State, event: str, parse: Parse, data: Json) -> bool:
    """Read what can be read of an event; return whether there was anything."""
    make = MADE.get(event)
    if make is None or not isinstance(data, dict):
        return False
    try:
        _read(event, parse, _best(_known(state, event, data), lambda some: make(state, some)))
    except Exception:  # whatever discord.py stumbles over
        return False
    return True


def _known(state: State, event: str, data: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return an event with what we know of it besides: where somebody does something stands in it twice."""
    if event != INTERACTION:
        return data
    kind = {} if data.get("guild_id") else {"type": discord.ChannelType.private.value, "recipients": [data.get("user")]}
    known = {"application_id": state.application_id, "channel": {"id": data.get("channel_id"), **kind}}
    return known | {name: value for name, value in data.items() if value is not None}


def _best(value: Json, make: Callable[[Json], object]) -> Json:
    """Return as much of `value` as `make` can be made from, tried part by part. Raises what `make` does if none is."""
    try:
        make(value)
    except Exception:
        if isinstance(value, list):
            return [part for one in value for part in _some(one, lambda part: make([part]))]
        if not isinstance(value, dict):
            raise
        found = _Lenient({key: _lenient(value[key]) for key in value if key in IDENTITY and value[key] is not None})
        make(found)
        for key in [key for key in value if key not in IDENTITY]:
            for part in _some(value[key], partial(_put, make, found, key)):
                found[key] = part
        return found
    return value


def _put(make: Callable[[Json], object], found: Mapping[str, Json], key: str, part: Json) -> object:
    return make(_Lenient({**found, key: part}))


def _some(value: Json, make: Callable[[Json], object]) -> list[Json]:
    """Return in a list what `_best` does; an empty one if there is nothing."""
    try:
        return [_best(value, make)]
    except Exception:  # it goes without
        return []


def _lenient(value: Json) -> Json:
    """Return what is in no need of being judged, in which what is null is as good as missing."""
    if isinstance(value, dict):
        return _Lenient({key: _lenient(one) for key, one in value.items() if one is not None})
    return value


def _guild(state: State, data: Json) -> object:
    return discord.Guild(data=data, state=state)


def _in_guild(part: str) -> Make:
    """Return what makes a part of a server, from an event that is this part."""
    return lambda state, data: _guild(state, {"id": data["guild_id"], part: [data]})


def _message(state: State, data: Json) -> object:
    channel, _ = state._get_guild_channel(data)  # as discord.py does
    return discord.Message(state=state, channel=channel, data=data)  # type: ignore[arg-type]


OF_A_SERVER = frozenset({"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"})
# What is made from an event, without any effect: by that it is tried what can be read.
MADE: Final[Mapping[str, Make]] = {
    **dict.fromkeys(("GUILD_CREATE", "GUILD_UPDATE"), _guild),
    **dict.fromkeys(("CHANNEL_CREATE", "CHANNEL_UPDATE"), _in_guild("channels")),
    **dict.fromkeys(("THREAD_CREATE", "THREAD_UPDATE"), _in_guild("threads")),
    **dict.fromkeys(
        ("GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE"),
        lambda state, data: _guild(state, {"id": data["guild_id"], "roles": [data["role"]]}),
    ),
    "THREAD_LIST_SYNC": lambda state, data: _guild(state, {**data, "id": data["guild_id"]}),
    **dict.fromkeys(("MESSAGE_CREATE", "MESSAGE_UPDATE"), _message),
    INTERACTION: lambda state, data: discord.Interaction(data=data, state=state),
}
