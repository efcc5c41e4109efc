"""The table of figures in docs/fiabilite.md: what the measures have found, each row with its commit and its hour.

A run renews the rows of its own measures; the others stay as they were, and so does what is said of their machines.
"""

import os
import platform
import re
import subprocess
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from bench.french import PEERS, UNITS, named, number
from bench.harness import Row

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "fiabilite.md"
BEGIN = "<!-- mesures : écrit par `make bench-table`, rien à la main d'ici -->"
END = "<!-- mesures : jusque-là -->"
HEAD = (
    "| mesure | valeur | barre, pair | tenue | relevé |",
    "|---|---|---|---|---|",
)
ROW = re.compile(r"\| `(\w+)` .*\| ([^|]+) \|")
RUN = re.compile(r"- (.+?) UTC : .+")
PICTURES = "picture"  # how the names of the measures begin that draw dozens: of theirs the worst is told


class PageError(Exception):
    """The page does not have the two marks between which the table goes."""


@dataclass(frozen=True, kw_only=True)
class Run:
    """Where and when measures were taken."""

    commit: str
    is_dirty: bool
    when: str
    machine: str
    python: str

    @property
    def name(self) -> str:
        """What the rows are marked with."""
        return f"`{self.commit}`{' et des changements' if self.is_dirty else ''}, {self.when}"

    @property
    def line(self) -> str:
        """What is said of it above the table."""
        return f"- {self.name} UTC : {self.machine}, Python {self.python}"


def this_run() -> Run:
    """Return where and when this process measures. What is changed of the page itself is not what is measured."""
    changes = _git("status", "--porcelain", "--", ".", f":!{PAGE.relative_to(ROOT).as_posix()}")
    return Run(
        commit=_git("rev-parse", "--short", "HEAD"),
        is_dirty=bool(changes),
        when=time.strftime("%Y-%m-%d %H:%M", time.gmtime()),
        machine=_machine(),
        python=platform.python_version(),
    )


def renewed(page: str, run: Run, found: Mapping[str, Sequence[Row]], measures: Collection[str]) -> str:
    """Return the page with the rows of what was `found` in place of theirs, in the order of all `measures` there are.

    Raises `PageError` where the marks are not there, once each and in their order.
    """
    before, old, after = _parts(page)
    rows: dict[str, list[str]] = {}
    of_run: dict[str, str] = {}
    runs = {run.name: run.line}
    for line in old.splitlines():
        if row := ROW.fullmatch(line):
            rows.setdefault(row[1], []).append(line)
            of_run[line] = row[2]
        elif seen := RUN.fullmatch(line):
            runs.setdefault(seen[1], line)
    for measure, its in found.items():
        told = _worst(its) if measure.startswith(PICTURES) else its
        rows[measure] = [_line(measure, row, run) for row in told]
    lines = [line for measure in measures for line in rows.get(measure, ())]
    named_in_rows = {of_run.get(line, run.name) for line in lines}
    heads = [runs[name] for name in sorted(named_in_rows, key=_when, reverse=True) if name in runs]
    return "\n".join([f"{before}{BEGIN}", "", *heads, *([""] if heads else ()), *HEAD, *lines, "", f"{END}{after}"])


def check(page: str) -> None:
    """Raise `PageError` unless the marks are there: before minutes are spent on measures."""
    _parts(page)


def _parts(page: str) -> tuple[str, str, str]:
    for mark in (BEGIN, END):
        if page.count(mark) != 1:
            raise PageError(f"{PAGE.name} has to have the mark {mark} once, it has it {page.count(mark)} times")
    before, rest = page.split(BEGIN)
    if END not in rest:
        raise PageError(f"in {PAGE.name} the mark {END} comes before {BEGIN}")
    old, after = rest.split(END)
    return before, old, after


def _when(name: str) -> str:
    return name.rpartition(", ")[2]


def _line(measure: str, row: Row, run: Run) -> str:
    value = f"{number(row.value)} {UNITS.get(row.unit, row.unit)}".strip()
    held = "" if row.bar is None else "oui" if row.is_met else "**non**"
    return f"| `{measure}` {_cell(named(row.name))} | {value} | {_cell(_beside(row))} | {held} | {run.name} |"


def _beside(row: Row) -> str:
    """Return the peer and the bar of a row."""
    told = []
    if row.ratio is not None and row.peer_value is not None:
        told.append(f"{number(row.ratio)} fois {named(row.peer, PEERS)} ({number(row.peer_value)})")
    if row.bar is not None and row.bar_is == "most":
        told.append(f"≤ {number(row.bar)} {UNITS.get(row.unit, row.unit)}".strip())
    elif row.bar is not None:
        told.append(f"≥ {number(row.bar)} fois")
    return " ; ".join(told)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _worst(rows: Sequence[Row]) -> list[Row]:
    """Return of rows with the same unit and bar the one of the most."""

    def kind(row: Row) -> tuple[str, float]:
        return row.unit, -1 if row.bar is None else row.bar

    worst = []
    for _, alike in groupby(sorted(rows, key=kind), kind):
        group = list(alike)
        most = max(group, key=lambda row: row.value)
        worst.append(most if len(group) == 1 else _of_many(most, len(group)))
    return worst


def _of_many(row: Row, count: int) -> Row:
    name = f"le plus de {count} images : {named(row.name)}"
    return Row(name=name, value=row.value, unit=row.unit, bar=row.bar, bar_is=row.bar_is)


def _machine() -> str:
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 2**30
    return f"{_processor()}, {os.cpu_count()} cœurs, {number(memory)} Gio de mémoire"


def _processor() -> str:
    told = Path("/proc/cpuinfo")
    found = re.search(r"^model name\s*: (.+)$", told.read_text(), re.MULTILINE) if told.exists() else None
    return found[1].strip() if found else platform.processor() or platform.machine()


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603, S607
    return done.stdout.strip()
