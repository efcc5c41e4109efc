"""`/helvetia defier`: a match offered to somebody, or to whoever wants it; newcomers are given a team."""

import discord
import msgspec
from discord import app_commands

from cogs.helvetia_cup.creation import MODES, VARIANTS, MatchTerms, make_match, provide_two_teams
from cogs.helvetia_cup.team import CODE, COLOUR, FAMILY, GAME
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
from rules.helvetia_cup.choices import LENGTHS, TEMPOS


@app_commands.command(**declare_command("hc-defier"))
@declare_options(
    opponent="hc-adversaire", variant="hc-regle", mode="hc-mode", tempo="hc-rythme", cards="hc-cartes",
    length="hc-duree", hours="hc-heures",
)  # fmt: skip
@app_commands.choices(
    variant=[fixed_choice(f"hc-{one}", one) for one in VARIANTS],
    mode=[fixed_choice(f"hc-{one}", one) for one in MODES],
    tempo=[fixed_choice(f"hc-{one}", one) for one in TEMPOS],
    length=[fixed_choice(f"hc-{one}", one) for one in LENGTHS],
)
async def challenge(
    interaction: discord.Interaction,
    opponent: discord.User | discord.Member | None = None,
    variant: str = FAMILY,
    mode: str = "single",
    tempo: str = "alternate",
    cards: bool = False,
    length: str = "whole",
    hours: app_commands.Range[int, 1, MOST_TURN_HOURS] | None = None,
) -> None:
    """Offer a match to somebody, or to whoever wants it."""
    await defer(interaction)
    terms = MatchTerms(variant=variant, mode=mode, tempo=tempo, length=length, cards=cards, hours=hours)
    terms.check()
    await CHALLENGES.offer(interaction, msgspec.to_builtins(terms), opponent)


async def begin_challenge(interaction: discord.Interaction) -> None:
    """Ask which of the two games to offer to whoever wants it; say which team one plays with."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    voice = app.texts.voice(await language_of(interaction))
    mine = await find_coached_team(app, league, GAME, interaction.user.id)
    asked = voice.t("hc-offer-ask", team="none" if mine is None else escape(mine.name, NAME))
    buttons = (
        Button(voice.t(f"hc-offer-{one}"), custom_id("hc-challenge", one), ButtonStyle.primary) for one in VARIANTS
    )
    await answer(interaction, Post((asked, ButtonRow(tuple(buttons))), accent=COLOUR))


@register("hc-challenge")
async def challenge_all(interaction: discord.Interaction, variant: str) -> None:
    """Offer a match of one of the two games, on its usual terms, to whoever wants it."""
    await defer(interaction)
    terms = MatchTerms(variant=variant)
    terms.check()
    await CHALLENGES.offer(interaction, msgspec.to_builtins(terms), None)


def _terms_of(challenge: Challenge) -> MatchTerms:
    terms = msgspec.convert(challenge.settings, MatchTerms)
    terms.check()
    return terms


def describe_terms(voice: Voice, terms: MatchTerms) -> str:
    """Return on which terms one plays."""
    return voice.t(
        "hc-offer-terms",
        variant=terms.variant,
        mode=terms.mode,
        tempo=terms.tempo,
        cards=terms.cards,
        length=terms.length,
        hours=terms.hours or 0,
    )


async def _made(app: App, league: League, taken: Challenge, taker: Taker) -> Contest:
    """Return the match of a claimed challenge: the challenger is at home, in a return match their opponent is."""
    theirs, mine = await provide_two_teams(app, league, taken.by_user, taker.user.id)
    teams = (mine, theirs) if taken.first_user == taker.user.id else (theirs, mine)
    return await make_match(app, league, teams, _terms_of(taken), taken.id)


CHALLENGES = Challenges(
    game=GAME,
    look=ChallengeLook(CODE, COLOUR),
    terms=lambda voice, one: describe_terms(voice, _terms_of(one)),
    make=_made,
)
