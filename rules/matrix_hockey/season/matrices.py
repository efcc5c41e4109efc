"""Matrices: drawn (MH-2.1.1-b, -i, -j) or imported as text (MH-2.1.1-k)."""

import re
from collections.abc import Mapping, Sequence

from rules.dice import Dice
from rules.errors import CaseError
from rules.matrix_hockey.config import MatrixDraw
from rules.matrix_hockey.state import LETTERS

Rows = dict[int, tuple[int, ...]]

MAX_CELL = 99
_BETWEEN = re.compile(r"[ ,;\t\r]+")
_LABEL = re.compile(r"([^:\t]*)[:\t]")
_PLAIN = re.compile(r"[0-9 ,;\r]*")


def offsets(draw: MatrixDraw, zones: Sequence[int], columns: int) -> list[int]:
    """MH-2.1.1-i: return the offset of each row. `zones`: for each round the most teams of one crowd zone."""
    if draw.offset != "auto":
        return [draw.offset[row] if row < len(draw.offset) else 0 for row in range(len(zones))]
    return [max(0, (2 * (teams - 1) + columns) // (2 * columns) - 1) for teams in zones]


def draw_matrix(dice: Dice, name: str, draw: MatrixDraw, zones: Sequence[int], columns: int) -> Rows:
    """MH-2.1.1-b: return a drawn matrix. Draws `matrix/{name}/{r}/{col}`, rows ascending, columns alphabetical."""
    sides = draw.max - draw.min + 1
    return {
        r: tuple(
            draw.min - 1 + offset + dice.roll(f"matrix/{name}/{r}/{letter}", sides) for letter in LETTERS[:columns]
        )
        for r, offset in enumerate(offsets(draw, zones, columns), start=1)
    }


def import_matrix(text: str, rounds: int) -> Rows:
    """MH-2.1.1-k: return the matrix that a referee wrote, one line per round.

    A first line of column letters is skipped, so is a label (anything but numbers) before a `:` or tab. Raises
    `CaseError` `E_MATRIX_ROWS`, `E_MATRIX_VALUE` or `E_MATRIX_WIDTH` with the fault as message.
    """
    lines = [line for line in text.split("\n") if line.strip()]
    if lines and _is_heading(lines[0]):
        lines = lines[1:]
    if len(lines) != rounds:
        raise CaseError("E_MATRIX_ROWS", f"{len(lines)} lines, not {rounds}")
    rows = {number: _row(line, number) for number, line in enumerate(lines, start=1)}
    check_width(rows, rounds)
    return rows


def check_width(rows: Mapping[int, Sequence[int]], rounds: int) -> None:
    """Raise `CaseError` `E_MATRIX_WIDTH` for unequal lines, too few columns, or more than the alphabet has."""
    widths = {len(row) for row in rows.values()}
    if len(widths) > 1:
        raise CaseError("E_MATRIX_WIDTH", f"lines of {', '.join(map(str, sorted(widths)))} columns")
    width = max(widths, default=0)
    if not rounds <= width <= len(LETTERS):
        raise CaseError("E_MATRIX_WIDTH", f"{width} columns, not {rounds} to {len(LETTERS)}")


def _is_heading(line: str) -> bool:
    return all(len(word) == 1 and word.upper() in LETTERS for word in _words(line))


def _words(line: str) -> list[str]:
    return [word for word in _BETWEEN.split(line) if word]


def _row(line: str, number: int) -> tuple[int, ...]:
    label = _LABEL.match(line)
    if label is not None and _PLAIN.fullmatch(label[1]) is None:
        line = line[label.end() :]
    row = []
    for word in _words(line.lstrip(":")):
        if not (word.isascii() and word.isdigit() and len(word) <= len(str(MAX_CELL))):
            raise CaseError("E_MATRIX_VALUE", f"line {number}: {word:.20}")
        row.append(int(word))
    return tuple(row)
