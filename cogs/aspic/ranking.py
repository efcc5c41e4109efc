"""`/aspic classement`: points, goals and rating of everybody who has finished a match in the league."""

import discord

from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.league import league_here
from presenters.escaping import escape
from presenters.post import Post
from presenters.texts import Voice
from referee.league.standings import PlayerStanding, list_standings
from referee.model import League

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
