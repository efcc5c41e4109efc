"""`/aspic`: what only this game has: the turn's form, a shot tried, standings. Challenges: `challenge.py`."""

import discord
from discord import app_commands

from cogs.aspic.challenge import CHALLENGES, begin_challenge, challenge
from cogs.aspic.creation import GAME
from cogs.aspic.desk import CORRECTIONS
from cogs.game import GameCog
from cogs.kit.answers import answer, author_of, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import match_choices
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.league import league_here
from cogs.kit.manual import Rules
from cogs.kit.seats import find_own_turn
from cogs.orders.flow import show_order_back
from cogs.orders.form import first_step
from presenters.aspic.form import TRY
from presenters.escaping import escape
from presenters.post import Post
from presenters.texts import Voice
from referee.league.standings import PlayerStanding, list_standings
from referee.model import League


@app_commands.command(**declare_command("jouer"))
@declare_options(match="match")
@app_commands.autocomplete(match=match_choices)
async def open_turn_form(interaction: discord.Interaction, match: str | None = None) -> None:
    """Open the form that makes a turn by buttons and selects."""
    await defer(interaction)
    turn, seat = await find_own_turn(interaction, match, GAME)
    await answer(interaction, await first_step(interaction, turn.id, seat))


@app_commands.command(**declare_command("tester"))
@declare_options(text="as-tir", match="match")
@app_commands.autocomplete(match=match_choices)
async def try_shot_by_command(
    interaction: discord.Interaction, text: str | None = None, match: str | None = None
) -> None:
    """Try a shot without playing it (AS-test-a); without a text, offer those that there are."""
    await defer(interaction)
    turn, seat = await find_own_turn(interaction, match, GAME)
    if text is None:
        await answer(interaction, await first_step(interaction, turn.id, seat, TRY))
        return
    asked = text if text.lstrip().startswith("?") else f"?{text}"
    author = await author_of(interaction)
    await answer(interaction, await show_order_back(app_of(interaction), author, turn, seat, asked, give_back=True))


@app_commands.command(**declare_command("as-classement"))
async def show_standings(interaction: discord.Interaction) -> None:
    """Show the standings of the league."""
    await show_ranking(interaction)


COG = GameCog(
    game=GAME,
    code="as",
    offer=CHALLENGES.shown,
    rules=Rules("aspic", "AS", "dest-h"),
    own=(open_turn_form, try_shot_by_command, show_standings, challenge),
    corrections=CORRECTIONS,
    challenges=begin_challenge,
)


GAME = "aspic"
COLOUR = 0x00897B
MOST = 20


async def show_ranking(interaction: discord.Interaction) -> None:
    """Answer with the league's standings: the first places, and the user's own."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    found = await list_standings(app.house, league.id, GAME)
    voice = app.texts.voice(await language_of(interaction))
    await answer(interaction, ranking_post(voice, league, found, interaction.user.id))


def ranking_post(voice: Voice, league: League, found: tuple[PlayerStanding, ...], user_id: int) -> Post:
    """Return the standings in lines that a telephone shows whole."""
    title = voice.t("as-ranking-title", league=escape(league.name))
    if not found:
        return Post((title, voice.t("as-ranking-none")), accent=COLOUR)
    ranked = list(enumerate(found, start=1))
    shown = ranked[:MOST] + [entry for entry in ranked[MOST:] if entry[1].user_id == user_id]
    lines = [_line(voice, place, row) for place, row in shown]
    return Post((title, "\n".join(lines), voice.t("as-ranking-how")), accent=COLOUR)


def _line(voice: Voice, place: int, row: PlayerStanding) -> str:
    return voice.t(
        "as-ranking-line",
        place=place,
        name=escape(row.name),
        points=row.points,
        played=row.played,
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
        scored=row.goals_for,
        conceded=row.goals_against,
        difference=f"{row.difference:+}".replace("-", "−"),
        share=_share(voice, row.share),
        rating=str(row.rating),
    )


def _share(voice: Voice, tenths: int | None) -> str:
    """Return a part of the board in percent; a decimal that is zero is not shown (AS-occ-b)."""
    if tenths is None:
        return "none"
    whole, rest = str(tenths // 10), str(tenths % 10)
    return whole if rest == "0" else voice.t("as-decimal", whole=whole, rest=rest)
