"""`/arbitre excuser`: a missing order that no team is blamed for. It stays on record, marked, and counts no more.

In `/ligue tableau` it is a press away for whoever was late in the last turn.
"""

import discord
from discord import app_commands

from cogs.desk.acting import done, impossible
from cogs.desk.choices import seat_choices
from cogs.desk.overview import ask_reason, reason_in
from cogs.desk.rights import REASON, judge, match_to_judge
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_pressed, match_choices
from cogs.kit.declare import named, options
from cogs.kit.dossiers import load, load_latest_whole
from cogs.kit.seats import seat_named
from cogs.kit.turns import turn_choices, turn_named
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.overview import late_post
from presenters.post import custom_id
from referee.desk import appeals
from referee.model import By, Contest, Seat, Turn
from referee.turns import contests
from rules.contract import Deed, SeatId


@app_commands.command(**named("excuser"))
@options(turn="tour-manque", seat="equipe-excusee", match="match", reason="raison")
@app_commands.autocomplete(turn=turn_choices, seat=seat_choices, match=match_choices)
async def excuse(
    interaction: discord.Interaction, turn: str, seat: str, reason: REASON, match: str | None = None
) -> None:
    """Excuse a missing order."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match, even_over=True)
    chosen = await turn_named(interaction, contest, turn)
    await _carry_out(interaction, contest, chosen.id, await seat_named(interaction, contest, seat), reason)


async def _carry_out(interaction: discord.Interaction, contest: Contest, turn_id: int, team: str, reason: str) -> None:
    house = app_of(interaction).house
    now = await load_latest_whole(house, contest.id)
    act = _act(now, await load(house, turn_id), team)
    excuse = appeals.excuse(house, contest.id, By(interaction.user.id, reason), appeals.MissedOrder(turn_id, team, act))
    with impossible("excuse-impossible"):
        await done(interaction, contest, excuse)


@on("desk-late")
async def show_late(interaction: discord.Interaction, turn_id: int) -> None:
    """Ask for the reason to excuse who was late in a turn; where several were, first who it is."""
    contest, turn, late = await _late(interaction, turn_id)
    if len(late) == 1:
        await _ask_why(interaction, turn, late[0])
        return
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    await answer(interaction, late_post(voice, contest, turn, late))


@on("desk-excuse")
async def chosen(interaction: discord.Interaction, turn_id: int, _page: str, *, values: tuple[str, ...]) -> None:
    """Ask for the reason to excuse the team that was chosen."""
    _, turn, late = await _late(interaction, turn_id)
    for seat in late:
        if seat.seat == values[0]:
            await _ask_why(interaction, turn, seat)
            return
    raise UserError("error-stale")


@on("desk-excused")
async def excuse_pressed(interaction: discord.Interaction, turn_id: int, seat: str, *, text: str) -> None:
    """Excuse a missing order."""
    await defer(interaction)
    contest, _, late = await _late(interaction, turn_id)
    if seat not in {one.seat for one in late}:
        raise UserError("error-stale")
    await _carry_out(interaction, contest, turn_id, seat, reason_in(text))


async def _late(interaction: discord.Interaction, turn_id: int) -> tuple[Contest, Turn, list[Seat]]:
    """Return the match and the turn of a press, and who can still be excused there.

    Raises `UserError` if whoever presses may not judge that match, or nobody is left.
    """
    house = app_of(interaction).house
    turn = await contests.get_turn(house, turn_id)
    contest = await contest_pressed(interaction, turn.contest_id)
    await judge(interaction, contest)
    owed = await appeals.list_late_seats(house, turn)
    late = [seat for seat in await contests.list_seats(house, contest.id) if seat.seat in owed]
    if not late:
        raise UserError("error-stale")
    return contest, turn, late


async def _ask_why(interaction: discord.Interaction, turn: Turn, seat: Seat) -> None:
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    above = voice.t("desk-excuse-who", team=escape(seat.name), turn=turn.number)
    await ask_reason(interaction, "excuse", custom_id("desk-excused", turn.id, seat.seat), above)


def _act(now: Dossier, missed: Dossier, team: str) -> Deed | None:
    """Return the game's act that counts a missing order back; None where none was counted."""
    return now.game.excuse_act(now.now, [past.events for past in now.past], missed.events, SeatId(team))
