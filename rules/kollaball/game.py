"""Kollaball as the rest of Sifflet sees it: the object that implements `rules.contract.Game`."""

from collections.abc import Mapping, Sequence
from string import ascii_letters
from typing import Literal, get_args

from rules.contract import Conflict, Deed, Game, JsonObject, MemberSheet, Outcome, Record, Score, SeatId
from rules.dice import Dice, Roll
from rules.errors import OrderError
from rules.hosting import Contenders, Hosting, Question, Terms
from rules.kit.game import CodedGame
from rules.kollaball import acts as overriding
from rules.kollaball import facts, labels
from rules.kollaball import records as recording
from rules.kollaball import view as viewing
from rules.kollaball.choices import QUESTIONS
from rules.kollaball.clauses import clauses_of
from rules.kollaball.codec import CODEC
from rules.kollaball.conflicts import referee_conflicts
from rules.kollaball.events import Event
from rules.kollaball.hosting import host_match, score_of
from rules.kollaball.messages import MESSAGES
from rules.kollaball.notation import parse, writing
from rules.kollaball.orders import Order, RollCall, TurnOrder
from rules.kollaball.setup import Setup, new_match
from rules.kollaball.state import Config, Stage, State
from rules.kollaball.turn import resolve
from rules.reading import read_once
from rules.shapes import Shapes
from rules.wishes import NameCaptain, Void, Wish

# Stages whose orders may be sent again until the close; all others are sent once (KB-7-c).
_REPLACEABLE = frozenset({"roll_call", "lineup"})
_BEFORE_PLAY = frozenset({"roll_call", "lineup"})
_RULINGS = {True: "MAINTENU", False: "REJETE"}  # KB-7-e


class Kollaball(CodedGame[State, Order, Event]):
    """See `rules.contract.Game`; every clause is in docs/rulebook/kollaball.md."""

    key = "kollaball"
    rules_version = 2
    codec = CODEC
    messages: Mapping[str, str] = MESSAGES
    shapes = Shapes(setup=Setup, state=State, events=tuple[Event, ...])

    @property
    def stages(self) -> Mapping[str, float | None]:
        """Those of rulebook 4.2; an extra order has its own time (KB-23-k)."""
        return {**dict.fromkeys(get_args(Stage)[:-1]), "orders_second": 6}

    @property
    def fund(self) -> int | None:
        """KB-20-a: a merchant's deniers."""
        return Config().bribe_purse

    @property
    def reward_clause(self) -> str:
        """The winners must be present to receive their reward."""
        return "KB-1-e"

    @property
    def standing_stages(self) -> tuple[str, ...]:
        """Orders name cells, so that a standing one is often impossible; then the turn is void as ever (KB-9-c)."""
        return ("orders", "orders_second")

    def checks_in(self, state: State, seat: SeatId, held: Order | None, players: Sequence[str]) -> str | None:
        """KB-1-c: the order is the list of those present, by the numbers in their ids."""
        if state.stage != "roll_call":
            return None
        listed = held.present if isinstance(held, RollCall) else ()
        numbers = {int(player.lstrip(ascii_letters)) for player in (*listed, *players)}
        return " ".join(["PRESENTS", *map(str, sorted(numbers))])

    def rules_on(self, state: State, *, upheld: bool) -> tuple[SeatId, str] | None:
        """KB-7-e: the Admin rules on a timeout."""
        return (SeatId("admin"), _RULINGS[upheld]) if state.stage == "timeout" else None

    def may_stand(self, order: Order) -> bool:
        """KB-7-d: a timeout is called by a captain who disputes something, not by their absence."""
        return isinstance(order, TurnOrder)

    def new(self, setup: JsonObject, dice: Dice) -> State:
        """Return a match at its roll-call or line-up; nothing is drawn. Raises `CaseError`."""
        return new_match(setup)

    def awaiting(self, state: State) -> tuple[SeatId, ...]:
        """Return the seats that may send an order (rulebook 4.4)."""
        return facts.awaiting(state)

    def stage(self, state: State) -> str:
        """Return the stage as in rulebook 4.2."""
        return state.stage

    def is_match_day(self, state: State) -> bool:
        """Return whether the teams are still gathering for the match."""
        return state.stage in _BEFORE_PLAY

    def has_play(self, stage: str) -> bool:
        """Return whether the match had kicked off: before that nobody is on the pitch."""
        return stage not in _BEFORE_PLAY

    def is_final(self, state: State) -> bool:
        """KB-7-c: one submission per turn; check-ins and line-ups may change until the close."""
        return state.stage not in _REPLACEABLE

    def is_complete(self, state: State, orders: Mapping[SeatId, Order]) -> bool:
        """Return whether all awaited seats have sent an order and, at the roll-call, nobody is absent (KB-1-c)."""
        return bool(self.awaiting(state)) and not self.missing(state, orders)

    def missing(self, state: State, orders: Mapping[SeatId, Order]) -> tuple[SeatId, ...]:
        """Return the awaited seats without an order; at the roll-call also those with anybody absent (KB-1-c)."""
        return tuple(
            seat for seat in self.awaiting(state) if seat not in orders or self.owed_by(state, seat, orders[seat])
        )

    def owed_by(self, state: State, seat: SeatId, order: Order | None) -> tuple[str, ...] | None:
        """KB-1-c: at the roll-call every player answers for themselves; else it is the captain who orders."""
        if state.stage != "roll_call":
            return None
        present = order.present if isinstance(order, RollCall) else ()
        return facts.absent(state, seat, present)

    @read_once
    def parse(self, state: State, seat: SeatId, text: str) -> Order:
        """Return the order that `text` is. Raises `OrderError`, also `not_awaited` for a seat that owes nothing."""
        if seat not in self.awaiting(state):
            raise OrderError("not_awaited", 0)
        return parse(state, seat, text)

    def canonical(self, order: Order) -> str:
        """Return the order in canonical form (rulebook 5.1)."""
        return writing.canonical(order)

    def resolve(self, state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
        """Close the stage (rulebook part 6)."""
        return resolve(state, orders, dice)

    def clauses(self, event: Event) -> tuple[str, ...]:
        """Return the clauses behind an event."""
        return clauses_of(event)

    def faces(self, state: State, label: str) -> int | None:
        """Return how many faces a die of rulebook 6.3 has."""
        return labels.faces(state, label)

    def override(self, state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
        """Apply a referee's act (rulebook part 9); none of them draws."""
        return overriding.override(state, act)

    def acts_for(self, wish: Wish) -> Sequence[Deed]:
        """KB-9-c: a void turn; KB-7-j: another captain."""
        match wish:
            case Void():
                return (("void_turn", {}),)
            case NameCaptain(seat=team, player=player):
                return (("set_captain", {"team": team, "player": player}),)
            case _:
                return ()

    def view(self, state: State, events: tuple[Event, ...], seat: SeatId | None) -> Outcome[State, Event]:
        """Return what a seat or the public may see (rulebook part 7)."""
        return viewing.view(state, events, seat)

    def view_rolls(
        self, state: State, events: tuple[Event, ...], rolls: tuple[Roll, ...], seat: SeatId | None
    ) -> tuple[Roll, ...]:
        """Return the draws that betray nothing masked."""
        return viewing.view_rolls(state, events, rolls, seat)

    def is_public(self, state: State, events: tuple[Event, ...]) -> bool:
        """Return whether the orders of a past turn may be shown."""
        return viewing.is_public(state, events)

    def hides(self, state: State, now: State) -> bool:
        """Return whether a past state would tell of orders, decoys or lobs that are still secret."""
        return viewing.hides(state, now)

    @property
    def questions(self) -> tuple[Question, ...]:
        """The same as for any match of two teams."""
        return QUESTIONS

    @property
    def times_turns(self) -> bool:
        """How long a turn lasts is the contest's business."""
        return False

    @property
    def entered_by(self) -> Literal["team"]:
        """The teams of the league."""
        return "team"

    def hosted(self, terms: Terms, sides: Contenders) -> Hosting:
        """See `rules.hosting.CanBeHosted`."""
        return host_match(terms, sides)

    def score(self, state: State) -> Score | None:
        """Return the result in goals that count one; a tie broken by the rules counts as a shoot-out (CP-1-f)."""
        return score_of(state)

    def conflicts(self, referee: MemberSheet, engaged: Sequence[MemberSheet]) -> tuple[Conflict, ...]:
        """KB-8-b: oneself, the same coterie, the same city."""
        return referee_conflicts(referee, engaged)

    def excuse_act(
        self, now: State, past: Sequence[Sequence[Event]], missed: Sequence[Event], seat: SeatId
    ) -> Deed | None:
        """KB-9-d: a missed turn that is forgiven."""
        return "forgive_missed", {"team": seat}

    def records(self, events: tuple[Event, ...]) -> tuple[Record, ...]:
        """Return the bribes and missing orders of a turn."""
        return recording.records(events)


GAME: Game[State, Order, Event] = Kollaball()
