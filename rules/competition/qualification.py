"""3.10: who goes on to the next stage, as its seeds before any shuffle."""

from rules.competition.config import Take, divisions_of, stage_settings_of
from rules.competition.divisions import playoff_pairs
from rules.competition.placement import group_tables
from rules.competition.turn.season import Season


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
