"""Teams of a league, before they meet in a contest."""

from typing import TypedDict, Unpack

from db import teams as rows
from referee.house import House
from referee.model import Refusal, Team, TeamMember, Why
from rules.contract import JsonObject


class TeamFields(TypedDict, total=False):
    """What can be changed in a team."""

    name: str
    data: JsonObject


async def create(house: House, league_id: int, game: str, name: str, captain_id: int | None) -> Team:
    """Return a new team, with its captain at place 1. Raises `Refusal(Why.TEAM_EXISTS)`."""
    async with house.db.write() as tx:
        if await rows.named(tx, league_id, game, name) is not None:
            raise Refusal(Why.TEAM_EXISTS, team=name)
        team_id = await rows.add(tx, league_id, game, name, captain_id)
        if captain_id is not None:
            await rows.add_member(tx, team_id, captain_id, 1)
    return await get(house, team_id)


async def get(house: House, team_id: int) -> Team:
    """Return a team. Raises `Refusal(Why.UNKNOWN_TEAM)`."""
    async with house.db.read() as tx:
        team = await rows.get(tx, team_id)
    if team is None:
        raise Refusal(Why.UNKNOWN_TEAM)
    return team


async def of_league(house: House, league_id: int, game: str) -> list[Team]:
    """Return the teams of a game in a league, by name."""
    async with house.db.read() as tx:
        return await rows.of_league(tx, league_id, game)


async def of_person(house: House, user_id: int, league_id: int, game: str) -> list[Team]:
    """Return the teams of a game in a league that a person is a member of."""
    async with house.db.read() as tx:
        return await rows.of_person(tx, user_id, league_id, game)


async def members(house: House, team_id: int) -> list[TeamMember]:
    """Return the members of a team, by place."""
    async with house.db.read() as tx:
        return await rows.members(tx, team_id)


async def join(house: House, team_id: int, user_id: int, place: int | None = None) -> TeamMember:
    """Return a person's place in a team: `place`, or the first free one. Raises `Refusal(Why.PLACE_TAKEN)`.

    Joining again moves him if a free `place` is named, and changes nothing otherwise.
    """
    async with house.db.write() as tx:
        present = await rows.members(tx, team_id)
        mine = next((member for member in present if member.user_id == user_id), None)
        if mine is not None and place in {None, mine.place}:
            return mine
        taken = {member.place for member in present}
        chosen = place or min(set(range(1, len(taken) + 2)) - taken)
        if chosen in taken:
            raise Refusal(Why.PLACE_TAKEN, place=chosen)
        await rows.remove_member(tx, team_id, user_id)
        await rows.add_member(tx, team_id, user_id, chosen)
    return TeamMember(team_id=team_id, user_id=user_id, place=chosen)


async def leave(house: House, team_id: int, user_id: int) -> bool:
    """Take a person out of a team, and its captaincy from him; return whether he was in it."""
    async with house.db.write() as tx:
        team = await rows.get(tx, team_id)
        if team is not None and team.captain_id == user_id:
            await rows.change(tx, team_id, captain_id=None)
        return await rows.remove_member(tx, team_id, user_id)


async def set_captain(house: House, team_id: int, user_id: int | None) -> Team:
    """Return the team with its new captain."""
    async with house.db.write() as tx:
        await rows.change(tx, team_id, captain_id=user_id)
    return await get(house, team_id)


async def change(house: House, team_id: int, **fields: Unpack[TeamFields]) -> Team:
    """Return the team with `fields` changed."""
    async with house.db.write() as tx:
        await rows.change(tx, team_id, **fields)
    return await get(house, team_id)
