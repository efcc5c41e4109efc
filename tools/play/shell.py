"""The page around the conversation: servers and channels, who plays, the clock, what to try first."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import simcord.preview
from aiohttp import web
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from simcord.enums import ChannelType

from tools.demo.dates import moment
from tools.demo.page.document import tie
from tools.play.stage import Stage
from tools.play.table import PERSONAS, Persona
from tools.play.world import BOT

HERE = Path(__file__).parent
FONT = Path(simcord.preview.__file__).with_name("static") / "fonts" / "noto-sans-latin-v2.015.ttf"
BY_KEY = {persona.key: persona for persona in PERSONAS}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
SAFE = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SOON = '<!doctype html><meta charset="utf-8"><title>Sifflet</title><p>La ligue se prépare…</p>'


@dataclass(frozen=True)
class Line:
    """A channel, a thread or a DM at the left."""

    channel_id: int
    name: str
    is_thread: bool
    is_here: bool
    is_news: bool


class Shell:
    """Serves the shell of a stage on `port`; the conversation is on `inner_port`."""

    def __init__(self, stage: Stage, port: int, inner_port: int) -> None:
        self._stage = stage
        self._hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
        self._inner = f"http://127.0.0.1:{inner_port}"
        self._pages = Environment(
            loader=FileSystemLoader(HERE / "templates"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
        )
        self._pages.filters["tied"] = tie
        self.app = web.Application(middlewares=[self._only_from_here])
        self.app.router.add_get("/", self._page)
        self.app.router.add_get("/volet", self._side)
        self.app.router.add_post("/horloge", self._leap)
        self.app.router.add_post("/recommencer", self._begin_again)
        self.app.router.add_get("/favicon.ico", self._icon)
        self.app.router.add_get("/font.ttf", self._font)
        self.app.router.add_static("/static", HERE / "static")

    @web.middleware
    async def _only_from_here(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let nobody in who came by another name, or whom another page has sent to do something."""
        origin = request.headers.get("Origin")
        is_foreign = request.method == "POST" and origin is not None and origin.partition("//")[2] not in self._hosts
        if request.host not in self._hosts or is_foreign:
            raise web.HTTPForbidden
        if not self._stage.hints:
            return web.Response(text=SOON, content_type="text/html", status=503, headers={"Refresh": "1"} | SAFE)
        response = await handler(request)
        response.headers.update({name: value for name, value in SAFE.items() if name not in response.headers})
        return response

    async def _page(self, request: web.Request) -> web.Response:
        persona, channel_id = self._asked(request)
        session = await self._stage.open(persona, channel_id)
        viewer = self._stage.world.person(persona.name)
        return self._html(
            "shell.html",
            await self._around(persona, channel_id),
            frame=f"{self._inner}/#{session.token_of(viewer.id, self._stage.secret)}",
            inner=self._inner,
            is_first="salon" not in request.query,
        )

    async def _side(self, request: web.Request) -> web.Response:
        """Answer what changes while somebody plays: the channels, the clock."""
        persona, channel_id = self._asked(request)
        self._stage.look(persona, channel_id)
        return self._html("side.html", await self._around(persona, channel_id))

    async def _leap(self, request: web.Request) -> web.Response:
        if (await request.post()).get("saut") == "heure":
            await self._stage.leap(1)
        else:
            await self._stage.leap_to_deadline()
        raise web.HTTPSeeOther(self._back(request))

    async def _begin_again(self, request: web.Request) -> web.Response:
        await self._stage.begin_again()
        raise web.HTTPSeeOther("/")

    async def _icon(self, _request: web.Request) -> web.FileResponse:
        return web.FileResponse(HERE / "static" / "icon.svg")

    async def _font(self, _request: web.Request) -> web.FileResponse:
        """Answer with the letters that the conversation has."""
        return web.FileResponse(FONT, headers={"Cache-Control": "max-age=3600"})

    def _asked(self, request: web.Request) -> tuple[Persona, int]:
        """Return as whom and where one wants to be, as far as that can be: else a place where one can."""
        persona = BY_KEY.get(request.query.get("qui", ""), PERSONAS[0])
        asked = request.query.get("salon", "")
        known = self._stage.world.env.backend.channels
        if asked.isdecimal() and int(asked) in known and self._stage.may_read(persona, int(asked)):
            return persona, int(asked)
        return persona, self._stage.hints[0].channel_id

    async def _around(self, persona: Persona, channel_id: int) -> dict[str, Any]:
        stage = self._stage
        due_ms = await stage.deadline_ms()
        direct = stage.world.person(persona.name).user.dm_channel.id
        channels = [line for line in self._lines(persona, channel_id) if line.channel_id != direct]
        return {
            "persona": persona,
            "personas": PERSONAS,
            "channel_id": channel_id,
            "server": stage.world.league.server_name,
            "channels": channels,
            "direct": self._line(persona, channel_id, direct, BOT, is_thread=False),
            "hints": stage.hints,
            "now": moment(stage.world.league.now_ms()),
            "due": None if due_ms is None else moment(due_ms),
        }

    def _lines(self, persona: Persona, here: int) -> list[Line]:
        """Return the channels that somebody sees, each with its threads after it."""
        seen = [one for one in self._stage.world.channels() if self._stage.may_read(persona, one.id)]
        order = {one.id: one.parent_id if one.is_thread else one.id for one in seen}
        return [
            self._line(persona, here, one.id, one.name, is_thread=one.is_thread)
            for one in sorted(seen, key=lambda one: (order[one.id], one.is_thread, one.id))
            if one.type != ChannelType.CATEGORY
        ]

    def _line(self, persona: Persona, here: int, channel_id: int, name: str, *, is_thread: bool) -> Line:
        is_here = channel_id == here
        return Line(channel_id, name, is_thread, is_here, not is_here and self._stage.is_news(persona, channel_id))

    def _back(self, request: web.Request) -> str:
        asked = {key: request.query[key] for key in ("qui", "salon") if key in request.query}
        return str(request.rel_url.with_path("/").with_query(asked))

    def _html(self, name: str, around: dict[str, Any], **more: object) -> web.Response:
        return web.Response(text=self._pages.get_template(name).render(**around, **more), content_type="text/html")
