"""A person's own settings as they see them, and the choice of the hours at which they are reminded."""

import discord

from cogs.kit.actions import on
from cogs.kit.answers import change, client_language, defer_change
from cogs.kit.app import app_of
from cogs.league.forms import write_quiet
from presenters.errors import UserError
from presenters.panel import dm_button
from presenters.post import Button, ButtonRow, Post, Select, SelectOption, custom_id
from presenters.texts import Voice
from referee.hand import people
from referee.hand.people import PersonFields
from referee.model import Person

HOURS = (48, 24, 12, 6, 2, 1)
OTHERS = {"league": None, "none": ()}  # what may be chosen instead of hours


async def settings_post(interaction: discord.Interaction, fields: PersonFields) -> Post:
    """Return the user's settings, once those in `fields` are changed."""
    house, user_id = app_of(interaction).house, interaction.user.id
    person = await (people.change_person(house, user_id, **fields) if fields else people.get_person(house, user_id))
    voice = app_of(interaction).texts.voice(person.language or client_language(interaction))
    text = voice.t(
        "settings-mine",
        reminders=_written(person),
        quiet=write_quiet(voice, person.quiet_from, person.quiet_to),
        language=voice.locale,
        palette=person.palette,
        dm="no" if person.dm_channel_id is None else "yes",
    )
    others = tuple(Button(voice.t(f"settings-remind-{one}"), custom_id("remind-as", one)) for one in OTHERS)
    return Post((text, _choice(voice, person), ButtonRow((*others, dm_button(voice)))))


def _written(person: Person) -> str:
    """Return when a person is reminded as the text of their settings wants it."""
    if person.reminder_hours is None:
        return "league"
    return "\u202fh, ".join(str(hours) for hours in person.reminder_hours) or "none"


def _choice(voice: Voice, person: Person) -> Select:
    chosen = person.reminder_hours or ()
    options = tuple(
        SelectOption(voice.t("settings-remind-hours", hours=hours), str(hours), default=hours in chosen)
        for hours in HOURS
    )
    return Select(custom_id("remind-at"), voice.t("settings-remind-at"), options, 1, len(HOURS))


@on("remind-at")
async def remind_at(interaction: discord.Interaction, *, values: tuple[str, ...]) -> None:
    """Have the user reminded so many hours before each deadline."""
    await defer_change(interaction)
    hours = tuple(one for one in HOURS if str(one) in values)
    if len(hours) != len(values):  # forged
        raise UserError("error-stale")
    await change(interaction, await settings_post(interaction, {"reminder_hours": hours}))


@on("remind-as")
async def remind_as(interaction: discord.Interaction, how: str) -> None:
    """Have the user reminded as their league has it, or never."""
    await defer_change(interaction)
    if how not in OTHERS:
        raise UserError("error-stale")
    await change(interaction, await settings_post(interaction, {"reminder_hours": OTHERS[how]}))
