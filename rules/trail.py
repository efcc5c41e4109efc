"""What stands behind each event of a turn: kept by a resolver while it resolves, found again by resolving once more."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import overload

from rules.contract import E, Mark, O, S, SeatId
from rules.dice import Dice, Roll
from rules.game import Game
from rules.reading import read_turn
from rules.reasons import Reason


class Trail(Sequence[Mark]):
    """What a resolver says while it resolves; read as a sequence, the marks of the turn's events, in their order.

    The resolver names the cause of what it does: `with trail.behind("bribe/b4", "b4")`. Draws and orders under a cause,
    those of an earlier moment under the same name included, stand behind every event that is marked under it. Causes
    nest. A draw outside of any cause stands behind nothing.

    Most turns are resolved for nobody who asks why: what is said is noted, and made into marks when one reads them.
    """

    def __init__(self, dice: Dice) -> None:
        self._rolls = dice.rolls
        self._said: list[_Began | _Ended | _Happened] = []
        self._count = 0
        self._marks: tuple[Mark, ...] = ()
        self.step, self.round = "", 0

    def behind(self, name: str, *orders: str) -> "_Behind":
        """Do something because of the cause `name`, and of `orders` (seats, or players by the game's ids)."""
        return _Behind(self._said, self._rolls, name, orders)

    def mark(self, *orders: str, rolls: tuple[str, ...] = (), reasons: tuple[Reason, ...] = ()) -> None:
        """Mark the event that has just happened; `orders`, `rolls`: what stands behind it besides its causes'."""
        self._said.append((len(self._rolls), self.step, self.round, orders, rolls, reasons))
        self._count += 1

    def __len__(self) -> int:
        return self._count

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it grows

    @overload
    def __getitem__(self, place: int) -> Mark: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Mark, ...]: ...
    def __getitem__(self, place: int | slice) -> Mark | tuple[Mark, ...]:
        if len(self._marks) != self._count:
            self._marks = tuple(_marks(self._said, [roll.label for roll in self._rolls]))
        return self._marks[place]


# What is said, each with the number of draws made until then.
_Began = tuple[int, str, tuple[str, ...]]  # a cause, by its name, and the orders that brought it about
_Ended = tuple[int]  # the innermost cause
# An event: step, round, the orders and draws that are its own, why.
_Happened = tuple[int, str, int, tuple[str, ...], tuple[str, ...], tuple[Reason, ...]]


class _Behind:
    """A cause, as long as something is done because of it."""

    __slots__ = ("_name", "_orders", "_rolls", "_said")

    def __init__(
        self, said: list[_Began | _Ended | _Happened], rolls: Sequence[Roll], name: str, orders: tuple[str, ...]
    ) -> None:
        self._said, self._rolls, self._name, self._orders = said, rolls, name, orders

    def __enter__(self) -> None:
        self._said.append((len(self._rolls), self._name, self._orders))

    def __exit__(self, *_: object) -> None:
        self._said.append((len(self._rolls),))


@dataclass(slots=True)
class _Cause:
    """Something that events follow from: the draws made for it, and the orders that brought it about."""

    rolls: list[str] = field(default_factory=list)
    orders: dict[str, None] = field(default_factory=dict)


def _marks(said: Sequence[_Began | _Ended | _Happened], labels: Sequence[str]) -> Iterator[Mark]:
    """Yield the mark of each event of what was said; `labels`: of all draws."""
    causes: defaultdict[str, _Cause] = defaultdict(_Cause)
    under: list[_Cause] = []
    seen = 0
    for one in said:
        if under:  # what was drawn meanwhile is of the innermost cause
            under[-1].rolls += labels[seen : one[0]]
        seen = one[0]
        match one:
            case (_, name, orders):
                causes[name].orders |= dict.fromkeys(orders)
                under.append(causes[name])
            case (_, step, number, orders, own, reasons):
                rolls = dict.fromkeys([*(label for cause in under for label in cause.rolls), *own])
                ordered = dict.fromkeys([*(order for cause in under for order in cause.orders), *orders])
                yield Mark(rolls=tuple(rolls), orders=tuple(ordered), step=step, round=number, reasons=reasons)
            case _:
                under.pop()


def trace_events(
    game: Game[S, O, E],
    state: S,
    texts: Mapping[SeatId, str | None],
    rolls: Sequence[Roll],
    events: tuple[E, ...],
) -> tuple[Mark, ...]:
    """Return what stands behind each of `events`, which came of `texts` and `rolls` in `state`, by resolving again.

    Empty where they do not come of these alone: a referee's act brought them about, or stood in between.
    """
    dice = Dice(b"", forced={roll.label: roll.value for roll in rolls})
    try:
        outcome = game.resolve(state, read_turn(game, state, texts).orders, dice)
    except Exception:  # whatever a game raises
        return ()
    return tuple(outcome.trace) if outcome.events == events else ()
