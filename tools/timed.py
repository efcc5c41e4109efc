"""A command, and what it took: `python -m tools.timed pytest …`. The exit code is the command's."""

import resource
import subprocess
import sys
import time


def main(command: list[str]) -> int:
    """Run `command`; tell the seconds of wall time and of processor time, its children's included."""
    start = time.perf_counter()
    code = subprocess.run(command, check=False).returncode  # noqa: S603 - what the caller asks for
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{time.perf_counter() - start:.0f} s of wall time, {used.ru_utime + used.ru_stime:.0f} s of processor time")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
