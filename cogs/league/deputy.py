"""`/match suppleant`: who may order for a team where its captain cannot; asked by the captain, answered by a button."""

import discord
from discord import app_commands

from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest, find_pressed_contest, match_choices
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.dossiers import load_latest_dossier
from cogs.kit.seats import find_own_seat
from presenters.dossier import Dossier, thread_of
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.texts import Voice
from referee.model import Contest
from referee.outbox import deputies
from rules.contract import SeatId

NAME = 90


@app_commands.command(**declare_command("suppleant"))
@declare_options(match="match", person="suppleant")
@app_commands.autocomplete(match=match_choices)
async def ask_deputy_by_command(
    interaction: discord.Interaction, person: discord.User | None = None, match: str | None = None
) -> None:
    """Ask somebody to stand in for the captain; without a name show who does, with a way to end it."""
    await defer(interaction)
    contest = await find_named_contest(interaction, match)
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    if person is not None:
        _check_person(interaction, person)
        asked = await deputies.ask_deputy(app.house, contest.id, interaction.user.id, person.id)
        app.heart.poke()
        told = "deputy-asked" if asked.status == "asked" else "deputy-already"
        text = voice.t(told, deputy=person.mention, thread=thread_of(contest))
        await answer(interaction, Post((await _title(interaction, voice, contest), text, _end_row(voice, contest))))
        return
    seat = await find_own_seat(interaction, contest.id)
    await answer(interaction, await _state(interaction, voice, contest, seat))


def _check_person(interaction: discord.Interaction, person: discord.User | discord.Member) -> None:
    if person.bot:
        raise UserError("deputy-bot")
    if interaction.guild_id is None or not isinstance(person, discord.Member):
        raise UserError("deputy-not-here")


async def _state(interaction: discord.Interaction, voice: Voice, contest: Contest, seat: SeatId) -> Post:
    """Return who stands in for the captain of a seat, as one of the two sees it."""
    found = await deputies.find_deputy(app_of(interaction).house, contest.id, seat)
    title = await _title(interaction, voice, contest)
    if found is None:
        return Post((title, voice.t("deputy-nobody"), voice.t("deputy-what")))
    is_captain = interaction.user.id == found.by_user
    if is_captain:
        text = voice.t("deputy-mine", status=found.status, deputy=f"<@{found.user_id}>")
    else:
        text = voice.t("deputy-i-am", captain=f"<@{found.by_user}>")
    row = _end_row(voice, contest, "deputy-dismiss" if is_captain else "deputy-leave")
    return Post((title, text, voice.t("deputy-what"), row))


def _end_row(voice: Voice, contest: Contest, label: str = "deputy-dismiss") -> ButtonRow:
    return ButtonRow((Button(voice.t(label), custom_id("deputy-end", contest.id), ButtonStyle.danger),))


async def _title(interaction: discord.Interaction, voice: Voice, contest: Contest) -> Block:
    dossier = await _dossier(interaction, contest)
    return f"### {app_of(interaction).presenter_of(dossier).title(voice.locale, dossier)}"


async def _dossier(interaction: discord.Interaction, contest: Contest) -> Dossier:
    house = app_of(interaction).house
    return await load_latest_dossier(house, contest.id)


@register("deputy-yes")
async def accept_deputyship(interaction: discord.Interaction, deputy_id: int) -> None:
    """Accept to stand in for a captain."""
    await _answer(interaction, deputy_id, accepts=True)


@register("deputy-no")
async def decline_deputyship(interaction: discord.Interaction, deputy_id: int) -> None:
    """Decline to stand in for a captain."""
    await _answer(interaction, deputy_id, accepts=False)


async def _answer(interaction: discord.Interaction, deputy_id: int, *, accepts: bool) -> None:
    await defer(interaction)
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    asked = await deputies.get_deputy(app.house, deputy_id)
    contest = await find_pressed_contest(interaction, asked.contest_id)
    await deputies.answer_as_deputy(app.house, deputy_id, interaction.user.id, accepts=accepts)
    app.heart.poke()
    title = await _title(interaction, voice, contest)
    if not accepts:
        await answer(interaction, Post((title, voice.t("deputy-declined-done"))))
        return
    names = (await _dossier(interaction, contest)).team_names
    text = voice.t("deputy-accepted-done", team=escape(names.get(asked.seat) or asked.seat, NAME))
    button = Button(voice.t("button-dm-me"), custom_id("dm-me"))
    await answer(interaction, Post((title, text, voice.t("deputy-what"), ButtonRow((button,)))))


@register("deputy-end")
async def end_deputyship(interaction: discord.Interaction, contest_id: int) -> None:
    """End a deputyship, or take the request back."""
    await defer_change(interaction)
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    contest = await find_pressed_contest(interaction, contest_id)
    ended = await deputies.dismiss_deputy(app.house, contest.id, interaction.user.id)
    app.heart.poke()
    text = voice.t("deputy-ended-done", deputy=f"<@{ended.user_id}>")
    await change_message(interaction, Post((await _title(interaction, voice, contest), text)))
