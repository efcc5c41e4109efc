"""The rules as a program: `python -m rules adjudicate FILE|-`, `legal FILE|-`, `perft FILE|- DEPTH`, `verify FILE|-`.

The input is a case (to `legal` and `perft` also a state alone) or a list of them; what cannot be read gives
`{"error": …}` in its place. `legal` prints an order a line, and an empty line between the items of a list.
`verify` takes a file of `/match verifier` or `/ligue journal` and prints what it checked, a line each: `ok`, `NON`, or
`?` for what cannot be checked with this file.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from rules.adjudicator import Unreadable, adjudicate, answer_in_place, legal_texts, sequences
from rules.checks import describe_check
from rules.errors import CaseError
from rules.verification import verify_file

USAGE = (
    "usage: python -m rules adjudicate FILE|-   legal FILE|-   perft FILE|- DEPTH   verify FILE|-"
    "   (- reads standard input)"
)
FALSE = 1
UNREADABLE = 2
LONGEST_DEPTH = 6  # digits
_SIGNS = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[\]{},]')  # of JSON, a string as one


def main(arguments: list[str]) -> int:
    """Run one command; return the exit code (0; 1: a file does not hold; 2: input or command cannot be read)."""
    match arguments:
        case ["verify", name]:
            return _verify(name)
        case ["adjudicate" | "legal" as verb, name]:
            depth = 0
        case ["perft" as verb, name, text] if text.isascii() and text.isdigit() and len(text) <= LONGEST_DEPTH:
            depth = int(text)
        case _:
            return _fail(USAGE)
    try:
        items, is_list = _read(name)
    except (OSError, msgspec.MsgspecError, ValueError) as error:
        return _fail(f"{name}: {error}")
    match verb:
        case "adjudicate":
            results = [_adjudicated(item) for item in items]
            answer = (b"[%s]" % b",".join(results) if is_list else results[0]) + b"\n"
        case "legal":
            answer = b"\n".join(map(_legal, items))
        case _:
            answer = b"".join(_perft(item, depth) for item in items)
    sys.stdout.buffer.write(answer)
    return 0


def _verify(name: str) -> int:
    try:
        lines = verify_file(_bytes(name))
    except (OSError, CaseError) as error:
        return _fail(f"{name}: {error}")
    sys.stdout.buffer.write("".join(f"{describe_check(line)}\n" for line in lines).encode())
    return FALSE if any(line.holds is False for line in lines) else 0


def _bytes(name: str) -> bytes:
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def _adjudicated(item: bytes) -> bytes:
    """Return a result as JSON; what cannot be written as such is a fault of its case alone, too."""
    return msgspec.json.encode(answer_in_place(lambda: msgspec.Raw(msgspec.json.encode(adjudicate(item)))))


def _read(name: str) -> tuple[list[bytes], bool]:
    """Return the items of the input, and whether it was a list."""
    data = _bytes(name).strip()
    is_list = data[:1] == b"["
    try:
        if is_list:
            return [bytes(item) for item in msgspec.json.decode(data, type=list[msgspec.Raw])], True
        return [bytes(msgspec.json.decode(data, type=msgspec.Raw))], False
    except RecursionError:  # an item is nested too deeply: by itself it is told so
        return list(_items(data)) if is_list else [data], is_list


def _items(data: bytes) -> Iterator[bytes]:
    """Yield the items of a JSON list however deep they are, unread. Raises `ValueError` where it does not end."""
    depth, start = 0, 1
    for sign in _SIGNS.finditer(data):
        depth += (sign[0] in b"[{") - (sign[0] in b"]}")
        if depth == 0 or (depth == 1 and sign[0] == b","):
            yield data[start : sign.start()].strip()
            start = sign.end()
        if depth == 0:
            break
    if depth != 0 or start < len(data):
        raise ValueError("no list as a whole")


def _legal(item: bytes) -> bytes:
    texts = legal_texts(item)
    return _line(texts) if isinstance(texts, Unreadable) else "".join(f"{text}\n" for text in texts).encode()


def _perft(item: bytes, depth: int) -> bytes:
    return _line(sequences(item, depth))


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _fail(message: str) -> int:
    sys.stderr.write(message + "\n")
    return UNREADABLE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
