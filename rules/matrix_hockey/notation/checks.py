"""The checks of part 5 after reading: item by item in text order, each in the order of the table.

What is only worth a warning is taken all the same (end of part 5).
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from rules.contract import Notice
from rules.errors import OrderError
from rules.matrix_hockey import facts
from rules.matrix_hockey.config import SeasonSettings, settings_of
from rules.matrix_hockey.notation.grammar import RawChoice, RawItem
from rules.matrix_hockey.orders import Choice, Item, Order, read_choice, read_key
from rules.matrix_hockey.state import Comp, State, Team, TeamId


def check_items(state: State, seat: TeamId, raw: Sequence[RawItem], book: Collection[str] = ()) -> list[Item]:
    """Return the items that a read text means for `seat`, in text order. Raises `OrderError` for the first fault.

    `book`: the keys (`CH6`) of the rounds that may be withdrawn besides those stored in `state.advance`.
    """
    checker = _Checker(state, seat, book)
    return [checker.item(item) for item in raw]


class _Checker:
    """Knows the earlier items of the text."""

    def __init__(self, state: State, seat: TeamId, book: Collection[str]) -> None:
        self.state = state
        self.seat = seat
        self.team: Team = state.teams[seat]
        self.settings: SeasonSettings = settings_of(state.config)
        self.stored: Collection[str] = {*state.advance.get(seat, ()), *book}
        self.keys: set[str] = set()
        self.columns: set[tuple[Comp, str]] = set()
        self.ot: dict[Comp, Counter[str]] = {}
        self.so: Counter[str] = Counter()

    def item(self, raw: RawItem) -> Item:
        if self.team.status == "dummy":
            raise OrderError("E_DUMMY", 0)
        number = self._round(raw)
        item = Item(comp=raw.comp, round=number, choice=None if raw.choice is None else _choice(raw.choice))
        if item.key in self.keys:
            raise OrderError("E_ROUND_TWICE", raw.at, comp=raw.comp, round=number)
        self.keys.add(item.key)
        if raw.choice is None:
            if item.key not in self.stored:
                raise OrderError("E_NOTHING_TO_CANCEL", raw.at, comp=raw.comp, round=number)
            return item
        self._column(raw.comp, raw.choice)
        self._boosts(raw.comp, raw.choice)
        self._values(raw.comp, raw.choice)
        return item

    def _round(self, raw: RawItem) -> int:
        if not facts.is_engaged(self.state, self.seat, raw.comp):
            raise OrderError("E_NOT_ENGAGED", raw.at, comp=raw.comp, round=raw.number or 0)
        number, week = self._numbered(raw)
        a_round = facts.round_of(self.state, raw.comp, number)
        is_known = bool(a_round.matches) or week == self.state.week
        if is_known and not any(self.seat in pair for pair in a_round.matches):
            raise OrderError("E_NOT_ENGAGED", raw.at, comp=raw.comp, round=number)
        if week > self.state.week and not self.settings.takes_ahead(raw.comp):
            raise OrderError("E_ADVANCE_OFF", raw.at, comp=raw.comp, round=number)
        return number

    def _numbered(self, raw: RawItem) -> tuple[int, int]:
        """Return the round that an item names, and its week (MH-5-b)."""
        if raw.number is None:
            now = facts.rounds_of_week(self.state, raw.comp, self.state.week)
            if not now:
                raise OrderError("E_NO_ROUND", raw.at, comp=raw.comp)
            if len(now) > 1:
                keys = " ou ".join(f"{raw.comp}{number}" for number in now)
                raise OrderError("E_ROUND_AMBIGUOUS", raw.at, comp=raw.comp, rounds=keys)
            return now[0], self.state.week
        week = facts.week_of(self.state, raw.comp, raw.number)
        if week is None:
            last = facts.last_round(self.state, raw.comp)
            raise OrderError("E_ROUND_UNKNOWN", raw.number_at, comp=raw.comp, round=raw.number, last=last)
        if week < self.state.week:
            raise OrderError("E_ROUND_PAST", raw.number_at, comp=raw.comp, round=raw.number)
        return raw.number, week

    def _column(self, comp: Comp, raw: RawChoice) -> None:
        letters = facts.columns_of(self.state, comp, self.team.division)
        left = ", ".join(facts.columns_left(self.state, self.seat, comp))
        if raw.column not in letters:
            raise OrderError("E_COLUMN_UNKNOWN", raw.column_at, column=raw.column, comp=comp, left=left)
        if raw.column in self.team.used[comp].columns:
            raise OrderError("E_COLUMN_USED", raw.column_at, column=raw.column, comp=comp, left=left)
        if (comp, raw.column) in self.columns:
            raise OrderError("E_COLUMN_TWICE", raw.column_at, column=raw.column, comp=comp, left=left)
        self.columns.add((comp, raw.column))

    def _boosts(self, comp: Comp, raw: RawChoice) -> None:
        if raw.saves_at is not None:
            if comp != "CH" or not self.settings.CH.super_saves:  # MH-2.1.3-b
                raise OrderError("E_SAVE_CUP", raw.saves_at, comp=comp)
            if raw.saves > self.team.super_saves:
                raise OrderError("E_SAVE_STOCK", raw.saves_at, asked=raw.saves, stock=self.team.super_saves)
        if raw.extra_at is not None:
            if not self.settings.of(comp).extra_goals:
                raise OrderError("E_EXTRA_OFF", raw.extra_at, comp=comp)
            if raw.extra > self.team.extra_goals:
                raise OrderError("E_EXTRA_STOCK", raw.extra_at, asked=raw.extra, stock=self.team.extra_goals)

    def _values(self, comp: Comp, raw: RawChoice) -> None:
        stock: Mapping[str, int] = self.settings.of(comp).ot_stock
        spent = self.ot.setdefault(comp, Counter())
        left = facts.values_left(stock, [*self.team.used[comp].ot, *spent.elements()])
        _check_value("OT", raw.ot, raw.ot_at, stock, left)
        spent[raw.ot] += 1
        if comp == "KDH":
            if raw.so is None:
                raise OrderError("E_SO_MISSING", raw.close_at)
            so_stock: Mapping[str, int] = self.settings.KDH.so_stock
            left = facts.values_left(so_stock, [*(self.team.used[comp].so or ()), *self.so.elements()])
            _check_value("SO", raw.so, raw.so_at, so_stock, left)
            self.so[raw.so] += 1
        elif raw.so is not None:
            raise OrderError("E_SO_UNWANTED", raw.so_at, value=raw.so)


def _check_value(kind: str, value: str, at: int, stock: Mapping[str, int], left: Mapping[str, int]) -> None:
    if value not in stock:
        raise OrderError(f"E_{kind}_VALUE", at, value=value, left=count_values(left))
    if value not in left:
        raise OrderError(f"E_{kind}_SPENT", at, value=value, left=count_values(left))


def count_values(left: Mapping[str, int]) -> str:
    """Return values with their counts as pages show them: `0, 1x2, X`."""
    return ", ".join(value if number == 1 else f"{value}x{number}" for value, number in left.items())


def _choice(raw: RawChoice) -> Choice:
    return Choice(column=raw.column, extra=raw.extra, saves=raw.saves, ot=raw.ot, so=raw.so)


Where = tuple[Comp, int]
Pending = Mapping[Where, Choice]


def weigh_order(state: State, seat: TeamId, order: Order) -> tuple[Notice, ...]:
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
