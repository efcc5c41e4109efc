"""A league's season: its number, which organisers raise, and what a captain may claim in one."""

import msgspec

from db import keys, seasons
from db.engine import Tx
from referee.acts import LeagueChange
from referee.hand import record
from referee.house import House
from referee.model import Refusal, Why

LAST = 999


class SeasonTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What a captain may claim in a season: days of leave, extensions of so many hours each (0: none)."""

    leave_days: int = 14
    extensions: int = 0
    extension_hours: int = 12


class LeagueSeason(msgspec.Struct, frozen=True, kw_only=True):
    """The season that a league is in."""

    number: int
    terms: SeasonTerms


async def read_current_season(tx: Tx, league_id: int) -> LeagueSeason:
    """Return the season that a league is in; the first, with the usual terms, until somebody says otherwise."""
    row = await seasons.of_league(tx, league_id)
    if row is None:
        return LeagueSeason(number=1, terms=SeasonTerms())
    return LeagueSeason(number=row.number, terms=msgspec.convert(row.terms, SeasonTerms))


async def read_league_season(house: House, league_id: int) -> LeagueSeason:
    """Return the season that a league is in."""
    async with house.db.read() as tx:
        return await read_current_season(tx, league_id)


async def change_season(
    house: House, league_id: int, *, by_user: int | None = None, number: int | None = None, **terms: int
) -> LeagueSeason:
    """Change the terms of a league's season, or begin another one: every captain then has their whole allowance again.

    `by_user`: whose change the league's journal keeps. Raises `Refusal(Why.SEASON_PAST)` unless the new number is above
    the present one: said twice, it is done once.
    """
    async with house.db.write(keys.of_league(league_id)) as tx:
        season = await read_current_season(tx, league_id)
        if number is not None and number <= season.number:
            raise Refusal(Why.SEASON_PAST, number=season.number)
        new = LeagueSeason(number=number or season.number, terms=msgspec.structs.replace(season.terms, **terms))
        await seasons.put(tx, league_id, new.number, msgspec.to_builtins(new.terms))
        change = LeagueChange(op="season", details=record.compare_settings(_flat(season), _flat(new)))
        await record.record_change(tx, house, league_id, by_user, change)
        return new


def _flat(season: LeagueSeason) -> dict[str, object]:
    return {"number": season.number, **msgspec.to_builtins(season.terms)}
