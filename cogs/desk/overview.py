"""`/ligue tableau`: what a league's referees have before them, and the way to each act.

From it one comes to the sheet of a match: how it stands, and the acts that are a press and a reason away.
"""

from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import app_commands

from cogs.desk.acting import judge, tell_done
from cogs.desk.republish import republish_match
from cogs.kit import notices
from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_pressed_contest
from cogs.kit.declare import declare_command
from cogs.kit.dossiers import whole_dossier
from cogs.kit.forms import show_form
from cogs.kit.league import check_referee, is_referee, league_here
from presenters.errors import UserError
from presenters.escaping import storable
from presenters.overview import REASON, appeal_post, list_desk_acts, overview_post, sheet_post
from presenters.post import Post, custom_id
from referee.desk import appeals, arbitration, overview
from referee.house import House
from referee.model import Arbitration, By, Contest
from referee.turns import contests

A_DAY = 24 * 60  # minutes

Acts = Callable[[House, int, By], Awaitable[Arbitration]]
ACTS: Mapping[str, Acts] = {
    "extend": lambda *given: arbitration.extend_turn(*given, minutes=A_DAY),
    "close": lambda *given: arbitration.close_now(*given, confirmed=True),  # its form says so
    "void": arbitration.annul_turn,
    "pause": arbitration.pause,
    "resume": arbitration.resume,
}


@register("desk-sheet")
async def show_referee_sheet(interaction: discord.Interaction, contest_id: int) -> None:
    """Show how a match stands to the referee who presses, with what they may do."""
    await defer(interaction)
    app, contest = app_of(interaction), await find_pressed_contest(interaction, contest_id)
    await judge(interaction, contest)
    found = await notices.read_contest_standing(app, contest.id)
    dossier = await whole_dossier(app.house, found)
    voice = app.texts.voice(await language_of(interaction))
    await answer(interaction, sheet_post(voice, app.presenter_of(dossier), dossier))


@register("desk-do")
async def ask_act_reason(interaction: discord.Interaction, act: str, turn_id: int) -> None:
    """Ask for the reason of an act on the turn that the sheet was about."""
    await _pressed(interaction, act, turn_id)
    await ask_reason(interaction, act, custom_id("desk-done", act, turn_id))


@register("desk-done")
async def carry_out_pressed_act(interaction: discord.Interaction, act: str, turn_id: int, *, text: str) -> None:
    """Carry the act out."""
    await defer(interaction)
    contest = await _pressed(interaction, act, turn_id)
    await ACTS[act](app_of(interaction).house, contest.id, By(interaction.user.id, read_reason(text)))
    await tell_done(interaction, contest)


async def _pressed(interaction: discord.Interaction, act: str, turn_id: int) -> Contest:
    """Return the match of a press. Raises `UserError` if that act is not to be done (any more), or not by them."""
    turn = await contests.get_turn(app_of(interaction).house, turn_id)
    contest = await find_pressed_contest(interaction, turn.contest_id)
    await judge(interaction, contest)
    if turn.status not in {"open", "stuck"} or act not in list_desk_acts(contest, turn):
        raise UserError("error-stale")
    return contest


VERDICTS = ("upheld", "rejected")


@app_commands.command(**declare_command("tableau-ligue"))
async def show_overview(interaction: discord.Interaction) -> None:
    """Show what waits for a referee, and every open match with who is awaited."""
    await defer(interaction)
    await answer(interaction, await _page(interaction, 1))


@register("desk-overview")
async def turn_overview_page(interaction: discord.Interaction, page: int) -> None:
    """Show a page of the overview, read anew, in the message that shows one; elsewhere beside it."""
    is_own = interaction.message is not None and interaction.message.flags.ephemeral
    await (defer_change(interaction) if is_own else defer(interaction))
    await (change_message if is_own else answer)(interaction, await _page(interaction, page))


async def _page(interaction: discord.Interaction, page: int) -> Post:
    """Return a page of the overview. Raises `UserError` for who is no referee and does not manage the server."""
    app, league = app_of(interaction), await league_here(interaction)
    may_act = is_referee(interaction, league)
    if not interaction.permissions.manage_guild:
        check_referee(interaction, league)
    voice = app.texts.voice(await language_of(interaction))
    found = await overview.read_overview(app.house, league)
    return overview_post(voice, app.presenters, found, page, may_act=may_act)


@register("desk-republish")
async def republish_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Send again what could not be delivered of a match, as `/arbitre republier` does."""
    await defer(interaction)
    league = await league_here(interaction)
    check_referee(interaction, league)
    await republish_match(interaction, league, await find_pressed_contest(interaction, contest_id))


@register("desk-appeal")
async def show_appeal(interaction: discord.Interaction, contest_id: int, number: int) -> None:
    """Show an appeal to the referee who presses, with the buttons that answer it."""
    await defer(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    await judge(interaction, contest)
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    await answer(interaction, appeal_post(voice, contest, await _waiting(interaction, contest.id, number)))


async def _waiting(interaction: discord.Interaction, contest_id: int, number: int) -> Arbitration:
    """Return an appeal that waits for its answer. Raises `UserError` for one that does not (any more)."""
    for entry in await appeals.list_pending_appeals(app_of(interaction).house, contest_id):
        if entry.number == number:
            return entry
    raise UserError("refusal-appeal-none", number=number)


@register("desk-rule")
async def ask_why(interaction: discord.Interaction, verdict: str, contest_id: int, number: int) -> None:
    """Ask for the reason of the answer to an appeal."""
    contest = await find_pressed_contest(interaction, contest_id)
    await judge(interaction, contest)
    await _waiting(interaction, contest.id, number)
    if verdict not in VERDICTS:
        raise UserError("error-stale")
    await ask_reason(interaction, verdict, custom_id("desk-ruled", verdict, contest.id, number))


@register("desk-ruled")
async def answer_shown_appeal(
    interaction: discord.Interaction, verdict: str, contest_id: int, number: int, *, text: str
) -> None:
    """Answer an appeal."""
    await defer(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    await judge(interaction, contest)
    if verdict not in VERDICTS:
        raise UserError("error-stale")
    await appeals.rule_on_appeal(
        app_of(interaction).house,
        contest.id,
        By(interaction.user.id, read_reason(text)),
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


def read_reason(text: str) -> str:
    """Return the reason of an act as it was typed. Raises `UserError` for one that is too long."""
    reason = storable(text).strip()
    if len(reason) > REASON:
        raise UserError("desk-reason-long", most=REASON)
    return reason
