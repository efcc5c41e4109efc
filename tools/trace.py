"""`make trace`: which tests show which clause of the rulebooks.

Clauses are those that `docs/rulebook/*.md` defines (`- **RPS-1-a** …`); tests cite them with `@pytest.mark.clause`.
A clause that no test can show stands in `tests/clauses_unseen.toml` with the reason. Fails (exit 1) for one without
test or reason, for a citation of a clause that does not exist, and for a reason that is no longer needed.

`python -m tools.trace --write FILE` writes the table as Markdown as well; `--verbose` prints the names of the tests.
"""

import argparse
import contextlib
import io
import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULEBOOKS = ROOT / "docs" / "rulebook"
UNSEEN = ROOT / "tests" / "clauses_unseen.toml"

# An item of a list, or a paragraph that a clause in brackets opens, with the indented lines that belong to it.
ITEM = re.compile(r"^(?:\s*- |\()\*\*[A-Z]{2}-.*(?:\n +(?!- )\S.*)*", re.MULTILINE)
DEFINITION = re.compile(r"\*\*([A-Z]{2}-[A-Za-z0-9.-]+|-[a-z])\*\*")  # a line may define several
LETTER = re.compile(r"-[a-z]$")
CHANGES = "\n## Changed on "  # a page's list of what changed in it: clauses that are defined above
# Under a line that ends with `XX-1-steal`, an item **a** is XX-1-steal-a.
HEADING = re.compile(r"[^|`*]* — `([A-Z]{2}-[A-Za-z0-9.-]+)`")
LETTERED = re.compile(r"- \*\*([a-z])\*\* ")
RED, GREEN, PLAIN = "\033[31m", "\033[32m", "\033[0m"


@dataclass(frozen=True)
class Trace:
    """The clauses in the order of the rulebooks, the tests of each, and the reasons for those that have none."""

    clauses: Sequence[str]
    tests: Mapping[str, Sequence[str]]
    reasons: Mapping[str, str]

    @property
    def faults(self) -> list[str]:
        """What is wrong, a line each; empty: everything is traced."""
        known = set(self.clauses)
        cited = {clause for clause in self.clauses if self.tests.get(clause)}
        lines = [f"{clause}: no test shows it" for clause in self.clauses if clause not in cited | self.reasons.keys()]
        lines += [
            f"{clause}: cited by {tests[0]}, defined nowhere"
            for clause, tests in self.tests.items()
            if clause not in known
        ]
        lines += [
            f"{clause}: has a reason to have no test, defined nowhere" for clause in self.reasons if clause not in known
        ]
        lines += [f"{clause}: has tests, its reason to have none can go" for clause in self.reasons if clause in cited]
        return lines


class Collector:
    """A pytest plugin that notes the clauses of every collected test."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note the markers; parameters and golden files bring their own."""
        for item in items:
            for clause in dict.fromkeys(c for marker in item.iter_markers("clause") for c in marker.args):
                self.tests.setdefault(str(clause), []).append(item.nodeid)


def defined_clauses(rulebooks: Path) -> list[str]:
    """Return the clause ids that the pages define, in their order; an id defined twice is a fault of the page."""
    found = [
        clause
        for page in sorted(rulebooks.glob("*.md"))
        for item in ITEM.findall(spelled_out(page.read_text("utf-8").partition(CHANGES)[0]))
        for clause in _defined_in(item)
    ]
    twice = {clause for clause in found if found.count(clause) > 1}
    if twice:
        raise SystemExit(f"defined twice: {', '.join(sorted(twice))}")
    return found


def spelled_out(page: str) -> str:
    """Return a page in which the items under a heading with a clause have their whole ids."""
    lines, heading = [], ""
    for line in page.split("\n"):
        found = HEADING.match(line)
        heading = found[1] if found else heading
        lines.append(LETTERED.sub(rf"- **{heading}-\1** ", line, count=1) if line.startswith("- **") else line)
    return "\n".join(lines)


def _defined_in(item: str) -> list[str]:
    """Return the clauses of an item; `**-b**` after `**XX-1-a**` is `XX-1-b`, on the item's later lines too."""
    first, *later = item.strip().splitlines()
    found: list[str] = []
    for clause in DEFINITION.findall(first):
        found.append(LETTER.sub("", found[-1]) + clause if clause.startswith("-") else clause)
    letters = [clause for line in later for clause in DEFINITION.findall(line) if clause.startswith("-")]
    return [*found, *(LETTER.sub("", found[-1]) + letter for letter in letters)]


def collected_tests() -> Mapping[str, Sequence[str]]:
    """Return clause -> node ids of the tests that cite it, as pytest collects them."""
    collector = Collector()
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = pytest.main(["--collect-only", "-qq", str(ROOT / "tests")], [collector])
    if code != pytest.ExitCode.OK:
        everything = said.getvalue()
        errors = everything.partition("= ERRORS =")[2] or everything
        raise SystemExit(f"{errors}the tests could not be collected")
    return collector.tests


def trace() -> Trace:
    """Return the trace of this tree."""
    reasons = tomllib.loads(UNSEEN.read_text("utf-8")) if UNSEEN.is_file() else {}
    return Trace(defined_clauses(RULEBOOKS), collected_tests(), {clause: str(why) for clause, why in reasons.items()})


def rows(traced: Trace, *, with_names: bool) -> list[tuple[str, str]]:
    """Return each clause with what shows it, in words."""
    return [(clause, _shown(traced, clause, with_names=with_names)) for clause in traced.clauses]


def _shown(traced: Trace, clause: str, *, with_names: bool) -> str:
    tests = traced.tests.get(clause, ())
    if not tests:
        return f"- {traced.reasons[clause]}" if clause in traced.reasons else "NOTHING"
    functions = sorted({nodeid.split("[")[0] for nodeid in tests})
    if with_names:
        return ", ".join(functions)
    files = dict.fromkeys(function.split("::")[0].removeprefix("tests/") for function in functions)
    return f"{len(tests)} in {', '.join(files)}"


def markdown(traced: Trace) -> str:
    """Return the table as a page."""
    head = "# Clause → tests\n\nWritten by `make trace`; a dash stands before a reason to have no test.\n\n"
    lines = [f"| {clause} | {shown} |" for clause, shown in rows(traced, with_names=False)]
    return head + "| clause | shown by |\n|---|---|\n" + "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table and what is wrong with it; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.trace", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table as Markdown, too")
    parser.add_argument("--verbose", action="store_true", help="name every test")
    options = parser.parse_args(arguments)
    traced = trace()
    in_colour = sys.stdout.isatty()
    for clause, shown in rows(traced, with_names=options.verbose):
        mark = RED if shown == "NOTHING" else ""
        print(f"{mark if in_colour else ''}{clause:12} {shown}{PLAIN if mark and in_colour else ''}")
    if options.write:
        options.write.write_text(markdown(traced), "utf-8")
    faults = traced.faults
    print()
    for fault in faults:
        print(f"{RED}{fault}{PLAIN}" if in_colour else fault)
    with_tests = sum(1 for clause in traced.clauses if traced.tests.get(clause))
    counts = f"{with_tests} with tests, {len(traced.reasons)} with a reason, {len(faults)} faults"
    result = f"{len(traced.clauses)} clauses: {counts}"
    print(f"{(RED if faults else GREEN) if in_colour else ''}{result}{PLAIN if in_colour else ''}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
