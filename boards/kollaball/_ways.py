"""From moves and throws to ways: where each begins, by whom, and where it may end."""

from collections.abc import Sequence
from math import dist

from boards.kollaball._arrows import Way
from boards.kollaball._board import Places
from boards.kollaball._pieces import Spot
from boards.kollaball._words import ArrowKind
from boards.scene import Point
from rules.kollaball.pitch import COORDINATES
from rules.kollaball.state import BallId, Cell, PlayerId, State

_LOFT = 70  # pixels that a lob without known target is seen to rise, or a landing one to fall


class Walk:
    """Collects the ways of one board; it knows who has left his token behind and where each ball was last."""

    def __init__(self, state: State, where: Places) -> None:
        self.ways: list[Way] = []
        self._cells = {player: data.cell for player, data in state.players.items()}
        self._where = where
        self._away: set[PlayerId] = set()
        self._balls: dict[BallId, Cell] = {}

    def moves(self, player: PlayerId, kind: ArrowKind, cells: Sequence[Cell]) -> None:
        """Add a player's walk along `cells`, the first being where he starts."""
        if len(cells) > 1 and all(cell in COORDINATES for cell in cells) and cells[0] != cells[-1]:
            self._add(kind, player, cells)
            self._away.add(player)

    def throws(self, player: PlayerId, ball: BallId, kind: ArrowKind, start: Cell, end: Cell) -> None:
        """Add a ball's flight from a player's hand."""
        if start in COORDINATES and end in COORDINATES:
            self._add(kind, player, [start, end])
            self._balls[ball] = end

    def rolls(self, ball: BallId, player: PlayerId, end: Cell) -> None:
        """Add a lost ball's way, from where it was to come down, else from its player."""
        start = self._balls.get(ball) or self._cells.get(player) or ""
        if start in COORDINATES and end in COORDINATES and start != end:
            self._add("throw", "" if ball in self._balls else player, [start, end])

    def gives(self, player: PlayerId, to: PlayerId) -> None:
        """Add a decoy's way from hand to hand."""
        start, end = self._where.players.get(player), self._where.players.get(to)
        if start and end:
            cells = self._cells[player] or "", self._cells[to] or ""
            self.ways.append(
                Way(
                    kind="throw",
                    start=start.middle,
                    own=start.r,
                    end=end.middle,
                    blocked=(end,),
                    start_cell=f"{cells[0]}>",  # a lane of its own: it ends at a token, not in a cell
                    end_cell=f"{to}",
                )
            )

    def lobs(self, player: PlayerId, target: Cell) -> None:
        """Add a lob from its thrower to its target, or just upwards if that is secret."""
        spot = self._where.players.get(player)
        cell = self._cells.get(player)
        if target in COORDINATES and cell in COORDINATES and cell is not None:
            self._add("lob", player, [cell, target])
        elif spot:
            self._vertical((spot.x, spot.y), (spot.x, spot.y - spot.r - _LOFT), f"up {player}", spot.r)

    def lands(self, cell: Cell) -> None:
        """Add a lobbed ball that comes down."""
        if cell in COORDINATES:
            x, y = self._where.cell(cell)
            self._vertical((x, y - _LOFT), (x, y), f"down {cell}", 0)

    def _vertical(self, start: Point, end: Point, key: str, gap: float) -> None:
        self.ways.append(Way(kind="lob", start=start, own=gap, end=end, start_cell=key, end_cell=key))

    def _add(self, kind: ArrowKind, player: PlayerId, cells: Sequence[Cell]) -> None:
        where = self._where
        spot = where.players.get(player)
        at_token = spot is not None and player not in self._away and self._cells.get(player) == cells[0]
        start = spot.middle if spot is not None and at_token else where.cell(cells[0])
        via = tuple(where.cell(cell) for cell in cells[1:-1])
        end = where.cell(cells[-1])
        mates = [name for name in where.sharing.get(cells[0], {}) if name != player and name in where.players]
        others = tuple(where.players[name] for name in mates)
        doubtful = not at_token or any(_covers(other, start, (*via, end)[0]) for other in others)
        self.ways.append(
            Way(
                kind=kind,
                start=start,
                own=spot.r if spot is not None and at_token else 0,
                via=via,
                end=end,
                blocked=tuple(where.sharing.get(cells[-1], {}).values()),
                start_cell=cells[0],
                end_cell=cells[-1],
                beside=others,
                tag=player if doubtful and player and kind != "throw" else None,
            )
        )


def _covers(spot: Spot, start: Point, end: Point) -> bool:
    """Whether the straight way from `start` to `end` runs behind a token."""
    length = dist(start, end)
    if not length:
        return False
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    dx, dy = spot.x - start[0], spot.y - start[1]
    return dx * ux + dy * uy > 0 and abs(dy * ux - dx * uy) < spot.r
