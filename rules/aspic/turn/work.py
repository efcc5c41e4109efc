"""The working copy of a match: changed in place during one resolution, then frozen again."""

from collections.abc import Mapping

from rules.aspic import events as ev
from rules.aspic.board import BIT, Cell, Cells, Side, names_of, set_of
from rules.aspic.state import (
    SQUARED_LENGTHS,
    CellLists,
    Clock,
    Distances,
    Histogram,
    Occupation,
    Phase,
    Result,
    SquaredLength,
    State,
    Stats,
    Tally,
    Travelled,
    starter,
)
from rules.contract import Outcome


class Work:
    """A match in the middle of a resolution, and what has happened so far. Pieces are sets of cells."""

    def __init__(self, state: State) -> None:
        self._before = state
        self.config = state.config
        self.phase: Phase = state.phase
        self.half: int = state.half
        self.round = state.round
        self.to_act = state.to_act
        self.kickoff = state.kickoff
        self.ball = state.ball
        self.pieces: dict[Side, Cells] = {"left": set_of(state.pieces.left), "right": set_of(state.pieces.right)}
        self.queue: dict[Side, tuple[Cell, ...]] = {"left": state.queue.left, "right": state.queue.right}
        self.score = state.score
        self.clock: Clock | None = state.clock
        self.missed = state.missed
        self.occupation = state.stats.occupation
        self.distance = state.stats.distance
        self.result: Result | None = state.result
        self.events: list[ev.Event] = []

    @property
    def starter(self) -> Side:
        """The side that has the first turn of every round of this half."""
        return starter(self.half)

    @property
    def occupied(self) -> Cells:
        """The cells with a piece of either side."""
        return self.pieces["left"] | self.pieces["right"]

    def has_all_pieces(self) -> bool:
        """Return whether both sides have placed all their pieces."""
        return all(cells.bit_count() == self.config.pieces for cells in self.pieces.values())

    def relocate(self, side: Side, origin: Cell, to: Cell) -> None:
        """Put the piece of `side` from one cell on another."""
        self.pieces[side] ^= BIT[origin] | BIT[to]

    def count_distance(self, side: Side, vector: tuple[int, int], *, with_ball: bool) -> None:
        """AS-dist-b: add a displacement of a piece of `side`; a shot moves the ball as far."""
        key = SQUARED_LENGTHS[vector[0] ** 2 + vector[1] ** 2]
        travelled = self.distance.of(side)
        ball = _counted(travelled.ball, key) if with_ball else travelled.ball
        after = Travelled(pieces=_counted(travelled.pieces, key), ball=ball)
        is_left = side == "left"
        self.distance = Distances(after if is_left else self.distance.left, self.distance.right if is_left else after)

    def sample(self, value: int) -> None:
        """AS-occ-a: add a sample of the ball's place."""
        self.occupation = Occupation(sum=self.occupation.sum + value, samples=self.occupation.samples + 1)

    def outcome(self) -> Outcome[State, ev.Event]:
        """Return the state as it is now, and the events."""
        before = self._before
        state = State(
            config=before.config,
            teams=before.teams,
            phase=self.phase,
            half=1 if self.half == 1 else 2,
            round=self.round,
            to_act=self.to_act,
            kickoff=self.kickoff,
            ball=self.ball,
            pieces=CellLists(names_of(self.pieces["left"]), names_of(self.pieces["right"])),
            queue=CellLists(self.queue["left"], self.queue["right"]),
            score=self.score,
            clock=self.clock,
            missed=self.missed,
            stats=Stats(occupation=self.occupation, distance=self.distance),
            result=self.result,
        )
        return Outcome(state, tuple(self.events))


def add_one(tally: Tally, side: Side) -> Tally:
    """Return the tally with one more for `side`."""
    return set_count(tally, side, tally.of(side) + 1)


def set_count(tally: Tally, side: Side, count: int) -> Tally:
    """Return the tally with `count` for `side`."""
    return Tally(count, tally.right) if side == "left" else Tally(tally.left, count)


def set_remaining(clock: Clock, side: Side, seconds: int) -> Clock:
    """Return the clock with `seconds` left for `side`."""
    return Clock(seconds, clock.right) if side == "left" else Clock(clock.left, seconds)


def _counted(histogram: Histogram, key: SquaredLength) -> Histogram:
    """Return the histogram with one more under `key`, the shortest length first."""
    counts: Mapping[SquaredLength, int] = {**histogram, key: histogram.get(key, 0) + 1}
    return {length: counts[length] for length in sorted(counts, key=int)}
