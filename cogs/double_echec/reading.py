"""A team's sheet as people write it, in a file or in a form: a man to a line, then lines, pairs and the goalkeeper.

numéro;poste;T;P;V;B;A;salaire          A1;11;9;17
9;C;2;3;2;1;;192000                     P1;4;5
31;G;;;;;4;                             GB;31
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, get_args

from msgspec.structs import replace

from presenters.errors import UploadFault, UploadFaults, fault_at, sort_faults
from presenters.uploads import clean_text, split_cells, word_of
from rules.double_echec.roster import FULL, SLOTS_OF, THIRDS, Roster, RosterPlayer
from rules.double_echec.state import LineName, Position
from rules.double_echec.trading import MOST_MEN

MOST_JERSEY = 99
LEAST_DIE, MOST_DIE = 1, 3  # of a skater's abilities (DE-B.players)
LEAST_SAVE, MOST_SAVE = 3, 5
MOST_SALARY = 9_999_999
MOST_MISSES = 99
KEEPER = "GB"
COLUMNS = ("n", "pos", "T", "P", "V", "B", "A", "salary")
INJURIES = ("thirds", "misses")  # a referee's to say
TITLES: Mapping[str, str] = {
    **dict.fromkeys(("numero", "no", "n", "num", "number"), "n"),
    **dict.fromkeys(("poste", "pos", "position"), "pos"),
    **dict.fromkeys(("t", "tir", "shot"), "T"),
    **dict.fromkeys(("p", "passe", "pass"), "P"),
    **dict.fromkeys(("v", "vol", "skating"), "V"),
    **dict.fromkeys(("b", "bagarre", "fight"), "B"),
    **dict.fromkeys(("a", "arret", "save"), "A"),
    **dict.fromkeys(("salaire", "salary"), "salary"),
    **dict.fromkeys(("tiers", "thirds"), "thirds"),
    **dict.fromkeys(("absences", "misses"), "misses"),
}
POSITIONS: Mapping[str, Position] = {
    **dict.fromkeys(("c", "centre", "center"), "C"),
    **dict.fromkeys(("w", "a", "ailier", "ag", "ad", "winger", "wing"), "W"),
    **dict.fromkeys(("d", "defenseur", "dg", "dd", "defender", "defence"), "D"),
    **dict.fromkeys(("g", "gb", "gardien", "goalkeeper", "goalie"), "G"),
}
LINES: tuple[LineName, ...] = get_args(LineName)
NAMES = frozenset({*LINES, KEEPER})
_NUMBER = re.compile(r"[0-9]{1,7}")
_THOUSANDS = re.compile(r"(?<=[0-9])[ \u00a0\u202f'](?=[0-9]{3}\b)")


class _Line(NamedTuple):
    number: int
    name: str
    numbers: tuple[int, ...]


class _At(Exception):
    """A fault of one line, caught in this file alone."""

    def __init__(self, found: UploadFault) -> None:
        self.fault = found


def read_team(given: str, before: Roster | None = None, *, is_referee: bool = False) -> Roster | UploadFaults:
    """Return the sheet that a text is, or every fault in it, one a line; nothing is taken of a text with faults.

    The injuries of the men stay as they are in `before`, unless a referee writes columns for them.
    """
    text = clean_text(given)
    if isinstance(text, UploadFaults):
        return text
    rows, found = split_cells(text)
    order: Sequence[str] = COLUMNS
    if rows and _is_heading(rows[0][1]):
        number, titles = rows.pop(0)
        wrong = list(_title_faults(number, titles, is_referee=is_referee))
        if wrong:
            return UploadFaults(tuple(wrong))
        order = [TITLES[word_of(title)] for title in titles]
    men: list[tuple[int, RosterPlayer]] = []
    lines: list[_Line] = []
    for number, cells in rows:
        name = cells[0].upper()
        try:
            if name in NAMES:
                lines.append(_Line(number, name, tuple(_jersey(number, cell) for cell in cells[1:] if cell)))
            else:
                men.append((number, _man(number, cells, order, before)))
        except _At as at:
            found.append(at.fault)
    found += _doubles(men, lines)
    if not found:  # a line is about men: about all of them, once all can be read
        found = [*_line_faults({man.n: man for _, man in men}, lines), *_size_faults([man for _, man in men])]
    if found:
        return sort_faults(found)
    named = {line.name: line.numbers for line in lines}
    return Roster(
        men=tuple(man for _, man in men),
        lines={name: named[name] for name in LINES if name in named},
        keeper=named[KEEPER][0] if KEEPER in named else None,
    )


def read_man(given: str) -> RosterPlayer | UploadFaults:
    """Return the man that one line is, or the fault in it."""
    text = clean_text(given)
    if isinstance(text, UploadFaults):
        return text
    rows, found = split_cells(text)
    if found:
        return sort_faults(found)
    try:
        return _man(1, rows[0][1] if rows else [""], COLUMNS, None)
    except _At as at:
        return UploadFaults((at.fault,))


def write_team(roster: Roster, titles: Mapping[str, str], *, is_referee: bool = False) -> str:
    """Return a sheet as one writes it: `read_team` gives it again; a referee's shows injuries. `titles`: by column."""
    columns = (*COLUMNS, *(INJURIES if is_referee else ()))
    rows = [[titles[column] for column in columns]]
    rows += [[str(getattr(man, column) or _ZERO.get(column, "")) for column in columns] for man in roster.men]
    rows += [[name, *map(str, numbers)] for name, numbers in roster.lines.items()]
    rows += [[KEEPER, str(roster.keeper)]] if roster.keeper is not None else []
    return "\n".join(";".join(row).rstrip(";") for row in rows)


_ZERO = {"salary": "0", "thirds": "0", "misses": "0"}


def _is_heading(cells: Sequence[str]) -> bool:
    """Return whether a first line holds titles: it begins with no number or line, and has a title."""
    is_other = any(sign.isdigit() for sign in cells[0]) or cells[0].upper() in NAMES
    return not is_other and any(word_of(cell) in TITLES for cell in cells)


def _title_faults(number: int, titles: Sequence[str], *, is_referee: bool) -> Iterator[UploadFault]:
    known = [TITLES.get(word_of(title)) for title in titles]
    for title, its in zip(titles, known, strict=True):
        if its is None:
            yield fault_at("title-unknown", number, title=title)
        elif its in INJURIES and not is_referee:
            yield fault_at("title-referee", number, title=title)
    twice = {its for its in known if its is not None and known.count(its) > 1}
    yield from (fault_at("title-twice", number, title=title) for title in titles if TITLES.get(word_of(title)) in twice)
    if not set(COLUMNS) - {"salary"} <= set(known):
        yield fault_at("title-missing", number)


def _man(number: int, cells: Sequence[str], order: Sequence[str], before: Roster | None) -> RosterPlayer:
    """Return the man of a line. Raises `_At`."""
    if len(cells) > len(order):
        raise _At(fault_at("columns", number, count=len(cells), most=len(order)))
    given = dict(zip(order, cells, strict=False))
    n = _jersey(number, given.get("n", ""))
    pos = POSITIONS.get(word_of(given.get("pos", "")))
    if pos is None:
        raise _At(fault_at("position", number, position=given.get("pos", "")))
    dice = {name: _die(number, name, given.get(name, ""), pos) for name in "TPVBA"}
    man = RosterPlayer(n=n, pos=pos, **dice)
    known = before.player(n) if before is not None else None
    whole = given.get("salary", "")
    return replace(
        man,
        salary=_amount(number, "salary", whole, MOST_SALARY) if whole else man.usual_salary,
        thirds=_injury(number, "thirds", given, known, THIRDS - 1),
        misses=_injury(number, "misses", given, known, MOST_MISSES),
        rookie=0 if known is None else known.rookie,
    )


def _jersey(number: int, cell: str) -> int:
    if not _NUMBER.fullmatch(cell) or not 1 <= int(cell) <= MOST_JERSEY:
        raise _At(fault_at("number", number, value=cell, most=MOST_JERSEY))
    return int(cell)


def _die(number: int, name: str, cell: str, pos: Position) -> int:
    """Return the dice of an ability: those that a man of their position has; a goalkeeper moves with one die."""
    if name == "A" or pos == "G":
        is_his = (name == "A") == (pos == "G")
        if not is_his:
            if cell not in {"", "-", "0", "1" if name == "V" else "0"}:
                raise _At(fault_at("ability-none", number, ability=name, pos=pos))
            return 1 if name == "V" else 0
        least, most = LEAST_SAVE, MOST_SAVE
    else:
        least, most = LEAST_DIE, MOST_DIE
    if not _NUMBER.fullmatch(cell) or not least <= int(cell) <= most:
        raise _At(fault_at("ability", number, ability=name, value=cell, least=least, most=most))
    return int(cell)


def _amount(number: int, title: str, cell: str, most: int) -> int:
    bare = _THOUSANDS.sub("", cell.removesuffix("$").strip())
    if not _NUMBER.fullmatch(bare) or int(bare) > most:
        raise _At(fault_at("amount", number, title=title, value=cell, most=most))
    return int(bare)


def _injury(number: int, name: str, given: Mapping[str, str], known: RosterPlayer | None, most: int) -> int:
    if name in given:
        return _amount(number, name, given[name] or "0", most)
    return 0 if known is None else int(getattr(known, name))


def _doubles(men: Sequence[tuple[int, RosterPlayer]], lines: Sequence[_Line]) -> Iterator[UploadFault]:
    first: dict[str, int] = {}
    for number, man in men:
        if first.setdefault(str(man.n), number) != number:
            yield fault_at("number-twice", number, value=str(man.n), first=first[str(man.n)])
    for line in lines:
        if first.setdefault(line.name, line.number) != line.number:
            yield fault_at("line-twice", line.number, line_name=line.name, first=first[line.name])


def _line_faults(men: Mapping[int, RosterPlayer], lines: Sequence[_Line]) -> Iterator[UploadFault]:
    placed: dict[int, str] = {}
    for number, name, numbers in lines:
        slots: tuple[Position, ...] = ("G",) if name == KEEPER else SLOTS_OF[name[0]]
        if len(numbers) != len(slots):
            yield fault_at("line-count", number, line_name=name, count=len(numbers), wanted=len(slots))
            continue
        for n, pos in zip(numbers, slots, strict=True):
            if n not in men:
                yield fault_at("line-stranger", number, line_name=name, value=str(n))
            elif men[n].pos != pos:
                yield fault_at("line-position", number, line_name=name, value=str(n), pos=pos)
            elif n in placed:
                yield fault_at("line-man-twice", number, line_name=name, value=str(n), other=placed[n])
            placed.setdefault(n, name)


def _size_faults(men: Sequence[RosterPlayer]) -> Iterator[UploadFault]:
    if len(men) > MOST_MEN:
        yield fault_at("men-many", count=len(men), most=MOST_MEN)
    there = Counter(man.pos for man in men)
    for pos, count in FULL.items():
        if there[pos] < count:
            yield fault_at("men-few", pos=pos, count=there[pos], wanted=count)
