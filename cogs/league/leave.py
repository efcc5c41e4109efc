"""`/conges`: holidays that a captain books ahead, in the server's league or, by DM, in the one they play in.

[Proposer de reporter M12] is for a captain on leave; the other one answers by a button under what is asked.
"""

import datetime as dt
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_pressed_contest
from cogs.kit.clock import clock_here
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.league import league_here
from cogs.league.calendar import day_text, read_span, span_text, today
from presenters.errors import UserError
from presenters.escaping import clip, escape
from presenters.post import Block, Button, ButtonRow, Post, custom_id
from presenters.texts import Voice
from referee.desk import moving
from referee.league import leagues
from referee.model import Contest, League, Leave, Refusal, Why
from referee.turns import contests, leaves

MOST_MOVES = 5  # buttons of a row
MOVE_NAME = 60


async def move_blocks(app: App, voice: Voice, league_ids: Sequence[int], user_id: int) -> tuple[Block, ...]:
    """Return the matches that somebody on leave may ask to put off, each with its button; nothing for anybody else."""
    found = [one for league_id in league_ids for one in await moving.list_move_offers(app.house, league_id, user_id)][
        :MOST_MOVES
    ]
    if not found:
        return ()
    lines = [
        voice.t(
            "move-offer",
            fixture=one.fixture,
            opponent=escape(one.opponent_name, MOVE_NAME),
            competition=escape(one.competition.name, MOVE_NAME),
            round=one.round,
        )
        for one in found
    ]
    buttons = (
        Button(
            clip(voice.t("move-propose", fixture=one.fixture), 80),
            custom_id("cp-move", one.competition.id, one.fixture),
        )
        for one in found
    )
    return ("\n".join((voice.t("move-title"), *lines)), ButtonRow(tuple(buttons)))


@register("cp-move")
async def ask_to_move(interaction: discord.Interaction, contest_id: int, fixture: str) -> None:
    """Ask the other side to put a match off."""
    await defer(interaction)
    app = app_of(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    offer = await moving.request_move(app.house, contest.id, fixture, interaction.user.id)
    voice = app.texts.voice(await language_of(interaction))
    told = voice.t(
        "move-sent", fixture=offer.fixture, opponent=escape(offer.opponent_name, MOVE_NAME), round=offer.round
    )
    await answer(interaction, Post((told,)))
    app.heart.poke()


@register("cp-move-yes")
async def agree_to_move(interaction: discord.Interaction, move_id: int) -> None:
    """Put the match off."""
    await _answered(interaction, move_id, agrees=True)


@register("cp-move-no")
async def refuse_to_move(interaction: discord.Interaction, move_id: int) -> None:
    """Keep the match where it is."""
    await _answered(interaction, move_id, agrees=False)


async def _answered(interaction: discord.Interaction, move_id: int, *, agrees: bool) -> None:
    await defer(interaction)
    app = app_of(interaction)
    move = await moving.answer_move(app.house, move_id, interaction.user.id, agrees=agrees)
    voice = app.texts.voice(await language_of(interaction))
    told = voice.t("move-answered", agreed="yes" if agrees else "no", fixture=move.fixture, round=move.to_round)
    await answer(interaction, Post((told,)))
    app.heart.poke()


COLOUR = 0x3498DB
CHOICES = 25
NAME = 90
MATCH = 90
MOST_NAMED = 8
DAY = app_commands.Range[str, 3, 40]


class LeaveCog(commands.Cog):
    """`/conges`."""

    group = app_commands.Group(**declare_command("conges"))

    @group.command(**declare_command("conges-poser"))
    @declare_options(first="conge-du", last="conge-au")
    async def book(self, interaction: discord.Interaction, first: DAY, last: DAY | None = None) -> None:
        """Book a leave, at least 48 hours ahead."""
        await defer(interaction)
        app, league = app_of(interaction), await _league_of(interaction)
        voice, clock = app.texts.voice(await language_of(interaction)), await clock_here(interaction, league)
        written = first if last is None else f"{first} - {last}"
        begins, ends = read_span(written, today(clock.zone, app.house.clock.now_ms()), clock.zone)
        try:
            booked = await leaves.book_leave(app.house, league.id, interaction.user.id, (begins, ends), interaction.id)
        except Refusal as error:
            if error.code != Why.LEAVE_SOON:
                raise
            day = dt.date.fromisoformat(str(error.details["day"]))
            raise UserError("refusal-leave-soon", day=day_text(voice, day)) from error
        told = voice.t("leave-booked", days=span_text(voice, (booked.first_day, booked.last_day)))
        unheeded = await leaves.list_unheeding_contests(app.house, league.id, interaction.user.id)
        notes = (*clock.tell_days(voice), *_unheeded(voice, unheeded))
        await answer(interaction, await _sheet(app, voice, league, interaction.user.id, told, *notes))

    @group.command(**declare_command("conges-voir"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Show the user's leaves to come, and how many days they have left."""
        await defer(interaction)
        app, league = app_of(interaction), await _league_of(interaction)
        voice = app.texts.voice(await language_of(interaction))
        await answer(interaction, await _sheet(app, voice, league, interaction.user.id))

    @group.command(**declare_command("conges-annuler"))
    @declare_options(leave="conge")
    async def cancel(self, interaction: discord.Interaction, leave: str) -> None:
        """Cancel a leave, or what is left of it."""
        await defer(interaction)
        app, league = app_of(interaction), await _league_of(interaction)
        voice = app.texts.voice(await language_of(interaction))
        his = (await leaves.read_account(app.house, league.id, interaction.user.id)).leaves
        chosen = next((one for one in his if leave.strip() in {str(one.id), _days(voice, one)}), None)
        if chosen is None:
            raise Refusal(Why.LEAVE_UNKNOWN)
        back = await leaves.cancel_leave(app.house, league.id, interaction.user.id, chosen.id)
        told = voice.t("leave-cancelled", days=_days(voice, chosen), back=back)
        await answer(interaction, await _sheet(app, voice, league, interaction.user.id, told))

    @cancel.autocomplete("leave")
    async def leave_choices(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the user's own leaves to come."""
        try:
            league = await _league_of(interaction)
        except UserError:
            return []
        app = app_of(interaction)
        voice, wanted = app.texts.voice(await language_of(interaction)), typed.strip().casefold()
        his = (await leaves.read_account(app.house, league.id, interaction.user.id)).leaves
        found = [(_days(voice, one), str(one.id)) for one in his]
        return [
            app_commands.Choice(name=clip(name, 100), value=value) for name, value in found if wanted in name.casefold()
        ][:CHOICES]


async def _league_of(interaction: discord.Interaction) -> League:
    """Return the league of the server, in a DM the one that the user plays in. Raises `UserError` unless it is one."""
    if interaction.guild_id is not None:
        return await league_here(interaction)
    house = app_of(interaction).house
    playing = await contests.list_contests_of_person(house, interaction.user.id)
    played = playing or await contests.list_contests_of_person(house, interaction.user.id, open_only=False)
    ids = {contest.league_id for contest, _ in played}
    if len(ids) != 1:
        raise UserError("leave-which-league")
    return await leagues.get_league(house, ids.pop())


async def _sheet(app: App, voice: Voice, league: League, user_id: int, *told: str) -> Post:
    """Return what was done, then how somebody stands in a league."""
    his = await leaves.read_account(app.house, league.id, user_id)
    lines = [*told, voice.t("leave-title", league=escape(league.name, NAME))]
    lines += [voice.t("leave-line", days=_days(voice, one)) for one in his.leaves]
    if not his.allowed:
        lines.append(voice.t("refusal-leave-off"))
    else:
        lines.append(voice.t("leave-left", left=his.left, allowed=his.allowed))
    return Post(("\n".join(lines), *await move_blocks(app, voice, [league.id], user_id)), accent=COLOUR)


def _unheeded(voice: Voice, found: list[Contest]) -> tuple[str, ...]:
    """Return the word about contests that do not wait for the leave."""
    if not found:
        return ()
    names = ", ".join(escape(contest.name, MATCH) for contest in found[:MOST_NAMED])
    return (voice.t("leave-unheeded", matches=names),)


def _days(voice: Voice, leave: Leave) -> str:
    return span_text(voice, (leave.first_day, leave.last_day))
