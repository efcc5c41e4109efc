"""The figures and the sides of a match that is being played: laid out to be changed, and frozen again."""

from dataclasses import dataclass

from msgspec import UnsetType
from msgspec.structs import replace

from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName
from rules.helvetia_cup.state import Player, Status, TeamState
from rules.helvetia_cup.teams import TEAMS, PlayerCard


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
        """Whether he is in play, placed or not."""
        return self.status == "pitch"

    @property
    def is_standing(self) -> bool:
        """Whether he can do anything (HC-2.5-g)."""
        return self.at is not None and not self.down

    @property
    def where(self) -> Hex:
        """His hex, when he has to be on one."""
        if self.at is None:
            raise RuntimeError(f"{self.seat} {self.n} is on no hex")
        return self.at

    def leave(self, status: Status) -> None:
        """Take him off the pitch."""
        self.status, self.at, self.down = status, None, False

    def frozen(self) -> Player:
        """Return him as the state has him."""
        return Player(
            status=self.status, at=self.at, down=self.down, boost=self.boost, yellow=self.yellow, red=self.red
        )


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
        return sorted((one for one in self.figures.values() if one.on_pitch), key=lambda one: one.n)

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
        """The keeper, if he stands in his zone (HC-2.6-keeper-b)."""
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
