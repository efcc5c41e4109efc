"""A division's table (rulebook part 10, Classement)."""

from boards.matrix_hockey import _frame, _rows
from boards.matrix_hockey._frame import TOP, Frame
from boards.matrix_hockey._ranks import division_places
from boards.scene import Scene
from rules.matrix_hockey.state import DivisionId, State


def table_scene(state: State, division: DivisionId, frame: Frame) -> Scene:
    """Return the table of `division`: provisional while the season runs, final once it is over (MH-3.1.5-f).

    The reader's own row is framed. Who is level on points with the row above is tagged with what decided (MH-3.1.5-d);
    arrows and lines tell who goes up and down, or would if the season ended now (MH-3.1.6).
    """
    labels, look = frame.labels, frame.look
    shapes = _frame.header(frame)
    places = division_places(state, division) if division in state.divisions else ()
    if not places:
        return _frame.empty(frame)
    shapes += _rows.heads(TOP, labels, look)
    adjusted = {place.row.team: state.teams[place.row.team].record["CH"].adjust for place in places}
    table = _rows.Table(state, labels, look, _rows.ROOMY, adjusted, frame.team)
    drawn, bottom = _rows.rows(table, places, TOP + _rows.HEADS)
    return _frame.finish([*shapes, *drawn], bottom, frame)
