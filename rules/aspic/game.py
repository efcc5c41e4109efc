"""Aspic as the rest of Sifflet sees it: the object that implements `rules.contract.Game`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from rules.aspic import acts as overriding
from rules.aspic import listing, notation, turn
from rules.aspic import perft as counting
from rules.aspic import records as recording
from rules.aspic import view as viewing
from rules.aspic.board import SIDES
from rules.aspic.choices import QUESTIONS
from rules.aspic.clauses import clauses_of
from rules.aspic.codec import CODEC
from rules.aspic.events import Event, TurnSkipped
from rules.aspic.figures import EVEN, occupation_tenths
from rules.aspic.hosting import host_match
from rules.aspic.messages import MESSAGES
from rules.aspic.notation.reading import CLOCK
from rules.aspic.orders import Order, Test
from rules.aspic.settings import Offer
from rules.aspic.setup import Setup, new_match
from rules.aspic.state import State
from rules.aspic.turn.texts import read_texts
from rules.contract import Deed, Game, JsonObject, Outcome, Reading, Record, Score, SeatId
from rules.dice import Dice, Roll
from rules.hosting import Contenders, Hosting, Question, Terms
from rules.kit.game import CodedGame
from rules.reading import read_once
from rules.shapes import Shapes
from rules.wishes import Draw, Resign, Wish


class Aspic(CodedGame[State, Order, Event]):
    """See `rules.contract.Game`; every clause is in docs/rulebook/aspic.md."""

    key = "aspic"
    rules_version = 1
    codec = CODEC
    messages: Mapping[str, str] = MESSAGES
    shapes = Shapes(setup=Setup, state=State, events=tuple[Event, ...], offer=Offer)

    def new(self, setup: JsonObject, dice: Dice) -> State:
        """Return a match at its first placement; with `sides: "draw"` the ends are drawn. Raises `CaseError`."""
        return new_match(setup, dice)

    def awaiting(self, state: State) -> tuple[SeatId, ...]:
        """Return the side to act (rulebook 4)."""
        return () if state.to_act is None else (SeatId(state.to_act),)

    def stage(self, state: State) -> str:
        """Return `placement`, `play` or `finished`."""
        return "finished" if state.phase == "over" else state.phase

    def is_final(self, state: State) -> bool:
        """AS-ui-a: an order can be replaced until the turn is resolved with it."""
        return False

    def is_secret(self, state: State) -> bool:
        """AS-place-h: the cells that wait in a queue are hidden; in play everything is open."""
        return state.phase == "placement" and state.config.placement_queue

    def is_complete(self, state: State, orders: Mapping[SeatId, Order]) -> bool:
        """Return whether the side to act has sent an order that is more than a test."""
        return any(not isinstance(orders.get(seat, Test("")), Test) for seat in self.awaiting(state))

    def read(self, state: State, texts: Mapping[SeatId, str | None]) -> Reading[Order]:
        """Return which texts count (rulebook 6.1-1 to 6): of the sides, the referee and the clock."""
        return read_texts(state, texts)

    @read_once
    def parse(self, state: State, seat: SeatId, text: str) -> Order:
        """Return the order that `text` is for a side, `referee` or `clock`. Raises `OrderError`."""
        return notation.parse(state, seat, text)

    def canonical(self, order: Order) -> str:
        """Return the order in canonical form (rulebook 5.1)."""
        return notation.canonical(order)

    def is_trial(self, order: Order) -> bool:
        """Return whether `order` is a test (AS-test-a)."""
        return isinstance(order, Test)

    def resolve(self, state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
        """Close the turn (rulebook part 6); nothing is drawn."""
        return turn.resolve(state, orders)

    def clauses(self, event: Event) -> tuple[str, ...]:
        """Return the clauses behind an event."""
        return clauses_of(event)

    def faces(self, state: State, label: str) -> int | None:
        """Return None: no turn draws anything (rulebook 6.0)."""

    def override(self, state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
        """Apply a referee's act (rulebook part 9)."""
        return overriding.override(state, act)

    def acts_for(self, wish: Wish) -> Sequence[Deed]:
        """Return how a match ends without being played to its end (rulebook part 9)."""
        match wish:
            case Draw():
                return (("end", {"winner": None}),)
            case Resign(seat=seat):
                return (("forfeit", {"seat": seat}),)
            case _:
                return ()

    def is_played(self, before: State, outcome: Outcome[State, Event]) -> bool:
        """Return whether the referee skipped the side to act: then its turn is over (rulebook part 9)."""
        return any(isinstance(event, TurnSkipped) for event in outcome.events)

    def view(self, state: State, events: tuple[Event, ...], seat: SeatId | None) -> Outcome[State, Event]:
        """Return what a seat or the public may see: all but others' queues and tests."""
        return viewing.view(state, events, seat)

    def view_rolls(
        self, state: State, events: tuple[Event, ...], rolls: tuple[Roll, ...], seat: SeatId | None
    ) -> tuple[Roll, ...]:
        """Return all draws: no turn has any."""
        return rolls

    def is_public(self, state: State, events: tuple[Event, ...]) -> bool:
        """Return whether the orders of a past turn may be shown."""
        return viewing.is_public(state, events)

    def hides(self, state: State, now: State) -> bool:
        """Return whether a past state would tell of a queue that is still secret."""
        return viewing.hides(state, now)

    def records(self, events: tuple[Event, ...]) -> tuple[Record, ...]:
        """Return the missed turns."""
        return recording.records(events)

    def legal(self, state: State, seat: SeatId) -> Iterator[str]:
        """Return every order of `seat`, in any order; none if it is not to act (rulebook 6.8)."""
        return iter(listing.legal_turns(state) if seat == state.to_act else ())

    def perft(self, state: State, depth: int) -> int:
        """Return the number of sequences of `depth` orders (rulebook 6.8)."""
        return counting.perft(state, depth)

    def clock_seat(self, state: State) -> SeatId | None:
        """Return `clock` if the match has one (rulebook 5.3)."""
        return None if state.clock is None else SeatId(CLOCK)

    def clocked_seats(self, state: State) -> tuple[SeatId, ...]:
        """Return both sides, if the match has a clock."""
        return () if state.clock is None else tuple(SeatId(side) for side in SIDES)

    def seconds_left(self, state: State, seat: SeatId) -> int | None:
        """Return a side's reserve (AS-time-a)."""
        for side in SIDES:
            if seat == side and state.clock is not None:
                return state.clock.of(side)
        return None

    @property
    def questions(self) -> tuple[Question, ...]:
        """The pace, the deadline, the length, the pieces."""
        return QUESTIONS

    @property
    def times_turns(self) -> bool:
        """The deadline of a turn is the match's own (AS-time-e)."""
        return True

    @property
    def entered_by(self) -> Literal["person"]:
        """Each plays for themselves."""
        return "person"

    def hosted(self, terms: Terms, sides: Contenders) -> Hosting:
        """See `rules.hosting.CanBeHosted`."""
        return host_match(terms, sides)

    def score(self, state: State) -> Score | None:
        """Return the result, goals as they stand (rulebook part 9), and each side's occupation (AS-occ-b)."""
        if state.result is None:
            return None
        left = occupation_tenths(state)
        return Score(
            goals={SeatId(side): state.score.of(side) for side in SIDES},
            winner=None if state.result.winner is None else SeatId(state.result.winner),
            by=state.result.by,
            how="forfeit" if state.result.by in {"time", "forfeit"} else "score",
            missed={SeatId(side): state.missed.of(side) for side in SIDES},
            shares={SeatId("left"): left, SeatId("right"): 2 * EVEN - left},
        )


GAME: Game[State, Order, Event] = Aspic()
