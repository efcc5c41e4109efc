"""Rate limits as Discord tells them: a bucket per route and channel, one limit over all, headers on every answer."""

import time
from collections import defaultdict
from dataclasses import dataclass, field

from aiohttp import web

from tests.faults.fake.faults import json_response


@dataclass
class Limits:
    """`messages` in `window_s` per channel and method, `overall` requests a second; interactions are exempt."""

    messages: int = 1000
    window_s: float = 5.0
    overall: int | None = None
    exceeded: int = 0
    _buckets: dict[str, tuple[float, int]] = field(default_factory=lambda: defaultdict(lambda: (0.0, 0)))

    def check(self, method: str, path: str) -> web.Response | None:
        """Count a request; return the 429 that it gets if it is one too many."""
        if path.startswith(("/interactions", "/webhooks")):
            return None
        if self.overall is not None and (wait := self._take("global", self.overall, 1.0)) is not None:
            return self._refusal(wait, is_global=True)
        if path.endswith("/messages") and method == "POST":
            wait = self._take(_key(method, path), self.messages, self.window_s)
            if wait is not None:
                return self._refusal(wait, is_global=False)
        return None

    def headers(self, method: str, path: str) -> dict[str, str]:
        if not (path.endswith("/messages") and method == "POST"):
            return {}
        start, count = self._buckets[_key(method, path)]
        after = max(0.0, start + self.window_s - time.monotonic())
        return {
            "X-RateLimit-Limit": str(self.messages), "X-RateLimit-Remaining": str(max(0, self.messages - count)),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}", "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": "b80e8f0a",
        }  # fmt: skip

    def _take(self, key: str, limit: int, window_s: float) -> float | None:
        """Count one in the window that runs; return how long it still runs if it is full."""
        now = time.monotonic()
        start, count = self._buckets[key]
        if start + window_s <= now:
            start, count = now, 0
        if count >= limit:
            return start + window_s - now
        self._buckets[key] = start, count + 1
        return None

    def _refusal(self, wait: float, *, is_global: bool) -> web.Response:
        self.exceeded += 1
        body = {"message": "You are being rate limited.", "retry_after": wait, "global": is_global, "code": 0}
        return json_response(
            body, 429, {"Retry-After": str(round(wait)), "X-RateLimit-Global": "true"} if is_global else {}
        )


def _key(method: str, path: str) -> str:
    return f"{method} {path}"
