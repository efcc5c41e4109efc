"""Somebody's sheet in a game, as a referee changes it: with a reason, in the league's record."""

from db import keys, people, teams
from db.engine import Tx
from referee.acts import LeagueChange
from referee.hand import record
from referee.house import House
from referee.model import By, Profile, Refusal, Why
from referee.outbox import cards
from rules.contract import JsonObject


async def amend_sheet(house: House, sheet: Profile, by: By, changes: JsonObject) -> Profile:
    """Store a sheet in the place of the one that its owner has; `changes`: what was and is, as the record tells it.

    Raises `Refusal`: `reason_missing`, `conflict` for who would change his own, `unknown_player` for who has none.
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
    """Have the cards of his teams tell it."""
    own = await teams.of_person(tx, sheet.user_id, sheet.league_id, sheet.game)
    await cards.refresh_cards(tx, house, sheet.league_id, *(team.id for team in own))
