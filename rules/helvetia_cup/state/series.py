"""The state of a competition (rulebook 4.2), and what its matches report (6.12)."""

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, UnsetType

from rules.helvetia_cup.state.basis import (
    BySeat,
    CardNo,
    Config,
    Number,
    Seat,
    State,
    Strict,
    TeamKey,
)
from rules.kit.numbers import Count

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
    """What a match did to a figure (rulebook 6.12); `played`: they were on the pitch at some time."""

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


class MatchReport(Strict, frozen=True, kw_only=True):
    """What a finished match tells its competition (rulebook 6.12)."""

    fixture: str
    score: BySeat
    winner: Seat | None = None
    forfeit: Seat | None = None
    shootout: BySeat | None = None
    players: PlayersReport = PlayersReport()
    challenge: ChallengesReport = ChallengesReport()
    legends_used: LegendsReport = LegendsReport()


class CompetitionState(State, frozen=True, kw_only=True, tag="competition", forbid_unknown_fields=True):
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
    inbox: tuple[MatchReport, ...] = ()
