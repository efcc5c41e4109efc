"""The evenings of the demonstration, played once for all the tests that look at them."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """Play every evening once, as `make demo` does, and keep its posts; the modules and workers of a run share them."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder, told = shared / "demo", shared / "demo.log"
    with (shared / "demo.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not told.is_file():
            command = [sys.executable, "-m", "tools.demo", "--posts", "--into", str(folder)]
            played = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
            assert played.returncode == 0, played.stderr
            told.write_text(played.stdout, "utf-8")
    return told.read_text("utf-8"), folder
