"""Matrix Hockey as the rest of Sifflet sees it (`rules.game.Game`); every clause is in docs/rulebook/matrix-hockey.md.

A contest is a league's seasons, one after the other. A season begins in phase `setup`, whose turn nobody owes anything
for and which makes the draws; `resolve` of phase `finished` gives the set-up of the next.
"""

from collections.abc import Mapping, Sequence

from rules.contract import Deed, Outcome, SeatId
from rules.dice import Dice
from rules.game import AddsUp, Game, HasSeasons, Seats, StageKind, Warns
from rules.kit.game import show_all_rolls
from rules.matrix_hockey import facts, notation, views
from rules.matrix_hockey import view as viewing
from rules.matrix_hockey.acts import override
from rules.matrix_hockey.clauses import clauses_of
from rules.matrix_hockey.codec import CODEC
from rules.matrix_hockey.events import Event, Sanction
from rules.matrix_hockey.labels import faces
from rules.matrix_hockey.messages import MESSAGES
from rules.matrix_hockey.notation.writing import canonical
from rules.matrix_hockey.orders import Order
from rules.matrix_hockey.records import records, seating
from rules.matrix_hockey.season.rollover import roll_over
from rules.matrix_hockey.season.setup import new_season, start_season
from rules.matrix_hockey.state import State
from rules.matrix_hockey.tracing import mark_events
from rules.matrix_hockey.turn import resolve
from rules.matrix_hockey.turn.ladder import sanction_of
from rules.reading import read_once
from rules.shapes import Shapes
from rules.wishes import HandOver, Wish


def _accepting(state: State) -> Seats:
    """Return all teams while the season runs: whoever owes nothing may still order ahead (MH-3.1.3-k)."""
    return tuple(SeatId(team) for team in state.teams) if state.phase == "season" else ()


def _is_complete(state: State, orders: Mapping[SeatId, Order]) -> bool:
    """Return whether every match of the week has its orders, sent now or stored; true of the set-up."""
    return state.phase == "setup" or (state.phase == "season" and not _missing(state, orders))


def _missing(state: State, orders: Mapping[SeatId, Order]) -> Seats:
    """Return the teams with a match this week for which nothing was sent or stored."""
    return tuple(seat for seat, keys in facts.list_owed(state).items() if not _has_all(state, seat, keys, orders))


def _has_all(state: State, seat: SeatId, keys: tuple[str, ...], orders: Mapping[SeatId, Order]) -> bool:
    sent = {item.key: item.choice is not None for item in orders[seat].items} if seat in orders else {}
    stored = state.advance.get(seat, {})
    return all(sent.get(key, key in stored) for key in keys)


def _resolve(state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
    """Close the week; in `setup` make the draws, in `finished` roll over (rulebook part 6)."""
    match state.phase:
        case "setup":
            return start_season(state, dice)
        case "season":
            return resolve(state, orders, dice)
        case "finished":
            return roll_over(state)


def _acts_for(wish: Wish) -> Sequence[Deed]:
    """MH-9-c: another coach, who leaves the waiting list if they stand in it."""
    match wish:
        case HandOver(seat=team, name=name, person=person):
            fields = {"team": team, "name": name}
            return (("take_over", {**fields, "waiting": str(person)}), ("take_over", fields))
        case _:
            return ()


def _excuse(now: State, past: Sequence[Sequence[Event]], missed: Sequence[Event], seat: SeatId) -> Deed | None:
    """MH-9-b: only what was a rung of the ladder was counted; what its sanction took is given back."""
    is_rung = any(isinstance(event, Sanction) and event.team == seat for event in missed)
    return ("excuse_onr", sanction_of(now, past, seat)) if is_rung else None


def _panels(state: State, seat: SeatId | None) -> tuple[str, ...]:
    """Return the pages that are always there; with `seat` its division's and those of its cups this week."""
    return views.list_standing_pages(state) if seat is None else views.parts_of_team(state, seat)


def _honours(state: State) -> Mapping[str, SeatId]:
    """Return who has won the cups, and, once the season is over, the championship."""
    held = {"CH": facts.champion(state), "WG": state.wg.winner, "KDH": state.kdh.winner}
    return {title: SeatId(team) for title, team in held.items() if team is not None}


def _briefed(state: State) -> Seats:
    """Return the teams that a coach plays (part 10, « Ma semaine »)."""
    is_on = state.phase == "season"
    return tuple(SeatId(team) for team, who in state.teams.items() if is_on and who.status == "active")


def _is_past(state: State, now: State) -> bool:
    return state.season < now.season


def _hides(state: State, now: State) -> bool:
    """Return whether a past state holds orders for rounds to come, in a season that still runs."""
    return bool(state.advance) and not viewing.is_public(now) and not _is_past(state, now)


GAME: Game[State, Order, Event] = Game(
    key="matrix-hockey",
    rules_version=1,
    codec=CODEC,
    messages=MESSAGES,
    shapes=Shapes(setup=State, state=State, events=tuple[Event, ...]),  # a set-up has keys of the state
    stages={"week": StageKind(is_timed=False, is_match_day=True)},
    new=lambda setup, dice: new_season(setup),
    stage=lambda state: "week" if state.phase == "season" else state.phase,
    # MH-1-a: seasons follow one another; MH-3.1.3-i, -j, MH-3.1.6-d: teams change hands, some from the waiting list.
    seasons=HasSeasons(is_past=_is_past, seating=seating),
    awaiting=facts.awaiting,
    accepting=_accepting,
    missing=_missing,
    is_complete=_is_complete,
    parse=read_once(notation.parse),
    canonical=canonical,
    stranger_error="E_SEAT",
    adding=AddsUp(  # MH-5-h, MH-9-a, MH-4-c
        merge=notation.merge_message,
        enter=notation.enter_referee_text,
        stands_by=notation.store_ahead,
    ),
    warns=Warns(
        warnings=notation.weigh_order,
        clauses={"W_OVERSPEND": "MH-4-f", "W_COLUMN_PENDING": "MH-4-c", "W_OT_PENDING": "MH-4-e"},
    ),
    resolve=lambda state, orders, dice: mark_events(_resolve(state, orders, dice), orders, dice.rolls),
    clauses=clauses_of,
    faces=faces,
    records=records,
    bulletins=views.list_parts,
    panels=_panels,
    briefed=_briefed,
    honours=_honours,
    override=override,
    logs_acts=True,
    acts_for=_acts_for,
    excuse=_excuse,
    view=viewing.view,
    view_rolls=show_all_rolls,  # none betrays a stored order
    is_public=lambda state, events: viewing.is_public(state),
    hides=_hides,
)
