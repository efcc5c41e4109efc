"""Matrices that a referee brings instead of having them drawn (MH-2.1.1-k), one or several in a text.

A line with the name of a matrix alone (`CH`, `[WG]`, `CH:D2A`) begins it; what comes before any name is for `CH`.
"""

import re
from collections.abc import Mapping, Sequence

from presenters.errors import UploadFault, UploadFaults, fault_at, sort_faults
from presenters.uploads import clean_text
from rules.errors import CaseError
from rules.matrix_hockey.season.matrices import MAX_CELL, Rows, import_matrix
from rules.matrix_hockey.state import LETTERS

_NAME = re.compile(r"\[?\s*(CH|WG|KDH)\s*(?::\s*([A-Z][A-Z0-9]*))?\s*\]?\s*:?", re.IGNORECASE)
_WORD = re.compile(r"[^ \t,;]+")
NAME = 40  # a longer line is no name
Numbered = tuple[int, str]


def read_matrices(given: str, rounds: Mapping[str, int]) -> dict[str, Rows] | UploadFaults:
    """Return the matrices that a text holds, by name; `rounds` has the names that there can be, with their rounds.

    Faults: those of `clean_text`, `matrix-rows`, `matrix-width`, `matrix-value`, `matrix-unknown`, `matrix-twice`.
    """
    text = clean_text(given)
    if isinstance(text, UploadFaults):
        return text
    found: list[UploadFault] = []
    read: dict[str, Rows] = {}
    for name, at, lines in _sections(_filled(text)):
        if name not in rounds:
            found.append(fault_at("matrix-unknown", at, name=name, known=", ".join(rounds)))
        elif name in read:
            found.append(fault_at("matrix-twice", at, name=name))
        else:
            rows = _matrix(lines, rounds[name], first_line=at)
            read[name] = {} if isinstance(rows, UploadFaults) else rows
            found += rows.items if isinstance(rows, UploadFaults) else ()
    return sort_faults(found) if found else read


def _filled(text: str) -> list[Numbered]:
    return [(number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]


def _sections(lines: Sequence[Numbered]) -> list[tuple[str, int, list[Numbered]]]:
    """Return each matrix of a text: its name, the line it begins at, its lines."""
    found: list[tuple[str, int, list[Numbered]]] = []
    for number, line in lines:
        named = _NAME.fullmatch(line.strip()) if len(line) <= NAME else None
        if named is not None:
            division = f":{named[2].upper()}" if named[2] else ""
            found.append((f"{named[1].upper()}{division}", number, []))
            continue
        if not found:
            found.append(("CH", number, []))
        found[-1][2].append((number, line))
    return found


def _matrix(lines: Sequence[Numbered], rounds: int, *, first_line: int) -> Rows | UploadFaults:
    body = lines[1:] if lines and _is_heading(lines[0][1]) else lines
    read = [(number, _row(number, line)) for number, line in body]
    found = [row for _, row in read if isinstance(row, UploadFault)]
    if len(body) != rounds:
        found.append(fault_at("matrix-rows", first_line, count=len(body), rounds=rounds))
    rows = [(number, row) for number, row in read if not isinstance(row, UploadFault)]
    width = max(len(rows[0][1]) if rows else 0, rounds)
    wrong = [(number, len(row)) for number, row in rows if len(row) != width]
    found += [fault_at("matrix-width", number, width=its, least=width, most=len(LETTERS)) for number, its in wrong]
    if found:
        return sort_faults(found)
    return import_matrix("\n".join(line for _, line in body), rounds)


def _is_heading(line: str) -> bool:
    """Return whether a line holds the letters of the columns, which is skipped."""
    return all(len(word) == 1 and word.isascii() and word.isalpha() for word in _WORD.findall(line))


def _row(number: int, line: str) -> tuple[int, ...] | UploadFault:
    """Return the cells of a line read by itself, or what is wrong with it."""
    try:
        return import_matrix(line, 1)[1]
    except CaseError as error:
        if error.code == "E_MATRIX_WIDTH":
            return fault_at("matrix-width", number, width=len(_WORD.findall(line)), least=1, most=len(LETTERS))
        word = error.message.partition(": ")[2] if error.code == "E_MATRIX_VALUE" else line.strip()
        return fault_at("matrix-value", number, value=word, most=MAX_CELL)
