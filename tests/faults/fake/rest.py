"""The part of Discord's REST that the bot uses, but for the answers to interactions."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from tests.faults.fake import shapes
from tests.faults.fake.faults import json_response
from tests.faults.fake.shapes import BOT_ID, DM, TEXT, THREAD, Channel, Json, Refused
from tests.faults.fake.world import World

Handler = Callable[[web.Request], Awaitable[web.Response]]
ROUTES: list[tuple[str, str, Handler]] = []
MOST = 100
WORLD = web.AppKey("world", World)
BODY: web.RequestKey[Any] = web.RequestKey("body")
FILES: web.RequestKey[Any] = web.RequestKey("files")


def route(method: str, path: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register what answers a request: it gets the world, the body and the path's numbers; None is 204."""

    def register(act: Callable[..., Any]) -> Callable[..., Any]:
        async def handle(request: web.Request) -> web.Response:
            given = {name: int(value) if value.isdigit() else value for name, value in request.match_info.items()}
            result = act(request.app[WORLD], request, **given)
            return web.Response(status=204) if result is None else json_response(result)

        ROUTES.append((method, path, handle))
        return act

    return register


@route("GET", "/users/@me")
def me(world: World, request: web.Request) -> Json:
    return shapes.user_json(BOT_ID) | {"verified": True, "mfa_enabled": False, "locale": "fr"}


@route("GET", "/oauth2/applications/@me")
def application(world: World, request: web.Request) -> Json:
    return shapes.application_json(world.flags)


@route("GET", "/applications/@me")
def my_application(world: World, request: web.Request) -> Json:
    return application(world, request)


@route("PUT", "/applications/{application}/commands")
def put_commands(world: World, request: web.Request, application: int) -> list[Json]:
    known = {command["name"]: command["id"] for command in world.commands}
    fixed = {
        "application_id": str(application),
        "version": "1",
        "default_member_permissions": None,
        "type": 1,
        "description": "",  # what stands in a menu has none
    }
    world.commands = [
        {**fixed, **command, "id": known.get(command["name"]) or str(world.new_id())} for command in request[BODY]
    ]
    return world.commands


@route("POST", "/users/@me/channels")
def open_dm(world: World, request: web.Request) -> Json:
    user_id = int(request[BODY]["recipient_id"])
    if user_id in world.lost_accounts:
        raise Refused(*shapes.UNKNOWN_USER)
    return world.dm(user_id).json()


@route("GET", "/channels/{channel}")
def get_channel(world: World, request: web.Request, channel: int) -> Json:
    return world.channel(channel).json()


@route("PATCH", "/channels/{channel}")
def edit_channel(world: World, request: web.Request, channel: int) -> Json:
    found = world.channel(channel)
    if found.is_locked and not world.bot_may(found).manage_threads:
        raise Refused(*shapes.NO_PERMISSION)
    found.is_archived = bool(request[BODY].get("archived", found.is_archived))
    world.emit("THREAD_UPDATE", found.json())
    return found.json()


@route("DELETE", "/channels/{channel}")
def delete_channel(world: World, request: web.Request, channel: int) -> Json:
    found = world.channel(channel)
    world.delete_channel(channel)
    return found.json()


@route("POST", "/channels/{channel}/messages/{message}/threads")
def create_thread(world: World, request: web.Request, channel: int, message: int) -> Json:
    home, starter = world.channel(channel), world.message(channel, message)
    if not world.bot_may(home).create_public_threads:
        raise Refused(*shapes.NO_PERMISSION)
    if starter.id in world.channels:
        raise Refused(*shapes.HAS_THREAD)
    made = world.thread(request[BODY]["name"], home.id, starter.id)
    world.emit("THREAD_CREATE", made.json() | {"newly_created": True})
    return made.json()


@route("GET", "/guilds/{guild}")
def get_guild(world: World, request: web.Request, guild: int) -> Json:
    if world.is_kicked:
        raise Refused(*shapes.UNKNOWN_GUILD)
    return {key: value for key, value in world.guild_json().items() if key not in {"channels", "threads", "members"}}


@route("GET", "/gateway")
def get_gateway(world: World, request: web.Request) -> Json:
    return {"url": "wss://gateway.discord.gg"}


@route("GET", "/users/@me/guilds")
def get_guilds(world: World, request: web.Request) -> list[Json]:
    guild = world.guild_json()
    seen = {key: guild[key] for key in ("id", "name", "icon", "features")}
    return [] if world.is_kicked else [{**seen, "banner": None, "owner": False, "permissions": "0"}]


@route("GET", "/guilds/{guild}/channels")
def get_channels(world: World, request: web.Request, guild: int) -> list[Json]:
    return world.guild_json()["channels"]


@route("GET", "/guilds/{guild}/members/{user}")
def get_member(world: World, request: web.Request, guild: int, user: int) -> Json:
    return shapes.member_json(user, world.member_roles.get(user, []))


@route("GET", "/guilds/{guild}/scheduled-events")
def get_events(world: World, request: web.Request, guild: int) -> list[Json]:
    return list(world.events.values())


@route("POST", "/guilds/{guild}/scheduled-events")
def create_event(world: World, request: web.Request, guild: int) -> Json:
    number = world.new_id()
    fixed = {"id": str(number), "guild_id": str(guild), "creator_id": str(BOT_ID), "status": 1, "entity_id": None}
    world.events[number] = {**request[BODY], **fixed}
    return world.events[number]


@route("PATCH", "/guilds/{guild}/scheduled-events/{event}")
def edit_event(world: World, request: web.Request, guild: int, event: int) -> Json:
    world.events[event].update(request[BODY])
    return world.events[event]


@route("GET", "/applications/{application}/emojis")
def get_emojis(world: World, request: web.Request, application: int) -> Json:
    return {"items": world.emojis}


@route("POST", "/guilds/{guild}/channels")
def create_channel(world: World, request: web.Request, guild: int) -> Json:
    body = request[BODY]
    made = Channel(world.new_id(), TEXT, body["name"], overwrites=body.get("permission_overwrites") or [])
    world.channels[made.id] = made
    world.emit("CHANNEL_CREATE", made.json())
    return made.json()


@route("POST", "/guilds/{guild}/roles")
def create_role(world: World, request: web.Request, guild: int) -> Json:
    body = request[BODY]
    number = world.new_id()
    world.roles[number] = shapes.role_json(number, body.get("name") or "role", int(body.get("permissions") or 0))
    world.emit("GUILD_ROLE_CREATE", {"guild_id": str(guild), "role": world.roles[number]})
    return world.roles[number]


@route("GET", "/guilds/{guild}/roles/member-counts")
def role_member_counts(world: World, request: web.Request, guild: int) -> Json:
    given = [role for roles in world.member_roles.values() for role in roles]
    return {str(role): given.count(role) for role in world.roles if role != guild}


@route("GET", "/channels/{channel}/messages")
def history(world: World, request: web.Request, channel: int) -> list[Json]:
    place = world.channel(channel)
    if place.type != DM and not world.bot_may(place).read_message_history:
        return []
    limit = min(MOST, int(request.query.get("limit", 50)))
    found = world.history(channel)
    if "after" in request.query:
        found = [one for one in found if one.id > int(request.query["after"])][:limit]
    elif "before" in request.query:
        found = [one for one in found if one.id < int(request.query["before"])][-limit:]
    else:
        found = found[-limit:]
    return [_without_nonce(one.data) for one in reversed(found)]


@route("GET", "/channels/{channel}/messages/{message}")
def get_message(world: World, request: web.Request, channel: int, message: int) -> Json:
    world.channel(channel)
    return _without_nonce(world.message(channel, message).data)


@route("POST", "/channels/{channel}/messages")
def send(world: World, request: web.Request, channel: int) -> Json:
    place = world.channel(channel)
    check_may_post(world, place, has_files=bool(request[FILES]))
    message = world.post(place, BOT_ID, request[BODY], request[FILES])
    if place.type == DM:
        world.emit("MESSAGE_CREATE", message.data)
    return message.data


def check_may_post(world: World, place: Channel, *, has_files: bool) -> None:
    if place.type == DM:
        if place.user_id in world.closed_dms:
            raise Refused(*shapes.CLOSED_DM)
        return
    rights = world.bot_may(place)
    if place.is_archived and place.is_locked and not rights.manage_threads:
        raise Refused(*shapes.THREAD_ARCHIVED)
    may_write = rights.send_messages_in_threads if place.type == THREAD else rights.send_messages
    if not may_write or (has_files and not rights.attach_files):
        raise Refused(*shapes.NO_PERMISSION)


@route("PATCH", "/channels/{channel}/messages/{message}")
def edit(world: World, request: web.Request, channel: int, message: int) -> Json:
    place = world.channel(channel)
    if place.is_archived:
        raise Refused(*shapes.THREAD_ARCHIVED)
    if request[FILES] and place.type != DM and not world.bot_may(place).attach_files:
        raise Refused(*shapes.NO_PERMISSION)
    return world.edit(world.message(channel, message), request[BODY], request[FILES]).data


@route("DELETE", "/channels/{channel}/messages/{message}")
def delete(world: World, request: web.Request, channel: int, message: int) -> None:
    world.message(channel, message).is_deleted = True


@route("PUT", "/channels/{channel}/messages/pins/{message}")
def pin(world: World, request: web.Request, channel: int, message: int) -> None:
    place = world.channel(channel)
    if place.type != DM and not world.bot_may(place).pin_messages:
        raise Refused(*shapes.NO_PERMISSION)
    world.message(channel, message).data["pinned"] = True


def _without_nonce(data: Json) -> Json:
    return {key: value for key, value in data.items() if key != "nonce"}
