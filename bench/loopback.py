"""As much of Discord's REST as the benches ask for, in a process of its own: it answers at once and stores nothing.

`python -m bench.loopback` prints the port that it listens on and serves until its standard input ends.
"""

import asyncio
import itertools
import json
import sys

from aiohttp import web

USER = {"id": "1", "username": "sifflet", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    "id": "1",
    "name": "sifflet",
    "icon": None,
    "description": "",
    "bot_public": False,
    "bot_require_code_grant": False,
    "verify_key": "",
    "owner": USER,
    "flags": 0,
}
numbers = itertools.count(10**18)


def message(channel_id: str) -> dict[str, object]:
    """Return the smallest message that discord.py takes."""
    return {
        "id": str(next(numbers)),
        "channel_id": channel_id,
        "author": USER,
        "content": "",
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
        "components": [],
        "flags": 0,
    }


async def post_message(request: web.Request) -> web.Response:
    """Take a message."""
    await request.read()
    return _json(message(request.match_info["channel"]))


async def edit_answer(request: web.Request) -> web.Response:
    """Take the edit of an interaction's answer."""
    await request.read()
    return _json(message("2"))


async def callback(request: web.Request) -> web.Response:
    """Take the first answer to an interaction."""
    await request.read()
    return _json({"interaction": {"id": request.match_info["id"], "type": 3}})


def _json(value: object) -> web.Response:
    return web.Response(body=json.dumps(value).encode(), headers={"Content-Type": "application/json"})


async def serve() -> None:
    """Listen on a free port until standard input ends."""
    app = web.Application(client_max_size=32 << 20)
    app.router.add_get("/users/@me", lambda _: _answer(USER))
    app.router.add_get("/oauth2/applications/@me", lambda _: _answer(APPLICATION))
    app.router.add_post("/channels/{channel}/messages", post_message)
    app.router.add_post("/interactions/{id}/{token}/callback", callback)
    app.router.add_patch("/webhooks/{application}/{token}/messages/@original", edit_answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await runner.cleanup()


async def _answer(value: object) -> web.Response:
    return _json(value)


if __name__ == "__main__":
    asyncio.run(serve())
