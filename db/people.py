"""People, and their sheets in the games."""

from collections.abc import Collection

import msgspec
from sqlalchemy import BigInteger, bindparam, func, or_, select, union, update

from db.deputies import STANDING_IN
from db.engine import Tx, by_letters
from db.rows import Person, Profile
from db.sql import add as add_row
from db.sql import add_new, fetch_first, many, rows_of
from db.sql import change as change_rows
from db.tables import contest, participant, person, profile, seat

_PEOPLE = rows_of(person, Person)
_PROFILES = rows_of(profile, Profile)
_BY_ID = _PEOPLE.where(person.c.user_id == bindparam("user_id"))
_AMONG = _PEOPLE.where(person.c.user_id.in_(bindparam("user_ids", expanding=True)))
_CHANGE = update(person).where(person.c.user_id == bindparam("where_user"))
_DM_SEEN = _CHANGE.where(func.coalesce(person.c.last_dm_id, 0) < bindparam("where_before", type_=BigInteger))
_OF_GAME = _PROFILES.where(profile.c.league_id == bindparam("league_id"), profile.c.game == bindparam("game")).order_by(
    by_letters(profile.c.name), profile.c.user_id
)
_PROFILE = _OF_GAME.where(profile.c.user_id == bindparam("user_id"))
_CHANGE_PROFILE = update(profile).where(
    profile.c.league_id == bindparam("where_league"),
    profile.c.user_id == bindparam("where_user"),
    profile.c.game == bindparam("where_game"),
)
_IN_PLAY = select(contest.c.id).where(contest.c.status != "over")
_SEATED = union(
    select(seat.c.user_id).where(seat.c.contest_id.in_(_IN_PLAY), seat.c.user_id.is_not(None)),
    select(participant.c.user_id).where(participant.c.contest_id.in_(_IN_PLAY)),
    select(STANDING_IN.subquery().c.user_id),
)
_SEATED_WITH_DMS = (
    _PEOPLE.where(or_(person.c.dm_channel_id.is_not(None), person.c.last_dm_id.is_not(None)))
    .where(person.c.user_id.in_(_SEATED))
    .order_by(person.c.user_id)
)


async def get(tx: Tx, user_id: int) -> Person | None:
    """Return a person who is known."""
    return await fetch_first(tx, Person, _BY_ID, user_id=user_id)


async def among(tx: Tx, user_ids: Collection[int]) -> dict[int, Person]:
    """Return those of `user_ids` who are known."""
    found = await many(tx, Person, _AMONG, user_ids=list(user_ids))
    return {someone.user_id: someone for someone in found}


async def add(tx: Tx, someone: Person) -> None:
    """Store a new person, unless somebody else just has."""
    await add_new(tx, person, **{name: getattr(someone, name) for name in Person.__struct_fields__})


async def change(tx: Tx, user_id: int, **fields: object) -> bool:
    """Change fields of a person; return whether they are known."""
    return await change_rows(tx, _CHANGE, where_user=user_id, **fields) > 0


async def dm_seen(tx: Tx, user_id: int, message_id: int) -> bool:
    """Keep that a DM of a person was read; return False where a later one was, or they are not known."""
    return await change_rows(tx, _DM_SEEN, where_user=user_id, where_before=message_id, last_dm_id=message_id) > 0


async def profile_of(tx: Tx, league_id: int, user_id: int, game: str) -> Profile | None:
    """Return a person's sheet in a game of a league."""
    return await fetch_first(tx, Profile, _PROFILE, league_id=league_id, user_id=user_id, game=game)


async def profiles(tx: Tx, league_id: int, game: str) -> list[Profile]:
    """Return every sheet of a game in a league, by name."""
    return await many(tx, Profile, _OF_GAME, league_id=league_id, game=game)


async def set_profile(tx: Tx, row: Profile) -> None:
    """Store a person's sheet in place of the one they had."""
    his = {"where_league": row.league_id, "where_user": row.user_id, "where_game": row.game}
    if not await change_rows(tx, _CHANGE_PROFILE, **his, name=row.name, data=row.data):
        await add_row(tx, profile, **msgspec.structs.asdict(row))


async def seated_with_dms(tx: Tx) -> list[Person]:
    """Return who plays in a contest that is not over and has a DM with the bot, also where DMs reach them no more."""
    return await many(tx, Person, _SEATED_WITH_DMS)
