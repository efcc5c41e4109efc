"""`/competition creer`: the game, the formula, what it would be; nothing is public before « Ouvrir » is pressed."""

import asyncio
from collections.abc import Callable, Sequence

import discord
import msgspec
from discord import app_commands

from cogs.competition.carrying import carry_plan_over, read_season_as_game, read_season_of_plan
from cogs.kit.actions import Handler, register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.clock import clock_here
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.forms import FILE, FileField, Handed, TextField, show_fields
from cogs.kit.league import check_referee, league_here
from cogs.league.preparing import PlanForm, Preparation
from presenters.competition import creation
from presenters.competition import plan as planning
from presenters.competition.creation import (
    FORMULA_STEP,
    GAME_STEP,
    PREVIEW_STEP,
    STEPS,
    Outlook,
    PlanSheet,
    RoundSpan,
    faulty_file_text,
    step_post,
)
from presenters.competition.plan import FIELDS, CompetitionPlan
from presenters.competition.season_file import BOUNDS, SeasonFile, read_season
from presenters.errors import UploadFaults, UserError
from presenters.escaping import escape
from presenters.lobby import game_name
from presenters.post import Post, custom_id
from presenters.texts import Voice
from presenters.uploads import too_large
from referee.competition.dates import compute_round_ends
from referee.competition.founding import FEWEST, KEY, MOST, Founding, found_competition
from referee.course.resuming import found_running
from referee.model import Contest, League
from referee.turns import calendar
from rules.hosting import CanBeHosted

MOST_ROUNDS = 20
Edit = Callable[[CompetitionPlan], CompetitionPlan]


def list_hostable(app: App) -> Sequence[str]:
    """Return the games whose matches a competition can host."""
    return [key for key, game in app.house.games.items() if game.hosted is not None]


async def game_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games."""
    app, wanted = app_of(interaction), typed.casefold()
    voice = app.texts.voice(await language_of(interaction))
    found = [(game_name(voice, key), key) for key in list_hostable(app)]
    return [app_commands.Choice(name=name, value=key) for name, key in found if wanted in name.casefold()]


@app_commands.command(**declare_command("cp-creer"))
@declare_options(game="cp-jeu", name="cp-nom", rounds="cp-rondes", most="cp-places")
@app_commands.autocomplete(game=game_choices)
async def create(
    interaction: discord.Interaction,
    game: str,
    name: app_commands.Range[str, 1, planning.NAME],
    rounds: app_commands.Range[int, 1, MOST_ROUNDS] = 5,
    most: app_commands.Range[int, FEWEST, MOST] = MOST,
) -> None:
    """Prepare a competition: the first step of its form."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    _check_named(app, game, name)
    plan = CompetitionPlan(game=game, rounds=rounds, most=most, name=planning.clean_name(name))
    await FORM.begin(interaction, league, plan)


@app_commands.command(**declare_command("cp-importer"))
@declare_options(game="cp-jeu", name="cp-nom", file="cp-fichier")
@app_commands.autocomplete(game=game_choices)
async def carry_on(
    interaction: discord.Interaction,
    game: str,
    name: app_commands.Range[str, 1, planning.NAME],
    file: discord.Attachment | None = None,
) -> None:
    """Read a season that runs already, and show the first step of the form that carries it on; ask for its file."""
    if file is not None:
        await _carry_on(interaction, game, name, file)
        return
    app = app_of(interaction)
    check_referee(interaction, await league_here(interaction))
    if game not in list_hostable(app):
        raise UserError("cp-which-game")
    t, language = app.texts.t, await language_of(interaction)
    fields = (
        FileField(FILE, t(language, "cp-carry-file"), t(language, "opt-cp-fichier-about"), is_required=True),
        TextField("name", t(language, "cp-carry-name"), given=name, longest=planning.NAME),
    )
    await show_fields(interaction, custom_id("cp-carry", game), t(language, "cp-carry-form"), fields)


def _check_named(app: App, game: str, name: str) -> None:
    """Raise `UserError` for a game that cannot be played in a competition, or no name."""
    if game not in list_hostable(app):
        raise UserError("cp-which-game")
    if not planning.clean_name(name):
        raise UserError("cp-which-name")


@register("cp-carry")
async def take_season(interaction: discord.Interaction, game: str, *, handed: Handed) -> None:
    """Read the season of the form's file."""
    if FILE not in handed.files:
        raise UserError("error-stale")
    await _carry_on(interaction, game, handed.texts.get("name", ""), handed.files[FILE])


async def _carry_on(interaction: discord.Interaction, game: str, name: str, file: discord.Attachment) -> None:
    """Read a season, and show the first step of the form that carries it on."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    _check_named(app, game, name)
    read = await _read(app, game, file)
    if isinstance(read, UploadFaults):
        await answer(interaction, faulty_file_text(app.texts.voice(await language_of(interaction)), read))
        return
    await FORM.begin(interaction, league, CompetitionPlan(game=game, name=planning.clean_name(name), file=read))


async def _read(app: App, game: str, file: discord.Attachment) -> SeasonFile | UploadFaults:
    """Return the season that an upload tells of; one that is too large is not even fetched."""
    large = too_large(file.size, BOUNDS)
    if large is not None:
        return large
    read = await asyncio.to_thread(read_season, await file.read())
    if isinstance(read, UploadFaults):
        return read
    season = await read_season_as_game(app, game, read)
    return season if isinstance(season, UploadFaults) else read


@register("cp-step")
async def show_next_step(interaction: discord.Interaction, plan_id: int, step: str) -> None:
    """Show the next step."""
    await _redraw(interaction, plan_id, step)


@register("cp-back")
async def show_step_before(interaction: discord.Interaction, plan_id: int, step: str) -> None:
    """Show the step before."""
    await _redraw(interaction, plan_id, step)


@register("cp-pick")
async def choose_option(interaction: discord.Interaction, plan_id: int, key: str, *, values: tuple[str, ...]) -> None:
    """Take an option of the game into the plan; of several that go together maybe none."""
    words = [word for word in values if word]

    def edit(plan: CompetitionPlan) -> CompetitionPlan:
        return plan.with_picks(_rules(app_of(interaction), plan).questions, key, words)

    await _redraw(interaction, plan_id, GAME_STEP, edit)


def _choosing(field: str) -> Handler:
    async def choose(interaction: discord.Interaction, plan_id: int, *, values: tuple[str, ...]) -> None:
        step = GAME_STEP if field == "turn" else FORMULA_STEP
        await _redraw(interaction, plan_id, step, lambda plan: plan.with_choice(field, values[0]))

    return choose


for _field in FIELDS:
    register(f"cp-{_field}")(_choosing(_field))


async def _redraw(interaction: discord.Interaction, plan_id: int, step: str, edit: Edit | None = None) -> None:
    """Change the plan and show a step of its form."""
    if step not in STEPS:
        raise UserError("error-stale")
    await FORM.change(interaction, plan_id, edit, step)


async def _show(found: Preparation[CompetitionPlan], step: str) -> Post:
    app, plan, outlook = found.app, found.plan, None
    if step == PREVIEW_STEP:
        clock = await clock_here(found.interaction, found.league)
        zone = "none" if clock.zone == found.league.zone else found.league.zone
        outlook = (await _outlook(app, found.league, plan))._replace(zone=zone)
    voice, rules = await found.voice(), _rules(app, plan)
    name = game_name(voice, plan.game)
    sheet = PlanSheet(voice, found.plan_id, plan, name, rules.questions, rules.times_turns)
    return step_post(sheet, step or GAME_STEP, outlook)


async def _make(found: Preparation[CompetitionPlan]) -> Contest:
    app, league, plan = found.app, found.league, found.plan
    founding = _founding(app, league, plan, found.plan_id)
    if plan.file is None:
        return await found_competition(app.house, league, founding)
    season = await carry_plan_over(app, league, plan, found.interaction.user.id)
    return await found_running(app.house, league, founding, season)


FORM = PlanForm(
    game=KEY,
    kind=CompetitionPlan,
    show=_show,
    make=_make,
    news="cp-created",
    told=lambda contest: {"name": escape(contest.name)},
)
register("cp-create")(FORM.confirm)


def _founding(app: App, league: League, plan: CompetitionPlan, plan_id: int) -> Founding:
    return Founding(
        name=_full_name(app.texts.voice(league.language), plan.name, plan.game),
        game=plan.game,
        config=plan.config(),
        terms=plan.terms(_rules(app, plan).questions, app.house.games[plan.game].hours),
        settings=plan.settings(plan_id),
    )


def _rules(app: App, plan: CompetitionPlan) -> CanBeHosted[msgspec.Struct]:
    hosted = app.house.games[plan.game].hosted
    assert hosted is not None  # noqa: S101 - only such games are offered
    return hosted


def _full_name(voice: Voice, name: str, game: str) -> str:
    """Return a competition's name with its game, unless it says that itself: everybody reads it who may enter."""
    shown = game_name(voice, game)
    return name if shown.casefold() in name.casefold() else voice.t("cp-name", name=name, game=shown)


async def _outlook(app: App, league: League, plan: CompetitionPlan) -> Outlook:
    """Return what the plan would be, for some numbers of entrants; or the season that it carries on."""
    if plan.file is not None:
        season, people = await read_season_of_plan(app, league, plan)
        return Outlook(season=season, unanswered=[name for name, user in people.values() if user is None])
    off = await calendar.list_days_off(app.house, league.id)
    now_ms, settings = app.house.clock.now_ms(), plan.settings(1)
    spans: dict[int, Sequence[RoundSpan]] = {}
    signup_ms = now_ms
    for entrants in creation.forecast_sizes(plan.least, plan.most):
        states = await asyncio.to_thread(creation.forecast_rounds, plan.config(), entrants)
        signup_ms, ends = compute_round_ends(settings, league.zone, off, now_ms, len(states))
        spans[entrants] = list(map(RoundSpan, states, ends))
    return Outlook(signup_ms, spans)
