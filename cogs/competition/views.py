"""The pages of a competition on demand, as it stands this moment, by a command or a press.

Table, calendar, bracket and honours; an entrant, the cross grid, the results of a round, « Pourquoi ? ».
"""

from collections.abc import Callable
from dataclasses import replace

import discord
from discord import app_commands

from cogs.game import Command
from cogs.kit import notices
from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import contest_command, find_named_contest, find_pressed_contest, match_choices
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.dossiers import load_latest_whole_dossier
from presenters.competition.presenter import CompetitionPresenter
from presenters.competition.standing import latest_state
from presenters.competition.views import EVERYBODY, cross_page, entrant_page, results_page, why_page
from presenters.competition.words import GameWords
from presenters.dossier import Dossier, build_dossier
from presenters.errors import UserError
from presenters.escaping import clip, text_length
from presenters.fitting import fit_lines
from presenters.post import TEXT_LIMIT, Block, ButtonRow, Post
from presenters.rewards import here_button, reward_line
from referee.competition import books
from referee.competition.dates import entrant_of
from referee.competition.founding import KEY
from referee.league import rewards
from referee.model import Contest
from rules.competition.state import State


async def load_live(app: App, contest_id: int) -> Dossier:
    """Read a competition with what it has been told in its open turn. Raises `UnreadableError`."""
    found = await notices.read_contest_standing(app, contest_id)
    return replace(build_dossier(found.file, app.house.games), live=found.live)


CHOICES = 25


async def read_words(interaction: discord.Interaction, contest: Contest) -> tuple[GameWords, str]:
    """Return the words of a competition as it stands this moment, and its title. Raises `UserError` for any other."""
    presenter = app_of(interaction).presenters[contest.game]
    if not isinstance(presenter, CompetitionPresenter):
        raise UserError("error-stale")
    dossier, language = await load_live(app_of(interaction), contest.id), await language_of(interaction)
    return presenter.words(language, latest_state(dossier)), presenter.titled(language, dossier, dossier.now)


async def entrant_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the entrants of the competition that the command names so far."""
    try:
        contest = await find_named_contest(interaction, getattr(interaction.namespace, "match", None), KEY)
        words, _ = await read_words(interaction, contest)
    except UserError:
        return []
    wanted = typed.casefold()
    found = [(words.bare(one), one) for one in words.state.entrants]
    named_so = [(name, one) for name, one in found if wanted in name.casefold()]
    return [app_commands.Choice(name=clip(name, 100), value=one) for name, one in named_so[:CHOICES]]


def find_pressed_entrant(state: State, pressed: str) -> str | None:
    """Return whom a press is about: an entrant, or nobody alone. Raises `UserError`."""
    return None if pressed == EVERYBODY else find_entrant(state, pressed)


def find_entrant(state: State, given: str) -> str:
    """Return the entrant of that id or name. Raises `UserError`."""
    found = next((one for one, who in state.entrants.items() if given in {one, who.name}), None)
    if found is None:
        raise UserError("cp-which-entrant")
    return found


@app_commands.command(**declare_command("cp-equipe"))
@declare_options(entrant="cp-inscrit", match="competition")
@app_commands.autocomplete(entrant=entrant_choices, match=match_choices)
async def show_entrant(interaction: discord.Interaction, entrant: str | None = None, match: str | None = None) -> None:
    """Show one entrant, by default the user's own."""
    await defer(interaction)
    contest = await find_named_contest(interaction, match, KEY)
    words, title = await read_words(interaction, contest)
    if entrant is None:
        entrant = await entrant_of(app_of(interaction).house, contest.id, interaction.user.id) or ""
    found = find_entrant(words.state, entrant)
    await answer(interaction, entrant_page(words, title, contest.id, found))


@app_commands.command(**declare_command("cp-resultats"))
@declare_options(round_="cp-journee", match="competition")
@app_commands.autocomplete(match=match_choices)
async def show_round_results(
    interaction: discord.Interaction,
    round_: app_commands.Range[int, 1, 999] | None = None,
    match: str | None = None,
) -> None:
    """Show the results of a round, by default of the last one that has any."""
    await defer(interaction)
    contest = await find_named_contest(interaction, match, KEY)
    words, title = await read_words(interaction, contest)
    await answer(interaction, results_page(words, title, contest.id, None, round_))


def _words_command(key: str, page: Callable[[GameWords, str], Post]) -> Command:
    async def show(interaction: discord.Interaction, contest: Contest) -> None:
        await answer(interaction, page(*await read_words(interaction, contest)))

    return contest_command(key, "competition", KEY, show)


@register("cp-why")
async def why_pressed(interaction: discord.Interaction, contest_id: int, entrant: str) -> None:
    """Show who presses why an entrant stands where it stands; with `-` everybody."""
    await defer(interaction)
    words, title = await read_words(interaction, await find_pressed_contest(interaction, contest_id))
    await answer(interaction, why_page(words, title, find_pressed_entrant(words.state, entrant)))


@register("cp-results")
async def results_pressed(interaction: discord.Interaction, contest_id: int, stage: int, round_: int) -> None:
    """Show who presses the results of another round."""
    await defer(interaction)
    words, title = await read_words(interaction, await find_pressed_contest(interaction, contest_id))
    await answer(interaction, results_page(words, title, contest_id, stage, round_))


@register("cp-results-last")
async def last_results_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Show who presses the latest results."""
    await defer(interaction)
    words, title = await read_words(interaction, await find_pressed_contest(interaction, contest_id))
    await answer(interaction, results_page(words, title, contest_id))


DEMAND: tuple[Command, ...] = (
    show_entrant,
    show_round_results,
    _words_command("cp-croise", cross_page),
    _words_command("cp-pourquoi", why_page),
)


REWARDS = 4  # that are shown
SEASONS = 3  # whose books are told


@register("cp-page")
async def press_competition_page(interaction: discord.Interaction, contest_id: int, page: str) -> None:
    """Show a page to who presses."""
    await defer(interaction)
    await _show(interaction, await find_pressed_contest(interaction, contest_id), page)


async def _show(interaction: discord.Interaction, contest: Contest, page: str) -> None:
    app = app_of(interaction)
    presenter = app.presenters[contest.game]
    if not isinstance(presenter, CompetitionPresenter):
        raise UserError("error-stale")
    dossier, language = await load_live(app, contest.id), await language_of(interaction)
    post = presenter.page(language, dossier, page)
    if page == "honours":
        post = replace(post, blocks=(*post.blocks, *await _own_honours(app, language, contest)))
        post = replace(post, blocks=(*post.blocks, *await _rewards(app, language, contest, post)))
    await answer(interaction, post)


async def _own_honours(app: App, language: str, contest: Contest) -> tuple[str, ...]:
    """Return what the books of the game that is played tell of the latest seasons."""
    told = []
    for _, kept in (await books.list_books_by_season(app.house, contest.id))[:SEASONS]:
        dossier = await load_latest_whole_dossier(app.house, kept.id)
        told.append(app.presenter_of(dossier).season_honours(language, dossier))
    return tuple(one for one in told if one)


async def _rewards(app: App, language: str, contest: Contest, beside: Post) -> tuple[Block, ...]:
    """Return how it stands with the latest rewards, and the button for whoever still has to come for one."""
    voice, found = app.texts.voice(language), await rewards.list_rewards(app.house, contest.id)
    latest = found[-REWARDS:][::-1]
    room = TEXT_LIMIT - sum(text_length(block) for block in beside.blocks if isinstance(block, str))
    lines = "\n".join(fit_lines(voice, [reward_line(voice, one) for one in latest], room))
    buttons = tuple(here_button(voice, one) for one in latest if one.awaited)
    return (*((lines,) if lines else ()), *((ButtonRow(buttons),) if buttons else ()))


def _command(key: str, page: str) -> Command:
    return contest_command(key, "competition", KEY, lambda interaction, contest: _show(interaction, contest, page))


PAGES = (
    _command("cp-classement", "table"),
    _command("cp-calendrier", "calendar"),
    _command("cp-tableau", "bracket"),
    _command("cp-palmares", "honours"),
)
