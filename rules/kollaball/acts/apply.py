"""Reads an act, applies it, and checks that the state still holds together."""

from typing import assert_never

import msgspec
from msgspec.structs import replace

from rules.contract import JsonObject, Outcome
from rules.dice import Dice
from rules.errors import CaseError
from rules.kollaball.acts import kinds, rulings
from rules.kollaball.acts.kinds import AnyAct, Changed, refusal
from rules.kollaball.consistency import CASE_ERROR, check_state, is_sealed_order_legal
from rules.kollaball.events import Event, Overridden
from rules.kollaball.state import State

_NESTED = ("fields", "location")


def override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    """Return the state after `act` (`{"op", "by", "reason", …}`) and its events. Raises `CaseError` if impossible."""
    told = Overridden(op=_text(act, "op"), by=_text(act, "by"), reason=_text(act, "reason"))
    wanted = _read(act)
    if state.stage == "finished" and not isinstance(wanted, kinds.SetResult):
        raise refusal("the match is over")
    changed = _apply(state, wanted)
    after = _without_misfit(changed.state)
    check_state(after)
    return Outcome(after, (told, *changed.events))


def _text(act: JsonObject, key: str) -> str:
    value = act.get(key)
    if not isinstance(value, str | int) or isinstance(value, bool) or value == "":
        raise refusal(f"{key!r} is missing")
    return str(value)


def _read(act: JsonObject) -> AnyAct:
    """Return the act; the entries of `fields` and `location` may be nested or stand beside the others."""
    flat: dict[str, object] = {}
    for key, value in act.items():
        if key in _NESTED and isinstance(value, dict):
            flat |= value
        elif key != "by":
            flat[key] = value
    try:
        read: AnyAct = msgspec.convert(flat, AnyAct)
    except (msgspec.ValidationError, ValueError) as error:
        raise CaseError(CASE_ERROR, str(error)) from None
    return read


def _apply(state: State, act: AnyAct) -> Changed:  # noqa: PLR0911, PLR0912 - one line per act
    match act:
        case kinds.MarkMissing():
            return rulings.mark_missing(state, act)
        case kinds.ExcludePlayer():
            return rulings.exclude(state, act)
        case kinds.SetCaptain():
            return rulings.set_captain(state, act)
        case kinds.SetPlayer():
            return rulings.set_player(state, act)
        case kinds.AddPlayer():
            return rulings.add_player(state, act)
        case kinds.DeclareLegend():
            return rulings.declare_legend(state, act)
        case kinds.Disqualify():
            return rulings.disqualify(state, act)
        case kinds.VoidTurn():
            return rulings.void_turn(state)
        case kinds.ForgiveMissed():
            return rulings.forgive_missed(state, act)
        case kinds.SetMaxMissed():
            return rulings.set_max_missed(state, act)
        case kinds.SetBall():
            return rulings.set_ball(state, act)
        case kinds.SetTimeout():
            return rulings.set_timeout(state, act)
        case kinds.SetResult():
            return rulings.set_result(state, act)
        case _:
            assert_never(act)


def _without_misfit(state: State) -> State:
    """Return `state` with the turn asked anew if the sealed order no longer fits it."""
    return state if is_sealed_order_legal(state) else replace(state, stage="orders", sealed=None)
