"""What a coach orders: one choice or cancellation per competition and round, and the one way to write it."""

import re
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from rules.matrix_hockey.state import COMPS, Comp

_CHOICE = re.compile(r"([A-Z])(\+*)(#*)\(([0-3X])(?:/([0-5X]))?\)")
_KEY = re.compile(r"(CH|WG|KDH)([1-9][0-9]{0,5})")
_COMPS: dict[str, Comp] = {comp: comp for comp in COMPS}
_PLACE: dict[Comp, int] = {comp: place for place, comp in enumerate(COMPS)}


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A column with what is spent on it: extra goals, super saves, overtime value, in KDH a shoot-out value."""

    column: str
    extra: int = 0
    saves: int = 0
    ot: str
    so: str | None = None


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """The order for one round of one competition; without `choice` it withdraws what is stored (MH-5-e)."""

    comp: Comp
    round: int
    choice: Choice | None

    @property
    def key(self) -> str:
        """The key of the round in `advance`."""
        return f"{self.comp}{self.round}"


class Order(msgspec.Struct, frozen=True):
    """A seat's order: its items by competition (CH, WG, KDH) and round, each round once."""

    items: tuple[Item, ...]


def order_of(items: Iterable[Item]) -> Order:
    """Return the order that consists of `items`, in its one sequence."""
    return Order(tuple(sorted(items, key=lambda item: (_PLACE[item.comp], item.round))))


def round_key(key: str) -> tuple[int, int]:
    """Return the sort key of `CH6`: by competition, then round; unknown keys last."""
    found = read_key(key)
    return (len(COMPS), 0) if found is None else (_PLACE[found[0]], found[1])


def read_key(key: str) -> tuple[Comp, int] | None:
    """Return the competition and round that `CH6` names, or None."""
    found = _KEY.fullmatch(key)
    return None if found is None else (_COMPS[found[1]], int(found[2]))


def choice_text(choice: Choice) -> str:
    """Return a choice in normal form (MH-5-c): `F++#(2)`, `C+(1/4)`."""
    so = "" if choice.so is None else f"/{choice.so}"
    return f"{choice.column}{'+' * choice.extra}{'#' * choice.saves}({choice.ot}{so})"


@lru_cache(maxsize=8192)
def read_choice(text: str) -> Choice | None:
    """Return the choice that a text in normal form is, or None if it is none."""
    found = _CHOICE.fullmatch(text)
    if found is None:
        return None
    column, extra, saves, ot, so = found.groups()
    return Choice(column=column, extra=len(extra), saves=len(saves), ot=ot, so=so)
