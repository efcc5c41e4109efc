"""Warnings about an order that is taken all the same (end of part 5)."""

from collections.abc import Mapping

from rules.contract import Notice
from rules.matrix_hockey import facts
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.orders import Choice, Order, read_choice, read_key
from rules.matrix_hockey.state import Comp, State, TeamId

Where = tuple[Comp, int]
Pending = Mapping[Where, Choice]


def warnings(state: State, seat: TeamId, order: Order) -> tuple[Notice, ...]:
    """Return what the coach should know: overspending (MH-4-f), columns and values of other stored orders (MH-4-c, -e).

    Details of `W_OVERSPEND`: `what`, `asked`, `stock`; of `W_COLUMN_PENDING` and `W_OT_PENDING`: `comp`, `round`,
    `what` (`column`, `ot`, `so`), `value`, and `other`, the first stored round that has the same.
    """
    named = {(item.comp, item.round) for item in order.items}
    stored = {where: choice for where, choice in _stored(state, seat).items() if where not in named}
    ordered = {(item.comp, item.round): item.choice for item in order.items if item.choice is not None}
    found = _overspent(state, seat, {**stored, **ordered})
    for where, choice in ordered.items():
        found += _pending(state, seat, (where, choice), stored, ordered)
    return tuple(found)


def _stored(state: State, seat: TeamId) -> dict[Where, Choice]:
    found = {}
    for key, text in state.advance.get(seat, {}).items():
        where, choice = read_key(key), read_choice(text)
        if where is not None and choice is not None:
            found[where] = choice
    return found


def _overspent(state: State, seat: TeamId, pending: Pending) -> list[Notice]:
    team = state.teams[seat]
    asked = {
        "extra_goals": (sum(choice.extra for choice in pending.values()), team.extra_goals),
        "super_saves": (sum(choice.saves for choice in pending.values()), team.super_saves),
    }
    return [
        Notice(code="W_OVERSPEND", details={"what": what, "asked": wanted, "stock": stock})
        for what, (wanted, stock) in asked.items()
        if wanted > stock
    ]


def _pending(state: State, seat: TeamId, item: tuple[Where, Choice], stored: Pending, ordered: Pending) -> list[Notice]:
    (comp, number), choice = item
    used, settings = state.teams[seat].used[comp], settings_of(state.config)
    one_each: Mapping[str, int] = dict.fromkeys(facts.columns_of(state, comp, state.teams[seat].division), 1)
    parts: tuple[tuple[str, str, Mapping[str, int], tuple[str, ...]], ...] = (
        ("W_COLUMN_PENDING", "column", one_each, used.columns),
        ("W_OT_PENDING", "ot", settings.of(comp).ot_stock, used.ot),
        ("W_OT_PENDING", "so", settings.KDH.so_stock, used.so or ()),
    )
    found = []
    for code, what, stock, spent in parts:
        value = getattr(choice, what)
        ahead = [its for (where, its), other in stored.items() if where == comp and getattr(other, what) == value]
        here = [its for (where, its), other in ordered.items() if where == comp and getattr(other, what) == value]
        if value is None or not ahead or len(ahead) + len(here) <= facts.values_left(stock, spent).get(value, 0):
            continue
        details = {"comp": comp, "round": number, "what": what, "value": value, "other": min(ahead)}
        found.append(Notice(code=code, details=details))
    return found
