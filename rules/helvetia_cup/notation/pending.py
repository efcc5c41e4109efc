"""Section texts that a state keeps (`pending`), read again by the grammar alone."""

from functools import lru_cache

from msgspec.structs import replace

from rules.errors import OrderError
from rules.helvetia_cup.notation.grammar import FIELDS, Grammar
from rules.helvetia_cup.notation.sections import sections
from rules.helvetia_cup.orders import EMPTY, Order

KEPT = frozenset("GERI")


@lru_cache(maxsize=256)
def read_pending(text: str | None) -> Order:
    """Return what was kept of an order, an empty one for nothing. Raises `OrderError` if it is none of `G E R I`."""
    order = EMPTY
    for section in sections(text or ""):
        if section.key not in KEPT:
            raise OrderError("section_not_allowed", section.at, key=section.key)
        value, _ = Grammar().read(section)
        order = replace(order, **{FIELDS[section.key]: value})
    return order
