"""Everything that a post about a turn is made from: a value, made of records that others have read."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, Never

import msgspec
from typing_extensions import TypeVar

from presenters.escaping import escape
from referee.hand.unreadable import UnreadableError, guard_reading
from referee.model import Arbitration, Contest, Deputy, File, League, Participant, Postponement, Seat, StoredOrder, Turn
from referee.turns.owing import Lacking
from referee.turns.reading import Stakes, WholeTurn
from rules.contract import Mark, SeatId
from rules.dice import Roll
from rules.errors import CaseError
from rules.game import AnyGame, Game
from rules.trail import trace_events

# A game's state, order and event. Rooms that games share leave them out: `Dossier` is one of any game.
S = TypeVar("S", bound=msgspec.Struct, default=Any)
O = TypeVar("O", default=Any)  # noqa: E741 - as in `rules.contract`
E = TypeVar("E", bound=msgspec.Struct, default=Any)
T = TypeVar("T")

CONTEST_NAME = 90
NO_EVENTS: tuple[Never, ...] = ()


@dataclass(frozen=True)
class PastTurn(Generic[E]):
    """What happened in an earlier turn, secrets included."""

    turn: Turn
    events: tuple[E, ...]
    rolls: tuple[Roll, ...]


@dataclass(frozen=True)
class Happened(Generic[E]):
    """An event with its place in its turn, and what stands behind it: an empty mark where that cannot be told."""

    index: int
    event: E
    mark: Mark


@dataclass(frozen=True)
class PlayedTurn(Generic[S, E]):
    """A turn that was played, as the public saw it: the position before it, what happened, the position after it."""

    before: S
    after: S
    events: tuple[E, ...]


def thread_of(contest: Contest) -> str:
    """Return a link to the thread of a contest; the contest's name where that is not open yet."""
    return escape(contest.name, CONTEST_NAME) if contest.thread_id is None else f"<#{contest.thread_id}>"


@dataclass(frozen=True, kw_only=True)
class Dossier(Generic[S, O, E]):
    """A contest seen from one turn. `state` is the position before it; `after` and the events are there once closed."""

    game: Game[S, O, E]
    league: League
    contest: Contest
    turn: Turn
    seats: tuple[Seat, ...]
    deputies: tuple[Deputy, ...] = ()
    participants: tuple[Participant, ...]
    state: S
    after: S | None
    events: tuple[E, ...]
    rolls: tuple[Roll, ...]
    next_turn: Turn | None
    live: S | None = None  # the position with the results of the open turn; only for panels and pages of competitions
    lacking: Lacking = field(default_factory=dict)  # what is still owed in the open turn, and by whom; only for panels
    delays: tuple[Postponement, ...] = ()  # what has put its deadline off; only for panels
    stakes: Stakes | None = None  # of a match that a competition hosts; only for panels and the first post
    past: tuple[PastTurn[E], ...] = ()  # the turns before this one, oldest first; only for reports (`build_whole`)
    acts: tuple[Arbitration, ...] = ()  # the referees' acts on this turn, oldest first; likewise
    orders: tuple[StoredOrder, ...] = ()  # what this turn was resolved with, secrets included; likewise
    broken: tuple[UnreadableError, ...] = ()  # what could not be read of the turns before: the referees are to hear

    @property
    def now(self) -> S:
        """The latest position that this dossier knows."""
        return self.state if self.after is None else self.after

    @property
    def is_of_other_rules(self) -> bool:
        """Whether the turn was played by other rules than this program has: it is never played again."""
        return self.turn.rules_version != self.game.rules_version

    @property
    def is_held(self) -> bool:
        """Whether the contest is paused, or its turn waits for the referee."""
        return self.contest.status == "paused" or self.turn.status == "stuck"

    @property
    def whole_story(self) -> tuple[E, ...]:
        """What happened in all turns up to this one; of a dossier that was read whole."""
        return (*(event for past in self.past for event in past.events), *self.events)

    @property
    def thread(self) -> str:
        """The contest's thread, as a link."""
        return thread_of(self.contest)

    @property
    def team_names(self) -> Mapping[str, str]:
        """Seat -> the name under which it plays."""
        return {seat.seat: seat.name for seat in self.seats}

    @property
    def captains(self) -> Mapping[str, int]:
        """Seat -> the Discord id of who plays it, of those that somebody plays."""
        return {seat.seat: seat.user_id for seat in self.seats if seat.user_id is not None}

    def seat_of(self, user_id: int) -> SeatId | None:
        """Return the seat that a person answers for, as captain or as deputy."""
        return next((seat for seat, user in self._answering if user == user_id), None)

    def is_answered_by(self, seat: SeatId, user_id: int) -> bool:
        """Return whether a person answers for a seat."""
        return (seat, user_id) in self._answering

    @property
    def _answering(self) -> tuple[tuple[SeatId, int | None], ...]:
        captains = tuple((row.seat, row.user_id) for row in self.seats)
        return captains + tuple((row.seat, row.user_id) for row in self.deputies)

    def before_as(self, seat: SeatId | None) -> S:
        """Return the position before the turn as `seat`, or with None the public, may see it."""
        return self.game.view(self.state, NO_EVENTS, seat).state

    def after_as(self, seat: SeatId | None) -> S:
        """Return the latest position as `seat`, or with None the public, may see it."""
        return self.game.view(self.now, self.events, seat).state

    def events_as(self, seat: SeatId | None) -> tuple[E, ...]:
        """Return what happened as `seat`, or with None the public, may know it."""
        return self.game.view(self.now, self.events, seat).events

    def happened_as(self, seat: SeatId | None) -> tuple[Happened[E], ...]:
        """Return what happened as `seat`, or with None the public, may know it, with the places among all events."""
        marks = self._trace or (Mark(),) * len(self.events)
        known = {id(event) for event in self.events_as(seat)}
        told = enumerate(zip(self.events, marks, strict=True))
        return tuple(Happened(index, event, mark) for index, (event, mark) in told if id(event) in known)

    @cached_property
    def _trace(self) -> tuple[Mark, ...]:
        """What stands behind each event, found by resolving the turn again; empty if that cannot be found so."""
        if not self.events or self.is_of_other_rules:
            return ()
        texts = {**{order.seat: order.canonical for order in self.orders}, **self.turn.service}
        return trace_events(self.game, self.state, texts, self.rolls, self.events)

    def rolls_as(self, seat: SeatId | None) -> tuple[Roll, ...]:
        """Return the draws that `seat`, or with None the public, may see."""
        return self.game.view_rolls(self.now, self.events, self.rolls, seat)

    def course(self) -> Iterator[PlayedTurn[S, E]]:
        """Yield the turns played, this one included, oldest first; of a dossier that was read whole.

        It decodes as it goes: for many turns, call it from a thread.
        """
        for past in self.past:
            if past.turn.after is None:
                continue
            try:
                before, after = self.game.decode(past.turn.state), self.game.decode(past.turn.after)
            except CaseError:  # told when the dossier was read
                continue
            yield self._played(before, after, past.events)
        if self.after is not None:
            yield self._played(self.state, self.after, self.events)

    def _played(self, before: S, after: S, events: tuple[E, ...]) -> PlayedTurn[S, E]:
        seen = self.game.view(after, events, None)
        return PlayedTurn(self.game.view(before, NO_EVENTS, None).state, seen.state, seen.events)

    def unveiled(self) -> tuple[PastTurn[E], ...]:
        """Return what this turn makes public of earlier ones: of each, what nobody but those it was for knew before."""
        found = [self._unveiled(past) for past in self.past]
        return tuple(news for news in found if news.events or news.rolls)

    def _unveiled(self, past: PastTurn[E]) -> PastTurn[E]:
        known, now = (self.game.view(state, past.events, None).events for state in (self.state, self.now))
        dice = self.game.view_rolls
        known_rolls, rolls = (dice(state, past.events, past.rolls, None) for state in (self.state, self.now))
        return PastTurn(past.turn, _without(now, known), _without(rolls, known_rolls))


def _without(items: Sequence[T], known: Sequence[T]) -> tuple[T, ...]:
    """Return `items` without those that are `known`, each as often as it is there."""
    left = list(known)
    found: list[T] = []
    for item in items:
        if item in left:
            left.remove(item)
        else:
            found.append(item)
    return tuple(found)


def build_whole(whole: WholeTurn, games: Mapping[str, AnyGame]) -> Dossier:
    """Return the dossier of a turn with all that was read with it. Raises `UnreadableError`.

    Turns before it that cannot be read are left out, and named in `broken`.
    """
    dossier = build_dossier(whole.file, games)
    found: list[PastTurn] = []
    broken: list[UnreadableError] = []
    for earlier in whole.past:
        try:
            with guard_reading(dossier.contest.id):
                found.append(PastTurn(earlier, dossier.game.decode_events(earlier.events), _rolls(earlier)))
        except UnreadableError as error:
            broken.append(error)
    return replace(
        dossier,
        past=tuple(found),
        acts=whole.acts,
        orders=whole.orders,
        broken=tuple(broken),
        lacking=whole.lacking,
        live=whole.live,
        delays=whole.delays,
        stakes=whole.stakes,
    )


def _rolls(turn: Turn) -> tuple[Roll, ...]:
    return msgspec.json.decode(turn.rolls, type=tuple[Roll, ...]) if turn.rolls else ()


def build_dossier(file: File, games: Mapping[str, AnyGame]) -> Dossier:
    """Return the dossier of a turn. Raises `UnreadableError`."""
    game, turn = games[file.contest.game], file.turn
    with guard_reading(turn.contest_id):
        return Dossier(
            game=game,
            league=file.league,
            contest=file.contest,
            turn=turn,
            seats=file.seats,
            deputies=file.deputies,
            participants=file.participants,
            state=game.decode(turn.state),
            after=None if turn.after is None else game.decode(turn.after),
            events=game.decode_events(turn.events) if turn.events else NO_EVENTS,
            rolls=_rolls(turn),
            next_turn=file.following,
        )
