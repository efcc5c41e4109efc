"""`python -m tools.run [config.toml]`: start the bot on Discord, as `make run`, where there is no make."""

import subprocess
import sys

from tools.setup import ROOT, set_up

if __name__ == "__main__":
    try:
        sys.exit(subprocess.call([str(set_up("run")), str(ROOT / "bot.py"), *sys.argv[1:]]))  # noqa: S603 - our entry
    except KeyboardInterrupt:  # the bot got it, too, and has ended by itself
        sys.exit(0)
