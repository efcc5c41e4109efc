"""A game as the rest of Sifflet sees it: a value made of the functions of its package. `registry.py` lists the games.

A *contest* (match or season) has a state; *seats* owe *orders*; a *turn* closes when all owed orders are in or at its
deadline. Everything here is pure: nothing reads a clock, draws at random outside `Dice`, or changes its arguments.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol

import msgspec

from rules.books import KeepsBooks, Trades
from rules.contract import (
    Conflict,
    Deed,
    E,
    JsonObject,
    Mark,
    MemberSheet,
    Notice,
    O,
    Outcome,
    Reading,
    Record,
    S,
    Score,
    SeatId,
    Sitting,
)
from rules.dice import Dice, Roll
from rules.hosting import CanBeHosted, CarriesOver, TakesLines
from rules.kit.codec import Codec
from rules.shapes import Shapes
from rules.wishes import Wish

Seats = tuple[SeatId, ...]


class StageKind(msgspec.Struct, frozen=True, kw_only=True):
    """What is the same of all turns of a stage.

    `is_timed`: a league may set how long they last; `hours`: what the rules give them, if they do. `has_play`: there is
    something to watch again of a contest that ended in one. `is_match_day`: a server's calendar shows it, as a day that
    a league waits for; days one after the other are one event. `is_final`: an order can be neither replaced nor
    withdrawn once it is in.
    """

    is_timed: bool = True
    hours: float | None = None
    has_play: bool = True
    is_match_day: bool = False
    is_final: bool = False


_ANY_STAGE = StageKind()


@dataclass(frozen=True, kw_only=True)
class LetsStand(Generic[O]):
    """Orders that are worth something in another turn than the one that they are made for: a captain may let one stand.

    It is played in turns of these `stages` if nothing comes from the seat. `may_stand`: whether this order may, since a
    captain does not have to want it at the time.
    """

    stages: tuple[str, ...]
    may_stand: Callable[[O], bool]


@dataclass(frozen=True, kw_only=True)
class ChecksIn(Generic[S, O]):
    """A seat's order to which each of its players may have to add their own part; players by the game's ids.

    `owed_by(state, seat, order)`: who still does, in their order, given what the seat has in hand; None where whoever
    answers for the seat owes it as a whole. `checks_in(state, seat, held, players)`: the seat's order once these have
    reported too; None where nobody reports for themselves.
    """

    owed_by: Callable[[S, SeatId, O | None], tuple[str, ...] | None]
    checks_in: Callable[[S, SeatId, O | None, Sequence[str]], str | None]


@dataclass(frozen=True, kw_only=True)
class AddsUp(Generic[S, O]):
    """Orders that add up: what a seat has ordered after a text is both, the text and what it had sent before.

    `merge(state, seat, held, text)`: that, None if nothing is left. `enter`: likewise, the text being a referee's;
    `held` is sealed from them, so whether the text is refused, and why, does not depend on it, and what does not go
    with the text gives way. Both raise `OrderError` and nothing else. `may_grow`: more is to come of a seat that has
    ordered, and alone awaited it does not end the turn. `stands_by(state, seat, text)`: the state as it remembers an
    order that an act made impossible; None where it is asked for again.
    """

    merge: Callable[[S, SeatId, O | None, str], O | None]
    enter: Callable[[S, SeatId, O | None, str], O | None]
    may_grow: bool = False
    stands_by: Callable[[S, SeatId, str], S | None] = lambda state, seat, text: None


@dataclass(frozen=True, kw_only=True)
class Warns(Generic[S, O]):
    """Blunders that an order which is not refused tells by itself.

    `warnings(state, seat, order)`: those of a seat's own order, in the order they are told; the state is what that seat
    may see of it. `clauses`: the clause of the rulebook behind each code.
    """

    warnings: Callable[[S, SeatId, O], tuple[Notice, ...]]
    clauses: Mapping[str, str]


@dataclass(frozen=True, kw_only=True)
class HasSeasons(Generic[S]):
    """Contests whose seasons follow one another: they are never over, and their seats change.

    `is_past(state, now)`: whether `state` is of a season before that of `now`, and nothing of it is secret any more.
    `seating(before, after)`: every seat as it is in `after`.
    """

    is_past: Callable[[S, S], bool]
    seating: Callable[[S, S], tuple[Sitting, ...]]


@dataclass(frozen=True, kw_only=True)
class ListsMoves(Generic[S]):
    """Orders that are a finite list, so that they can be shown, generated and counted.

    `legal(state, seat)`: the canonical text of each, once, in any order. `perft(state, depth)`: the number of sequences
    of `depth` legal orders, each resolved before the next.
    """

    legal: Callable[[S, SeatId], Iterator[str]]
    perft: Callable[[S, int], int]


@dataclass(frozen=True, kw_only=True)
class RunsClock(Generic[S]):
    """A thinking time: the bot measures a turn and says so in whole seconds to the service seat `seat(state)`.

    That is None where a contest has no clock. `seats(state)`: those that have a reserve, in seat order;
    `seconds_left(state, seat)`: what is left of it, None without a clock.
    """

    seat: Callable[[S], SeatId | None]
    seats: Callable[[S], Seats]
    seconds_left: Callable[[S, SeatId], int | None]


class Overrides(Protocol[S, E]):
    """A referee's act on a state (rulebook part 9: `op`, `by`, `reason`, fields). Raises `CaseError` if impossible.

    `dice`: for acts that make a draw again, those of the last closed turn, so that unrelated draws stay.
    """

    def __call__(self, state: S, act: JsonObject, dice: Dice | None = None, /) -> Outcome[S, E]:
        """Return the state after `act`, and what happened."""


def _never(*_: object) -> bool:
    return False


def _always(*_: object) -> bool:
    return True


def _none(*_: object) -> tuple[()]:
    return ()


def _one(*_: object) -> tuple[str, ...]:
    return ("",)


def _no_titles(_: object) -> Mapping[str, SeatId]:
    return {}


def _judges_themselves(referee: MemberSheet, engaged: Sequence[MemberSheet]) -> tuple[Conflict, ...]:
    return tuple(Conflict(one.id, "self") for one in engaged if one.id == referee.id)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S, O, E]):
    """A game. `S` is its state, `O` a parsed order, `E` an event; events and states are frozen msgspec Structs.

    What has a default is what most games want: a game need not say it again. Parts are what only some games do.
    """

    key: str
    """The game's stable name: lower case, its words joined by hyphens."""
    rules_version: int
    """Grows when the same orders would be adjudicated otherwise; a turn keeps the one that it was played by."""
    codec: Codec[S, E]
    """Reads and writes its states and events."""
    messages: Mapping[str, str]
    """Order error code -> the rulebook's short French message, with `{name}` for the details."""
    shapes: Shapes
    """The types of its set-ups, states and events: their annotations say where people stand (`rules.shapes`)."""
    stages: Mapping[str, StageKind] = field(default_factory=dict)
    """The kinds of turn of which something is to be said, by their names."""
    fund: int | None = None
    """What each person has to spend in a contest unless his league says otherwise; None where there is no money."""

    # A contest.
    new: Callable[[JsonObject, Dice], S]
    """The first state of a contest. Raises `CaseError` if the set-up breaks the rules."""
    stage: Callable[[S], str]
    """The kind of turn that is open: `finished` when there is none."""
    seasons: HasSeasons[S] | None = None
    frees: Callable[[S, SeatId | None], bool] = _never
    """Whether who holds a seat, or with None referees, is not needed any more, though the contest is not finished."""

    # Who owes an order.
    awaiting: Callable[[S], Seats]
    """The seats that owe an order in this turn, in seat order; nobody does when the contest is over.

    Nobody may also mean that all is there already: whether a contest is over, `is_over` tells.
    """
    accepting: Callable[[S], Seats]
    """The seats whose orders are read in this turn, in seat order: those awaited, and who may send more."""
    missing: Callable[[S, Mapping[SeatId, O]], Seats]
    """The seats that still owe something, given the orders in hand, in seat order."""
    is_complete: Callable[[S, Mapping[SeatId, O]], bool]
    """Whether the turn may close before its deadline with the orders in hand.

    True without any order of a turn that waits for nobody: it is closed as soon as it is opened.
    """
    presence: ChecksIn[S, O] | None = None
    standing: LetsStand[O] | None = None
    clock: RunsClock[S] | None = None
    ruling: Callable[[S, bool], tuple[SeatId, str] | None] | None = None
    """The service seat that a referee rules for, and the order by which they uphold it or do not; None: none is due."""

    # Orders.
    parse: Callable[[S, SeatId, str], O]
    """The order that a text is for a seat. Raises `OrderError` and nothing else; linear in the text."""
    canonical: Callable[[O], str]
    """The one way to write an order; `parse(canonical(order)) == order`."""
    read: Callable[[S, Mapping[SeatId, str | None]], Reading[O]] | None = None
    """The orders that count among the texts of a turn (as sent; None: nothing was sent), and the refusals.

    For a game with its own word on which texts count: other seats than the awaited, refusals that stop the turn. For
    any other each awaited seat's text is parsed by itself, and a refused one counts as none (`rules.reading`).
    """
    stranger_error: str | None = None
    """The order error for a seat that the contest does not have; None if such an order is simply not read."""
    adding: AddsUp[S, O] | None = None
    is_trial: Callable[[O], bool] = _never
    """Whether an order only asks what another one would do: answered to its sender alone, never kept."""
    warns: Warns[S, O] | None = None
    moves: ListsMoves[S] | None = None

    # A turn.
    resolve: Callable[[S, Mapping[SeatId, O | None], Dice], Outcome[S, E]]
    """Close the turn with what each accepting seat sent, None or absent where nothing."""
    clauses: Callable[[E], tuple[str, ...]]
    """The clauses of the rulebook behind an event, the most telling first."""
    clauses_in: Callable[[S, E, Mark], tuple[str, ...]] | None = None
    """Likewise of a turn that began in a state, where that or a mark tells more; None: `clauses`.

    Everybody is told them: they go by nothing that is secret.
    """
    faces: Callable[[S, str], int | None]
    """How many faces the die of a label has, for a pick the most it can have; None if there is no such die."""
    records: Callable[[tuple[E, ...]], tuple[Record, ...]] = _none
    """What the league's records keep of a turn: bribes, missing orders."""
    bulletins: Callable[[S, tuple[E, ...]], tuple[str, ...]] = _one
    """The names of the posts that tell events, which led to a state, in order; `("",)`: one without."""
    panels: Callable[[S, SeatId | None], tuple[str, ...]] = _one
    """The names of the contest's panels; with a seat those that show whether it has ordered."""
    briefed: Callable[[S], Seats] = _none
    """The seats that are told in private how they stand when a turn opens, in seat order."""
    honours: Callable[[S], Mapping[str, SeatId]] = _no_titles
    """The titles won by now, by the game's names of them: title -> the seat that has won it.

    Of a contest that goes on after them; how a single match ends is told by its end.
    """

    # The referee.
    override: Overrides[S, E]
    logs_acts: bool = False
    """Whether its states keep the referee's acts on them: `override` is then told when (`at_ms`)."""
    ends_turn: Callable[[tuple[E, ...]], bool] | None = None
    """Whether an act that brought about these events has played the turn in hand; None: see `is_played`."""
    acts_for: Callable[[Wish], Sequence[Deed]] = _none
    """The acts, each with its fields, that do what is asked: the first that is possible counts."""
    excuse: Callable[[S, Sequence[Sequence[E]], Sequence[E], SeatId], Deed | None] | None = None
    """The act, with its fields, that counts a seat's missing order back; None where none was counted.

    Of the contest as it is, what happened in each turn up to then, and in the one in question.
    """
    conflicts: Callable[[MemberSheet, Sequence[MemberSheet]], tuple[Conflict, ...]] = _judges_themselves
    """The conflicts of interest of a referee with those engaged in a contest: nobody judges themselves."""

    # Who may see what: no default, on purpose.
    view: Callable[[S, tuple[E, ...], SeatId | None], Outcome[S, E]]
    """What a seat, or with None the public, may see of a state and of the events that led to it.

    An event is left out, or stays the very one that it is.
    """
    view_rolls: Callable[[S, tuple[E, ...], tuple[Roll, ...], SeatId | None], tuple[Roll, ...]]
    """The draws that may be shown: a label that would betray what `view` masks is left out."""
    is_public: Callable[[S, tuple[E, ...]], bool]
    """Whether the orders behind events may be shown to all, now that the contest is in a state."""
    hides: Callable[[S, S], bool] | None = None
    """Whether a state holds what the public may not know yet, now that the contest is in another; None: by `view`."""
    is_secret: Callable[[S], bool] = _always
    """Whether what a seat orders in this turn is to be kept from the others until the turn closes."""

    # What it is to other contests.
    score: Callable[[S], Score | None] | None = None
    """How a contest of two sides ended, None while it is not over; it counts in a league's standings and ratings."""
    ledger: Callable[[JsonObject, S, tuple[E, ...], SeatId, JsonObject], JsonObject] | None = None
    """What a team has written down as a contest that is over leaves it, where matches leave something, as injuries.

    Of the set-up and the last state of the contest, all that happened in it, the team's seat, what it has written now.
    """
    hosted: CanBeHosted[E] | None = None
    lines: TakesLines[S, O] | None = None
    carries: CarriesOver[S] | None = None
    books: KeepsBooks[S, E] | None = None
    trades: Trades[S] | None = None

    @property
    def code(self) -> str:
        """What the ids of its page's clauses and its error codes begin with (`RPS`)."""
        return self.case_error.partition("_")[0]

    @property
    def case_error(self) -> str:
        """The error code of an unreadable state or case (`RPS_CASE`)."""
        return self.codec.case_error

    def warnings(self, state: S, seat: SeatId, order: O) -> tuple[Notice, ...]:
        """Return what the sender should know about an order that is not refused; nobody else's secrets count."""
        return () if self.warns is None else self.warns.warnings(self.view(state, (), seat).state, seat, order)

    @property
    def hours(self) -> Mapping[str, float | None]:
        """The stages whose length a league may set, each with the hours that the rules give it, if they do."""
        return {name: kind.hours for name, kind in self.stages.items() if kind.is_timed}

    @property
    def hosts(self) -> TakesLines[S, O] | CarriesOver[S] | None:
        """How it hosts matches, if its turns are rounds of matches that are contests of their own."""
        return self.lines or self.carries

    @property
    def is_entered_by_teams(self) -> bool:
        """Whether it is teams that enter its competitions, and not people."""
        return self.hosted is not None and self.hosted.entered_by == "team"

    def decode(self, data: bytes) -> S:
        """Read a state from JSON; keys left out take the rulebook's defaults. Raises `CaseError`."""
        return self.codec.decode(data)

    def encode(self, state: S) -> bytes:
        """Write the complete state as JSON."""
        return self.codec.encode(state)

    def decode_events(self, data: bytes) -> tuple[E, ...]:
        """Read stored events from a JSON list. Raises `CaseError`."""
        return self.codec.decode_events(data)

    def kind_of(self, stage: str) -> StageKind:
        """Return what is the same of all turns of a stage."""
        return self.stages.get(stage, _ANY_STAGE)

    def clauses_behind(self, state: S, event: E, mark: Mark) -> tuple[str, ...]:
        """Return the clauses behind an event of a turn that began in `state`, the most telling first."""
        return self.clauses(event) if self.clauses_in is None else self.clauses_in(state, event, mark)

    def is_over(self, state: S) -> bool:
        """Return whether nothing more can come: no turn is opened. A season that rolls over into the next never is."""
        return self.seasons is None and self.stage(state) == "finished"

    def engages(self, state: S, seat: SeatId | None) -> bool:
        """Return whether who holds a seat, or with None referees, is needed yet, and cannot be forgotten."""
        return self.stage(state) != "finished" and not self.frees(state, seat)

    def merge(self, state: S, seat: SeatId, held: O | None, text: str) -> O | None:
        """Return what `seat` has ordered after sending `text`, having sent `held` before in this turn (`AddsUp`).

        None if nothing is left. Raises `OrderError` and nothing else.
        """
        return self.parse(state, seat, text) if self.adding is None else self.adding.merge(state, seat, held, text)

    def enter(self, state: S, seat: SeatId, held: O | None, text: str) -> O | None:
        """Return what `seat` has ordered after a referee entered `text` for it, as `merge` does for its captain."""
        return self.parse(state, seat, text) if self.adding is None else self.adding.enter(state, seat, held, text)

    def is_service(self, state: S, seat: SeatId) -> bool:
        """Return whether nobody plays on a seat: the bot or a referee says there what has happened."""
        ruling = None if self.ruling is None else self.ruling(state, True)
        is_kept = self.books is not None and seat == self.books.keeper
        return is_kept or self.lines is not None or (ruling is not None and seat == ruling[0])

    def is_played(self, before: S, outcome: Outcome[S, E]) -> bool:
        """Return whether a referee's act has played the turn in hand: it is closed with what the act brought about."""
        if self.ends_turn is not None:
            return self.ends_turn(outcome.events)
        return self.stage(outcome.state) != self.stage(before) and not self.accepting(outcome.state)


AnyGame = Game[msgspec.Struct, object, msgspec.Struct]
