"""`python -m tools.restore [config.toml [copy]]`: put the newest copy back, or that one, as `make restore`."""

import sys

from tools.backup import main

if __name__ == "__main__":
    main(["restore", *(sys.argv[1:] or ["config.toml"])])
