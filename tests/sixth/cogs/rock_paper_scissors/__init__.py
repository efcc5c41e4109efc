"""Pierre-feuille-ciseaux on Discord: how a match is made, and what a referee may correct."""

import discord
from discord import app_commands

from cogs.game import GameCog
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.correction import Corrections
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.league import check_referee, league_here
from cogs.kit.manual import Rules
from cogs.league.threads import check_channel, open_with_news
from presenters.corrections import Field, WrittenAct, read_number
from presenters.escaping import plain
from referee.turns import contests
from rules.rock_paper_scissors.game import SetScore
from rules.rock_paper_scissors.state import State

GAME = "rock-paper-scissors"


@app_commands.command(**declare_command("creer"))
@declare_options(left="rps-gauche", right="rps-droite")
async def create(interaction: discord.Interaction, left: discord.Member, right: discord.Member) -> None:
    """Create a match of two members of the server, in a thread of its own; only referees may."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    voice = app.texts.voice(await language_of(interaction))
    seats = [(seat, plain(who.display_name), who.id) for seat, who in (("left", left), ("right", right))]
    name = f"{seats[0][1]} – {seats[1][1]}"
    check_channel(interaction, league, voice)
    contest = await contests.create_contest(app.house, league, contests.NewContest(GAME, name, {}, seats=seats))
    await answer(interaction, await open_with_news(interaction, contest, "contest-started"))


# RPS-9-a: the points of the team chosen.
SET_SCORE = WrittenAct[State]("rps", SetScore, "{value}", (Field("value", r"\d", read_number),))

COG = GameCog(
    game=GAME,
    code="rps",
    rules=Rules(GAME, "RPS", "1-a"),
    own=(create,),
    corrections=Corrections(acts=(SET_SCORE,)),
)
