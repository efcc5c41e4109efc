"""`/ligue tableau`: what a league's referees have before them, and the way to each act."""

import discord
from discord import app_commands

from cogs.desk.acting import tell_done
from cogs.desk.republish import republished
from cogs.desk.rights import judge
from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_pressed
from cogs.kit.declare import named
from cogs.kit.forms import show_form
from cogs.kit.league import check_referee, is_referee, league_here
from presenters.errors import UserError
from presenters.escaping import storable
from presenters.overview import REASON, appeal_post, overview_post
from presenters.post import Post, custom_id
from referee.desk import appeals, overview
from referee.model import Arbitration, By

VERDICTS = ("upheld", "rejected")


@app_commands.command(**named("tableau-ligue"))
async def show(interaction: discord.Interaction) -> None:
    """Show what waits for a referee, and every open match with who is awaited."""
    await defer(interaction)
    await answer(interaction, await _page(interaction, 1))


@on("desk-overview")
async def turn_over(interaction: discord.Interaction, page: int) -> None:
    """Show a page of the overview, read anew, in the message that shows one; elsewhere beside it."""
    is_own = interaction.message is not None and interaction.message.flags.ephemeral
    await (defer_change(interaction) if is_own else defer(interaction))
    await (change if is_own else answer)(interaction, await _page(interaction, page))


async def _page(interaction: discord.Interaction, page: int) -> Post:
    """Return a page of the overview. Raises `UserError` for who is no referee and does not manage the server."""
    app, league = app_of(interaction), await league_here(interaction)
    may_act = is_referee(interaction, league)
    if not interaction.permissions.manage_guild:
        check_referee(interaction, league)
    voice = app.texts.voice(await language_of(interaction))
    found = await overview.read_overview(app.house, league)
    return overview_post(voice, app.presenters, found, page, may_act=may_act)


@on("desk-republish")
async def republish_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Send again what could not be delivered of a match, as `/arbitre republier` does."""
    await defer(interaction)
    league = await league_here(interaction)
    check_referee(interaction, league)
    await republished(interaction, league, await contest_pressed(interaction, contest_id))


@on("desk-appeal")
async def show_appeal(interaction: discord.Interaction, contest_id: int, number: int) -> None:
    """Show an appeal to the referee who presses, with the buttons that answer it."""
    await defer(interaction)
    contest = await contest_pressed(interaction, contest_id)
    await judge(interaction, contest)
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    await answer(interaction, appeal_post(voice, contest, await _waiting(interaction, contest.id, number)))


async def _waiting(interaction: discord.Interaction, contest_id: int, number: int) -> Arbitration:
    """Return an appeal that waits for its answer. Raises `UserError` for one that does not (any more)."""
    for entry in await appeals.list_pending_appeals(app_of(interaction).house, contest_id):
        if entry.number == number:
            return entry
    raise UserError("refusal-appeal-none", number=number)


@on("desk-rule")
async def ask_why(interaction: discord.Interaction, verdict: str, contest_id: int, number: int) -> None:
    """Ask for the reason of the answer to an appeal."""
    contest = await contest_pressed(interaction, contest_id)
    await judge(interaction, contest)
    await _waiting(interaction, contest.id, number)
    if verdict not in VERDICTS:
        raise UserError("error-stale")
    await ask_reason(interaction, verdict, custom_id("desk-ruled", verdict, contest.id, number))


@on("desk-ruled")
async def rule(interaction: discord.Interaction, verdict: str, contest_id: int, number: int, *, text: str) -> None:
    """Answer an appeal."""
    await defer(interaction)
    contest = await contest_pressed(interaction, contest_id)
    await judge(interaction, contest)
    if verdict not in VERDICTS:
        raise UserError("error-stale")
    await appeals.rule_on_appeal(
        app_of(interaction).house,
        contest.id,
        By(interaction.user.id, reason_in(text)),
        number=number,
        accepted=verdict == "upheld",
    )
    await tell_done(interaction, contest)


async def ask_reason(interaction: discord.Interaction, act: str, leads_to: str, above: str = "") -> None:
    """Show the form that asks for the reason of an act, and leads to it; `above` says what it is about."""
    t = app_of(interaction).texts.voice(await language_of(interaction)).t
    await show_form(
        interaction,
        leads_to,
        title=t(f"desk-{act}"),
        label=t("desk-reason"),
        hint=t("desk-reason-hint"),
        example=t("desk-reason-example"),
        above=above,
    )


def reason_in(text: str) -> str:
    """Return the reason of an act as it was typed. Raises `UserError` for one that is too long."""
    reason = storable(text).strip()
    if len(reason) > REASON:
        raise UserError("desk-reason-long", most=REASON)
    return reason
