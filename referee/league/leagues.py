"""Leagues and their settings; a person's sheet as a referee changes it, with a reason, in the league's record."""

from collections.abc import Mapping
from typing import Unpack

from db import keys, people, teams, turns
from db import leagues as rows
from db.engine import Tx
from referee.acts import LeagueChange
from referee.hand import record
from referee.house import House
from referee.league.settings import DEFAULTS, OF_PLAY, LeagueFields, LeagueSettings
from referee.model import By, League, Profile, Refusal, Why
from referee.outbox import announce
from rules.contract import JsonObject


async def install_league(
    house: House, guild_id: int, name: str, by_user: int | None = None, **fields: Unpack[LeagueSettings]
) -> League:
    """Return the league of a guild, made if there is none, with `fields` set; settings not named stay as they are.

    `by_user`: whose change the league's journal keeps, if it is one of the rules of play.
    """
    async with house.db.write() as tx:
        league = await rows.of_guild(tx, guild_id)
        if league is None:
            own = {stage: hours for game in house.games.values() for stage, hours in game.hours.items() if hours}
            hours = {**own, **fields.get("stage_hours", {})}
            fund = next((game.fund for game in house.games.values() if game.fund), 0)
            settings = {**DEFAULTS, "fund": fund, **fields, "stage_hours": hours}
            league_id = await rows.add(tx, guild_id=guild_id, name=name, **settings)
        else:
            league_id = league.id
            await rows.change(tx, league_id, name=name, **fields)
            await _record(tx, house, league, fields, by_user)
            await turns.look_again(tx, league_id)
        return await rows.get(tx, league_id)


async def find_league(house: House, guild_id: int) -> League | None:
    """Return the league of a guild, None before it is installed."""
    async with house.db.read() as tx:
        return await rows.of_guild(tx, guild_id)


async def get_league(house: House, league_id: int) -> League:
    """Return a league."""
    async with house.db.read() as tx:
        return await rows.get(tx, league_id)


async def change_league(
    house: House, league_id: int, by_user: int | None = None, **fields: Unpack[LeagueFields]
) -> League:
    """Change settings of a league; contests that run keep their lengths. `by_user`: as `install_league`."""
    async with house.db.write(keys.of_league(league_id)) as tx:
        before = await rows.get(tx, league_id)
        await rows.change(tx, league_id, **fields)
        await _record(tx, house, before, fields, by_user)
        await turns.look_again(tx, league_id)
        return await rows.get(tx, league_id)


async def keep_greeting(house: House, league_id: int, message_id: int | None) -> League:
    """Return a league after keeping which message greets people where they sign up; None: there is none any more."""
    async with house.db.write(keys.of_league(league_id)) as tx:
        await rows.change(tx, league_id, welcome_id=message_id)
        return await rows.get(tx, league_id)


async def _record(tx: Tx, house: House, before: League, fields: Mapping[str, object], by_user: int | None) -> None:
    """Keep in the league's journal what was changed of the rules of play."""
    now = {name: value for name, value in fields.items() if name in OF_PLAY}
    changes = record.compare_settings({name: getattr(before, name) for name in now}, now)
    await record.record_change(tx, house, before.id, by_user, LeagueChange(op="settings", details=changes))


async def amend_sheet(house: House, sheet: Profile, by: By, changes: JsonObject) -> Profile:
    """Store a sheet in the place of the one that its owner has; `changes`: what was and is, as the record tells it.

    Raises `Refusal`: `reason_missing`, `conflict` for who would change their own, `unknown_player` for who has none.
    """
    if not by.reason.strip():
        raise Refusal(Why.REASON_MISSING)
    if by.user_id == sheet.user_id:
        raise Refusal(Why.CONFLICT)
    async with house.db.write(keys.of_league(sheet.league_id)) as tx:
        if await people.profile_of(tx, sheet.league_id, sheet.user_id, sheet.game) is None:
            raise Refusal(Why.UNKNOWN_PLAYER, player=sheet.name)
        await people.set_profile(tx, sheet)
        details = {"person": sheet.user_id, "game": sheet.game, "changes": changes}
        change = LeagueChange(op="sheet", details=details)
        await record.record_change(tx, house, sheet.league_id, by, change)
        await _show(tx, house, sheet)
    return sheet


async def _show(tx: Tx, house: House, sheet: Profile) -> None:
    """Have the cards of their teams tell it."""
    own = await teams.of_person(tx, sheet.user_id, sheet.league_id, sheet.game)
    await announce.refresh_cards(tx, house, sheet.league_id, *(team.id for team in own))
