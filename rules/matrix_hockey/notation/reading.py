"""From a text to the book of a seat: several messages of a week merged into one order (MH-5-h).

An order in hand that a referee's act has made impossible plays as one sent ahead does (MH-4-c to MH-4-h).
"""

from collections.abc import Iterable

from msgspec.structs import replace

from rules.errors import OrderError
from rules.matrix_hockey import facts
from rules.matrix_hockey.notation.checks import check_items
from rules.matrix_hockey.notation.grammar import RawChoice, RawItem, read_items
from rules.matrix_hockey.orders import Choice, Item, Order, choice_text, order_of, round_key
from rules.matrix_hockey.state import State, TeamId


def parse(state: State, seat: TeamId, text: str) -> Order:
    """Return the order that `text` is for `seat`. Raises `OrderError` and nothing else; linear in the text."""
    _check_seat(state, seat)
    return order_of(check_items(state, seat, read_items(text)))


def merge_message(state: State, seat: TeamId, book: Order | None, text: str) -> Order | None:
    """MH-5-h: return the book after one more message; None if nothing is left in it.

    Raises `OrderError` if the message has a fault, or does not go with the book: then at the item of the message.
    """
    _check_seat(state, seat)
    held = () if book is None else book.items
    raw = read_items(text)
    new = check_items(state, seat, raw, {item.key for item in held if item.choice is not None})
    replaced = {item.key for item in new}
    stored = state.advance.get(seat, {})
    kept = [item for item in held if item.key not in replaced]
    added = [item for item in new if item.choice is not None or item.key in stored]
    start_of = {item.key: its.at for item, its in zip(new, raw, strict=True)}
    whole = [*_placed(kept, raw[0].at), *(_at(item, start_of[item.key]) for item in added)]
    if not whole:
        return None
    return order_of(check_items(state, seat, whole))


def enter_referee_text(state: State, seat: TeamId, book: Order | None, text: str) -> Order | None:
    """MH-9-a: return the book after a referee's text; what of the book does not go with it gives way.

    Raises `OrderError` for a fault of the text itself: neither `book` nor what is stored ahead has a part in it.
    """
    _check_seat(state, seat)
    new = check_items(state, seat, read_items(text), _all_keys(state))
    replaced, stored = {item.key for item in new}, state.advance.get(seat, {})
    whole = [item for item in new if item.choice is not None or item.key in stored]
    for item in () if book is None else book.items:
        if item.key not in replaced and _goes_with(state, seat, [*whole, item]):
            whole.append(item)
    return order_of(whole) if whole else None


def _all_keys(state: State) -> set[str]:
    return {f"{comp}{number}" for week in state.calendar for comp, numbers in week.items() for number in numbers}


def _goes_with(state: State, seat: TeamId, items: Iterable[Item]) -> bool:
    try:
        check_items(state, seat, _placed(items, 0))
    except OrderError:
        return False
    return True


def _check_seat(state: State, seat: TeamId) -> None:
    if seat not in state.teams:  # whatever the text
        raise OrderError("E_SEAT", 0, seat=str(seat))


def _placed(items: Iterable[Item], at: int) -> list[RawItem]:
    return [_at(item, at) for item in items]


def _at(item: Item, at: int) -> RawItem:
    """Return an item as if it had been read, with all its parts at one place."""
    return RawItem(at, item.comp, item.round, at, None if item.choice is None else _choice_at(item.choice, at))


def _choice_at(choice: Choice, at: int) -> RawChoice:
    return RawChoice(
        column=choice.column,
        column_at=at,
        extra=choice.extra,
        extra_at=at if choice.extra else None,
        saves=choice.saves,
        saves_at=at if choice.saves else None,
        ot=choice.ot,
        ot_at=at,
        so=choice.so,
        so_at=at,
        close_at=at,
    )


def store_ahead(state: State, seat: TeamId, text: str) -> State | None:
    """Return `state` with an accepted order stored ahead; None for a team that nobody orders for any more.

    A column or value that is gone is then drawn at the close, and boosts above the stock are not played; nobody is
    ONR for what a referee changed, and nobody can tell from it what the order was. `text` is in normal form.
    """
    if seat not in state.teams or state.teams[seat].status == "dummy":
        return None
    stored = dict(state.advance.get(seat, {}))
    for item in read_items(text):
        number = item.number or 0
        week = facts.week_of(state, item.comp, number)
        if item.choice is None:
            stored.pop(f"{item.comp}{number}", None)
        elif week is not None and week >= state.week and facts.is_engaged(state, seat, item.comp):
            raw = item.choice
            choice = Choice(column=raw.column, extra=raw.extra, saves=raw.saves, ot=raw.ot, so=raw.so)
            stored[f"{item.comp}{number}"] = choice_text(choice)
    orders = {**state.advance, seat: dict(sorted(stored.items(), key=lambda entry: round_key(entry[0])))}
    return replace(state, advance={team: orders[team] for team in state.teams if orders.get(team)})
