"""Shots explained to who sees them for the first time: where the ball goes, and when it is a goal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from boards import fonts, strokes
from boards.aspic import _field, _frame, _paths, _pieces
from boards.aspic._board import Canvas, goal_marks
from boards.aspic._frame import Frame, titles
from boards.aspic._look import look_of
from boards.aspic._words import Labels, Note
from boards.fonts import Style, write_line
from boards.palette import PUBLIC
from boards.scene import Inset, Point, RoundedBox, Scene, Shape
from rules.aspic.board import Cell
from rules.aspic.flights import FLIGHTS
from rules.aspic.state import LeftTeam, RightTeam, Teams

TEAMS = Teams(LeftTeam(color="purple"), RightTeam(color="orange"))
_ASIDE = 54  # pixels from a piece to the word beside it
_SIZE = 26


@dataclass(frozen=True)
class Lesson:
    """The words of a picture: `notes` below the board, `goal` over a ball that is in.

    The others name what there is where one shot is shown: `half` is the way to the ball, and the ball's own. Several
    are numbered instead.
    """

    title: str
    notes: Sequence[str]
    goal: str = ""
    shooter: str = ""
    ball: str = ""
    end: str = ""
    half: str = ""


def lesson_scene(lesson: Lesson, examples: Sequence[tuple[Cell, Cell]]) -> Scene:
    """Return the board with shots of the left side, each a shooter's cell and the ball's, before they are played."""
    frame = Frame(title=lesson.title, subtitle="", palette=PUBLIC, legend=[Note(text=note) for note in lesson.notes])
    look = look_of(TEAMS, PUBLIC)
    shapes, top = titles(frame, look)
    canvas = Canvas(top, look, Labels(goal=lesson.goal))
    shapes.append(Inset(x=0, y=top, scene=_field.field(TEAMS, PUBLIC)))
    for number, (shooter, ball) in enumerate(examples, start=1):
        shapes += _shot(shooter, ball, canvas)
        if len(examples) > 1:
            shapes += _pieces.badge(str(number), canvas.spot(shooter), look.palette.special, look)
        else:
            shapes += _named(lesson, shooter, ball, canvas)
    noted, bottom = _frame.notes(top + _field.HEIGHT + 10, frame, look)
    return _frame.finish([*shapes, *noted], bottom, look)


def _shot(shooter: Cell, ball: Cell, canvas: Canvas) -> list[Shape]:
    """A shot before it is played: its ways, who shoots, the ball, and where the ball will be."""
    flight, look = FLIGHTS["left"][ball][shooter], canvas.look
    way = _paths.ball_way("left", ball, flight.vector, goal=flight.is_goal)
    places = canvas.places(way)
    runs, flown = _paths.shot_lines(canvas.spot(shooter), places, look, start=_pieces.BALL)
    end = goal_marks("left", way[-1], canvas) if flight.is_goal else _pieces.ball(places[-1], look, dimmed=True)
    return [*runs, *flown, *_pieces.piece("left", canvas.spot(shooter), look), *_pieces.ball(places[0], look), *end]


def _named(lesson: Lesson, shooter: Cell, ball: Cell, canvas: Canvas) -> Iterator[Shape]:
    """The names of a shot's three places above it, and of its two halves below it."""
    landed = FLIGHTS["left"][ball][shooter].ball_to or ball
    spots = [canvas.spot(cell) for cell in (shooter, ball, landed)]
    for word, (x, y) in zip((lesson.shooter, lesson.ball, lesson.end), spots, strict=True):
        yield from _tag(word, (x, y - _ASIDE), canvas)
    for one, other in pairwise(spots):
        x, y = strokes.between(one, other, 0.5)
        yield from _tag(lesson.half, (x, y + _ASIDE), canvas)


def _tag(word: str, at: Point, canvas: Canvas) -> list[Shape]:
    shown, look = fonts.fit(word, _SIZE, True, 220), canvas.look
    (x, y), wide = at, fonts.width(shown, _SIZE, True) + 20
    box = RoundedBox(x=x, y=y, w=wide, h=40, corner=10, fill=look.palette.background)
    return [box, write_line(shown, x, y, Style(_SIZE, look.palette.ink, bold=True, anchor="middle"))]
