"""What stands on a board, and the picture of the board now."""

from collections import defaultdict
from collections.abc import Mapping, Set
from types import MappingProxyType
from typing import NamedTuple

from boards.kollaball import _frame, _pieces
from boards.kollaball._below import PictureKey
from boards.kollaball._frame import Frame
from boards.kollaball._layout import Places, Thing, lay_out
from boards.kollaball._pieces import TokenSpot
from boards.palette import Palette
from boards.scene import Point, Scene, Shape
from rules.kollaball.pitch import COORDINATES, LEFT_GOAL
from rules.kollaball.state import TEAMS, Air, BallId, Ground, Held, PlayerId, State, ball_key, player_key, team_of

SMALLER = 0.84  # size of tokens on a board with arrows
CORNER: Point = (_frame.LEFT, _frame.TOP)


def standing_things(state: State, *, flipped: bool, partners: Mapping[str, str] | None = None) -> list[Thing]:
    """Return the players on the pitch and the balls on the ground; `partners`: where the arrow of each goes.

    Those who attack to the right come last in their cell, so that arrows rarely pass behind other tokens.
    """
    others = partners or {}
    rightward = {team for team in TEAMS if (state.teams[team].goal == LEFT_GOAL) != flipped}
    players = sorted(state.players, key=lambda player: (team_of(player) in rightward, player_key(player)))
    cells = [(player, state.players[player].cell) for player in players if state.players[player].status == "pitch"]
    things = [Thing(key=who, cell=cell, partner=others.get(who)) for who, cell in cells if cell in COORDINATES and cell]
    for ball in sorted(state.balls, key=ball_key):
        lying = state.balls[ball]
        if isinstance(lying, Ground) and lying.cell in COORDINATES:
            things.append(Thing(key=ball, cell=lying.cell, partner=others.get(ball), is_ball=True))
    return things


class StandingThings(NamedTuple):
    """What a state does not tell of those on the board.

    `ghosts`: who is only coming in; `throwers`: of balls in the air.
    """

    ghosts: Set[PlayerId] = frozenset()
    throwers: Mapping[BallId, PlayerId] = MappingProxyType({})


STANDING = StandingThings()


def pieces(state: State, where: Places, palette: Palette, known: StandingThings = STANDING) -> list[Shape]:
    """Return tokens and balls."""
    shapes: list[Shape] = []
    hands: dict[PlayerId, int] = defaultdict(int)
    for player, data in state.players.items():
        if player not in where.spots:
            continue
        ghost = player in known.ghosts
        shapes += _pieces.token((player, data), where.spots[player], palette, idle=data.skip > 0, ghost=ghost)
    for ball in sorted(state.balls, key=ball_key):
        lying = state.balls[ball]
        holder = lying.by if isinstance(lying, Held) else known.throwers.get(ball)
        if isinstance(lying, Ground):
            if ball in where.spots:
                shapes += _pieces.ball(lying, where.spots[ball], palette)
        elif holder is not None and holder in where.spots:
            shapes += _pieces.ball(lying, _pieces.draw_carried(where.spots[holder], hands[holder]), palette)
            hands[holder] += 1
        if isinstance(lying, Air) and lying.target is not None and lying.target in COORDINATES:
            # KB-23-f: who sees where it comes down sees a ring on that cell
            x, y = where.cell(lying.target)
            shapes.append(_pieces.ring(TokenSpot(x, y - 5, 38), palette.lob))
    return shapes


def is_anybody_idle(state: State) -> bool:
    """Return whether a token on the pitch is crossed."""
    return any(data.status == "pitch" and data.skip > 0 for data in state.players.values())


def board_scene(state: State, frame: Frame, *, throwers: Mapping[BallId, PlayerId] | None = None) -> Scene:
    """Return the picture of the board now, left team left, or turned by half a turn (part 10).

    `state` is what the reader may see. `throwers`: who threw each ball in the air, who is marked with an empty ball.
    """
    where = lay_out(standing_things(state, flipped=frame.flipped), CORNER, flipped=frame.flipped)
    shapes = _frame.draw_header(frame)
    shapes.append(_frame.inset(state, frame))
    shapes += pieces(state, where, frame.colours, StandingThings(throwers=throwers or {}))
    key = PictureKey(signs=("unspent", "idle") if is_anybody_idle(state) else ("unspent",))
    return _frame.finish(shapes, state, frame, key)
