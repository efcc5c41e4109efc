"""What happened in a turn: one Struct per event type of rulebook part 7, with exactly the page's JSON fields."""

from typing import Literal

import msgspec

from rules.aspic.board import Cell, Side
from rules.aspic.flights import Rebound
from rules.aspic.state import By, Tally

Source = Literal["order", "queue", "default"]


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all events share: the field that tells their type."""


class ClockCharged(Fact, frozen=True, kw_only=True, tag="clock_charged"):
    """The seconds that the turn took were charged (AS-time-b)."""

    seat: Side
    seconds: int
    remaining: int


class ClockExpired(Fact, frozen=True, kw_only=True, tag="clock_expired"):
    """A reserve is used up (AS-time-c)."""

    seat: Side


class ClockAdjusted(Fact, frozen=True, kw_only=True, tag="clock_adjusted"):
    """The referee gave or took seconds (rulebook 9)."""

    seat: Side
    delta: int
    remaining: int


class TurnMissed(Fact, frozen=True, kw_only=True, tag="turn_missed"):
    """The side to act sent nothing; `missed` in a row, this one included (AS-time-f)."""

    seat: Side
    missed: int


class TurnSkipped(Fact, frozen=True, kw_only=True, tag="turn_skipped"):
    """The referee skipped the side to act (rulebook 9)."""

    seat: Side


class TurnPassed(Fact, frozen=True, kw_only=True, tag="turn_passed"):
    """A side without a legal turn was passed (AS-turn-g)."""

    seat: Side
    reason: Literal["no_legal_turn"] = "no_legal_turn"


class PiecePlaced(Fact, frozen=True, kw_only=True, tag="piece_placed"):
    """A piece was put on the board."""

    seat: Side
    cell: Cell
    source: Source


class QueueSet(Fact, frozen=True, kw_only=True, tag="queue_set"):
    """A side announced so many more placements; which ones is its secret (AS-place-h)."""

    seat: Side
    count: int


class KickoffReady(Fact, frozen=True, kw_only=True, tag="kickoff_ready"):
    """All pieces are placed."""

    kickoff: Side


class PieceMoved(Fact, frozen=True, kw_only=True, tag="piece_moved"):
    """A piece moved."""

    seat: Side
    origin: Cell = msgspec.field(name="from")
    to: Cell


class Shot(Fact, frozen=True, kw_only=True):
    """What a shot and a test of it have in common; `ball_to` is None for a goal, `crossing` without a crossing."""

    shooter: Cell
    ball_from: Cell
    ball_to: Cell | None
    vector: tuple[int, int]
    cardinal: bool
    rebounds: tuple[Rebound, ...]
    crossing: str | None
    goal: bool
    swap: bool


class ShotTaken(Shot, frozen=True, kw_only=True, tag="shot_taken"):
    """A piece shot."""

    seat: Side


class ShotTested(Shot, frozen=True, kw_only=True, tag="shot_tested"):
    """A player tried a shot, after `move` (from, to) if there is one; for them alone (AS-test-e)."""

    seat: Side
    move: tuple[Cell, Cell] | None


class GoalScored(Fact, frozen=True, kw_only=True, tag="goal_scored"):
    """A goal; the score includes it."""

    seat: Side
    crossing: str
    score: Tally


class OccupationSampled(Fact, frozen=True, kw_only=True, tag="occupation_sampled"):
    """The ball's place after a turn of `seat`, in percent for the left side (AS-occ-a)."""

    seat: Side
    value: int


class RoundEnded(Fact, frozen=True, kw_only=True, tag="round_ended"):
    """Both sides have had their turn (AS-match-d)."""

    half: int
    round: int


class HalfEnded(Fact, frozen=True, kw_only=True, tag="half_ended"):
    """The last round of a half is over (AS-match-d)."""

    half: int
    score: Tally


class PlacementStarted(Fact, frozen=True, kw_only=True, tag="placement_started"):
    """The pieces leave the board; `first` places first (AS-place-a)."""

    half: int
    round: int
    kickoff: Side
    first: Side


class MatchForfeited(Fact, frozen=True, kw_only=True, tag="match_forfeited"):
    """A side lost by missed turns, or by the referee's word."""

    seat: Side
    reason: Literal["missed", "referee"]


class MatchEnded(Fact, frozen=True, kw_only=True, tag="match_ended"):
    """The match is over."""

    winner: Side | None
    by: By
    score: Tally


Event = (
    ClockCharged
    | ClockExpired
    | ClockAdjusted
    | TurnMissed
    | TurnSkipped
    | TurnPassed
    | PiecePlaced
    | QueueSet
    | KickoffReady
    | PieceMoved
    | ShotTaken
    | ShotTested
    | GoalScored
    | OccupationSampled
    | RoundEnded
    | HalfEnded
    | PlacementStarted
    | MatchForfeited
    | MatchEnded
)
