"""The adjudicator as a program: `python -m rules adjudicate FILE|-`."""

import sys
from pathlib import Path

import msgspec

from rules.adjudicator import adjudicate

USAGE = "usage: python -m rules adjudicate FILE|-   (- reads standard input)"
UNREADABLE = 2


def main(arguments: list[str]) -> int:
    """Run one command; return the exit code (0; 2 if the input as a whole or the command cannot be read)."""
    match arguments:
        case ["adjudicate", name]:
            return _adjudicate(name)
        case _:
            return _fail(USAGE)


def _adjudicate(name: str) -> int:
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        is_list = data.lstrip()[:1] == b"["
        cases = (
            msgspec.json.decode(data, type=list[msgspec.Raw])
            if is_list
            else [msgspec.json.decode(data, type=msgspec.Raw)]
        )
    except (OSError, msgspec.MsgspecError, ValueError) as error:
        return _fail(f"{name}: {error}")
    results = [adjudicate(bytes(case)) for case in cases]
    sys.stdout.buffer.write(msgspec.json.encode(results if is_list else results[0]) + b"\n")
    return 0


def _fail(message: str) -> int:
    sys.stderr.write(message + "\n")
    return UNREADABLE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
