"""Commands about oneself, everywhere: my matches, a match, my settings, my data, a DM with the bot.

A DM is opened only when somebody asks for it by a button, which proves that they want it (design 4, DMs).
`/mes-donnees` gives what is kept of the user as a file, or has the user forgotten.
"""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, change_message, client_language, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest, match_choices, past_choices
from cogs.kit.declare import declare_command, declare_options, fixed_choice, language_choices
from cogs.kit.notices import own_panel_post
from cogs.kit.rendering import render_post
from cogs.kit.replay import show_replay
from cogs.league.forms import read_quiet, write_quiet
from cogs.league.matches import matches_post
from cogs.league.zones import own_zone_choices, read_own_zone
from cogs.orders.messages import read_back
from presenters.errors import UserError
from presenters.panel import dm_button
from presenters.post import Button, ButtonRow, ButtonStyle, Document, Post, Select, SelectOption, custom_id
from presenters.texts import Voice
from referee.hand import people
from referee.hand.people import PersonFields
from referee.model import Person
from referee.people import personal


@register("dm-me")
async def open_dm(interaction: discord.Interaction) -> None:
    """Write to the user who presses; tell them if their DMs are closed."""
    await defer(interaction)
    app, language = app_of(interaction), await language_of(interaction)
    try:
        channel = await interaction.user.create_dm()
        rendered = await render_post(Post((app.texts.t(language, "dm-opened"),)), app.emojis)
        await channel.send(view=rendered.view)
    except discord.Forbidden:
        await answer(interaction, Post((app.texts.t(language, "dm-closed"),)))
        return
    reader = await people.note_dm_open(app.house, interaction.user.id, channel.id)
    await answer(interaction, Post((app.texts.t(language, "dm-sent"),)))
    app.heart.poke()  # what waited for them to open their DMs can go out
    if reader.is_new:
        await read_back(app, channel, reader.person)


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
        zone=person.zone or "league",
        language=voice.t("language-name"),
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


@register("remind-at")
async def remind_at(interaction: discord.Interaction, *, values: tuple[str, ...]) -> None:
    """Have the user reminded so many hours before each deadline."""
    await defer_change(interaction)
    hours = tuple(one for one in HOURS if str(one) in values)
    if len(hours) != len(values):  # forged
        raise UserError("error-stale")
    await change_message(interaction, await settings_post(interaction, {"reminder_hours": hours}))


@register("remind-as")
async def remind_as(interaction: discord.Interaction, how: str) -> None:
    """Have the user reminded as their league has it, or never."""
    await defer_change(interaction)
    if how not in OTHERS:
        raise UserError("error-stale")
    await change_message(interaction, await settings_post(interaction, {"reminder_hours": OTHERS[how]}))


class MyDataCog(commands.Cog):
    """`/mes-donnees`."""

    group = app_commands.Group(**declare_command("mes-donnees"))

    @group.command(**declare_command("exporter"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Give the user a file with all that is kept of them."""
        await defer(interaction)
        app, language = app_of(interaction), await language_of(interaction)
        data = await personal.export_person(app.house, interaction.user.id)
        file = Document("sifflet-mes-donnees.json", data, app.texts.t(language, "data-file"))
        await answer(interaction, Post((app.texts.t(language, "data-export"), file)))

    @group.command(**declare_command("oublier"))
    async def ask(self, interaction: discord.Interaction) -> None:
        """Say what being forgotten means, and ask whether it is meant."""
        await defer(interaction)
        app, language = app_of(interaction), await language_of(interaction)
        press = custom_id("data-forget", interaction.user.id)
        button = Button(app.texts.t(language, "data-forget-yes"), press, ButtonStyle.danger)
        await answer(interaction, Post((app.texts.t(language, "data-forget-ask"), ButtonRow((button,)))))


@register("data-forget")
async def forget_user(interaction: discord.Interaction, person: str) -> None:
    """Forget the user, who has confirmed it."""
    user_id = interaction.user.id
    if person != str(user_id):
        raise UserError("error-stale")
    await defer_change(interaction)
    app, language = app_of(interaction), await language_of(interaction)
    name = app.texts.t(language, "data-pseudonym")
    number = await personal.forget_person(app.house, user_id, name)
    await change_message(interaction, Post((app.texts.t(language, "data-forgotten", name=f"{name} {number}"),)))


class PersonalCog(commands.Cog):
    """`/mes-matchs`, `/match`, `/reglages`."""

    match = app_commands.Group(**declare_command("match"))

    @app_commands.command(**declare_command("mes-matchs"))
    async def my_matches(self, interaction: discord.Interaction) -> None:
        """List the user's open contests: what is owed, until when; then those that wait for others."""
        await defer(interaction)
        await answer(interaction, await matches_post(interaction))

    @match.command(**declare_command("voir"))
    @declare_options(match="match")
    @app_commands.autocomplete(match=match_choices)
    async def show(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Show the current panel of a match."""
        await defer(interaction)
        contest = await find_named_contest(interaction, match)
        await answer(interaction, await own_panel_post(app_of(interaction), contest.id, await author_of(interaction)))

    @match.command(**declare_command("rejouer"))
    @declare_options(match="match")
    @app_commands.autocomplete(match=past_choices)
    async def replay(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Show a match that is over as an animation."""
        await defer(interaction)
        await show_replay(interaction, await find_named_contest(interaction, match, past=True))

    @app_commands.command(**declare_command("reglages"))
    @declare_options(quiet="silence", zone="mon-fuseau", language="ma-langue", palette="palette")
    @app_commands.choices(
        language=[*language_choices(), fixed_choice("auto", "auto")],
        palette=[fixed_choice("palette-default", "default"), fixed_choice("palette-safe", "safe")],
    )
    @app_commands.autocomplete(zone=own_zone_choices)
    async def settings(
        self,
        interaction: discord.Interaction,
        quiet: str | None = None,
        zone: str | None = None,
        language: str | None = None,
        palette: str | None = None,
    ) -> None:
        """Change what is named, then show the user's settings."""
        await defer(interaction)
        fields: PersonFields = {}
        if quiet is not None:
            fields["quiet_from"], fields["quiet_to"] = read_quiet(quiet) or (None, None)
        if zone is not None:
            fields["zone"] = read_own_zone(zone)
        if language is not None:
            fields["language"] = None if language == "auto" else language
        if palette is not None:
            fields["palette"] = "safe" if palette == "safe" else "default"
        await answer(interaction, await settings_post(interaction, fields))
