"""More pages of a competition on demand: an entrant, the cross grid, the results of a round, « Pourquoi ? »."""

from collections.abc import Callable

import discord
from discord import app_commands

from cogs.competition.live import load_live
from cogs.game import Command
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, contest_pressed, match_choices
from cogs.kit.declare import named, options
from presenters.competition.presenter import CompetitionPresenter
from presenters.competition.standing import latest_state
from presenters.competition.views import EVERYBODY, cross_page, entrant_page, results_page, why_page
from presenters.competition.words import GameWords
from presenters.errors import UserError
from presenters.escaping import clip
from presenters.post import Post
from referee.competition.dates import entrant_of
from referee.competition.founding import KEY
from referee.model import Contest
from rules.competition.state import State

CHOICES = 25


async def words_of(interaction: discord.Interaction, contest: Contest) -> tuple[GameWords, str]:
    """Return the words of a competition as it stands this moment, and its title. Raises `UserError` for any other."""
    presenter = app_of(interaction).presenters[contest.game]
    if not isinstance(presenter, CompetitionPresenter):
        raise UserError("error-stale")
    dossier, language = await load_live(app_of(interaction), contest.id), await language_of(interaction)
    return presenter.words(language, latest_state(dossier)), presenter.titled(language, dossier, dossier.now)


async def entrant_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the entrants of the competition that the command names so far."""
    try:
        contest = await contest_named(interaction, getattr(interaction.namespace, "match", None), KEY)
        words, _ = await words_of(interaction, contest)
    except UserError:
        return []
    wanted = typed.casefold()
    found = [(words.bare(one), one) for one in words.state.entrants]
    named_so = [(name, one) for name, one in found if wanted in name.casefold()]
    return [app_commands.Choice(name=clip(name, 100), value=one) for name, one in named_so[:CHOICES]]


def about(state: State, pressed: str) -> str | None:
    """Return whom a press is about: an entrant, or nobody alone. Raises `UserError`."""
    return None if pressed == EVERYBODY else entrant_named(state, pressed)


def entrant_named(state: State, given: str) -> str:
    """Return the entrant of that id or name. Raises `UserError`."""
    found = next((one for one, who in state.entrants.items() if given in {one, who.name}), None)
    if found is None:
        raise UserError("cp-which-entrant")
    return found


@app_commands.command(**named("cp-equipe"))
@options(entrant="cp-inscrit", match="competition")
@app_commands.autocomplete(entrant=entrant_choices, match=match_choices)
async def team(interaction: discord.Interaction, entrant: str | None = None, match: str | None = None) -> None:
    """Show one entrant, by default the user's own."""
    await defer(interaction)
    contest = await contest_named(interaction, match, KEY)
    words, title = await words_of(interaction, contest)
    if entrant is None:
        entrant = await entrant_of(app_of(interaction).house, contest.id, interaction.user.id) or ""
    found = entrant_named(words.state, entrant)
    await answer(interaction, entrant_page(words, title, contest.id, found))


@app_commands.command(**named("cp-resultats"))
@options(round_="cp-journee", match="competition")
@app_commands.autocomplete(match=match_choices)
async def results(
    interaction: discord.Interaction,
    round_: app_commands.Range[int, 1, 999] | None = None,
    match: str | None = None,
) -> None:
    """Show the results of a round, by default of the last one that has any."""
    await defer(interaction)
    contest = await contest_named(interaction, match, KEY)
    words, title = await words_of(interaction, contest)
    await answer(interaction, results_page(words, title, contest.id, None, round_))


def _shown(key: str, page: Callable[[GameWords, str], Post]) -> Command:
    @app_commands.command(**named(key))
    @options(match="competition")
    @app_commands.autocomplete(match=match_choices)
    async def show(interaction: discord.Interaction, match: str | None = None) -> None:
        await defer(interaction)
        await answer(interaction, page(*await words_of(interaction, await contest_named(interaction, match, KEY))))

    return show


@on("cp-why")
async def why_pressed(interaction: discord.Interaction, contest_id: int, entrant: str) -> None:
    """Show who presses why an entrant stands where it stands; with `-` everybody."""
    await defer(interaction)
    words, title = await words_of(interaction, await contest_pressed(interaction, contest_id))
    await answer(interaction, why_page(words, title, about(words.state, entrant)))


@on("cp-results")
async def results_pressed(interaction: discord.Interaction, contest_id: int, stage: int, round_: int) -> None:
    """Show who presses the results of another round."""
    await defer(interaction)
    words, title = await words_of(interaction, await contest_pressed(interaction, contest_id))
    await answer(interaction, results_page(words, title, contest_id, stage, round_))


@on("cp-results-last")
async def last_results_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Show who presses the latest results."""
    await defer(interaction)
    words, title = await words_of(interaction, await contest_pressed(interaction, contest_id))
    await answer(interaction, results_page(words, title, contest_id))


DEMAND: tuple[Command, ...] = (team, results, _shown("cp-croise", cross_page), _shown("cp-pourquoi", why_page))
