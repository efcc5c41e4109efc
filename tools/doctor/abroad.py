"""Discord, asked by REST alone: the clock, the token, the application, and every server that has a league."""

import time
from collections.abc import AsyncIterator, Iterable, Mapping
from email.utils import parsedate_to_datetime
from functools import partial

import aiohttp
import discord
from discord.http import Route

from cogs.kit.refusals import TRANSPORT
from cogs.league.selftest import describe_fault, find_setup_faults, invitation, role_fault, rooms_of
from cogs.wire.listener import INTENTS
from presenters.texts import BASE, Texts, Voice
from referee.model import League
from tools.doctor.finding import Finding, fault, unknown, well

PATIENCE_S = 10
SKEW_S = 10  # an order counts by Discord's time, a turn is closed by ours
# What an application may have on only if its owner allows it: discord.py's name, the portal's, and the flags by which
# the application tells it (the second one where it is on without Discord's review).
PRIVILEGED = (
    ("presences", "Presence Intent", 1 << 12 | 1 << 13),
    ("members", "Server Members Intent", 1 << 14 | 1 << 15),
    ("message_content", "Message Content Intent", 1 << 18 | 1 << 19),
)


async def look_abroad(token: str, leagues: Iterable[League]) -> AsyncIterator[Finding]:
    """Yield how Discord sees us: everything is unknown where it cannot be reached."""
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE_S)) as session:
            yield _clock(await _hour(session))
    except TRANSPORT as error:
        for subject in ("Horloge", "Jeton", "Serveurs"):
            yield unknown(subject, f"Discord ne répond pas : {type(error).__name__}")
        return
    async with discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            yield fault("Jeton", "Discord le refuse : copiez-le à nouveau du portail des développeurs dans config.toml")
            yield unknown("Serveurs", "sans jeton")
        except TRANSPORT as error:
            yield unknown("Jeton", f"Discord ne répond pas : {type(error).__name__}")
        else:
            yield _application(client)
            yield await _intents(client)
            async for found in _servers(client, list(leagues)):
                yield found


async def _hour(session: aiohttp.ClientSession) -> str | None:
    """Return the instant that Discord's answer to a question about nothing carries."""
    async with session.get(f"{Route.BASE}/gateway") as answer:
        return answer.headers.get("Date")


def _clock(told: str | None) -> Finding:
    if told is None:
        return unknown("Horloge", "la réponse de Discord n'a pas de date")
    behind_s = parsedate_to_datetime(told).timestamp() - time.time()
    if abs(behind_s) > SKEW_S:
        way = "retarde" if behind_s > 0 else "avance"
        return fault("Horloge", f"elle {way} de {abs(behind_s):.0f} s sur Discord : `timedatectl set-ntp true`")
    return well("Horloge", "à l'heure de Discord")


def _application(client: discord.Client) -> Finding:
    user, application = client.user, client.application
    if user is None or application is None:
        return unknown("Application", "Discord ne la montre pas")
    return well("Application", f"{user.name} ({application.id})")


async def _intents(client: discord.Client) -> Finding:
    try:
        told = await client.http.request(Route("GET", "/applications/@me"))
        return judge_intents(INTENTS, int(told["flags"]))
    except TRANSPORT as error:
        return unknown("Intents", f"Discord ne répond pas : {type(error).__name__}")
    except (KeyError, TypeError, ValueError):
        return unknown("Intents", "Discord ne dit pas lesquels l'application a")


def judge_intents(asked: discord.Intents, flags: int) -> Finding:
    """Return how the intents that the bot asks for go with those that its application has, by its `flags`."""
    names = ", ".join(name for name, is_asked in asked if is_asked)
    wanted = [(title, bits) for name, title, bits in PRIVILEGED if getattr(asked, name)]
    lacking = " et ".join(title for title, bits in wanted if not flags & bits)
    if lacking:
        where = "dans le portail des développeurs, page « Bot »"
        return fault("Intents", f"{lacking} : nécessaire et éteint, Discord refusera le bot ; allumez-le {where}")
    needed = " et ".join(title for title, _ in wanted)
    told = [
        f"demandés : {names}",
        f"{needed} : nécessaire et allumé" if needed else "aucun privilégié n'est nécessaire",
    ]
    idle = " et ".join(title for name, title, bits in PRIVILEGED if flags & bits and not getattr(asked, name))
    told.append(f"allumé sans nécessité, à éteindre : {idle}" if idle else "aucun n'est allumé sans nécessité")
    return well("Intents", " ; ".join(told))


async def _servers(client: discord.Client, leagues: list[League]) -> AsyncIterator[Finding]:
    """Yield how each server stands that has a league, and whether there is one at all."""
    theirs = {guild.id async for guild in client.fetch_guilds(limit=None)}
    if not theirs and client.application is not None:
        yield fault("Serveurs", f"Sifflet n'est sur aucun : ouvrez {invitation(client.application.id)}")
    voice = Texts.load().voice(BASE)
    for league in leagues:
        if league.guild_id not in theirs:
            yield fault(league.name, "Sifflet n'est plus sur ce serveur : réinvitez-le, la ligue y est encore")
            continue
        try:
            lines = await _lacking(client, voice, league)
        except TRANSPORT as error:
            yield unknown(league.name, f"Discord ne répond pas : {type(error).__name__}")
            continue
        for line in lines:
            yield fault(league.name, line.removeprefix("⚠️ "))
        if not lines:
            yield well(league.name, "salons, rôle et permissions sont là")
    if waiting := len(theirs - {league.guild_id for league in leagues}):
        yield well("Serveurs", f"{waiting} sans ligue : `/ligue installer` y en fait une")


async def _lacking(client: discord.Client, voice: Voice, league: League) -> list[str]:
    """Return a line for each thing that a league's server lacks."""
    guild = await client.fetch_guild(league.guild_id, with_counts=False)
    me = await guild.fetch_member(client.user.id if client.user else 0)
    rooms = {channel.id: channel for channel in await guild.fetch_channels()}
    channels = rooms_of(league, partial(_text_channel, rooms))
    return [
        *role_fault(voice.texts, voice.locale, guild, league, None),
        *(
            describe_fault(voice, use, lacking)
            for use, lacking in find_setup_faults(me, channels, events=league.events)
        ),
    ]


def _text_channel(rooms: Mapping[int, discord.abc.GuildChannel], number: int | None) -> discord.TextChannel | None:
    found = rooms.get(number or 0)
    return found if isinstance(found, discord.TextChannel) else None
