"""The ways of a turn: what went where, from the events, and as arrows on a picture."""

from collections.abc import Sequence

import msgspec

from boards.helvetia_cup import _board
from boards.helvetia_cup._arrows import PEN, Way
from boards.helvetia_cup._field import View
from boards.helvetia_cup._shown import Shown, Who
from boards.helvetia_cup._words import ArrowKind
from boards.scene import Point
from rules.helvetia_cup import events as ev
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName
from rules.helvetia_cup.state import OTHER

Step = tuple[ev.Event, Shown, Shown]
_AIR = 4  # between an arrow's end and a figure


class Leg(msgspec.Struct, frozen=True, kw_only=True):
    """Something that went through `hexes`, its start included; `who`: of a figure's way; `net`: then into that goal."""

    kind: ArrowKind
    seat: SeatName
    hexes: tuple[Hex, ...]
    who: Who | None = None
    net: SeatName | None = None

    @property
    def is_figure(self) -> bool:
        """Whether a figure went, not the ball alone."""
        return self.kind in PEN.walks


def legs_of(steps: Sequence[Step]) -> list[Leg]:
    """Return the ways of events in their order."""
    found = (_leg(event, before) for event, before, _ in steps)
    return [leg for leg in found if leg is not None]


def _leg(event: ev.Event, before: Shown) -> Leg | None:
    match event:
        case ev.Moved(seat=seat, player=n, path=path, with_ball=carried):
            one = before.figures.get((seat, n))
            if one is None or one.at is None or not path:
                return None
            return Leg(kind="carry" if carried else "move", seat=seat, hexes=(one.at, *path), who=(seat, n))
        case ev.TakerBrought(seat=seat, player=n, start=start, at=at):
            return Leg(kind="sidestep", seat=seat, hexes=(start, at), who=(seat, n))
        case (
            ev.Sidestepped(seat=seat, player=n, start=start, to=to) | ev.Pushed(seat=seat, player=n, start=start, to=to)
        ):
            return Leg(kind="sidestep", seat=seat, hexes=(start, to), who=(seat, n))
        case _:
            return _ball_leg(event, before)


def _ball_leg(event: ev.Event, before: Shown) -> Leg | None:
    match event:
        case ev.ShortPass(seat=seat, start=start, to=to):
            return Leg(kind="short_pass", seat=seat, hexes=(start, to))
        case ev.LongPass(seat=seat, start=start, aim=to):
            return Leg(kind="long_pass", seat=seat, hexes=(start, to))
        case ev.Deflected(start=start, to=to) if start != to:
            return Leg(kind="deflection", seat=before.attack or "home", hexes=(start, to))
        case ev.Shot(seat=seat, start=start, goal=goal):
            zone = PITCH.keeper_zone(OTHER[seat])
            return Leg(kind="shot", seat=seat, hexes=(start, zone), net=OTHER[seat] if goal else None)
        case _:
            return None


def ways_of(legs: Sequence[Leg], now: Shown, where: View) -> list[Way]:
    """Return the legs as arrows; those of the ball are numbered if there are several."""
    ball = [leg for leg in legs if not leg.is_figure]
    last = {leg.who: k for k, leg in enumerate(legs) if leg.who is not None}
    ways: list[Way] = []
    for k, leg in enumerate(legs):
        if leg.is_figure and leg.who is not None:
            ways.append(_figure_way(leg, now, where, is_last=last[leg.who] == k))
        else:
            step = str(ball.index(leg) + 1) if len(ball) > 1 else ""
            ways.append(_ball_way(leg, step, now, where))
    return ways


def _figure_way(leg: Leg, now: Shown, where: View, *, is_last: bool) -> Way:
    points = [where.spot(hex_) for hex_ in leg.hexes]
    end = 6.0
    if is_last and leg.who is not None and leg.who in now.figures and now.figures[leg.who].at == leg.hexes[-1]:
        points[-1], r = _board.spots(now, where)[leg.who]
        end = r + _AIR
    return Way(kind=leg.kind, side=leg.seat, points=tuple(points), start=11, end=end)


def _ball_way(leg: Leg, step: str, now: Shown, where: View) -> Way:
    start, off = _end(leg.hexes[0], leg.seat, now, where)
    end, short = _end(leg.hexes[-1], leg.seat, now, where)
    if leg.net is not None:
        end, short = _board.net_spot(leg.net, where), 13
    return Way(kind=leg.kind, side=leg.seat, points=(start, end), start=off, end=short, step=step)


def _end(hex_: Hex, seat: SeatName, now: Shown, where: View) -> tuple[Point, float]:
    """Where the ball leaves or reaches a hex, and how far from there: at whoever has it, or of the side, or stands."""
    here = [who for who, _, at in now.standing() if at == hex_]
    if not here:
        return where.spot(hex_), 7
    who = min(here, key=lambda one: (one != now.holder, one[0] != seat))
    spot, r = _board.spots(now, where)[who]
    return spot, r + _AIR


def starts(legs: Sequence[Leg], now: Shown) -> list[tuple[SeatName, Hex]]:
    """Return where figures were that are elsewhere now."""
    first: dict[Who, Hex] = {}
    for leg in legs:
        if leg.who is not None:
            first.setdefault(leg.who, leg.hexes[0])
    return [(who[0], hex_) for who, hex_ in first.items() if who not in now.figures or now.figures[who].at != hex_]
