"""The tables of the rulebook page that texts must cover: events, error codes, labels of draws."""

import re
from pathlib import Path

_PAGE = (Path(__file__).resolve().parents[2] / "docs" / "rulebook" / "kollaball.md").read_text(encoding="utf-8")
_CODE = re.compile(r"`([^`]+)`")


def _first_cells(heading: str) -> list[str]:
    section = _PAGE.split(f"\n{heading}", 1)[1].split("\n#", 1)[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("|")]
    return [code for cell in rows for code in _CODE.findall(cell)]


EVENT_TYPES = frozenset(_first_cells("## 7. Events"))
ERROR_CODES = frozenset(_first_cells("### 5.4 Errors")) | {"not_captain", "already_submitted", "not_awaited", "closed"}
LABELS = tuple(_first_cells("### 6.3 All labels"))
OVERRIDES = frozenset(_first_cells("## 9. Referee"))
