"""What the Containerfile copies is all that the bot and its tools need."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_what_is_copied_into_the_container_runs(tmp_path: Path) -> None:
    lines = (ROOT / "Containerfile").read_text("utf-8").splitlines()
    copied = [name for line in lines if line.startswith("COPY") for name in line.split()[1:-1]]
    assert {"bot.py", "rules", "locales"} <= set(copied)
    for name in copied:
        source, target = ROOT / name, tmp_path / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    (tmp_path / "config.toml").write_text("", "utf-8")
    started = subprocess.run(
        [sys.executable, "bot.py", "config.toml"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert started.returncode != 0
    assert "token" in started.stderr
    assert "Traceback" not in started.stderr
    backup = subprocess.run([sys.executable, "-m", "tools.backup"], cwd=tmp_path, capture_output=True, check=False)
    assert b"make|restore" in backup.stderr
