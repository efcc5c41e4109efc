"""`/matrix creer`: a season from uploads, shown as everybody will see it, changed in a form, started by a button.

The uploads are options of the command or, without a list of teams, files of the form that it then opens.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.clock import clock_here
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.forms import (
    FILE,
    LONGEST,
    FileField,
    Handed,
    TextField,
    fetch_text,
    show_fields,
    show_form,
    text_handed,
)
from cogs.kit.league import check_referee, league_here
from cogs.league.forms import read_moment
from cogs.league.preparing import PlanForm, Preparation
from cogs.league.threads import check_channel
from presenters.errors import UploadFaults, UserError, fault_at
from presenters.escaping import escape, plain
from presenters.matrix_hockey.creation.checks import check_plan, matrix_rounds
from presenters.matrix_hockey.creation.matrices import read_matrices
from presenters.matrix_hockey.creation.options import Options, read_config
from presenters.matrix_hockey.creation.plan import MODULES, SeasonPlan
from presenters.matrix_hockey.creation.preview import PlanView, faulty_upload_text, season_preview
from presenters.matrix_hockey.creation.teams import read_teams
from presenters.matrix_hockey.creation.writing import write_config, write_matrices
from presenters.post import Post, custom_id
from referee.league import plans
from referee.model import Contest, ContestSettings
from referee.turns import contests
from rules.errors import CaseError

GAME = "matrix-hockey"
NAME, START = 60, 30
T = TypeVar("T")


@app_commands.command(**declare_command("mh-creer"))
@declare_options(teams="mh-equipes", config="mh-options", matrices="mh-matrices", name="mh-nom", start="mh-debut")
async def prepare_season(
    interaction: discord.Interaction,
    teams: discord.Attachment | None = None,
    config: discord.Attachment | None = None,
    matrices: discord.Attachment | None = None,
    name: app_commands.Range[str, 1, NAME] | None = None,
    start: app_commands.Range[str, 1, START] | None = None,
) -> None:
    """Read the uploads and show the season that they make; without a list of teams, open the form that asks for it."""
    if teams is not None:
        await _prepare(interaction, Uploads(teams, config, matrices), name or "", start or "")
        return
    if config is not None or matrices is not None:
        raise UserError("mh-create-teams-missing")  # the form would ask for these again
    check_referee(interaction, await league_here(interaction))
    t, language = app_of(interaction).texts.t, await language_of(interaction)
    fields = (
        FileField("teams", t(language, "mh-create-teams"), t(language, "opt-mh-equipes-about"), is_required=True),
        TextField("name", t(language, "mh-create-name"), given=name or "", is_required=False, longest=NAME),
        TextField(
            "start",
            t(language, "mh-create-start"),
            t(language, "opt-mh-debut-about"),
            given=start or "",
            is_required=False,
            longest=START,
        ),
        FileField("config", t(language, "mh-create-config"), t(language, "opt-mh-options-about")),
        FileField("matrices", t(language, "mh-create-matrices"), t(language, "opt-mh-matrices-about")),
    )
    await show_fields(interaction, custom_id("mh-create"), t(language, "mh-create-form"), fields)


@register("mh-create")
async def take_uploads(interaction: discord.Interaction, *, handed: Handed) -> None:
    """Read the files of the form and show the season that they make."""
    files, texts = handed.files, handed.texts
    if "teams" not in files:
        raise UserError("mh-create-teams-missing")
    uploads = Uploads(files["teams"], files.get("config"), files.get("matrices"))
    await _prepare(interaction, uploads, texts.get("name", ""), texts.get("start", ""))


class Uploads(NamedTuple):
    """The files from which a season is made."""

    teams: discord.Attachment
    config: discord.Attachment | None
    matrices: discord.Attachment | None


async def _prepare(interaction: discord.Interaction, uploads: Uploads, name: str, start: str) -> None:
    """Keep the plan that uploads make, and show it; nothing is public before « Créer » is pressed."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    now_ms, voice = app.house.clock.now_ms(), app.texts.voice(await language_of(interaction))
    clock = await clock_here(interaction, league)
    start_s = read_moment(start, clock.zone, now_ms) // 1000 if start.strip() else 0
    check_start(start_s, now_ms)
    check_channel(interaction, league, voice)
    roster = await _read(uploads.teams, read_teams)
    if isinstance(roster, UploadFaults):
        await answer(interaction, faulty_upload_text(voice, roster, file="teams"))
        return
    given = Options() if uploads.config is None else await _read(uploads.config, read_config, is_unicode=True)
    if isinstance(given, UploadFaults):
        await answer(interaction, faulty_upload_text(voice, given, file="config"))
        return
    title = plain(name, NAME) or voice.t("mh-plan-name")
    plan = SeasonPlan(name=title, roster=roster, early_close=league.early_close, start_s=start_s).with_options(given)
    brought = (
        plan if uploads.matrices is None else await _read(uploads.matrices, lambda text: replace_matrices(plan, text))
    )
    if isinstance(brought, UploadFaults):
        await answer(interaction, faulty_upload_text(voice, brought, file="matrices"))
        return
    await FORM.begin(interaction, league, brought, clock.tell_moment(voice, start.strip()))


async def _read(
    file: discord.Attachment, reader: Callable[[str], T | UploadFaults], *, is_unicode: bool = False
) -> T | UploadFaults:
    """Return what an upload says."""
    text = await fetch_text(file, is_unicode=is_unicode)
    return text if isinstance(text, UploadFaults) else reader(text)


def replace_matrices(plan: SeasonPlan, text: str) -> SeasonPlan | UploadFaults:
    """Return the plan with the matrices of a text in place of those it had; an empty text leaves all to the draw."""
    if not text.strip():
        return replace(plan, matrices={})
    try:
        read = read_matrices(text, matrix_rounds(plan))
    except CaseError as error:
        return UploadFaults((fault_at("option", message=error.message),))
    return read if isinstance(read, UploadFaults) else replace(plan, matrices=read)


def replace_config(plan: SeasonPlan, text: str) -> SeasonPlan | UploadFaults:
    """Return the plan with the options of a TOML text in place of those it had."""
    read = read_config(text)
    return read if isinstance(read, UploadFaults) else plan.with_options(read)


@register("mh-plan-page")
async def show_page(interaction: discord.Interaction, plan_id: int, *, values: tuple[str, ...]) -> None:
    """Show another page of the preview."""
    await FORM.change(interaction, plan_id, page=values[0])


@register("mh-plan-day")
async def choose_day(interaction: discord.Interaction, plan_id: int, *, values: tuple[str, ...]) -> None:
    """Set the day on which weeks close."""
    day = _number(values[0], 6)
    await FORM.change(interaction, plan_id, lambda plan: replace(plan, weekly=replace(plan.weekly, day=day)))


@register("mh-plan-hour")
async def choose_hour(interaction: discord.Interaction, plan_id: int, *, values: tuple[str, ...]) -> None:
    """Set the hour at which weeks close."""
    hour, _, minute = values[0].partition(".")
    at = {"hour": _number(hour, 23), "minute": _number(minute, 59)}
    await FORM.change(interaction, plan_id, lambda plan: replace(plan, weekly=replace(plan.weekly, **at)))


@register("mh-plan-modules")
async def choose_season_modules(interaction: discord.Interaction, plan_id: int, *, values: tuple[str, ...]) -> None:
    """Switch parts of the rules on and off."""
    await FORM.change(
        interaction, plan_id, lambda plan: plan.with_modules([name for name in values if name in MODULES])
    )


@register("mh-plan-config")
async def ask_config(interaction: discord.Interaction, plan_id: int) -> None:
    """Open the options as a TOML text."""
    found = await FORM.find(interaction, plan_id)
    await _ask(interaction, "config", plan_id, write_config(found.plan.options))


@register("mh-plan-matrices")
async def ask_matrices(interaction: discord.Interaction, plan_id: int) -> None:
    """Open the matrices as a text."""
    found = await FORM.find(interaction, plan_id)
    await _ask(interaction, "matrices", plan_id, write_matrices(found.plan.matrices))


async def _ask(interaction: discord.Interaction, what: str, plan_id: int, given: str) -> None:
    if len(given) > LONGEST:
        raise UserError("mh-plan-too-long")
    t, language = app_of(interaction).texts.t, await language_of(interaction)
    await show_form(
        interaction,
        custom_id(f"mh-plan-{what}-text", plan_id),
        title=t(language, f"mh-plan-form-{what}"),
        label=t(language, f"mh-plan-form-{what}-label"),
        hint=t(language, f"mh-plan-form-{what}-hint"),
        example=t(language, f"mh-plan-form-{what}-example"),
        given=given,
        is_required=False,
        file=FileField(FILE, t(language, "form-file"), t(language, "form-file-hint")),
    )


@register("mh-plan-config-text")
async def take_config(
    interaction: discord.Interaction, plan_id: int, *, text: str, file: discord.Attachment | None = None
) -> None:
    """Take the options as they were written, or handed in as a file."""
    await defer_change(interaction)
    await FORM.find(interaction, plan_id)  # nobody else's file is fetched
    given = await text_handed(text, file, is_unicode=True)
    await _take(interaction, plan_id, given, replace_config, file="config")


@register("mh-plan-matrices-text")
async def take_matrices(
    interaction: discord.Interaction, plan_id: int, *, text: str, file: discord.Attachment | None = None
) -> None:
    """Take the matrices as they were written, or handed in as a file."""
    await defer_change(interaction)
    await FORM.find(interaction, plan_id)
    await _take(interaction, plan_id, await text_handed(text, file), replace_matrices, file="matrices")


async def _take(
    interaction: discord.Interaction,
    plan_id: int,
    given: str | UploadFaults,
    edit: Callable[[SeasonPlan, str], SeasonPlan | UploadFaults],
    *,
    file: str,
) -> None:
    """Take a text into the plan; its faults are told apart."""
    faults = (
        given
        if isinstance(given, UploadFaults)
        else await FORM.change(interaction, plan_id, lambda plan: edit(plan, given))
    )
    if faults is not None:
        voice = app_of(interaction).texts.voice(await language_of(interaction))
        await answer(interaction, faulty_upload_text(voice, faults, file=file))


@register("mh-plan-drop")
async def drop_shown_plan(interaction: discord.Interaction, plan_id: int) -> None:
    """Throw the plan away."""
    await defer_change(interaction)
    await FORM.find(interaction, plan_id)
    await plans.drop_plan(app_of(interaction).house, plan_id)
    await change_message(
        interaction, Post((app_of(interaction).texts.t(await language_of(interaction), "mh-plan-dropped"),))
    )


def _number(text: str, most: int) -> int:
    """Return a chosen number. Raises `UserError` for what this form does not offer."""
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and int(text) <= most):
        raise UserError("error-stale")
    return int(text)


async def _show(found: Preparation[SeasonPlan], page: str) -> Post:
    now_ms = found.app.house.clock.now_ms()
    return season_preview(PlanView(await found.voice(), found.league, found.plan_id, found.plan, now_ms), page)


async def _make(found: Preparation[SeasonPlan]) -> Contest:
    """Return the season of a plan, its first turn (the draws) open. Raises `UserError` for what cannot be played."""
    plan, house = found.plan, found.app.house
    faults = check_plan(plan)
    if faults is not None:
        raise UserError("mh-plan-not-yet", count=len(faults.items))
    check_start(plan.start_s, house.clock.now_ms())
    return await contests.create_contest(
        house,
        found.league,
        contests.NewContest(
            GAME,
            plan.name,
            plan.setup(),
            seats=[(team.id, team.name, team.coach) for team in plan.roster.teams],
            participants=(),
            settings=ContestSettings(early_close=plan.early_close, weekly=plan.weekly, made_from=found.plan_id),
            start_ms=plan.start_s * 1000 or None,
        ),
    )


FORM = PlanForm(
    game=GAME,
    kind=SeasonPlan,
    show=_show,
    make=_make,
    news="mh-plan-done",
    told=lambda contest: {"name": escape(contest.name, NAME)},
)
register("mh-plan-ok")(FORM.confirm)


def check_start(start_s: int, now_ms: int) -> None:
    """Raise `UserError` for a start that has passed."""
    if start_s and start_s * 1000 <= now_ms:
        raise UserError("create-start-past", start=start_s)
