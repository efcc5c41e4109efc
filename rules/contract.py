"""What a game is to the rest of Sifflet. One object per game implements `Game`; `registry.py` lists them.

A *contest* (match or season) has a state; *seats* owe *orders*; a *turn* closes when all owed orders are in or at its
deadline. Everything here is pure: nothing reads a clock, draws at random outside `Dice`, or changes its arguments.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, Literal, NewType, Protocol, TypeVar, runtime_checkable

import msgspec

from rules.dice import Dice, Roll
from rules.errors import OrderError
from rules.shapes import Shapes
from rules.wishes import Wish

SeatId = NewType("SeatId", str)
JsonObject = Mapping[str, object]
Deed = tuple[str, JsonObject]  # an act of a game's part 9: its name, its fields

S = TypeVar("S", bound=msgspec.Struct)
O = TypeVar("O")  # noqa: E741 - an order; S, O, E are the three types a game brings
E = TypeVar("E", bound=msgspec.Struct)
E_contra = TypeVar("E_contra", bound=msgspec.Struct, contravariant=True)
S_contra = TypeVar("S_contra", bound=msgspec.Struct, contravariant=True)


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """What stands behind an event: draws by their labels, orders by seat or, where each has their own, by player.

    `step`: the step of the game's resolution in which it happened, by the game's word, and in which `round` of it.
    """

    rolls: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    step: str = ""
    round: int = 0


class Outcome(msgspec.Struct, Generic[S, E], frozen=True):
    """What a resolution or a referee's override gives: the next state, and what happened, in order.

    `trace`: of a resolution, each event's mark, made when read; never stored: who asks resolves again (`rules.trail`).
    """

    state: S
    events: tuple[E, ...]
    trace: Sequence[Mark] = ()


class Refusal(msgspec.Struct, frozen=True):
    """A text that was not accepted, and why."""

    seat: SeatId
    error: OrderError


class Reading(msgspec.Struct, Generic[O], frozen=True):
    """What the texts of a turn come to: the orders that count, and the refusals in the order of the rulebook.

    `stays_open`: a refusal keeps the turn open; nothing is resolved and the state stays as it is.
    """

    orders: Mapping[SeatId, O | None]
    refusals: tuple[Refusal, ...] = ()
    stays_open: bool = False


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A fact of a turn that the league keeps for good, besides the turn itself."""

    kind: Literal["bribe", "missing_order"]
    seat: SeatId
    details: JsonObject


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be said about an order that is taken all the same; `code` is stable, its text is looked up."""

    code: str
    details: JsonObject


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and the name under which it plays; `person`: the id of who takes it over now, as the game knows them."""

    seat: SeatId
    name: str
    person: str | None = None


How = Literal["score", "overtime", "shootout", "forfeit", "double_forfeit", "abandoned"]  # CP-1-f


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """How a contest ended: goals by seat, who won (None: a draw), and the game's word for how (`score`, `time`).

    `shares`: what part of the play each seat had, in tenths of a percent, where the game measures that. `how` and
    `missed`, the turns that each seat let pass, are for a competition.
    """

    goals: Mapping[SeatId, int]
    winner: SeatId | None
    by: str
    shares: Mapping[SeatId, int] = {}
    how: How = "score"
    missed: Mapping[SeatId, int] = {}


class MemberSheet(msgspec.Struct, frozen=True):
    """Somebody of a league, by the text of their id, with what they have told of themselves for a game."""

    id: str
    data: JsonObject = {}


class Conflict(msgspec.Struct, frozen=True):
    """Why somebody may not referee a contest: for the sake of which player; `why` is the game's stable word."""

    player: str
    why: str


class Game(Protocol[S, O, E]):
    """A game. `S` is its state, `O` a parsed order, `E` an event; events and states are frozen msgspec Structs.

    What has a body here is what most games want: a game that inherits from `Game` need not say it again.
    """

    @property
    def key(self) -> str:
        """The game's stable name: lower case, its words joined by hyphens."""

    @property
    def rules_version(self) -> int:
        """Grows when the same orders would be adjudicated otherwise; a turn keeps the one that it was played by."""

    @property
    def case_error(self) -> str:
        """The error code of an unreadable state or case (`RPS_CASE`)."""

    @property
    def code(self) -> str:
        """What the ids of its page's clauses and its error codes begin with (`RPS`)."""
        return self.case_error.partition("_")[0]

    @property
    def stranger_error(self) -> str | None:
        """The order error for a seat that the contest does not have; None if such an order is simply not read."""
        return None

    @property
    def logs_acts(self) -> bool:
        """Whether its states keep the referee's acts on them: `override` is then told when (`at_ms`)."""
        return False

    @property
    def stages(self) -> Mapping[str, float | None]:
        """The kinds of turn whose length a league may set, each with the hours that the rules give it, if they do."""
        return {}

    @property
    def fund(self) -> int | None:
        """What each person has to spend in a contest unless his league says otherwise; None where there is no money."""
        return None

    @property
    def standing_stages(self) -> tuple[str, ...]:
        """The kinds of turn in which a captain's standing order may be played if nothing comes from their seat.

        None in games whose orders are worth nothing in another turn than the one that they are made for.
        """
        return ()

    @property
    def shapes(self) -> Shapes:
        """The types of its set-ups, states and events: their annotations say where people stand (`rules.shapes`)."""
        return Shapes()

    @property
    def messages(self) -> Mapping[str, str]:
        """Order error code -> the rulebook's short French message, with `{name}` for the details."""

    def new(self, setup: JsonObject, dice: Dice) -> S:
        """Return the first state of a contest. Raises `CaseError` if the set-up breaks the rules."""

    def awaiting(self, state: S) -> tuple[SeatId, ...]:
        """Return the seats that owe an order in this turn, in seat order; nobody does when the contest is over.

        Nobody may also mean that all is there already: whether a contest is over, `is_over` tells.
        """

    def is_over(self, state: S) -> bool:
        """Return whether nothing more can come: no turn is opened. A season that rolls over into the next never is."""
        return self.stage(state) == "finished"

    def engages(self, state: S, seat: SeatId | None) -> bool:
        """Return whether who holds a seat, or with None referees, is needed yet, and cannot be forgotten."""
        return self.stage(state) != "finished" and not self.is_over(state)

    def accepting(self, state: S) -> tuple[SeatId, ...]:
        """Return the seats whose orders are read in this turn, in seat order: those awaited, and who may send more."""
        return self.awaiting(state)

    def stage(self, state: S) -> str:
        """Return the kind of turn that is open; the league's settings give each kind its length."""

    def is_match_day(self, state: S) -> bool:
        """Return whether a server's calendar shows the turn that is open: a day that a league waits for, not any turn.

        Turns of which this is said one after the other are one event, which is brought up to date.
        """
        return False

    def has_play(self, stage: str) -> bool:
        """Return whether there is something to watch again of a contest that ended in a turn of this stage."""
        return True

    def is_final(self, state: S) -> bool:
        """Return whether an order of this stage can be neither replaced nor withdrawn once it is in."""

    def is_secret(self, state: S) -> bool:
        """Return whether what a seat orders in this turn is to be kept from the others until the turn closes."""
        return True

    def is_complete(self, state: S, orders: Mapping[SeatId, O]) -> bool:
        """Return whether the turn may close before its deadline with the orders in hand.

        True without any order of a turn that waits for nobody: it is closed as soon as it is opened.
        """

    def may_grow(self, state: S) -> bool:
        """Return whether more is to come of a seat that has ordered: alone awaited, it does not end the turn."""
        return False

    def missing(self, state: S, orders: Mapping[SeatId, O]) -> tuple[SeatId, ...]:
        """Return the awaited seats that still owe something, given the orders in hand, in seat order."""
        return tuple(seat for seat in self.awaiting(state) if seat not in orders)

    def owed_by(self, state: S, seat: SeatId, order: O | None) -> tuple[str, ...] | None:
        """Return which of a seat's players still owe their own part of its order, by the game's ids, in their order.

        `order`: what the seat has in hand. None where whoever answers for the seat owes the order as a whole.
        """
        return None

    def parse(self, state: S, seat: SeatId, text: str) -> O:
        """Return the order that `text` is for `seat`. Raises `OrderError` and nothing else; linear in the text."""

    def merge(self, state: S, seat: SeatId, held: O | None, text: str) -> O | None:
        """Return what `seat` has ordered after sending `text`, having sent `held` before in this turn.

        The new order alone, or, in games whose orders add up, both together; None if nothing is left. Raises
        `OrderError` and nothing else.
        """
        return self.parse(state, seat, text)

    def enter(self, state: S, seat: SeatId, held: O | None, text: str) -> O | None:
        """Return what `seat` has ordered after a referee entered `text` for it, as `merge` does for its captain.

        `held` is sealed from them: whether the text is refused, and why, does not depend on it; what does not go with
        the text gives way. Raises `OrderError` and nothing else.
        """
        return self.merge(state, seat, held, text)

    def stands_by(self, state: S, seat: SeatId, text: str) -> S | None:
        """Return `state` as it remembers an order that an act made impossible; None where it is asked for again."""
        return None

    def warnings(self, state: S, seat: SeatId, order: O) -> tuple[Notice, ...]:
        """Return what the sender should know about an order that is not refused."""
        return ()

    def canonical(self, order: O) -> str:
        """Return the one way to write `order`; `parse(canonical(order)) == order`."""

    def checks_in(self, state: S, seat: SeatId, held: O | None, players: Sequence[str]) -> str | None:
        """Return the seat's order once `players` of it have reported too; None where nobody reports for themselves.

        `held`: what the seat has in hand; `players`: the game's ids of who reports now.
        """
        return None

    def rules_on(self, state: S, *, upheld: bool) -> tuple[SeatId, str] | None:
        """Return the service seat that a referee rules for, and the order that says their ruling; None: none is due."""
        return None

    def may_stand(self, order: O) -> bool:
        """Return whether `order` may be played as a standing one: nothing that a captain has to want at the time."""
        return True

    def is_trial(self, order: O) -> bool:
        """Return whether `order` only asks what another one would do: answered to its sender alone, never kept."""
        return False

    def resolve(self, state: S, orders: Mapping[SeatId, O | None], dice: Dice) -> Outcome[S, E]:
        """Close the turn: `orders` holds what each accepting seat sent, None or absent where nothing."""

    def clauses(self, event: E) -> tuple[str, ...]:
        """Return the clauses of the rulebook behind an event, the most telling first."""

    def faces(self, state: S, label: str) -> int | None:
        """Return how many faces the die `label` has, for a pick the most it can have; None if there is no such die."""

    def override(self, state: S, act: JsonObject, dice: Dice | None = None) -> Outcome[S, E]:
        """Apply a referee's act (rulebook part 9: `op`, `by`, `reason`, fields). Raises `CaseError` if impossible.

        `dice`: for acts that make a draw again, those of the last closed turn, so that unrelated draws stay.
        """

    def acts_for(self, wish: Wish) -> Sequence[Deed]:
        """Return the acts, each with its fields, that do what is asked: the first that is possible counts.

        None in games that know nothing of the kind.
        """
        return ()

    def is_played(self, before: S, outcome: Outcome[S, E]) -> bool:
        """Return whether a referee's act has played the turn in hand: it is closed with what the act brought about."""
        return self.stage(outcome.state) != self.stage(before) and not self.accepting(outcome.state)

    def view(self, state: S, events: tuple[E, ...], seat: SeatId | None) -> Outcome[S, E]:
        """Return what `seat`, or with None the public, may see of a state and of the events that led to it.

        An event is left out, or stays the very one that it is.
        """

    def view_rolls(
        self, state: S, events: tuple[E, ...], rolls: tuple[Roll, ...], seat: SeatId | None
    ) -> tuple[Roll, ...]:
        """Return the draws that may be shown: a label that would betray what `view` masks is left out."""

    def is_public(self, state: S, events: tuple[E, ...]) -> bool:
        """Return whether the orders behind `events` may be shown to all, now that the contest is in `state`."""

    def is_past(self, state: S, now: S) -> bool:
        """Return whether `state` is of a season before that of `now`: nothing of it is secret any more."""
        return False

    def hides(self, state: S, now: S) -> bool:
        """Return whether `state` holds what the public may not know yet, now that the contest is in `now`."""
        return not self.is_over(now) and self.view(state, (), None).state != state

    def bulletins(self, state: S, events: tuple[E, ...]) -> tuple[str, ...]:
        """Return the names of the posts that tell `events`, which led to `state`, in order; `("",)`: one without."""
        return ("",)

    def panels(self, state: S, seat: SeatId | None = None) -> tuple[str, ...]:
        """Return the names of the contest's panels; with `seat` those that show whether it has ordered."""
        return ("",)

    def honours(self, state: S) -> Mapping[str, SeatId]:
        """Return the titles won by now, by the game's names of them: title -> the seat that has won it.

        Of a contest that goes on after them; how a single match ends is told by its end.
        """
        return {}

    def briefed(self, state: S) -> tuple[SeatId, ...]:
        """Return the seats that are told in private how they stand when a turn opens, in seat order."""
        return ()

    def seating(self, before: S, after: S) -> tuple[Sitting, ...]:
        """Return every seat as it is in `after`, if a turn can change that; empty where seats never change."""
        return ()

    def conflicts(self, referee: MemberSheet, engaged: Sequence[MemberSheet]) -> tuple[Conflict, ...]:
        """Return the conflicts of interest of a referee with those engaged in a contest: nobody judges themselves."""
        return tuple(Conflict(one.id, "self") for one in engaged if one.id == referee.id)

    def excuse_act(self, now: S, past: Sequence[Sequence[E]], missed: Sequence[E], seat: SeatId) -> Deed | None:
        """Return the act, with its fields, that counts a seat's missing order back; None where none was counted.

        `now`: the contest as it is; `past`: what happened in each turn up to then; `missed`: in the one in question.
        """
        return None

    def records(self, events: tuple[E, ...]) -> tuple[Record, ...]:
        """Return what the league's records keep of a turn: bribes, missing orders."""

    def decode(self, data: bytes) -> S:
        """Read a state from JSON; keys left out take the rulebook's defaults. Raises `CaseError`."""

    def encode(self, state: S) -> bytes:
        """Write the complete state as JSON."""

    def decode_events(self, data: bytes) -> tuple[E, ...]:
        """Read stored events from a JSON list."""


@runtime_checkable
class ReadsTurns(Protocol[S_contra, O]):
    """A game with its own word on which texts count: other seats than the awaited, refusals that stop the turn.

    For any other game each awaited seat's text is parsed by itself, and a refused one counts as none; see
    `rules.reading`, which knows both.
    """

    def read(self, state: S_contra, texts: Mapping[SeatId, str | None]) -> Reading[O]:
        """Return the orders that count among `texts` (as sent; None: nothing was sent), and the refusals."""


@runtime_checkable
class ListsMoves(Protocol[S_contra]):
    """A game whose orders are a finite list, so that they can be shown, generated and counted."""

    def legal(self, state: S_contra, seat: SeatId) -> Iterator[str]:
        """Return the canonical text of every legal order of `seat`, each once, in any order."""

    def perft(self, state: S_contra, depth: int) -> int:
        """Return the number of sequences of `depth` legal orders, each resolved before the next."""


@runtime_checkable
class RunsClock(Protocol[S_contra]):
    """A game with a thinking time: the bot measures a turn and says so in whole seconds to the service seat `clock`."""

    def clock_seat(self, state: S_contra) -> SeatId | None:
        """Return the service seat that is told the seconds a turn took; None if this contest has no clock."""

    def clocked_seats(self, state: S_contra) -> tuple[SeatId, ...]:
        """Return the seats that have a reserve, in seat order."""

    def seconds_left(self, state: S_contra, seat: SeatId) -> int | None:
        """Return what is left of a seat's reserve; None without a clock."""


@runtime_checkable
class KeepsScore(Protocol[S_contra]):
    """A game of two sides that ends with a result: its contests count in a league's standings and ratings."""

    def score(self, state: S_contra) -> Score | None:
        """Return how the contest ended; None while it is not over."""


@runtime_checkable
class KeepsLedger(Protocol[S_contra, E_contra]):
    """A game whose matches leave something behind for the next one of the same teams, such as injuries."""

    def ledger(
        self, setup: JsonObject, state: S_contra, events: tuple[E_contra, ...], seat: SeatId, data: JsonObject
    ) -> JsonObject:
        """Return what a team has written down as a contest that is over in `state` leaves it.

        `setup` and `events`: with what the contest began, all that happened in it; `seat` is the team's, `data` what it
        has written down now.
        """


AnyGame = Game[msgspec.Struct, object, msgspec.Struct]
