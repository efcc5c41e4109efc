"""The lock file: every requirement in its exact version, every file with its hash."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PIN = re.compile(r"^([A-Za-z][\w.-]*)(?:\[[a-z,]+\])?==(\S+)", re.MULTILINE)


def _pins(text: str) -> dict[str, str]:
    return {re.sub(r"[._]", "-", name.lower()): version for name, version in PIN.findall(text)}


def test_what_is_required_is_locked_in_that_version() -> None:
    locked = _pins((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    for file in ("requirements.txt", "requirements-dev.txt"):
        pins = _pins((ROOT / file).read_text(encoding="utf-8"))
        assert pins
        assert pins.items() <= locked.items(), file


def test_every_locked_package_has_hashes() -> None:
    entries = re.split(r"\n(?=[a-z])", (ROOT / "requirements.lock").read_text(encoding="utf-8").split("\n", 2)[2])
    assert len(entries) > 50
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
