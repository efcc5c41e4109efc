"""`/aspic`: what only this game has. Challenges stand in `challenge.py`."""

import discord
from discord import app_commands

from cogs.aspic.challenge import CHALLENGES, begin, challenge
from cogs.aspic.creation import GAME
from cogs.aspic.desk import CORRECTIONS
from cogs.aspic.ranking import show_ranking
from cogs.game import GameCog
from cogs.kit.answers import answer, defer
from cogs.kit.app import app_of
from cogs.kit.authors import author_of
from cogs.kit.autocomplete import match_choices
from cogs.kit.declare import named, options
from cogs.kit.manual import Manual
from cogs.kit.seats import my_turn
from cogs.orders.flow import propose
from cogs.orders.form import first_step
from presenters.aspic.form import TRY
from presenters.aspic.lesson import lesson_pictures


@app_commands.command(**named("jouer"))
@options(match="match")
@app_commands.autocomplete(match=match_choices)
async def play(interaction: discord.Interaction, match: str | None = None) -> None:
    """Open the form that makes a turn by buttons and selects."""
    await defer(interaction)
    turn, seat = await my_turn(interaction, match, GAME)
    await answer(interaction, await first_step(interaction, turn.id, seat))


@app_commands.command(**named("tester"))
@options(text="as-tir", match="match")
@app_commands.autocomplete(match=match_choices)
async def test(interaction: discord.Interaction, text: str | None = None, match: str | None = None) -> None:
    """Try a shot without playing it (AS-test-a); without a text, offer those that there are."""
    await defer(interaction)
    turn, seat = await my_turn(interaction, match, GAME)
    if text is None:
        await answer(interaction, await first_step(interaction, turn.id, seat, TRY))
        return
    asked = text if text.lstrip().startswith("?") else f"?{text}"
    author = await author_of(interaction)
    await answer(interaction, await propose(app_of(interaction), author, turn, seat, asked, give_back=True))


@app_commands.command(**named("as-classement"))
async def ranking(interaction: discord.Interaction) -> None:
    """Show the standings of the league."""
    await show_ranking(interaction)


COG = GameCog(
    game=GAME,
    code="as",
    offer=CHALLENGES.shown,
    manual=Manual("aspic.md", "AS", "as", "dest-h", {"court": lesson_pictures}),
    pages=("court", "notation", "exemples", "tirs", "pendule"),
    own=(play, test, ranking, challenge),
    corrections=CORRECTIONS,
    challenges=begin,
)
