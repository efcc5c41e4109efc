"""The board now, and the board after a turn with that turn drawn."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from boards import fonts
from boards.aspic import _field, _frame, _paths, _pieces
from boards.aspic._frame import Frame
from boards.aspic._look import Look, look_of
from boards.aspic._words import Labels
from boards.fonts import Style, write_line
from boards.scene import Arrow, Point, Polygon, RoundedBox, Scene, Shape
from rules.aspic.board import SIDES, Cell, Side
from rules.aspic.events import Event, PieceMoved, PiecePlaced, PlacementStarted, Shot, ShotTaken
from rules.aspic.state import State

_MIDDLE_LINE = 5


class BoardPosition(NamedTuple):
    """Who stands where; the ball is not on a cell when it is in a net."""

    pieces: Mapping[Side, tuple[Cell, ...]]
    ball: Cell | None


class Canvas(NamedTuple):
    """Where the board begins on the picture, and its colours."""

    top: int
    look: Look
    labels: Labels

    def spot(self, cell: Cell) -> Point:
        """Return the middle of a cell on the picture."""
        return self.place(_field.centre(cell))

    def place(self, pixel: Point) -> Point:
        """Return a pixel of the board as one of the picture."""
        return (pixel[0], pixel[1] + self.top)

    def places(self, board: Sequence[Point]) -> tuple[Point, ...]:
        """Return places on the board as pixels of the picture."""
        return tuple(self.place(_field.pixel_of(*one)) for one in board)


def canvas_of(state: State, frame: Frame) -> Canvas:
    """Return where things are drawn on a picture of `state`."""
    return Canvas(_frame.board_top(frame), look_of(state.teams, frame.palette), frame.labels)


def position_of(state: State) -> BoardPosition:
    """Return the position of a state."""
    return BoardPosition({side: state.pieces.of(side) for side in SIDES}, state.ball)


def position_after(before: State, after: State, events: Sequence[Event]) -> BoardPosition:
    """Return the position that the turn led to: if the pieces then left the board (AS-place-a), as they last stood."""
    if not any(isinstance(event, PlacementStarted) for event in events):
        return position_of(after)
    pieces = {side: list(before.pieces.of(side)) for side in SIDES}
    ball = before.ball
    for event in events:
        match event:
            case PieceMoved(seat=side, origin=origin, to=to):
                pieces[side] = [to if cell == origin else cell for cell in pieces[side]]
            case ShotTaken(seat=side, shooter=shooter, ball_from=met):
                pieces[side] = [met if cell == shooter else cell for cell in pieces[side]]
                ball = event.ball_to
            case _:
                pass
    return BoardPosition({side: tuple(pieces[side]) for side in SIDES}, ball)


def standing_pieces(
    position: BoardPosition, canvas: Canvas, marks: Sequence[Shape] = (), *, dimmed: Cell | None = None
) -> list[Shape]:
    """Return the pieces, `marks` over them, and the ball over all."""
    shapes: list[Shape] = []
    for side in SIDES:
        for cell in position.pieces[side]:
            shapes += _pieces.piece(side, canvas.spot(cell), canvas.look, dimmed=cell == dimmed)
    ball = [] if position.ball is None else _pieces.ball(canvas.spot(position.ball), canvas.look)
    return [*shapes, *marks, *ball]


def turn_marks(events: Sequence[Event], canvas: Canvas) -> list[Shape]:
    """Return what happened: the move's arrow, the shooter's and the ball's ways, a post hit, a goal, who was placed."""
    shapes: list[Shape] = []
    placed = 0
    for event in events:
        match event:
            case PieceMoved(seat=side, origin=origin, to=to):
                shapes += move_marks(side, origin, to, canvas)
            case ShotTaken(seat=side):
                shapes += shot_marks(side, event, canvas)
            case PiecePlaced(seat=side, cell=cell):
                placed += 1
                shapes.append(_pieces.number(str(placed), canvas.spot(cell), canvas.look.of(side).ink))
            case _:
                pass
    return shapes


def move_marks(side: Side, origin: Cell, to: Cell, canvas: Canvas) -> list[Shape]:
    """Return the arrow of a move, from the outline that the piece leaves."""
    line, palette = _paths.trim_line((canvas.spot(origin), canvas.spot(to)), 13, _pieces.PIECE), canvas.look.palette
    return [
        _pieces.shadow(side, canvas.spot(origin), canvas.look),
        Arrow(points=line, colour=palette.move, width=7, head=20, halo=palette.outline),
    ]


def shot_marks(side: Side, shot: Shot, canvas: Canvas) -> list[Shape]:
    """Return the ways of shooter and ball, a cross at a post (AS-dest-g), the ball in the net (AS-dest-f)."""
    look = canvas.look
    board = _paths.ball_way(side, shot.ball_from, shot.vector, goal=shot.goal)
    places = canvas.places(board)
    runs, flown = _paths.shot_lines(canvas.spot(shot.shooter), places, look)
    shapes: list[Shape] = [] if shot.swap else [_pieces.shadow(side, canvas.spot(shot.shooter), look)]
    shapes += runs + flown
    if _paths.is_post(side, shot.ball_from, shot.vector):
        (spot,) = canvas.places([_paths.post_place(side, shot.ball_from, shot.vector)])
        shapes += _pieces.post_hit(spot, look)
    if shot.goal:
        shapes += goal_marks(side, board[-1], canvas)
    else:
        shapes.append(_pieces.ring(places[-1], look.palette.throw, _pieces.BALL + 6))
    return shapes


def goal_marks(side: Side, end: Point, canvas: Canvas) -> list[Shape]:
    """Return the ball in the net, at a place on the board, and the word for it (AS-dest-f)."""
    spot, look = canvas.places([end])[0], canvas.look
    ball = [*_pieces.ball(spot, look), _pieces.ring(spot, look.palette.special)]
    return [_net_edge(side, canvas), *ball, *_goal_word(side, end[1], canvas)]


def _net_edge(side: Side, canvas: Canvas) -> Shape:
    """A bright edge around the net that the ball is in."""
    back = 11.5 if side == "left" else 0.5
    line, (upper, lower) = _field.GOAL_LINE[side], _field.POSTS
    corners = canvas.places([(line, upper), (back, upper), (back, lower), (line, lower)])
    return Polygon(points=corners, stroke=canvas.look.palette.special, width=5)


def _goal_word(side: Side, y: float, canvas: Canvas) -> list[Shape]:
    """« But ! » in the part of the net where the ball is not."""
    word = fonts.fit(canvas.labels.goal, 26, True, 110)
    if not word:
        return []
    ((x, middle),) = canvas.places([(11 if side == "left" else 1, 6 if y < _MIDDLE_LINE else 4)])
    wide = fonts.width(word, 26, True) + 20
    x = min(max(x, wide / 2 + 6), _field.WIDTH - wide / 2 - 6)
    look = canvas.look
    return [
        RoundedBox(
            x=x, y=middle, w=wide, h=42, corner=12, fill=look.palette.special, stroke=look.palette.outline, width=3
        ),
        write_line(word, x, middle, Style(26, look.palette.outline, bold=True, anchor="middle")),
    ]


def board_scene(
    state: State,
    frame: Frame,
    *,
    last: Sequence[Event] = (),
) -> Scene:
    """Return the board as it is now, with the last turn's events drawn unless the pieces have left the board since."""
    canvas = canvas_of(state, frame)
    shown = () if any(isinstance(event, PlacementStarted) for event in last) else last
    inner = standing_pieces(position_of(state), canvas, turn_marks(shown, canvas))
    return _frame.whole_picture(state, frame, inner)


def board_after_scene(
    before: State,
    after: State,
    events: Sequence[Event],
    frame: Frame,
) -> Scene:
    """Return the board after a turn with the turn drawn; after a goal the pieces are shown as they stood."""
    canvas = canvas_of(after, frame)
    inner = standing_pieces(position_after(before, after, events), canvas, turn_marks(events, canvas))
    return _frame.whole_picture(after, frame, inner)
