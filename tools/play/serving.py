"""Building the league, and serving it until somebody ends it."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import tempfile
import webbrowser
from pathlib import Path

from aiohttp import web

from tools.demo.world import hurried_discord
from tools.play.proxy import Proxy
from tools.play.shell import Shell
from tools.play.stage import Stage
from tools.play.table import Say
from tools.play.world import World

LOOPBACK = "127.0.0.1"
DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY")
GOODBYE_S = 0.2  # browsers keep their lines open; nobody waits for them


async def serve(port: int, say: Say, *, is_shown: bool) -> None:
    """Build the league, serve it on `port` of the loopback until ctrl-c, and clean up."""
    async with contextlib.AsyncExitStack() as stack:
        world = World(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        stack.enter_context(hurried_discord(world.now))
        address = await served(stack, Stage(world), port, say)
        ended = asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # Windows: there, as everywhere before, ctrl-c cancels this
                asyncio.get_running_loop().add_signal_handler(name, ended.set)
        say(f"Prêt : {address}    (ctrl-c pour arrêter)")
        if is_shown and (sys.platform in {"win32", "darwin"} or any(name in os.environ for name in DESKTOPS)):
            webbrowser.open(address)
        await ended.wait()


async def served(stack: contextlib.AsyncExitStack, stage: Stage, port: int, say: Say) -> str:
    """Build the league and serve it as long as `stack` is open; return its address. Whoever comes early is told so."""
    outer, inner = bound(port), bound(0)
    port = port_of(outer)
    origins = (f"http://{LOOPBACK}:{port}", f"http://localhost:{port}")
    await listen(stack, Shell(stage, port, port_of(inner)).app, outer)
    await listen(stack, Proxy(stage, origins).app, inner)
    await stage.make_ready(say)
    stack.push_async_callback(stage.end)
    return origins[0]


def bound(port: int) -> socket.socket:
    """Return a socket on a port of the loopback, any that is free for 0; OSError where another program has it."""
    bare = socket.socket()
    if os.name == "posix":  # elsewhere it would let two programs have one port
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bare.bind((LOOPBACK, port))
    return bare


def port_of(bare: socket.socket) -> int:
    """Return the port that a socket is bound to."""
    return int(bare.getsockname()[1])


async def listen(stack: contextlib.AsyncExitStack, app: web.Application, bare: socket.socket) -> None:
    """Serve on a socket as long as `stack` is open."""
    runner = web.AppRunner(app, shutdown_timeout=GOODBYE_S, access_log=None)
    await runner.setup()
    stack.push_async_callback(runner.cleanup)
    await web.SockSite(runner, bare).start()
