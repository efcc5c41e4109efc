"""The way from the browser to the conversation that is open: simcord's preview, in a frame of the shell.

The preview refuses frames, other hosts, and whoever does not know its secret. So this stands on a second port of the
loopback, which the shell alone may frame; it asks the preview as itself, and lets in whom the stage has given a token.
Where a press has been made, the bot is let finish before the answer goes back.
"""

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack
from http import HTTPStatus
from pathlib import Path

import aiohttp
from aiohttp import web

from tools.play.stage import Session, Stage
from tools.play.words import translate

STATIC = Path(__file__).with_name("static")
TOKEN = "X-Simcord-Capability"  # noqa: S105 - the name of a header
LOOKS = {"autocomplete_command", "browse_messages", "browse_candidates", "configure_presentation", "focus", "history"}
LARGEST = 27 * 1024 * 1024  # of what is sent: ten files and the words around them
HANDED_ON = ("Content-Type", "X-Simcord-Context")
HANDED_BACK = ("Content-Type", "Content-Disposition", "X-Display-Width", "X-Display-Height", "X-Media-Kind")
# For a picture that a press has replaced while the page was still asking for it.
NOTHING = base64.b64decode("R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAIBRAA7")
LEAVING_S = 5.0
LASTING = {"Cache-Control": "max-age=3600"}  # its files: they are the same at every conversation
OURS = {"/play.js": "text/javascript", "/play.css": "text/css"}
HEAD = b'<link rel="stylesheet" href="/play.css"><script src="/play.js"></script></head>'


class Proxy:
    """Serves the conversation of a stage to pages framed by `origins`."""

    client: aiohttp.ClientSession  # while it serves

    def __init__(self, stage: Stage, origins: tuple[str, ...]) -> None:
        self._stage = stage
        self._headers = {
            "Cache-Control": "no-store",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": (
                "default-src 'self'; connect-src 'self' blob:; img-src 'self' blob:; media-src 'self' blob:; "
                f"object-src 'none'; base-uri 'none'; frame-ancestors {' '.join(origins)}"
            ),
        }
        self.app = web.Application(client_max_size=LARGEST)
        self.app.router.add_route("*", "/{path:.*}", self._answer)
        self.app.cleanup_ctx.append(self._with_client)

    async def _with_client(self, _app: web.Application) -> AsyncIterator[None]:
        async with aiohttp.ClientSession(auto_decompress=False) as self.client:
            yield

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        if request.path == "/favicon.ico":
            return web.Response(status=204)
        if request.path in OURS:
            body = (STATIC / f"conversation{Path(request.path).suffix}").read_bytes()
            return web.Response(body=body, content_type=OURS[request.path], headers=self._headers)
        session = self._stage.session
        headers = {name: request.headers[name] for name in HANDED_ON if name in request.headers}
        body = await request.read()
        if not request.path.startswith("/api/"):
            return await self._ask(session, request, headers, body)
        viewer_id = self._let_in(session, request.headers.get(TOKEN, ""))
        if session is None or viewer_id is None:
            return await self._gone(request)
        headers[TOKEN] = session.preview.capability
        if request.path == "/api/pages":
            body = json.dumps({"viewer_id": str(viewer_id)}).encode()
        async with AsyncExitStack() as stack:
            if request.path == "/api/action" and _is_act(request.content_type, body):
                await stack.enter_async_context(self._stage.acting())
            return await self._ask(session, request, headers, body)

    async def _gone(self, request: web.Request) -> web.Response:
        """Answer a page whose conversation is not open any more; most are on their way out, and need not hear of it."""
        if request.method != "DELETE":
            await asyncio.sleep(LEAVING_S)
        return web.Response(status=204 if request.method == "DELETE" else 410, headers=self._headers)

    def _let_in(self, session: Session | None, token: str) -> int | None:
        """Return who looks, by what their page shows."""
        number, _, rest = token.partition(".")
        viewer, _, secret = rest.partition(".")
        is_ours = (
            session is not None
            and number == str(session.number)
            and secret == self._stage.secret
            and viewer.isdecimal()
        )
        return int(viewer) if is_ours else None

    async def _ask(
        self, session: Session | None, request: web.Request, headers: Mapping[str, str], body: bytes
    ) -> web.StreamResponse:
        if session is None or session.is_over:
            return await self._gone(request)
        address = f"{session.address}{request.rel_url.raw_path_qs}"
        try:
            async with self.client.request(request.method, address, headers=headers, data=body or None) as answer:
                content = await answer.read()
        except aiohttp.ClientError:  # it has been closed meanwhile: its files are those of the next one
            return await self._ask(self._stage.session, request, headers, body)
        if answer.status == HTTPStatus.NOT_FOUND and request.path.startswith("/api/assets/"):
            return web.Response(body=NOTHING, content_type="image/gif", headers=self._headers)
        content = translate(request.path, content)
        if request.path == "/":
            content = content.replace(b"</head>", HEAD, 1)
        back = {name: answer.headers[name] for name in HANDED_BACK if name in answer.headers}
        back |= {name: value for name, value in answer.headers.items() if name.startswith("X-Simcord")}
        lasting = {} if request.path == "/" or request.path.startswith("/api/") else LASTING
        return web.Response(status=answer.status, body=content, headers=back | self._headers | lasting)


def _is_act(content_type: str, body: bytes) -> bool:
    """Return whether something is done to the world, and not only looked at."""
    if content_type != "application/json":
        return True
    asked = json.loads(body)
    return not isinstance(asked, dict) or asked.get("kind") not in LOOKS
