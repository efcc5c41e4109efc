"""A turn: the board before it with arrows for what happened, and the board after it, one above the other."""

from collections.abc import Mapping, Sequence, Set

import msgspec

from boards.kollaball import _field, _frame, _pieces
from boards.kollaball._arrows import Way, arrows
from boards.kollaball._board import SMALLER, Places, Standing, pieces, places
from boards.kollaball._frame import Frame
from boards.kollaball._pieces import Spot
from boards.kollaball._ways import Walk
from boards.kollaball._words import Labels, special_sign
from boards.palette import Palette
from boards.scene import Scene, Shape
from rules.kollaball.events import (
    BallLost,
    BallOut,
    BallSeized,
    DecoyGiven,
    Entered,
    Event,
    Expelled,
    LobAimed,
    LobLanded,
    LobLaunched,
    Moved,
    Passed,
    PickedUp,
    PlayerDisplaced,
    PlayerHampered,
    PlayerRemoved,
    Scored,
    SpecialUsed,
    Substituted,
)
from rules.kollaball.pitch import COORDINATES
from rules.kollaball.state import BallId, Cell, PlayerId, State


def turn_scene(
    before: State,
    after: State,
    events: Sequence[Event],
    frame: Frame,
    *,
    throwers: Mapping[BallId, PlayerId] | None = None,
) -> Scene:
    """Return one picture of a turn. States and events are what the reader may see (`view`).

    `throwers`: who threw the balls that were in the air before; a lob of this turn tells its thrower itself.
    """
    colours, labels = frame.colours, frame.labels
    happened = _Happened(before, events, frame.flipped, {**(throwers or {}), **_throwers(events)})
    second = _frame.TOP + _field.HEIGHT + _frame.key_height(happened.kinds, labels)

    shapes = _frame.header(frame)
    shapes.append(_frame.inset(before, frame, _frame.TOP))
    shapes += _frame.corner_label(labels.before, _frame.TOP, colours)
    shapes += happened.shapes(colours, labels)
    shapes.append(_frame.inset(after, frame, second))
    shapes += _frame.corner_label(labels.after, second, colours)
    then = places(after, flipped=frame.flipped, top=second)
    shapes += _goals(events, after, then, colours)
    shapes += pieces(after, then, colours, Standing(throwers=happened.flying))
    return _frame.finish(shapes, after, frame, second + _field.HEIGHT)


def played_scene(
    before: State, events: Sequence[Event], frame: Frame, *, throwers: Mapping[BallId, PlayerId] | None = None
) -> Scene:
    """Return the upper half of `turn_scene`: the board before a turn with what happened in it."""
    happened = _Happened(before, events, frame.flipped, {**(throwers or {}), **_throwers(events)})
    shapes = _frame.header(frame)
    shapes.append(_frame.inset(before, frame, _frame.TOP))
    shapes += happened.shapes(frame.colours, frame.labels)
    bottom = _frame.TOP + _field.HEIGHT + _frame.key_height(happened.kinds, frame.labels)
    return _frame.finish(shapes, before, frame, bottom)


class _Happened:
    """What happened in a turn, on the board before it."""

    def __init__(
        self, before: State, events: Sequence[Event], flipped: bool, flying: Mapping[BallId, PlayerId]
    ) -> None:
        self._events = events
        self.flying = flying
        self._coming, self._ghosts = _with_newcomers(before, events)
        self._where = places(self._coming, flipped=flipped, top=_frame.TOP, size=SMALLER)
        self._ways = _ways(self._coming, events, self._where)
        self.kinds = tuple(dict.fromkeys(way.kind for way in self._ways))

    def shapes(self, colours: Palette, labels: Labels) -> list[Shape]:
        """Return arrows, tokens, marks, and what the arrows mean."""
        under, over = arrows(self._ways, colours)
        standing = Standing(_idle(self._events), self._ghosts, self.flying)
        marks = _marks(self._events, self._where, colours)
        return [
            *under,
            *pieces(self._coming, self._where, colours, standing),
            *over,
            *marks,
            *_frame.key_row(self.kinds, labels, _frame.TOP + _field.HEIGHT, colours),
        ]


def _with_newcomers(before: State, events: Sequence[Event]) -> tuple[State, Set[PlayerId]]:
    """The state before with those who enter in this turn on their cells, and who they are."""
    coming: dict[PlayerId, Cell | None] = {}
    for event in events:
        match event:
            case Entered():
                coming[event.player] = event.cell
            case Substituted():
                coming[event.into] = event.cell
            case _:
                pass
    players = dict(before.players)
    for player in coming.keys() & players.keys():
        players[player] = msgspec.structs.replace(players[player], status="pitch", skip=0, cell=coming[player])
    return msgspec.structs.replace(before, players=players), coming.keys()


def _idle(events: Sequence[Event]) -> Set[PlayerId]:
    return {event.player for event in events if isinstance(event, PlayerHampered | PlayerRemoved)}


def _throwers(events: Sequence[Event]) -> Mapping[BallId, PlayerId]:
    return {event.ball: event.player for event in events if isinstance(event, LobLaunched)}


def _ways(state: State, events: Sequence[Event], where: Places) -> list[Way]:
    """What moved, in the order in which it happened."""
    walk = Walk(state, where)
    aims = {event.player: event.to for event in events if isinstance(event, LobAimed)}
    for event in events:
        match event:
            case Moved():
                walk.moves(event.player, "strike" if event.role == "hitter" else "move", event.path)
            case Expelled() | PlayerDisplaced():
                walk.moves(event.player, "knock", (event.origin, event.to))
            case Passed():
                walk.throws(event.player, event.ball, "throw", event.origin, event.to)
            case BallLost():
                walk.rolls(event.ball, event.player, event.cell)
            case DecoyGiven():
                walk.gives(event.player, event.to)
            case LobLaunched():
                walk.lobs(event.player, aims.get(event.player, ""))
            case LobLanded():
                walk.lands(event.cell)
            case _:
                pass
    return walk.ways


def _marks(events: Sequence[Event], where: Places, palette: Palette) -> list[Shape]:
    """Signs on tokens and cells: specials, pick-ups, who is pinned, who and what leaves the pitch."""
    shapes: list[Shape] = []
    for event in events:
        match event:
            case SpecialUsed() if event.player in where.players:
                sign = special_sign(event.special, event.via)
                shapes += _pieces.badge(sign, where.players[event.player], palette)
            case PickedUp() if event.ball in where.balls:
                shapes.append(_pieces.ring(where.balls[event.ball], palette.throw))
            case Expelled() if event.origin == event.to and event.player in where.players:
                shapes.append(_pieces.ring(where.players[event.player], palette.knock))
            case PlayerRemoved() if event.player in where.players:
                shapes += _pieces.sent_off(where.players[event.player], palette)
            case BallOut() if event.cell in COORDINATES:
                x, y = where.cell(event.cell)
                shapes += _pieces.removed(Spot(x, y, 16), palette)
            case BallSeized():
                shapes += _seized(event, where, palette)
            case _:
                pass
    return shapes


def _seized(event: BallSeized, where: Places, palette: Palette) -> list[Shape]:
    """A cross over the ball that the referee took, on the ground or in a hand."""
    if event.ball in where.balls:
        return _pieces.removed(where.balls[event.ball], palette)
    holder = where.players.get(event.player or "")
    return _pieces.removed(_pieces.carried(holder, 0), palette) if holder is not None else []


def _goals(events: Sequence[Event], state: State, where: Places, palette: Palette) -> list[Shape]:
    """A bright edge around the cell of whoever scored."""
    scorers = [event.player for event in events if isinstance(event, Scored) and event.player in state.players]
    cells = dict.fromkeys(state.players[player].cell for player in scorers)
    return [
        _pieces.outline(_field.hexagon(where.cell(cell), _field.SIDE - 2), palette.special)
        for cell in cells
        if cell is not None and cell in COORDINATES
    ]
