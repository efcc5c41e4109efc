"""`/arbitre republier`: what did not arrive is sent again, and a turn's posts that were deleted are posted anew.

A match whose thread was deleted gets a new one first.
"""

import discord
from discord import app_commands

from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest, find_named_turn, match_choices, turn_choices
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.league import check_referee, league_here
from cogs.league.threads import check_channel
from presenters.escaping import escape
from presenters.overview import why_parked
from presenters.post import Post
from presenters.texts import Voice
from referee.model import Contest, League, OutboxRow
from referee.turns import contests

DONE = 0x9B59B6


@app_commands.command(**declare_command("republier"))
@declare_options(match="match", turn="tour-republie")
@app_commands.autocomplete(match=match_choices, turn=turn_choices)
async def republish(interaction: discord.Interaction, match: str | None = None, turn: str | None = None) -> None:
    """Send again what could not be delivered; of a turn also what is no longer there. Nothing is posted twice."""
    await defer(interaction)
    league = await league_here(interaction)
    check_referee(interaction, league)
    contest = await find_named_contest(interaction, match)
    await republish_match(interaction, league, contest, turn)


async def republish_match(
    interaction: discord.Interaction, league: League, contest: Contest, turn: str | None = None
) -> None:
    """Send again what is missing of a match, of its `turn` also what is no longer there, and answer what came of it."""
    app = app_of(interaction)
    async with app.alone(league):
        thread = await _reopened(interaction, league, contest)
    chosen = None if turn is None else await find_named_turn(interaction, contest, turn)
    done = await app.sender.republish_all(contest.id, None if chosen is None else chosen.id)
    voice = app.texts.voice(await language_of(interaction))
    left = await app.sender.see_off(done.rows)
    match = escape(contest.name, 90)
    outcome = _held_up(voice, match, left) if left else voice.t("republished-done", match=match)
    text = voice.t("republished", parked=done.parked, gone=done.gone, kept=done.kept)
    opened = () if thread is None else (voice.t("republished-thread", thread=f"<#{thread}>"),)
    await answer(interaction, Post((outcome, *opened, text), accent=DONE))
    app.heart.poke()


@register("desk-cards")
async def cards_pressed(interaction: discord.Interaction) -> None:
    """Send the teams' cards again that could not be delivered, and answer what came of it."""
    await defer(interaction)
    league = await league_here(interaction)
    check_referee(interaction, league)
    app = app_of(interaction)
    left = await app.sender.see_off(await app.sender.republish_cards(league.id))
    voice = app.texts.voice(await language_of(interaction))
    outcome = _held_up(voice, voice.t("overview-cards"), left) if left else voice.t("overview-cards-done")
    await answer(interaction, Post((outcome,), accent=DONE))
    app.heart.poke()


def _held_up(voice: Voice, match: str, left: list[OutboxRow]) -> str:
    """Return why messages that were let go did not leave."""
    stuck = [row for row in left if row.status == "parked"]
    if stuck:
        reason = stuck[0].fault or ""
        return voice.t("republished-stuck", match=match, stuck=len(stuck), why=why_parked(reason), reason=reason)
    return voice.t("republished-waiting", match=match)


async def _reopened(interaction: discord.Interaction, league: League, contest: Contest) -> int | None:
    """Return the new thread of a match whose thread is gone; None where it is still there, or none was ever opened.

    Raises `UserError` if there is no place for it.
    """
    app = app_of(interaction)
    known = (await contests.get_contest(app.house, contest.id)).thread_id
    if known is not None and await _is_there(interaction.client, known):
        return None
    check_channel(interaction, league, app.texts.voice(await language_of(interaction)), contest.channel_id)
    if known is None:
        return None  # it comes with what is sent
    await contests.forget_thread(app.house, contest.id, known)
    return await app.sender.open_thread(contest.id)


async def _is_there(client: discord.Client, thread_id: int) -> bool:
    try:
        await client.fetch_channel(thread_id)
    except discord.NotFound:
        return False
    except discord.Forbidden:
        pass  # it is there; what is lacking is a right
    return True
