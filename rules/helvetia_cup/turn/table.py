"""The table that a turn is played on: a match laid out to be changed, and frozen again when the turn is over."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from operator import attrgetter

from msgspec import UnsetType
from msgspec.structs import replace

from rules.dice import Dice
from rules.helvetia_cup.events import MatchEvent
from rules.helvetia_cup.orders import EMPTY, Order
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName
from rules.helvetia_cup.state import (
    OTHER,
    SEATS,
    Ball,
    BySeat,
    Match,
    OffsidePending,
    Phase,
    Player,
    Restart,
    Result,
    Shootout,
    Stat,
    Stats,
    Status,
    Teams,
    TeamState,
)
from rules.helvetia_cup.teams import TEAMS, PlayerCard, Skill
from rules.reasons import Named, Reason
from rules.trail import Trail

_NUMBER = attrgetter("n")


@dataclass(slots=True, eq=False)
class Figure:
    """A figure of a squad."""

    seat: SeatName
    n: int
    card: PlayerCard
    status: Status
    at: Hex | None
    down: bool
    boost: int
    yellow: int = 0
    red: bool = False

    @property
    def on_pitch(self) -> bool:
        """Whether they are in play, placed or not."""
        return self.status == "pitch"

    @property
    def is_standing(self) -> bool:
        """Whether they can do anything (HC-2.5-g)."""
        return self.at is not None and not self.down

    @property
    def where(self) -> Hex:
        """Their hex, when they have to be on one."""
        if self.at is None:
            raise RuntimeError(f"{self.seat} {self.n} is on no hex")
        return self.at

    @property
    def id(self) -> str:
        """What reasons call them by."""
        return f"{self.seat}:{self.n}"

    def leave(self, status: Status) -> None:
        """Take them off the pitch."""
        self.status, self.at, self.down = status, None, False

    def frozen(self) -> Player:
        """Return them as the state has them."""
        return Player(
            status=self.status, at=self.at, down=self.down, boost=self.boost, yellow=self.yellow, red=self.red
        )


def named(*figures: Figure) -> Named:
    """Return figures as a reason names them."""
    return Named("player", tuple(one.id for one in figures))


@cache
def because(code: str, seat: SeatName | None = None) -> Reason:
    """Return a reason that needs no facts."""
    return Reason(code, seat=seat)


def why_toss(value: int) -> Reason:
    """Return whose the coin is, by the sides of it: 1 is home (HC-2.2-i)."""
    return Reason("coin", {"value": value})


class Side:
    """One seat on the table; `order`: what holds for it this turn."""

    def __init__(self, seat: SeatName, state: TeamState, order: Order) -> None:
        self.seat, self.state, self.order = seat, state, order
        self.data = TEAMS[state.team]
        self.figures: dict[int, Figure] = {}
        for n, one in state.players.items():
            card = self.data.card(n)
            self.figures[n] = Figure(seat, n, card, one.status, one.at, one.down, one.boost, one.yellow, one.red)
        self.keeper = state.keeper
        self.subs_left = state.subs_left
        self.bench = list(state.bench)
        self.offside_call = state.offside_call
        self.hand, self.armed, self.used = list(state.hand), list(state.armed), list(state.used)
        self.challenge = state.challenge
        self.offer: tuple[int, ...] | UnsetType = state.offer
        self.last_placement = state.last_placement

    def on_pitch(self) -> list[Figure]:
        """Return the figures in play, by number."""
        return sorted([one for one in self.figures.values() if one.status == "pitch"], key=_NUMBER)

    def standing(self) -> list[Figure]:
        """Return the figures that can do something, by number."""
        return [one for one in self.on_pitch() if one.is_standing]

    def standing_at(self, hex_: Hex) -> Figure | None:
        """Return who stands on a hex (`standing` of rulebook 6)."""
        return next((one for one in self.figures.values() if one.at == hex_ and not one.down), None)

    def has_on(self, hex_: Hex) -> bool:
        """Return whether one of the side, fallen or not, is on a hex."""
        return any(one.at == hex_ for one in self.figures.values())

    def nearest(self, hex_: Hex) -> int:
        """Return how far the nearest standing figure is from a hex; 99 if nobody stands."""
        return min((PITCH.distance(hex_, one.where) for one in self.standing()), default=99)

    def standing_within(self, hex_: Hex, distance: int) -> list[Figure]:
        """Return who stands at most so far from a hex, by number."""
        return [one for one in self.standing() if PITCH.distance(hex_, one.where) <= distance]

    @property
    def the_keeper(self) -> Figure:
        """The acting keeper, where there has to be one."""
        if self.keeper is None:
            raise RuntimeError(f"{self.seat} has no keeper")
        return self.figures[self.keeper]

    @property
    def has_goalkeeper(self) -> bool:
        """Whether a real goalkeeper is keeper."""
        return self.keeper is not None and self.figures[self.keeper].card.pos == "G"

    @property
    def keeper_zone(self) -> Hex:
        """The zone of its goal."""
        return PITCH.keeper_zone(self.seat)

    @property
    def keeper_to_save(self) -> Figure | None:
        """The keeper, if they stand in their zone (HC-2.6-keeper-b)."""
        keeper = None if self.keeper is None else self.figures[self.keeper]
        return keeper if keeper is not None and keeper.at == self.keeper_zone and keeper.is_standing else None

    def disarm(self) -> None:
        """Take the armed cards back unseen (HC-2.7-d)."""
        self.armed.clear()

    def frozen(self) -> TeamState:
        """Return the side as the state has it."""
        return replace(
            self.state,
            keeper=self.keeper,
            subs_left=self.subs_left,
            bench=tuple(self.bench),
            offside_call=self.offside_call,
            hand=tuple(sorted(self.hand)),
            armed=tuple(sorted(self.armed)),
            used=tuple(self.used),
            challenge=self.challenge,
            last_placement=self.last_placement,
            players={n: one.frozen() for n, one in self.figures.items()},
            offer=self.offer,
        )


class Table:
    """A match in play. `is_over`: the game turn is; the fields below `acted` live for this turn alone."""

    def __init__(self, state: Match, dice: Dice, orders: Mapping[SeatName, Order]) -> None:
        self.state, self.dice, self.config = state, dice, state.config
        self.is_family = state.is_family
        self.sides = {seat: Side(seat, state.teams.of(seat), orders.get(seat, EMPTY)) for seat in SEATS}
        self.next_phase: Phase | None = None  # None as long as nothing has set it
        self.round, self.half, self.clock = state.round, state.half, state.clock
        self.score = {seat: state.score.of(seat) for seat in SEATS}
        self.first_kickoff = state.first_kickoff
        self.attack = state.attack
        self.restart: Restart | None = state.restart
        self.ball, self.holder = state.ball.at, state.ball.holder
        self.watch = state.offside_watch
        self.offside_pending = state.offside_pending
        self.stall, self.held, self.sub_window = state.stall, state.held, state.sub_window
        self.pending = state.pending
        self.shootout: Shootout | None = state.shootout
        self.result: Result | None = state.result
        self.stats = {seat: {n: dict(counts) for n, counts in state.stats.of(seat).items()} for seat in SEATS}
        self.events: list[MatchEvent] = []
        self.trail = Trail(dice)
        self.trail.step, self.trail.round = state.phase, state.round
        self._senders = frozenset(orders)
        self.is_over = False
        self.acted: set[int] = set()  # defenders who made their gesture
        self.has_gestured = self.was_foul = self.changed = False
        self.unpressed: set[SeatName] = set()  # seats that a `nopress` card covers
        self.extra_steps: dict[Figure, int] = {}
        self.found_by: Figure | None = None  # the defender who picked the loose ball up
        self.touched: OffsidePending | None = None  # a watched attacker picked it up

    # ---- what is told and counted

    def emit(
        self, event: MatchEvent, *orders: str, rolls: tuple[str, ...] = (), reasons: tuple[Reason, ...] = ()
    ) -> None:
        """Tell what happened, with what stands behind it: parts of orders (`part_of`), draws, reasons."""
        self.events.append(event)
        self.trail.mark(*orders, rolls=rolls, reasons=reasons)

    def part_of(self, seat: SeatName, part: str) -> tuple[str, ...]:
        """Return what names a part of what a seat has sent this turn: a section, or the player of a move.

        Nothing where it has sent no order. Whether the order says something there is its sender's affair.
        """
        return (f"{seat}/{part}",) if seat in self._senders else ()

    def has_sent(self, seat: SeatName) -> bool:
        """Return whether there is an order of a seat for this turn."""
        return seat in self._senders

    def count(self, figure: Figure, stat: Stat, amount: int = 1) -> None:
        """Count a statistic of a figure (Appendix E)."""
        if amount:
            counts = self.stats[figure.seat].setdefault(figure.n, {})
            counts[stat] = counts.get(stat, 0) + amount

    # ---- who has the ball

    @property
    def attacking(self) -> Side:
        """The side in possession."""
        if self.attack is None:
            raise RuntimeError("nobody attacks before the toss")
        return self.sides[self.attack]

    @property
    def defending(self) -> Side:
        """The other side."""
        return self.sides[OTHER[self.attacking.seat]]

    @property
    def carrier(self) -> Figure:
        """Who has the ball, when somebody has to."""
        if self.holder is None:
            raise RuntimeError("nobody has the ball")
        return self.attacking.figures[self.holder]

    @property
    def ball_at(self) -> Hex:
        """The ball's hex, when it has to be on one."""
        if self.ball is None:
            raise RuntimeError("the ball is dead")
        return self.ball

    def is_carrier(self, figure: Figure) -> bool:
        """Return whether a figure has the ball."""
        return figure.seat == self.attack and figure.n == self.holder

    def give(self, figure: Figure) -> None:
        """Give the ball to an attacker on their own hex."""
        self.holder, self.ball = figure.n, figure.at

    def put(self, figure: Figure, hex_: Hex) -> None:
        """Put a figure on a hex, and the ball with them if they have it."""
        figure.at = hex_
        if self.is_carrier(figure):
            self.ball = hex_

    # ---- skills

    def skill(self, figure: Figure, skill: Skill) -> int:
        """Return `eff` of rulebook 6."""
        return figure.card.skill(skill, family=self.is_family, exhausted=figure.boost == 0)

    def presser(self) -> Figure | None:
        """Return who presses the carrier (HC-2.5-press-a), whatever cards say; None where nobody would."""
        if self.is_family or self.attacking.seat in self.unpressed:
            return None
        one = self.defending.standing_at(self.ball_at)
        return None if one is None or one.n in self.acted else one

    def stand_all(self) -> None:
        """Have everyone on their feet."""
        for side in self.sides.values():
            for one in side.on_pitch():
                one.down = False

    # ---- back to a state

    def frozen(self) -> Match:
        """Return the match as it now is."""
        home, away = (self.sides[seat].frozen() for seat in SEATS)
        return replace(
            self.state,
            phase=self.next_phase or self.state.phase,
            turn=self.state.turn + 1,
            round=self.round,
            half=self.half,
            clock=self.clock,
            score=self.goals(),
            first_kickoff=self.first_kickoff,
            attack=self.attack,
            restart=self.restart,
            ball=Ball(at=self.ball, holder=self.holder),
            offside_watch=tuple(self.watch),
            offside_pending=self.offside_pending,
            stall=self.stall,
            held=self.held,
            sub_window=self.sub_window,
            pending=self.pending,
            teams=Teams(home=home, away=away),
            shootout=self.shootout,
            stats=Stats(home=self.stats["home"], away=self.stats["away"]),
            result=self.result,
        )

    def goals(self) -> BySeat:
        """Return the score."""
        return BySeat(home=self.score["home"], away=self.score["away"])
