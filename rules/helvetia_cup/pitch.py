"""The pitch (rulebook Appendix A): hexes by their names, and everything that can be asked of them, made once."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from rules.shapes import As

SeatName = Literal["home", "away"]
Hex = Annotated[str, As("hex")]
Zone = Annotated[Literal["left", "centre", "right"], As("zone")]
Direction = Annotated[Literal["F", "FL", "FR", "BL", "BR", "B"], As("direction")]
Cells = tuple[str, ...]  # of a goal, A to F

DATA_DIRECTORY = Path(__file__).parent / "data"
CELLS: Cells = ("A", "B", "C", "D", "E", "F")
ZONES: tuple[Zone, ...] = ("left", "centre", "right")
DIRECTIONS: tuple[Direction, ...] = ("F", "FL", "FR", "BL", "BR", "B")  # "in order" (A.3)
BACKWARDS: tuple[Direction, ...] = ("B", "BL", "BR", "FL", "FR", "F")  # HC-2.5-fk-b
COMPASS: Mapping[SeatName, Mapping[Direction, str]] = {
    "home": {"F": "E", "FL": "NE", "FR": "SE", "BL": "NW", "BR": "SW", "B": "W"},
    "away": {"F": "W", "FL": "SW", "FR": "NW", "BL": "SE", "BR": "NE", "B": "E"},
}
NEIGHBOURS = 6
_STEPS: Mapping[bool, Mapping[str, tuple[int, int]]] = {  # is the row long -> compass -> row, column
    True: {"W": (0, -1), "E": (0, 1), "NW": (-1, -1), "NE": (-1, 0), "SW": (1, -1), "SE": (1, 0)},
    False: {"W": (0, -1), "E": (0, 1), "NW": (-1, 0), "NE": (-1, 1), "SW": (1, 0), "SE": (1, 1)},
}


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the page's file."""


class GoalData(_Table, frozen=True, forbid_unknown_fields=True):
    """A goal: its zone, spot and box, and the digit of every hex of its three shooting zones."""

    keeper_zone: Hex
    penalty_spot: Hex
    box: tuple[Hex, ...]
    left: Mapping[Hex, int]
    centre: Mapping[Hex, int]
    right: Mapping[Hex, int]


class GoalsData(_Table, frozen=True, forbid_unknown_fields=True):
    """Both goals: west is the home seat's."""

    west: GoalData
    east: GoalData


class ClockData(_Table, frozen=True, forbid_unknown_fields=True):
    """The time die and the lengths; a contest's configuration stands above them."""

    time_die: tuple[int, ...]
    half: int
    extra: int
    family_red: tuple[int, ...]


class FormationData(_Table, frozen=True, forbid_unknown_fields=True):
    """The default placements, as the seat that attacks east has them."""

    keeper: Hex
    defence: tuple[Hex, ...]
    attack: tuple[Hex, ...]
    kicker: Hex


class PitchData(_Table, frozen=True, forbid_unknown_fields=True):
    """`pitch.toml`."""

    id: str
    rows: tuple[str, ...]
    long_rows: tuple[str, ...]
    long: int
    short: int
    centre: Hex
    circle: tuple[Hex, ...]
    straddling: tuple[Hex, ...]
    wings: tuple[str, ...]
    goal: GoalsData
    malus: Mapping[Zone, Mapping[str, int]]
    cells: Mapping[str, tuple[str, ...]]
    template: Mapping[str, tuple[Direction, int]]
    clock: ClockData
    formation: FormationData


class Spot(msgspec.Struct, frozen=True):
    """What a hex is to a shooter: zone and digit."""

    zone: Zone
    distance: int


class Pitch:
    """A pitch: the questions of Appendix A. Seats stand for the sides: home defends west and attacks east."""

    def __init__(self, data: PitchData) -> None:
        self.data = data
        self._place: dict[Hex, tuple[int, int]] = {
            f"{row}{column}": (r, column)
            for r, row in enumerate(data.rows)
            for column in range(1, (data.long if row in data.long_rows else data.short) + 1)
        }
        self.hexes: tuple[Hex, ...] = tuple(self._place)
        self._name = {place: name for name, place in self._place.items()}
        self._neighbours = {name: self._around(name) for name in self.hexes}
        self._x = {name: 2 * c + (not self._is_long(r)) for name, (r, c) in self._place.items()}
        self._distances: dict[tuple[Hex, Hex], int] = {
            (one, other): self._measured(one, other) for one in self.hexes for other in self.hexes
        }
        self.centre = data.centre
        self.circle = frozenset(data.circle)
        self.straddling = frozenset(data.straddling)
        self.border = frozenset(name for name in self.hexes if len(self._neighbours[name]) < NEIGHBOURS)
        self.half_way = self._x[data.centre]
        self._goals: Mapping[SeatName, GoalData] = {"home": data.goal.west, "away": data.goal.east}
        self._boxes = {seat: frozenset(goal.box) for seat, goal in self._goals.items()}
        self._spots = {seat: _spots(goal) for seat, goal in self._goals.items()}

    def _is_long(self, r: int) -> bool:
        return self.data.rows[r] in self.data.long_rows

    def _around(self, name: Hex) -> dict[str, Hex]:
        r, c = self._place[name]
        steps = _STEPS[self._is_long(r)].items()
        return {way: self._name[r + dr, c + dc] for way, (dr, dc) in steps if (r + dr, c + dc) in self._name}

    def _measured(self, one: Hex, other: Hex) -> int:
        (r1, c1), (r2, c2) = self._place[one], self._place[other]
        dq, dr = (c2 - 1 - r2 // 2) - (c1 - 1 - r1 // 2), r2 - r1
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2

    def __contains__(self, name: object) -> bool:
        return name in self._place

    def place(self, name: Hex) -> tuple[int, int]:
        """Return the row, from 0 (north), and the column, from 1, of a hex."""
        return self._place[name]

    def x(self, name: Hex) -> int:
        """Return how far east a hex is, in half hexes (A.2)."""
        return self._x[name]

    def fwd(self, seat: SeatName, name: Hex) -> int:
        """Return how far forward a hex is for a seat (rulebook 6)."""
        return self._x[name] if seat == "home" else 2 * self.half_way - self._x[name]

    def distance(self, one: Hex, other: Hex) -> int:
        """Return the hexes between two; figures and keeper zones are ignored."""
        return self._distances[one, other]

    def neighbours(self, name: Hex) -> tuple[Hex, ...]:
        """Return the neighbours of a hex, in no order that matters."""
        return tuple(self._neighbours[name].values())

    def step(self, seat: SeatName, name: Hex, direction: Direction) -> Hex | None:
        """Return the next hex in a direction as a seat sees it; None off the pitch."""
        return self._neighbours[name].get(COMPASS[seat][direction])

    def around(self, seat: SeatName, name: Hex, order: Iterable[Direction] = DIRECTIONS) -> tuple[Hex, ...]:
        """Return the neighbours in an order of directions as a seat sees them."""
        found = (self.step(seat, name, direction) for direction in order)
        return tuple(hex_ for hex_ in found if hex_ is not None)

    def deflected(self, seat: SeatName, start: Hex, roll: int) -> tuple[Direction, tuple[Hex, ...]]:
        """Return the direction and the hexes of a ball that the template sends off (HC-2.5-tpl), `start` excluded."""
        direction, hexes = self.data.template[str(roll)]
        path: list[Hex] = []
        for _ in range(hexes):
            following = self.step(seat, path[-1] if path else start, direction)
            if following is None:
                break
            path.append(following)
        return direction, tuple(path)

    def rotated(self, name: Hex) -> Hex:
        """Return a hex turned by 180 degrees."""
        r, c = self._place[name]
        columns = self.data.long if self._is_long(r) else self.data.short
        return self._name[len(self.data.rows) - 1 - r, columns + 1 - c]

    def own(self, seat: SeatName, name: Hex) -> Hex:
        """Return a hex written for the seat that attacks east as it is for `seat`."""
        return name if seat == "home" else self.rotated(name)

    def is_wing(self, name: Hex) -> bool:
        """Return whether an attacker may overlap from a hex."""
        return name[0] in self.data.wings

    def half_of(self, name: Hex) -> SeatName | None:
        """Return whose half a hex is in by `x` alone (HC-2.6-off-b); None on the half-way line."""
        x = self._x[name]
        return None if x == self.half_way else "home" if x < self.half_way else "away"

    def in_half(self, seat: SeatName, name: Hex) -> bool:
        """Return whether a hex is in a seat's half for a placement: straddling ones are in both (HC-2.2-m)."""
        return name in self.straddling or self.half_of(name) == seat

    def keeper_zone(self, seat: SeatName) -> Hex:
        """Return the keeper zone of the goal that a seat defends."""
        return self._goals[seat].keeper_zone

    @cached_property
    def keeper_zones(self) -> frozenset[Hex]:
        """Both keeper zones."""
        return frozenset(goal.keeper_zone for goal in self._goals.values())

    def penalty_spot(self, seat: SeatName) -> Hex:
        """Return the spot before the goal that a seat defends."""
        return self._goals[seat].penalty_spot

    def box(self, seat: SeatName) -> frozenset[Hex]:
        """Return the box before the goal that a seat defends."""
        return self._boxes[seat]

    def spot(self, defender: SeatName, name: Hex) -> Spot | None:
        """Return zone and digit of a hex for a shot at the goal that `defender` defends; None outside its zones."""
        return self._spots[defender].get(name)

    def malus(self, zone: Zone, cell: str) -> int:
        """Return what a cell costs from a zone (A.4)."""
        return self.data.malus[zone][cell]

    def is_connected(self, cells: Iterable[str]) -> bool:
        """Return whether cells of a goal touch one another, without diagonals (HC-2.5-shot-c)."""
        left = set(cells)
        reached = [left.pop()] if left else []
        for cell in reached:
            touching = left & set(self.data.cells[cell])
            left -= touching
            reached += sorted(touching)
        return not left

    @cached_property
    def keeper_sets(self) -> Mapping[int, tuple[Cells, ...]]:
        """Size -> the legal sets in listing order (A.5)."""
        sizes = range(1, len(CELLS) + 1)
        return {size: tuple(filter(self.is_connected, combinations(CELLS, size))) for size in sizes}


def _spots(goal: GoalData) -> dict[Hex, Spot]:
    zones: tuple[tuple[Zone, Mapping[Hex, int]], ...] = (
        ("left", goal.left), ("centre", goal.centre), ("right", goal.right),
    )  # fmt: skip
    return {name: Spot(zone, distance) for zone, hexes in zones for name, distance in hexes.items()}


def load_pitch(directory: Path) -> Pitch:
    """Return the pitch of a directory of data (`pitch.toml`)."""
    return Pitch(msgspec.convert(tomllib.loads((directory / "pitch.toml").read_text("utf-8")), PitchData))


PITCH = load_pitch(DATA_DIRECTORY)
