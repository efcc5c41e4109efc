"""The sheet of a match for its referees: how it stands, and the acts that are a press and a reason away."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

import discord

from cogs.desk.acting import tell_done
from cogs.desk.overview import ask_reason, reason_in
from cogs.desk.rights import judge
from cogs.kit import notices
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_pressed
from cogs.kit.dossiers import whole
from presenters.errors import UserError
from presenters.overview import list_desk_acts, sheet_post
from presenters.post import custom_id
from referee.desk import arbitration
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


@on("desk-sheet")
async def show_sheet(interaction: discord.Interaction, contest_id: int) -> None:
    """Show how a match stands to the referee who presses, with what they may do."""
    await defer(interaction)
    app, contest = app_of(interaction), await contest_pressed(interaction, contest_id)
    await judge(interaction, contest)
    found = await notices.standing(app, contest.id)
    dossier = replace(await whole(app.house, found.whole), lacking=found.lacking)
    voice = app.texts.voice(await language_of(interaction))
    await answer(interaction, sheet_post(voice, app.presenters[contest.game], dossier))


@on("desk-do")
async def ask(interaction: discord.Interaction, act: str, turn_id: int) -> None:
    """Ask for the reason of an act on the turn that the sheet was about."""
    await _pressed(interaction, act, turn_id)
    await ask_reason(interaction, act, custom_id("desk-done", act, turn_id))


@on("desk-done")
async def carry_out(interaction: discord.Interaction, act: str, turn_id: int, *, text: str) -> None:
    """Carry the act out."""
    await defer(interaction)
    contest = await _pressed(interaction, act, turn_id)
    await ACTS[act](app_of(interaction).house, contest.id, By(interaction.user.id, reason_in(text)))
    await tell_done(interaction, contest)


async def _pressed(interaction: discord.Interaction, act: str, turn_id: int) -> Contest:
    """Return the match of a press. Raises `UserError` if that act is not to be done (any more), or not by them."""
    turn = await contests.get_turn(app_of(interaction).house, turn_id)
    contest = await contest_pressed(interaction, turn.contest_id)
    await judge(interaction, contest)
    if turn.status not in {"open", "stuck"} or act not in list_desk_acts(contest, turn):
        raise UserError("error-stale")
    return contest
