"""The state of a match and of a competition, shaped exactly as rulebook part 4.

What types cannot say is in `consistency.py`, what a key left out takes in `codec.py`.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import force_setattr

from rules.helvetia_cup.pitch import Hex, SeatName
from rules.marks import As

Seat = Annotated[SeatName, As("seat")]
Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=0)]  # of a shirt
CardNo = Annotated[int, msgspec.Meta(ge=0)]
TeamKey = Annotated[str, As("entrant")]  # of a team in its competition

Variant = Literal["geek", "family"]
Mode = Literal["single", "cup", "league"]
Tempo = Literal["alternate", "simultaneous"]
Phase = Literal[
    "setup", "cards", "place_defence", "place_attack", "place", "attack", "defence", "play", "shootout", "finished"
]
Restart = Literal["kickoff", "keeper", "free_kick", "offside", "penalty"]
Status = Literal["pitch", "bench", "off", "injured", "sent_off"]
Role = Literal["attack", "defence"]
Stat = Literal[
    "boosts_spent", "overlaps", "short_passes", "long_passes", "long_passes_completed", "steals", "steals_won",
    "dribbles_won", "tackles", "tackles_won", "fouls", "interceptions", "interceptions_won", "clearances",
    "clearances_won", "shots", "volleys", "headers", "penalties", "goals", "saves", "yellow", "red", "injuries",
    "offsides",
]  # fmt: skip
TieBreak = Literal["difference", "goals_for", "head_to_head", "draw"]

SEATS: tuple[SeatName, SeatName] = ("home", "away")
OTHER: Mapping[SeatName, SeatName] = {"home": "away", "away": "home"}
MOST_ON_PITCH = 5
ATTACKS: Mapping[SeatName, Literal["east", "west"]] = {"home": "east", "away": "west"}  # HC-2.2-b


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a state, in which every key is known."""


class Config(Strict, frozen=True, kw_only=True, omit_defaults=True):
    """The table of rulebook 3.12; only what differs from it is written."""

    tempo: Tempo = "alternate"
    cards: bool = False
    subs_at_half: bool = False
    max_subs: Count = 2
    stall_limit: Count = 4
    offside_call_default: bool = False
    half_minutes: Count = 45
    extra_minutes: Count = 15
    keeper_cells_max: Count = 3
    plan_max_steps: Count = 12
    family_red_cells: tuple[Count, ...] = (9, 18, 27, 36, 45)
    table_tiebreak: tuple[TieBreak, ...] = ("difference", "goals_for", "head_to_head", "draw")
    training_before_first: bool = True

    def __post_init__(self) -> None:
        """Have values that equal a default be that default, by which they are left out when written."""
        for name, default in zip(self.__struct_fields__, self.__struct_defaults__, strict=True):
            if getattr(self, name) == default:
                force_setattr(self, name, default)


class BySeat(Strict, frozen=True, kw_only=True):
    """A number of each seat: goals, kicks."""

    home: Count = 0
    away: Count = 0

    def of(self, seat: SeatName) -> int:
        """Return the number of a seat."""
        return self.home if seat == "home" else self.away


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

    home: Mapping[Number, Mapping[Stat, int]] = {}
    away: Mapping[Number, Mapping[Stat, int]] = {}

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


class State(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """Of a match (`Match`) or of a competition (`Competition`)."""

    game: Literal["helvetia-cup"] = "helvetia-cup"


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


Injury = Literal["out", "check"]
FixtureStatus = Literal["planned", "playing", "done"]


class SquadMember(Strict, frozen=True, kw_only=True):
    """What a figure carries from match to match; `injury` `check`: a roll before each match."""

    yellow: Count = 0
    suspended: Count = 0
    injury: Injury | None = None
    tired: bool = False


class Entrant(Strict, frozen=True, kw_only=True):
    """A team of a competition; `players` holds all its figures."""

    team: str
    name: str = ""
    deck: tuple[CardNo, ...] = ()
    legends_left: tuple[CardNo, ...] = ()
    players: Mapping[Number, SquadMember] = {}


class Fixture(Strict, frozen=True, kw_only=True):
    """A match of a competition; `winner`: the key of a team."""

    id: str
    round: Count
    home: TeamKey
    away: TeamKey
    status: FixtureStatus = "planned"
    score: BySeat | None = None
    winner: TeamKey | None = None


class TableRow(Strict, frozen=True, kw_only=True):
    """A team's line of the table."""

    played: Count = 0
    won: Count = 0
    drawn: Count = 0
    lost: Count = 0
    gf: Count = 0
    ga: Count = 0
    points: int = 0


class PlayerReport(Strict, frozen=True, kw_only=True):
    """What a match did to a figure (rulebook 6.12); `played`: he was on the pitch at some time."""

    yellow: Count = 0
    red: bool = False
    injured: bool = False
    boost: Count = 0
    played: bool = False


class PlayersReport(Strict, frozen=True, kw_only=True):
    """The figures of both seats."""

    home: Mapping[Number, PlayerReport] = {}
    away: Mapping[Number, PlayerReport] = {}


class ChallengeReport(Strict, frozen=True, kw_only=True):
    """A challenge card that lay open, and whether its challenge was met."""

    card: CardNo
    done: bool


class ChallengesReport(Strict, frozen=True, kw_only=True):
    """The challenges of both seats."""

    home: ChallengeReport | None = None
    away: ChallengeReport | None = None


class LegendsReport(Strict, frozen=True, kw_only=True):
    """The LEGEND cards spent by both seats."""

    home: tuple[CardNo, ...] = ()
    away: tuple[CardNo, ...] = ()


class Report(Strict, frozen=True, kw_only=True):
    """What a finished match tells its competition (rulebook 6.12)."""

    fixture: str
    score: BySeat
    winner: Seat | None = None
    forfeit: Seat | None = None
    shootout: BySeat | None = None
    players: PlayersReport = PlayersReport()
    challenge: ChallengesReport = ChallengesReport()
    legends_used: LegendsReport = LegendsReport()


class Competition(State, frozen=True, kw_only=True, tag="competition", forbid_unknown_fields=True):
    """A competition (rulebook 4.2): a league has a `table`, a cup the `order` of its draw."""

    format: Literal["cup", "league"] = "league"
    phase: Literal["preparation", "playing", "finished"] = "preparation"
    turn: Count = 0
    round: Count = 1
    config: Config = Config()
    teams: Mapping[TeamKey, Entrant] = {}
    fixtures: tuple[Fixture, ...] = ()
    table: Mapping[TeamKey, TableRow] | UnsetType = UNSET
    order: tuple[TeamKey, ...] | UnsetType = UNSET
    inbox: tuple[Report, ...] = ()
