"""Helvetia Cup as the rest of Sifflet sees it (`rules.game.Game`); every clause is in docs/rulebook/helvetia-cup.md."""

from collections.abc import Mapping

from rules.contract import Outcome, Reading, Refusal, Score, SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.game import Game, LetsStand, Seats, Warns
from rules.helvetia_cup.acts import is_played, override
from rules.helvetia_cup.choices import QUESTIONS
from rules.helvetia_cup.clauses import clauses_in, clauses_of
from rules.helvetia_cup.codec import CODEC
from rules.helvetia_cup.competition import matches, resolve_competition
from rules.helvetia_cup.events import Event
from rules.helvetia_cup.hosting import HOWS, host_match
from rules.helvetia_cup.labels import faces
from rules.helvetia_cup.messages import MESSAGES
from rules.helvetia_cup.notation import canonical
from rules.helvetia_cup.notation.reading import parse
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.phases import STAGES, find_awaited, phase_of
from rules.helvetia_cup.setup import MatchSetup, new_contest
from rules.helvetia_cup.state import SEATS, CompetitionState, Match, State
from rules.helvetia_cup.turn import resolve
from rules.helvetia_cup.view import view, view_rolls
from rules.helvetia_cup.warnings import CLAUSES, warnings
from rules.hosting import CanBeHosted, CarriesOver
from rules.kit.game import without_order
from rules.reading import read_once
from rules.shapes import Shapes
from rules.wishes import Resign

_SEATS: Seats = tuple(SeatId(seat) for seat in SEATS)
_LAST_HALF = 2

_parse = read_once(parse)


def _awaiting(state: State) -> Seats:
    """Return who owes an order (HC-PM-phases)."""
    return tuple(SeatId(seat) for seat in find_awaited(state))


def _is_complete(state: State, orders: Mapping[SeatId, Order]) -> bool:
    """Return whether nothing is missing; a round of a competition waits for reports."""
    if isinstance(state, CompetitionState) and state.phase == "playing":
        return matches.is_told(state)
    return bool(orders) and all(seat in orders for seat in _awaiting(state))


def _read(state: State, texts: Mapping[SeatId, str | None]) -> Reading[Order]:
    """Return the orders that count; a seat that owes none is refused (HC-PM-phases)."""
    found: dict[SeatId, Order | None] = dict.fromkeys(_awaiting(state))
    refusals: list[Refusal] = []
    for seat in (*(seat for seat in found if seat in texts), *(seat for seat in texts if seat not in found)):
        text = texts[seat]
        if text is None:
            continue
        try:
            found[seat] = _parse(state, seat, text)
        except OrderError as error:
            refusals.append(Refusal(seat, error))
    return Reading(found, tuple(sorted(refusals, key=_rank)))


def _rank(refusal: Refusal) -> tuple[bool, str]:
    """Home before away; a competition's teams by their keys; who has no seat comes last."""
    return (False, str(SEATS.index(refusal.seat))) if refusal.seat in SEATS else (True, refusal.seat)


def _resolve(state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
    """Close the turn (rulebook part 6)."""
    match state:
        case Match():
            match_turn = resolve(state, orders, dice)
            return Outcome(match_turn.state, match_turn.events, match_turn.trace)
        case CompetitionState():
            round_turn = resolve_competition(state, orders, dice)
            return Outcome(round_turn.state, round_turn.events, round_turn.trace)
        case _:
            return Outcome(state, ())


def _score(state: State) -> Score | None:
    """Return how the match ended; the goals of a shoot-out do not count (HC-2.6-so-f)."""
    if not isinstance(state, Match) or state.result is None:
        return None
    result = state.result
    winner = None if result.winner is None else SeatId(result.winner)
    by = "overtime" if state.half > _LAST_HALF else "time"
    by = "forfeit" if result.forfeit is not None else "shootout" if result.shootout is not None else by
    goals = {seat: result.score.of(side) for seat, side in zip(_SEATS, SEATS, strict=True)}
    return Score(goals=goals, winner=winner, by=by, how=HOWS[by])


GAME: Game[State, Order, Event] = Game(
    key="helvetia-cup",
    rules_version=2,
    codec=CODEC,
    messages=MESSAGES,
    shapes=Shapes(setup=MatchSetup, state=Match | CompetitionState, events=tuple[Event, ...]),
    stages=STAGES,
    new=new_contest,
    stage=phase_of,
    awaiting=_awaiting,
    accepting=_awaiting,
    missing=without_order(_awaiting),
    is_complete=_is_complete,
    standing=LetsStand(
        # A kept formation, or what the defence does whoever comes; who moves where is worth something in one turn only.
        stages=("place_defence", "place_attack", "place", "defence", "preparation"),
        may_stand=lambda order: not (order.moves or order.swaps or order.cards),
    ),
    parse=_parse,
    canonical=canonical,
    warns=Warns(warnings=warnings, clauses=CLAUSES),
    read=_read,
    resolve=_resolve,
    clauses=clauses_of,
    clauses_in=clauses_in,
    faces=faces,
    briefed=lambda state: _awaiting(state) if phase_of(state) == "cards" else (),  # which cards they are offered
    override=override,
    ends_turn=is_played,  # an off-side called afterwards does
    # How a match ends without being played to its end (rulebook part 9).
    acts_for=lambda wish: (("forfeit", {"seat": wish.seat}),) if isinstance(wish, Resign) else (),
    view=view,
    view_rolls=view_rolls,
    # Cells and cards that were not played stay secret until the end.
    is_public=lambda state, events: phase_of(state) == "finished" or isinstance(state, CompetitionState),
    score=_score,
    hosted=CanBeHosted(questions=QUESTIONS, entered_by="team", begin=host_match),
    carries=CarriesOver(
        fixtures=matches.list_open_fixtures,
        carried=matches.host_fixture,
        forgone=matches.list_forgone,
        told=matches.report_deed_of,
    ),
)
