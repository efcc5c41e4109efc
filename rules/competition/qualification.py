"""Who goes on: to the next stage (3.10), up and down between divisions (CP-11-d to -f), to the next season (-g)."""

from itertools import pairwise

import msgspec
from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.config import DivisionsConfig, Take, divisions_of, stage_settings_of
from rules.competition.placement import group_tables
from rules.competition.state import Honours, PastSeason
from rules.competition.turn.season import Season, SeasonLike


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


def going_on(season: Season, number: int) -> list[str] | None:
    """Return who goes on from stage `number`, which is over, best first; None where nothing follows."""
    if divisions_of(season.config) is not None:
        return (playoff_pairs(season) or None) if number == 1 else None
    if number >= len(season.config.stages):
        return None
    settings = stage_settings_of(season.config, number + 1)
    order = season.stages[number - 1].order
    if settings.take is None:
        return [one for one in order if season.is_in(one)]
    chosen = _chosen(season, number, settings.take)
    listed = [one for one in order if one in chosen]
    return (_crossed(season, number) or listed) if settings.seeding == "cross" else listed


def _chosen(season: Season, number: int, take: Take) -> set[str]:
    """CP-10-b: of the first ones nobody moves up for who has left, among the next ones the following one does."""
    stage = season.stages[number - 1]
    tables = _tables(season, number)
    chosen = {one for table in tables for one in table[: take.top] if season.is_in(one)}
    nexts = {one for table in tables for one in table[take.top : take.top + 1] if season.is_in(one)}
    return chosen | set([one for one in stage.order if one in nexts][: take.extra])


def _tables(season: Season, number: int) -> list[list[str]]:
    stage = season.stages[number - 1]
    if stage.groups is None:
        return [[one for one in stage.order if one not in stage.annulled]]
    return list(group_tables(season, number).values())


def _crossed(season: Season, number: int) -> list[str] | None:
    """CP-10-c: winners, then the seconds so that each meets a neighbour's winner; None: a place is void."""
    tables = _tables(season, number)
    if len(tables) % 2 or any(len(table) < 2 or not all(map(season.is_in, table[:2])) for table in tables):  # noqa: PLR2004
        return None
    neighbours = [index ^ 1 for index in range(len(tables))]
    return [table[0] for table in tables] + [tables[neighbours[index]][1] for index in range(len(tables) - 1, -1, -1)]


def begin_next_season(season: Season) -> None:
    """Begin the next season's sign-up with those who are still in, in the order of the last one."""
    past = PastSeason(season=season.number, champion=season.champion)
    season.palmares = (*season.palmares, past)
    order = _order(season)
    season.entrants = {
        entrant: replace(season.entrants[entrant], number=number) for number, entrant in enumerate(order, 1)
    }
    season.phase = "signup"
    season.number += 1
    season.stage, season.stages = 0, []
    season.forget_fixtures()
    season.champion, season.placings, season.honours, season.next = None, (), Honours(), None
    season.doings["rolled"] = True
    season.tell(ev.RolledOver(season=season.number, entrants=tuple(order)))


def _order(season: Season) -> list[str]:
    if season.next is not None:
        placed = [one for division in season.next for one in division]
    else:
        placed = [one.entrant for one in season.placings]
    still_in = season.all_in()
    found = [one for one in placed if one in still_in]
    return found + [one for one in still_in if one not in found]
