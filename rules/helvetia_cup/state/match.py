"""The state of a match (rulebook 4.1)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.helvetia_cup.pitch import Hex, SeatName
from rules.helvetia_cup.state.basis import (
    BySeat,
    CardNo,
    Config,
    Mode,
    Number,
    Phase,
    Restart,
    Role,
    Seat,
    Stat,
    State,
    Status,
    Strict,
    Variant,
)
from rules.kit.numbers import Count


class Ball(Strict, frozen=True, kw_only=True):
    """Where the ball is, and whose of the attack it is; None: loose or dead."""

    at: Hex | None = None
    holder: Number | None = None


class OffsidePending(Strict, frozen=True, kw_only=True):
    """A ball touched off-side in the attack's moves: it may still be called."""

    player: Number
    at: Hex


class Pending(Strict, frozen=True, kw_only=True):
    """What waits, secret: the attack's `G E R`, the defence's `I E`, as section texts joined by "; "."""

    plan: str | None = None
    policy: str | None = None


class Player(Strict, frozen=True, kw_only=True):
    """A figure of the squad."""

    status: Status = "pitch"
    at: Hex | None = None
    down: bool = False
    boost: Count
    yellow: Count = 0
    red: bool = False


class LastPlacement(Strict, frozen=True, kw_only=True):
    """What a seat placed last in each role."""

    attack: Mapping[Number, Hex] | None = None
    defence: Mapping[Number, Hex] | None = None

    def of(self, role: Role) -> Mapping[Number, Hex] | None:
        """Return the placement of a role."""
        return self.attack if role == "attack" else self.defence


class TeamState(Strict, frozen=True, kw_only=True):
    """A seat's side; `offer`: its six cards in the phase `cards`."""

    team: str
    attacks: Literal["east", "west"]
    keeper: Number | None = None
    subs_left: Count
    bench: tuple[Number, ...] = ()
    offside_call: bool
    hand: tuple[CardNo, ...] = ()
    armed: tuple[CardNo, ...] = ()
    used: tuple[CardNo, ...] = ()
    deck: tuple[CardNo, ...] = ()
    legends_left: tuple[CardNo, ...] = ()
    challenge: CardNo | None = None
    tired: tuple[Number, ...] = ()
    unavailable: tuple[Number, ...] = ()
    last_placement: LastPlacement = LastPlacement()
    players: Mapping[Number, Player] = {}
    offer: tuple[CardNo, ...] | UnsetType = UNSET

    @property
    def on_pitch(self) -> tuple[int, ...]:
        """The numbers on the pitch, ascending, placed or not."""
        return tuple(n for n in sorted(self.players) if self.players[n].status == "pitch")


class Teams(Strict, frozen=True, kw_only=True):
    """Both sides."""

    home: TeamState
    away: TeamState

    def of(self, seat: SeatName) -> TeamState:
        """Return a seat's side."""
        return self.home if seat == "home" else self.away


class Taken(Strict, frozen=True, kw_only=True):
    """The kickers of the shoot-out's current cycle."""

    home: tuple[Number, ...] = ()
    away: tuple[Number, ...] = ()

    def of(self, seat: SeatName) -> tuple[int, ...]:
        """Return a seat's kickers."""
        return self.home if seat == "home" else self.away


class Shootout(Strict, frozen=True, kw_only=True):
    """A shoot-out; `first`: None until its toss."""

    first: Seat | None = None
    round: Count = 1
    taken: Taken = Taken()
    kicks: BySeat = BySeat()
    goals: BySeat = BySeat()


class Stats(Strict, frozen=True, kw_only=True):
    """What is counted (Appendix E): counters that are not zero, by player."""

    home: Mapping[Number, Mapping[Stat, Count]] = {}
    away: Mapping[Number, Mapping[Stat, Count]] = {}

    def of(self, seat: SeatName) -> Mapping[int, Mapping[Stat, int]]:
        """Return a seat's counters."""
        return self.home if seat == "home" else self.away

    def total(self, seat: SeatName, stat: str) -> int:
        """Return a counter's sum over a seat's players."""
        return sum(count for counters in self.of(seat).values() for name, count in counters.items() if name == stat)


class Result(Strict, frozen=True, kw_only=True):
    """How a match ended; `forfeit`: the seat that lost by it."""

    winner: Seat | None
    score: BySeat
    forfeit: Seat | None = None
    shootout: BySeat | None = None


class Match(State, frozen=True, kw_only=True, tag="match", forbid_unknown_fields=True):
    """A match (rulebook 4.1)."""

    variant: Variant = "geek"
    mode: Mode = "single"
    config: Config = Config()
    phase: Phase = "setup"
    turn: Count = 0
    round: Count = 0
    half: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    clock: Count = 0
    score: BySeat = BySeat()
    first_kickoff: Seat | None = None
    attack: Seat | None = None
    restart: Restart | None = None
    ball: Ball = Ball()
    offside_watch: tuple[Number, ...] = ()
    offside_pending: OffsidePending | None = None
    stall: Count = 0
    held: Count = 0
    sub_window: bool = False
    pending: Pending = Pending()
    teams: Teams
    shootout: Shootout | None = None
    stats: Stats = Stats()
    result: Result | None = None

    @property
    def is_family(self) -> bool:
        """Whether the short version is played."""
        return self.variant == "family"

    @property
    def is_simultaneous(self) -> bool:
        """Whether both seats order at once (HC-PM-tempo)."""
        return self.config.tempo == "simultaneous"

    @property
    def in_competition(self) -> bool:
        """Whether the match is one of a series."""
        return self.mode != "single"
