"""A referee's act (part 9) as each game says it: one class an act, with its fields and what it does.

How it is written, named and told in words is its description's business (`presenters.corrections.WrittenAct`).
"""

from collections.abc import Callable, Collection
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from rules.contract import JsonObject, Outcome
from rules.dice import Dice
from rules.errors import CaseError
from rules.game import Overrides

S = TypeVar("S", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)

BESIDE = ("by", "reason")  # what stands beside an act's fields: who acts, and why


class RefereeAct(msgspec.Struct, Generic[S, E], frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """An act; its `tag` is its name (`op`), `clause` the one that it goes by, if that is told."""

    clause: ClassVar[str | None] = None

    @classmethod
    def op(cls) -> str:
        """Return its name."""
        return str(cls.__struct_config__.tag)

    def apply(self, state: S, dice: Dice | None) -> Outcome[S, E]:
        """Return the state after it, and what it brings; `dice`: for acts that draw. Raises `CaseError`."""
        return self._applied(state, dice)

    def _applied(self, state: S, dice: Dice | None) -> Outcome[S, E]:
        """Do what the act's own docstring says."""
        raise NotImplementedError


def unpack_act(
    kinds: Any,  # noqa: ANN401 - a union of classes is no type of its own
    act: JsonObject,
    fault: Callable[[str], Exception],
    beside: Collection[str] = BESIDE,
) -> Any:  # noqa: ANN401
    """Return which of some kinds an act is; `beside`: what stands beside its fields. Raises what `fault` makes."""
    fields = {key: value for key, value in act.items() if key not in beside}
    try:
        return msgspec.convert(fields, kinds, str_keys=True)
    except (msgspec.ValidationError, ValueError) as error:
        raise fault(str(error)) from None


def override_with(kinds: Any, case_error: str) -> Overrides[S, E]:  # noqa: ANN401
    """Return how a game applies acts of some kinds that need nothing but what they say of themselves."""

    def override(state: S, act: JsonObject, dice: Dice | None = None) -> Outcome[S, E]:
        ruling: RefereeAct[S, E] = unpack_act(kinds, act, lambda fault: CaseError(case_error, fault))
        return ruling.apply(state, dice)

    return override


def text_beside(act: JsonObject, key: str, missing: Callable[[str], CaseError]) -> str:
    """Return who acts (`by`), why (`reason`), what (`op`), of an act that has to say it."""
    value = act.get(key)
    if not isinstance(value, str | int) or isinstance(value, bool) or value == "":
        raise missing(key)
    return str(value)
