"""The Wayne Gretzky cup (rulebook part 10, Poules WG): pools, best-second table, semi-finals, final."""

from collections.abc import Iterable, Mapping, Sequence

from boards.matrix_hockey import _frame, _lists, _rows, _ties
from boards.matrix_hockey._frame import SECTION, TOP
from boards.matrix_hockey._kdh import banner
from boards.matrix_hockey._look import LOOKS, Look
from boards.matrix_hockey._ranks import Place, pool_places, seconds_places
from boards.matrix_hockey._ties import Tie
from boards.matrix_hockey._words import NO_LABELS, Labels
from boards.palette import PaletteName
from boards.scene import Scene, Shape
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.events import Event, LotDrawn, Standings
from rules.matrix_hockey.state import State, TeamId

_SEMI_FINALISTS = 4


def pools_scene(
    state: State,
    events: Iterable[Event] = (),
    *,
    title: str,
    subtitle: str,
    team: TeamId | None = None,
    palette: PaletteName = "default",
    labels: Labels = NO_LABELS,
    legend: Sequence[str] = (),
) -> Scene:
    """Return the cup so far, the final phase on top once it is drawn. `team`'s rows are framed.

    `events`: those of the week of the last pool round, if it is over; only they tell the lots that made the final
    tables (MH-3.3.1-c, -d). Without them those through stand first and others still level share a rank.
    """
    look = LOOKS[palette]
    shapes = _frame.header(title, subtitle, look)
    if not state.wg.pools:
        body, bottom = _frame.nothing(labels.empty, look)
        return _frame.finish([*shapes, *body], bottom, look)
    drawn, bottom = _final_phase(state, labels, look, team)
    shapes += drawn
    tables = _tables(state, tuple(events))
    adjusted = {one: state.teams[one].record["WG"].adjust for one in state.wg.teams if one in state.teams}
    shapes += _rows.heads(bottom, labels, look)
    bottom += _rows.HEADS - 10
    for head, places in tables:
        shapes += _frame.section(labels.seconds if head is None else labels.pool(head), bottom, look)
        drawn, bottom = _rows.rows(
            state, places, bottom + SECTION, _qualifying(labels), look, adjusted=adjusted, team=team
        )
        shapes += drawn
    noted, height = _frame.notes(legend, bottom, look)
    return _frame.finish([*shapes, *noted], bottom + height, look)
