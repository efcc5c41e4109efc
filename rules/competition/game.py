"""A competition as the rest of Sifflet sees it: the object that implements `rules.contract.Game`."""

from collections.abc import Container, Mapping

from rules.books import Course
from rules.competition import acts as overriding
from rules.competition import hosting, views
from rules.competition.clauses import clauses_of
from rules.competition.codec import CODEC, complete_state
from rules.competition.events import Event, Finished, RolledOver, RoundOpened
from rules.competition.labels import faces
from rules.competition.messages import MESSAGES
from rules.competition.notation.writing import canonical
from rules.competition.orders import Order
from rules.competition.state import CASE_ERROR, REFEREE, RESULTS, State
from rules.competition.turn.resolve import resolve, settles_all
from rules.competition.turn.texts import read_text, read_texts, seats_read
from rules.contract import Game, How, JsonObject, Outcome, Reading, Record, SeatId, Sitting
from rules.dice import Dice, Roll
from rules.errors import CaseError, OrderError
from rules.hosting import HostedFixture, Movable, Which
from rules.kit.codec import UNREADABLE
from rules.kit.game import CodedGame
from rules.reading import read_once
from rules.shapes import Shapes


class Competition(CodedGame[State, Order, Event]):
    """See `rules.contract.Game`; every clause is in docs/rulebook/competition.md."""

    key = "competition"
    rules_version = 1
    codec = CODEC
    messages: Mapping[str, str] = MESSAGES
    stranger_error = "E_SEAT"
    shapes = Shapes(setup=State, state=State, events=tuple[Event, ...])
    stages: Mapping[str, float | None] = {"signup": None, "running": None}

    def new(self, setup: JsonObject, dice: Dice) -> State:
        """Return a competition in its sign-up. Raises `CaseError`."""
        try:
            return complete_state(dict(setup))
        except UNREADABLE as error:
            raise CaseError(CASE_ERROR, str(error)) from None

    def awaiting(self, state: State) -> tuple[SeatId, ...]:
        """CP-1-b: `results` until the end."""
        return () if state.phase == "finished" else (SeatId(RESULTS),)

    def is_over(self, state: State) -> bool:
        """CP-1-a: a competition that is finished may have another season."""
        return False

    def engages(self, state: State, seat: SeatId | None) -> bool:
        """Return whether it is not finished, and they have not left it (CP-2-e)."""
        who = None if seat is None else state.entrants.get(seat)
        return state.phase != "finished" and (who is None or who.is_in)

    def accepting(self, state: State) -> tuple[SeatId, ...]:
        """CP-1-b: `referee` and `results`; after the end `referee` only."""
        return seats_read(state)

    def stage(self, state: State) -> str:
        """CP-1-g: the phase."""
        return state.phase

    def is_match_day(self, state: State) -> bool:
        """Return whether rounds are played."""
        return state.phase == "running"

    def is_final(self, state: State) -> bool:
        """Return False: lines can be replaced until the turn is resolved with them."""
        return False

    def is_played(self, before: State, outcome: Outcome[State, Event]) -> bool:
        """Return whether a referee's lines have begun another round, or ended something: it has its full time."""
        return any(isinstance(event, RoundOpened | Finished | RolledOver) for event in outcome.events)

    def is_secret(self, state: State) -> bool:
        """CP-1-d."""
        return False

    def is_complete(self, state: State, orders: Mapping[SeatId, Order]) -> bool:
        """CP-1-g."""
        return settles_all(state, orders)

    def may_grow(self, state: State) -> bool:
        """Reports come one by one (CP-1-c)."""
        return True

    def missing(self, state: State, orders: Mapping[SeatId, Order]) -> tuple[SeatId, ...]:
        """Return `results` while a fixture that is open has no report in hand."""
        return () if self.is_complete(state, orders) else self.awaiting(state)

    def read(self, state: State, texts: Mapping[SeatId, str | None]) -> Reading[Order]:
        """CP-N-c."""
        return read_texts(state, texts)

    @read_once
    def parse(self, state: State, seat: SeatId, text: str) -> Order:
        """Return the lines of a service seat's text. Raises `OrderError`."""
        if seat not in self.accepting(state):
            raise OrderError("E_SEAT", 0, seat=seat)
        return read_text(state, seat, text)

    def merge(self, state: State, seat: SeatId, held: Order | None, text: str) -> Order | None:
        """CP-N-d: the held text, a line feed, the new one, checked together; places are those of the new text."""
        before = f"{canonical(held)}\n" if held else ""
        try:
            return self.parse(state, seat, before + text)
        except OrderError as error:
            error.at = max(0, error.at - len(before))
            raise

    def canonical(self, order: Order) -> str:
        """CP-N-d."""
        return canonical(order)

    def resolve(self, state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
        """Close the turn (rulebook part 6)."""
        return resolve(state, orders, dice)

    def clauses(self, event: Event) -> tuple[str, ...]:
        """Return the clauses behind an event."""
        return clauses_of(event)

    def faces(self, state: State, label: str) -> int | None:
        """Return how many sides a draw of rulebook 6.5 has."""
        return faces(state, label)

    def override(self, state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
        """Apply a referee's lines at once (rulebook part 9)."""
        return overriding.override(state, act, dice)

    def view(self, state: State, events: tuple[Event, ...], seat: SeatId | None) -> Outcome[State, Event]:
        """CP-1-d: everything."""
        return Outcome(state, events)

    def view_rolls(
        self, state: State, events: tuple[Event, ...], rolls: tuple[Roll, ...], seat: SeatId | None
    ) -> tuple[Roll, ...]:
        """Return all draws."""
        return rolls

    def is_public(self, state: State, events: tuple[Event, ...]) -> bool:
        """CP-1-d."""
        return True

    def is_past(self, state: State, now: State) -> bool:
        """Return whether `state` is of an earlier season."""
        return state.season < now.season

    def honours(self, state: State) -> Mapping[str, SeatId]:
        """Return the champion, once there is one (CP-11-a)."""
        return {} if state.champion is None else {"champion": SeatId(state.champion)}

    def seating(self, before: State, after: State) -> tuple[Sitting, ...]:
        """Return the service seats and the entrants, by number: sign-up, leaving and a new season change them."""
        service = tuple(Sitting(seat=SeatId(one), name=one) for one in (REFEREE, RESULTS))
        return (*service, *(Sitting(seat=SeatId(one), name=who.name) for one, who in after.entrants.items()))

    def records(self, events: tuple[Event, ...]) -> tuple[Record, ...]:
        """Return none: entrants order nothing."""
        return ()

    def fixtures(self, state: State) -> tuple[HostedFixture, ...]:
        """CP-1-e."""
        return hosting.list_hosted_fixtures(state)

    def placed(self, state: State) -> Mapping[int, SeatId]:
        """CP-11-b."""
        return hosting.list_sole_places(state)

    def champions(self, state: State) -> Mapping[int, SeatId]:
        """CP-11-g."""
        return hosting.champions(state)

    def begun(self, state: State, keys: Container[tuple[str, int]]) -> State:
        """CP-7-g."""
        return hosting.begin_fixtures(state, keys)

    def report(
        self,
        key: str,
        score: tuple[int, int] | None,
        winner: Which | None,
        how: How,
        missed: tuple[int, int],
    ) -> str:
        """CP-1-f."""
        return hosting.write_report(key, score, winner, how, missed)

    def movable(self, state: State, entrant: SeatId) -> tuple[Movable, ...]:
        """CP-R-f."""
        return hosting.movable(state, entrant)

    def move(self, key: str, round_: int) -> str:
        """CP-R-f."""
        return hosting.move(key, round_)

    def current(self, state: State) -> tuple[int, int, int]:
        """Return the season, the stage and the round that are being played."""
        return state.season, state.stage, state.stages[state.stage - 1].round if state.stages else 0

    def course(self, state: State) -> Course | None:
        """See `rules.books.HasCourse`."""
        return hosting.course(state)

    def live(self, state: State, orders: Mapping[SeatId, Order]) -> State:
        """Return the state with the lines in hand carried out: the live table (part 10)."""
        return views.live(state, orders)


GAME: Game[State, Order, Event] = Competition()
