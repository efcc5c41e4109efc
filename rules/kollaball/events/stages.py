"""Around the turns: roll-call, line-ups, timeouts, turns that do not count, replacements, the end."""

from collections.abc import Mapping

import msgspec

from rules.kollaball.events.fact import Fact
from rules.kollaball.state import Cell, PlayerId, TeamId
from rules.shapes import PersonId, Word


class RolledCall(Fact, frozen=True, kw_only=True, tag="roll_call"):
    """The roll-call of a team (KB-1-c)."""

    team: TeamId
    absent: tuple[PlayerId, ...]


class LinedUp(Fact, frozen=True, kw_only=True, tag="lineup"):
    """A team's starters, in player order, and the holder of its ball (KB-2-c)."""

    team: TeamId
    players: tuple[PlayerId, ...]
    ball: PlayerId | None


class KickedOff(Fact, frozen=True, kw_only=True, tag="kickoff"):
    """The match begins."""


class TimeoutCalled(Fact, frozen=True, kw_only=True, tag="timeout_called"):
    """A captain called a timeout (KB-7-d)."""

    team: TeamId


class TimeoutRuled(Fact, frozen=True, kw_only=True, tag="timeout_ruled"):
    """The Admin's answer (KB-7-e, KB-7-f)."""

    team: TeamId
    upheld: bool


class TurnVoid(Fact, frozen=True, kw_only=True, tag="turn_void"):
    """A turn that did not count; `missed` are both teams' misses so far (KB-9-c)."""

    turn: int
    missing: tuple[TeamId, ...]
    missed: Mapping[TeamId, int]


class Substituted(Fact, frozen=True, kw_only=True, tag="substituted"):
    """A substitute took the cell of one who left (KB-2-g)."""

    team: TeamId
    out: PlayerId
    into: PlayerId = msgspec.field(name="in")
    cell: Cell | None


class PlaysShort(Fact, frozen=True, kw_only=True, tag="plays_short"):
    """A fractured player was not replaced (KB-21-f)."""

    team: TeamId
    out: PlayerId


class Entered(Fact, frozen=True, kw_only=True, tag="entered"):
    """A player came back from the sideline (KB-20-i)."""

    player: PlayerId
    cell: Cell


class TurnResolved(Fact, frozen=True, kw_only=True, tag="turn_resolved"):
    """The turn of that number was played to its end."""

    turn: int


class Disqualified(Fact, frozen=True, kw_only=True, tag="disqualified"):
    """A team is out; `reason` is the referee's own text when they decided it."""

    team: TeamId
    reason: str


class MatchOver(Fact, frozen=True, kw_only=True, tag="match_over"):
    """The match has ended (rulebook 4.2, `result`)."""

    winner: TeamId | None
    reason: str
    points: Mapping[TeamId, int]


class Overridden(Fact, frozen=True, kw_only=True, tag="override"):
    """A referee intervened (part 9)."""

    op: Word
    by: PersonId
    reason: str
