"""Where players and the puck went in some beats, as ways on the picture."""

from collections.abc import Iterable, Sequence

import msgspec

from boards.double_echec import _pieces
from boards.double_echec._arrows import PEN, Way
from boards.double_echec._beats import Step
from boards.double_echec._field import View, column_of, row_number_of
from boards.double_echec._shown import Shown, Who
from boards.double_echec._words import ArrowKind
from boards.scene import Point
from rules.double_echec.data import DATA, Team
from rules.double_echec.events import (
    Cleared,
    Event,
    Fight,
    Goal,
    OneTimerPass,
    Passed,
    PassFailed,
    Post,
    PsApproach,
    PsKeeper,
    Rebound,
    Saved,
    Shot,
    ShotMissed,
    Skated,
    Takeaway,
)
from rules.double_echec.state import Cell

Place = tuple[float, float]  # row and column, between cells too
_RINK = DATA.rink
_AIR = 3
_DUEL = 2  # players on the ice of a penalty shot
_DEEP = 0.85  # of a cell: how far a goal goes into the net
_LINE = 0.5  # from the crease cell to the goal line


class Leg(msgspec.Struct, frozen=True, kw_only=True):
    """Something that went through `places`; `who`: the player who went, or who sent the puck."""

    kind: ArrowKind
    who: Who
    places: tuple[Place, ...]

    @property
    def is_man(self) -> bool:
        """Whether it is a player's way."""
        return self.kind in PEN.walks


class Marks(msgspec.Struct, frozen=True, kw_only=True):
    """What else happened, and where: fights, posts, goals."""

    fights: tuple[Place, ...] = ()
    posts: tuple[Place, ...] = ()
    goals: tuple[tuple[Team, Place], ...] = ()


def place_of(cell: Cell) -> Place:
    """Return a cell's place."""
    return (row_number_of(cell), column_of(cell))


def legs_of(steps: Sequence[Step]) -> list[Leg]:
    """Return the ways of some beats in their order."""
    found: list[Leg] = []
    for place, (event, was, _) in enumerate(steps):
        rest = (later for later, _, _ in steps[place + 1 :])
        legs = (_chase(event, was) if isinstance(event, Shot) else None, _leg(event, was, rest))
        found += (leg for leg in legs if leg is not None and len(set(leg.places)) > 1)
    return found


def _chase(shot: Shot, was: Shown) -> Leg:
    """In a penalty shot: how the shooter came after a puck that came back."""
    who = (shot.team, shot.player)
    return Leg(kind="skate", who=who, places=(place_of(_cell(was, who)), place_of(shot.at)))


def _leg(event: Event, was: Shown, rest: Iterable[Event]) -> Leg | None:  # noqa: PLR0911 - one a type of event
    match event:
        case Skated(team=team, player=player, path=path, why=why):
            kind: ArrowKind = "carry" if why == "carry" else "skate"
            return Leg(kind=kind, who=(team, player), places=tuple(map(place_of, path)))
        case PsApproach(at=cell):
            return _walk(was, cell, is_keeper=False)
        case PsKeeper(at=cell):
            return _walk(was, cell, is_keeper=True)
        case Passed(team=team, player=player, to=to) | OneTimerPass(team=team, player=player, to=to):
            return _sent("pass", (team, player), was, _cell(was, (team, to)))
        case PassFailed(team=team, player=player, at=cell):
            return _sent("pass", (team, player), was, cell)
        case Rebound() if len(was.players) == _DUEL:  # the shooter goes after it themselves
            return None
        case Rebound(team=team, player=player) | Takeaway(team=team, player=player):
            return _sent("bounce", (team, player), was, _cell(was, (team, player)))
        case Cleared(team=team, player=player, at=cell):
            is_goal = isinstance(next((one for one in rest if isinstance(one, Goal)), None), Goal)
            end = _beyond(cell, _DEEP) if is_goal and _is_crease(cell) else place_of(cell)
            return Leg(kind="clear", who=(team, player), places=(place_of(was.puck), end))
        case Shot(team=team, player=player, at=cell):
            return Leg(kind="shot", who=(team, player), places=(place_of(cell), _shot_end(event, rest)))
        case _:
            return None


def _cell(was: Shown, who: Who) -> Cell:
    return was.players[who].cell if who in was.players else was.puck


def _sent(kind: ArrowKind, who: Who, was: Shown, cell: Cell) -> Leg:
    return Leg(kind=kind, who=who, places=(place_of(was.puck), place_of(cell)))


def _walk(was: Shown, cell: Cell, *, is_keeper: bool) -> Leg | None:
    who = next((who for who, piece in was.players.items() if (piece.slot == "G") == is_keeper), None)
    if who is None:
        return None
    start, end, centre = was.players[who].cell, cell, _RINK.spots.centre
    via = [centre] if not is_keeper and was.holder is None and was.puck == centre and end != centre else []
    return Leg(kind="skate" if is_keeper else "carry", who=who, places=tuple(map(place_of, (start, *via, end))))


def _shot_end(shot: Shot, rest: Iterable[Event]) -> Place:
    """Where a shot ends: in the net, at the goalkeeper, on the goal line at a post, or where it stops."""
    for event in rest:
        match event:
            case Goal():
                return _beyond(shot.entry, _DEEP)
            case Post():
                return _beyond(shot.entry, _LINE)
            case ShotMissed(at=cell):
                return place_of(cell)
            case Saved() | Shot():
                break
            case _:
                pass
    return place_of(shot.entry)


def _is_crease(cell: Cell) -> bool:
    return cell in (*_RINK.crease.home, *_RINK.crease.away)


def _beyond(cell: Cell, deep: float) -> Place:
    """The place behind a crease cell, towards its net."""
    row, column = place_of(cell)
    return (row, column + deep if column > _RINK.red_line_column else column - deep)


def marks_of(steps: Sequence[Step]) -> Marks:
    """Return what else is to be seen of some beats."""
    fights: list[Place] = []
    posts: list[Place] = []
    goals: list[tuple[Team, Place]] = []
    entry: Cell | None = None
    for event, was, _ in steps:
        match event:
            case Shot(entry=cell):
                entry = cell
            case Cleared(at=cell):
                entry = cell if _is_crease(cell) else None
            case Post() if entry is not None:
                posts.append(_beyond(entry, _LINE))
            case Goal(team=team) if entry is not None:
                goals.append((team, _beyond(entry, _DEEP)))
            case Fight(winner=(team, player)):
                fights.append(place_of(_cell(was, (team, player))))
            case _:
                pass
    return Marks(fights=tuple(fights), posts=tuple(posts), goals=tuple(goals))


def join_runs(legs: Sequence[Leg]) -> list[Leg]:
    """Return the ways with each player's runs joined as long as they are of one kind and they have not left the ice."""
    found: list[Leg] = []
    last: dict[Who, int] = {}
    for leg in legs:
        place = last.get(leg.who) if leg.is_man else None
        if place is not None and found[place].kind == leg.kind and found[place].places[-1] == leg.places[0]:
            places = (*found[place].places, *leg.places[1:])
            found[place] = msgspec.structs.replace(found[place], places=places)
            continue
        if leg.is_man:
            last[leg.who] = len(found)
        found.append(leg)
    return [leg for leg in found if len(set(leg.places)) > 1]


def straighten_runs(legs: Sequence[Leg]) -> list[Leg]:
    """Return the ways with each player's runs without the puck straightened: several beats are easier to read so."""
    found = [
        msgspec.structs.replace(leg, places=(leg.places[0], leg.places[-1])) if leg.kind == "skate" else leg
        for leg in legs
    ]
    return [leg for leg in found if len(set(leg.places)) > 1]


def ways_of(legs: Sequence[Leg], now: Shown, where: View, *, numbered: bool = True) -> list[Way]:
    """Return the ways on the picture, trimmed where players stand; the puck's are numbered if there are several."""
    standing = {place_of(piece.cell): who for who, piece in now.players.items()}
    many = sum(not leg.is_man for leg in legs) > 1
    found: list[Way] = []
    sent = 0
    for leg in legs:
        sent += not leg.is_man
        points = _straight(tuple(where.at(*place) for place in leg.places))
        start, end = (_radius(place, standing, now) for place in (leg.places[0], leg.places[-1]))
        if leg.is_man and standing.get(leg.places[0]) in (None, leg.who):
            start = 6 if standing.get(leg.places[0]) is None else start
        step = str(sent) if numbered and many and not leg.is_man else ""
        found.append(Way(kind=leg.kind, side=leg.who[0], points=points, start=start, end=end, step=step))
    return found


def _radius(place: Place, standing: dict[Place, Who], now: Shown) -> float:
    """How far from a place an arrow stays: a player's radius where one stands."""
    who = standing.get(place)
    if who is None:
        return 16 if place == place_of(now.puck) and now.holder is None else 0
    return _pieces.R + _AIR + (6 if who == now.holder else 0)


def _straight(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """The line without the points that lie between two others in a row."""
    kept = list(points[:1])
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False):
        if abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) > 1 or (bx - ax) * (cx - bx) + (by - ay) * (cy - by) < 0:
            kept.append((bx, by))
    return (*kept, points[-1])


def starts(legs: Sequence[Leg], now: Shown) -> list[tuple[Team, Place]]:
    """Return where players were first who are elsewhere now."""
    taken = {place_of(piece.cell) for piece in now.players.values()}
    first: dict[Who, Place] = {}
    for leg in legs:
        if leg.is_man:
            first.setdefault(leg.who, leg.places[0])
    return [(who[0], place) for who, place in first.items() if place not in taken]
