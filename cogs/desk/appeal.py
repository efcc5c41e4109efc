"""A referee's word on a past turn: `/arbitre reclamation` answers an appeal, `/arbitre excuser` excuses an order.

An excused order is missing, and no team is blamed for it: it stays on record, marked, and counts no more. In
`/ligue tableau` it is a press away for whoever was late in the last turn.
"""

import re

import discord
from discord import app_commands

from cogs.desk.acting import REASON, carry_out_act, judge, match_to_judge, say_impossible, seat_choices
from cogs.desk.overview import ask_reason, read_reason
from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest, find_named_turn, find_pressed_contest, match_choices, turn_choices
from cogs.kit.declare import declare_command, declare_options, fixed_choice
from cogs.kit.dossiers import load_dossier, load_latest_whole_dossier
from cogs.kit.seats import find_seat
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.overview import late_post
from presenters.post import custom_id
from referee.desk import appeals
from referee.model import By, Contest, Seat, Turn
from referee.turns import contests
from rules.contract import Deed, SeatId

NUMBER = re.compile(r"[0-9]{1,9}")
CHOICES = 25


async def appeal_choices(interaction: discord.Interaction, _: str) -> list[app_commands.Choice[str]]:
    """Offer the appeals of the match that wait for an answer: they are public."""
    try:
        contest = await find_named_contest(interaction, getattr(interaction.namespace, "match", None))
    except UserError:
        return []
    found = await appeals.list_pending_appeals(app_of(interaction).house, contest.id)
    return [
        app_commands.Choice(name=plain(f"{one.number} · {one.reason}", 90), value=str(one.number))
        for one in found[:CHOICES]
    ]


@app_commands.command(**declare_command("reponse-appel"))
@declare_options(number="numero-appel", ruling="verdict", reason="raison", match="match")
@app_commands.choices(ruling=[fixed_choice("upheld", "upheld"), fixed_choice("rejected", "rejected")])
@app_commands.autocomplete(number=appeal_choices, match=match_choices)
async def answer_appeal(
    interaction: discord.Interaction, number: str, ruling: str, reason: REASON, match: str | None = None
) -> None:
    """Accept or reject an appeal."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match, even_over=True)
    if not NUMBER.fullmatch(number):
        raise UserError("refusal-appeal-none", number=plain(number, 20))
    house, user_id = app_of(interaction).house, interaction.user.id
    act = appeals.rule_on_appeal(
        house, contest.id, By(user_id, reason), number=int(number), accepted=ruling == "upheld"
    )
    await carry_out_act(interaction, contest, act)


@app_commands.command(**declare_command("excuser"))
@declare_options(turn="tour-manque", seat="equipe-excusee", match="match", reason="raison")
@app_commands.autocomplete(turn=turn_choices, seat=seat_choices, match=match_choices)
async def excuse_by_command(
    interaction: discord.Interaction, turn: str, seat: str, reason: REASON, match: str | None = None
) -> None:
    """Excuse a missing order."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match, even_over=True)
    chosen = await find_named_turn(interaction, contest, turn)
    await _carry_out(interaction, contest, chosen.id, await find_seat(interaction, contest, seat), reason)


async def _carry_out(interaction: discord.Interaction, contest: Contest, turn_id: int, team: str, reason: str) -> None:
    house = app_of(interaction).house
    now = await load_latest_whole_dossier(house, contest.id)
    act = _act(now, await load_dossier(house, turn_id), team)
    excuse = appeals.excuse(house, contest.id, By(interaction.user.id, reason), appeals.MissedOrder(turn_id, team, act))
    with say_impossible("excuse-impossible"):
        await carry_out_act(interaction, contest, excuse)


@register("desk-late")
async def show_late(interaction: discord.Interaction, turn_id: int) -> None:
    """Ask for the reason to excuse who was late in a turn; where several were, first who it is."""
    contest, turn, late = await _late(interaction, turn_id)
    if len(late) == 1:
        await _ask_why(interaction, turn, late[0])
        return
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    await answer(interaction, late_post(voice, contest, turn, late))


@register("desk-excuse")
async def choose_excused(
    interaction: discord.Interaction, turn_id: int, _page: str, *, values: tuple[str, ...]
) -> None:
    """Ask for the reason to excuse the team that was chosen."""
    _, turn, late = await _late(interaction, turn_id)
    for seat in late:
        if seat.seat == values[0]:
            await _ask_why(interaction, turn, seat)
            return
    raise UserError("error-stale")


@register("desk-excused")
async def excuse_pressed(interaction: discord.Interaction, turn_id: int, seat: str, *, text: str) -> None:
    """Excuse a missing order."""
    await defer(interaction)
    contest, _, late = await _late(interaction, turn_id)
    if seat not in {one.seat for one in late}:
        raise UserError("error-stale")
    await _carry_out(interaction, contest, turn_id, seat, read_reason(text))


async def _late(interaction: discord.Interaction, turn_id: int) -> tuple[Contest, Turn, list[Seat]]:
    """Return the match and the turn of a press, and who can still be excused there.

    Raises `UserError` if whoever presses may not judge that match, or nobody is left.
    """
    house = app_of(interaction).house
    turn = await contests.get_turn(house, turn_id)
    contest = await find_pressed_contest(interaction, turn.contest_id)
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
    if now.game.excuse is None:
        return None
    return now.game.excuse(now.now, [past.events for past in now.past], missed.events, SeatId(team))
