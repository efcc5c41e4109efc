"""`/helvetia equipe`: one's club and its players, and the squad that is kept for the next match. All by choices.

Nobody but its coach sees what is kept: a line-up is a secret until it is played (HC-2.2-d).
"""

from collections.abc import Callable

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.helvetia_cup.team import (
    BENCH,
    CARDS,
    COLOUR,
    GAME,
    STARTERS,
    KeptSetup,
    fill_usual,
    found_team,
    keep_setup,
    kept_of,
    list_free_for_bench,
    list_free_in_family,
    list_outfield,
    with_bench,
    with_cards,
    with_family_bench,
    with_starters,
)
from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.league import league_here
from cogs.kit.teams import NAME, check_team_name, find_coached_team
from presenters.errors import UserError
from presenters.escaping import clip, escape
from presenters.helvetia_cup.pictures import club_picture
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, Select, SelectOption, custom_id
from presenters.texts import Voice
from referee.league import teams
from referee.model import Team
from rules.helvetia_cup.cards import Card, cards_of
from rules.helvetia_cup.teams import TEAMS, PlayerCard

CHOICES = 25
LABEL = 100
DIGITS = 2  # of a shirt number


async def club_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the clubs of the data."""
    wanted = typed.casefold()
    found = [club for club in TEAMS.values() if wanted in f"{club.id} {club.club}".casefold()]
    return [app_commands.Choice(name=clip(club.club, LABEL), value=club.id) for club in found[:CHOICES]]


@app_commands.command(**declare_command("hc-equipe"))
@declare_options(club="hc-club", name="hc-nom")
@app_commands.autocomplete(club=club_choices)
async def show_squad(
    interaction: discord.Interaction, club: str | None = None, name: app_commands.Range[str, 2, NAME] | None = None
) -> None:
    """Show one's team, or the clubs to choose from; choose another club, or another name for it."""
    await defer(interaction)
    await answer(interaction, await _team(interaction, None if club is None else _club_named(club), name))


@register("hc-club")
async def club_chosen(interaction: discord.Interaction, *, values: tuple[str, ...]) -> None:
    """Take a club."""
    await defer_change(interaction)
    await change_message(interaction, await _team(interaction, _club_named(values[0])))


async def _team(interaction: discord.Interaction, club: str | None, name: str | None = None) -> Post:
    """Return the user's team after taking a club and a name, if they are given; the clubs for who has none."""
    app, league = app_of(interaction), await league_here(interaction)
    voice = app.texts.voice(await language_of(interaction))
    async with app.alone(league):
        mine = await find_coached_team(app, league, GAME, interaction.user.id)
        called = "" if name is None else await check_team_name(app, league, GAME, name, mine)
        if mine is None:
            if club is None and not called:
                return _clubs(voice)
            mine = await found_team(app, league, interaction.user.id, club or next(iter(TEAMS)), called)
        elif called:
            mine = await teams.change_team(app.house, mine.id, name=called)
        if club is not None and club != kept_of(mine).club:
            mine = await keep_setup(app, mine, KeptSetup(club=club))
    return squad_post(voice, mine)


def _club_named(given: str) -> str:
    """Return the club of a key or a name. Raises `UserError`."""
    wanted = given.strip().casefold()
    for club in TEAMS.values():
        if wanted in {club.id, club.club.casefold()}:
            return club.id
    raise UserError("hc-club-unknown", clubs=", ".join(club.club for club in TEAMS.values()))


async def _kept(interaction: discord.Interaction, changed: Callable[[KeptSetup], KeptSetup]) -> None:
    """Change what the user keeps, in the message where they chose it. Raises `UserError`."""
    await defer_change(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    async with app.alone(league):
        mine = await find_coached_team(app, league, GAME, interaction.user.id)
        if mine is None:
            raise UserError("error-stale")
        mine = await keep_setup(app, mine, changed(fill_usual(kept_of(mine))))
    await change_message(interaction, squad_post(app.texts.voice(await language_of(interaction)), mine))


@register("hc-starters")
async def starters_chosen(interaction: discord.Interaction, *, values: tuple[str, ...]) -> None:
    """Keep other starters."""
    await _kept(interaction, lambda kept: with_starters(kept, _numbers(values)))


@register("hc-bench")
async def bench_chosen(interaction: discord.Interaction, *, values: tuple[str, ...]) -> None:
    """Keep another bench."""
    await _kept(interaction, lambda kept: with_bench(kept, _numbers(values)))


@register("hc-family-bench")
async def family_bench_chosen(interaction: discord.Interaction, *, values: tuple[str, ...]) -> None:
    """Keep another bench for FAMILY."""
    await _kept(interaction, lambda kept: with_family_bench(kept, _numbers(values)))


@register("hc-cards")
async def cards_chosen(interaction: discord.Interaction, *, values: tuple[str, ...]) -> None:
    """Keep other cards, or none."""
    await _kept(interaction, lambda kept: with_cards(kept, () if values == ("",) else _numbers(values)))


@register("hc-toss")
async def toss_chosen(interaction: discord.Interaction, choice: str) -> None:
    """Keep what is chosen if the toss is won."""
    if choice not in {"attack", "defence"}:
        raise UserError("error-stale")
    await _kept(interaction, lambda kept: replace(kept, defends=choice == "defence"))


@register("hc-forget")
async def forget_setup(interaction: discord.Interaction) -> None:
    """Keep nothing any more: the coach is asked before each match."""
    await _kept(interaction, lambda kept: KeptSetup(club=kept.club))


def _numbers(values: tuple[str, ...]) -> tuple[int, ...]:
    """Return shirt numbers as they were chosen. Raises `UserError` for what is none: a forged press."""
    if not all(value.isascii() and value.isdecimal() and len(value) <= DIGITS for value in values):
        raise UserError("error-stale")
    return tuple(int(value) for value in values)


def _clubs(voice: Voice) -> Post:
    """Return what somebody without a team may choose."""
    told = [voice.t("hc-club-line", club=escape(club.club), people=escape(club.people)) for club in TEAMS.values()]
    pictures = [club_picture(voice, club.id) for club in TEAMS.values()]
    chosen = Select(
        custom_id("hc-club"),
        voice.t("hc-club-choose"),
        tuple(SelectOption(clip(club.club, LABEL), club.id) for club in list(TEAMS.values())[:CHOICES]),
    )
    return Post((voice.t("hc-squad-none"), "\n".join(told), *pictures[:2], chosen), accent=COLOUR)


def squad_post(voice: Voice, team: Team) -> Post:
    """Return a coach's team: their club's players as they are, what they keep, and what they can change."""
    given = kept_of(team)
    kept, data = fill_usual(given), given.data
    lines = [
        voice.t(
            "hc-squad-title",
            team=escape(team.name, NAME),
            club="none" if team.name == data.club else escape(data.club, NAME),
        ),
        voice.t("hc-squad-kept" if given.starters else "hc-squad-not-kept"),
        voice.t(
            "hc-squad-geek",
            starters=_named(kept, (data.goalkeeper, *kept.starters)),
            bench=_named(kept, kept.bench),
            toss="defence" if kept.defends else "attack",
            cards=", ".join(escape(cards_of(kept.club)[n].name) for n in kept.cards) or "none",
        ),
        voice.t("hc-squad-family", starters=_named(kept, data.family_starters), bench=_named(kept, kept.family_bench)),
    ]
    blocks: list[Block] = ["\n".join(lines), club_picture(voice, kept.club)]
    return Post((*blocks, *_choices(voice, kept), _presses(voice, given)), accent=COLOUR)


def _named(kept: KeptSetup, numbers: tuple[int, ...]) -> str:
    return " · ".join(f"{n} {escape(kept.data.card(n).name)}" for n in numbers)


def _choices(voice: Voice, kept: KeptSetup) -> tuple[Select, ...]:
    """Return what of a squad can be chosen: who starts, who is on the bench, the cards."""
    cards = list(cards_of(kept.club).values())[:CHOICES]
    found = [
        _players(voice, "hc-starters", kept, list_outfield(kept.data), kept.starters, STARTERS),
        _players(voice, "hc-bench", kept, list_free_for_bench(kept), kept.bench, BENCH),
        _players(voice, "hc-family-bench", kept, list_free_in_family(kept.data), kept.family_bench, BENCH),
    ]
    if cards:
        shown = tuple(SelectOption(_card_name(voice, one), str(one.no), default=one.no in kept.cards) for one in cards)
        most = min(CARDS, len(cards))
        found.append(Select(custom_id("hc-cards"), voice.t("hc-cards-choose"), shown, 0, most))
    return tuple(found)


def _players(
    voice: Voice, press: str, kept: KeptSetup, offered: tuple[int, ...], chosen: tuple[int, ...], wanted: int
) -> Select:
    shown = tuple(
        SelectOption(_player_name(voice, card), str(n), _skills(voice, card), default=n in chosen)
        for n in offered
        for card in (kept.data.card(n),)
    )
    return Select(custom_id(press), voice.t(f"{press}-choose"), shown, wanted, wanted)


def _player_name(voice: Voice, card: PlayerCard) -> str:
    return clip(voice.t("hc-squad-player", number=str(card.no), name=card.name, pos=card.pos, boost=card.boost), LABEL)


def _skills(voice: Voice, card: PlayerCard) -> str:
    figures = {name: str(getattr(card.geek, name)) for name in card.geek.__struct_fields__ if name != "pass_"}
    return clip(voice.t("hc-squad-skills", passing=str(card.geek.pass_), **figures), LABEL)


def _card_name(voice: Voice, card: Card) -> str:
    return clip(voice.t("hc-squad-card", number=str(card.no), name=card.name, kind=card.kind), LABEL)


def _presses(voice: Voice, kept: KeptSetup) -> ButtonRow:
    """Return the choice at the toss, and the way back to a squad that is asked for before each match."""
    other = "attack" if kept.defends else "defence"
    toss = Button(voice.t(f"hc-toss-{other}"), custom_id("hc-toss", other))
    forget = Button(voice.t("hc-forget"), custom_id("hc-forget"), ButtonStyle.danger, disabled=not kept.starters)
    return ButtonRow((toss, forget))
