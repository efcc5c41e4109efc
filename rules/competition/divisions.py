"""CP-11-d to CP-11-f: who goes up, who goes down, who plays for it."""

from itertools import pairwise

import msgspec

from rules.competition.config import DivisionsConfig, divisions_of
from rules.competition.placement import group_tables
from rules.competition.turn.season import SeasonLike


class Boundary(msgspec.Struct, frozen=True, kw_only=True):
    """Two neighbouring divisions: who changes between them, in table order."""

    upper: str
    lower: str
    down: tuple[str, ...]
    up: tuple[str, ...]


def list_staying(held: SeasonLike) -> dict[str, list[str]]:
    """Return L of each division: its table without those who have left."""
    tables = group_tables(held, 1)
    return {
        name: [entrant for entrant in table if held.entrants[entrant].is_in]
        for name, table in tables.items()
        if name is not None
    }


def playoff_pairs(held: SeasonLike) -> list[str]:
    """CP-11-e: the upper and the lower entrant of each play-off, one pair after the other."""
    rules = divisions_of(held.config)
    if rules is None or rules.playoff is not True:
        return []
    found = []
    n = rules.exchange
    for upper, lower in pairwise(list_staying(held).values()):
        if min(len(upper), len(lower)) >= 2 * n + 2:
            found += [upper[-n - 1], lower[n]]
    return found


def boundaries(held: SeasonLike) -> list[Boundary]:
    """Return what changes between neighbouring divisions, play-offs included; empty without divisions."""
    rules = divisions_of(held.config)
    return [] if rules is None else _boundaries(held, rules)


def _boundaries(held: SeasonLike, rules: DivisionsConfig) -> list[Boundary]:
    lists = list_staying(held)
    tables = group_tables(held, 1)
    won = {tie.b: tie.a for tie in held.stages[1].ties.values() if tie.winner == tie.b} if len(held.stages) > 1 else {}
    found = []
    for upper, lower in pairwise(lists):
        n = min(rules.exchange, len(lists[upper]) // 2, len(lists[lower]) // 2)
        up, down = set(lists[lower][:n]), set(lists[upper][len(lists[upper]) - n :])
        for b, a in won.items():  # CP-11-e: they change divisions
            if b in tables[lower] and a in tables[upper]:
                up |= {b} if b in lists[lower] else set()
                down |= {a} if a in lists[upper] else set()
        found.append(
            Boundary(
                upper=upper,
                lower=lower,
                down=tuple(one for one in lists[upper] if one in down),
                up=tuple(one for one in lists[lower] if one in up),
            )
        )
    return found


def next_divisions(held: SeasonLike) -> tuple[tuple[str, ...], ...] | None:
    """CP-11-f: each division's new list: who came down into it, who stayed, who came up."""
    if divisions_of(held.config) is None:
        return None
    lists, changes = list_staying(held), boundaries(held)
    found = []
    for name, members in lists.items():
        gone = {one for b in changes for one in (b.down if b.upper == name else b.up if b.lower == name else ())}
        came_down = [one for b in changes if b.lower == name for one in b.down]
        came_up = [one for b in changes if b.upper == name for one in b.up]
        stayed = [one for one in members if one not in gone]
        found.append((*came_down, *stayed, *came_up))
    return tuple(found)
