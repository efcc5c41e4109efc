"""Helvetia Cup as the rest of Sifflet sees it: the object that implements `rules.contract.Game`."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from rules.contract import Deed, Game, JsonObject, Outcome, Reading, Record, Refusal, SeatId
from rules.contract import Score as FinalScore
from rules.dice import Dice, Roll
from rules.errors import OrderError
from rules.helvetia_cup import acts as overriding
from rules.helvetia_cup import clauses as explaining
from rules.helvetia_cup import competition, labels, turn
from rules.helvetia_cup import view as viewing
from rules.helvetia_cup.choices import QUESTIONS
from rules.helvetia_cup.codec import CODEC
from rules.helvetia_cup.competition import matches
from rules.helvetia_cup.events import Event
from rules.helvetia_cup.hosting import HOWS, host_match
from rules.helvetia_cup.messages import MESSAGES
from rules.helvetia_cup.notation import canonical
from rules.helvetia_cup.notation.reading import parse
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.phases import STAGES, find_awaited, phase_of
from rules.helvetia_cup.setup import MatchSetup, new_contest
from rules.helvetia_cup.state import SEATS, CompetitionState, Match, State
from rules.hosting import Contenders, HostedFixture, Hosting, Question, Terms
from rules.kit.game import CodedGame
from rules.reading import read_once
from rules.shapes import Shapes
from rules.wishes import Resign, Wish

_SEATS: tuple[SeatId, ...] = tuple(SeatId(seat) for seat in SEATS)
_LAST_HALF = 2


class HelvetiaCup(CodedGame[State, Order, Event]):
    """See `rules.contract.Game`; every clause is in docs/rulebook/helvetia-cup.md."""

    key = "helvetia-cup"
    rules_version = 2
    codec = CODEC
    messages: Mapping[str, str] = MESSAGES
    stages: Mapping[str, float | None] = STAGES
    # A kept formation, or what the defence does whoever comes; who moves where is worth something in one turn only.
    standing_stages: tuple[str, ...] = ("place_defence", "place_attack", "place", "defence", "preparation")
    shapes = Shapes(setup=MatchSetup, state=Match | CompetitionState, events=tuple[Event, ...])

    def new(self, setup: JsonObject, dice: Dice) -> State:
        """Return a match or a competition at its beginning (`setup.py`). Raises `CaseError`."""
        return new_contest(setup, dice)

    def awaiting(self, state: State) -> tuple[SeatId, ...]:
        """Return who owes an order (HC-PM-phases)."""
        return tuple(SeatId(seat) for seat in find_awaited(state))

    def stage(self, state: State) -> str:
        """Return the phase of HC-PM-phases, or that of a competition."""
        return phase_of(state)

    def has_play(self, stage: str) -> bool:
        """Return whether the ball had been in play."""
        return stage not in ("setup", "cards", "place_defence", "place", "preparation", "playing")

    def is_final(self, state: State) -> bool:
        """Return False: an order may be replaced until the turn closes."""
        return False

    def is_complete(self, state: State, orders: Mapping[SeatId, Order]) -> bool:
        """Return whether nothing is missing; a round of a competition waits for reports."""
        if isinstance(state, CompetitionState) and state.phase == "playing":
            return matches.is_told(state)
        return bool(orders) and not self.missing(state, orders)

    def read(self, state: State, texts: Mapping[SeatId, str | None]) -> Reading[Order]:
        """Return the orders that count; a seat that owes none is refused (HC-PM-phases)."""
        found: dict[SeatId, Order | None] = dict.fromkeys(self.awaiting(state))
        refusals: list[Refusal] = []
        for seat in (*(seat for seat in found if seat in texts), *(seat for seat in texts if seat not in found)):
            text = texts[seat]
            if text is None:
                continue
            try:
                found[seat] = self.parse(state, seat, text)
            except OrderError as error:
                refusals.append(Refusal(seat, error))
        return Reading(found, tuple(sorted(refusals, key=_rank)))

    @read_once
    def parse(self, state: State, seat: SeatId, text: str) -> Order:
        """Return the order that `text` is for `seat` (rulebook part 5). Raises `OrderError`."""
        return parse(state, seat, text)

    def canonical(self, order: Order) -> str:
        """Return the order in its one spelling."""
        return canonical(order)

    def may_stand(self, order: Order) -> bool:
        """Return whether an order has no moves, changes or cards: those are wanted at the time."""
        return not (order.moves or order.swaps or order.cards)

    def resolve(self, state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
        """Close the turn (rulebook part 6)."""
        match state:
            case Match():
                match_turn = turn.resolve(state, orders, dice)
                return Outcome(match_turn.state, match_turn.events, match_turn.trace)
            case CompetitionState():
                round_turn = competition.resolve_competition(state, orders, dice)
                return Outcome(round_turn.state, round_turn.events, round_turn.trace)
            case _:
                return Outcome(state, ())

    def clauses(self, event: Event) -> tuple[str, ...]:
        """Return the clauses behind an event."""
        return explaining.clauses_of(event)

    def faces(self, state: State, label: str) -> int | None:
        """Return how many faces a die of rulebook 6.13 has; for a pick the most it can have."""
        return labels.faces(state, label)

    def override(self, state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
        """Apply a referee's act (rulebook part 9)."""
        return overriding.override(state, act, dice)

    def acts_for(self, wish: Wish) -> Sequence[Deed]:
        """Return how a match ends without being played to its end (rulebook part 9)."""
        return (("forfeit", {"seat": wish.seat}),) if isinstance(wish, Resign) else ()

    def is_played(self, before: State, outcome: Outcome[State, Event]) -> bool:
        """Return whether an act has ended the game turn: an off-side called afterwards does."""
        return overriding.is_played(outcome.events)

    def view(self, state: State, events: tuple[Event, ...], seat: SeatId | None) -> Outcome[State, Event]:
        """Return what a seat or the public may see (HC-PM-secret)."""
        return viewing.view(state, events, seat)

    def view_rolls(
        self, state: State, events: tuple[Event, ...], rolls: tuple[Roll, ...], seat: SeatId | None
    ) -> tuple[Roll, ...]:
        """Return all draws but those of another seat's cards."""
        return viewing.view_rolls(state, rolls, seat)

    def is_public(self, state: State, events: tuple[Event, ...]) -> bool:
        """Return whether orders may be shown: cells and cards that were not played stay secret until the end."""
        return phase_of(state) == "finished" or isinstance(state, CompetitionState)

    def briefed(self, state: State) -> tuple[SeatId, ...]:
        """Return the seats that are told in private which cards they are offered."""
        return self.awaiting(state) if phase_of(state) == "cards" else ()

    def records(self, events: tuple[Event, ...]) -> tuple[Record, ...]:
        """Return none: silence has its defaults (HC-PM-onr), and no event tells of it."""
        return ()

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
        """The coaches' teams."""
        return "team"

    def hosted(self, terms: Terms, sides: Contenders) -> Hosting:
        """See `rules.hosting.CanBeHosted`."""
        return host_match(terms, sides)

    def fixtures(self, state: State) -> tuple[HostedFixture, ...]:
        """Return the matches of a competition that are to be played now."""
        return matches.list_open_fixtures(state)

    def carried(self, state: State, fixture: str) -> Hosting:
        """See `rules.hosting.CarriesOver`."""
        return matches.host_fixture(state, fixture)

    def forgone(self, state: State) -> tuple[Deed, ...]:
        """See `rules.hosting.CarriesOver`."""
        return matches.list_forgone(state)

    def told(self, state: State, fixture: str, match: msgspec.Struct) -> Deed | None:
        """See `rules.hosting.CarriesOver`."""
        return matches.report_deed_of(state, fixture, match)

    def score(self, state: State) -> FinalScore | None:
        """Return how the match ended; the goals of a shoot-out do not count (HC-2.6-so-f)."""
        if not isinstance(state, Match) or state.result is None:
            return None
        result = state.result
        winner = None if result.winner is None else SeatId(result.winner)
        by = "overtime" if state.half > _LAST_HALF else "time"
        by = "forfeit" if result.forfeit is not None else "shootout" if result.shootout is not None else by
        return FinalScore(
            goals={seat: result.score.of(side) for seat, side in zip(_SEATS, SEATS, strict=True)},
            winner=winner,
            by=by,
            how=HOWS[by],
        )


def _rank(refusal: Refusal) -> tuple[bool, str]:
    """Home before away; a competition's teams by their keys; who has no seat comes last."""
    return (False, str(SEATS.index(refusal.seat))) if refusal.seat in SEATS else (True, refusal.seat)


GAME: Game[State, Order, Event] = HelvetiaCup()
