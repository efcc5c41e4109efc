"""The moves of one seat (rulebook 6.6): each is checked as part 5.3 says, then played.

Reading an order walks through its moves in the same way, on a table that is thrown away.
"""

from typing import NamedTuple

from rules.errors import OrderError
from rules.helvetia_cup.events import BallRecovered, Exhausted, Moved, MoveDropped, StoodUp
from rules.helvetia_cup.orders import Move
from rules.helvetia_cup.paths import Path, closed_zones_of, shortest
from rules.helvetia_cup.pitch import PITCH, Hex
from rules.helvetia_cup.state import OTHER, OffsidePending
from rules.helvetia_cup.turn.cards import play_cards
from rules.helvetia_cup.turn.leaving import change_players, follow_keeper_order
from rules.helvetia_cup.turn.possession import clear_zone
from rules.helvetia_cup.turn.table import Figure, Side, Table
from rules.reasons import Reason

BALL_LIES_STILL = ("free_kick", "offside", "penalty")  # HC-2.5-fk-d


class PossibleMove(NamedTuple):
    """A move that is possible: its whole path, the BOOST it costs."""

    figure: Figure
    path: Path
    cost: int


class Moves:
    """A move phase of one seat: what holds for all of its moves."""

    def __init__(self, table: Table, side: Side) -> None:
        self.table, self.side = table, side
        self.moved: set[int] = set()  # who moved, or came on: they may not move again
        box = PITCH.box(table.defending.seat) if table.restart == "penalty" else frozenset()
        self.boxed = {one for one in side.on_pitch() if one.at in box}
        self.stood: set[Figure] = set()

    def prepare(self) -> None:
        """Play what comes before the moves: the keeper's name, cards, fallen players stand up."""
        if follow_keeper_order(self.table, self.side):
            clear_zone(self.table, self.side)
        play_cards(self.table, self.side)
        for one in self.side.on_pitch():
            if one.down:
                one.down = False
                self.stood.add(one)
                self.table.emit(StoodUp(seat=one.seat, player=one.n, at=one.where))

    def free_steps(self, figure: Figure) -> int:
        """Return how many hexes a figure may go without BOOST (HC-2.4-b, -j, HC-2.5-pen-c, `step` cards)."""
        base = 1 + (figure in self.boxed) - (figure in self.stood)
        return base + self.table.extra_steps.get(figure, 0)

    def is_fixed(self, n: int) -> bool:
        """Return whether a figure is a keeper who may not move: with a restart of his, or at a penalty against him."""
        restart, is_attack = self.table.restart, self.side.seat == self.table.attack
        return n == self.side.keeper and (restart == "keeper" if is_attack else restart == "penalty")

    # ---- checks

    def who(self, move: Move) -> Figure:
        """Return who moves. Raises `OrderError` if they may not."""
        n = move.player
        figure = self.side.figures.get(n)
        if figure is None:
            raise OrderError("unknown_player", n=n)
        if n in self.moved:
            raise OrderError("duplicate_player", n=n)
        if not figure.on_pitch:
            raise OrderError("not_on_pitch", n=n)
        if self.is_fixed(n):
            raise OrderError("keeper_fixed", n=n)
        return figure

    def mark(self, move: Move) -> Hex:
        """Return the hex that a mark stands for (HC-PM-mark). Raises `OrderError`."""
        if not isinstance(move.mark, int):
            return self.table.ball_at
        other = self.table.sides[OTHER[self.side.seat]].figures.get(move.mark)
        if other is None:
            raise OrderError("unknown_player", n=move.mark)
        if not other.on_pitch:
            raise OrderError("not_on_pitch", n=move.mark)
        return other.where

    def way(self, move: Move) -> PossibleMove:
        """Return the way of a move. Raises `OrderError` with the first code of part 5.3 that applies; `at` is 0."""
        figure = self.who(move)
        path = self._path(figure, move)
        cost = max(0, len(path) + (move.substitute is not None) - self.free_steps(figure))
        if cost > figure.boost:
            raise OrderError("too_far", n=figure.n, k=cost, b=figure.boost)
        end = path[-1] if path else figure.where
        self._check_free(figure, end)
        if move.overlap:
            path = (*path, self._overlap(figure, path))
        if move.substitute is not None:
            self._check_change(figure, path, end, move.substitute)
        return PossibleMove(figure, path, cost)

    def _path(self, figure: Figure, move: Move) -> Path:
        seat = self.side.seat
        closed = closed_zones_of(seat, keeper=figure.n == self.side.keeper)
        path: Path = ()
        points = move.points if move.mark is None else (*move.points, None)
        for given in points:
            point = self.mark(move) if given is None else given
            if point in closed:
                raise OrderError("keeper_zone", n=figure.n)
            leg = shortest(seat, path[-1] if path else figure.where, point, closed)
            if leg is None:
                raise OrderError("no_path", n=figure.n)
            path += leg
        return path

    def _check_free(self, figure: Figure, hex_: Hex) -> None:
        if any(one.at == hex_ for one in self.side.figures.values() if one is not figure):
            raise OrderError("occupied", hex=hex_)

    def _overlap(self, figure: Figure, path: Path) -> Hex:
        """Return the next wing hex forward (HC-2.4-f)."""
        may = self.side.seat == self.table.attack and not self.table.is_family
        ahead = PITCH.step(self.side.seat, path[-1], "F") if may and path and PITCH.is_wing(path[-1]) else None
        if ahead is None:
            raise OrderError("no_overlap", n=figure.n)
        self._check_free(figure, ahead)
        return ahead

    def _check_change(self, figure: Figure, path: Path, end: Hex, substitute: int) -> None:
        """HC-2.6-sub-c: check that a figure may leave for a substitute from a hex."""
        if self.table.is_family or self.table.is_carrier(figure) or self.loose_ball in (*path, end):
            raise OrderError("sub_not_allowed", n=figure.n)
        if not self.side.subs_left:
            raise OrderError("no_subs_left")
        if substitute not in self.side.figures:
            raise OrderError("unknown_player", n=substitute)
        if substitute not in self.side.bench:
            raise OrderError("bad_sub", n=substitute)
        if end not in PITCH.border:
            raise OrderError("not_border", n=figure.n)

    @property
    def loose_ball(self) -> Hex | None:
        """The hex of a ball that who comes along picks up (rulebook 6.6); None if there is none."""
        table = self.table
        is_loose = table.holder is None and table.found_by is None and table.restart not in BALL_LIES_STILL
        return table.ball if is_loose else None

    # ---- play

    def play(self, move: Move) -> None:
        """Play a move. Raises `OrderError` if it is not possible (any more)."""
        way = self.way(move)
        table, figure, path = self.table, way.figure, way.path
        self.moved.add(figure.n)
        with_ball = table.is_carrier(figure)
        figure.boost -= way.cost
        table.count(figure, "boosts_spent", way.cost)
        if path:
            table.put(figure, path[-1])
        table.count(figure, "overlaps", int(move.overlap))
        ordered = table.part_of(figure.seat, str(figure.n))
        table.emit(
            Moved(
                seat=figure.seat,
                player=figure.n,
                path=path,
                boosts=way.cost,
                overlap=move.overlap,
                with_ball=with_ball,
            ),
            *ordered,
            reasons=self._why_paid(way, move),
        )
        if way.cost and not figure.boost:
            spent = Reason("spent-last", {"boosts": way.cost})
            table.emit(Exhausted(seat=figure.seat, player=figure.n), *ordered, reasons=(spent,))
        if self.loose_ball in path:
            self._pick_up(figure)
        if move.substitute is not None:
            change_players(table, figure, move.substitute, "play")
            self.moved.add(move.substitute)

    def _why_paid(self, way: PossibleMove, move: Move) -> tuple[Reason, ...]:
        """Return how many hexes of a move were free, and why, how many were paid for; nothing of the usual one hex."""
        figure = way.figure
        free = self.free_steps(figure)
        if not way.cost and free == 1 and len(way.path) == 1:
            return ()
        facts = {
            "hexes": len(way.path) - move.overlap,
            "leaves": int(move.substitute is not None),
            "overlap": int(move.overlap),
            "free": free,
            "boosts": way.cost,
            "stood": int(figure in self.stood),
            "boxed": int(figure in self.boxed),
            "cards": self.table.extra_steps.get(figure, 0),
        }
        return (Reason("steps", facts),)

    def _pick_up(self, figure: Figure) -> None:
        """HC-2.4-k: have a figure take a loose ball along."""
        table, found = self.table, self.table.ball_at
        recovered = BallRecovered(seat=figure.seat, player=figure.n, at=found, how="loose")
        table.emit(recovered, *table.part_of(figure.seat, str(figure.n)))
        if figure.seat == table.attack:
            if figure.n in table.watch:
                table.touched = OffsidePending(player=figure.n, at=found)
            table.watch = ()
            table.give(figure)
        else:
            table.found_by, table.ball = figure, figure.at


def move_all(table: Table, side: Side) -> None:
    """Play the moves of a seat; one that has gone stale is dropped (HC-PM-illegal)."""
    moves = Moves(table, side)
    moves.prepare()
    for move in side.order.moves:
        try:
            moves.play(move)
        except OrderError as error:
            dropped = MoveDropped(seat=side.seat, player=move.player, code=error.code)
            table.emit(dropped, *table.part_of(side.seat, str(move.player)))


def walk(table: Table, side: Side, *, blind: bool = False) -> tuple[int, OrderError] | None:
    """Play the moves of an order on a table that is thrown away; return the place and the fault of the first bad one.

    `blind`: the opponents may still move, so a marked move is hardly checked (HC-PM-mark).
    """
    moves = Moves(table, side)
    moves.prepare()
    for i, move in enumerate(side.order.moves):
        try:
            if blind and move.mark is not None:
                moves.moved.add(moves.who(move).n)
                moves.mark(move)
            else:
                moves.play(move)
        except OrderError as error:
            return i, error
    return None
