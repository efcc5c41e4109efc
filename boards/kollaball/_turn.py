"""A turn on one board: where each piece stood as an outline, an arrow, and the piece where it stands now."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import dist

from boards import fonts
from boards.fonts import Style, write_line
from boards.kollaball import _field, _frame, _pieces
from boards.kollaball._arrows import Way, arrows
from boards.kollaball._below import PictureKey
from boards.kollaball._board import CORNER, SMALLER, StandingThings, is_anybody_idle, pieces, standing_things
from boards.kollaball._frame import Frame
from boards.kollaball._layout import Places, Thing, lay_out
from boards.kollaball._pieces import TokenSpot
from boards.kollaball._tracks import Stop, TrackLeg, Tracks
from boards.kollaball._words import SignKind
from boards.palette import Palette
from boards.scene import RoundedBox, Scene, Shape
from rules.kollaball.events import (
    BallOut,
    BallSeized,
    Entered,
    Event,
    Expelled,
    LobLaunched,
    PlayerHampered,
    PlayerRemoved,
    Scored,
    SpecialUsed,
    Substituted,
)
from rules.kollaball.pitch import COORDINATES
from rules.kollaball.state import BallId, Cell, PlayerId, State

_GHOST = 0.86  # of a token's size
_LOFT = 70  # pixels that a lob without known target is seen to rise, or a landing one to fall
_BANNER = 40


def turn_scene(
    before: State,
    after: State,
    events: Sequence[Event],
    frame: Frame,
    *,
    throwers: Mapping[BallId, PlayerId] | None = None,
) -> Scene:
    """Return the picture of a turn. States and events are what the reader may see (`view`).

    `throwers`: who threw the balls that were in the air before; a lob of this turn tells its thrower itself.
    """
    palette = frame.colours
    tracks = Tracks(before, after, events)
    where = place_everything(tracks, before, after, events, flipped=frame.flipped)
    ways = [way_of(leg, tracks, where) for leg in tracks.legs]
    under, over = arrows(ways, _seen(where), palette)
    launched = {event.ball: event.player for event in events if isinstance(event, LobLaunched)}
    shapes = _frame.draw_header(frame)
    shapes.append(_frame.inset(after, frame))
    shapes += [*_goals(events, after, where, palette), *under]
    shapes += _ghosts(tracks, before, after, where, palette)
    shapes += pieces(after, where, palette, StandingThings(throwers={**(throwers or {}), **launched}))
    shapes += [*over, *_marks(events, tracks, where, palette)]
    shapes += _banners(events, after, where, ways, frame)
    return frame_turn(shapes, tracks, after, events, frame)


def frame_turn(shapes: Sequence[Shape], tracks: Tracks, after: State, events: Sequence[Event], frame: Frame) -> Scene:
    """Return the picture of a turn around what stands on its board."""
    labels = frame.labels
    plays = {
        event.player: labels.special(event.special, event.via) for event in events if isinstance(event, SpecialUsed)
    }
    return _frame.finish(shapes, after, frame, _key(tracks, after, events), plays)


def place_everything(tracks: Tracks, before: State, after: State, events: Sequence[Event], *, flipped: bool) -> Places:
    """Return where everything stands after the turn, and beside it every stop that an arrow leaves or reaches."""
    partners: dict[str, str] = {}
    stops: dict[str, Cell] = {}
    for number, leg in enumerate(tracks.legs):
        ends = {tracks.key(stop): tracks.cell(stop) for stop in (leg.start, leg.end) if stop is not None}
        vias = {_via(number, place): cell for place, cell in enumerate(leg.via)}
        stops |= ends | vias
        route = [*list(ends)[:1], *vias, *list(ends)[1:]]
        for one, other in pairwise(route):
            partners.setdefault(one, other)
            partners.setdefault(other, one)
    stops |= {tracks.key(stop): tracks.cell(stop) for stop in _removed(tracks, events)}
    stops |= {tracks.key((ball, 0)): tracks.cell((ball, 0)) for ball in tracks.lifted if ball in tracks.trails}
    there = standing_things(after, flipped=flipped, partners=partners)
    known = {thing.key for thing in there}
    gone = [
        Thing(key=key, cell=cell, partner=partners.get(key), is_ball=key.split("/")[0] not in before.players)
        for key, cell in stops.items()
        if key not in known
    ]
    return lay_out([*there, *gone], CORNER, flipped=flipped, size=SMALLER)


def _via(number: int, place: int) -> str:
    return f"via/{number}/{place}/"


def _removed(tracks: Tracks, events: Sequence[Event]) -> list[Stop]:
    """The last stops of those who left the pitch."""
    gone = [tracks.last(event.player) for event in events if isinstance(event, PlayerRemoved)]
    return [stop for stop in gone if stop is not None]


def way_of(leg: TrackLeg, tracks: Tracks, where: Places) -> Way:
    """Return the arrow of a leg."""
    start = _end(leg.start, tracks, where)
    end = _end(leg.end, tracks, where)
    number = tracks.legs.index(leg)
    via = tuple(where.spots[_via(number, place)].middle for place in range(len(leg.via)))
    sky = start or end or TokenSpot(0, 0, 0)
    up = TokenSpot(sky.x, sky.y - sky.r - _LOFT, 0)
    return Way(kind=leg.kind, start=start or up, end=end or up, via=via, step=leg.step)


def _end(stop: Stop | None, tracks: Tracks, where: Places) -> TokenSpot | None:
    """The spot of an arrow's end; where nothing is drawn it has no size."""
    if stop is None:
        return None
    key = tracks.key(stop)
    spot = where.spots[key]
    return spot if "/" not in key else TokenSpot(spot.x, spot.y, spot.r * _GHOST if stop[1] == 0 else 0)


def _seen(where: Places) -> list[TokenSpot]:
    """The spots on which something is drawn: not those where somebody or a ball only passed."""
    return [spot for key, spot in where.spots.items() if "/" not in key or key.endswith("/0")]


def _ghosts(tracks: Tracks, before: State, after: State, where: Places, palette: Palette) -> Iterator[Shape]:
    """Outlines where those stood who are elsewhere now, and where balls lay that were picked up."""
    for who, cells in tracks.trails.items():
        spot = where.spots.get(f"{who}/0")
        data = before.players.get(who) or after.players.get(who)
        if spot is not None and cells and data is not None:
            small = TokenSpot(spot.x, spot.y, spot.r * _GHOST)
            yield from _pieces.token((who, data), small, palette, ghost=True)
        elif spot is not None and who in tracks.lifted:
            yield _pieces.old_ball(spot, palette)


def _marks(events: Sequence[Event], tracks: Tracks, where: Places, palette: Palette) -> list[Shape]:
    """Signs on tokens and cells: specials, bumps, who comes in, who is stopped, who and what leaves the pitch."""
    shapes: list[Shape] = []
    for leg in tracks.legs:
        if leg.kind == "knock" and leg.start is not None and (key := tracks.key(leg.start)).split("/")[-1] != "0":
            spot = where.spots[key]
            shapes.append(_pieces.bump(spot.middle if "/" in key else _pieces.draw_carried(spot, 1).middle, palette))
    for event in events:
        match event:
            case SpecialUsed() if event.player in where.spots:
                shapes.append(_pieces.draw_star(where.spots[event.player], palette))
            case Expelled() if event.origin == event.to and event.player in where.spots:
                shapes.append(_pieces.bump(_pieces.draw_carried(where.spots[event.player], 1).middle, palette))
            case Entered() if event.player in where.spots:
                shapes.append(_pieces.ring(where.spots[event.player], palette.move))
            case Substituted() if event.into in where.spots:
                shapes.append(_pieces.ring(where.spots[event.into], palette.move))
            case PlayerHampered() if event.player in where.spots:
                shapes += _pieces.draw_sent_off(where.spots[event.player], palette)
            case PlayerRemoved() if (stop := tracks.last(event.player)) and tracks.key(stop) in where.spots:
                shapes += _pieces.draw_sent_off(where.spots[tracks.key(stop)], palette)
            case BallOut() if (stop := tracks.last(event.ball)) and tracks.key(stop) in where.spots:
                x, y = where.spots[tracks.key(stop)].middle
                shapes += _pieces.draw_removed(TokenSpot(x, y, 16), palette)
            case BallSeized():
                shapes += _seized(event, where, palette)
            case _:
                pass
    return shapes


def _seized(event: BallSeized, where: Places, palette: Palette) -> list[Shape]:
    """A cross over the ball that the referee took, on the ground or in a hand."""
    if event.ball in where.spots:
        return _pieces.draw_removed(where.spots[event.ball], palette)
    holder = where.spots.get(event.player or "")
    return _pieces.draw_removed(_pieces.draw_carried(holder, 0), palette) if holder is not None else []


def _scorers(events: Sequence[Event], state: State) -> list[Cell]:
    """The cells of those who scored."""
    scorers = [event.player for event in events if isinstance(event, Scored) and event.player in state.players]
    cells = dict.fromkeys(state.players[player].cell for player in scorers)
    return [cell for cell in cells if cell is not None and cell in COORDINATES]


def _goals(events: Sequence[Event], state: State, where: Places, palette: Palette) -> list[Shape]:
    """A bright edge around the cell of whoever scored."""
    return [
        _pieces.draw_edge(_field.pointy_hexagon(where.cell(cell), _field.SIDE - 2), palette.special)
        for cell in _scorers(events, state)
    ]


def _banners(events: Sequence[Event], state: State, where: Places, ways: Sequence[Way], frame: Frame) -> list[Shape]:
    """The word for a goal, over that cell, or below it if an arrow comes from above."""
    word, palette = fonts.clean(frame.labels.goal), frame.colours
    if not word:
        return []
    shapes: list[Shape] = []
    wide = fonts.width(word, _BANNER, True) + 32
    for cell in _scorers(events, state):
        x, y = where.cell(cell)
        arriving = [way.start for way in ways if dist(way.end.middle, (x, y)) < _field.SIDE]
        is_below = any(start.y < y - _field.SIDE / 2 for start in arriving)
        x, y = min(max(x, wide / 2 + 6), _frame.WIDTH - wide / 2 - 6), y + _field.SIDE * (1.36 if is_below else -1.16)
        shapes.append(
            RoundedBox(x=x, y=y, w=wide, h=50, corner=14, fill=palette.special, stroke=palette.outline, width=3)
        )
        shapes.append(write_line(word, x, y, Style(_BANNER, palette.outline, bold=True, anchor="middle")))
    return shapes


def _key(tracks: Tracks, after: State, events: Sequence[Event]) -> PictureKey:
    signs: list[SignKind] = []
    if tracks.legs:
        signs.append("start")
    if tracks.legs and tracks.legs[-1].step > 1:
        signs.append("order")
    signs.append("unspent")
    if is_anybody_idle(after):
        signs.append("idle")
    if any(isinstance(event, PlayerHampered | PlayerRemoved) for event in events):
        signs.append("stopped")
    return PictureKey(arrows=tuple(dict.fromkeys(leg.kind for leg in tracks.legs)), signs=tuple(signs))
