"""A captain's own order before it is played, and a shot that is only tried (AS-test-a to c)."""

from dataclasses import replace

from boards import fonts
from boards.aspic import _field, _frame, _pieces
from boards.aspic._board import BoardPosition, Canvas, canvas_of, move_marks, position_of, shot_marks, standing_pieces
from boards.aspic._choices import move_piece_on, placement_scene
from boards.aspic._frame import Frame
from boards.fonts import Style, write_line
from boards.scene import RoundedBox, Scene, Shape
from rules.aspic import listing
from rules.aspic.board import Cell, Side, names_of
from rules.aspic.events import ShotTested
from rules.aspic.flights import FLIGHTS, Flight
from rules.aspic.listing import ShotTrial
from rules.aspic.orders import Move, Placement, Turn
from rules.aspic.state import State

_BALL_CROSSED = ("AS_SHOT_PATH_BLOCKED", "AS_SHOT_SAME_CELL", "AS_SHOT_TARGET_OCCUPIED")
_BANNER = 64
_RED = "#ff4d4f"


def order_scene(
    state: State,
    order: Placement | Turn,
    side: Side,
    frame: Frame,
) -> Scene:
    """Return a captain's legal order on the board before it, as it will look when it is played; his cells numbered."""
    if isinstance(order, Placement):
        return placement_scene(state, side, frame, chosen=order.cells)
    frame = replace(frame, icon="shot" if order.shooter else None)
    trial = None if order.shooter is None else listing.try_shot(state, side, order.shooter, order.move)
    return _tried(state, side, order.move, trial, frame)


def trial_scene(
    state: State,
    trial: ShotTrial,
    frame: Frame,
    *,
    move: Move | None = None,
) -> Scene:
    """Return what a shot would do for the side on turn in play (`listing.try_shot`), after `move` if it is given.

    A legal one is drawn as if it had been played (AS-test-b). A refused one has its message below the board
    (`labels.refusals`); in the last three of the seven cases the ball is crossed out and what is in the way is
    ringed, in the first four the board does not change (AS-test-c).
    """
    frame = replace(frame, icon="test")
    return _tried(state, state.to_act, move, trial, frame)


def _tried(state: State, side: Side | None, move: Move | None, trial: ShotTrial | None, frame: Frame) -> Scene:
    canvas, position = canvas_of(state, frame), position_of(state)
    if side is None or state.ball is None:
        return _frame.whole_picture(state, frame, standing_pieces(position, canvas))
    marks: list[Shape] = []
    above: list[Shape] = []
    below: list[Shape] = []
    if move is not None:
        position = move_piece_on(position, side, move)
        marks += move_marks(side, move.origin, move.to, canvas)
    if trial is not None and trial.flight is not None:
        marks += shot_marks(side, _tested(side, trial.flight, move), canvas)
        position = _played(position, side, trial.flight)
    elif trial is not None:
        above = _refused(side, state.ball, trial, canvas, position)
        below = _banner(frame.labels.refusals.get(trial.refusal or "", ""), canvas)
    inner = [*standing_pieces(position, canvas, marks, dimmed=None if move is None else move.to), *above]
    return _frame.whole_picture(state, frame, inner, below, _BANNER if below else 0)


def _tested(side: Side, flight: Flight, move: Move | None) -> ShotTested:
    return ShotTested(
        seat=side,
        move=None if move is None else (move.origin, move.to),
        shooter=flight.shooter,
        ball_from=flight.ball,
        ball_to=flight.ball_to,
        vector=flight.vector,
        cardinal=flight.cardinal,
        rebounds=flight.rebounds,
        crossing=flight.crossing,
        goal=flight.is_goal,
        swap=flight.is_swap,
    )


def _played(position: BoardPosition, side: Side, flight: Flight) -> BoardPosition:
    cells = tuple(flight.ball if cell == flight.shooter else cell for cell in position.pieces[side])
    return BoardPosition({**position.pieces, side: cells}, flight.ball_to)


def _refused(side: Side, ball: Cell, trial: ShotTrial, canvas: Canvas, position: BoardPosition) -> list[Shape]:
    """The ball crossed out and the pieces in the way ringed, if the refusal is one of the last three."""
    if trial.refusal not in _BALL_CROSSED:
        return []
    blockers = names_of(FLIGHTS[side][ball][trial.shooter].blockers)
    standing_there = {cell for cells in position.pieces.values() for cell in cells}
    rings: list[Shape] = [_pieces.ring(canvas.spot(cell), _RED) for cell in blockers if cell in standing_there]
    rings.append(_pieces.ring(canvas.spot(trial.shooter), canvas.look.palette.special))
    return [*_pieces.crossed_ball(canvas.spot(ball), canvas.look), *rings]


def _banner(word: str, canvas: Canvas) -> list[Shape]:
    """The message of a refusal, in large letters below the board."""
    shown = fonts.fit(word, 30, True, 800)
    if not shown:
        return []
    y = canvas.top + _field.HEIGHT + 6 + _BANNER / 2
    wide = fonts.width(shown, 30, True) + 56
    box = RoundedBox(x=_field.WIDTH / 2, y=y, w=wide, h=52, corner=14, fill="#7a2327", stroke=_RED, width=3)
    return [box, write_line(shown, _field.WIDTH / 2, y, Style(30, canvas.look.palette.ink, bold=True, anchor="middle"))]
