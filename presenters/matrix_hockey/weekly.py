"""« Ma semaine » (part 10): what a coach owes, has and has ordered."""

from collections import Counter
from collections.abc import Mapping

from presenters.matrix_hockey import standing
from presenters.matrix_hockey.wording import notice_line, order_notation
from presenters.matrix_hockey.words import GameWords
from presenters.post import Block
from rules.contract import SeatId
from rules.matrix_hockey import facts
from rules.matrix_hockey.notation import weigh_order
from rules.matrix_hockey.orders import Item, Order, choice_text, read_choice, read_key
from rules.matrix_hockey.state import Comp, State

COMPS: tuple[Comp, ...] = ("CH", "WG", "KDH")


def week_blocks(words: GameWords, seat: SeatId, order: Order | None) -> list[Block]:
    """Return the page: each round owed, stocks, columns and values left, orders in hand and ahead."""
    state = words.state
    who = state.teams[seat]
    blocks: list[Block] = [
        words.t("mh-week-team", team=words.team(seat), extra=who.extra_goals, saves=who.super_saves, onr=who.onr)
    ]
    if who.status == "dummy":
        blocks.append(words.t("mh-week-dummy"))
    own = standing.own_matches(state, seat)
    sent = {} if order is None else {item.key: _text(item) for item in order.items}
    stored = {key: text for key, text in state.advance.get(seat, {}).items() if key not in sent}
    blocks += [_match(words, seat, one, _in_hand(words, f"{one.comp}{one.number}", sent, stored)) for one in own]
    if not own:
        blocks.append(words.t("mh-week-nothing"))
    engaged = [comp for comp in COMPS if facts.is_engaged(state, seat, comp) and facts.has_matrix(state, comp)]
    blocks.append("\n".join(_left(words, state, seat, comp) for comp in engaged))
    now = {f"{comp}{number}" for comp, number, _ in own}
    for kept, message in ((stored, "mh-week-stored"), (sent, "mh-week-sent")):
        ahead = [f"{key} {text}" for key, text in kept.items() if text and key not in now]
        if ahead:
            blocks.append(words.t(message, orders=order_notation("; ".join(ahead))))
    blocks.append("\n".join(f"⚠️ {line}" for line in _warnings(words, seat, order)))
    return [block for block in blocks if block]


def example_order(state: State, seat: SeatId) -> str:
    """Return an order for each match of the week as it is written, of the first that a team has left; maybe empty."""
    items: list[str] = []
    seen: Counter[Comp] = Counter()
    for comp, number, _ in standing.own_matches(state, seat):
        columns, shots = facts.columns_left(state, seat, comp), [*Counter(facts.so_left(state, seat)).elements()]
        values, place = [*Counter(facts.ot_left(state, seat, comp)).elements()], seen[comp]
        seen[comp] += 1
        if place < min(len(columns), len(values)) and (comp != "KDH" or place < len(shots)):
            shot = f"/{shots[place]}" if comp == "KDH" else ""
            items.append(f"{comp}{number} {columns[place]}({values[place]}{shot})")
    return "; ".join(items)


def _warnings(words: GameWords, seat: SeatId, order: Order | None) -> list[str]:
    """Return what the coach should know of the orders in hand: those of part 5, and what will be drawn (MH-4-c, -e)."""
    state, sent = words.state, order or Order(())
    told = [notice_line(words, notice) for notice in weigh_order(state, seat, sent)]
    named = {item.key for item in sent.items}
    for key, text in state.advance.get(seat, {}).items():
        where, choice = read_key(key), read_choice(text)
        if where is None or choice is None or key in named:
            continue
        comp = where[0]
        parts = [(choice.column, facts.columns_left(state, seat, comp)), (choice.ot, facts.ot_left(state, seat, comp))]
        if choice.so is not None:
            parts.append((choice.so, facts.so_left(state, seat)))
        if gone := [value for value, left in parts if value not in left]:
            told.append(words.t("mh-week-gone", key=key, values=", ".join(gone)))
    return told


def _text(item: Item) -> str | None:
    return None if item.choice is None else choice_text(item.choice)


def _in_hand(words: GameWords, key: str, sent: Mapping[str, str | None], stored: Mapping[str, str]) -> str:
    """Return what the order in hand for a round would be."""
    if choice := sent.get(key):
        return words.t("mh-week-order-sent", order=order_notation(choice))
    if key in stored:
        return words.t("mh-week-order-stored", order=order_notation(stored[key]))
    return words.t("mh-week-order-none")


def owed_text(words: GameWords, seat: SeatId) -> str:
    """Return a team's matches of this week in a sentence."""
    matches = [
        words.t("mh-owed-match", key=f"{comp}{number}", opponent=words.team(pair[pair[0] == seat]))
        for comp, number, pair in standing.own_matches(words.state, seat)
    ]
    return words.t("mh-owed", team=words.team(seat), matches=", ".join(matches) or "—")


def _match(words: GameWords, seat: SeatId, one: standing.OwnMatch, in_hand: str) -> str:
    state, (comp, number, pair) = words.state, one
    opponent = pair[pair[0] == seat]
    row = " ".join(f"{letter}{cell}" for letter, cell in standing.numbered_columns(state, seat, comp, number).items())
    return words.t(
        "mh-week-match",
        comp=words.comp(comp),
        key=f"{comp}{number}",
        round=words.round(comp, number),
        opponent=words.team(opponent),
        left=_opponent(words, opponent, comp),
        row=f"`{row or '—'}`",
        order=in_hand,
    )


def _opponent(words: GameWords, team: str, comp: Comp) -> str:
    return facts.columns_left(words.state, team, comp) or "—"


def _left(words: GameWords, state: State, seat: SeatId, comp: Comp) -> str:
    return words.t(
        "mh-week-left",
        comp=words.comp(comp),
        columns=facts.columns_left(state, seat, comp) or "—",
        values=words.values(facts.ot_left(state, seat, comp)),
        shots=words.values(facts.so_left(state, seat)) if comp == "KDH" else "none",
    )
