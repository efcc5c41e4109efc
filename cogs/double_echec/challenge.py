"""`/double-echec defier`: a match offered to somebody, or to whoever wants it; newcomers are given ready teams."""

import discord
import msgspec
from discord import app_commands

from cogs.double_echec.creation import MatchTerms, make_match
from cogs.double_echec.team import COLOUR, GAME, provide_team
from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import declare_command, declare_options, fixed_choice
from cogs.kit.league import league_here
from cogs.kit.teams import NAME, find_coached_team
from cogs.league.challenging import Challenges, Taker
from presenters.challenges import ChallengeLook
from presenters.escaping import escape
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.texts import Voice
from referee.league.settings import MOST_TURN_HOURS
from referee.model import Challenge, Contest, League
from rules.double_echec.choices import LENGTHS


@app_commands.command(**declare_command("de-defier"))
@declare_options(opponent="de-adversaire", length="de-duree", hours="de-heures")
@app_commands.choices(length=[fixed_choice(f"de-{length}", length) for length in LENGTHS])
async def challenge(
    interaction: discord.Interaction,
    opponent: discord.User | discord.Member | None = None,
    length: str = "whole",
    hours: app_commands.Range[int, 1, MOST_TURN_HOURS] | None = None,
) -> None:
    """Offer a match to somebody, or to whoever wants it."""
    await defer(interaction)
    terms = MatchTerms(length=length, hours=hours)
    terms.check()
    await CHALLENGES.offer(interaction, msgspec.to_builtins(terms), opponent)


async def begin_challenge(interaction: discord.Interaction) -> None:
    """Ask whether to challenge whoever wants, on the usual terms; say which team one plays with."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    voice = app.texts.voice(await language_of(interaction))
    mine = await find_coached_team(app, league, GAME, interaction.user.id)
    asked = voice.t("de-offer-ask", team="none" if mine is None else escape(mine.name, NAME))
    button = Button(voice.t("de-offer-usual"), custom_id("de-challenge"), ButtonStyle.primary)
    await answer(interaction, Post((asked, ButtonRow((button,)))))


@register("de-challenge")
async def challenge_all(interaction: discord.Interaction) -> None:
    """Offer a match on the usual terms to whoever wants it."""
    await defer(interaction)
    await CHALLENGES.offer(interaction, msgspec.to_builtins(MatchTerms()), None)


def _terms_of(challenge: Challenge) -> MatchTerms:
    terms = msgspec.convert(challenge.settings, MatchTerms)
    terms.check()
    return terms


def _told(voice: Voice, challenge: Challenge) -> str:
    """Return on which terms one plays who takes a challenge."""
    terms = _terms_of(challenge)
    return voice.t("de-offer-terms", length=terms.length, hours=terms.hours or 0)


async def _made(app: App, league: League, taken: Challenge, taker: Taker) -> Contest:
    """Return the match of a claimed challenge: the challenger is at home, in a return match their opponent is."""
    theirs = await provide_team(app, league, taken.by_user)
    mine = await provide_team(app, league, taker.user.id, theirs.name)
    home, away = (mine, theirs) if taken.first_user == taker.user.id else (theirs, mine)
    return await make_match(app, league, home, away, _terms_of(taken), taken.id)


CHALLENGES = Challenges(game=GAME, look=ChallengeLook("de", COLOUR), terms=_told, make=_made)
