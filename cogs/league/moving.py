"""[Proposer de reporter M12]: for a captain on leave; the other one answers by a button under what is asked."""

from collections.abc import Sequence

import discord

from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import contest_pressed
from presenters.escaping import clip, escape
from presenters.post import Block, Button, ButtonRow, Post, custom_id
from presenters.texts import Voice
from referee.desk import moving

MOST = 5  # buttons of a row
NAME = 60


async def move_blocks(app: App, voice: Voice, league_ids: Sequence[int], user_id: int) -> tuple[Block, ...]:
    """Return the matches that somebody on leave may ask to put off, each with its button; nothing for anybody else."""
    found = [one for league_id in league_ids for one in await moving.list_move_offers(app.house, league_id, user_id)][
        :MOST
    ]
    if not found:
        return ()
    lines = [
        voice.t(
            "move-offer",
            fixture=one.fixture,
            opponent=escape(one.opponent_name, NAME),
            competition=escape(one.competition.name, NAME),
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


@on("cp-move")
async def asked(interaction: discord.Interaction, contest_id: int, fixture: str) -> None:
    """Ask the other side to put a match off."""
    await defer(interaction)
    app = app_of(interaction)
    contest = await contest_pressed(interaction, contest_id)
    offer = await moving.request_move(app.house, contest.id, fixture, interaction.user.id)
    voice = app.texts.voice(await language_of(interaction))
    told = voice.t("move-sent", fixture=offer.fixture, opponent=escape(offer.opponent_name, NAME), round=offer.round)
    await answer(interaction, Post((told,)))
    app.heart.poke()


@on("cp-move-yes")
async def agreed(interaction: discord.Interaction, move_id: int) -> None:
    """Put the match off."""
    await _answered(interaction, move_id, agrees=True)


@on("cp-move-no")
async def refused(interaction: discord.Interaction, move_id: int) -> None:
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
