"""The table of figures in docs/fiabilite.md: rows renewed part by part, and every measure has its French."""

import ast
from pathlib import Path

import pytest

from bench import figures
from bench.__main__ import MEASURES
from bench.figures import BEGIN, END, PageError, Run, renewed
from bench.french import NAMES, PEERS, UNITS, named, number
from bench.harness import Row

BENCH = Path(figures.__file__).parent
MORNING = Run(commit="aaaa111", is_dirty=False, when="2026-01-02 08:00", machine="Petite, 2 cœurs", python="3.11.7")
EVENING = Run(commit="bbbb222", is_dirty=True, when="2026-01-02 20:30", machine="Grande, 8 cœurs", python="3.13.1")
EMPTY = f"avant\n\n{BEGIN}\n{END}\n\naprès\n"
SLOW = Row(name="film of a goal", value=1234.5, unit="ms CPU", bar=30)
ENGINE = Row(
    name="Kollaball: parse + resolve a turn (72 positions)",
    value=3000,
    unit="turns/s",
    peer="diplomacy: set_orders + process",
    peer_value=400,
    bar=5,
    bar_is="least ratio",
    paired_ratio=7.6,
)
ENGINE_SAID = "`engine` Kollaball : un tour lu et résolu (72 positions) | 3 000 tours/s"


def table(page: str) -> list[str]:
    return page.split(BEGIN)[1].partition(END)[0].strip().splitlines()


def test_a_first_run_is_told_with_its_machine_its_commit_and_its_hour() -> None:
    page = renewed(EMPTY, EVENING, {"engine": [ENGINE]}, MEASURES)
    name = "`bbbb222` et des changements, 2026-01-02 20:30"
    assert table(page) == [
        f"- {name} UTC : Grande, 8 cœurs, Python 3.13.1",
        "",
        "| mesure | valeur | barre, pair | tenue | relevé |",
        "|---|---|---|---|---|",
        f"| {ENGINE_SAID} | 7,60 fois `diplomacy`, un tour lu et résolu (400) ; ≥ 5 fois | oui | {name} |",
    ]
    assert page.startswith("avant\n\n")
    assert page.endswith("\n\naprès\n")


def test_rows_that_were_not_measured_stay_as_they_were() -> None:
    first = renewed(EMPTY, MORNING, {"engine": [ENGINE], "load": [SLOW, SLOW]}, MEASURES)
    [kept] = [line for line in table(first) if ENGINE_SAID in line]
    told = table(renewed(first, EVENING, {"load": [SLOW]}, MEASURES))
    assert told[:2] == [EVENING.line, MORNING.line]
    assert kept in told
    [slow] = [line for line in told if "`load`" in line]
    assert slow == f"| `load` film d'un but | 1 234 ms de calcul | ≤ 30 ms de calcul | **non** | {EVENING.name} |"


def test_a_run_of_which_no_row_is_left_is_told_no_more() -> None:
    first = renewed(EMPTY, MORNING, {"engine": [ENGINE]}, MEASURES)
    again = table(renewed(first, EVENING, {"engine": [ENGINE]}, MEASURES))
    assert [line for line in again if line.startswith("- ")] == [EVENING.line]
    assert "aaaa111" not in "".join(again)


def test_rows_of_a_measure_that_is_no_more_go_and_the_others_keep_their_order() -> None:
    first = renewed(EMPTY, MORNING, {"load": [SLOW], "gone": [SLOW], "engine": [ENGINE]}, ["load", "gone", "engine"])
    told = table(renewed(first, EVENING, {"memory": [SLOW]}, MEASURES))
    assert [line.split("`")[1] for line in told if line.startswith("| `")] == ["engine", "memory", "load"]


def test_writing_the_same_again_changes_nothing() -> None:
    once = renewed(EMPTY, MORNING, {"engine": [ENGINE], "load": [SLOW]}, MEASURES)
    assert renewed(once, MORNING, {"engine": [ENGINE]}, MEASURES) == once


def test_of_dozens_of_pictures_the_worst_is_told() -> None:
    drawn = [Row(name=f"aspic-{n}", value=n, unit="ms CPU", bar=30) for n in (12, 29, 7)]
    [line] = table(renewed(EMPTY, MORNING, {"picture_aspic": drawn}, MEASURES))[4:]
    assert "le plus de 3 images : aspic-29 | 29 ms de calcul | ≤ 30 ms de calcul | oui" in line


@pytest.mark.parametrize(
    ("page", "why"),
    [
        ("rien", "once, it has it 0 times"),
        (f"{BEGIN}\n", "once, it has it 0 times"),
        (f"{BEGIN}\n{BEGIN}\n{END}", "once, it has it 2 times"),
        (f"{END}\n{BEGIN}", "comes before"),
    ],
)
def test_without_its_marks_a_page_is_refused(page: str, why: str) -> None:
    with pytest.raises(PageError, match=why):
        renewed(page, MORNING, {"engine": [ENGINE]}, MEASURES)


def test_the_page_has_its_marks_and_rows_of_measures_that_there_are() -> None:
    page = figures.PAGE.read_text("utf-8")
    figures.check(page)
    rows = [line for line in table(page) if line.startswith("| `")]
    assert {line.split("`")[1] for line in rows} <= set(MEASURES)
    assert all(figures.ROW.fullmatch(line) for line in rows)
    assert renewed(page, MORNING, {}, MEASURES) == page


def test_every_measure_has_its_french() -> None:
    said = {"name": NAMES, "peer": PEERS}
    found = [
        (argument, template)
        for path in sorted(BENCH.glob("*.py"))
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Row"
        for argument in ("name", "peer", "unit")
        for template in [template_of(keyword.value) for keyword in call.keywords if keyword.arg == argument]
        if template is not None and not template.startswith("{}")  # a picture, by its own name
    ]
    assert len(found) > 100
    assert [text for kind, text in found if kind != "unit" and named(text, said[kind]) == text] == []
    assert {template for argument, template in found if argument == "unit"} <= set(UNITS)


def template_of(value: ast.expr) -> str | None:
    """Return a text of the source with `{}` for what it says of a run; None for what is no text."""
    match value:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in parts)
    return None


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (0.414, "0,41"), (48.14, "48,1"), (244, "244"), (10_030.7, "10 031"), (2, "2")],
)
def test_figures_are_written_as_french_writes_them(value: float, text: str) -> None:
    assert number(value) == text


def test_numbers_within_names_too() -> None:
    assert named("start with 10,000 contests, 200 competitions") == "démarrage avec 10 000 rencontres, 200 compétitions"
