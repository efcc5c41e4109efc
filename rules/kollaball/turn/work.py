"""The working copy of a turn: the only mutable thing in the engine. It is born and dies inside one resolution."""

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from rules.dice import Dice
from rules.kollaball import pitch
from rules.kollaball.events import Event, SpecialUsed, TacticPlayed
from rules.kollaball.events.fact import BribeEffectName, Cause, Role
from rules.kollaball.orders import Action, Move, Pass, Special, Stand, Tactic, TurnOrder
from rules.kollaball.state import (
    TEAMS,
    Air,
    BallId,
    Cell,
    Ground,
    Held,
    Noted,
    Player,
    PlayerId,
    SpecialKind,
    State,
    TacticName,
    Team,
    TeamId,
    ball_key,
    player_key,
    team_of,
)
from rules.kollaball.turn.pieces import Away, Block, ImaginaryFoul, Nature, Place, PlayerPlan, Stray
from rules.reasons import Reason
from rules.trail import Trail


@dataclass(slots=True, kw_only=True)
class Work:
    """A turn being resolved."""

    state: State  # as the turn opened
    dice: Dice
    trail: Trail
    orders: Mapping[TeamId, TurnOrder]
    turn: int
    roster: tuple[PlayerId, ...]  # everybody, in player order
    squads: dict[TeamId, tuple[PlayerId, ...]]  # the same by team
    players: dict[PlayerId, Player]
    teams: dict[TeamId, Team]
    places: dict[BallId, Place]  # kept in ball order
    natures: dict[BallId, Nature]
    event_rate: int
    event_count: int
    events: list[Event] = field(default_factory=list)
    betraying: list[tuple[int, TeamId]] = field(default_factory=list)  # KB-17-k: places in `events`

    # who acts
    plans: dict[PlayerId, PlayerPlan] = field(default_factory=dict)
    planned: dict[PlayerId, Cell] = field(default_factory=dict)  # where everybody stood when the turn had opened
    skipping: set[PlayerId] = field(default_factory=set)  # `skip` > 0 at the start of the turn
    hampered: dict[PlayerId, Cause] = field(default_factory=dict)
    quiet: set[TeamId] = field(default_factory=set)
    neutralised: set[TeamId] = field(default_factory=set)
    noted: Noted | None = None
    barred: TeamId | None = None  # KB-21-e: disqualified in the middle of the turn

    # what is waiting
    tactics: dict[TeamId, Tactic] = field(default_factory=dict)  # not yet played
    pending: list[tuple[PlayerId, BribeEffectName]] = field(default_factory=list)  # favours for step C
    misdirected: PlayerId | None = None
    sprained: set[PlayerId] = field(default_factory=set)
    strays: list[Stray] = field(default_factory=list)
    fouls: list[ImaginaryFoul] = field(default_factory=list)
    placings: list[tuple[BallId, TeamId, PlayerId]] = field(default_factory=list)
    wounds: list[PlayerId] = field(default_factory=list)
    fractures: list[PlayerId] = field(default_factory=list)

    # what was done
    performed: set[SpecialKind] = field(default_factory=set)
    played: dict[TeamId, TacticName] = field(default_factory=dict)
    analysed: dict[TeamId, tuple[PlayerId, ...]] = field(default_factory=dict)
    decoys_vanish: dict[TeamId, int] = field(default_factory=dict)  # the last of those played this turn
    blocks: dict[PlayerId, Block] = field(default_factory=dict)
    breaking: set[PlayerId] = field(default_factory=set)  # critical sprints
    caught: dict[PlayerId, BallId] = field(default_factory=dict)
    scored: set[TeamId] = field(default_factory=set)

    # the round being played
    round: int = 0
    roles: dict[PlayerId, Role | None] = field(default_factory=dict)
    acts: dict[PlayerId, Action] = field(default_factory=dict)  # the valid actions of this round, in player order
    pushed: dict[PlayerId, tuple[Cell, Role | None]] = field(default_factory=dict)  # from where, in what role
    uncritical: dict[PlayerId, int] = field(default_factory=dict)  # specials about to be played: the die that failed

    def log(
        self, event: Event, *orders: PlayerId | TeamId, betrays: TeamId | None = None, reasons: tuple[Reason, ...] = ()
    ) -> None:
        """Add an event, with the orders behind it; `betrays`: the team whose decoys it would give away (KB-17-k)."""
        self.trail.mark(*orders, reasons=reasons)
        if betrays is not None:
            self.betraying.append((len(self.events), betrays))
        self.events.append(event)

    def struck(self) -> AbstractContextManager[None]:
        """Do something because of the turn's random event."""
        return self.trail.behind("event")

    def bribed(self, merchant: PlayerId) -> AbstractContextManager[None]:
        """Do something because of a bribe."""
        return self.trail.behind(f"bribe/{merchant}", merchant)

    def flight(self, ball: BallId, *players: PlayerId) -> AbstractContextManager[None]:
        """Do something because of a ball thrown in this round, and of what `players` do about it."""
        return self.trail.behind(f"round/{self.round}/ball/{ball}", *players)

    # --- players ---

    def change(self, player: PlayerId, **fields: object) -> None:
        """Change fields of a player."""
        self.players[player] = msgspec.structs.replace(self.players[player], **fields)

    def cell(self, player: PlayerId) -> Cell:
        """Return where a player stands."""
        cell = self.players[player].cell
        if cell is None:
            raise RuntimeError(f"{player} is on no cell")
        return cell

    def goal(self, player: PlayerId) -> Cell:
        """Return the own goal of a player's team."""
        return self.teams[team_of(player)].goal

    def is_on_pitch(self, player: PlayerId) -> bool:
        """Return whether a player is on the pitch now."""
        return self.players[player].status == "pitch"

    def on_pitch(self, team: TeamId) -> list[PlayerId]:
        """Return a team's players on the pitch, in player order."""
        return [p for p in self.squads[team] if self.players[p].status == "pitch"]

    def on_cell(self, team: TeamId, cell: Cell) -> list[PlayerId]:
        """Return a team's players on a cell, in player order."""
        return [p for p in self.squads[team] if self.players[p].cell == cell and self.players[p].status == "pitch"]

    def sits_out(self, player: PlayerId) -> bool:
        """Return whether a player on the pitch does not play this turn (rulebook 6.2, `skipping`)."""
        return player in self.skipping or player in self.hampered

    def is_acting(self, player: PlayerId) -> bool:
        """Return whether a player acts this turn (rulebook 6.2, `acting`)."""
        return self.is_on_pitch(player) and not self.sits_out(player) and team_of(player) not in self.quiet

    def acting(self, team: TeamId) -> list[PlayerId]:
        """Return a team's acting players, in player order."""
        return [p for p in self.squads[team] if self.is_acting(p)]

    def acting_plans(self) -> list[tuple[PlayerId, PlayerPlan]]:
        """Return the plans of all acting players, in player order."""
        return [(p, self.plans[p]) for p in self.roster if p in self.plans and self.is_acting(p)]

    # --- balls ---

    def held_by(self, player: PlayerId) -> list[BallId]:
        """Return the balls and decoys in a player's hands, in ball order."""
        return [ball for ball, place in self.places.items() if isinstance(place, Held) and place.by == player]

    def real_ball_of(self, player: PlayerId) -> BallId | None:
        """Return the real ball in a player's hands, if any."""
        for ball, place in self.places.items():
            if isinstance(place, Held) and place.by == player and self.natures[ball].kind == "real":
                return ball
        return None

    def carriers(self, team: TeamId) -> list[PlayerId]:
        """Return a team's players on the pitch who hold a real ball, in player order."""
        return [p for p in self.on_pitch(team) if self.real_ball_of(p) is not None]

    def lying_on(self, cell: Cell) -> list[BallId]:
        """Return the balls and decoys on a cell that may be picked up this turn, in ball order (KB-16-b)."""
        return [
            ball
            for ball, place in self.places.items()
            if isinstance(place, Ground) and place.cell == cell and place.since < self.turn
        ]

    def add_decoy(self, ball: BallId, owner: PlayerId, holder: PlayerId, vanishes: int) -> None:
        """Bring a decoy into play, in the holder's hands."""
        self.natures[ball] = Nature("decoy", team_of(owner), vanishes)
        self.hold(ball, holder)
        self.places = {ball: self.places[ball] for ball in sort_balls(self.places)}

    def hold(self, ball: BallId, player: PlayerId) -> None:
        """Put a ball into a player's hands."""
        nature = self.natures[ball]
        self.places[ball] = Held(kind=nature.kind, team=nature.team, vanishes=nature.vanishes, by=player)

    def lay(self, ball: BallId, cell: Cell, since: int | None = None) -> None:
        """Put a ball on the ground, since this turn if nothing else is said."""
        nature = self.natures[ball]
        turn = self.turn if since is None else since
        self.places[ball] = Ground(kind=nature.kind, team=nature.team, vanishes=nature.vanishes, cell=cell, since=turn)

    def hold_back(self, ball: BallId) -> None:
        """Give a ball to the referee until the end of the turn."""
        self.places[ball] = Away()

    # --- what is spent ---

    def count_special(self, team: TeamId, deniers: int = 0) -> None:
        """KB-11-d: count a special or a tactic, and what was paid for it."""
        stats = self.teams[team].stats
        stats = msgspec.structs.replace(stats, specials=stats.specials + 1, deniers=stats.deniers + deniers)
        self.teams[team] = msgspec.structs.replace(self.teams[team], stats=stats)

    def spend(self, player: PlayerId, special: Special, deniers: int = 0) -> None:
        """KB-17-c: a special is gone, whether or not it was performed."""
        legend = self.players[player].legend
        if special.via == "legend" and legend is not None:
            self.change(player, legend=msgspec.structs.replace(legend, used=True))
        else:
            self.change(player, special_used=True)
        self.count_special(team_of(player), deniers)

    def perform(self, player: PlayerId, special: Special, deniers: int = 0) -> None:
        """Spend a special that is performed now (`special_used`)."""
        self.spend(player, special, deniers)
        self.performed.add(special.kind)
        roll = self.uncritical.pop(player, None)
        reasons = () if roll is None else (Reason("not-critical", {"roll": roll}),)
        self.log(SpecialUsed(player=player, special=special.kind, via=special.via), player, reasons=reasons)

    def play_tactic(self, team: TeamId, tactic: Tactic) -> None:
        """KB-23-e: a tactic is performed and thereby spent."""
        self.teams[team] = msgspec.structs.replace(self.teams[team], tactic_used=True)
        self.count_special(team)
        self.played[team] = tactic.name
        self.log(TacticPlayed(team=team, tactic=tactic.name, copied=tactic.copied), team)


def special_of(action: Action) -> Special | None:
    """Return the special that rides on an action."""
    return action.special if isinstance(action, Move | Pass | Stand) else None


def step_from(cell: Cell, way: pitch.Vector, goal: Cell) -> Cell | None:
    """Return the cell that lies `way` from `cell`; None off the pitch or on the own `goal` (KB-disp-a)."""
    reached = pitch.shift(cell, way)
    return None if reached == goal else reached


def begin(state: State, orders: Mapping[TeamId, TurnOrder], dice: Dice) -> Work:
    """Return the working copy of a turn that opens in `state`."""
    roster = tuple(sorted(state.players, key=player_key))
    return Work(
        state=state,
        dice=dice,
        trail=Trail(dice),
        orders=orders,
        turn=state.turn,
        roster=roster,
        squads={team: tuple(p for p in roster if team_of(p) == team) for team in TEAMS},
        players=dict(state.players),
        teams={team: state.teams[team] for team in TEAMS},
        places={ball: state.balls[ball] for ball in sort_balls(state.balls)},
        natures={ball: Nature(*_nature(state, ball)) for ball in state.balls},
        event_rate=state.event_rate,
        event_count=state.event_count,
        played=dict(state.turn_tactics),
    )


def sort_balls(balls: Iterable[BallId]) -> list[BallId]:
    """Return balls in ball order."""
    return sorted(balls, key=ball_key)


def _nature(
    state: State, ball: BallId
) -> tuple[Literal["real", "decoy"] | None, TeamId | None, int | msgspec.UnsetType | None]:
    place = state.balls[ball]
    return place.kind, place.team, msgspec.UNSET if isinstance(place, Air) else place.vanishes
