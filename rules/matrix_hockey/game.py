"""Matrix Hockey as the rest of Sifflet sees it: the object that implements `rules.contract.Game`.

A contest is a league's seasons, one after the other. A season begins in phase `setup`, whose turn nobody owes anything
for and which makes the draws; `resolve` of phase `finished` gives the set-up of the next.
"""

from collections.abc import Mapping, Sequence

from rules.contract import Deed, Game, JsonObject, Notice, Outcome, Record, SeatId, Sitting
from rules.dice import Dice, Roll
from rules.kit.game import CodedGame
from rules.matrix_hockey import acts as overriding
from rules.matrix_hockey import facts, labels, notation, records, views
from rules.matrix_hockey import records as recording
from rules.matrix_hockey import view as viewing
from rules.matrix_hockey.clauses import clauses_of
from rules.matrix_hockey.codec import CODEC
from rules.matrix_hockey.events import Event, Sanction
from rules.matrix_hockey.messages import MESSAGES
from rules.matrix_hockey.notation.writing import canonical
from rules.matrix_hockey.orders import Order
from rules.matrix_hockey.season.rollover import roll_over
from rules.matrix_hockey.season.setup import new_season, start_season
from rules.matrix_hockey.state import State
from rules.matrix_hockey.tracing import mark_events
from rules.matrix_hockey.turn import resolve
from rules.matrix_hockey.turn.ladder import sanction_of
from rules.reading import read_once
from rules.shapes import Shapes
from rules.wishes import HandOver, Wish


class MatrixHockey(CodedGame[State, Order, Event]):
    """See `rules.contract.Game`; every clause is in docs/rulebook/matrix-hockey.md."""

    key = "matrix-hockey"
    rules_version = 1
    codec = CODEC
    logs_acts = True
    stranger_error: str | None = "E_SEAT"
    messages: Mapping[str, str] = MESSAGES
    shapes = Shapes(setup=State, state=State, events=tuple[Event, ...])  # a set-up has keys of the state

    def new(self, setup: JsonObject, dice: Dice) -> State:
        """Return a season in phase `setup`; its draws are made by resolving that phase. Raises `CaseError`."""
        return new_season(setup)

    def awaiting(self, state: State) -> tuple[SeatId, ...]:
        """Return the active teams that have yet to order for a match of this week (end of part 5)."""
        return facts.awaiting(state)

    def is_over(self, state: State) -> bool:
        """MH-1-a: seasons follow one another."""
        return False

    def accepting(self, state: State) -> tuple[SeatId, ...]:
        """Return all teams while the season runs: whoever owes nothing may still order ahead (MH-3.1.3-k)."""
        return tuple(SeatId(team) for team in state.teams) if state.phase == "season" else ()

    def stage(self, state: State) -> str:
        """Return `setup`, `week` or `finished`."""
        return "week" if state.phase == "season" else state.phase

    def is_match_day(self, state: State) -> bool:
        """Return whether a week is played: its day is the season's event."""
        return state.phase == "season"

    def is_final(self, state: State) -> bool:
        """MH-3.1.3-m: orders can be replaced until the close."""
        return False

    def is_complete(self, state: State, orders: Mapping[SeatId, Order]) -> bool:
        """Return whether every match of the week has its orders, sent now or stored; true of the set-up."""
        return state.phase == "setup" or (state.phase == "season" and not self.missing(state, orders))

    def missing(self, state: State, orders: Mapping[SeatId, Order]) -> tuple[SeatId, ...]:
        """Return the teams with a match this week for which nothing was sent or stored."""
        return tuple(seat for seat, keys in facts.list_owed(state).items() if not _has_all(state, seat, keys, orders))

    @read_once
    def parse(self, state: State, seat: SeatId, text: str) -> Order:
        """Return the order that `text` is (part 5). Raises `OrderError`."""
        return notation.parse(state, seat, text)

    def merge(self, state: State, seat: SeatId, held: Order | None, text: str) -> Order | None:
        """MH-5-h: return the seat's book after one more message. Raises `OrderError`."""
        return notation.merge_message(state, seat, held, text)

    def enter(self, state: State, seat: SeatId, held: Order | None, text: str) -> Order | None:
        """MH-9-a: return the seat's book after a referee's text. Raises `OrderError`."""
        return notation.enter_referee_text(state, seat, held, text)

    def stands_by(self, state: State, seat: SeatId, text: str) -> State | None:
        """MH-4-c: return the season in which an order that has become impossible plays as one sent ahead."""
        return notation.store_ahead(state, seat, text)

    def warnings(self, state: State, seat: SeatId, order: Order) -> tuple[Notice, ...]:
        """Return `W_OVERSPEND`, `W_COLUMN_PENDING`, `W_OT_PENDING`."""
        return notation.warnings(state, seat, order)

    def canonical(self, order: Order) -> str:
        """Return the order in normal form with all round numbers (MH-5-c, -h)."""
        return canonical(order)

    def resolve(self, state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
        """Close the week; in `setup` make the draws, in `finished` roll over (rulebook part 6)."""
        return mark_events(self._resolve(state, orders, dice), orders, dice.rolls)

    @staticmethod
    def _resolve(state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
        match state.phase:
            case "setup":
                return start_season(state, dice)
            case "season":
                return resolve(state, orders, dice)
            case "finished":
                return roll_over(state)

    def clauses(self, event: Event) -> tuple[str, ...]:
        """Return the clauses behind an event."""
        return clauses_of(event)

    def faces(self, state: State, label: str) -> int | None:
        """Return how many faces a die of rulebook part 6 has."""
        return labels.faces(state, label)

    def override(self, state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
        """Apply a referee's act (rulebook part 9)."""
        return overriding.override(state, act, dice)

    def acts_for(self, wish: Wish) -> Sequence[Deed]:
        """MH-9-c: another coach, who leaves the waiting list if they stand in it."""
        match wish:
            case HandOver(seat=team, name=name, person=person):
                fields = {"team": team, "name": name}
                return (("take_over", {**fields, "waiting": str(person)}), ("take_over", fields))
            case _:
                return ()

    def view(self, state: State, events: tuple[Event, ...], seat: SeatId | None) -> Outcome[State, Event]:
        """Return what a seat or the public may see (rulebook part 10)."""
        return viewing.view(state, events, seat)

    def view_rolls(
        self, state: State, events: tuple[Event, ...], rolls: tuple[Roll, ...], seat: SeatId | None
    ) -> tuple[Roll, ...]:
        """Return all draws: none betrays a stored order."""
        return rolls

    def is_public(self, state: State, events: tuple[Event, ...]) -> bool:
        """Return whether the texts of a past week may be shown."""
        return viewing.is_public(state)

    def is_past(self, state: State, now: State) -> bool:
        """MH-1-a: seasons follow one another."""
        return state.season < now.season

    def hides(self, state: State, now: State) -> bool:
        """Return whether a past state holds orders for rounds to come, in a season that still runs."""
        return bool(state.advance) and not viewing.is_public(now) and not self.is_past(state, now)

    def bulletins(self, state: State, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Return the pages that a week is told on: divisions, cups, `season`."""
        return views.list_parts(state, events)

    def panels(self, state: State, seat: SeatId | None = None) -> tuple[str, ...]:
        """Return the pages that are always there; with `seat` its division's and those of its cups this week."""
        return views.list_standing_pages(state) if seat is None else views.parts_of_team(state, seat)

    def honours(self, state: State) -> Mapping[str, SeatId]:
        """Return who has won the cups, and, once the season is over, the championship."""
        held = {"CH": facts.champion(state), "WG": state.wg.winner, "KDH": state.kdh.winner}
        return {title: SeatId(team) for title, team in held.items() if team is not None}

    def briefed(self, state: State) -> tuple[SeatId, ...]:
        """Return the teams that a coach plays (part 10, « Ma semaine »)."""
        is_on = state.phase == "season"
        return tuple(SeatId(team) for team, who in state.teams.items() if is_on and who.status == "active")

    def seating(self, before: State, after: State) -> tuple[Sitting, ...]:
        """Return the teams of `after`, with those who came from the waiting list (MH-3.1.3-i, -j, MH-3.1.6-d)."""
        return records.seating(before, after)

    def excuse_act(
        self, now: State, past: Sequence[Sequence[Event]], missed: Sequence[Event], seat: SeatId
    ) -> Deed | None:
        """MH-9-b: only what was a rung of the ladder was counted; what its sanction took is given back."""
        is_rung = any(isinstance(event, Sanction) and event.team == seat for event in missed)
        return ("excuse_onr", sanction_of(now, past, seat)) if is_rung else None

    def records(self, events: tuple[Event, ...]) -> tuple[Record, ...]:
        """Return the missing orders of a week."""
        return recording.records(events)


def _has_all(state: State, seat: SeatId, keys: tuple[str, ...], orders: Mapping[SeatId, Order]) -> bool:
    sent = {item.key: item.choice is not None for item in orders[seat].items} if seat in orders else {}
    stored = state.advance.get(seat, {})
    return all(sent.get(key, key in stored) for key in keys)


GAME: Game[State, Order, Event] = MatrixHockey()
