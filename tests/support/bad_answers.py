"""What may come back from Discord, or from what stands before it, instead of an answer to an interaction's answer.

The requests are struck where discord.py's own adapter has them in hand: it reads status, headers and body as it would
those of a real server, and does about them what it does.
"""

import json
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

import aiohttp
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord.http.client import FakeWebhookAdapter

VIA = {"Via": "1.1 google"}
HTML = "<html><body>Bad gateway</body></html>"


@dataclass(frozen=True)
class Bad:
    """An answer: its status, body and headers; `code` is Discord's own. Status 0: the connection breaks."""

    status: int
    body: str = ""
    code: int = 0
    kind: str = "application/json"
    headers: Mapping[str, str] = field(default_factory=lambda: VIA)

    def __str__(self) -> str:
        return f"{self.status}-{self.code}-{self.body[:12]}"

    @property
    def text(self) -> str:
        return json.dumps({"message": "no", "code": self.code}) if self.code else self.body

    @property
    def lasts(self) -> bool:
        """Whether discord.py asks again and again before it gives up."""
        return self.status >= 500 or "retry_after" in self.body

    @property
    def is_taken(self) -> bool:
        """Whether Discord has done what was asked."""
        return self.status in range(200, 300)


BODIES = ("", '{"id": "1', "null", "{}", "[]", '"?"')
UNREADABLE = [*(Bad(200, body) for body in BODIES), Bad(200, HTML, kind="text/html")]
EMPTY = [Bad(204), Bad(201), Bad(202, "{}")]
PLAIN = [Bad(status, HTML, kind="text/html") for status in (302, 400, 401, 403, 404, 405, 413, 418)]
LIMITS = [
    Bad(429, '{"message": "no", "retry_after": 3600.0, "global": false}'),
    Bad(429, HTML, kind="text/html"),
    Bad(429, "{}"),
    Bad(429, "", headers={}),
]
BROKEN = [Bad(500), Bad(500, "{}"), Bad(502, HTML, kind="text/html"), Bad(503, "null"), Bad(0)]
CODES = [
    Bad(404, code=10008), Bad(404, code=10015), Bad(404, code=10062), Bad(403, code=50001), Bad(403, code=50013),
    Bad(401, code=50027), Bad(400, code=50035), Bad(400, code=40060),
]  # fmt: skip
ALL = [*UNREADABLE, *EMPTY, *PLAIN, *LIMITS, *BROKEN, *CODES]


@dataclass
class Struck:
    """How many requests are still to be answered badly, and how many were."""

    left: int
    count: int = 0


@contextmanager
def struck(bad: Bad, wanted: str, times: int = 1_000) -> Iterator[Struck]:
    """Answer the next `times` requests of interactions whose path ends or goes on with `wanted` with `bad`."""
    real, seen = FakeWebhookAdapter.request, Struck(times)

    async def request(self: Any, route: Any, session: Any, **given: Any) -> Any:
        if wanted not in route.path or seen.left <= 0:
            return await real(self, route, session, **given)
        seen.left, seen.count = seen.left - 1, seen.count + 1
        if bad.is_taken:
            await real(self, route, session, **given)
        return await AsyncWebhookAdapter().request(route, _Session(bad), **given)  # type: ignore[arg-type]

    with mock.patch.object(FakeWebhookAdapter, "request", request):
        yield seen


class _Session:
    """What discord.py asks for an answer."""

    def __init__(self, bad: Bad) -> None:
        self._bad = bad

    @asynccontextmanager
    async def request(self, *_: object, **__: object) -> AsyncIterator[Any]:
        if not self._bad.status:
            raise aiohttp.ServerDisconnectedError
        yield _Response(self._bad)


class _Response:
    def __init__(self, bad: Bad) -> None:
        self.status, self.reason = bad.status, "?"
        self.headers = {"content-type": bad.kind, **bad.headers}
        self._text = bad.text

    async def text(self, encoding: str = "utf-8") -> str:
        return self._text
