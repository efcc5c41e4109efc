"""As much of Discord's REST as the benches ask for, in a process of its own: it answers at once and stores nothing.

`python -m bench.loopback [LIMIT]` prints the port that it listens on and serves until its standard input ends. With a
limit it takes that many requests a second, answers to interactions apart, and asks for patience beyond, as Discord
does with a bot.
"""

import asyncio
import itertools
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

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
WINDOW_S = 1.0
numbers = itertools.count(10**18)


@contextmanager
def loopback(limit: int | None = None) -> Iterator[str]:
    """Run the server in a process of its own; give the address of its REST."""
    command = [sys.executable, "-m", "bench.loopback", *([] if limit is None else [str(limit)])]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ours
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield f"http://127.0.0.1:{int(process.stdout.readline())}"
    finally:
        process.stdin.close()
        process.wait(10)
        process.stdout.close()


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


async def edit_message(request: web.Request) -> web.Response:
    """Take the edit of a message."""
    await request.read()
    return _json(message(request.match_info["channel"]) | {"id": request.match_info["message"]})


async def edit_answer(request: web.Request) -> web.Response:
    """Take the edit of an interaction's answer."""
    await request.read()
    return _json(message("2"))


async def callback(request: web.Request) -> web.Response:
    """Take the first answer to an interaction."""
    await request.read()
    return _json({"interaction": {"id": request.match_info["id"], "type": 3}})


def _json(value: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    kind = {"Content-Type": "application/json"}  # exactly this: discord.py looks for no other
    return web.Response(body=json.dumps(value).encode(), status=status, headers=kind | (headers or {}))


def limited(limit: int) -> Middleware:
    """Return what refuses requests beyond `limit` in a second (429, global)."""
    window, taken = 0.0, 0

    @web.middleware
    async def limiting(request: web.Request, handler: Handler) -> web.StreamResponse:
        nonlocal window, taken
        if request.path.startswith(("/interactions/", "/webhooks/")):
            return await handler(request)
        now = time.monotonic()
        if now - window >= WINDOW_S:
            window, taken = now, 0
        if taken >= limit:
            await request.read()
            wait_s = round(window + WINDOW_S - now, 3)
            headers = {"Retry-After": str(wait_s), "X-RateLimit-Global": "true", "Via": "1.1 google"}
            return _json({"message": "", "retry_after": wait_s, "global": True}, status=429, headers=headers)
        taken += 1
        return await handler(request)

    return limiting


async def serve(limit: int | None) -> None:
    """Listen on a free port until standard input ends."""
    middlewares = [] if limit is None else [limited(limit)]
    app = web.Application(client_max_size=32 << 20, middlewares=middlewares)
    app.router.add_get("/users/@me", lambda _: _answer(USER))
    app.router.add_get("/oauth2/applications/@me", lambda _: _answer(APPLICATION))
    app.router.add_get("/channels/{channel}/messages", lambda _: _answer([]))
    app.router.add_post("/channels/{channel}/messages", post_message)
    app.router.add_patch("/channels/{channel}/messages/{message}", edit_message)
    app.router.add_post("/interactions/{id}/{token}/callback", callback)
    app.router.add_post("/webhooks/{application}/{token}", edit_answer)
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
    asyncio.run(serve(int(sys.argv[1]) if len(sys.argv) > 1 else None))
