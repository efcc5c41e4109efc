"""Time zones as people name them: by a name of the world's list, or a city in either language."""

import re
from functools import cache
from zoneinfo import available_timezones

import discord
from discord import app_commands

from cogs.kit.answers import language_of
from cogs.kit.app import app_of
from cogs.league.calendar import fold_words
from presenters.errors import UserError
from presenters.escaping import clip
from presenters.texts import LOCALES, Texts, Voice

CHOICES = 25
LABEL = 100
OF_LEAGUE = "-"
# Those with cities of their own in the catalogues, which stand first in a list; French-speaking places before all.
COMMON = (
    "Europe/Paris", "Europe/Zurich", "Europe/Brussels", "Europe/Luxembourg", "America/Toronto", "America/Moncton",
    "America/Guadeloupe", "America/Martinique", "America/Cayenne", "America/Port-au-Prince", "Indian/Reunion",
    "Indian/Mayotte", "Indian/Mauritius", "Indian/Antananarivo", "Pacific/Noumea", "Pacific/Tahiti",
    "Africa/Casablanca", "Africa/Algiers", "Africa/Tunis", "Africa/Dakar", "Africa/Abidjan", "Africa/Douala",
    "Africa/Kinshasa", "Europe/London", "America/New_York", "Asia/Beirut", "Europe/Berlin", "Europe/Rome",
    "Europe/Madrid", "Europe/Lisbon", "Europe/Amsterdam", "Europe/Vienna", "Europe/Athens", "Europe/Istanbul",
    "America/Chicago", "America/Denver", "America/Los_Angeles", "Asia/Dubai", "Asia/Ho_Chi_Minh", "Asia/Shanghai",
    "Asia/Tokyo", "Australia/Sydney",
)  # fmt: skip
_NO_PLACE = {"Factory", "localtime"}


@cache
def _zones() -> tuple[str, ...]:
    """Return every zone in the order of a list that may be cut."""
    others = available_timezones() - set(COMMON) - _NO_PLACE
    return (*COMMON, *sorted(others, key=lambda zone: (not zone.startswith("Europe/"), zone)))


@cache
def _cities(locale: str) -> dict[str, str]:
    """Return the cities of the common zones as a reader of a language calls them."""
    texts = Texts.load()
    return {zone: texts.t(locale, f"cities-{re.sub('[/_]', '-', zone).lower()}") for zone in COMMON}


@cache
def _names(zone: str) -> frozenset[str]:
    """Return what somebody may write for one zone and no other: its name, the cities in every language."""
    cities = [city for locale in LOCALES for city in _cities(locale).get(zone, "").split(", ") if city]
    return frozenset(map(_folded, (zone, *cities)))


def _folded(text: str) -> str:
    return re.sub("[-_ ]+", " ", fold_words(text))


def read_zone(text: str) -> str:
    """Return the zone of a name or a city, however it is spelt. Raises `UserError`."""
    wanted = _folded(text[:LABEL])
    for zone in _zones():
        if wanted in _names(zone):
            return zone
    raise UserError("settings-bad-zone")


def list_zones(voice: Voice, typed: str) -> list[tuple[str, str]]:
    """Return up to 25 zones, each with what to call it, of whose name or cities each word typed is a part."""
    wanted = _folded(typed).split()
    found = [zone for zone in _zones() if all(word in " ".join(_names(zone)) for word in wanted)]
    return [(_label(voice, zone), zone) for zone in found[:CHOICES]]


def _label(voice: Voice, zone: str) -> str:
    cities = _cities(voice.locale).get(zone)
    return zone if cities is None else clip(voice.t("zone-choice", cities=cities, zone=zone), LABEL)


async def zone_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer time zones."""
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    return [app_commands.Choice(name=name, value=zone) for name, zone in list_zones(voice, typed)]


async def own_zone_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the league's zone, by which one has none of one's own, and time zones."""
    zones = await zone_choices(interaction, typed)
    if typed.strip():
        return zones
    name = app_of(interaction).texts.t(await language_of(interaction), "zone-of-league")
    return [app_commands.Choice(name=name, value=OF_LEAGUE), *zones][:CHOICES]


def read_own_zone(text: str) -> str | None:
    """Return the zone that somebody chooses, None for their league's. Raises `UserError`."""
    return None if text.strip() in {"0", OF_LEAGUE} else read_zone(text)
