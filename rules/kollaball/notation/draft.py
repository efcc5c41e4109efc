"""What the grammar reads, before anything is checked against the state: numbers and cells as written.

What the checks of one turn's orders know besides is a `TurnContext`: who comes in, who has a line, who starts where.
"""

from dataclasses import dataclass, field
from typing import Literal

import msgspec

from rules.errors import OrderError
from rules.kollaball import facts
from rules.kollaball.orders import Line, Substitution
from rules.kollaball.state import Cell, Held, PlayerId, SpecialKind, State, TacticName, Team, TeamId, opponents_of

Via = Literal["class", "copy", "legend"]
ActionKind = Literal["receiver", "hitter", "pass", "retreat", "drop", "pickup", "stand", "burst"]


class SpecialDraft(msgspec.Struct, frozen=True):
    """A special as written; `numbers`: of those who are to get decoys."""

    kind: SpecialKind
    via: Via
    numbers: tuple[str, ...] = ()
    side: Literal["favour", "against"] | None = None
    amount: int | None = None


class ActionDraft(msgspec.Struct, frozen=True):
    """An action or reserve as written.

    `word`: the letters that say the role. `path`: of a move, with its origin if it was written. `origin`, `to`: of a
    pass or retreat; of a burst `to` is the pass's target, `advance` the cell after `^`.
    """

    kind: ActionKind
    word: str
    path: tuple[Cell, ...] = ()
    origin: Cell | None = None
    to: Cell | None = None
    advance: Cell | None = None
    carrier: bool = False
    special: SpecialDraft | None = None


class LineDraft(msgspec.Struct, frozen=True):
    """A player's line; `at` is the offset of its first character."""

    at: int
    number: str
    entry: Cell | None
    actions: tuple[ActionDraft, ...]
    reserve: ActionDraft | None


class SubstitutionDraft(msgspec.Struct, frozen=True):
    """`X out in`; `into` is None for `X out -`."""

    at: int
    out: str
    into: str | None


class TacticDraft(msgspec.Struct, frozen=True):
    """A tactic's part. `arrivals`, `exchanges`: the list of a rally, a reshuffle; `opponents`: their numbers."""

    at: int
    name: TacticName
    copied: bool
    carrier: str | None = None
    cell: Cell | None = None
    arrivals: tuple[tuple[str, Cell], ...] = ()
    exchanges: tuple[tuple[str, str], ...] = ()
    opponents: tuple[str, ...] = ()


class TurnDraft(msgspec.Struct, frozen=True):
    """A turn's orders as written, in text order."""

    substitutions: tuple[SubstitutionDraft, ...] = ()
    tactic: TacticDraft | None = None
    lines: tuple[LineDraft, ...] = ()


@dataclass(slots=True)
class TurnContext:
    """The work sheet of one parse; `substitutes` (who comes in -> for whom) and `lines` fill as the checks go on."""

    state: State
    team_id: TeamId
    draft: TurnDraft
    team: Team
    goal: Cell
    holders: frozenset[PlayerId]
    substitutes: dict[PlayerId, PlayerId] = field(default_factory=dict)
    lines: dict[PlayerId, Line] = field(default_factory=dict)

    @property
    def opponents(self) -> TeamId:
        """The other team."""
        return opponents_of(self.team_id)

    @property
    def substitutions(self) -> tuple[Substitution, ...]:
        """Who comes in for whom, in player order of those who come in."""
        return tuple(Substitution(out=self.substitutes[into], into=into) for into in sorted(self.substitutes))

    @property
    def whole_team(self) -> bool:
        """Whether the orders hold a whole-team tactic (KB-23-c)."""
        tactic = self.draft.tactic
        return tactic is not None and tactic.name in facts.WHOLE_TEAM_TACTICS

    @property
    def query(self) -> bool:
        """Whether the orders are a placement query, sent alone (KB-23-k)."""
        tactic = self.draft.tactic
        return tactic is not None and tactic.name == "placement"

    @property
    def tactic_carrier(self) -> PlayerId | None:
        """The player whose action of the turn the tactic is (KB-23-d)."""
        tactic = self.draft.tactic
        return None if tactic is None or tactic.carrier is None else self.id_of(tactic.carrier)

    def id_of(self, number: str) -> PlayerId:
        """Return the id of the team's player with that number, on the roster or not."""
        return self.team_id[0] + number

    def member(self, number: str, at: int) -> PlayerId:
        """Return the id of the team's player with that number. Raises `unknown_player`."""
        return find_rostered(self.state, self.team_id, number, at)

    def can_act(self, player: PlayerId) -> bool:
        """Return whether a player acts this turn: on the pitch without `skip`, due back, or coming in."""
        who = self.state.players[player]
        return (who.status == "pitch" and who.skip == 0) or player in self.substitutes or self.is_due(player)

    def is_due(self, player: PlayerId) -> bool:
        """Return whether a player comes back from the sideline this turn."""
        return facts.is_due_back(self.state, player)

    def start_of(self, player: PlayerId) -> Cell | None:
        """Return where a player begins the turn; None if they are not there, or their entry cell is not given yet."""
        replaced = self.substitutes.get(player)
        if replaced is not None:
            return self.state.players[replaced].cell
        who = self.state.players[player]
        if who.status == "pitch":
            return who.cell
        line = self.lines.get(player)
        return None if line is None else line.entry


def context_of(state: State, team_id: TeamId, draft: TurnDraft) -> TurnContext:
    """Return the work sheet for a team's orders."""
    team = state.teams[team_id]
    holders = frozenset(ball.by for ball in state.balls.values() if isinstance(ball, Held) and ball.kind == "real")
    return TurnContext(state, team_id, draft, team, team.goal, holders)


def find_rostered(state: State, team: TeamId, number: str, at: int) -> PlayerId:
    """Return the id of a team's player. Raises `unknown_player` at `at`."""
    player = team[0] + number
    if player not in state.players:
        raise OrderError("unknown_player", at, player=number)
    return player
