"""People: their settings, whether DMs reach them, and their sheets in the games."""

from contextlib import suppress
from typing import NamedTuple, TypedDict, Unpack

from msgspec.structs import replace

from db import keys, outbox, turns
from db import people as rows
from db.engine import Tx
from referee.house import House
from referee.model import League, Palette, Person, Profile, UnsavedError


class PersonFields(TypedDict, total=False):
    """What a person can set."""

    name: str
    language: str | None
    reminder_hours: tuple[int, ...] | None
    quiet_from: int | None
    quiet_to: int | None
    palette: Palette
    zone: str | None


def zone_of_person(person: Person | None, league: League) -> str:
    """Return the zone by whose clocks a person lives: their own, else the league's."""
    return league.zone if person is None or person.zone is None else person.zone


async def get_person(house: House, user_id: int) -> Person:
    """Return a person, with the default settings if they have never set any."""
    async with house.db.read() as tx:
        return await rows.get(tx, user_id) or _stranger(user_id)


async def change_person(house: House, user_id: int, **fields: Unpack[PersonFields]) -> Person:
    """Change a person's settings."""
    async with house.db.read() as tx:
        leagues = await turns.leagues_of(tx, user_id)
    async with house.db.write(keys.of_leagues(leagues)) as tx:
        await _known(tx, user_id)
        await rows.change(tx, user_id, **fields)
        await turns.look_again_for(tx, user_id)
        return await _known(tx, user_id)


async def keep_client_language(house: House, user_id: int, language: str, known: Person | None = None) -> Person:
    """Keep the language of a person's Discord client, where they have chosen none themselves; return them.

    `known`: as they were just read.
    """
    person = await get_person(house, user_id) if known is None else known
    if person.language is not None or person.client_language == language:
        return person
    with suppress(UnsavedError):  # it will be seen again; what they do now shall not fail for it
        async with house.db.write(keys.APART) as tx:
            if not await rows.change(tx, user_id, client_language=language):
                await rows.add(tx, _stranger(user_id))
                await rows.change(tx, user_id, client_language=language)
    return replace(person, client_language=language)


class DmReader(NamedTuple):
    """Somebody whom DMs reach; `is_new`: of whom nothing was ever read in them."""

    person: Person
    is_new: bool


async def note_dm_open(house: House, user_id: int, channel_id: int) -> DmReader:
    """Keep that DMs reach a person, and let go what waited for that; return them."""
    async with house.db.read() as tx:
        person = await rows.get(tx, user_id)
        if person is not None and person.dm_channel_id == channel_id:
            return DmReader(person, is_new=False)
        # Wherever something may just be put aside for them, that is waited for.
        leagues = await turns.leagues_of(tx, user_id) | set(await outbox.leagues_awaiting(tx, user_id))
    async with house.db.write(keys.aside(keys.of_leagues(leagues))) as tx:
        await _known(tx, user_id)
        await rows.change(tx, user_id, dm_channel_id=channel_id)
        await outbox.release(tx, user_id, house.clock.now_ms())
    person = replace(person or _stranger(user_id), dm_channel_id=channel_id)
    return DmReader(person, is_new=person.last_dm_id is None)


async def note_dm_read(house: House, user_id: int, message_id: int) -> None:
    """Keep which of a person's DMs was read last, for catching up after a restart."""
    async with house.db.write(keys.APART) as tx:
        if not await rows.dm_seen(tx, user_id, message_id):
            await rows.add(tx, _stranger(user_id))
            await rows.dm_seen(tx, user_id, message_id)


async def list_by_dm(house: House) -> tuple[list[Person], list[Person]]:
    """Return who plays somewhere and has a DM with the bot: who may send an order now, and the others.

    Their DMs are read again after a restart. Of others nobody can know whether they have written: Discord does not
    tell, and the bot opens no DM of its own accord (design 4, DMs).
    """
    async with house.db.read() as tx:
        reached, owing = await rows.seated_with_dms(tx), await turns.who_may_send(tx)
    return [one for one in reached if one.user_id in owing], [one for one in reached if one.user_id not in owing]


async def find_profile(house: House, league_id: int, user_id: int, game: str) -> Profile | None:
    """Return a person's sheet in a game of a league."""
    async with house.db.read() as tx:
        return await rows.profile_of(tx, league_id, user_id, game)


async def enrol(house: House, sheet: Profile) -> None:
    """Store a person's sheet in a game of a league, in place of the one they had."""
    async with house.db.write(keys.of_league(sheet.league_id)) as tx:
        await rows.set_profile(tx, sheet)


async def list_profiles(house: House, league_id: int, game: str) -> list[Profile]:
    """Return every sheet of a game in a league, by name."""
    async with house.db.read() as tx:
        return await rows.profiles(tx, league_id, game)


async def _known(tx: Tx, user_id: int) -> Person:
    person = await rows.get(tx, user_id)
    if person is None:
        person = _stranger(user_id)
        await rows.add(tx, person)
    return person


def _stranger(user_id: int) -> Person:
    return Person(
        user_id=user_id,
        name="",
        language=None,
        client_language=None,
        reminder_hours=None,
        quiet_from=None,
        quiet_to=None,
        palette="safe",
        dm_channel_id=None,
        last_dm_id=None,
        zone=None,
    )
