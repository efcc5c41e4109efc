"""The table that a turn is played on: a match laid out to be changed, and frozen again when the turn is over."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec import UNSET
from msgspec.structs import replace

from rules.dice import Dice
from rules.double_echec import orders as sh
from rules.double_echec.data import DATA, Team
from rules.double_echec.events import (
    Beaten,
    CardTurned,
    Event,
    Goal,
    Injured,
    InjuryThird,
    NoPlay,
    Penalty,
    PenaltyOver,
    PenaltyShotAwarded,
    PenaltyShotOver,
    Possession,
    Post,
    RecoverImpossible,
    Saved,
    ShotMissed,
    Skated,
    StealImpossible,
    Strength,
    Takeaway,
)  # fmt: skip
from rules.double_echec.events.play import PossessionWhy, SkateWhy
from rules.double_echec.notation.lines import LETTER_OF, line_text, read_sheet_lines, standing_line
from rules.double_echec.orders import AnyLine
from rules.double_echec.rink import BIT, CELL, CREASE_BITS, ICE, NAMES, SPOT_CENTRE, ZONE
from rules.double_echec.state import (
    OTHER,
    SKATERS,
    SLOTS,
    TEAMS,
    Clock,
    FaceoffNext,
    Goals,
    Going,
    LineName,
    Match,
    Next,
    Penalised,
    PenaltyKind,
    Phase,
    Player,
    Position,
    Puck,
    SkaterSlot,
    Slot,
    Stats,
    TeamState,
    match_settings_of,
)
from rules.double_echec.turn.trace import Chosen, Trace
from rules.reasons import Reason

# What comes of dice and rules alone: no sheet stands behind it.
UNORDERED = frozenset(
    {CardTurned, Takeaway, ShotMissed, Post, Saved, Beaten, Goal, RecoverImpossible, StealImpossible, NoPlay}
    | {InjuryThird, Injured, Penalty, PenaltyOver, Strength, PenaltyShotAwarded, PenaltyShotOver}
)
DOCTRINE: tuple[AnyLine, ...] = tuple(line for _, line in read_sheet_lines(DATA.doctrine.text))


Holder = tuple[Team, int]


@dataclass(slots=True, eq=False)
class TablePlayer:
    """A player of the roster."""

    n: int
    pos: Position
    T: int
    P: int
    V: int
    B: int
    A: int
    thirds: int
    is_out: bool


@dataclass(slots=True, eq=False)
class Term:
    """A penalty being served, or waiting; `is_freed`: a goal of this turn has ended it."""

    n: int
    kind: PenaltyKind
    left: int
    running: bool
    slot: SkaterSlot
    is_freed: bool = False


@dataclass(slots=True, eq=False)
class SheetEntry:
    """A line of the sheet as it stands; `text`: None for the doctrine's."""

    line: sh.AnyLine
    text: str | None


_DOCTRINE = tuple(SheetEntry(line, None) for line in DOCTRINE)


class Side:
    """One side on the table."""

    def __init__(self, team: Team, state: TeamState) -> None:
        self.team, self.state = team, state
        self.roster = {p.n: _man(p) for p in state.roster}
        self.lines = dict(state.lines)
        self.ice: dict[Slot, int | None] = {slot: state.ice.get(slot) for slot in SLOTS}
        self.at = {n: CELL[cell] for n, cell in state.at.items()}
        self.box = [Term(p.n, p.kind, p.left, p.running, p.slot) for p in state.box]
        self.going = list(state.going)
        self.stops, self.shots, self.posts = state.stops, state.stats.shots, state.stats.posts
        self.own = [SheetEntry(standing_line(text), text) for text in state.sheet]
        self.by: dict[type[sh.Line], list[SheetEntry]] = {}
        self.sort()

    def sort(self) -> None:
        """Sort the lines by their kinds, the doctrine's below the coach's."""
        self.by = {kind: [] for kind in LETTER_OF}
        for entry in (*self.own, *_DOCTRINE):
            self.by[type(entry.line)].append(entry)

    def take(self, sheet: sh.Sheet, lines: Mapping[LineName, tuple[int, ...]]) -> None:
        """Let an order replace the lines of the letters that it contains; `lines`: what `X A2` stands for (5.1)."""
        new = [line for line in sheet.lines if not isinstance(line, sh.LINE_UP)]
        letters = {LETTER_OF[type(line)] for line in new}
        forgets = max((at for at, line in enumerate(new) if isinstance(line, sh.Forget)), default=-1)
        kept = [line for at, line in enumerate(new) if at > forgets or LETTER_OF[type(line)] != "X"]
        self.own = [entry for entry in self.own if LETTER_OF[type(entry.line)] not in letters]
        self.own += [SheetEntry(single, line_text(single)) for line in kept for single in _singles(line, lines)]
        self.sort()

    def forget(self, entry: SheetEntry) -> None:
        """Strike a line off the sheet."""
        self.own = [one for one in self.own if one is not entry]
        self.sort()

    @property
    def keeper(self) -> int | None:
        """The goalkeeper on the ice."""
        return self.ice["G"]

    @property
    def the_keeper(self) -> int:
        """The goalkeeper on the ice, where there has to be one."""
        if self.ice["G"] is None:
            raise RuntimeError(f"{self.team} has no goalkeeper on the ice")
        return self.ice["G"]

    @property
    def keeper_at(self) -> int | None:
        """Where the goalkeeper stands."""
        return None if self.ice["G"] is None else self.at.get(self.ice["G"])

    @property
    def is_keeper_home(self) -> bool:
        """Whether the goalkeeper is in their crease."""
        cell = self.keeper_at
        return cell is not None and bool(BIT[cell] & CREASE_BITS[self.team])

    def skaters(self) -> list[tuple[SkaterSlot, int]]:
        """Return the skaters in slots, in slot order."""
        ice = self.ice
        return [(slot, n) for slot in SKATERS if (n := ice[slot]) is not None]

    def slot_of(self, n: int) -> Slot | None:
        """Return the slot of a player on the ice."""
        return next((slot for slot, other in self.ice.items() if other == n), None)

    def is_on_bench(self, n: int) -> bool:
        """Return whether a player can come on: neither on the ice nor in the box nor out of the match."""
        player = self.roster.get(n)
        busy = n in self.at or n in self.ice.values() or any(term.n == n for term in self.box)
        return player is not None and not player.is_out and not busy

    def bench(self) -> list[int]:
        """Return the skaters who can come on, in roster order."""
        return [n for n, player in self.roster.items() if player.pos != "G" and self.is_on_bench(n)]

    def leave(self, n: int) -> None:
        """Take a player off the ice."""
        slot = self.slot_of(n)
        if slot is not None:
            self.ice[slot] = None
        self.going = [player for player in self.going if player.n != n]
        self.at.pop(n, None)

    def running(self) -> int:
        """Return how many penalties are running."""
        return sum(term.running for term in self.box)

    def frozen(self) -> TeamState:
        """Return the side as the state has it."""
        return replace(
            self.state,
            roster=tuple(
                replace(p, thirds=player.thirds, out=True if player.is_out else UNSET)
                if (player := self.roster[p.n]).thirds != p.thirds or player.is_out
                else p
                for p in self.state.roster
            ),
            lines=self.lines,
            ice=self.ice,
            at={n: NAMES[cell] for n, cell in self.at.items()},
            box=tuple(Penalised(n=t.n, kind=t.kind, left=t.left, running=t.running, slot=t.slot) for t in self.box),
            going=tuple(self.going),
            sheet=tuple(entry.text for entry in self.own if entry.text is not None),
            stops=self.stops,
            stats=Stats(shots=self.shots, posts=self.posts),
        )


SLOTS_OF_LINE: dict[str, tuple[SkaterSlot, ...]] = {"A": ("LW", "C", "RW"), "P": ("LD", "RD")}


def _singles(line: sh.AnyLine, lines: Mapping[LineName, tuple[int, ...]]) -> Iterator[sh.AnyLine]:
    """Yield a line as it enters the sheet: a whole line or pair as its single changes."""
    if not isinstance(line, sh.LineChange):
        yield line
        return
    for slot, n in zip(SLOTS_OF_LINE[line.line[0]], lines.get(line.line, ()), strict=False):
        yield sh.Change(slot=slot, n=n, at_once=line.at_once, si=line.si)


def _man(p: Player) -> TablePlayer:
    return TablePlayer(p.n, p.pos, p.T, p.P, p.V, p.B, p.A, p.thirds, p.out is True)


class Table:
    """A match in play. `ends`: the turn is over."""

    def __init__(self, state: Match, dice: Dice) -> None:
        self.state, self.dice = state, dice
        self.settings = match_settings_of(state.config)
        self.sides: dict[Team, Side] = {team: Side(team, state.teams.of(team)) for team in TEAMS}
        self.phase: Phase = state.phase
        self.precise = state.precise
        self.period, self.units, self.over = state.clock.period, state.clock.units, state.clock.over
        self.score: dict[Team, int] = {team: state.score.of(team) for team in TEAMS}
        self.beat, self.turn = state.beat, state.turn
        self.attack: Team | None = state.attack
        self.k = state.k
        self.puck = CELL[state.puck.at]
        self.held: Holder | None = state.puck.held
        self.decks = {deck: dict(cards) for deck, cards in state.decks.items()}
        self.save_from = None if state.save_from is None else CELL[state.save_from]
        self.shot_by: Team | None = state.shot_by
        self.clear_row = state.clear_row
        self.next: Next | None = state.next
        self.marked = 0
        self.ends = False
        self.events: list[Event] = []
        self.trace = Trace(dice.rolls)
        self.step = ""
        self.seats: frozenset[str] = frozenset()  # who sent an order this turn
        self.fired: dict[Team, dict[str, int]] = {team: {} for team in TEAMS}
        self.barred: set[int] = set()  # lines that were barred this turn, by identity
        self.came_to: dict[int, Sequence[int | str]] = {}  # of lines that held, by identity: see `Chosen`
        self._chosen: list[Chosen] = []  # lines that have decided what is told next

    # ---- what is told

    def emit(self, event: Event, *reasons: Reason, by: Team | None = None) -> None:
        """Tell what happened; the draws made since the last event stand behind it, and the lines chosen since.

        `by`: whose doing it is, where the event does not tell.
        """
        team = getattr(event, "team", by)
        orders = (team,) if team in self.seats and type(event) not in UNORDERED else ()
        self.events.append(event)
        self.trace.note(orders, self.step, self.beat, reasons, self._chosen)
        self._chosen = []  # a new one: the note keeps the other

    def use(self, side: Side, entry: SheetEntry) -> None:
        """Count that a coach's own line was used; its owner alone is told."""
        if entry.text is not None:
            fired = self.fired[side.team]
            fired[entry.text] = fired.get(entry.text, 0) + 1

    def fire(self, side: Side, entry: SheetEntry) -> None:
        """Use a line that decides what is told next."""
        self.use(side, entry)
        self.choose(side.team, entry)

    def choose(self, team: Team, entry: SheetEntry | None) -> None:
        """Say that a line decides what is told next, too."""
        if entry is not None:
            came_to = self.came_to[id(entry.line)] if entry.line.si else ()
            self._chosen.append(Chosen(team, entry.line, entry.text, came_to))

    def choose_nothing(self) -> None:
        """Let the lines that have decided be told nowhere: nothing came of them."""
        self._chosen = []

    # ---- dice

    def die(self, label: str) -> int:
        """Roll one die."""
        return self.dice.roll(f"b{self.beat}/{label}", 6)

    def throw(self, count: int, label: str) -> tuple[int, ...]:
        """Roll `count` dice, labels `label/1`, `label/2`…; none for 0."""
        roll, prefix = self.dice.roll, f"b{self.beat}/{label}/"
        return tuple(roll(f"{prefix}{i}", 6) for i in range(1, count + 1))

    def has_entered(self, team: Team, n: int) -> bool:
        """Return whether a player has come on in this beat: `enter/<team>/<n>` is thrown once (rulebook 6.8-4)."""
        return self.dice.has_drawn(f"b{self.beat}/enter/{team}/{n}/1")

    # ---- the puck

    @property
    def carrier(self) -> Holder:
        """Who has the puck, when somebody has to."""
        if self.held is None:
            raise RuntimeError("nobody has the puck")
        return self.held

    def hold(self, team: Team, n: int, why: PossessionWhy, *reasons: Reason) -> None:
        """Give the puck to a player on their own cell, and say so."""
        self.held = (team, n)
        self.puck = self.sides[team].at[n]
        self.emit(Possession(team=team, player=n, at=NAMES[self.puck], why=why), *reasons)

    def drop(self, cell: int) -> None:
        """Leave the puck loose on a cell."""
        self.held = None
        self.puck = cell

    def face_off(self, spot: int = SPOT_CENTRE) -> None:
        """Have a face-off come next."""
        self.drop(spot)
        self.next = FaceoffNext(spot=NAMES[spot])

    # ---- who stands where

    def occupied(self) -> int:
        """Return the cells with a player on them."""
        found = 0
        for side in self.sides.values():
            for cell in side.at.values():
                found |= BIT[cell]
        return found

    def loose_at(self) -> int:
        """Return the cell of a loose puck as a set, which is closed to who comes on (rulebook 6.8-4); else none."""
        return 0 if self.held is not None else BIT[self.puck]

    def is_open(self, door: int) -> bool:
        """Return whether a player can come on by a door: nobody stands there, and no puck lies there."""
        return not (self.occupied() | self.loose_at()) & BIT[door]

    def free(self, team: Team, n: int) -> int:
        """Return the cells that a player can step on: no player, no net, and no crease that is closed to them."""
        found = ICE & ~self.occupied()
        for owner, side in self.sides.items():
            if side.is_keeper_home and not (owner == team and side.ice["G"] == n):
                found &= ~CREASE_BITS[owner]
        cell = self.sides[team].at.get(n)
        return found if cell is None else found | BIT[cell]

    def zones(self, team: Team) -> list[tuple[int, int]]:
        """Return the opponents of `team` who have a zone of reach, in slot order, each with its cells."""
        side = self.sides[OTHER[team]]
        at = side.at
        return [(n, ZONE[at[n]]) for _, n in side.skaters()]

    def watchers(self, team: Team, cell: int) -> list[int]:
        """Return the opponents of `team` in whose zone a cell is, in slot order."""
        bit = BIT[cell]
        return [n for n, zone in self.zones(team) if zone & bit]

    def watched(self, team: Team) -> int:
        """Return all cells in zones of opponents of `team`."""
        found = 0
        for _, zone in self.zones(team):
            found |= zone
        return found

    def move(self, team: Team, n: int, path: tuple[int, ...], why: SkateWhy) -> int:
        """Move a player along a path and say so; return the steps."""
        if len(path) < 2:  # noqa: PLR2004 - where they stand is on it
            self.choose_nothing()
            return 0
        self.sides[team].at[n] = path[-1]
        if self.held == (team, n):
            self.puck = path[-1]
        self.emit(Skated(team=team, player=n, path=tuple(NAMES[cell] for cell in path), why=why))
        return len(path) - 1

    # ---- strength

    def allowed(self, team: Team) -> int:
        """DE-S9.3-b: return how many skaters a side may have."""
        running = {one: min(side.running(), 2) for one, side in self.sides.items()}
        settings = self.settings
        base = settings.season_ot_skaters if self.is_season_overtime() else len(SKATERS)
        return max(base, settings.min_skaters + max(running.values())) - running[team]

    def is_season_overtime(self) -> bool:
        """Return whether it is the overtime of a match of the season (DE-S9.3-a)."""
        return self.state.stage == "season" and self.period > self.settings.periods

    def has_penalty(self) -> bool:
        """Return whether a penalty is in progress (DE-S9.2-a)."""
        return any(side.box for side in self.sides.values())

    # ---- back to a state

    def frozen(self) -> Match:
        """Return the match as it now is."""
        home, away = (self.sides[team].frozen() for team in TEAMS)
        return replace(
            self.state,
            phase=self.phase,
            precise=self.precise,
            clock=Clock(period=self.period, units=self.units, over=self.over),
            score=Goals(home=self.score["home"], away=self.score["away"]),
            beat=self.beat,
            turn=self.turn,
            attack=self.attack,
            k=self.k,
            teams=replace(self.state.teams, home=home, away=away),
            puck=Puck(at=NAMES[self.puck], held=self.held),
            decks=self.decks,
            save_from=None if self.save_from is None else NAMES[self.save_from],
            shot_by=self.shot_by,
            clear_row=self.clear_row,
            next=self.next,
        )


def going(n: int, substitute: int, slot: SkaterSlot) -> Going:
    """Return a player on their way off."""
    return Going(n=n, substitute=substitute, slot=slot)
