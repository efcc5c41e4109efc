"""`python -m rules`: in this process, as a new one takes a third of a second to begin; or really in one of its own."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from rules.__main__ import main

ROOT = Path(__file__).parents[2]

Done = subprocess.CompletedProcess[bytes]


def run(*arguments: str, stdin: bytes = b"") -> Done:
    """Return what the program answers, run in this process."""
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        code = main(list(arguments))
    return Done(arguments, code, *(_written(stream) for stream in (out, err)))


def run_apart(*arguments: str, stdin: bytes = b"") -> Done:
    """Return what the program answers as a process of its own."""
    command = [sys.executable, "-m", "rules", *arguments]
    return subprocess.run(command, cwd=ROOT, input=stdin, capture_output=True, check=False)  # noqa: S603 - our own


def _written(stream: io.TextIOWrapper) -> bytes:
    stream.flush()
    return stream.buffer.getvalue()  # type: ignore[attr-defined]
