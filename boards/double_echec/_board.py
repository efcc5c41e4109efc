"""The rink as it is, and what a coach may have drawn over it.

That is zones of reach, steps to the net, ways of a clear, the offside line.
"""

from collections.abc import Mapping, Sequence
from math import dist

import msgspec

from boards import fonts, strokes
from boards.double_echec import _frame, _panel, _pieces
from boards.double_echec._field import ROWS, View
from boards.double_echec._frame import Frame
from boards.double_echec._look import Look
from boards.double_echec._shown import Shown, ShownPlayer, Who, show_state
from boards.double_echec._words import TYPED, SignKind
from boards.fonts import Style, write_line
from boards.scene import Arrow, Colour, Point, RoundedBox, Scene, Shape
from rules.double_echec import rink
from rules.double_echec.data import DATA, Team
from rules.double_echec.state import OTHER, TEAMS, Cell, Match
from rules.double_echec.turn import clearing

_MOST = 18  # steps that three dice make
_NUMBER = 26
_BESIDE = 48
_CLEARANCE = 34  # from the player's middle to where a way begins


class RinkOverlay(msgspec.Struct, frozen=True, kw_only=True):
    """What is drawn over the rink.

    `zones`: the sides whose zones of reach are shaded. `steps`: the side whose steps to the other net are written
    on the cells. `rays`: the ways on which the carrier may clear. `offside`: where a player may not go before the puck.
    """

    zones: tuple[Team, ...] = ()
    steps: Team | None = None
    rays: bool = False
    offside: bool = False


NONE = RinkOverlay()


def overlay_shades(moment: Shown, overlay: RinkOverlay, look: Look) -> Mapping[Cell, Colour]:
    """Return the colours of the cells in zones of reach: skaters in slots have one, goalkeepers none (DE-B.zone-a)."""
    reached: dict[Cell, set[Team]] = {}
    for (team, _), piece in moment.players.items():
        if team in overlay.zones and piece.slot not in (None, "G") and not piece.going:
            for cell in rink.cells_of(rink.ZONE[rink.CELL[piece.cell]] & rink.ICE):
                reached.setdefault(rink.NAMES[cell], set()).add(team)
    return {cell: look.both if len(teams) > 1 else look.of_zone(*teams) for cell, teams in reached.items()}


def steps(moment: Shown, team: Team, where: View, frame: Frame) -> list[Shape]:
    """Return on each free cell the steps from there to the nearest crease cell that is not the goalkeeper's."""
    other = OTHER[team]
    keeper = {piece.cell for (side, _), piece in moment.players.items() if side == other and piece.slot == "G"}
    entries = [cell for cell in rink.CREASE[other] if rink.NAMES[cell] not in keeper]
    taken = {piece.cell for piece in moment.players.values()}
    style = Style(_NUMBER, frame.look.line(team), anchor="middle")
    shapes: list[Shape] = []
    for cell in rink.cells_of(rink.ICE):
        name = rink.NAMES[cell]
        far = min(rink.puck_distance(cell, entry) for entry in entries)
        if far <= _MOST and name not in taken and where.shows(name):
            shapes.append(write_line(str(far), *where.spot(name), style))
    return shapes


def draw_offside_line(team: Team, where: View, frame: Frame) -> list[Shape]:
    """Return the line that a side may not cross before the puck (DE-B.offside), with its teeth towards the goal."""
    column = DATA.rink.blue_lines_after_column[1 if team == "home" else 0] + 0.5
    way = 1 if team == "home" else -1
    colour = frame.look.line(team)
    shapes: list[Shape] = [
        Arrow(points=(where.at(0.5, column), where.at(len(ROWS) + 0.5, column)), colour=colour, width=5)
    ]
    for row in range(1, len(ROWS) + 1):
        teeth = (where.at(row - 0.2, column), where.at(row, column + way * 0.3), where.at(row + 0.2, column))
        shapes.append(Arrow(points=teeth, colour=colour, width=4))
    return shapes


def rays(moment: Shown, where: View, frame: Frame) -> list[Shape]:
    """Return the ways on which the player who has the puck may clear it, as far as the ice goes, and their names."""
    if moment.holder is None or moment.holder not in moment.players:
        return []
    team, start = moment.holder[0], rink.CELL[moment.players[moment.holder].cell]
    look, shapes = frame.look, list[Shape]()
    for direction in clearing.legal_directions(team, start):
        way, cell, run = clearing.direction_of(team, direction), start, 0
        while (ahead := rink.step(cell, *way)) is not None and rink.BIT[ahead] & rink.ICE:
            cell, run = ahead, run + 1
        if not run:
            continue
        one, other = where.spot(rink.NAMES[start]), where.spot(rink.NAMES[cell])
        line = strokes.shorten((one, other), _CLEARANCE, 0)
        shapes.append(Arrow(points=line, colour=look.clear, width=7, pattern="dotted", head=24, halo=look.ice))
        x, y = _free(one, other, run, [where.spot(piece.cell) for piece in moment.players.values()])
        wide = fonts.width(direction, _NUMBER, True) + 16
        shapes.append(RoundedBox(x=x, y=y, w=wide, h=34, corner=9, fill=look.clear))
        shapes.append(write_line(direction, x, y, Style(_NUMBER, look.palette.ink, bold=True, anchor="middle")))
    return shapes


def _free(start: Point, end: Point, run: int, players: Sequence[Point]) -> Point:
    """Where the name of a way stands: on it, not far from its start, but upon nobody."""
    places = [strokes.between(start, end, min(cells / run, 1)) for cells in (2.6, 2, 3.6, 1.6, 4.6, 5.6)]
    return next((place for place in places if all(dist(place, piece) > _BESIDE for piece in players)), places[0])


def rink_scene(state: Match, frame: Frame, *, overlay: RinkOverlay = NONE) -> Scene:
    """Return the picture of the rink now. It shows nothing of sheets; the rest of a state is public."""
    moment, where = show_state(state), _frame.view_in_frame(frame)
    shades = overlay_shades(moment, overlay, frame.look)
    shapes = [*_frame.draw_header(moment, frame), *_frame.rink(frame, where, shades)]
    shapes += _overlaid(moment, overlay, where, frame)
    shapes += [*draw_players(moment, where, frame), *_panel.panel(moment, frame, where)]
    shapes += _panel.draw_panel_key((), signs(moment), frame, where.top + where.tall - (60 if frame.stops else 8))
    return _frame.finish(shapes, where, frame)


def _overlaid(moment: Shown, overlay: RinkOverlay, where: View, frame: Frame) -> list[Shape]:
    """What lies between the ice and the players."""
    shapes: list[Shape] = []
    if overlay.offside:
        shapes += [shape for team in TEAMS for shape in draw_offside_line(team, where, frame)]
    if overlay.steps is not None:
        shapes += steps(moment, overlay.steps, where, frame)
    if overlay.rays:
        shapes += rays(moment, where, frame)
    return shapes


def signs(moment: Shown) -> list[SignKind]:
    """Return the signs on the ice that are explained."""
    found: list[SignKind] = ["carrier"]
    if any(piece.going for piece in moment.players.values()):
        found.append("going")
    return found


def draw_players(moment: Shown, where: View, frame: Frame, puck: Point | None = None) -> list[Shape]:
    """Return everybody on the ice that is shown, and the puck; `puck`: where it lies, if not on its cell.

    Two players on one cell stand side by side.
    """
    rims: list[Shape] = []
    shapes: list[Shape] = []
    cells = [piece.cell for piece in moment.players.values()]
    seen: list[str] = []
    for who, piece in moment.order():
        if where.shows(piece.cell):
            x, y = where.spot(piece.cell)
            aside = 0 if cells.count(piece.cell) == 1 else 16 if piece.cell in seen else -16
            shapes += draw_player(who, piece, (x + aside, y), frame)
            seen.append(piece.cell)
            if who == moment.holder:
                rims += _pieces.draw_carrier(who[0], (x + aside, y), frame.look)
                shapes += _pieces.puck(_pieces.hand((x + aside, y)), frame.look)
    if moment.holder is None or moment.holder not in moment.players:
        shapes += _pieces.puck(puck or where.spot(moment.puck), frame.look, 14)
    return rims + shapes


def draw_player(who: Who, piece: ShownPlayer, spot: Point, frame: Frame) -> list[Shape]:
    """Return a player at a spot."""
    team, number = who
    words = ("" if piece.slot is None else TYPED[piece.slot], str(number))
    return _pieces.draw_token(team, spot, words, frame.look, going=piece.going)
