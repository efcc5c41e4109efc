"""What stands in the record of a league: the acts that are the same for every game, and those of a game's part 9.

An act is stored as its kind (`op`) and its fields (`details`), which everybody may know; the hashes of the record are
of these (`referee.hand.record`). A shared act is a tagged Struct with just these names: a field that may be left out
is `UNSET`, so that what is read and written again is the same to the letter.
"""

from collections.abc import Mapping
from typing import Literal, cast, get_args

import msgspec
from msgspec import UNSET, UnsetType

from db.rows import Arbitration, WeeklyHour
from rules.contract import JsonObject

Changes = Mapping[str, tuple[object, object]]  # dotted path of a field of the position -> before, after
# What an act did to the position, to be done again on another branch; None: it ended its turn, so it is undone there.
Again = JsonObject | UnsetType | None


class Shared(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """An act that is the same for every game."""


class OfSeat(Shared, frozen=True, kw_only=True):
    """One that is about a seat."""

    seat: str


class AnnulTurn(Shared, frozen=True, kw_only=True, tag="annul_turn"):
    """A turn is void and open anew until `due_ms`."""

    turn: int
    due_ms: int
    again: Again = msgspec.field(name="act", default=UNSET)


class Extend(Shared, frozen=True, kw_only=True, tag="extend"):
    """A deadline is moved."""

    minutes: int
    due_ms: int


class CloseNow(Shared, frozen=True, kw_only=True, tag="close_now"):
    """A turn is closed before its time; not `closed`: it is stuck. `missing`: the seats without an order."""

    missing: tuple[str, ...]
    closed: bool


class EnterOrder(OfSeat, frozen=True, kw_only=True, tag="order"):
    """An order is entered on behalf of a seat; what it says is not told."""


class GiveRuling(Shared, frozen=True, kw_only=True, tag="ruling"):
    """What the turn asked a referee is answered."""

    upheld: bool


class ReplaceCaptain(OfSeat, frozen=True, kw_only=True, tag="replace_captain"):
    """Another player of a seat answers for it."""

    player: str
    user_id: int
    former_user_id: int | None
    again: Again = msgspec.field(name="act", default=UNSET)


class ReplacePlayer(OfSeat, frozen=True, kw_only=True, tag="replace_player"):
    """A seat goes to another person."""

    user_id: int
    former_user_id: int | None


class HandSeatOver(OfSeat, frozen=True, kw_only=True, tag="take_over"):
    """A seat goes to another person, or (without `user_id`) to nobody on Discord, by an act of the game."""

    user_id: int | UnsetType = UNSET
    former_user_id: int | UnsetType | None = UNSET
    again: Again = msgspec.field(name="act", default=UNSET)


class ReplaceReferee(Shared, frozen=True, kw_only=True, tag="replace_referee"):
    """A contest has another referee."""

    referee_id: int


class Weekly(Shared, frozen=True, kw_only=True, tag="weekly"):
    """The turns to come are closed at another hour of the week."""

    weekly: WeeklyHour


class ForceDie(Shared, frozen=True, kw_only=True, tag="force_die"):
    """A die of the turn in play is forced; with None it is left to chance again."""

    label: str
    value: int | None


class Pause(Shared, frozen=True, kw_only=True, tag="pause"):
    """The clock of a contest stands still; so much of the turn is left."""

    left_ms: int


class Resume(Shared, frozen=True, kw_only=True, tag="resume"):
    """The clock runs again."""

    due_ms: int


class Sight(Shared, frozen=True, kw_only=True):
    """A referee saw what is sealed, of these seats: told after the turn."""

    seats: tuple[str, ...]


class LookAtOrders(Sight, frozen=True, kw_only=True, tag="look"):
    """The orders themselves; `looked_at` is the only seat that they asked for."""

    looked_at: str | UnsetType = UNSET


class Rehearse(Sight, frozen=True, kw_only=True, tag="rehearse"):
    """What the turn would come to with the orders in hand."""


class Excuse(OfSeat, frozen=True, kw_only=True, tag="excuse"):
    """A missing order of a past turn is excused; `changes`: where the game counted it back."""

    excused_turn: int
    changes: Changes | UnsetType = UNSET
    again: Again = msgspec.field(name="act", default=UNSET)


class MakeAppeal(OfSeat, frozen=True, kw_only=True, tag="appeal"):
    """A captain asks the referee to look at a past turn again."""

    appealed_turn: int


class AppealAnswer(OfSeat, frozen=True, kw_only=True, tag="appeal_answer"):
    """The answer to the appeal that is entry `appeal` of the record."""

    appeal: int
    accepted: bool


class Grace(OfSeat, frozen=True, kw_only=True, tag="grace"):
    """A captain takes an extension out of their stock."""

    due_ms: int
    extensions_left: int


class Back(Shared, frozen=True, kw_only=True):
    """The contest goes on from a past turn, on another branch: turns played again, how many of them changed, acts lost.

    `open`, with its deadline and who is `asked` for an order again: the turn that is played now, if one is.
    `begun_with`: the acts that the turns of the branch began with, by the ids of both.
    """

    turn: int
    replayed: int
    changed: int
    lost: tuple[str, ...]
    open: int | UnsetType = UNSET
    due_ms: int | UnsetType = UNSET
    asked: tuple[str, ...] | UnsetType = UNSET
    begun_with: Mapping[str, tuple[int, ...]] | UnsetType = UNSET


class PromiseReward(Shared, frozen=True, kw_only=True, tag="promise_reward"):
    """Whoever takes a place of a contest is promised something; it stands in the place of what they were promised."""

    place: int
    text: str


class Rewind(Back, frozen=True, kw_only=True, tag="rewind"):
    """That turn is open again."""


class Replay(Back, frozen=True, kw_only=True, tag="replay"):
    """It was played again with another order of a seat."""

    seat: str


class ReplayWithDie(Back, frozen=True, kw_only=True, tag="redraw"):
    """It was played again with another value of a die; with None left to chance."""

    label: str
    value: int | None


class ChangeRules(Shared, frozen=True, kw_only=True, tag="change_rules"):
    """The contest goes on under another version of its rules, from the turn in play."""

    before: int
    after: int


class HiddenAct(Shared, frozen=True, kw_only=True, tag="hidden"):
    """In the place of an act that may not be told yet; never stored."""


SharedAct = (
    AnnulTurn | Extend | CloseNow | EnterOrder | GiveRuling | ReplaceCaptain | ReplacePlayer | HandSeatOver
    | ReplaceReferee | Weekly | ForceDie | Pause | Resume | LookAtOrders | Rehearse | Excuse | MakeAppeal | AppealAnswer
    | Grace | PromiseReward | Rewind | Replay | ReplayWithDie | ChangeRules | HiddenAct
)  # fmt: skip

LeagueOp = Literal["settings", "season", "calendar_league", "sheet"]


class LeagueChange(msgspec.Struct, frozen=True, kw_only=True):
    """What an organiser changed of the league itself: by the setting's name what it was and is; days by what became.

    Of somebody's sheet in a game (`sheet`): `person`, `game`, and `changes` by name, what it was and is.
    """

    op: LeagueOp
    details: JsonObject


class GameAct(msgspec.Struct, frozen=True, kw_only=True):
    """An act of a game's part 9, by the game's own name and fields; `changes`: those of the position."""

    op: str
    fields: JsonObject
    changes: Changes | UnsetType = UNSET
    again: Again = UNSET


Act = SharedAct | LeagueChange | GameAct


def kinds_of(*acts: type[Shared]) -> tuple[str, ...]:
    """Return the kinds, as they are stored, of some shared acts."""
    return tuple(str(act.__struct_config__.tag) for act in acts)


KINDS = frozenset(kinds_of(*get_args(SharedAct)))
LOOKS = kinds_of(LookAtOrders, Rehearse)
GOES_BACK = kinds_of(Rewind, Replay, ReplayWithDie)


def act_of(entry: Arbitration) -> Act:
    """Return the act that an entry of the record holds."""
    return read_act(entry.op, entry.details)


def read_act(op: str, details: JsonObject) -> Act:
    """Return an act as it is stored.

    One whose fields are not its own, which only a forged record has, is read as a game's: that it is forged is told by
    its hashes, and must not keep anybody from reading the others.
    """
    match op:
        case "settings" | "season" | "calendar_league" | "sheet":
            return LeagueChange(op=op, details=details)
        case _ if op in KINDS:
            try:
                found: SharedAct = msgspec.convert({**details, "op": op}, SharedAct)
            except msgspec.ValidationError:
                return _of_game(op, details)
            return found
        case _:
            return _of_game(op, details)


def _of_game(op: str, details: JsonObject) -> GameAct:
    fields = {name: value for name, value in details.items() if name not in {"changes", "act"}}
    changes = cast("Changes | UnsetType", details.get("changes", UNSET))
    return GameAct(op=op, fields=fields, changes=changes, again=cast("Again", details.get("act", UNSET)))


def encode_act(act: Act) -> tuple[str, JsonObject]:
    """Return the kind and the fields of an act, as they are stored."""
    match act:
        case LeagueChange():
            return act.op, act.details
        case GameAct():
            beside = {"changes": act.changes, "act": act.again}
            return act.op, {**act.fields, **{key: one for key, one in beside.items() if one is not UNSET}}
        case _:
            fields: dict[str, object] = msgspec.to_builtins(act)
            return str(fields.pop("op")), fields


def again_of(entry: Arbitration) -> Again:
    """Return what an act did to the position; `UNSET` where it did nothing to it."""
    match act_of(entry):
        case GameAct() | AnnulTurn() | ReplaceCaptain() | HandSeatOver() | Excuse() as act:
            return act.again
        case _:
            return UNSET
