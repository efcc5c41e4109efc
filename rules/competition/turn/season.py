"""A competition while it is resolved: its parts, changed in place by one resolution, and what has happened in it."""

from collections.abc import Iterator, Mapping
from typing import Protocol, TypedDict

from msgspec.structs import replace

from rules.competition.config import CompetitionConfig, StageSettings, stage_settings_of
from rules.competition.events import ClosingPolicy, Event
from rules.competition.state import Entrant, Fixture, Stage, State, Tie, number_of
from rules.contract import Mark
from rules.dice import Dice


class SeasonLike(Protocol):
    """What is looked at of a competition, resolved or being resolved."""

    @property
    def config(self) -> CompetitionConfig:
        """Its config."""

    @property
    def entrants(self) -> Mapping[str, Entrant]:
        """All entrants."""

    @property
    def fixtures(self) -> Mapping[str, Fixture]:
        """All fixtures of the season."""

    @property
    def stage(self) -> int:
        """The number of the current stage."""

    @property
    def stages(self) -> "tuple[Stage, ...] | list[Stage]":
        """The stages opened."""


def fixtures_of(held: SeasonLike, number: int) -> Iterator[tuple[str, Fixture]]:
    """Return the fixtures of a stage with their keys, in number order."""
    return ((key, fixture) for key, fixture in held.fixtures.items() if fixture.stage == number)


def sort_by_number(keys: Mapping[str, Fixture]) -> dict[str, Fixture]:
    """Return fixtures in number order."""
    return {key: keys[key] for key in sorted(keys, key=number_of)}


def is_open(fixture: Fixture) -> bool:
    """Return whether a report of it is taken."""
    return fixture.status in {"open", "postponed"}


class Doings(TypedDict):
    """What lines have asked for: carried out after all of them (6.3)."""

    stop: bool
    redraw: bool
    policy: ClosingPolicy | None
    rolled: bool
    adjusted: bool


class Season:
    """The parts of a state; `before` is the state that the turn was opened with.

    `fresh`: fixtures that CP-9-c leaves alone in this turn; `corrected`: fixtures whose result was corrected in it.
    `seat`: whose lines are being carried out, if any are. `marks`: what stands behind each event, the draws since the
    event before it among that.
    """

    def __init__(self, state: State, dice: Dice | None = None) -> None:
        self.before = state
        self.seat: str | None = None
        self.marks: list[Mark] = []
        self._rolls = () if dice is None else dice.rolls
        self._seen = len(self._rolls)
        self.config = state.config
        self.phase = state.phase
        self.number = state.season
        self.stage = state.stage
        self.entrants = dict(state.entrants)
        self.stages = list(state.stages)
        self.fixtures = dict(state.fixtures)
        self.champion, self.placings, self.honours, self.next = (
            state.champion,
            state.placings,
            state.honours,
            state.next,
        )
        self.palmares = state.palmares
        self.events: list[Event] = []
        self.fresh: set[str] = set()
        self.corrected: set[str] = set()
        self.doings = Doings(stop=False, redraw=False, policy=None, rolled=False, adjusted=False)
        self._last = max((number_of(key) for key in self.fixtures), default=0)

    @property
    def current(self) -> Stage:
        """The current stage; there is one but in sign-up."""
        return self.stages[self.stage - 1]

    @property
    def settings(self) -> StageSettings:
        """Those of the current stage."""
        return stage_settings_of(self.config, self.stage)

    @property
    def first_settings(self) -> StageSettings:
        """Those of stage 1."""
        return stage_settings_of(self.config, 1)

    @property
    def has_ended(self) -> bool:
        """Whether the competition is over."""
        return self.phase == "finished"

    def is_in(self, entrant: str | None) -> bool:
        """Return whether somebody is there and has not left."""
        return entrant is not None and self.entrants[entrant].is_in

    def all_in(self) -> list[str]:
        """Return who has not left, by number."""
        found = [entrant for entrant, who in self.entrants.items() if who.is_in]
        return sorted(found, key=lambda entrant: self.entrants[entrant].number)

    def tell(self, event: Event) -> None:
        """Note what has happened, and what stands behind it."""
        self.events.append(event)
        rolls = tuple(roll.label for roll in self._rolls[self._seen :])
        self._seen = len(self._rolls)
        self.marks.append(Mark(rolls=rolls, orders=() if self.seat is None else (self.seat,)))

    def put(self, number: int, stage: Stage) -> None:
        """Have a stage be as given."""
        self.stages[number - 1] = stage

    def put_tie(self, number: int, key: str, tie: Tie | None) -> None:
        """Have a tie of a stage be as given; None: it is taken out."""
        stage = self.stages[number - 1]
        ties = {**stage.ties, key: tie} if tie is not None else {k: t for k, t in stage.ties.items() if k != key}
        self.put(number, replace(stage, ties=ties))

    def add(self, fixture: Fixture) -> str:
        """Make a fixture; returns its key, never used before in the season."""
        self._last += 1
        key = f"M{self._last}"
        self.fixtures[key] = fixture
        self.fresh.add(key)
        return key

    def void(self, key: str) -> None:
        """Have a fixture be not needed, or made again."""
        self.fixtures[key] = replace(self.fixtures[key], status="void")

    def forget_fixtures(self) -> None:
        """CP-11-g: a season has its own fixtures, from M1 on."""
        self.fixtures, self._last = {}, 0
        self.fresh, self.corrected = set(), set()

    def state(self, turn: int) -> State:
        """Return the state that has come of it."""
        return State(
            phase=self.phase,
            season=self.number,
            turn=turn,
            config=self.config,
            entrants=self.entrants,
            stage=self.stage,
            stages=tuple(self.stages),
            fixtures=self.fixtures,
            champion=self.champion,
            placings=self.placings,
            honours=self.honours,
            next=self.next,
            palmares=self.palmares,
        )


class Drawer:
    """The dice of a stage's making: from the second time on its labels have a suffix (rulebook 6.5)."""

    def __init__(self, dice: Dice, draws: int) -> None:
        self._dice = dice
        self._suffix = f"~{draws}" if draws > 1 else ""

    def shuffled(self, label: str, items: list[str]) -> list[str]:
        """Return the items in a drawn order."""
        return self._dice.shuffle(label + self._suffix, items)
