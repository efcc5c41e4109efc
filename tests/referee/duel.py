"""A tiny real game for the tests of the referee: two seats call a number each, the dice add to it, three points win.

Stages: `roll_call` (orders `PRESENTS 1 2`, replaceable), `orders` (a number 0..9; `BOOM n` makes the game fail; where
they are not final the stage is called `drafts`), `ruling` (seat `admin`, opened by the order `ARRET`), `finished`.
A 9 is a bribe; a 7 is told to its seat alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from string import ascii_letters
from typing import Literal

import msgspec

from rules.contract import Deed, JsonObject, Outcome, Record, SeatId
from rules.dice import Dice
from rules.errors import CaseError, OrderError
from rules.game import ChecksIn, Game, LetsStand, StageKind
from rules.kit.codec import Codec
from rules.kit.game import show_all_rolls, without_order
from rules.shapes import Shapes
from rules.wishes import NameCaptain, Void, Wish

LEFT, RIGHT, ADMIN = SeatId("left"), SeatId("right"), SeatId("admin")
SEATS = (LEFT, RIGHT)


class State(msgspec.Struct, frozen=True, kw_only=True):
    stage: Literal["roll_call", "orders", "ruling", "finished"] = "orders"
    turn: int = 1
    goal: int = 3
    final: bool = True
    hidden: bool = False
    needed: int = 1
    voids: int = 0
    scores: Mapping[str, int] = msgspec.field(default_factory=lambda: {"left": 0, "right": 0})
    captains: Mapping[str, str] = msgspec.field(default_factory=lambda: {"left": "l1", "right": "r1"})
    secret: Mapping[str, int] = {}


class Order(msgspec.Struct, frozen=True):
    text: str


class Called(msgspec.Struct, frozen=True, kw_only=True, tag="called", tag_field="type"):
    seat: str
    number: int | None
    die: int


class Lucky(msgspec.Struct, frozen=True, kw_only=True, tag="lucky", tag_field="type"):
    audience: str
    number: int


class Missed(msgspec.Struct, frozen=True, kw_only=True, tag="missed", tag_field="type"):
    seat: str


class Acted(msgspec.Struct, frozen=True, kw_only=True, tag="override", tag_field="type"):
    op: str
    by: str
    reason: str


Event = Called | Lucky | Missed | Acted


def _checks_in(state: State, seat: SeatId, held: Order | None, players: Sequence[str]) -> str | None:
    listed = set() if held is None else set(held.text.split()[1:])
    numbers = sorted(listed | {player.strip(ascii_letters) for player in players}, key=int)
    return " ".join(["PRESENTS", *numbers]) if state.stage == "roll_call" else None


def _rules_on(state: State, is_upheld: bool) -> tuple[SeatId, str] | None:
    return (ADMIN, "MAINTENU" if is_upheld else "REJETE") if state.stage == "ruling" else None


def _new(setup: JsonObject, dice: Dice) -> State:
    if setup.get("broken"):
        raise CaseError("DU_CASE", "broken set-up")
    return msgspec.convert(setup, State)


def _awaiting(state: State) -> tuple[SeatId, ...]:
    return {"finished": (), "ruling": (ADMIN,)}.get(state.stage, SEATS)


def _stage(state: State) -> str:
    return state.stage if state.final or state.stage != "orders" else "drafts"


def _is_complete(state: State, orders: Mapping[SeatId, Order]) -> bool:
    if state.stage == "roll_call":
        return all(len(orders[seat].text.split()) > state.needed for seat in SEATS if seat in orders) and len(
            orders
        ) == len(SEATS)
    return set(_awaiting(state)) <= set(orders)


def _parse(state: State, seat: SeatId, text: str) -> Order:
    words = text.upper().split()
    if not words:
        raise OrderError("empty")
    if state.stage == "roll_call" and words[0] == "PRESENTS":
        return Order(" ".join(words))
    if state.stage == "ruling" and words[0] in {"MAINTENU", "REJETE"}:
        return Order(words[0])
    if state.stage == "orders":
        if words[0] == "ARRET":
            return Order("ARRET")
        if words[0] == "BOOM" or (len(words[0]) == 1 and words[0].isdigit()):
            return Order(" ".join(words))
    raise OrderError("syntax", text.find(text.strip()[:1]), found=text[:10])


def _resolve(state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, Event]:
    if state.stage in {"roll_call", "ruling"}:
        return Outcome(msgspec.structs.replace(state, stage="orders"), ())
    if any(order is not None and order.text == "ARRET" for order in orders.values()):
        return Outcome(msgspec.structs.replace(state, stage="ruling"), ())
    events: list[Event] = []
    scores = dict(state.scores)
    best = 0
    for seat in SEATS:
        order = orders.get(seat)
        if order is None:
            events.append(Missed(seat=seat))
            continue
        if order.text.startswith("BOOM"):
            raise ZeroDivisionError(f"cannot resolve {order.text}")
        number, die = int(order.text.split()[0]), dice.roll(f"die/{seat}", 6)
        events.append(Called(seat=seat, number=number, die=die))
        if number == 7:
            events.append(Lucky(audience=seat, number=number))
        best = max(best, number + die)
        scores[seat] += number + die
    points = {seat: state.scores[seat] + (scores[seat] - state.scores[seat] == best > 0) for seat in SEATS}
    is_over = max(points.values()) >= state.goal
    after = msgspec.structs.replace(
        state, scores=points, turn=state.turn + 1, stage="finished" if is_over else "orders"
    )
    return Outcome(after, tuple(events))


def _acts_for(wish: Wish) -> Sequence[Deed]:
    match wish:
        case Void():
            return (("void_turn", {}),)
        case NameCaptain(seat=seat, player=player):
            return (("set_captain", {"team": seat, "player": player}),)
        case _:
            return ()


def _override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    event = Acted(op=str(act["op"]), by=str(act["by"]), reason=str(act["reason"]))
    change = msgspec.structs.replace
    match act["op"]:
        case "set_score":
            after = change(state, scores={**state.scores, str(act["seat"]): act["value"]})
        case "set_captain":
            after = change(state, captains={**state.captains, str(act["team"]): act["player"]})
        case "void_turn":
            after = change(state, voids=state.voids + 1)
        case "set_stage":
            after = change(state, stage=act["stage"])
        case "exclude" | "mark_missing" | "set_result":
            after = change(state, stage="finished")
        case _:
            raise CaseError("DU_CASE", "no such act")
    return Outcome(after, (event,))


def _view(state: State, events: tuple[Event, ...], seat: SeatId | None) -> Outcome[State, Event]:
    seen = tuple(event for event in events if getattr(event, "audience", None) in {None, seat})
    return Outcome(msgspec.structs.replace(state, secret={}), seen)


def _records(events: tuple[Event, ...]) -> tuple[Record, ...]:
    missed = [event for event in events if isinstance(event, Missed)]
    bribed = [event for event in events if isinstance(event, Called) and event.number == 9]
    return tuple(Record(kind="missing_order", seat=SeatId(e.seat), details={}) for e in missed) + tuple(
        Record(kind="bribe", seat=SeatId(e.seat), details={"amount": 50}) for e in bribed
    )


DUEL: Game[State, Order, Event] = Game(
    key="duel",
    rules_version=1,
    codec=Codec(State, Event, "DU_CASE"),
    messages={"syntax": "Écrivez un nombre."},
    shapes=Shapes(),
    stages={"orders": StageKind(is_final=True)},
    new=_new,
    stage=_stage,
    awaiting=_awaiting,
    accepting=_awaiting,
    missing=without_order(_awaiting),
    is_complete=_is_complete,
    presence=ChecksIn(owed_by=lambda state, seat, order: None, checks_in=_checks_in),
    standing=LetsStand(stages=("orders", "drafts"), may_stand=lambda order: order.text != "ARRET"),
    ruling=_rules_on,
    parse=_parse,
    canonical=lambda order: order.text,
    resolve=_resolve,
    clauses=lambda event: (),
    faces=lambda state, label: 6 if label in {"die/left", "die/right"} else None,
    records=_records,
    override=_override,
    acts_for=_acts_for,
    view=_view,
    view_rolls=show_all_rolls,
    is_public=lambda state, events: state.stage == "finished" or not state.hidden,
    hides=lambda state, now: bool(state.secret) and now.stage != "finished",
)


def _parse_strictly(state: State, seat: SeatId, text: str) -> Order:
    if text == "5":
        raise OrderError("syntax", 0)
    return _parse(state, seat, text)


STRICTER_DUEL = replace(DUEL, rules_version=2, parse=_parse_strictly)  # by later rules: nobody may call 5 any more
