"""A competition as the rest of Sifflet sees it (`rules.game.Game`); every clause is in docs/rulebook/competition.md."""

from collections.abc import Mapping

from rules.competition import hosting, views
from rules.competition.acts import override
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
from rules.contract import JsonObject, SeatId, Sitting
from rules.dice import Dice
from rules.errors import CaseError, OrderError
from rules.game import AddsUp, Game, HasSeasons, Seats, StageKind
from rules.hosting import TakesLines
from rules.kit.codec import UNREADABLE
from rules.kit.game import show_all, show_all_rolls
from rules.reading import read_once
from rules.shapes import Shapes


def _new(setup: JsonObject, dice: Dice) -> State:
    """Return a competition in its sign-up. Raises `CaseError`."""
    try:
        return complete_state(dict(setup))
    except UNREADABLE as error:
        raise CaseError(CASE_ERROR, str(error)) from None


def _awaiting(state: State) -> Seats:
    """CP-1-b: `results` until the end."""
    return () if state.phase == "finished" else (SeatId(RESULTS),)


def _missing(state: State, orders: Mapping[SeatId, Order]) -> Seats:
    """Return `results` while a fixture that is open has no report in hand."""
    return () if settles_all(state, orders) else _awaiting(state)


@read_once
def _parse(state: State, seat: SeatId, text: str) -> Order:
    """Return the lines of a service seat's text. Raises `OrderError`."""
    if seat not in seats_read(state):
        raise OrderError("E_SEAT", 0, seat=seat)
    return read_text(state, seat, text)


def _merge(state: State, seat: SeatId, held: Order | None, text: str) -> Order | None:
    """CP-N-d: the held text, a line feed, the new one, checked together; places are those of the new text."""
    before = f"{canonical(held)}\n" if held else ""
    try:
        return _parse(state, seat, before + text)
    except OrderError as error:
        error.at = max(0, error.at - len(before))
        raise


def _has_left(state: State, seat: SeatId | None) -> bool:
    """Return whether an entrant has left it (CP-2-e)."""
    who = None if seat is None else state.entrants.get(seat)
    return who is not None and not who.is_in


def _seating(before: State, after: State) -> tuple[Sitting, ...]:
    """Return the service seats and the entrants, by number: sign-up, leaving and a new season change them."""
    service = tuple(Sitting(seat=SeatId(one), name=one) for one in (REFEREE, RESULTS))
    return (*service, *(Sitting(seat=SeatId(one), name=who.name) for one, who in after.entrants.items()))


GAME: Game[State, Order, Event] = Game(
    key="competition",
    rules_version=1,
    codec=CODEC,
    messages=MESSAGES,
    shapes=Shapes(setup=State, state=State, events=tuple[Event, ...]),
    stages={"signup": StageKind(), "running": StageKind(is_match_day=True)},
    new=_new,
    stage=lambda state: state.phase,  # CP-1-g
    seasons=HasSeasons(  # CP-1-a: one that is finished may have another
        is_past=lambda state, now: state.season < now.season,
        seating=_seating,
    ),
    frees=_has_left,
    awaiting=_awaiting,
    accepting=seats_read,
    missing=_missing,
    is_complete=settles_all,
    parse=_parse,
    canonical=canonical,
    read=read_texts,
    adding=AddsUp(merge=_merge, enter=_merge, may_grow=True),  # reports come one by one (CP-1-c)
    resolve=resolve,
    clauses=clauses_of,
    faces=faces,
    honours=lambda state: {} if state.champion is None else {"champion": SeatId(state.champion)},  # CP-11-a
    override=override,
    # A referee's lines have begun another round, or ended something: it has its full time.
    ends_turn=lambda events: any(isinstance(event, RoundOpened | Finished | RolledOver) for event in events),
    # CP-1-d: everything is public.
    view=show_all,
    view_rolls=show_all_rolls,
    is_public=lambda state, events: True,
    is_secret=lambda state: False,
    lines=TakesLines(
        fixtures=hosting.list_hosted_fixtures,
        movable=hosting.movable,
        move=hosting.move,
        current=lambda state: (state.season, state.stage, state.stages[state.stage - 1].round if state.stages else 0),
        placed=hosting.list_sole_places,
        champions=hosting.champions,
        live=views.live,
        begun=hosting.begin_fixtures,
        report=hosting.write_report,
        course=hosting.course,
    ),
)
