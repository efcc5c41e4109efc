"""The probe: whether the bot does its work, told over HTTP to who runs it. Off unless it is given a port."""

import asyncio
import logging
from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec
from aiohttp import TraceConfig, web

from referee.clock.health import Health, Holders, LineUp, Watch, name_no_process
from referee.house import House, HouseClock
from referee.measures import UNMEASURED, Measures

if TYPE_CHECKING:
    from cogs.kit.metrics import Metrics

log = logging.getLogger(__name__)

MOST = 32  # connections at once: whoever opens more takes nothing from Discord's or the database's
LIFE_S = 10.0  # of a connection, however slowly somebody asks or reads
LINE, HEADER = 256, 2048  # bytes of a request's first line that are read, and of any header


class _Full(asyncio.Protocol):
    """Hangs up."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Do so at once."""
        transport.close()


class Probe:
    """Answers `/livez` (the process runs), `/healthz` and, if it `measures`, `/metrics`; to all else 404.

    It answers for as long as the process lives, also while that has no database or no Discord: then all is ill.
    `about`: what is said of the process besides, such as its role.
    """

    def __init__(self, clock: HouseClock, *, measures: bool, **about: str) -> None:
        self._about = {**about, "process": ""}
        self._metrics = _metrics(clock) if measures else None
        self._house: House | None = None
        self._watch: Watch | None = None
        self._listening: asyncio.Server | None = None

    @property
    def measures(self) -> Measures:
        """Return who hears how the work goes."""
        return self._metrics or UNMEASURED

    def watched(self, trace: TraceConfig) -> TraceConfig:
        """Have discord.py's answers to interactions measured, if they are to be; return what it is to be given."""
        if self._metrics is not None:
            trace.on_request_end.append(self._metrics.requested)
        return trace

    def unread(self, event: str) -> None:
        """Count an event of Discord's that cannot be read, by its name, if it is to be."""
        if self._metrics is not None:
            self._metrics.unread(event)

    @property
    def port(self) -> int:
        """Return the port that it listens on, 0 if it does not."""
        return 0 if self._listening is None else int(self._listening.sockets[0].getsockname()[1])

    async def open(self, host: str, port: int) -> None:
        """Listen. A port that cannot be had is logged: the referee does its work without the probe as well.

        `port`: 0 is any that is free.
        """
        # No log of requests: their paths are anybody's.
        http = self._http = web.Server(
            self._answered, access_log=None, logger=_QUIET, max_line_size=LINE, max_field_size=HEADER, lingering_time=0
        )
        loop = asyncio.get_running_loop()

        def connected() -> asyncio.Protocol:
            if len(http.connections) >= MOST:
                return _Full()
            connection = http()
            loop.call_later(LIFE_S, connection.force_close)
            return connection

        try:
            self._listening = await loop.create_server(connected, host, port)
        except OSError as error:
            log.error("the probe cannot listen on %s, port %s: %s", host, port, error.strerror)  # noqa: TRY400

    def watch(self, house: House, line_up: LineUp, holders: Holders = name_no_process) -> None:
        """Tell of a house from now on; whether Discord reaches us, and who has its lines, as `Watch` asks for it."""
        self._house, self._watch = house, Watch(house, line_up, holders)
        self._about["process"] = house.process

    async def look_away(self) -> None:
        """Tell of no house any more, before it is closed."""
        watch, self._watch = self._watch, None
        if watch is not None:
            await watch.close()

    async def close(self) -> None:
        """Stop listening and hang up."""
        await self.look_away()
        if self._listening is not None:
            self._listening.close()
            await self._http.shutdown(0)

    async def _answered(self, request: web.BaseRequest) -> web.StreamResponse:
        response = await self._answer(request.path if request.method in {"GET", "HEAD"} else "")
        response.force_close()
        response.headers["Server"] = "sifflet"  # not what it is made of
        return response

    async def _answer(self, path: str) -> web.Response:
        if path == "/livez":
            return web.Response(text="ok")
        if path == "/healthz":
            health = await self._health()
            return web.Response(
                body=msgspec.json.encode({**msgspec.structs.asdict(health), **self._about}),
                status=HTTPStatus.OK if health.is_well else HTTPStatus.SERVICE_UNAVAILABLE,
                content_type="application/json",
            )
        if path == "/metrics" and self._metrics is not None:
            faults = 0 if self._house is None else self._house.db.faults
            text = self._metrics.text(await self._health(), faults, self._about)
            return web.Response(body=text, headers={"Content-Type": self._metrics.content_type})
        return web.Response(status=HTTPStatus.NOT_FOUND)

    async def _health(self) -> Health:
        return Health() if self._watch is None else await self._watch.health()


def _metrics(clock: HouseClock) -> "Metrics":
    from cogs.kit.metrics import Metrics  # noqa: PLC0415 - who does not want it does not load Prometheus

    return Metrics(clock)


_QUIET = logging.getLogger(f"{__name__}.requests")  # of requests that are none aiohttp makes errors with tracebacks
_QUIET.setLevel(logging.CRITICAL)
