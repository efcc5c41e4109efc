"""The gateway: identify, heartbeat, resume with what was missed, op 7, op 9, and connections that break."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from aiohttp import WSMsgType, web

from tests.faults.fake import shapes
from tests.faults.fake.shapes import GUILD_ID, Json
from tests.faults.fake.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
BAD_TOKEN = 4004
INTERVAL_MS = 41_250


@dataclass
class Session:
    """A session: everything that was sent in it, and the connection that it has now."""

    id: str
    socket: web.WebSocketResponse | None = None
    shard: tuple[int, int] = (0, 1)  # which, of how many
    sent: list[Json] = field(default_factory=list)

    def hears(self, *, of_guild: bool) -> bool:
        """Return whether it is told what happens in the server, or in DMs."""
        number, count = self.shard
        return number == ((GUILD_ID >> 22) % count if of_guild else 0)


@dataclass
class Gateway:
    """All shards. `address` is where it listens, known once the server runs.

    Whoever identifies has a session of their own: an earlier one goes on, with the same events, while it is connected.
    """

    world: World
    token: str
    address: str = ""
    session: Session | None = None
    earlier: list[Session] = field(default_factory=list)
    identified: int = 0
    resumed: int = 0
    is_closed: bool = False  # nobody gets in
    is_mute: bool = False  # whoever gets in is hung up on before a word
    knocked: int = 0
    altered: dict[str, Callable[[Json], Json | None]] = field(default_factory=dict)  # by their names, what is sent
    is_delayed: bool = False  # events wait for `release`
    _numbers: count = field(default_factory=lambda: count(1))
    _delayed: list[tuple[Session, Json]] = field(default_factory=list)
    _outbound: asyncio.Queue[Callable[[], object]] = field(default_factory=asyncio.Queue)

    def emit(self, name: str, data: Json) -> None:
        """Send an event to every session of its shard; without a connection it waits for a resume."""
        of_guild = "guild_id" in data or name.startswith("GUILD_")
        for session in self._sessions:
            if session.hears(of_guild=of_guild):
                self._tell(session, name, data)

    @property
    def _sessions(self) -> list[Session]:
        return [*self.earlier, *([self.session] if self.session else [])]

    def _tell(self, session: Session, name: str, data: Json | None) -> None:
        data = self.altered.get(name, lambda data: data)(data)
        payload = {"op": DISPATCH, "t": name, "s": len(session.sent) + 1, "d": data}
        session.sent.append(payload)
        if self.is_delayed:
            self._delayed.append((session, payload))
        else:
            self._send(session.socket, payload)

    def release(self) -> None:
        """Send what was delayed."""
        self.is_delayed = False
        for session, payload in self._delayed:
            self._send(session.socket, payload)
        self._delayed.clear()

    def again(self) -> None:
        """Send the last event once more, as a gateway may."""
        assert self.session is not None
        self._send(self.session.socket, self.session.sent[-1])

    def _send(self, socket: web.WebSocketResponse | None, payload: Json) -> None:
        if socket is not None and not socket.closed:
            text = json.dumps(payload)
            self._outbound.put_nowait(lambda: _quietly(socket, text))

    async def pump(self) -> None:
        """Write what is to be sent, in order."""
        while True:
            await (await self._outbound.get())()  # type: ignore[misc]

    async def drop(self, code: int | None = None, *, session: Session | None = None) -> None:
        """Break a connection, that of the session that came last unless another is given, or close it with a code."""
        session = session or self.session
        assert session is not None
        socket, session.socket = session.socket, None
        if socket is None:
            return
        if code is not None:
            await socket.close(code=code)
        elif (transport := socket._req.transport if socket._req else None) is not None:
            transport.abort()

    def ask_to_reconnect(self) -> None:
        """Op 7."""
        assert self.session is not None
        self._send(self.session.socket, {"op": RECONNECT, "d": None})

    def invalidate(self) -> None:
        """Op 9: the session is over, and what nobody has received of it is lost."""
        assert self.session is not None
        self._send(self.session.socket, {"op": INVALID, "d": False})
        self.session = None

    def forget(self) -> None:
        """Let the session die while nobody is connected."""
        self.session = None

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection."""
        socket = web.WebSocketResponse()
        self.knocked += 1
        self.world.touch()
        if self.is_closed:
            raise web.HTTPServiceUnavailable
        await socket.prepare(request)
        if self.is_mute:
            return socket
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": INTERVAL_MS}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            await self._take(socket, message.json())
        for session in self._sessions:
            if session.socket is socket:
                session.socket = None
        return socket

    async def _take(self, socket: web.WebSocketResponse, received: Json) -> None:
        data = received.get("d")
        match received["op"]:
            case 1:
                await socket.send_json({"op": ACK})
            case 2 if data["token"] != self.token:
                await socket.close(code=BAD_TOKEN)
            case 2:
                self._identify(socket, tuple(data.get("shard", (0, 1))))
            case 6:
                session = next((one for one in self._sessions if one.id == data["session_id"]), None)
                if session is None:
                    await socket.send_json({"op": INVALID, "d": False})
                else:
                    self._resume(session, socket, data["seq"])
        self.world.touch()

    def _identify(self, socket: web.WebSocketResponse, shard: tuple[int, int]) -> None:
        self.identified += 1
        self.earlier = [one for one in self._sessions if one.socket is not None and not one.socket.closed]
        self.session = Session(f"session{next(self._numbers)}", socket, shard)
        has_guild = self.session.hears(of_guild=True)
        guilds = [{"id": str(GUILD_ID), "unavailable": True}] if has_guild else []
        ready = {
            "v": 10, "user": shapes.user_json(shapes.BOT_ID), "session_id": self.session.id, "session_type": "normal",
            "resume_gateway_url": self.address, "guilds": guilds, "shard": list(shard),
            "application": {"id": str(shapes.APPLICATION_ID), "flags": 0}, "private_channels": [], "relationships": [],
        }  # fmt: skip
        self._tell(self.session, "READY", ready)
        if has_guild:
            self._tell(self.session, "GUILD_CREATE", self.world.guild_json())

    def _resume(self, session: Session, socket: web.WebSocketResponse, last: int) -> None:
        self.resumed += 1
        session.socket = socket
        for payload in session.sent:
            if payload["s"] > last:
                self._send(socket, payload)
        self._tell(session, "RESUMED", {})


async def _quietly(socket: web.WebSocketResponse, text: str) -> None:
    with contextlib.suppress(ConnectionError, RuntimeError):  # it broke meanwhile; the session keeps what was sent
        await socket.send_str(text)
