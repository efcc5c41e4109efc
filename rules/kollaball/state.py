"""The state of a match, shaped exactly as rulebook 4.1. Reading it with its defaults is `codec.py`'s work."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from rules.kit.numbers import Count, Number
from rules.shapes import As, PersonName

TeamId = Annotated[Literal["rouge", "bleue"], As("team")]
PlayerId = Annotated[str, As("player")]  # r1 … r6, b1 … b6
Cell = Annotated[str, As("cell")]  # A1 … G7
BallId = Annotated[str, As("ball")]  # rouge, bleue, leurre-<player>-<turn>, leurre-<player>-<turn>b

Class = Literal["warrior", "alchemist", "ranger", "archer", "thief", "merchant"]
SpecialKind = Literal["sprint", "deep_pass", "block", "decoy", "bribe"]
Status = Literal["pitch", "bench", "sideline", "out", "missing"]
Stage = Literal["roll_call", "lineup", "orders", "orders_second", "timeout", "replacement", "finished"]
TacticName = Literal[
    "lob", "rally", "feint", "reshuffle", "analysis", "placement", "own_game", "neutralise", "fall_back"
]

Patience = Annotated[int, msgspec.Meta(ge=1, le=99)]  # how many turns a team may miss

TEAMS: tuple[TeamId, TeamId] = ("rouge", "bleue")


def team_at(seat: str) -> TeamId:
    """Return the team whose orders a seat gives. Raises `ValueError` for the referee's."""
    return TEAMS[TEAMS.index(seat)]


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a match (KB-5-a: there is one type, these describe it)."""

    left_team: TeamId = "rouge"  # KB-4-c
    random_events: bool = False  # KB-21-a
    criticals: bool = False  # KB-22-a
    tactics: bool = False  # KB-23-a
    legends: bool = False  # KB-24-a
    tie_break: bool = False  # KB-11-b
    max_missed: Patience = 2  # KB-9-d
    roll_call: Literal["all", "off"] = "all"  # KB-1-c
    charge_targets: Literal["one", "all"] = "one"  # KB-19-l
    exclusion_replaceable: bool = False  # KB-21-e
    bribe_purse: Count | None = 500  # KB-20-a; None: no limit
    max_turns: Annotated[int, msgspec.Meta(ge=1, le=9_999)] | None = None  # KB-9-e


class Stats(msgspec.Struct, frozen=True, kw_only=True):
    """What KB-11-d counts over the match."""

    specials: Count = 0
    charges: Count = 0
    deniers: Count = 0


class Team(msgspec.Struct, frozen=True, kw_only=True):
    """One side. `goal` is its own goal cell."""

    goal: Cell
    captain: PlayerId | None = None
    tactic: TacticName | None = None
    tactic_used: bool = False
    timeout: Literal["available", "running", "lost"] = "available"
    missed: Count = 0
    exclusions: Count = 0
    stats: Stats = Stats()


class Legend(msgspec.Struct, frozen=True, kw_only=True):
    """A legendary player's own move, besides their class's special (KB-24-b)."""

    title: str
    move: SpecialKind
    used: bool = False


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A player of a roster; the fields are explained in rulebook 4.2."""

    name: PersonName | None = None
    cls: Class = msgspec.field(default="warrior", name="class")
    status: Status = "bench"
    cell: Cell | None = None
    special_used: bool = False
    skip: Count = 0
    extra: Count = 0
    deniers: Count | None = None
    returns: Count | None = None
    radius: Count | None = None
    replace_from: Count | None = None
    replace_by: Count | None = None
    legend: Legend | None = None


class Held(msgspec.Struct, frozen=True, kw_only=True, tag="held", tag_field="at"):
    """A ball in a player's hands. `vanishes`: the turn at whose opening a decoy vanishes; None for a real ball."""

    kind: Literal["real", "decoy"] | None = "real"
    team: TeamId | None = None
    by: PlayerId
    vanishes: Count | msgspec.UnsetType | None = msgspec.UNSET


class Ground(msgspec.Struct, frozen=True, kw_only=True, tag="ground", tag_field="at"):
    """A ball on the ground since turn `since` (KB-16-b)."""

    kind: Literal["real", "decoy"] | None = "real"
    team: TeamId | None = None
    cell: Cell
    since: Count = 0
    vanishes: Count | msgspec.UnsetType | None = msgspec.UNSET


class Air(msgspec.Struct, frozen=True, kw_only=True, tag="air", tag_field="at"):
    """A lobbed ball; it comes down on `target` (None: hidden from the viewer) in turn `lands` (KB-23-f)."""

    kind: Literal["real", "decoy"] | None = "real"
    team: TeamId | None = None
    target: Cell | None
    lands: Number
    team_thrown: TeamId


Ball = Held | Ground | Air


class Noted(msgspec.Struct, frozen=True, kw_only=True):
    """Neutralised orders: `team` must change some of them (KB-23-m). Keys: player ids and `T`."""

    team: TeamId
    orders: Mapping[str, str]


class Insight(msgspec.Struct, frozen=True, kw_only=True):
    """An analysis in force this turn (KB-23-j)."""

    team: TeamId
    targets: tuple[PlayerId, ...]


class Sealed(msgspec.Struct, frozen=True, kw_only=True):
    """The order of the seat that was asked first, in `orders_second`."""

    seat: TeamId
    text: str


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How the match ended (rulebook 4.2)."""

    winner: TeamId | None
    reason: str
    points: Mapping[TeamId, Count]


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A match. Immutable: `msgspec.structs.replace` makes the next one."""

    game: Literal["kollaball"] = "kollaball"
    version: Literal[1] = 1
    config: Config = Config()
    stage: Stage = "orders"
    turn: Number = 1
    null_turns: Count = 0
    teams: Mapping[TeamId, Team]
    players: Mapping[PlayerId, Player]
    balls: Mapping[BallId, Ball]
    event_rate: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    event_count: Count = 0
    last_specials: tuple[SpecialKind, ...] = ()
    last_tactics: Mapping[TeamId, TacticName] = {}
    turn_tactics: Mapping[TeamId, TacticName] = {}
    noted: Noted | None = None
    insight: Insight | None = None
    sealed: Sealed | None = None
    placement_blocked: bool = False
    timeouts: tuple[TeamId, ...] = ()
    replacement: Mapping[TeamId, tuple[PlayerId, ...]] | None = None
    result: Result | None = None


def team_of(player: PlayerId) -> TeamId:
    """Return the team that a player id belongs to."""
    return "rouge" if player[0] == "r" else "bleue"


def opponents_of(team: TeamId) -> TeamId:
    """Return the other team."""
    return "bleue" if team == "rouge" else "rouge"


def player_key(player: PlayerId) -> tuple[bool, str]:
    """Return the sort key of the player order: r1 … r6, b1 … b6."""
    return (player[:1] != "r", player)


def ball_key(ball: BallId) -> tuple[int, str]:
    """Return the sort key of the ball order: rouge, bleue, then decoys by id."""
    return ({"rouge": 0, "bleue": 1}.get(ball, 2), ball)
