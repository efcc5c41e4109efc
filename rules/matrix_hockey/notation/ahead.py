"""An order in hand that a referee's act has made impossible: it plays as one sent ahead does (MH-4-c to MH-4-h)."""

from msgspec.structs import replace

from rules.matrix_hockey import facts
from rules.matrix_hockey.notation.grammar import read_items
from rules.matrix_hockey.orders import Choice, choice_text, round_key
from rules.matrix_hockey.state import State, TeamId


def stands_by(state: State, seat: TeamId, text: str) -> State | None:
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
