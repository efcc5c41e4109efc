"""The fake Discord itself, on loopback: REST, gateway and files behind one port, and the faults between."""

import asyncio
import contextlib
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from aiohttp import web

from tests.faults.fake import callbacks, rest, shapes
from tests.faults.fake.faults import Faults, json_response
from tests.faults.fake.gateway import Gateway
from tests.faults.fake.limits import Limits
from tests.faults.fake.shapes import Json, Refused
from tests.faults.fake.world import World

API = "/api/v10"
TOKEN = "jeton-d-essai.aaaaaa.bbbbbbbbbbbb"


@dataclass
class Request:
    """What the bot asked for, and what it was told."""

    method: str
    path: str
    json: Any
    status: int
    at: float = field(default_factory=time.monotonic)


class FakeDiscord:
    """One Discord for one test. It runs in the test's own loop; the bot is a process of its own."""

    def __init__(self) -> None:
        self.world = World()
        self.gateway = Gateway(self.world, TOKEN)
        self.faults = Faults()
        self.limits = Limits()
        self.requests: list[Request] = []
        self.unknown: list[str] = []
        self.address = ""

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 << 20, middlewares=[self._answer])
        app[rest.WORLD] = self.world
        app.add_routes([web.RouteDef(m, API + p, h, {}) for m, p, h in callbacks.ROUTES])
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_get("/attachments/{id}/{name}", self._file)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host = f"127.0.0.1:{self._runner.addresses[0][1]}"
        self.address, self.gateway.address = f"http://{host}{API}", f"ws://{host}/gateway/"
        self.world.cdn, self.world.emit = f"http://{host}", self.gateway.emit
        self._pump = asyncio.create_task(self.gateway.pump())
        return self

    async def __aexit__(self, *_: object) -> None:
        for rule in self.faults.rules:
            if rule.hold is not None:
                rule.hold.set()
        self._pump.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._pump
        await self._runner.cleanup()

    def environment(self) -> dict[str, str]:
        """Return what tells the bot's process where Discord is."""
        return {"FAULTS_API": self.address, "FAULTS_GATEWAY": self.gateway.address}

    @web.middleware
    async def _answer(self, request: web.Request, handler: Any) -> web.StreamResponse:
        if not request.path.startswith(API):
            return await handler(request)
        path = request.path.removeprefix(API)
        body, files = await _read(request)
        request[rest.BODY], request[rest.FILES] = body, files
        entry = Request(request.method, path, body, 0)
        self.requests.append(entry)
        try:
            response = await self._through_faults(request, path, handler)
        finally:
            self.world.touch()
        entry.status = response.status
        return response

    async def _through_faults(self, request: web.Request, path: str, handler: Any) -> web.StreamResponse:
        limited = self.limits.check(request.method, path)
        if limited is not None:
            return limited
        fault = self.faults.take(request.method, path, request[rest.BODY])
        if fault is not None and not fault.after:
            struck = await fault.strike(request)
            if fault.hold is None or fault.status:
                return struck
        try:
            answer = await handler(request)
        except Refused as error:
            answer = json_response({"message": error.message, "code": error.code}, error.status)
        except web.HTTPException as error:
            self.unknown.append(f"{request.method} {path}: {error.status}")
            answer = json_response({"message": f"{error.status}: {error.reason}", "code": 0}, error.status)
        answer.headers.update(self.limits.headers(request.method, path))
        return await fault.strike(request, answer) if fault is not None and fault.after else answer

    async def _file(self, request: web.Request) -> web.Response:
        content = self.world.files.get(request.path)
        return web.Response(status=404) if content is None else web.Response(body=content)

    def sent(self, method: str, pattern: str) -> list[Request]:
        """Return the requests of a method whose path contains `pattern`."""
        return [request for request in self.requests if request.method == method and pattern in request.path]


async def _read(request: web.Request) -> tuple[Json | list[Json] | None, list[tuple[str, bytes]]]:
    if request.content_type.startswith("multipart/"):
        form: Mapping[str, Any] = await request.post()
        files = [(part.filename, part.file.read()) for name, part in form.items() if name.startswith("files[")]
        return json.loads(str(form["payload_json"])), files
    raw = await request.read()
    return (json.loads(raw) if raw else None), []


__all__ = ["TOKEN", "FakeDiscord", "Request", "shapes"]
