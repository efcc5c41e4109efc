"""A division's table (rulebook part 10, Classement)."""

from collections.abc import Sequence

from boards.matrix_hockey import _frame, _rows
from boards.matrix_hockey._frame import TOP
from boards.matrix_hockey._look import LOOKS
from boards.matrix_hockey._ranks import division_places
from boards.matrix_hockey._words import NO_LABELS, Labels
from boards.palette import PaletteName
from boards.scene import Scene
from rules.matrix_hockey.state import DivisionId, State, TeamId


def table_scene(
    state: State,
    division: DivisionId,
    *,
    title: str,
    subtitle: str,
    team: TeamId | None = None,
    palette: PaletteName = "default",
    labels: Labels = NO_LABELS,
    legend: Sequence[str] = (),
) -> Scene:
    """Return the table of `division`: provisional while the season runs, final once it is over (MH-3.1.5-f).

    `team`: whose row is framed. Between two rows level on points stands what decided (MH-3.1.5-d); arrows and lines
    tell who goes up and down, or would if the season ended now (MH-3.1.6).
    """
    look = LOOKS[palette]
    shapes = _frame.header(title, subtitle, look)
    places = division_places(state, division) if division in state.divisions else ()
    if not places:
        return _frame.empty(shapes, labels.empty, look)
    shapes += _rows.heads(TOP, labels, look)
    adjusted = {place.row.team: state.teams[place.row.team].record["CH"].adjust for place in places}
    table = _rows.Table(state, labels, look, _rows.ROOMY, adjusted, team)
    drawn, bottom = _rows.rows(table, places, TOP + _rows.HEADS)
    noted, height = _frame.notes(legend, bottom, look)
    return _frame.finish([*shapes, *drawn, *noted], bottom + height, look)
