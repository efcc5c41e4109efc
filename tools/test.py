"""`python -m tools.test [pytest's arguments]`: every test but those of faults, as `make test` does."""

import subprocess
import sys

from tools.setup import ROOT, set_up

ALL = ("--dist", "worksteal", "-n", "auto", "-rs", "--ignore=tests/faults")

if __name__ == "__main__":
    command = [str(set_up("")), "-m", "pytest", *(sys.argv[1:] or ALL)]
    sys.exit(subprocess.call(command, cwd=ROOT))  # noqa: S603 - our own words
