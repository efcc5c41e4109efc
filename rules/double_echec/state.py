"""The state of a match and of a league, shaped exactly as rulebook part 4. What types cannot say: `consistency.py`."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.double_echec.data import DATA, MatchData
from rules.double_echec.data import Team as _Team
from rules.kit.numbers import Count, Integer
from rules.kit.numbers import Number as Positive
from rules.shapes import As, PersonName

Team = Annotated[_Team, As("team")]
Cell = Annotated[str, As("cell")]
# What a number may be at most where the page does not say: beyond all that a match can come to.
Number = Annotated[int, msgspec.Meta(ge=0, le=999)]  # of a jersey
Units = Annotated[int, msgspec.Meta(ge=0, le=999)]  # of time
Skaters = Annotated[int, msgspec.Meta(ge=0, le=5)]
MOST_SALARIES, MOST_PICKS = 99, 999  # of a team, of a team in a round
Position = Literal["C", "W", "D", "G"]
SkaterSlot = Literal["C", "LW", "RW", "LD", "RD"]
Slot = Literal["C", "LW", "RW", "LD", "RD", "G"]
Phase = Literal["lineup", "play", "over"]
MatchStage = Literal["season", "semifinal", "final"]
Deck = Literal["F", "D", "G"]
Card = Literal["pass_or_shot", "pass", "advance", "clear", "steal", "faceoff", "rebound", "pass_nearest", "pass_centre"]
PenaltyKind = Literal["minor", "major", "bench_minor"]
LineName = Literal["A1", "A2", "A3", "A4", "P1", "P2", "P3", "P4"]
Man = tuple[_Team, int]  # a team and a jersey

TEAMS: tuple[_Team, _Team] = ("home", "away")
OTHER: Mapping[_Team, _Team] = {"home": "away", "away": "home"}
SKATERS: tuple[SkaterSlot, ...] = ("C", "LW", "RW", "LD", "RD")  # the slot order of rulebook 6.1
SLOTS: tuple[Slot, ...] = (*SKATERS, "G")
POSITION_OF: Mapping[Slot, Position] = {"C": "C", "LW": "W", "RW": "W", "LD": "D", "RD": "D", "G": "G"}
CENTRE = DATA.rink.spots.centre
FULL_DECKS: Mapping[Deck, Mapping[Card, int]] = DATA.deck  # type: ignore[assignment]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a state, in which every key is known."""


class Config(Strict, frozen=True, kw_only=True):
    """The overrides of `[match]`; what is left out stays as in the page's table."""

    periods: Annotated[int, msgspec.Meta(ge=1, le=99)] | UnsetType = UNSET
    units_per_period: Annotated[int, msgspec.Meta(ge=1, le=200)] | UnsetType = UNSET
    units_per_turn: Annotated[int, msgspec.Meta(ge=0, le=200)] | UnsetType = UNSET
    stops_per_period: Units | UnsetType = UNSET
    minor_units: Units | UnsetType = UNSET
    major_units: Units | UnsetType = UNSET
    min_skaters: Skaters | UnsetType = UNSET
    season_ot_skaters: Skaters | UnsetType = UNSET
    minor_ends_on_goal: bool | UnsetType = UNSET
    shorthanded_icing: bool | UnsetType = UNSET
    offside: Literal["none", "blue"] | UnsetType = UNSET
    injury_matches: Units | UnsetType = UNSET


class Clock(Strict, frozen=True, kw_only=True):
    """`period` 4 or more: overtime; `over`: the rounds of a fight beyond the last unit (DE-2-m)."""

    period: Positive = 1
    units: Units = 0
    over: Units = 0


class Goals(Strict, frozen=True, kw_only=True):
    """Goals."""

    home: Count = 0
    away: Count = 0

    def of(self, team: _Team) -> int:
        """Return the goals of `team`."""
        return self.home if team == "home" else self.away


class Player(Strict, frozen=True, kw_only=True):
    """A player of the roster, their abilities as numbers of dice; `out`: for the rest of the match."""

    n: Number
    pos: Position
    T: Count = 0
    P: Count = 0
    V: Count = 0
    B: Count = 0
    A: Count = 0
    thirds: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    out: bool | UnsetType = UNSET


class Penalised(Strict, frozen=True, kw_only=True):
    """A player in the box: `left` units to serve; not `running`: it waits for another's end (DE-B.penalty-b)."""

    n: Number
    kind: PenaltyKind
    left: Units
    running: bool = True
    slot: SkaterSlot


class Going(Strict, frozen=True, kw_only=True):
    """A player on their way off: who came on for them, in which slot (DE-R.11)."""

    n: Number
    substitute: Number = msgspec.field(name="in")
    slot: SkaterSlot


class Stats(Strict, frozen=True, kw_only=True):
    """What is counted over the match."""

    shots: Count = 0
    posts: Count = 0


class TeamState(Strict, frozen=True, kw_only=True):
    """One side. `at`: the cell of every player on the ice, players going off included; `sheet` is secret."""

    name: PersonName = ""
    roster: Annotated[tuple[Player, ...], msgspec.Meta(max_length=99)] = ()
    lines: Mapping[LineName, tuple[Number, ...]] = {}
    ice: Mapping[Slot, Number | None] = {}
    at: Mapping[Number, Cell] = {}
    box: tuple[Penalised, ...] = ()
    going: tuple[Going, ...] = ()
    sheet: tuple[str, ...] = ()
    stops: Units = DATA.match.stops_per_period
    stats: Stats = Stats()


class Teams(Strict, frozen=True, kw_only=True):
    """Both sides; home attacks towards column 27 all match."""

    home: TeamState = TeamState()
    away: TeamState = TeamState()

    def of(self, team: _Team) -> TeamState:
        """Return the side of `team`."""
        return self.home if team == "home" else self.away


class Puck(Strict, frozen=True, kw_only=True):
    """`held`: by whom; None: it is loose on its cell."""

    at: Cell = CENTRE
    held: Man | None = None


class _Next(Strict, frozen=True, kw_only=True, tag_field="do"):
    """What comes now."""


class FaceoffNext(_Next, frozen=True, kw_only=True, tag="faceoff"):
    """A face-off."""

    spot: Cell = CENTRE


class DefendNext(_Next, frozen=True, kw_only=True, tag="defend"):
    """The defensive die."""


class CardNext(_Next, frozen=True, kw_only=True, tag="card"):
    """A card of the carrier's deck."""


class PlayCardNext(_Next, frozen=True, kw_only=True, tag="play_card"):
    """A card that is turned already."""

    deck: Deck
    card: Card


class RecoverNext(_Next, frozen=True, kw_only=True, tag="recover"):
    """A try for the loose puck; `icing`: the side that cleared it over the line; `blocked`: the other could not try."""

    team: Team
    icing: Team | None = None
    blocked: bool | UnsetType = UNSET


class PenaltyShotNext(_Next, frozen=True, kw_only=True, tag="penalty_shot"):
    """A penalty shot for `team`; `row`: of the fouled player."""

    team: Team
    player: Number
    row: str


Next = FaceoffNext | DefendNext | CardNext | PlayCardNext | RecoverNext | PenaltyShotNext


class State(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """Of a match (`Match`) or of a league (`League`)."""

    game: Literal["double-echec"] = "double-echec"


class Match(State, frozen=True, kw_only=True, tag="match", forbid_unknown_fields=True):
    """A match. Immutable: the next one is made by `turn/`."""

    config: Config = Config()
    phase: Phase = "play"
    stage: MatchStage = "season"
    precise: bool = False
    clock: Clock = Clock()
    score: Goals = Goals()
    beat: Count = 0
    turn: Count = 0
    attack: Team | None = None
    k: Count = 0
    teams: Teams = Teams()
    puck: Puck = Puck()
    decks: Mapping[Deck, Mapping[Card, Count]] = {}  # completed when read: one left out is full
    burned: Mapping[Deck, Mapping[Card, Count]] = {}
    save_from: Cell | None = None
    shot_by: Team | None = None
    clear_row: Annotated[int, msgspec.Meta(ge=1, le=len(DATA.rink.rows))] | None = None
    next: Next | None = FaceoffNext()


class LeagueTeam(Strict, frozen=True, kw_only=True):
    """A team's season (rulebook 4); `adjust` counts in the points, `picks` by round."""

    wins: Integer = 0
    otl: Integer = 0
    losses: Integer = 0
    gf: Integer = 0
    ga: Integer = 0
    po_wins: Integer = 0
    beers: Integer = 0
    rookies: Integer = 0
    salaries: Annotated[tuple[Integer, ...], msgspec.Meta(max_length=MOST_SALARIES)] = ()
    payroll: Integer = 0
    ja: Integer = 0
    picks: Mapping[str, Annotated[int, msgspec.Meta(ge=0, le=MOST_PICKS)]] = {}
    tpvba: Integer = 0
    revenue: Integer = 0
    adjust: Integer = 0


class League(State, frozen=True, kw_only=True, tag="league", forbid_unknown_fields=True):
    """A league: `playoffs` best first, `champion` and `alex` (the Coupe des Alex) by team code."""

    season: Count = 0
    config: Mapping[str, object] = {}
    teams: Annotated[Mapping[str, LeagueTeam], msgspec.Meta(max_length=128)] = {}
    playoffs: tuple[str, ...] = ()
    champion: str | None = None
    alex: str | None = None


def match_settings_of(config: Config) -> MatchData:
    """Return the settings of a match: the page's table with the overrides."""
    given = {name: getattr(config, name) for name in Config.__struct_fields__}
    return msgspec.structs.replace(DATA.match, **{name: value for name, value in given.items() if value is not UNSET})
