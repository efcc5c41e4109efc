"""From a turn's events to tracks: where each player and ball was, stop after stop, and the ways between."""

from collections.abc import Sequence

import msgspec

from boards.kollaball._words import ArrowKind
from rules.kollaball.events import (
    BallLost,
    BallOut,
    DecoyGiven,
    Entered,
    Event,
    Expelled,
    LobAimed,
    LobLanded,
    LobLaunched,
    Moved,
    Passed,
    PassMissed,
    PickedUp,
    PlayerDisplaced,
    Received,
    Substituted,
)
from rules.kollaball.pitch import COORDINATES
from rules.kollaball.state import BallId, Cell, Ground, PlayerId, State

Stop = tuple[str, int]  # a player or ball, and which of the cells of their track
_PHASES: dict[ArrowKind, str] = {"strike": "move"}  # what happens at once


class TrackLeg(msgspec.Struct, frozen=True, kw_only=True):
    """A way from a stop to a stop, through `via`; None: the sky above the other one. `step`: its place in the story.

    `ball`: the ball that flies; a player's own way has none.
    """

    kind: ArrowKind
    start: Stop | None
    end: Stop | None
    via: tuple[Cell, ...] = ()
    step: int = 1
    ball: BallId | None = None


class Tracks:
    """Where everybody was in a turn; `legs` in the order in which they happened."""

    def __init__(self, before: State, after: State, events: Sequence[Event]) -> None:
        self.legs: list[TrackLeg] = []
        self.trails: dict[str, list[Cell]] = {**_cells(before)}
        self.lifted: set[BallId] = set()  # balls picked up from where they lay before
        self._after = _cells(after)
        self._phase: tuple[str, int] | None = None
        self._step = 0
        self._flights: dict[BallId, int] = {}  # the leg on which a ball was last seen
        self._aims = {event.player: event.to for event in events if isinstance(event, LobAimed)}
        for event in events:
            self._follow(event)

    def last(self, who: str) -> Stop | None:
        """Return where somebody was at the end, as far as the events tell."""
        return (who, len(self.trails[who]) - 1) if self.trails.get(who) else None

    def key(self, stop: Stop) -> str:
        """Return what a stop is called: the name of who is still, or again, there after the turn, or its own."""
        who, place = stop
        cells = self.trails[who]
        is_there = [cells[place]] == self._after.get(who)
        return who if is_there and place in {0, len(cells) - 1} else f"{who}/{place}"

    def cell(self, stop: Stop) -> Cell:
        """Return the cell of a stop."""
        return self.trails[stop[0]][stop[1]]

    def _follow(self, event: Event) -> None:
        match event:
            case Entered():
                self.trails[event.player] = [event.cell]
            case Substituted() if event.cell is not None:
                self.trails[event.into] = [event.cell]
            case Moved():
                self._goes(event.player, "strike" if event.role == "hitter" else "move", event.path, event.round)
            case PlayerDisplaced():
                self._goes(event.player, "knock", (event.origin, event.to), 0)
            case Expelled():
                self._goes(event.player, "knock", (event.origin, event.to), event.round)
            case DecoyGiven():
                self._adds(
                    TrackLeg(kind="throw", start=self.last(event.player), end=self.last(event.to), ball=event.ball), 0
                )
            case PickedUp():
                self.lifted.add(event.ball)
            case _:
                self._follow_ball(event)

    def _follow_ball(self, event: Event) -> None:
        match event:
            case Passed():
                self._flies(event.ball, self.last(event.player), event.to, event.round)
            case BallLost():
                flown = event.ball in self._flights
                self._flies(event.ball, self.last(event.ball if flown else event.player), event.cell, -1)
            case Received():
                self._lands_with(event.ball, event.player, event.cell)
            case PassMissed():
                pass  # it lies where it came down
            case LobLaunched() if event.player in self._aims:
                self._flies(event.ball, self.last(event.player), self._aims[event.player], 0, "lob")
            case LobLaunched():
                self._adds(TrackLeg(kind="lob", start=self.last(event.player), end=None, ball=event.ball), 0)
            case LobLanded() if event.cell in COORDINATES:
                self.trails.setdefault(event.ball, []).append(event.cell)
                self._flights[event.ball] = len(self.legs)
                self._adds(TrackLeg(kind="lob", start=None, end=self.last(event.ball), ball=event.ball), 0)
            case BallOut():
                pass  # a cross on its last stop
            case _:
                pass

    def _goes(self, player: PlayerId, kind: ArrowKind, path: Sequence[Cell], number: int) -> None:
        """Add a player's walk along `path`, the first cell being where they start."""
        if len(path) < 2 or path[0] == path[-1] or not all(cell in COORDINATES for cell in path):  # noqa: PLR2004
            return
        trail = self.trails.setdefault(player, [])
        if not trail or trail[-1] != path[0]:
            trail.append(path[0])
        start = self.last(player)
        trail.append(path[-1])
        self._adds(TrackLeg(kind=kind, start=start, end=self.last(player), via=tuple(path[1:-1])), number)

    def _flies(self, ball: BallId, start: Stop | None, to: Cell, number: int, kind: ArrowKind = "throw") -> None:
        if start is None or to not in COORDINATES or self.cell(start) == to:
            return
        self.trails.setdefault(ball, []).append(to)
        self._flights[ball] = len(self.legs)
        self._adds(TrackLeg(kind=kind, start=start, end=self.last(ball), ball=ball), number)

    def _lands_with(self, ball: BallId, player: PlayerId, cell: Cell) -> None:
        """Let a flight end at the player who caught the ball."""
        flight, catcher = self._flights.get(ball), self.last(player)
        if flight is not None and catcher is not None and self.cell(catcher) == cell:
            self.legs[flight] = msgspec.structs.replace(self.legs[flight], end=catcher)

    def _adds(self, leg: TrackLeg, number: int) -> None:
        """Add a leg that leads somewhere; `number`: its round, for what happens at once is one step."""
        is_whole = leg.kind == "lob" or (leg.start is not None and leg.end is not None)
        if not is_whole or leg.start == leg.end:
            return
        phase = (_PHASES.get(leg.kind, leg.kind), number)
        if phase != self._phase:
            self._phase, self._step = phase, self._step + 1
        self.legs.append(msgspec.structs.replace(leg, step=self._step))


def _cells(state: State) -> dict[str, list[Cell]]:
    """Where the players on the pitch and the balls on the ground are."""
    found: dict[str, list[Cell]] = {
        player: [data.cell]
        for player, data in state.players.items()
        if data.status == "pitch" and data.cell in COORDINATES and data.cell
    }
    lying = {ball: [data.cell] for ball, data in state.balls.items() if isinstance(data, Ground)}
    return found | {ball: cells for ball, cells in lying.items() if cells[0] in COORDINATES}
