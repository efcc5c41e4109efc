"""The rulebook's clauses, those too that stand as `**a**` under a heading with their beginning (`HC-2.5-steal`)."""

import re
from collections.abc import Iterator

from cogs.kit.manual import ROOT, Manual

_HEADING = re.compile(r"^\S.* — `(HC-[0-9A-Z.]+-[a-z]+)`")
_ITEM = re.compile(r"\*\*([a-z])\*\* ((?:(?!\*\*[a-z]\*\* ).)*)")
_LONG = re.compile(r"\*\*(HC-[0-9A-Z.]+-[a-z]+-[a-z]+|HC-(?:2\.5-closest|[0-9.]+))\*\*:? ((?:(?!\*\*HC-).)*)")


class PagesOfHelvetia(Manual):
    """Helvetia Cup's rulebook."""

    def _read(self) -> Iterator[tuple[str, str]]:
        yield from super()._read()
        begins = ""
        for line in (ROOT / self.file).read_text(encoding="utf-8").splitlines():
            heading = _HEADING.match(line)
            if heading is not None:
                begins = heading[1]
            elif line.startswith("#"):
                begins = ""
            for match in _LONG.finditer(line):
                yield match[1], match[2].strip()
            if begins and line.startswith("- **"):
                yield from ((f"{begins}-{match[1]}", match[2].strip()) for match in _ITEM.finditer(line))
