"""The trace: what counts as a clause, and what makes it red."""

from pathlib import Path

import pytest

from tools.trace import Trace, defined_clauses, markdown

PAGE = """## 3. Clauses
- **KB-1-a** Players sign up (see KB-9-z).
  - **KB-20-h1** `hindrance`: inside a table of clauses.
- **KB-occ-a** **R (occupancy):** any number.
- **KB-2-a** One sentence. **KB-2-b** Another, on the same line; KB-2-z is only named.
- **Board** is no clause.
- **KB-3-a** One letter. **-b** Another, alone.
  **-c** And on the next line, where **KB-4-a** is only named.
- **KB-B.pass** Without a letter. **-b** With one.
(**KB-B.orders**) A paragraph.
Steal — `KB-5-steal` (as it is said)
- **a** An item under a heading with a clause, for **b** is named only.
- **x** Another.
"""


def test_reads_the_definitions_of_a_page(tmp_path: Path) -> None:
    (tmp_path / "kollaball.md").write_text(PAGE, "utf-8")
    assert defined_clauses(tmp_path) == [
        "KB-1-a", "KB-20-h1", "KB-occ-a", "KB-2-a", "KB-2-b", "KB-3-a", "KB-3-b", "KB-3-c", "KB-B.pass", "KB-B.pass-b",
        "KB-B.orders", "KB-5-steal-a", "KB-5-steal-x",
    ]  # fmt: skip


def test_refuses_a_clause_that_is_defined_twice(tmp_path: Path) -> None:
    (tmp_path / "kollaball.md").write_text(PAGE + PAGE, "utf-8")
    with pytest.raises(SystemExit, match="KB-1-a"):
        defined_clauses(tmp_path)


def test_is_green_when_each_clause_has_a_test_or_a_reason() -> None:
    traced = Trace(
        ["KB-1-a", "KB-1-b"], {"KB-1-a": ["tests/a.py::test[x]", "tests/a.py::test[y]"]}, {"KB-1-b": "custom"}
    )
    assert traced.faults == []
    assert "| KB-1-a | 2 in a.py |\n| KB-1-b | - custom |" in markdown(traced)


@pytest.mark.parametrize(
    ("traced", "fault"),
    [
        (Trace(["KB-1-a"], {}, {}), "KB-1-a: no test shows it"),
        (Trace([], {"KB-1-a": ["t"]}, {}), "KB-1-a: cited by t, defined nowhere"),
        (Trace([], {}, {"KB-1-a": "x"}), "KB-1-a: has a reason to have no test, defined nowhere"),
        (Trace(["KB-1-a"], {"KB-1-a": ["t"]}, {"KB-1-a": "x"}), "KB-1-a: has tests, its reason to have none can go"),
    ],
)
def test_is_red_when_clauses_and_tests_do_not_meet(traced: Trace, fault: str) -> None:
    assert traced.faults == [fault]
