"""Kollaball as the rest of Sifflet sees it (`rules.game.Game`); every clause is in docs/rulebook/kollaball.md."""

from collections.abc import Mapping, Sequence
from string import ascii_letters
from typing import get_args

from rules.contract import Deed, SeatId
from rules.errors import OrderError
from rules.game import ChecksIn, Game, LetsStand, Seats, StageKind, Warns
from rules.hosting import CanBeHosted
from rules.kollaball import facts
from rules.kollaball import view as viewing
from rules.kollaball.acts import override
from rules.kollaball.choices import QUESTIONS
from rules.kollaball.clauses import clauses_of
from rules.kollaball.codec import CODEC
from rules.kollaball.conflicts import referee_conflicts
from rules.kollaball.events import Event
from rules.kollaball.hosting import host_match, score_of
from rules.kollaball.labels import faces
from rules.kollaball.messages import MESSAGES
from rules.kollaball.notation import parse, writing
from rules.kollaball.orders import Order, RollCall, TurnOrder
from rules.kollaball.records import records
from rules.kollaball.setup import Setup, new_match
from rules.kollaball.state import Config, Stage, State
from rules.kollaball.turn import resolve
from rules.kollaball.warnings import CLAUSES, warnings
from rules.reading import read_once
from rules.shapes import Shapes
from rules.wishes import NameCaptain, Void, Wish

# Rulebook 4.2. KB-7-c: an order is sent once; who is there and who plays may change until the close.
_STAGES = {
    **dict.fromkeys(get_args(Stage), StageKind(is_final=True)),
    **dict.fromkeys(("roll_call", "lineup"), StageKind(has_play=False, is_match_day=True)),
    "orders_second": StageKind(is_final=True, hours=6),  # KB-23-k: an extra order has its own time
    "finished": StageKind(is_final=True, is_timed=False),
}
_RULINGS = {True: "MAINTENU", False: "REJETE"}  # KB-7-e


def _missing(state: State, orders: Mapping[SeatId, Order]) -> Seats:
    """Return the awaited seats without an order; at the roll-call also those with anybody absent (KB-1-c)."""
    return tuple(seat for seat in facts.awaiting(state) if seat not in orders or _owed_by(state, seat, orders[seat]))


def _owed_by(state: State, seat: SeatId, order: Order | None) -> tuple[str, ...] | None:
    """KB-1-c: at the roll-call every player answers for themselves; else it is the captain who orders."""
    if state.stage != "roll_call":
        return None
    return facts.absent(state, seat, order.present if isinstance(order, RollCall) else ())


def _check_in(state: State, seat: SeatId, held: Order | None, players: Sequence[str]) -> str | None:
    """KB-1-c: the order is the list of those present, by the numbers in their ids."""
    if state.stage != "roll_call":
        return None
    listed = held.present if isinstance(held, RollCall) else ()
    numbers = {int(player.lstrip(ascii_letters)) for player in (*listed, *players)}
    return " ".join(["PRESENTS", *map(str, sorted(numbers))])


@read_once
def _parse(state: State, seat: SeatId, text: str) -> Order:
    """Return the order that `text` is. Raises `OrderError`, also `not_awaited` for a seat that owes nothing."""
    if seat not in facts.awaiting(state):
        raise OrderError("not_awaited", 0)
    return parse(state, seat, text)


def _acts_for(wish: Wish) -> Sequence[Deed]:
    """KB-9-c: a void turn; KB-7-j: another captain."""
    match wish:
        case Void():
            return (("void_turn", {}),)
        case NameCaptain(seat=team, player=player):
            return (("set_captain", {"team": team, "player": player}),)
        case _:
            return ()


GAME: Game[State, Order, Event] = Game(
    key="kollaball",
    rules_version=2,
    codec=CODEC,
    messages=MESSAGES,
    shapes=Shapes(setup=Setup, state=State, events=tuple[Event, ...]),
    stages=_STAGES,
    fund=Config().bribe_purse,  # KB-20-a: a merchant's deniers
    new=lambda setup, dice: new_match(setup),
    stage=lambda state: state.stage,
    awaiting=facts.awaiting,
    accepting=facts.awaiting,
    missing=_missing,
    is_complete=lambda state, orders: bool(facts.awaiting(state)) and not _missing(state, orders),
    presence=ChecksIn(owed_by=_owed_by, checks_in=_check_in),
    standing=LetsStand(
        # Orders name cells, so that a standing one is often impossible; then the turn is void as ever (KB-9-c).
        stages=("orders", "orders_second"),
        # KB-7-d: a timeout is called by a captain who disputes something, not by their absence.
        may_stand=lambda order: isinstance(order, TurnOrder),
    ),
    # KB-7-e: the Admin rules on a timeout.
    ruling=lambda state, is_upheld: (SeatId("admin"), _RULINGS[is_upheld]) if state.stage == "timeout" else None,
    parse=_parse,
    canonical=writing.canonical,
    warns=Warns(warnings=warnings, clauses=CLAUSES),
    resolve=resolve,
    clauses=clauses_of,
    faces=faces,
    records=records,
    override=override,
    acts_for=_acts_for,
    excuse=lambda now, past, missed, seat: ("forgive_missed", {"team": seat}),  # KB-9-d
    conflicts=referee_conflicts,  # KB-8-b: oneself, the same coterie, the same city
    view=viewing.view,
    view_rolls=viewing.view_rolls,
    is_public=viewing.is_public,
    hides=viewing.hides,
    score=score_of,
    hosted=CanBeHosted(questions=QUESTIONS, entered_by="team", begin=host_match, reward_clause="KB-1-e"),
)
