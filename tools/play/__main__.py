"""`python -m tools.play [--port 8600]`: the real bot in a browser, in simulated Discord; ctrl-c ends it."""

import argparse
import asyncio
import logging
import os
import sys
import time
from importlib import import_module

PORT, PORTS = 8600, 65_536


def main() -> int:
    """Serve until somebody ends it."""
    parser = argparse.ArgumentParser(prog="make play", description="Le vrai bot dans votre navigateur.")
    parser.add_argument("--port", type=int, default=int(os.environ.get("PORT") or PORT))
    parser.add_argument("--no-browser", action="store_true", help="ne pas ouvrir de navigateur")
    asked = parser.parse_args()
    if asked.port not in range(PORTS):
        parser.error(f"un port va de 0 à {PORTS - 1}")
    logging.basicConfig(level=logging.ERROR, format="%(levelname)s %(name)s: %(message)s")
    begun = time.monotonic()

    def say(line: str) -> None:
        print(f"[{time.monotonic() - begun:4.1f} s] {line}", flush=True)

    print("Le vrai bot dans un Discord simulé, dans votre navigateur : ni jeton, ni réseau.", flush=True)
    say("Le bot et ses jeux se chargent.")
    serve = import_module("tools.play.serving").serve  # it takes seconds: whoever waits has been told by now
    try:
        asyncio.run(serve(asked.port, say, is_shown=not asked.no_browser))
    except KeyboardInterrupt:  # before it listened for that, or where it cannot
        pass
    except OSError as error:
        print(f"Le port {asked.port} ne peut pas servir ({error.strerror}) : make play PORT=8700", file=sys.stderr)
        return 1
    print("\nTerminé.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
