"""What a captain may do: his shots and their outcome, a piece's moves, his placement; what the opponent threatens."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from boards.aspic import _frame, _paths, _pieces
from boards.aspic._board import BoardPosition, Canvas, canvas_of, move_marks, position_of, standing_pieces
from boards.aspic._field import HEIGHT
from boards.aspic._frame import MARGIN, Frame
from boards.aspic._words import Labels
from boards.fonts import Style, write_line
from boards.scene import Arrow, Disc, Point, Scene, Shape
from rules.aspic import listing
from rules.aspic.board import FREE_ZONE, OPPONENT, POINT, Cell, Side, names_of
from rules.aspic.flights import REACH, Flight
from rules.aspic.orders import Move
from rules.aspic.state import State

_ROW = 46
_APART = 36  # pixels between two numbers


class ShotEntry(NamedTuple):
    """A piece in range: its number on the picture, its cell, what its shot does or why it is refused."""

    number: int
    shooter: Cell
    flight: Flight | None
    refusal: str | None


def shots_scene(
    state: State,
    frame: Frame,
    *,
    move: Move | None = None,
) -> Scene:
    """Return the side on turn's pieces in range, each with the outcome of its shot, as things are or after `move`.

    `move` is legal (AS-ui-c: the piece that it moves is dimmed). Outside play there is nothing to number.
    """
    frame = replace(frame, icon="shot" if state.phase == "play" else None)
    side = state.to_act
    found = () if side is None else listing.trials(state, side, move)
    near = [trial for trial in found if _is_in_range(trial.shooter, state.ball)]
    near.sort(key=lambda trial: (trial.flight is None, trial.flight is not None and not trial.flight.is_goal))
    entries = [ShotEntry(k, trial.shooter, trial.flight, trial.refusal) for k, trial in enumerate(near, 1)]
    return _numbered(state, side, entries, frame, move)


def threats_scene(
    state: State,
    side: Side,
    frame: Frame,
) -> Scene:
    """Return the legal shots that the opponent of `side` would have if it were to act now, goals first."""
    flights = listing.threats(state, OPPONENT[side])
    entries = [ShotEntry(k, flight.shooter, flight, None) for k, flight in enumerate(flights, 1)]
    return _numbered(state, OPPONENT[side], entries, frame, None)


def _is_in_range(shooter: Cell, ball: Cell | None) -> bool:
    if ball is None:
        return False
    return all(abs(a - b) <= REACH for a, b in zip(POINT[shooter], POINT[ball], strict=True))


def _numbered(state: State, side: Side | None, entries: Sequence[ShotEntry], frame: Frame, move: Move | None) -> Scene:
    """The board with the paths of the shots that are possible, and the list of all below it."""
    canvas = canvas_of(state, frame)
    position = position_of(state) if move is None or side is None else move_piece_on(position_of(state), side, move)
    lines: list[Shape] = []
    tags: list[Shape] = []
    taken: list[Point] = []
    if side is not None:
        for entry in entries:
            ink = canvas.look.of(side).ink
            tags.append(_pieces.number(str(entry.number), canvas.spot(entry.shooter), ink))
            if entry.flight is not None:
                drawn, spot = _flown(side, entry.flight, canvas)
                lines += drawn
                while _paths.shortest_gap(spot, taken) < _APART:
                    spot = (spot[0], spot[1] + _APART)
                taken.append(spot)
                gold, plain = canvas.look.palette.special, canvas.look.palette.ink
                tags += _pieces.badge(str(entry.number), spot, gold if entry.flight.is_goal else plain, canvas.look)
    dimmed = None if move is None else move.to
    if move is not None and side is not None:
        lines += move_marks(side, move.origin, move.to, canvas)
    inner = [*standing_pieces(position, canvas, lines, dimmed=dimmed), *tags]
    below, tall = _listed(entries, canvas)
    return _frame.whole_picture(state, frame, inner, below, tall)


def move_piece_on(position: BoardPosition, side: Side, move: Move) -> BoardPosition:
    """Return the position after a move of `side`."""
    cells = tuple(move.to if cell == move.origin else cell for cell in position.pieces[side])
    return position._replace(pieces={**position.pieces, side: cells})


def _flown(side: Side, flight: Flight, canvas: Canvas) -> tuple[list[Shape], Point]:
    """A possible shot's path, and where its number stands: at its end."""
    board = _paths.ball_way(side, flight.ball, flight.vector, goal=flight.is_goal)
    places = canvas.places(board)
    _, drawn = _paths.shot_lines(canvas.spot(flight.shooter), places, canvas.look, start=_pieces.BALL, end=17)
    return drawn, places[-1] if not flight.is_swap else (places[-1][0] + 30, places[-1][1] - 26)


def _listed(entries: Sequence[ShotEntry], canvas: Canvas) -> tuple[list[Shape], float]:
    """The numbers with cells and outcomes, in two columns, and their height."""
    shapes: list[Shape] = []
    look, labels = canvas.look, canvas.labels
    half = -(-len(entries) // 2)
    wide = (900 - 2 * MARGIN) / 2
    for place, entry in enumerate(entries):
        x = MARGIN + place // half * wide
        y = canvas.top + HEIGHT + 12 + (place % half + 0.5) * _ROW
        is_goal = entry.flight is not None and entry.flight.is_goal
        fill = look.palette.special if is_goal else look.palette.ink if entry.flight else look.palette.muted
        shapes += _pieces.badge(str(entry.number), (x + 18, y), fill, look)
        shapes.append(write_line(entry.shooter, x + 46, y, Style(26, look.palette.ink, bold=True)))
        line = ((x + 92, y), (x + 126, y))
        shapes.append(Arrow(points=line, colour=look.palette.muted, width=4, head=14))
        shapes.append(_outcome(entry, (x + 138, y), labels, canvas, wide - 150))
    return shapes, half * _ROW + (8 if entries else 0)


def _outcome(entry: ShotEntry, spot: Point, labels: Labels, canvas: Canvas, wide: float) -> Shape:
    look = canvas.look
    if entry.flight is None:
        word = labels.refusals.get(entry.refusal or "", "")
        return write_line(word, *spot, Style(22, look.palette.muted, wide=wide))
    if entry.flight.ball_to is None:
        return write_line(labels.goal, *spot, Style(26, look.palette.special, bold=True, wide=wide))
    return write_line(entry.flight.ball_to, *spot, Style(26, look.palette.ink, bold=True, wide=wide))


def moves_scene(
    state: State,
    origin: Cell,
    frame: Frame,
) -> Scene:
    """Return the board with the chosen piece on `origin` dimmed and its legal cells ticked (AS-ui-c)."""
    canvas = canvas_of(state, frame)
    inner = standing_pieces(position_of(state), canvas, dimmed=origin)
    inner.append(_pieces.ring(canvas.spot(origin), canvas.look.palette.special))
    for cell in listing.legal_moves(state, origin):
        x, y = canvas.spot(cell)
        inner += _pieces.tick((x, y - 10), canvas.look)
        inner.append(_name(cell, (x, y + 24), canvas))
    return _frame.whole_picture(state, frame, inner)


def _name(cell: Cell, spot: Point, canvas: Canvas) -> Shape:
    return write_line(cell, *spot, Style(22, canvas.look.palette.ink, bold=True, anchor="middle"))


def placement_scene(
    state: State,
    side: Side,
    frame: Frame,
    *,
    chosen: Sequence[Cell] = (),
) -> Scene:
    """Return the placement as its captain sees it: free cells dotted and named, their waiting queue numbered.

    `state` is what `side` may see. `chosen`: cells that they are about to announce, numbered instead of the queue
    (AS-place-h).
    """
    canvas = canvas_of(state, frame)
    inner = standing_pieces(position_of(state), canvas)
    waiting = tuple(chosen or state.queue.of(side))
    taken = {*waiting, *state.pieces.of(side)}
    for number, cell in enumerate(waiting, 1):
        inner += _pieces.piece(side, canvas.spot(cell), canvas.look, dimmed=True)
        inner.append(_pieces.number(str(number), canvas.spot(cell), canvas.look.palette.ink))
    room = state.phase == "placement" and len(taken) < state.config.pieces
    for cell in names_of(FREE_ZONE[side]) if room else ():
        if cell not in taken:
            inner += _open_cell(cell, canvas)
    return _frame.whole_picture(state, frame, inner)


def _open_cell(cell: Cell, canvas: Canvas) -> list[Shape]:
    x, y = canvas.spot(cell)
    return [Disc(x=x, y=y - 12, r=8, fill=canvas.look.palette.special), _name(cell, (x, y + 16), canvas)]
