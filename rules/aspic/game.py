"""Aspic as the rest of Sifflet sees it (`rules.game.Game`); every clause is in docs/rulebook/aspic.md."""

from collections.abc import Iterator, Mapping, Sequence

from rules.aspic import perft as counting
from rules.aspic import view as viewing
from rules.aspic.acts import override
from rules.aspic.board import SIDES
from rules.aspic.choices import QUESTIONS
from rules.aspic.clauses import clauses_of
from rules.aspic.codec import CODEC
from rules.aspic.events import Event, TurnSkipped
from rules.aspic.figures import EVEN, occupation_tenths
from rules.aspic.hosting import host_match
from rules.aspic.listing import legal_turns
from rules.aspic.messages import MESSAGES
from rules.aspic.notation import canonical, parse
from rules.aspic.notation.reading import CLOCK
from rules.aspic.orders import Order, Test
from rules.aspic.records import records
from rules.aspic.settings import Offer
from rules.aspic.setup import Setup, new_match
from rules.aspic.state import State
from rules.aspic.turn import resolve
from rules.aspic.turn.texts import read_texts
from rules.contract import Deed, Score, SeatId
from rules.game import Game, ListsMoves, RunsClock, Seats
from rules.hosting import CanBeHosted
from rules.kit.game import show_all_rolls, without_order
from rules.reading import read_once
from rules.shapes import Shapes
from rules.wishes import Draw, Resign, Wish


def _awaiting(state: State) -> Seats:
    return () if state.to_act is None else (SeatId(state.to_act),)


def _is_complete(state: State, orders: Mapping[SeatId, Order]) -> bool:
    """Return whether the side to act has sent an order that is more than a test."""
    return any(not isinstance(orders.get(seat, Test("")), Test) for seat in _awaiting(state))


def _legal(state: State, seat: SeatId) -> Iterator[str]:
    """Yield every order of `seat`, in any order; none if it is not to act (rulebook 6.8)."""
    return iter(legal_turns(state) if seat == state.to_act else ())


def _acts_for(wish: Wish) -> Sequence[Deed]:
    """Return how a match ends without being played to its end (rulebook part 9)."""
    match wish:
        case Draw():
            return (("end", {"winner": None}),)
        case Resign(seat=seat):
            return (("forfeit", {"seat": seat}),)
        case _:
            return ()


def _seconds_left(state: State, seat: SeatId) -> int | None:
    """Return a side's reserve (AS-time-a)."""
    return next((state.clock.of(side) for side in SIDES if side == seat), None) if state.clock is not None else None


def _score(state: State) -> Score | None:
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


GAME: Game[State, Order, Event] = Game(
    key="aspic",
    rules_version=1,
    codec=CODEC,
    messages=MESSAGES,
    shapes=Shapes(setup=Setup, state=State, events=tuple[Event, ...], offer=Offer),
    new=new_match,
    stage=lambda state: "finished" if state.phase == "over" else state.phase,
    awaiting=_awaiting,
    accepting=_awaiting,
    missing=without_order(_awaiting),
    is_complete=_is_complete,
    clock=RunsClock(  # rulebook 5.3
        seat=lambda state: None if state.clock is None else SeatId(CLOCK),
        seats=lambda state: () if state.clock is None else tuple(SeatId(side) for side in SIDES),
        seconds_left=_seconds_left,
    ),
    parse=read_once(parse),
    canonical=canonical,
    read=read_texts,
    is_trial=lambda order: isinstance(order, Test),  # AS-test-a
    moves=ListsMoves(legal=_legal, perft=counting.perft),
    resolve=lambda state, orders, dice: resolve(state, orders),
    clauses=clauses_of,
    faces=lambda state, label: None,  # no turn draws anything (rulebook 6.0)
    records=records,
    override=override,
    ends_turn=lambda events: any(isinstance(event, TurnSkipped) for event in events),  # the side to act was skipped
    acts_for=_acts_for,
    view=viewing.view,
    view_rolls=show_all_rolls,
    is_public=viewing.is_public,
    hides=viewing.hides,
    # AS-place-h: the cells that wait in a queue are hidden; in play everything is open.
    is_secret=lambda state: state.phase == "placement" and state.config.placement_queue,
    score=_score,
    hosted=CanBeHosted(questions=QUESTIONS, entered_by="person", begin=host_match, times_turns=True),  # AS-time-e
)
