"""What can be made to go wrong between the bot and Discord: which request, how often, before or after its effect."""

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web


@dataclass
class Fault:
    """Strikes requests of `method` whose whole path fits `path` and whose body holds `says`.

    The first `skip` are spared, the next `times` hit.
    """

    method: str
    path: str
    status: int = 0  # 0: the connection is reset
    body: dict[str, Any] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    after: bool = False  # after the effect
    times: int | None = 1
    skip: int = 0
    says: str = ""
    act: Callable[[], object] | None = None  # something else that happens, such as the death of the bot
    hold: asyncio.Event | None = None  # no answer before this is set
    struck: int = 0
    whose: str = ""  # the process whose request was struck last, by the name of its folder

    def fits(self, method: str, path: str, body: object) -> bool:
        is_meant = self.method in {method, "*"} and re.fullmatch(self.path, path) is not None
        return is_meant and self.says in str(body)

    async def strike(self, request: web.Request, answer: web.StreamResponse | None = None) -> web.StreamResponse:
        self.struck += 1
        self.whose = request.headers["User-Agent"].rpartition(" ")[2]
        if self.act is not None:
            self.act()
        if self.hold is not None:
            await self.hold.wait()
            if answer is not None:
                return answer
        if self.status == 0:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        return json_response(self.body, self.status, self.headers)


@dataclass
class Faults:
    """The faults that are in force."""

    rules: list[Fault] = field(default_factory=list)

    def add(self, method: str, path: str, **what: Any) -> Fault:
        self.rules.append(Fault(method, path, **what))
        return self.rules[-1]

    def limited(self, method: str, path: str, seconds: float, *, is_global: bool = False, **what: Any) -> Fault:
        """429, as Discord's own servers say it (`Via`)."""
        body = {"message": "You are being rate limited.", "retry_after": seconds, "global": is_global, "code": 0}
        headers = {"Via": "1.1 google", "Retry-After": str(round(seconds)), "X-RateLimit-Scope": "user"}
        return self.add(method, path, status=429, body=body, headers=headers, **what)

    def clear(self) -> None:
        self.rules.clear()

    def take(self, method: str, path: str, body: object) -> Fault | None:
        """Return the fault that strikes this request."""
        for rule in self.rules:
            if not rule.fits(method, path, body):
                continue
            if rule.skip > 0:
                rule.skip -= 1
                continue
            if rule.times is None or rule.times > 0:
                rule.times = None if rule.times is None else rule.times - 1
                return rule
        return None


def json_response(value: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Return an answer of exactly the type `application/json`: discord.py takes a charset for something else."""
    given = {"Content-Type": "application/json", "Via": "1.1 google", **(headers or {})}
    return web.Response(body=json.dumps(value).encode(), status=status, headers=given)
