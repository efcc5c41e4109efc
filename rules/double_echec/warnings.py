"""What a coach should know of a sheet that is taken: lines that can never fire.

A line never holds if its conditions contradict each other; it is never reached if a line above it holds whenever it
does, and takes all that it would take. Where that depends on the game, nothing is said.
"""

import math
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from rules.contract import Notice
from rules.double_echec import orders as sh
from rules.double_echec.notation.lines import line_text
from rules.double_echec.state import SKATERS, State

CLAUSES = {"W_LINE_NEVER_HOLDS": "DE-B.orders", "W_LINE_COVERED": "DE-B.orders"}

# What a variable can be at all (rulebook 5.2).
_SPANS: Mapping[str, tuple[float, float]] = {
    "d": (0, math.inf), "pct": (0, 100), "zone": (1, 3), "ecart": (-math.inf, math.inf), "u": (0, math.inf),
    "per": (1, math.inf), "k": (0, math.inf), "num": (-5, 5), "mk": (0, 1),
}  # fmt: skip
_OF_CARRIER = frozenset({"d", "pct", "por"})
_THE_OTHERS_HAVE_IT = (sh.Defend, sh.Steal)  # lines that are read only then
_FIRST_COUNTS = (sh.Loose, sh.Steal, sh.Quick, sh.KeeperCard, sh.KeeperPlan, sh.Circle)


class _Range(msgspec.Struct, frozen=True):
    """The values of a variable that conditions leave: from `low` to `high`, without some."""

    low: float
    high: float
    without: frozenset[float] = frozenset()

    def is_empty(self) -> bool:
        if math.isinf(self.low) or math.isinf(self.high):
            return False
        inside = sum(self.low <= value <= self.high for value in self.without)
        return self.high - self.low + 1 <= inside

    def is_within(self, other: "_Range") -> bool:
        is_spared = all(value in self.without or not self.low <= value <= self.high for value in other.without)
        return other.low <= self.low and self.high <= other.high and is_spared


def warnings(state: State, seat: str, order: sh.Order) -> tuple[Notice, ...]:
    """Return the lines of a sheet that can never fire. Details: `line`; of `W_LINE_COVERED` `by`, the one above it."""
    return tuple(_dead_lines(order.lines)) if isinstance(order, sh.Sheet) else ()


def _dead_lines(lines: Sequence[sh.AnyLine]) -> Iterator[Notice]:
    above: list[sh.AnyLine] = []
    for line in lines:
        if not _may_hold(line):
            yield Notice(code="W_LINE_NEVER_HOLDS", details={"line": line_text(line)})
            continue
        over = next((one for one in above if _covers(one, line)), None)
        if over is not None:
            yield Notice(code="W_LINE_COVERED", details={"line": line_text(line), "by": line_text(over)})
        above.append(line)


def _may_hold(line: sh.AnyLine) -> bool:
    named = {cond.var for cond in line.si}
    if "mk" in named and not isinstance(line, sh.KeeperCard):  # known at the goalkeeper's pass alone
        return False
    if named & _OF_CARRIER and isinstance(line, _THE_OTHERS_HAVE_IT):
        return False
    return bool(_posts(line.si)) and not any(left.is_empty() for left in _ranges(line.si).values())


def _posts(conds: Sequence[sh.Cond]) -> set[str]:
    """Return who may carry the puck."""
    found: set[str] = {*SKATERS, "G"}
    for cond in conds:
        if cond.var == "por":
            found = {slot for slot in found if (slot == cond.value) == (cond.op == "=")}
    return found


def _ranges(conds: Sequence[sh.Cond]) -> dict[str, _Range]:
    found: dict[str, _Range] = {}
    for cond in conds:
        if isinstance(cond.value, int):
            found[cond.var] = _narrowed(found.get(cond.var, _Range(*_SPANS[cond.var])), cond.op, cond.value)
    return found


def _narrowed(left: _Range, op: sh.Operator, value: int) -> _Range:
    match op:
        case "=":
            return _Range(max(left.low, value), min(left.high, value), left.without)
        case "!=":
            return _Range(left.low, left.high, left.without | {value})
        case "<" | "<=":
            return _Range(left.low, min(left.high, value - (op == "<")), left.without)
        case _:
            return _Range(max(left.low, value + (op == ">")), left.high, left.without)


def _covers(above: sh.AnyLine, line: sh.AnyLine) -> bool:
    """Return whether a line above leaves nothing to one of the same letter below it."""
    return type(above) is type(line) and _holds_with(above.si, line.si) and _takes_all(above, line)


def _holds_with(above: Sequence[sh.Cond], below: Sequence[sh.Cond]) -> bool:
    """Return whether the conditions `above` hold whenever those `below` do."""
    wanted, given = _ranges(above), _ranges(below)
    if {cond.var for cond in above} - {cond.var for cond in below}:  # it may be that they cannot be evaluated
        return False
    return _posts(below) <= _posts(above) and all(given[var].is_within(left) for var, left in wanted.items())


def _takes_all(above: sh.AnyLine, line: sh.AnyLine) -> bool:
    match above, line:
        case sh.OnCard(), sh.OnCard():
            return above.do == line.do and (line.do != "passe" or _passes_to_all(above, line))
        case sh.Support(), sh.Support():
            return above.slot in (None, line.slot)
        case sh.Defend(), sh.Defend():
            is_sure = above.do != "marque" or above.mark == "P"  # else there may be nobody to mark
            return above.slot is None or (above.slot == line.slot and is_sure)
        case _:
            return isinstance(line, _FIRST_COUNTS)


def _passes_to_all(above: sh.OnCard, line: sh.OnCard) -> bool:
    """Return whether whoever can be passed to by a line can be by the one above it too."""
    if above.free and not line.free:
        return False
    if above.least is not None and (line.least is None or line.least < above.least):
        return False
    return above.to == sh.ANY or (line.to != sh.ANY and set(line.to) <= set(above.to))
