"""From the bytes of an upload to lines of text and their cells: refused cheaply if too large, unreadable, or hidden."""

import csv
import re
import unicodedata
from typing import NamedTuple

from presenters.errors import UploadFault, UploadFaults, fault_at

# What a spreadsheet takes for a formula if a cell begins with it; some fold the full-width signs into these.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20")

MOST_BYTES = 64_000
MOST_LINES = 400
KILO = 1000
_QUOTED = re.compile(r'"[^"\n]*"')
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that draw nothing


class Bounds(NamedTuple):
    """What an upload may have at the most."""

    size: int = MOST_BYTES
    lines: int = MOST_LINES


USUAL = Bounds()


def too_large(size: int, bounds: Bounds = USUAL) -> UploadFaults | None:
    """Return the fault of an upload of `size` bytes, known before it is read; None if it may be read."""
    return None if size <= bounds.size else UploadFaults((fault_at("too-large", most=bounds.size // KILO),))


def read_bytes(data: bytes, *, is_unicode: bool = False, bounds: Bounds = USUAL) -> str | UploadFaults:
    r"""Return the text of an upload with `\n` at the end of its lines, or what is wrong with it.

    UTF-8, with or without byte order mark. What is none is read as Windows text, which spreadsheets still write,
    unless `is_unicode`. Faults: `too-large`, `encoding`, and those of `read_lines`.
    """
    large = too_large(len(data), bounds)
    if large is not None:
        return large
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        if is_unicode or b"\x00" in data:
            return UploadFaults((fault_at("encoding", line),))
        try:
            text = data.decode("cp1252")
        except UnicodeDecodeError:
            return UploadFaults((fault_at("encoding", line),))
    return clean_text(text, bounds)


def clean_text(text: str, bounds: Bounds = USUAL) -> str | UploadFaults:
    r"""Return a text with `\n` at the end of its lines. Faults: `empty`, `too-many-lines`, `hidden` (one per line)."""
    if len(text) > bounds.size:
        return UploadFaults((fault_at("too-large", most=bounds.size // KILO),))
    whole = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not whole.strip():
        return UploadFaults((fault_at("empty"),))
    lines = whole.rstrip().count("\n") + 1
    if lines > bounds.lines:
        return UploadFaults((fault_at("too-many-lines", count=lines, most=bounds.lines),))
    hidden: list[UploadFault] = [
        fault_at("hidden", number, sign=f"U+{ord(sign):04X}")
        for number, line in enumerate(whole.split("\n"), start=1)
        if (sign := _hidden(line))
    ]
    return UploadFaults(tuple(hidden)) if hidden else whole


def split_cells(text: str) -> tuple[list[tuple[int, list[str]]], list[UploadFault]]:
    """Return the cells of each line that is not blank, with its number, and the lines whose quotes do not close.

    Cells are separated by tabs, else semicolons, else commas; those inside quotes separate nothing.
    """
    bare = _QUOTED.sub("", text)
    separator = next((sign for sign in "\t;" if sign in bare), ",")
    rows: list[tuple[int, list[str]]] = []
    found: list[UploadFault] = []
    for number, line in enumerate(text.split("\n"), start=1):
        try:
            read = next(csv.reader([line], delimiter=separator, skipinitialspace=True, strict=True), [])
        except csv.Error:
            found.append(fault_at("quotes", number))
            continue
        cells = [" ".join(cell.split()) for cell in read]
        while cells and not cells[-1]:
            cells.pop()
        if cells:
            rows.append((number, cells))
    return rows, found


def word_of(cell: str) -> str:
    """Return a title without accents, blanks and signs, in lower case."""
    letters = unicodedata.normalize("NFKD", cell).casefold()
    return "".join(letter for letter in letters if letter.isalnum())


def _hidden(line: str) -> str:
    """Return the first sign of a line that cannot be seen; empty if there is none."""
    if line.isascii() and line.isprintable():
        return ""
    for sign in line:
        if sign != "\t" and (sign in BLANK_LETTERS or unicodedata.category(sign) in HIDDEN):
            return sign
    return ""
