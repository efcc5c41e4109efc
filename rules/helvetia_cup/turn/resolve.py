"""A turn (rulebook 6.1, 6.4, 6.5)."""

from collections.abc import Mapping

from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.helvetia_cup.events import MatchEvent
from rules.helvetia_cup.notation import plan_text, policy_text, read_pending
from rules.helvetia_cup.orders import EMPTY, Order
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import SEATS, Match, Pending
from rules.helvetia_cup.turn.chain import play_gestures
from rules.helvetia_cup.turn.defending import defend
from rules.helvetia_cup.turn.halves import check_forfeit
from rules.helvetia_cup.turn.moves import move_all
from rules.helvetia_cup.turn.possession import call_offside, change, end_game_turn
from rules.helvetia_cup.turn.preparing import keep_cards, kick_off, place_side, play_setup
from rules.helvetia_cup.turn.restarts import bring_taker, make_room
from rules.helvetia_cup.turn.shooting import shoot_out
from rules.helvetia_cup.turn.table import Table, because


def resolve(state: Match, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[Match, MatchEvent]:
    """Return the match after a turn, what happened, and what stands behind it. Labels: rulebook 6.13."""
    sent: dict[SeatName, Order] = {seat: order for seat in SEATS if (order := orders.get(SeatId(seat))) is not None}
    table = Table(state, dice, sent)
    for seat, order in sent.items():
        if order.offside is not None:
            table.sides[seat].offside_call = order.offside
    _play(table)
    return Outcome(table.frozen(), tuple(table.events), table.trail)


def _play(table: Table) -> None:
    state = table.state
    match state.phase:
        case "setup":
            play_setup(table)
        case "cards":
            keep_cards(table)
        case "place_defence" | "place_attack" | "place":
            _place(table)
        case "attack" | "defence" | "play":
            _play_on(table)
        case "shootout":
            if state.shootout is not None:
                shoot_out(table, state.shootout)
        case "finished":
            pass


def _place(table: Table) -> None:
    """Rulebook 6.3: the defence, then the attack, who kicks off."""
    phase = table.state.phase
    if phase == "place_attack":
        table.defending.order = _recalled(table.state.pending.policy)
    else:
        place_side(table, table.defending, "defence")
    if phase == "place_defence":
        table.pending = Pending(policy=policy_text(table.defending.order))
        table.next_phase = "place_attack"
        return
    place_side(table, table.attacking, "attack")
    kick_off(table)
    play_gestures(table)


def _play_on(table: Table) -> None:
    """Play the attack's moves, the defence's moves and the gestures, as far as the phase goes."""
    phase = table.state.phase
    if phase == "defence":
        table.attacking.order = _recalled(table.state.pending.plan)
    else:
        _move_attack(table)
    if table.is_over:
        return
    if phase == "attack":
        table.pending = Pending(plan=plan_text(table.attacking.order))
        table.next_phase = "defence"
    else:
        _answer(table)


def _recalled(text: str | None) -> Order:
    """Return the part of an order that was kept until now."""
    if not text:
        return EMPTY
    try:
        return read_pending(text)
    except OrderError:
        return EMPTY


def _move_attack(table: Table) -> None:
    """Rulebook 6.4."""
    move_all(table, table.attacking)
    check_forfeit(table)
    if table.is_over:
        return
    bring_taker(table)
    if table.touched is None:
        return
    if table.defending.offside_call:
        call_offside(table, table.touched.player, table.touched.at, because("watched-before"))
    else:
        table.offside_pending = table.touched


def _answer(table: Table) -> None:
    """Rulebook 6.5: the defence's moves, then all gestures."""
    pending, table.offside_pending = table.offside_pending, None
    if pending is not None and table.defending.offside_call:
        call_offside(table, pending.player, pending.at, because("called-now"))
        return
    move_all(table, table.defending)
    make_room(table)
    check_forfeit(table)
    if table.is_over:
        return
    if table.found_by is not None:
        change(table, table.found_by, table.found_by.where, "picked")
        end_game_turn(table, "loose")
        return
    if table.restart is None:
        defend(table)
    if not table.is_over:
        play_gestures(table)
