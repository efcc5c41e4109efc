"""A penalty shot: the attacked end, large, the net's numbers, the two players, and what came of it."""

from collections.abc import Sequence
from math import ceil

from boards.double_echec import _field, _frame, _throws
from boards.double_echec._beats import Beat
from boards.double_echec._field import View, cell_at, column_of, row_number_of
from boards.double_echec._following import following
from boards.double_echec._frame import Frame
from boards.double_echec._legs import join_runs, legs_of, marks_of
from boards.double_echec._look import LOOKS
from boards.double_echec._shown import Shown, ShownPlayer, Who, show_state
from boards.double_echec._turn import rush
from boards.fonts import Style, write_line
from boards.scene import Disc, Scene, Shape
from rules.double_echec.data import DATA, Team
from rules.double_echec.events import Event, PenaltyShot, PenaltyShotOver
from rules.double_echec.state import OTHER, Match, PenaltyShotNext

_SIZE = 62
_BAND = 100  # of dice below the ice
_PER_ROW, _MOST = 4, 12
_DATA = DATA.rink


def penalty_shot_scene(state: Match, events: Sequence[Event], frame: Frame) -> Scene:
    """Return the picture of the penalty shot that `state` waits for, and with `events` of how it was taken.

    The shooter always attacks upwards. Of the events only those of the penalty shot are looked at.
    """
    told = _of_the_shot(events)
    start = show_state(state)
    steps = list(following(start, told))
    team = _shooting(state, told)
    if team is None:
        where = _view(frame, "home")
        return _whole(start, Beat(tuple(steps)), where, frame)
    steps = [step for step in steps if not isinstance(step[0], PenaltyShotOver)]
    moment = steps[-1][2] if steps else _due(state, start)
    return _whole(moment, Beat(tuple(steps)), _view(frame, team), frame)


def _of_the_shot(events: Sequence[Event]) -> Sequence[Event]:
    first = next((k for k, event in enumerate(events) if isinstance(event, PenaltyShot)), len(events))
    last = next((k for k, event in enumerate(events) if isinstance(event, PenaltyShotOver)), len(events))
    return events[first : last + 1]


def _shooting(state: Match, told: Sequence[Event]) -> Team | None:
    if told and isinstance(told[0], PenaltyShot):
        return told[0].team
    return state.next.team if isinstance(state.next, PenaltyShotNext) else None


def _due(state: Match, start: Shown) -> Shown:
    """The two players before the shot: the fouled one behind the puck, the goalkeeper in the middle of the crease."""
    if not isinstance(state.next, PenaltyShotNext):
        return start
    team, player, spot = state.next.team, state.next.player, _DATA.spots.centre
    behind = cell_at(row_number_of(spot), column_of(spot) + (-1 if team == "home" else 1))
    crease = _DATA.crease.away if team == "home" else _DATA.crease.home
    keeper = state.teams.of(OTHER[team]).ice.get("G")
    shooter: Who = (team, player)
    players = {shooter: ShownPlayer(start.players[shooter].slot if shooter in start.players else None, behind)}
    if keeper is not None:
        players[OTHER[team], keeper] = ShownPlayer("G", crease[1])
    return Shown(
        period=start.period,
        units=start.units,
        score=start.score,
        players=players,
        box=start.box,
        puck=spot,
        holder=None,
    )


def _view(frame: Frame, team: Team) -> View:
    """The end that a side attacks, with the centre spot and a column behind it."""
    centre = _DATA.red_line_column
    columns = (centre - 1, _DATA.columns) if team == "home" else (1, centre + 1)
    left = (_frame.WIDTH - 13 * _SIZE + _field.AXIS) / 2
    return View(
        size=_SIZE,
        left=round(left),
        top=_frame.ice_top(frame),
        first=columns[0],
        last=columns[1],
        flipped=team == "away",
    )


def _whole(moment: Shown, beat: Beat, where: View, frame: Frame) -> Scene:
    shapes = [*_frame.draw_header(moment, frame), *_frame.rink(frame, where), *_numbers(where, frame)]
    shapes += rush(moment, join_runs(legs_of(beat.steps)), marks_of(beat.steps), where, frame)
    bottom = where.top + where.tall + _field.BOARDS + 10
    throws = _throws.throws_of(beat)[-_MOST:]
    for k, throw in enumerate(throws):
        corner = (_frame.MARGIN + k % _PER_ROW * (_throws.WIDE + 24), bottom + k // _PER_ROW * _BAND)
        shapes += _throws.draw_thrown(throw, corner, frame)
    return _frame.finish(shapes, where, frame, below=_BAND * ceil(len(throws) / _PER_ROW))


def _numbers(where: View, frame: Frame) -> list[Shape]:
    """The numbers of the net, on its cells."""
    look = LOOKS[frame.palette]
    shapes: list[Shape] = []
    for net in (*_DATA.net.home, *_DATA.net.away):
        if where.shows(net):
            row, column = row_number_of(net), column_of(net)
            for share, number in zip((-0.25, 0.25), _DATA.net_numbers[net[0]], strict=True):
                x, y = where.at(row + share, column)
                shapes.append(Disc(x=x, y=y, r=16, fill=look.palette.outline))
                shapes.append(write_line(str(number), x, y, Style(26, look.palette.ink, bold=True, anchor="middle")))
    return shapes
