"""Matrices as a referee writes them (MH-2.1.1-k)."""

import pytest

from rules.errors import CaseError
from rules.matrix_hockey.season.matrices import import_matrix

SEED = """
	A	B	C
1° journée	3	3	1
2° journée: 6, 2 ; 5
3 4	5
"""


@pytest.mark.clause("MH-2.1.1-k")
def test_reads_headings_labels_and_any_separators() -> None:
    assert import_matrix(SEED, 3) == {1: (3, 3, 1), 2: (6, 2, 5), 3: (3, 4, 5)}


@pytest.mark.clause("MH-2.1.1-k")
@pytest.mark.parametrize(
    ("text", "rounds", "code"),
    [
        ("1 2\n3 4", 3, "E_MATRIX_ROWS"),
        ("", 1, "E_MATRIX_ROWS"),
        ("1 2\n3", 2, "E_MATRIX_WIDTH"),
        ("1\n2", 2, "E_MATRIX_WIDTH"),
        (" ".join(["1"] * 27), 1, "E_MATRIX_WIDTH"),
        ("1 x\n3 4", 2, "E_MATRIX_VALUE"),
        ("1 100\n3 4", 2, "E_MATRIX_VALUE"),
        ("1 -2\n3 4", 2, "E_MATRIX_VALUE"),
        ("1 2.5\n3 4", 2, "E_MATRIX_VALUE"),
        ("1: 1 2\n3 4", 2, "E_MATRIX_VALUE"),  # a label that is a number is no label
    ],
)
def test_tells_what_is_wrong(text: str, rounds: int, code: str) -> None:
    with pytest.raises(CaseError) as raised:
        import_matrix(text, rounds)
    assert raised.value.code == code


def test_more_columns_than_rounds_are_welcome() -> None:
    assert import_matrix("1 2 3\n4 5 99", 2) == {1: (1, 2, 3), 2: (4, 5, 99)}
