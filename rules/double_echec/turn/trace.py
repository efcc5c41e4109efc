"""What stands behind each event of a turn: noted while it is played, made into marks when somebody reads them."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, overload

from rules.contract import Mark
from rules.dice import Roll
from rules.double_echec import orders as sh
from rules.double_echec.data import Team
from rules.double_echec.notation.lines import line_text
from rules.reasons import Named, Reason


class Chosen(NamedTuple):
    """A line of a side's sheet that has decided something; `text`: None for the doctrine's.

    `came_to`: what the variables of its conditions were.
    """

    team: Team
    line: sh.AnyLine
    text: str | None
    came_to: Sequence[int | str]

    def reason(self) -> Reason:
        """Return it for its side alone."""
        code, text = ("doctrine", line_text(self.line)) if self.text is None else ("line", self.text)
        held = tuple(
            f"{cond.var} {value} {cond.op} {cond.value}" for cond, value in zip(self.line.si, self.came_to, strict=True)
        )
        return Reason(code, {"line": Named("line", (text,)), "held": Named("held", held)}, self.team)


class _Note(NamedTuple):
    first: int
    last: int
    orders: tuple[str, ...]
    step: str
    beat: int
    reasons: tuple[Reason, ...]
    chosen: Sequence[Chosen]


class Trace(Sequence[Mark]):
    """The marks of a turn's events, in their order, made when one is read."""

    def __init__(self, rolls: Sequence[Roll], before: Iterable[Mark] = ()) -> None:
        self._rolls, self._seen = rolls, len(rolls)
        self._notes: list[_Note | Mark] = list(before)

    def note(
        self, orders: tuple[str, ...], step: str, beat: int, reasons: tuple[Reason, ...], chosen: Sequence[Chosen]
    ) -> None:
        """Note what stands behind the event that has just happened: the draws made since the one before, too."""
        first, self._seen = self._seen, len(self._rolls)
        self._notes.append(_Note(first, self._seen, orders, step, beat, reasons, chosen))

    def __len__(self) -> int:
        return len(self._notes)

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it grows

    @overload
    def __getitem__(self, place: int) -> Mark: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Mark, ...]: ...
    def __getitem__(self, place: int | slice) -> Mark | tuple[Mark, ...]:
        if isinstance(place, slice):
            return tuple(map(self._mark, self._notes[place]))
        return self._mark(self._notes[place])

    def _mark(self, note: _Note | Mark) -> Mark:
        if isinstance(note, Mark):
            return note
        return Mark(
            rolls=tuple(roll.label for roll in self._rolls[note.first : note.last]),
            orders=note.orders,
            step=note.step,
            round=note.beat,
            reasons=(*note.reasons, *(one.reason() for one in note.chosen)),
        )
