"""`python -m tools.play [--port 8600]`: the real bot in a browser, in simulated Discord; ctrl-c ends it."""

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import tempfile
import time
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
PORT = 8600
DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY")
GOODBYE_S = 0.2  # browsers keep their lines open; nobody waits for them


def main() -> int:
    """Serve until somebody ends it."""
    parser = argparse.ArgumentParser(prog="make play", description="Le vrai bot dans votre navigateur.")
    parser.add_argument("--port", type=int, default=int(os.environ.get("PORT") or PORT))
    parser.add_argument("--no-browser", action="store_true", help="ne pas ouvrir de navigateur")
    asked = parser.parse_args()
    logging.basicConfig(level=logging.ERROR, format="%(levelname)s %(name)s: %(message)s")
    begun = time.monotonic()

    def say(line: str) -> None:
        print(f"[{time.monotonic() - begun:4.1f} s] {line}", flush=True)

    print("Le vrai bot dans un Discord simulé, dans votre navigateur : ni jeton, ni réseau.", flush=True)
    try:
        asyncio.run(serve(asked.port, say, is_shown=not asked.no_browser))
    except OSError as error:
        print(f"Le port {asked.port} ne peut pas servir ({error.strerror}) : make play PORT=8700", file=sys.stderr)
        return 1
    print("\nTerminé.")
    return 0


async def serve(port: int, say: Say, *, is_shown: bool) -> None:
    """Build the league, serve it on `port` of the loopback until ctrl-c, and clean up."""
    ended = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: there ctrl-c cancels this task
            asyncio.get_running_loop().add_signal_handler(name, ended.set)
    async with contextlib.AsyncExitStack() as stack:
        scratch = stack.enter_context(tempfile.TemporaryDirectory())
        world = World(Path(scratch))
        stack.enter_context(hurried_discord(world.now))
        stage = Stage(world)
        outer, inner = bound(port), bound(0)
        port = port_of(outer)
        origins = (f"http://{LOOPBACK}:{port}", f"http://localhost:{port}")
        await listen(stack, Shell(stage, port, port_of(inner)).app, outer)
        await listen(stack, Proxy(stage, origins).app, inner)
        await stage.make_ready(say)
        stack.push_async_callback(stage.end)
        say(f"Prêt : {origins[0]}    (ctrl-c pour arrêter)")
        if is_shown and (sys.platform in {"win32", "darwin"} or any(name in os.environ for name in DESKTOPS)):
            webbrowser.open(origins[0])
        await ended.wait()


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


if __name__ == "__main__":
    sys.exit(main())
