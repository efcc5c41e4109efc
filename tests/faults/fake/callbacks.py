"""How interactions are answered: the callback in time, once, and what follows it."""

import time
from typing import Any

from aiohttp import web

from tests.faults.fake import shapes
from tests.faults.fake.rest import BODY, FILES, ROUTES, route
from tests.faults.fake.shapes import BOT_ID, EPHEMERAL, Json, Message, Refused
from tests.faults.fake.world import Interaction, World

MESSAGE, DEFER, DEFER_CHANGE, CHANGE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
TOKEN_MS = 15 * 60_000


@route("POST", "/interactions/{number}/{token}/callback")
def callback(world: World, request: web.Request, number: int, token: str) -> Json | None:
    found = world.interactions.get(token)
    if found is None or time.monotonic() - found.made > world.answer_s:
        raise Refused(*shapes.UNKNOWN_INTERACTION)
    if found.callback is not None:
        raise Refused(*shapes.ACKNOWLEDGED)
    body = request[BODY]
    kind, data = body["type"], body.get("data") or {}
    _take(world, found, kind, data, request[FILES])
    found.callback = kind
    found.is_hidden = bool((data.get("flags") or 0) & EPHEMERAL)
    world.touch()
    told: Json = {"interaction": {"id": str(number), "type": found.kind}}
    if found.shown is not None:
        told["resource"] = {"type": kind, "message": found.shown.data}
        told["interaction"]["response_message_id"] = str(found.shown.id)
    return told if request.query.get("with_response") in {"1", "true", "True"} else None


def _take(world: World, found: Interaction, kind: int, data: Json, files: Any) -> None:
    match kind:
        case 4:
            found.shown = _message(world, found, data, files, hidden=bool((data.get("flags") or 0) & EPHEMERAL))
        case 7:
            assert found.message is not None
            found.shown = world.edit(found.message, data, files)
        case 8:
            found.choices = data["choices"]
        case 9:
            found.modal = data
        case 5 | 6:
            pass
        case _:
            raise Refused(400, 50035, "Invalid Form Body")


@route("PATCH", "/webhooks/{application}/{token}/messages/@original")
def edit_original(world: World, request: web.Request, application: int, token: str) -> Json:
    found = _answered(world, token)
    if found.callback == DEFER and found.shown is None:
        found.shown = _message(world, found, request[BODY], request[FILES], hidden=found.is_hidden)
    elif found.callback in {DEFER_CHANGE, CHANGE}:
        if found.message is None or found.message.is_deleted:
            raise Refused(*shapes.UNKNOWN_MESSAGE)
        found.shown = world.edit(found.message, request[BODY], request[FILES])
    elif found.shown is not None:
        world.edit(found.shown, request[BODY], request[FILES])
    else:
        raise Refused(*shapes.UNKNOWN_MESSAGE)
    world.touch()
    return found.shown.data


@route("GET", "/webhooks/{application}/{token}/messages/@original")
def original(world: World, request: web.Request, application: int, token: str) -> Json:
    found = _answered(world, token).shown
    if found is None:
        raise Refused(*shapes.UNKNOWN_MESSAGE)
    return found.data


@route("POST", "/webhooks/{application}/{token}")
def follow_up(world: World, request: web.Request, application: int, token: str) -> Json:
    found = _answered(world, token)
    body = request[BODY]
    if found.callback == DEFER and found.shown is None:  # the first one takes the place of « thinking… »
        found.shown = _message(world, found, body, request[FILES], hidden=found.is_hidden)
        return found.shown.data
    hidden = bool((body.get("flags") or 0) & EPHEMERAL)
    found.followups.append(_message(world, found, body, request[FILES], hidden=hidden))
    world.touch()
    return found.followups[-1].data


def _answered(world: World, token: str) -> Interaction:
    found = world.interaction(token)
    if found.callback is None or world.now_ms() - found.at_ms > TOKEN_MS:
        raise Refused(*shapes.UNKNOWN_WEBHOOK)
    return found


def _message(world: World, found: Interaction, data: Json, files: Any, *, hidden: bool) -> Message:
    flags = (data.get("flags") or 0) | (EPHEMERAL if hidden else 0)
    place = world.channels[found.channel_id]
    return world.post(place, BOT_ID, {**data, "flags": flags}, files, reader_id=found.user_id if hidden else None)


__all__ = ["ROUTES"]  # those of `rest.py` and of this module
