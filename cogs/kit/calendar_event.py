"""A contest's event in the calendar of its server (Discord's scheduled events): one, made, edited, ended."""

import datetime as dt

import discord

from presenters.day import CalendarDay

LEAD_S = 30  # an event begins in the future, though it be the nearest
RUNNING = (discord.EventStatus.scheduled, discord.EventStatus.active)


async def keep_calendar_event(
    guild: discord.Guild, day: CalendarDay | None, event_id: int | None, now_s: int, me_id: int | None
) -> int | None:
    """Have the calendar show `day`, or nothing of the contest any more; return the id of its event.

    `event_id`: what it was. One that was made without our hearing of it is known by its place, and by
    who made it: `me_id`, our own user.
    """
    if day is not None and day.end_s <= now_s + LEAD_S:
        day = None  # over already: the close comes
    if day is None and event_id is None:
        return None
    running = [one for one in await guild.fetch_scheduled_events(with_counts=False) if one.status in RUNNING]
    known = next((one for one in running if one.id == event_id), None)
    if day is None:
        if known is not None:
            await (known.end() if known.status is discord.EventStatus.active else known.cancel())
        return None
    mine = [one for one in running if one.creator_id == me_id and one.location == day.place]
    event = known or next(iter(mine), None)
    if event is None:
        return (await _make(guild, day, now_s)).id
    if (event.name, event.description, event.location, event.end_time) != _shown(day):
        await event.edit(name=day.title, description=day.about, location=day.place, end_time=_utc(day.end_s))
    return event.id


async def _make(guild: discord.Guild, day: CalendarDay, now_s: int) -> discord.ScheduledEvent:
    return await guild.create_scheduled_event(
        name=day.title,
        description=day.about,
        location=day.place,
        start_time=_utc(now_s + LEAD_S),
        end_time=_utc(day.end_s),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
    )


def _shown(day: CalendarDay) -> tuple[str, str, str, dt.datetime]:
    return day.title, day.about, day.place, _utc(day.end_s)


def _utc(seconds: int) -> dt.datetime:
    return dt.datetime.fromtimestamp(seconds, dt.UTC)
