"""A turn, beat by beat (rulebook 6.2)."""

from collections.abc import Mapping

from rules.contract import Outcome
from rules.dice import Dice
from rules.double_echec.acts import texts
from rules.double_echec.conditions import holding
from rules.double_echec.data import Team
from rules.double_echec.events import Event, Goal, Penalty, StopCalled
from rules.double_echec.orders import Order, RefereeText, Sheet, Stop, StopWord
from rules.double_echec.rink import CELL
from rules.double_echec.state import (
    TEAMS,
    CardNext,
    DefendNext,
    FaceoffNext,
    Match,
    Next,
    PenaltyShotNext,
    PlayCardNext,
    RecoverNext,
    State,
)
from rules.double_echec.turn.cards import card, play_card
from rules.double_echec.turn.clock import end_period
from rules.double_echec.turn.defence import play_defence
from rules.double_echec.turn.faceoffs import faceoff
from rules.double_echec.turn.lineups import merge_lines, start_line_up
from rules.double_echec.turn.penalty_shots import penalty_shot
from rules.double_echec.turn.recovering import recover
from rules.double_echec.turn.table import Holder, Table
from rules.double_echec.turn.trace import Trace

Orders = Mapping[str, Order | None]


def resolve(state: Match, orders: Orders, dice: Dice) -> Outcome[State, Event]:
    """Return the match after a turn, what happened, and what stands behind it. Labels: rulebook part 6."""
    table = play_turn(state, orders, dice)
    return Outcome(table.frozen(), tuple(table.events), table.trace)


def play_turn(state: Match, orders: Orders, dice: Dice) -> Table:
    """Return the table after a turn was played on it."""
    sheets: dict[Team, Sheet] = {team: order for team in TEAMS if isinstance(order := orders.get(team), Sheet)}
    ruling = orders.get("referee")
    table = Table(state, dice)
    if state.phase != "over":
        merge_lines(table, sheets)
    if isinstance(ruling, RefereeText):
        applied = texts.apply_text(table.frozen(), ruling.text, dice)
        table = Table(applied.state, dice)
        table.events += applied.events
        table.trace = Trace(dice.rolls, applied.trace)
    if state.phase == "over":
        return table
    table.seats = frozenset(sheets)
    start_line_up(table, sheets)
    _play(table)
    table.turn += 1
    return table


def _play(table: Table) -> None:
    while table.next is not None and not table.ends:
        do = table.next
        if isinstance(do, DefendNext) or (isinstance(do, RecoverNext) and do.team != table.attack):
            if table.units >= table.settings.units_per_period:
                end_period(table)
                return
            if table.marked >= table.settings.units_per_turn:
                return
        table.beat += 1
        before, told = table.held, len(table.events)
        _beat(table, do)
        if not table.ends and _is_stopped(table, before, table.events[told:]):
            return


def _beat(table: Table, do: Next) -> None:
    table.step = type(do).__struct_config__.tag  # type: ignore[assignment]
    match do:
        case FaceoffNext(spot=spot):
            faceoff(table, CELL[spot])
        case DefendNext():
            play_defence(table)
        case CardNext():
            card(table)
        case PlayCardNext(deck=deck, card=drawn):
            play_card(table, deck, drawn, may_wait=False)
        case RecoverNext():
            recover(table, do)
        case PenaltyShotNext():
            penalty_shot(table, do)


def _is_stopped(table: Table, before: Holder | None, events: list[Event]) -> bool:
    """Return whether a `Z` line ends the turn (DE-B.turn-d): both sides are looked at, each pays for its own."""
    stopped = False
    for team in TEAMS:
        side = table.sides[team]
        if not side.stops or not side.by[Stop]:
            continue
        happened = _happened(table, team, before, events)
        for entry, line in holding(table, side, Stop) if happened else ():
            word = next((word for word in line.on if word in happened), None)
            if word is not None:
                table.fire(side, entry)
                side.stops -= 1
                table.emit(StopCalled(team=team, on=word))
                stopped = True
                break
    return stopped


def _happened(table: Table, team: Team, before: Holder | None, events: list[Event]) -> set[StopWord]:
    had, has = (holder is not None and holder[0] == team for holder in (before, table.held))
    found: set[StopWord] = set()
    if any(isinstance(event, Goal) for event in events):
        found.add("but")
    if any(isinstance(event, Penalty) for event in events):
        found.add("penalite")
    if had and not has:
        found.add("perte")
    if has and not had:
        found.add("gain")
    return found
