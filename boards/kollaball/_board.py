"""Where everything of a state stands on a board, and the picture of the board now."""

from collections import defaultdict
from collections.abc import Mapping, Set
from types import MappingProxyType
from typing import NamedTuple

from boards.kollaball import _field, _frame, _pieces
from boards.kollaball._frame import Frame
from boards.kollaball._pieces import Spot
from boards.kollaball._slots import slots
from boards.palette import Palette
from boards.scene import Point, Scene, Shape
from rules.kollaball.pitch import COORDINATES, LEFT_GOAL
from rules.kollaball.state import TEAMS, Air, BallId, Cell, Ground, Held, PlayerId, State, ball_key, player_key, team_of

SMALLER = 0.88  # size of tokens on a board with arrows
_BALL = 17  # the biggest radius of a ball on the ground


class Places(NamedTuple):
    """A board's spots, `top` being where the board begins on the picture."""

    top: int
    flipped: bool
    players: Mapping[PlayerId, Spot]
    balls: Mapping[BallId, Spot]
    sharing: Mapping[Cell, Mapping[str, Spot]]

    def cell(self, cell: Cell) -> Point:
        """Return the middle of a cell on the picture."""
        x, y = _field.centre(cell, self.flipped)
        return (x + _frame.LEFT, y + self.top)


def places(state: State, *, flipped: bool, top: int, size: float = 1) -> Places:
    """Return where each player on the pitch and each ball on the ground is drawn, side by side in their cell.

    Those who attack to the right stand on the right, so that arrows rarely pass behind other tokens.
    `size`: how big tokens are; arrows need room between them.
    """
    players: dict[PlayerId, Spot] = {}
    balls: dict[BallId, Spot] = {}
    sharing: dict[Cell, dict[str, Spot]] = {}
    for cell, (here, lying) in _by_cell(state, flipped).items():
        x, y = _field.centre(cell, flipped)
        spots = [
            Spot(x + _frame.LEFT + dx * _field.UNIT, y + top + dy * _field.UNIT, r * _field.UNIT * size)
            for dx, dy, r in slots(len(here) + len(lying))
        ]
        stand = dict(zip(here, spots, strict=False))
        rest = {
            ball: Spot(spot.x, spot.y, min(spot.r, _BALL)) for ball, spot in zip(lying, spots[len(here) :], strict=True)
        }
        players |= stand
        balls |= rest
        sharing[cell] = stand | rest
    return Places(top, flipped, players, balls, sharing)


def _by_cell(state: State, flipped: bool) -> Mapping[Cell, tuple[list[PlayerId], list[BallId]]]:
    """The players and the balls on the ground of each cell, as they stand from left to right."""
    cells: dict[Cell, tuple[list[PlayerId], list[BallId]]] = defaultdict(lambda: ([], []))
    rightward = {team for team in TEAMS if (state.teams[team].goal == LEFT_GOAL) != flipped}
    for player in sorted(state.players, key=lambda p: (team_of(p) in rightward, player_key(p))):
        data = state.players[player]
        if data.status == "pitch" and data.cell is not None and data.cell in COORDINATES:
            cells[data.cell][0].append(player)
    for ball in sorted(state.balls, key=ball_key):
        lying = state.balls[ball]
        if isinstance(lying, Ground) and lying.cell in COORDINATES:
            cells[lying.cell][1].append(ball)
    return cells


class Standing(NamedTuple):
    """What a state does not tell of those on the board.

    `idle`: who sits out besides those with `skip`; `ghosts`: who is only coming in; `throwers`: of balls in the air.
    """

    idle: Set[PlayerId] = frozenset()
    ghosts: Set[PlayerId] = frozenset()
    throwers: Mapping[BallId, PlayerId] = MappingProxyType({})


STANDING = Standing()


def pieces(state: State, where: Places, palette: Palette, standing: Standing = STANDING) -> list[Shape]:
    """Return tokens and balls."""
    shapes: list[Shape] = []
    hands: dict[PlayerId, int] = defaultdict(int)
    for player, spot in where.players.items():
        data = state.players[player]
        shapes += _pieces.token(
            (player, data),
            spot,
            palette,
            idle=data.skip > 0 or player in standing.idle,
            ghost=player in standing.ghosts,
        )
    for ball in sorted(state.balls, key=ball_key):
        lying = state.balls[ball]
        holder = lying.by if isinstance(lying, Held) else standing.throwers.get(ball)
        if isinstance(lying, Ground):
            if ball in where.balls:
                shapes += _pieces.ball(lying, where.balls[ball], palette)
        elif holder is not None and holder in where.players:
            shapes += _pieces.ball(lying, _pieces.carried(where.players[holder], hands[holder]), palette)
            hands[holder] += 1
        if isinstance(lying, Air) and lying.target is not None and lying.target in COORDINATES:
            # KB-23-f: who sees where it comes down sees a ring on that cell
            x, y = where.cell(lying.target)
            shapes.append(_pieces.ring(Spot(x, y - 5, 38), palette.lob))
    return shapes


def board_scene(state: State, frame: Frame, *, throwers: Mapping[BallId, PlayerId] | None = None) -> Scene:
    """Return the picture of the board now, left team left, or turned by half a turn (part 10).

    `state` is what the reader may see. `throwers`: who threw each ball in the air, who is marked with an empty ball.
    """
    where = places(state, flipped=frame.flipped, top=_frame.TOP)
    shapes = _frame.header(frame)
    shapes.append(_frame.inset(state, frame, _frame.TOP))
    shapes += pieces(state, where, frame.colours, Standing(throwers=throwers or {}))
    return _frame.finish(shapes, state, frame, _frame.TOP + _field.HEIGHT)
