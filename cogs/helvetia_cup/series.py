"""A competition on demand: `/helvetia competition` shows its pages, `/helvetia entrainement` what may be bought."""

import discord
from discord import app_commands

from cogs.helvetia_cup.team import GAME
from cogs.helvetia_cup.watching import presenter_of
from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import CHOICES, NAME, contests_in_view, find_pressed_contest
from cogs.kit.declare import declare_command, declare_options, fixed_choice
from cogs.kit.dossiers import load_latest_dossier
from cogs.kit.seats import find_own_seat, require_open_turn
from cogs.orders.flow import show_order_back
from cogs.orders.form import first_step
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import clip
from presenters.helvetia_cup.series.squads import Figures, figures_of
from presenters.helvetia_cup.series.views import OF_PLAYERS, PAGE, PAGES, STANDS, TEAM, PageRequest
from presenters.helvetia_cup.series.words import SeriesWords
from referee.competition.hall import list_finals
from referee.hand.answering import list_seats_of_person
from referee.model import Contest
from referee.turns import contests
from rules.helvetia_cup.phases import MATCH_STAGES
from rules.helvetia_cup.state import CompetitionState, Match


async def series_in_view(interaction: discord.Interaction) -> list[Contest]:
    """Return the competitions that the user may name here, the thread's one first."""
    found = [one for one in await contests_in_view(interaction, past=True) if one.game == GAME]
    stages = await contests.read_last_stages(app_of(interaction).house, [one.id for one in found])
    return [one for one in found if stages.get(one.id) not in MATCH_STAGES]


async def series_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the competitions in view whose name contains what was typed."""
    wanted = typed.casefold()
    shown = [one for one in await series_in_view(interaction) if wanted in one.name.casefold()]
    return [app_commands.Choice(name=clip(one.name, NAME), value=str(one.id)) for one in shown[:CHOICES]]


async def find_series(interaction: discord.Interaction, given: str | None, *, own: bool = False) -> Contest:
    """Return the competition that `given` names; without it the thread's, or the only one. Raises `UserError`.

    `own`: one in which the user answers for a team.
    """
    app, found = app_of(interaction), await series_in_view(interaction)
    if given is not None:
        found = [one for one in found if given in {str(one.id), one.name}]
        if not found:
            raise UserError("match-unknown")
        return found[0]
    here = [one for one in found if one.thread_id == interaction.channel_id]
    if own and not here:
        found = [one for one in found if await list_seats_of_person(app.house, one.id, interaction.user.id)]
    likely = here or [one for one in found if one.status != "over"] or found[:1]
    if len(likely) != 1:
        raise UserError("hc-series-which" if likely else "hc-series-none")
    return likely[0]


@app_commands.command(**declare_command("hc-entrainement"))
@declare_options(text="hc-cartes-achetees", series="competition")
@app_commands.autocomplete(series=series_choices)
async def training(interaction: discord.Interaction, text: str | None = None, series: str | None = None) -> None:
    """Show a coach their squad and deck before a round, and take the cards that they buy."""
    await defer(interaction)
    contest = await find_series(interaction, series, own=True)
    turn, seat = await require_open_turn(interaction, contest), await find_own_seat(interaction, contest.id)
    if turn.stage != "preparation":
        raise UserError("hc-series-no-preparation")
    if text is None:
        await answer(interaction, await first_step(interaction, turn.id, seat))
        return
    bought = text if text.strip()[:1].upper() == "A" else f"A {text}"
    author = await author_of(interaction)
    await answer(interaction, await show_order_back(app_of(interaction), author, turn, seat, bought, give_back=True))


async def offer_entered_teams(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the teams of the competition that the command names so far."""
    try:
        contest = await find_series(interaction, getattr(interaction.namespace, "competition", None))
        words, _ = await _words(interaction, contest)
    except UserError:
        return []
    wanted = typed.casefold()
    found = [(words.bare(key), key) for key in words.state.teams]
    return [app_commands.Choice(name=clip(name, NAME), value=key) for name, key in found if wanted in name.casefold()]


@app_commands.command(**declare_command("hc-competition"))
@declare_options(page="hc-page", team="hc-inscrite", series="competition")
@app_commands.choices(page=[fixed_choice(f"hc-page-{one}", one) for one in PAGES])
@app_commands.autocomplete(team=offer_entered_teams, series=series_choices)
async def show_series_page(
    interaction: discord.Interaction, page: str = STANDS, team: str | None = None, series: str | None = None
) -> None:
    """Show a page of a competition."""
    await defer(interaction)
    await _show(interaction, await find_series(interaction, series), TEAM if team else page, team)


@register(PAGE)
async def press_series_page(interaction: discord.Interaction, contest_id: int, page: str) -> None:
    """Show a page to who presses."""
    await defer(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    if contest.game != GAME:
        raise UserError("error-stale")
    await _show(interaction, contest, page, None)


async def _show(interaction: discord.Interaction, contest: Contest, page: str, team: str | None) -> None:
    app, author = app_of(interaction), await author_of(interaction)
    words, dossier = await _words(interaction, contest)
    key: str | None = dossier.seat_of(author.user_id)
    if team is not None:
        key = next((one for one, who in words.state.teams.items() if team in {one, who.name}), None)
    needs = page in OF_PLAYERS or page == TEAM
    figures = await _figures(interaction, contest, words.state) if needs else Figures()
    asked = PageRequest(name=page, key=key, figures=figures, palette=author.palette)
    await answer(interaction, presenter_of(app).series.page(author.language, dossier, asked))


async def _words(interaction: discord.Interaction, contest: Contest) -> tuple[SeriesWords, Dossier]:
    dossier = await load_latest_dossier(app_of(interaction).house, contest.id)
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    return SeriesWords.of(voice, dossier.now, dossier.turn), dossier


async def _figures(interaction: discord.Interaction, contest: Contest, state: CompetitionState) -> Figures:
    found = {one.id: one for one in state.fixtures}
    ended = await list_finals(app_of(interaction).house, contest.id)
    return figures_of((found[key], match) for key, match in ended if key in found and isinstance(match, Match))
