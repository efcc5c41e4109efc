"""What stands behind each event of a turn: kept by a resolver while it resolves, found again by resolving once more."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from rules.contract import E, Game, Mark, O, S, SeatId
from rules.dice import Dice, Roll
from rules.reading import read_turn


@dataclass(slots=True)
class _Cause:
    """Something that events follow from: the draws made for it, and the orders that brought it about."""

    rolls: list[str] = field(default_factory=list)
    orders: dict[str, None] = field(default_factory=dict)


class Trail:
    """The marks of a turn being resolved, one for each event.

    The resolver names the cause of what it does: `with trail.behind("bribe/b4", "b4")`. Draws and orders under a cause,
    those of an earlier moment under the same name included, stand behind every event that is marked under it. Causes
    nest. A draw outside of any cause stands behind nothing.
    """

    def __init__(self, dice: Dice) -> None:
        self._rolls = dice.rolls
        self._seen = len(dice.rolls)
        self._causes: dict[str, _Cause] = {}
        self._open: list[_Cause] = []
        self._marks: list[Mark] = []
        self.step, self.round = "", 0

    @property
    def trace(self) -> tuple[Mark, ...]:
        """What stands behind each event so far, as `Outcome.trace` has it."""
        return tuple(self._marks)

    @contextmanager
    def behind(self, name: str, *orders: str) -> Iterator[None]:
        """Do something because of the cause `name`, and of `orders` (seats, or players by the game's ids)."""
        self._attribute()
        cause = self._causes.setdefault(name, _Cause())
        cause.orders |= dict.fromkeys(orders)
        self._open.append(cause)
        try:
            yield
        finally:
            self._attribute()
            self._open.pop()

    def mark(self, *orders: str) -> None:
        """Mark the event that has just happened; `orders`: those that stand behind it besides its causes'."""
        self._attribute()
        rolls = [label for cause in self._open for label in cause.rolls]
        ordered = dict.fromkeys([*(order for cause in self._open for order in cause.orders), *orders])
        self._marks.append(Mark(rolls=tuple(rolls), orders=tuple(ordered), step=self.step, round=self.round))

    def _attribute(self) -> None:
        """Give the draws made since the last time to the innermost cause."""
        if self._open:
            self._open[-1].rolls += [roll.label for roll in self._rolls[self._seen :]]
        self._seen = len(self._rolls)


def traced(
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
    return outcome.trace if outcome.events == events else ()
