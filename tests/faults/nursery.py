"""Processes of the bot that need not start Python and import everything anew: they are forked from one that has.

`python tests/faults/nursery.py` is that one. It has no thread and no loop; for each line that it reads, it forks a
child, which takes the environment, the log and the arguments of that line and runs `bot.py` as Python would. When
nobody reads it any more, it ends with all its children.
"""

import contextlib
import json
import os
import runpy
import select
import signal
import subprocess
import sys
import threading
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from typing import Any, TypedDict, Unpack

ROOT = Path(__file__).parents[2]


class Given(TypedDict):
    """What a process has from who starts it; what it says is added to its `log`."""

    environment: dict[str, str]
    log: Path


class Child:
    """A forked process, for whoever asked for it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.ended = Future[int]()  # with what `subprocess` would call its return code

    @property
    def returncode(self) -> int | None:
        return self.ended.result() if self.ended.done() else None


class Nursery:
    """The forking process, for the tests of one worker."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(  # noqa: S603
            [sys.executable, __file__], cwd=ROOT, text=True, bufsize=1, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._children: dict[int, Child] = {}
        self._begun = list[Future[Child]]()
        threading.Thread(target=self._read, daemon=True).start()

    def fork(self, *arguments: str, **given: Unpack[Given]) -> "Future[Child]":
        """Have a child run `bot.py` with these arguments."""
        begun = Future[Child]()
        self._begun.append(begun)
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([arguments, given["environment"], str(given["log"])]) + "\n")
        return begun

    def _read(self) -> None:
        """Hear of each child that it has begun, and how it has ended. A thread of its own: loops come and go."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            pid, code = json.loads(line)
            if code is None:
                child = self._children[pid] = Child(pid)
                self._begun.pop(0).set_result(child)
            else:
                self._children.pop(pid).ended.set_result(code)


@cache
def nursery() -> Nursery:
    """Return this worker's, started by the first that needs it."""
    return Nursery()


def started_anew(*arguments: str, **given: Unpack[Given]) -> Child:
    """Start `bot.py` as its user does, by a Python of its own."""
    with given["log"].open("ab") as says:
        process = subprocess.Popen(  # noqa: S603
            [sys.executable, "bot.py", *arguments],
            cwd=ROOT,
            env=given["environment"],
            stdin=subprocess.DEVNULL,
            stdout=says,
            stderr=says,
        )
    child = Child(process.pid)
    threading.Thread(target=lambda: child.ended.set_result(process.wait()), daemon=True).start()
    return child


def _tell(pid: int, code: int | None) -> None:
    os.write(sys.stdout.fileno(), f"{json.dumps([pid, code])}\n".encode())


def _children() -> list[Any] | None:
    """Fork at each line that is read. Return the line in the child, None in the parent at the end."""
    read_fd, write_fd = os.pipe()
    os.set_blocking(write_fd, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(write_fd)
    alive, lines = set[int](), open(0, "rb", buffering=0)  # noqa: SIM115 - nothing read ahead of a fork
    while True:
        ready, _, _ = select.select([lines, read_fd], [], [])
        if read_fd in ready:
            os.read(read_fd, 4096)
            for pid in [*alive]:
                ended, status = os.waitpid(pid, os.WNOHANG)
                if ended:
                    alive.discard(pid)
                    _tell(pid, os.waitstatus_to_exitcode(status))
        if lines in ready:
            line = lines.readline()
            if not line:
                break
            pid = os.fork()
            if not pid:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                os.close(read_fd)
                os.close(write_fd)
                return list(json.loads(line))
            alive.add(pid)
            _tell(pid, None)
    for pid in alive:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return None


def _become(arguments: list[str], environment: dict[str, str], log: str) -> None:
    """Be what Python is when it has been started so."""
    nothing, says = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for given, fd in ((nothing, 0), (says, 1), (says, 2)):
        os.dup2(given, fd)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["bot.py", *arguments]
    sys.path[:0] = environment["PYTHONPATH"].split(":")
    runpy.run_path(str(Path(environment["PYTHONPATH"].split(":")[0]) / "sitecustomize.py"))
    runpy.run_path("bot.py", run_name="__main__")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    import bot  # noqa: F401 - and with it all that a process needs

    if (asked := _children()) is not None:
        _become(*asked)
